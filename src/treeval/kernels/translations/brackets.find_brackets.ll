; sources 923a5334a85ade9ee9025f810de8accf789b31dca4d247ea1d0b50ce524c2e79
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.kinds, ptr %arg.leaf_places, ptr %arg.leaf_parents, ptr %arg.tag_starts, ptr %arg.tag_ends, ptr %arg.word_starts, ptr %arg.word_ends, ptr %arg.node_places, ptr %arg.node_parents, ptr %arg.label_starts, ptr %arg.label_ends, ptr %arg.first, ptr %arg.end, ptr %arg.subtree_ends, ptr %arg.leaves_before, ptr %arg.nodes_before, ptr %arg.found) unnamed_addr {
entry:
  %.25.i.i = icmp sgt i64 %arg.size, 0
  br i1 %.25.i.i, label %B16.i.i, label %part.1.exit.i
B16.i.i:
  %.37.i.i = load i8, ptr %arg.text, align 1
  %.41.i.i = zext i8 %.37.i.i to i64
  %.42.i.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i.i
  %.43.i.i = load i8, ptr %.42.i.i, align 1
  %.46.i.i = icmp eq i8 %.43.i.i, 1
  br i1 %.46.i.i, label %B52.preheader.i.i, label %part.1.exit.i
B52.preheader.i.i:
  %0 = add nsw i64 %arg.size, -1
  br label %B52.i.i
B52.i.i:
  %at.2.1.i.i = phi i64 [ %.52.i.i, %B74.i.i ], [ 0, %B52.preheader.i.i ]
  %exitcond.not.i.i = icmp eq i64 %at.2.1.i.i, %0
  br i1 %exitcond.not.i.i, label %B1108.i, label %B74.i.i
B74.i.i:
  %.52.i.i = add nuw nsw i64 %at.2.1.i.i, 1
  %.73.i.i = getelementptr i8, ptr %arg.text, i64 %.52.i.i
  %.74.i.i = load i8, ptr %.73.i.i, align 1
  %.78.i.i = zext i8 %.74.i.i to i64
  %.79.i.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i.i
  %.80.i.i = load i8, ptr %.79.i.i, align 1
  %.83.i.i = icmp eq i8 %.80.i.i, 1
  br i1 %.83.i.i, label %B52.i.i, label %part.1.exit.i
part.1.exit.i:
  %at.3.0.i.i = phi i64 [ 0, %B16.i.i ], [ 0, %entry ], [ %.52.i.i, %B74.i.i ]
  %.159506.i = icmp slt i64 %at.3.0.i.i, %arg.size
  br i1 %.159506.i, label %B82.preheader.lr.ph.i, label %B1108.i
B82.preheader.lr.ph.i:
  %1 = add nsw i64 %arg.size, -1
  br label %B82.i.outer
B82.i.outer:
  %leaf.2.1.i.ph = phi i64 [ 0, %B82.preheader.lr.ph.i ], [ %leaf.4.2.i, %B1094.i ]
  %node.2.1.i.ph = phi i64 [ 0, %B82.preheader.lr.ph.i ], [ %node.4.2.i, %B1094.i ]
  %tree.2.1.i.ph = phi i64 [ 0, %B82.preheader.lr.ph.i ], [ %tree.4.2.i, %B1094.i ]
  %around.3.1.i.ph = phi i64 [ -1, %B82.preheader.lr.ph.i ], [ %around.5.2.i, %B1094.i ]
  %at.6.1.i.ph = phi i64 [ %at.3.0.i.i, %B82.preheader.lr.ph.i ], [ %at.7.2.i, %B1094.i ]
  %.296.i = trunc i64 %leaf.2.1.i.ph to i32
  %.305.i = trunc i64 %node.2.1.i.ph to i32
  br label %B82.i
B82.i:
  %around.3.1.i = phi i64 [ %.317.i, %B216.i ], [ %around.3.1.i.ph, %B82.i.outer ]
  %at.6.1.i = phi i64 [ %at.3.0.i280.i, %B216.i ], [ %at.6.1.i.ph, %B82.i.outer ]
  %.176.i = getelementptr i8, ptr %arg.text, i64 %at.6.1.i
  %.177.i = load i8, ptr %.176.i, align 1
  %.179.i = zext i8 %.177.i to i64
  %.180.i = getelementptr i8, ptr %arg.kinds, i64 %.179.i
  %.181.i = load i8, ptr %.180.i, align 1
  %.191.i = add nsw i64 %at.6.1.i, 1
  %.25.i279.i = icmp slt i64 %.191.i, %arg.size
  br i1 %.25.i279.i, label %B16.i281.i, label %part.1.exit301.i
B16.i281.i:
  %.36.i.i = getelementptr i8, ptr %arg.text, i64 %.191.i
  %.37.i282.i = load i8, ptr %.36.i.i, align 1
  %.41.i283.i = zext i8 %.37.i282.i to i64
  %.42.i284.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i283.i
  %.43.i285.i = load i8, ptr %.42.i284.i, align 1
  %.46.i287.i = icmp eq i8 %.43.i285.i, 1
  br i1 %.46.i287.i, label %B52.i289.i, label %part.1.exit301.i
B52.i289.i:
  %at.2.1.i290.i = phi i64 [ %.52.i293.i, %B74.i292.i ], [ %.191.i, %B16.i281.i ]
  %exitcond.not.i291.i = icmp eq i64 %at.2.1.i290.i, %1
  br i1 %exitcond.not.i291.i, label %part.1.exit301.i, label %B74.i292.i
B74.i292.i:
  %.52.i293.i = add nsw i64 %at.2.1.i290.i, 1
  %.73.i294.i = getelementptr i8, ptr %arg.text, i64 %.52.i293.i
  %.74.i295.i = load i8, ptr %.73.i294.i, align 1
  %.78.i296.i = zext i8 %.74.i295.i to i64
  %.79.i297.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i296.i
  %.80.i298.i = load i8, ptr %.79.i297.i, align 1
  %.83.i300.i = icmp eq i8 %.80.i298.i, 1
  br i1 %.83.i300.i, label %B52.i289.i, label %part.1.exit301.i
part.1.exit301.i:
  %at.3.0.i280.i = phi i64 [ %.191.i, %B16.i281.i ], [ %.191.i, %B82.i ], [ %arg.size, %B52.i289.i ], [ %.52.i293.i, %B74.i292.i ]
  switch i8 %.181.i, label %B322.i [
    i8 3, label %B190.i
    i8 0, label %part.2.exit
  ]
B190.i:
  %.233.i = icmp slt i64 %around.3.1.i, 0
  br i1 %.233.i, label %part.2.exit, label %B216.i
B216.i:
  %.297.i = getelementptr i32, ptr %arg.end, i64 %around.3.1.i
  store i32 %.296.i, ptr %.297.i, align 4
  %.306.i = getelementptr i32, ptr %arg.subtree_ends, i64 %around.3.1.i
  store i32 %.305.i, ptr %.306.i, align 4
  %.313.i = getelementptr i32, ptr %arg.node_parents, i64 %around.3.1.i
  %.314.i = load i32, ptr %.313.i, align 4
  %.317.i = sext i32 %.314.i to i64
  %.159.i = icmp slt i64 %at.3.0.i280.i, %arg.size
  br i1 %.159.i, label %B82.i, label %B1108.i.loopexit
B322.i:
  %.375.i = icmp slt i64 %around.3.1.i, 0
  br i1 %.375.i, label %B334.i, label %B386.i
B334.i:
  %.382.i = getelementptr i32, ptr %arg.leaves_before, i64 %tree.2.1.i.ph
  store i32 %.296.i, ptr %.382.i, align 4
  %.389.i = getelementptr i32, ptr %arg.nodes_before, i64 %tree.2.1.i.ph
  store i32 %.305.i, ptr %.389.i, align 4
  %.392.i = add nsw i64 %tree.2.1.i.ph, 1
  br label %B386.i
B386.i:
  %tree.4.2.i = phi i64 [ %.392.i, %B334.i ], [ %tree.2.1.i.ph, %B322.i ]
  %.25.i302.i = icmp slt i64 %at.3.0.i280.i, %arg.size
  br i1 %.25.i302.i, label %B16.i304.i, label %part.1.exit325.i
B16.i304.i:
  %.36.i305.i = getelementptr i8, ptr %arg.text, i64 %at.3.0.i280.i
  %.37.i306.i = load i8, ptr %.36.i305.i, align 1
  %.41.i307.i = zext i8 %.37.i306.i to i64
  %.42.i308.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i307.i
  %.43.i309.i = load i8, ptr %.42.i308.i, align 1
  %.46.i311.i = icmp eq i8 %.43.i309.i, 0
  br i1 %.46.i311.i, label %B52.i313.i, label %part.1.exit325.i
B52.i313.i:
  %at.2.1.i314.i = phi i64 [ %.52.i317.i, %B74.i316.i ], [ %at.3.0.i280.i, %B16.i304.i ]
  %exitcond.not.i315.i = icmp eq i64 %at.2.1.i314.i, %1
  br i1 %exitcond.not.i315.i, label %part.2.exit, label %B74.i316.i
B74.i316.i:
  %.52.i317.i = add nsw i64 %at.2.1.i314.i, 1
  %.73.i318.i = getelementptr i8, ptr %arg.text, i64 %.52.i317.i
  %.74.i319.i = load i8, ptr %.73.i318.i, align 1
  %.78.i320.i = zext i8 %.74.i319.i to i64
  %.79.i321.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i320.i
  %.80.i322.i = load i8, ptr %.79.i321.i, align 1
  %.83.i324.i = icmp eq i8 %.80.i322.i, 0
  br i1 %.83.i324.i, label %B52.i313.i, label %part.1.exit325.i
part.1.exit325.i:
  %at.3.0.i303.i = phi i64 [ %at.3.0.i280.i, %B16.i304.i ], [ %at.3.0.i280.i, %B386.i ], [ %.52.i317.i, %B74.i316.i ]
  %.25.i326.i = icmp slt i64 %at.3.0.i303.i, %arg.size
  br i1 %.25.i326.i, label %B16.i328.i, label %part.1.exit349.i
B16.i328.i:
  %.36.i329.i = getelementptr i8, ptr %arg.text, i64 %at.3.0.i303.i
  %.37.i330.i = load i8, ptr %.36.i329.i, align 1
  %.41.i331.i = zext i8 %.37.i330.i to i64
  %.42.i332.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i331.i
  %.43.i333.i = load i8, ptr %.42.i332.i, align 1
  %.46.i335.i = icmp eq i8 %.43.i333.i, 1
  br i1 %.46.i335.i, label %B52.i337.i, label %part.1.exit349.i
B52.i337.i:
  %at.2.1.i338.i = phi i64 [ %.52.i341.i, %B74.i340.i ], [ %at.3.0.i303.i, %B16.i328.i ]
  %exitcond.not.i339.i = icmp eq i64 %at.2.1.i338.i, %1
  br i1 %exitcond.not.i339.i, label %part.2.exit, label %B74.i340.i
B74.i340.i:
  %.52.i341.i = add nsw i64 %at.2.1.i338.i, 1
  %.73.i342.i = getelementptr i8, ptr %arg.text, i64 %.52.i341.i
  %.74.i343.i = load i8, ptr %.73.i342.i, align 1
  %.78.i344.i = zext i8 %.74.i343.i to i64
  %.79.i345.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i344.i
  %.80.i346.i = load i8, ptr %.79.i345.i, align 1
  %.83.i348.i = icmp eq i8 %.80.i346.i, 1
  br i1 %.83.i348.i, label %B52.i337.i, label %part.1.exit349.i
part.1.exit349.i:
  %at.3.0.i327.i = phi i64 [ %at.3.0.i303.i, %B16.i328.i ], [ %at.3.0.i303.i, %part.1.exit325.i ], [ %.52.i341.i, %B74.i340.i ]
  %.472.i = icmp eq i64 %at.3.0.i327.i, %arg.size
  br i1 %.472.i, label %part.2.exit, label %B498.i
B498.i:
  %.476.i = icmp slt i64 %at.3.0.i280.i, %at.3.0.i303.i
  %.480.i = getelementptr i8, ptr %arg.text, i64 %at.3.0.i327.i
  %.481.i = load i8, ptr %.480.i, align 1
  %.483.i = zext i8 %.481.i to i64
  %.484.i = getelementptr i8, ptr %arg.kinds, i64 %.483.i
  %.485.i = load i8, ptr %.484.i, align 1
  %.487.i = icmp eq i8 %.485.i, 3
  %or.cond.i = select i1 %.476.i, i1 %.487.i, i1 false
  br i1 %or.cond.i, label %part.2.exit, label %B570.i
B570.i:
  %.545.i = icmp eq i8 %.485.i, 0
  br i1 %.545.i, label %B616.i, label %B976.i
B616.i:
  %.25.i350.i = icmp slt i64 %at.3.0.i327.i, %arg.size
  br i1 %.25.i350.i, label %B52.i361.i, label %part.1.exit373.i
B52.i361.i:
  %at.2.1.i362.i = phi i64 [ %.52.i365.i, %B74.i364.i ], [ %at.3.0.i327.i, %B616.i ]
  %exitcond.not.i363.i = icmp eq i64 %at.2.1.i362.i, %1
  br i1 %exitcond.not.i363.i, label %part.1.exit373.i, label %B74.i364.i
B74.i364.i:
  %.52.i365.i = add nsw i64 %at.2.1.i362.i, 1
  %.73.i366.i = getelementptr i8, ptr %arg.text, i64 %.52.i365.i
  %.74.i367.i = load i8, ptr %.73.i366.i, align 1
  %.78.i368.i = zext i8 %.74.i367.i to i64
  %.79.i369.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i368.i
  %.80.i370.i = load i8, ptr %.79.i369.i, align 1
  %.83.i372.i = icmp eq i8 %.80.i370.i, 0
  br i1 %.83.i372.i, label %B52.i361.i, label %part.1.exit373.i
part.1.exit373.i:
  %at.3.0.i351.i = phi i64 [ %at.3.0.i327.i, %B616.i ], [ %.52.i365.i, %B74.i364.i ], [ %arg.size, %B52.i361.i ]
  %.580.i = trunc i64 %at.6.1.i to i32
  %.581.i = getelementptr i32, ptr %arg.leaf_places, i64 %leaf.2.1.i.ph
  store i32 %.580.i, ptr %.581.i, align 4
  %.589.i = trunc i64 %around.3.1.i to i32
  %.590.i = getelementptr i32, ptr %arg.leaf_parents, i64 %leaf.2.1.i.ph
  store i32 %.589.i, ptr %.590.i, align 4
  %.596.i = trunc i64 %at.3.0.i280.i to i32
  %.597.i = getelementptr i32, ptr %arg.tag_starts, i64 %leaf.2.1.i.ph
  store i32 %.596.i, ptr %.597.i, align 4
  %.605.i = trunc i64 %at.3.0.i303.i to i32
  %.606.i = getelementptr i32, ptr %arg.tag_ends, i64 %leaf.2.1.i.ph
  store i32 %.605.i, ptr %.606.i, align 4
  %.614.i = trunc i64 %at.3.0.i327.i to i32
  %.615.i = getelementptr i32, ptr %arg.word_starts, i64 %leaf.2.1.i.ph
  store i32 %.614.i, ptr %.615.i, align 4
  %.622.i = trunc i64 %at.3.0.i351.i to i32
  %.623.i = getelementptr i32, ptr %arg.word_ends, i64 %leaf.2.1.i.ph
  store i32 %.622.i, ptr %.623.i, align 4
  %.25.i374.i = icmp slt i64 %at.3.0.i351.i, %arg.size
  br i1 %.25.i374.i, label %B16.i376.i, label %part.1.exit397.i
B16.i376.i:
  %.36.i377.i = getelementptr i8, ptr %arg.text, i64 %at.3.0.i351.i
  %.37.i378.i = load i8, ptr %.36.i377.i, align 1
  %.41.i379.i = zext i8 %.37.i378.i to i64
  %.42.i380.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i379.i
  %.43.i381.i = load i8, ptr %.42.i380.i, align 1
  %.46.i383.i = icmp eq i8 %.43.i381.i, 1
  br i1 %.46.i383.i, label %B52.i385.i, label %part.1.exit397.i
B52.i385.i:
  %at.2.1.i386.i = phi i64 [ %.52.i389.i, %B74.i388.i ], [ %at.3.0.i351.i, %B16.i376.i ]
  %exitcond.not.i387.i = icmp eq i64 %at.2.1.i386.i, %1
  br i1 %exitcond.not.i387.i, label %part.2.exit, label %B74.i388.i
B74.i388.i:
  %.52.i389.i = add nsw i64 %at.2.1.i386.i, 1
  %.73.i390.i = getelementptr i8, ptr %arg.text, i64 %.52.i389.i
  %.74.i391.i = load i8, ptr %.73.i390.i, align 1
  %.78.i392.i = zext i8 %.74.i391.i to i64
  %.79.i393.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i392.i
  %.80.i394.i = load i8, ptr %.79.i393.i, align 1
  %.83.i396.i = icmp eq i8 %.80.i394.i, 1
  br i1 %.83.i396.i, label %B52.i385.i, label %part.1.exit397.i
part.1.exit397.i:
  %at.3.0.i375.i = phi i64 [ %at.3.0.i351.i, %B16.i376.i ], [ %at.3.0.i351.i, %part.1.exit373.i ], [ %.52.i389.i, %B74.i388.i ]
  %.658.i = icmp eq i64 %at.3.0.i375.i, %arg.size
  br i1 %.658.i, label %part.2.exit, label %B850.i
B850.i:
  %.662.i = getelementptr i8, ptr %arg.text, i64 %at.3.0.i375.i
  %.663.i = load i8, ptr %.662.i, align 1
  %.665.i = zext i8 %.663.i to i64
  %.666.i = getelementptr i8, ptr %arg.kinds, i64 %.665.i
  %.667.i = load i8, ptr %.666.i, align 1
  %.669.not.i = icmp eq i8 %.667.i, 3
  br i1 %.669.not.i, label %B910.i, label %part.2.exit
B910.i:
  %.726.i = add nsw i64 %at.3.0.i375.i, 1
  %.25.i398.i = icmp slt i64 %.726.i, %arg.size
  br i1 %.25.i398.i, label %B16.i400.i, label %part.1.exit421.i
B16.i400.i:
  %.36.i401.i = getelementptr i8, ptr %arg.text, i64 %.726.i
  %.37.i402.i = load i8, ptr %.36.i401.i, align 1
  %.41.i403.i = zext i8 %.37.i402.i to i64
  %.42.i404.i = getelementptr i8, ptr %arg.kinds, i64 %.41.i403.i
  %.43.i405.i = load i8, ptr %.42.i404.i, align 1
  %.46.i407.i = icmp eq i8 %.43.i405.i, 1
  br i1 %.46.i407.i, label %B52.i409.i, label %part.1.exit421.i
B52.i409.i:
  %at.2.1.i410.i = phi i64 [ %.52.i413.i, %B74.i412.i ], [ %.726.i, %B16.i400.i ]
  %exitcond.not.i411.i = icmp eq i64 %at.2.1.i410.i, %1
  br i1 %exitcond.not.i411.i, label %part.1.exit421.i, label %B74.i412.i
B74.i412.i:
  %.52.i413.i = add nsw i64 %at.2.1.i410.i, 1
  %.73.i414.i = getelementptr i8, ptr %arg.text, i64 %.52.i413.i
  %.74.i415.i = load i8, ptr %.73.i414.i, align 1
  %.78.i416.i = zext i8 %.74.i415.i to i64
  %.79.i417.i = getelementptr i8, ptr %arg.kinds, i64 %.78.i416.i
  %.80.i418.i = load i8, ptr %.79.i417.i, align 1
  %.83.i420.i = icmp eq i8 %.80.i418.i, 1
  br i1 %.83.i420.i, label %B52.i409.i, label %part.1.exit421.i
part.1.exit421.i:
  %at.3.0.i399.i = phi i64 [ %.726.i, %B16.i400.i ], [ %.726.i, %B910.i ], [ %arg.size, %B52.i409.i ], [ %.52.i413.i, %B74.i412.i ]
  %.760.i = add nsw i64 %leaf.2.1.i.ph, 1
  br label %B1094.i
B976.i:
  %.779.i = trunc i64 %at.6.1.i to i32
  %.780.i = getelementptr i32, ptr %arg.node_places, i64 %node.2.1.i.ph
  store i32 %.779.i, ptr %.780.i, align 4
  %.788.i = trunc i64 %around.3.1.i to i32
  %.789.i = getelementptr i32, ptr %arg.node_parents, i64 %node.2.1.i.ph
  store i32 %.788.i, ptr %.789.i, align 4
  %.797.i = trunc i64 %at.3.0.i280.i to i32
  %.798.i = getelementptr i32, ptr %arg.label_starts, i64 %node.2.1.i.ph
  store i32 %.797.i, ptr %.798.i, align 4
  %.806.i = trunc i64 %at.3.0.i303.i to i32
  %.807.i = getelementptr i32, ptr %arg.label_ends, i64 %node.2.1.i.ph
  store i32 %.806.i, ptr %.807.i, align 4
  %.816.i = getelementptr i32, ptr %arg.first, i64 %node.2.1.i.ph
  store i32 %.296.i, ptr %.816.i, align 4
  %.824.i = add nsw i64 %node.2.1.i.ph, 1
  br label %B1094.i
B1094.i:
  %node.4.2.i = phi i64 [ %node.2.1.i.ph, %part.1.exit421.i ], [ %.824.i, %B976.i ]
  %around.5.2.i = phi i64 [ %around.3.1.i, %part.1.exit421.i ], [ %node.2.1.i.ph, %B976.i ]
  %at.7.2.i = phi i64 [ %at.3.0.i399.i, %part.1.exit421.i ], [ %at.3.0.i327.i, %B976.i ]
  %leaf.4.2.i = phi i64 [ %.760.i, %part.1.exit421.i ], [ %leaf.2.1.i.ph, %B976.i ]
  %.867.i = icmp slt i64 %at.7.2.i, %arg.size
  br i1 %.867.i, label %B82.i.outer, label %B1108.i.loopexit
B1108.i.loopexit:
  %leaf.5.2.i.ph = phi i64 [ %leaf.2.1.i.ph, %B216.i ], [ %leaf.4.2.i, %B1094.i ]
  %node.5.2.i.ph = phi i64 [ %node.2.1.i.ph, %B216.i ], [ %node.4.2.i, %B1094.i ]
  %tree.5.2.i.ph = phi i64 [ %tree.2.1.i.ph, %B216.i ], [ %tree.4.2.i, %B1094.i ]
  %around.6.2.i.ph = phi i64 [ %.317.i, %B216.i ], [ %around.5.2.i, %B1094.i ]
  %2 = icmp sgt i64 %around.6.2.i.ph, -1
  %3 = zext i1 %2 to i64
  br label %B1108.i
B1108.i:
  %leaf.5.2.i = phi i64 [ %leaf.5.2.i.ph, %B1108.i.loopexit ], [ 0, %part.1.exit.i ], [ 0, %B52.i.i ]
  %node.5.2.i = phi i64 [ %node.5.2.i.ph, %B1108.i.loopexit ], [ 0, %part.1.exit.i ], [ 0, %B52.i.i ]
  %tree.5.2.i = phi i64 [ %tree.5.2.i.ph, %B1108.i.loopexit ], [ 0, %part.1.exit.i ], [ 0, %B52.i.i ]
  %around.6.2.i = phi i64 [ %3, %B1108.i.loopexit ], [ 0, %part.1.exit.i ], [ 0, %B52.i.i ]
  store i64 %leaf.5.2.i, ptr %arg.found, align 8
  %.921.i = getelementptr i8, ptr %arg.found, i64 8
  store i64 %node.5.2.i, ptr %.921.i, align 8
  %.927.i = getelementptr i8, ptr %arg.found, i64 16
  store i64 %tree.5.2.i, ptr %.927.i, align 8
  br label %part.2.exit
part.2.exit:
  %..sink.i = phi i64 [ %around.6.2.i, %B1108.i ], [ 1, %B190.i ], [ 1, %B52.i337.i ], [ 1, %B52.i385.i ], [ 1, %B52.i313.i ], [ 1, %part.1.exit301.i ], [ 1, %B850.i ], [ 1, %part.1.exit397.i ], [ 1, %B498.i ], [ 1, %part.1.exit349.i ]
  store i64 %..sink.i, ptr %retptr, align 8
  ret void
}
define i64 @treeval.kernels.brackets.find_brackets(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19) local_unnamed_addr {
entry:
  %.21 = alloca i64, align 8
  store i64 0, ptr %.21, align 8
  call fastcc void @part.0(ptr %.21, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19)
  %.35 = load i64, ptr %.21, align 8
  ret i64 %.35
}

