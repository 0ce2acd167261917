; sources 1bf819b6070a34214ce1865951f4542a4b9dadfb048f42d58dde16faade308ba
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, i64 %arg.at, i64 %arg.room, i64 %arg.fields, i64 %arg.fewest, i64 %arg.form, i64 %arg.head, i64 %arg.universal, i64 %arg.open_ended, ptr %arg.starts, ptr %arg.blank, ptr %arg.numbers, ptr %arg.widths, ptr %arg.field_ends, ptr %arg.words, ptr %arg.heads, ptr %arg.first_rows, ptr %arg.offsets, ptr %arg.tokens, ptr %arg.token_first, ptr %arg.token_last, ptr %arg.empty, ptr %arg.empty_after, ptr %arg.tally) unnamed_addr {
entry:
  %.233.i = alloca { i64, i64, i64 }, align 8
  %.327.i = alloca { i64, i64, i64 }, align 8
  %.fca.1.gep27.i = getelementptr inbounds nuw i8, ptr %.233.i, i64 8
  %.fca.2.gep28.i = getelementptr inbounds nuw i8, ptr %.233.i, i64 16
  %.fca.1.gep5.i = getelementptr inbounds nuw i8, ptr %.327.i, i64 8
  %.fca.2.gep6.i = getelementptr inbounds nuw i8, ptr %.327.i, i64 16
  %.9.i.i = add nsw i64 %arg.size, -64
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i.i, i64 %arg.at)
  %.13.i13.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i, i64 0)
  %.72.i.i = sub nsw i64 %arg.at, %.13.i13.i.i
  %.77.i.i = icmp ult i64 %.72.i.i, 64
  br i1 %.77.i.i, label %B150.i.i, label %part.1.exit.i
B150.i.i:
  %.81.i.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i
  %.83.i.i = load <64 x i8>, ptr %.81.i.i, align 1
  %0 = add <64 x i8> %.83.i.i, splat (i8 -9)
  %.86.i.i = icmp ult <64 x i8> %0, splat (i8 2)
  %.87.i.i = bitcast <64 x i1> %.86.i.i to i64
  %.93.i.i = lshr i64 %.87.i.i, %.72.i.i
  br label %part.1.exit.i
part.1.exit.i:
  %"$phi192.0.2.0.i.i" = phi i64 [ %.93.i.i, %B150.i.i ], [ 0, %entry ]
  %.92.i = icmp slt i64 %arg.at, %arg.size
  br i1 %.92.i, label %B56.preheader.i, label %B588.i
B56.preheader.i:
  %.279.not.i = icmp ne i64 %arg.universal, 0
  %.66.i.i = getelementptr i8, ptr %arg.tally, i64 8
  %.272.i.i = add nsw i64 %arg.fields, 1
  %.503.i.i = icmp ne i64 %arg.open_ended, 0
  %.56.i.i.i = getelementptr i8, ptr %arg.tally, i64 16
  %.72.i.i.i = mul nsw i64 %arg.form, %arg.room
  %1 = getelementptr i16, ptr %arg.field_ends, i64 %.72.i.i.i
  %.80.i.i.i = add nsw i64 %arg.form, -1
  %.82.i.i.i = mul nsw i64 %.80.i.i.i, %arg.room
  %2 = getelementptr i16, ptr %arg.field_ends, i64 %.82.i.i.i
  %.161.i.i.i = getelementptr i8, ptr %arg.tally, i64 56
  %.186.not.i.i.i = icmp eq i64 %arg.universal, 0
  %.278.i.i.i.i = getelementptr i8, ptr %arg.tally, i64 32
  %.307.i.i.i.i = getelementptr i8, ptr %arg.tally, i64 72
  %.243.i.i.i.i = getelementptr i8, ptr %arg.tally, i64 40
  %.263.i.i.i = add nsw i64 %arg.head, -1
  %.265.i.i.i = mul nsw i64 %.263.i.i.i, %arg.room
  %3 = getelementptr i16, ptr %arg.field_ends, i64 %.265.i.i.i
  %.287.i.i.i = mul nsw i64 %arg.head, %arg.room
  %4 = getelementptr i16, ptr %arg.field_ends, i64 %.287.i.i.i
  %.354.i.i.i = getelementptr i8, ptr %arg.tally, i64 64
  %.293.i = getelementptr i8, ptr %arg.tally, i64 48
  %.53.i.i = getelementptr i8, ptr %arg.tally, i64 24
  %.114.pre.i = load i64, ptr %arg.tally, align 8
  br label %B56.i
B56.i:
  %.114.i = phi i64 [ %.473.i, %B532.i ], [ %.114.pre.i, %B56.preheader.i ]
  %at.4.0.i = phi i64 [ %at.5.1.i, %B532.i ], [ %arg.at, %B56.preheader.i ]
  %left.4.0.i = phi i64 [ %left.5.1.i, %B532.i ], [ %"$phi192.0.2.0.i.i", %B56.preheader.i ]
  %base.4.0.i = phi i64 [ %base.5.1.i, %B532.i ], [ %arg.at, %B56.preheader.i ]
  %.99.i = getelementptr i8, ptr %arg.text, i64 %at.4.0.i
  %.100.i = load i8, ptr %.99.i, align 1
  %.116.i = trunc i64 %at.4.0.i to i32
  %.117.i = getelementptr i32, ptr %arg.starts, i64 %.114.i
  store i32 %.116.i, ptr %.117.i, align 4
  %.121.i = icmp eq i8 %.100.i, 13
  %.124.i = zext i1 %.121.i to i64
  %.125.i = add nsw i64 %at.4.0.i, %.124.i
  %.131.i = icmp eq i64 %.125.i, %arg.size
  br i1 %.131.i, label %B238.critedge.i, label %B158.i
B158.i:
  %.138.i = getelementptr i8, ptr %arg.text, i64 %.125.i
  %.139.i = load i8, ptr %.138.i, align 1
  %.143.i = icmp eq i8 %.139.i, 10
  %.156.i = load i64, ptr %arg.tally, align 8
  %.158.i = zext i1 %.143.i to i8
  %.159.i = getelementptr i8, ptr %arg.blank, i64 %.156.i
  store i8 %.158.i, ptr %.159.i, align 1
  br i1 %.143.i, label %B238.i, label %B320.i
B238.critedge.i:
  %.156.c.i = load i64, ptr %arg.tally, align 8
  %.159.c.i = getelementptr i8, ptr %arg.blank, i64 %.156.c.i
  store i8 1, ptr %.159.c.i, align 1
  br label %B238.i
B238.i:
  %.25.i.i = load i64, ptr %.66.i.i, align 8
  %.37.i.i = load i64, ptr %.293.i, align 8
  %.39.i.i = icmp eq i64 %.25.i.i, %.37.i.i
  br i1 %.39.i.i, label %B274.i, label %part.2.exit.i
part.2.exit.i:
  %.28.i.i = load i64, ptr %.56.i.i.i, align 8
  %.54.i.i = load i64, ptr %.53.i.i, align 8
  %.57.i.i = load i64, ptr %.161.i.i.i, align 8
  %.63.i.i = trunc i64 %.37.i.i to i32
  %.64.i.i = getelementptr i32, ptr %arg.first_rows, i64 %.54.i.i
  store i32 %.63.i.i, ptr %.64.i.i, align 4
  %.70.i.i = trunc i64 %.57.i.i to i32
  %.71.i.i = getelementptr i32, ptr %arg.offsets, i64 %.54.i.i
  store i32 %.70.i.i, ptr %.71.i.i, align 4
  %.77.i207.i = load i64, ptr %.354.i.i.i, align 8
  %.80.i.i = load i64, ptr %.307.i.i.i.i, align 8
  %.13.i.i208.i = tail call i64 @llvm.smax.i64(i64 %.80.i.i, i64 %.77.i207.i)
  %.74.i.i = sub nsw i64 %.28.i.i, %.57.i.i
  %.111.i.i = add nsw i64 %.54.i.i, 1
  store i64 %.111.i.i, ptr %.53.i.i, align 8
  store i64 %.25.i.i, ptr %.293.i, align 8
  store i64 %.28.i.i, ptr %.161.i.i.i, align 8
  %.135.i.not.i = icmp sgt i64 %.13.i.i208.i, %.74.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %.354.i.i.i, i8 0, i64 16, i1 false)
  br i1 %.135.i.not.i, label %part.3.exit.thread, label %B274.i
B274.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %.233.i, i8 0, i64 24, i1 false)
  call fastcc void @part.4(ptr %.233.i, ptr %arg.text, i64 %arg.size, i64 %base.4.0.i, i64 %left.4.0.i)
  %.247.fca.2.load.i = load i64, ptr %.fca.2.gep28.i, align 8
  %.247.fca.1.load.i = load i64, ptr %.fca.1.gep27.i, align 8
  %.247.fca.0.load.i = load i64, ptr %.233.i, align 8
  br label %B532.i
B320.i:
  %.283.i = icmp eq i8 %.100.i, 35
  %or.cond.i = and i1 %.279.not.i, %.283.i
  %.291.i = load i64, ptr %.66.i.i, align 8
  br i1 %or.cond.i, label %B356.i, label %B462.i
B356.i:
  %.294.i = load i64, ptr %.293.i, align 8
  %.295.i = icmp sgt i64 %.291.i, %.294.i
  br i1 %.295.i, label %part.3.exit.thread, label %B416.i
B416.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %.327.i, i8 0, i64 24, i1 false)
  call fastcc void @part.4(ptr %.327.i, ptr %arg.text, i64 %arg.size, i64 %base.4.0.i, i64 %left.4.0.i)
  %.341.fca.2.load.i = load i64, ptr %.fca.2.gep6.i, align 8
  %.341.fca.1.load.i = load i64, ptr %.fca.1.gep5.i, align 8
  %.341.fca.0.load.i = load i64, ptr %.327.i, align 8
  br label %B532.i
B462.i:
  %invariant.gep.i.i = getelementptr i16, ptr %arg.field_ends, i64 %.291.i
  br label %B66.i.i
B66.i.i:
  %base.2.0.i.i = phi i64 [ %base.4.0.i, %B462.i ], [ %base.3.0.sink.i223.i.i, %B206.i.i ]
  %left.2.0.i.i = phi i64 [ %left.4.0.i, %B462.i ], [ %.160.sink.i224.i.i, %B206.i.i ]
  %field.2.0.i.i = phi i64 [ 0, %B462.i ], [ %.190.i.i, %B206.i.i ]
  %.25.i.i.i = icmp eq i64 %left.2.0.i.i, 0
  br i1 %.25.i.i.i, label %B28.i.i.i, label %part.5.exit.i.i
B28.i.i.i:
  %.41.i.i.i = icmp slt i64 %base.2.0.i.i, %arg.size
  br i1 %.41.i.i.i, label %B40.i.i.i, label %B154.i.i
B40.i.i.i:
  %base.2.1.i.i.i = phi i64 [ %.49.i.i.i, %B108.i.i.i ], [ %base.2.0.i.i, %B28.i.i.i ]
  %.49.i.i.i = add nsw i64 %base.2.1.i.i.i, 64
  %.13.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i.i, i64 %.49.i.i.i)
  %.13.i13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i.i.i, i64 0)
  %.72.i.i.i.i = sub nsw i64 %.49.i.i.i, %.13.i13.i.i.i.i
  %.77.i.i.i.i = icmp ult i64 %.72.i.i.i.i, 64
  br i1 %.77.i.i.i.i, label %part.1.exit.i.i.i, label %B108.i.i.i
part.1.exit.i.i.i:
  %.81.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i.i.i
  %.83.i.i.i.i = load <64 x i8>, ptr %.81.i.i.i.i, align 1
  %5 = add <64 x i8> %.83.i.i.i.i, splat (i8 -9)
  %.86.i.i.i.i = icmp ult <64 x i8> %5, splat (i8 2)
  %.87.i.i.i.i = bitcast <64 x i1> %.86.i.i.i.i to i64
  %.93.i.i.i.i = lshr i64 %.87.i.i.i.i, %.72.i.i.i.i
  %.95.i.i.i = icmp eq i64 %.93.i.i.i.i, 0
  br i1 %.95.i.i.i, label %B108.i.i.i, label %part.5.exit.i.i
B108.i.i.i:
  %.110.i.i.i = icmp slt i64 %.49.i.i.i, %arg.size
  br i1 %.110.i.i.i, label %B40.i.i.i, label %B154.i.i
part.5.exit.i.i:
  %base.3.0.i.i.i = phi i64 [ %base.2.0.i.i, %B66.i.i ], [ %.49.i.i.i, %part.1.exit.i.i.i ]
  %left.2.0.i.i.i = phi i64 [ %left.2.0.i.i, %B66.i.i ], [ %.93.i.i.i.i, %part.1.exit.i.i.i ]
  %.154.i.i.i = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i.i.i, i1 true)
  %.156.i.i.i = add nsw i64 %.154.i.i.i, %base.3.0.i.i.i
  %.158.i.i.i = add i64 %left.2.0.i.i.i, -1
  %.160.i.i.i = and i64 %.158.i.i.i, %left.2.0.i.i.i
  %.145.i.i = icmp eq i64 %.156.i.i.i, %arg.size
  br i1 %.145.i.i, label %B154.i.i, label %B122.i.i
B122.i.i:
  %.152.i.i = getelementptr i8, ptr %arg.text, i64 %.156.i.i.i
  %.153.i.i = load i8, ptr %.152.i.i, align 1
  %.155.i.i = icmp eq i8 %.153.i.i, 10
  br label %B154.i.i
B154.i.i:
  %.160.sink.i224.i.i = phi i64 [ %.160.i.i.i, %part.5.exit.i.i ], [ %.160.i.i.i, %B122.i.i ], [ 0, %B28.i.i.i ], [ 0, %B108.i.i.i ]
  %base.3.0.sink.i223.i.i = phi i64 [ %base.3.0.i.i.i, %part.5.exit.i.i ], [ %base.3.0.i.i.i, %B122.i.i ], [ %base.2.0.i.i, %B28.i.i.i ], [ %.49.i.i.i, %B108.i.i.i ]
  %.156.sink.i222.i.i = phi i64 [ %arg.size, %part.5.exit.i.i ], [ %.156.i.i.i, %B122.i.i ], [ %arg.size, %B28.i.i.i ], [ %arg.size, %B108.i.i.i ]
  %"$phi154.0.2.1.i.i" = phi i1 [ true, %part.5.exit.i.i ], [ %.155.i.i, %B122.i.i ], [ true, %B28.i.i.i ], [ true, %B108.i.i.i ]
  %.168.i.i = icmp slt i64 %field.2.0.i.i, %arg.fields
  br i1 %.168.i.i, label %B178.i.i, label %B206.i.i
B178.i.i:
  %.172.i.i = sub nsw i64 %.156.sink.i222.i.i, %at.4.0.i
  %.175.i.i = mul nsw i64 %field.2.0.i.i, %arg.room
  %.179.i.i = trunc i64 %.172.i.i to i16
  %gep.i.i = getelementptr i16, ptr %invariant.gep.i.i, i64 %.175.i.i
  store i16 %.179.i.i, ptr %gep.i.i, align 2
  br label %B206.i.i
B206.i.i:
  %.190.i.i = add nuw nsw i64 %field.2.0.i.i, 1
  br i1 %"$phi154.0.2.1.i.i", label %B220.i.i, label %B66.i.i
B220.i.i:
  %.239.i.i = icmp sgt i64 %.156.sink.i222.i.i, %at.4.0.i
  br i1 %.239.i.i, label %B234.i.i, label %B272.i.i
B234.i.i:
  %6 = getelementptr i8, ptr %arg.text, i64 %.156.sink.i222.i.i
  %.251.i.i = getelementptr i8, ptr %6, i64 -1
  %.252.i.i = load i8, ptr %.251.i.i, align 1
  %.254.i.i = icmp eq i8 %.252.i.i, 13
  %.neg.i.i = sext i1 %.254.i.i to i64
  br label %B272.i.i
B272.i.i:
  %"$phi272.1.2.0.neg.i.i" = phi i64 [ %.neg.i.i, %B234.i.i ], [ 0, %B220.i.i ]
  %.262.i.i = add i64 %"$phi272.1.2.0.neg.i.i", %.156.sink.i222.i.i
  %.13.i.i209.i = tail call i64 @llvm.smin.i64(i64 %.272.i.i, i64 %.190.i.i)
  %.302.i.i = add nsw i64 %.13.i.i209.i, -1
  %.341.i.i = sub i64 %arg.fields, %.302.i.i
  %.384236.not.i.i = icmp slt i64 %.341.i.i, 1
  br i1 %.384236.not.i.i, label %B404.i.i, label %B370.if.lr.ph.i.i
B370.if.lr.ph.i.i:
  %.424.i.i = sub nsw i64 %.262.i.i, %at.4.0.i
  %.430.i.i = trunc i64 %.424.i.i to i16
  br label %B370.if.i.i
B404.i.i:
  %.13.i216.i.i = tail call i64 @llvm.smin.i64(i64 %.190.i.i, i64 60000)
  %.471.i.i = load i64, ptr %arg.tally, align 8
  %.475.i.i = trunc nuw i64 %.13.i216.i.i to i16
  %.476.i.i = getelementptr i16, ptr %arg.widths, i64 %.291.i
  store i16 %.475.i.i, ptr %.476.i.i, align 2
  %.481.i.i = trunc i64 %.471.i.i to i32
  %.482.i.i = getelementptr i32, ptr %arg.numbers, i64 %.291.i
  store i32 %.481.i.i, ptr %.482.i.i, align 4
  %.487.not.i.i = icmp slt i64 %.190.i.i, %arg.fewest
  br i1 %.487.not.i.i, label %part.3.exit.thread, label %B570.i.i
B570.i.i:
  %spec.select.i.i = select i1 %.168.i.i, i1 true, i1 %.503.i.i
  %.514.i.i = sub nsw i64 %.262.i.i, %at.4.0.i
  %.517.i.i = icmp slt i64 %.514.i.i, 65536
  %.518.i.i = and i1 %spec.select.i.i, %.517.i.i
  br i1 %.518.i.i, label %B610.i.i, label %part.3.exit.thread
B610.i.i:
  %.54.i.i.i = load i64, ptr %.66.i.i, align 8
  %.57.i.i.i = load i64, ptr %.56.i.i.i, align 8
  %.76.i.i.i = getelementptr i16, ptr %1, i64 %.54.i.i.i
  %.77.i.i.i = load i16, ptr %.76.i.i.i, align 2
  %.86.i.i.i = getelementptr i16, ptr %2, i64 %.54.i.i.i
  %.87.i.i.i = load i16, ptr %.86.i.i.i, align 2
  %.88.i.i.i = zext i16 %.87.i.i.i to i64
  %.89.i.i.i = add nuw nsw i64 %.88.i.i.i, 1
  %.90.i.i.i = zext i16 %.77.i.i.i to i64
  %.91.i.i.i = icmp eq i64 %.89.i.i.i, %.90.i.i.i
  br i1 %.91.i.i.i, label %part.3.exit.thread, label %B166.i.i.i
B166.i.i.i:
  %.122.i.i.i = getelementptr i16, ptr %arg.field_ends, i64 %.54.i.i.i
  %.123.i.i.i = load i16, ptr %.122.i.i.i, align 2
  %.124.i.i.i = zext i16 %.123.i.i.i to i64
  %.126.i.i.i = add nsw i64 %at.4.0.i, %.124.i.i.i
  %.15.not.i.not178.i.i.i = icmp eq i16 %.123.i.i.i, 0
  %7 = add i16 %.123.i.i.i, -10
  %or.cond.i.i.i = icmp ult i16 %7, -9
  br i1 %or.cond.i.i.i, label %part.6.exit.i.i.i, label %B130.if.i.i.i.i
B244.i.i.i.i:
  %.133.i.i.i.i = add i64 %.62.062.i.i.i.i, 1
  %.129.i.i.i.i = add nsw i64 %.65.061.i.i.i.i, -1
  %.161.i.i.i.i = zext nneg i8 %.160.i.i.i.i to i64
  %.183.i.i.i.i = mul nsw i64 %value.2.063.i.i.i.i, 10
  %.162.i.i.i.i = add i64 %.183.i.i.i.i, -48
  %.185.i.i.i.i = add i64 %.162.i.i.i.i, %.161.i.i.i.i
  %.120.i.i.i.i = icmp sgt i64 %.65.061.i.i.i.i, 1
  br i1 %.120.i.i.i.i, label %B130.if.i.i.i.i, label %part.6.exit.i.i.i
B130.if.i.i.i.i:
  %value.2.063.i.i.i.i = phi i64 [ %.185.i.i.i.i, %B244.i.i.i.i ], [ 0, %B166.i.i.i ]
  %.62.062.i.i.i.i = phi i64 [ %.133.i.i.i.i, %B244.i.i.i.i ], [ %at.4.0.i, %B166.i.i.i ]
  %.65.061.i.i.i.i = phi i64 [ %.129.i.i.i.i, %B244.i.i.i.i ], [ %.124.i.i.i, %B166.i.i.i ]
  %.159.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %.62.062.i.i.i.i
  %.160.i.i.i.i = load i8, ptr %.159.i.i.i.i, align 1
  %8 = add i8 %.160.i.i.i.i, -58
  %or.cond.i.i.i.i = icmp ult i8 %8, -10
  br i1 %or.cond.i.i.i.i, label %part.6.exit.i.i.i, label %B244.i.i.i.i
part.6.exit.i.i.i:
  %value.2.0.lcssa.sink.i.i.i.i = phi i64 [ -1, %B166.i.i.i ], [ %.185.i.i.i.i, %B244.i.i.i.i ], [ -1, %B130.if.i.i.i.i ]
  %.162.i.i.i = load i64, ptr %.161.i.i.i, align 8
  %.164.i.i.i = sub nsw i64 %.57.i.i.i, %.162.i.i.i
  %.165.i.i.i = add nsw i64 %.164.i.i.i, 1
  %.166.not.i.i.i = icmp eq i64 %value.2.0.lcssa.sink.i.i.i.i, %.165.i.i.i
  br i1 %.166.not.i.i.i, label %B360.i.i.i, label %B300.i.i.i
B300.i.i.i:
  br i1 %.186.not.i.i.i, label %part.3.exit.thread, label %B322.i.i.i
B322.i.i.i:
  br i1 %.15.not.i.not178.i.i.i, label %part.6.exit.i.i.i.i, label %B20.i.i.i.i
B20.i.i.i.i:
  %.50.i.i.i.i = load i8, ptr %.99.i, align 1
  %.50.off.i.i.i.i = add i8 %.50.i.i.i.i, -45
  %switch.i.i.i.i = icmp ult i8 %.50.off.i.i.i.i, 2
  br i1 %switch.i.i.i.i, label %part.6.exit.i.i.i.i, label %B88.preheader.i.i.i.i
B88.preheader.i.i.i.i:
  %9 = add nsw i64 %.126.i.i.i, -1
  br label %B88.i.i.i.i
B88.i.i.i.i:
  %middle.2.1.i.i.i.i = phi i64 [ %.74.i.i.i.i, %B110.i.i.i.i ], [ %at.4.0.i, %B88.preheader.i.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %middle.2.1.i.i.i.i, %9
  br i1 %exitcond.not.i.i.i.i, label %B178.i.i.i.i, label %B110.i.i.i.i
B110.i.i.i.i:
  %.74.i.i.i.i = add nsw i64 %middle.2.1.i.i.i.i, 1
  %.92.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %.74.i.i.i.i
  %.93.i.i217.i.i = load i8, ptr %.92.i.i.i.i, align 1
  %.93.off.i.i.i.i = add i8 %.93.i.i217.i.i, -45
  %switch110.i.i.i.i = icmp ult i8 %.93.off.i.i.i.i, 2
  br i1 %switch110.i.i.i.i, label %B178.i.i.i.i, label %B88.i.i.i.i
B178.i.i.i.i:
  %middle.2.1.lcssa.i.i.i.i = phi i64 [ %middle.2.1.i.i.i.i, %B110.i.i.i.i ], [ %9, %B88.i.i.i.i ]
  %.74.lcssa.i.i.i.i = phi i64 [ %.74.i.i.i.i, %B110.i.i.i.i ], [ %.126.i.i.i, %B88.i.i.i.i ]
  %.15.not.i.not.i.i.i.i = icmp sgt i64 %at.4.0.i, %middle.2.1.lcssa.i.i.i.i
  %.19.i.i.i.i.i = sub nsw i64 %.74.lcssa.i.i.i.i, %at.4.0.i
  %.20.i.i.i.i.i = icmp sgt i64 %.19.i.i.i.i.i, 9
  %or.cond141.i.i.i.i = select i1 %.15.not.i.not.i.i.i.i, i1 true, i1 %.20.i.i.i.i.i
  br i1 %or.cond141.i.i.i.i, label %part.6.exit.i.i.i.i, label %B130.if.i.i.i.i.i
B244.i.i.i.i.i:
  %.133.i.i.i.i.i = add i64 %.62.062.i.i.i.i.i, 1
  %.129.i.i.i.i.i = add nsw i64 %.65.061.i.i.i.i.i, -1
  %.161.i.i.i.i.i = zext nneg i8 %.160.i.i.i.i.i to i64
  %.183.i.i.i.i.i = mul nsw i64 %value.2.063.i.i.i.i.i, 10
  %.162.i.i.i.i.i = add i64 %.183.i.i.i.i.i, -48
  %.185.i.i.i.i.i = add i64 %.162.i.i.i.i.i, %.161.i.i.i.i.i
  %.120.i.i.i.i.i = icmp sgt i64 %.65.061.i.i.i.i.i, 1
  br i1 %.120.i.i.i.i.i, label %B130.if.i.i.i.i.i, label %part.6.exit.i.i.i.i
B130.if.i.i.i.i.i:
  %value.2.063.i.i.i.i.i = phi i64 [ %.185.i.i.i.i.i, %B244.i.i.i.i.i ], [ 0, %B178.i.i.i.i ]
  %.62.062.i.i.i.i.i = phi i64 [ %.133.i.i.i.i.i, %B244.i.i.i.i.i ], [ %at.4.0.i, %B178.i.i.i.i ]
  %.65.061.i.i.i.i.i = phi i64 [ %.129.i.i.i.i.i, %B244.i.i.i.i.i ], [ %.19.i.i.i.i.i, %B178.i.i.i.i ]
  %.159.i.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %.62.062.i.i.i.i.i
  %.160.i.i.i.i.i = load i8, ptr %.159.i.i.i.i.i, align 1
  %10 = add i8 %.160.i.i.i.i.i, -58
  %or.cond.i.i.i.i.i = icmp ult i8 %10, -10
  br i1 %or.cond.i.i.i.i.i, label %part.6.exit.i.i.i.i, label %B244.i.i.i.i.i
part.6.exit.i.i.i.i:
  %middle.3.0136.i.i.i.i = phi i64 [ %at.4.0.i, %B20.i.i.i.i ], [ %.74.lcssa.i.i.i.i, %B178.i.i.i.i ], [ %at.4.0.i, %B322.i.i.i ], [ %.74.lcssa.i.i.i.i, %B244.i.i.i.i.i ], [ %.74.lcssa.i.i.i.i, %B130.if.i.i.i.i.i ]
  %value.2.0.lcssa.sink.i.i.i.i.i = phi i64 [ -1, %B20.i.i.i.i ], [ -1, %B178.i.i.i.i ], [ -1, %B322.i.i.i ], [ -1, %B130.if.i.i.i.i.i ], [ %.185.i.i.i.i.i, %B244.i.i.i.i.i ]
  %.157.i.i.i.i = add nsw i64 %middle.3.0136.i.i.i.i, 1
  %.15.not.i111.i.i.i.i = icmp sge i64 %.157.i.i.i.i, %.126.i.i.i
  %.19.i114.i.i.i.i = sub nsw i64 %.126.i.i.i, %.157.i.i.i.i
  %.20.i115.i.i.i.i = icmp sgt i64 %.19.i114.i.i.i.i, 9
  %or.cond142.i.i.i.i = select i1 %.15.not.i111.i.i.i.i, i1 true, i1 %.20.i115.i.i.i.i
  br i1 %or.cond142.i.i.i.i, label %part.3.exit.thread, label %B130.if.i118.i.i.i.i
B244.i125.i.i.i.i:
  %.133.i126.i.i.i.i = add i64 %.62.062.i120.i.i.i.i, 1
  %.129.i127.i.i.i.i = add nsw i64 %.65.061.i121.i.i.i.i, -1
  %.161.i128.i.i.i.i = zext nneg i8 %.160.i123.i.i.i.i to i64
  %.183.i129.i.i.i.i = mul nsw i64 %value.2.063.i119.i.i.i.i, 10
  %.162.i130.i.i.i.i = add i64 %.183.i129.i.i.i.i, -48
  %.185.i131.i.i.i.i = add i64 %.162.i130.i.i.i.i, %.161.i128.i.i.i.i
  %.120.i132.i.i.i.i = icmp sgt i64 %.65.061.i121.i.i.i.i, 1
  br i1 %.120.i132.i.i.i.i, label %B130.if.i118.i.i.i.i, label %part.6.exit133.i.i.i.i
B130.if.i118.i.i.i.i:
  %value.2.063.i119.i.i.i.i = phi i64 [ %.185.i131.i.i.i.i, %B244.i125.i.i.i.i ], [ 0, %part.6.exit.i.i.i.i ]
  %.62.062.i120.i.i.i.i = phi i64 [ %.133.i126.i.i.i.i, %B244.i125.i.i.i.i ], [ %.157.i.i.i.i, %part.6.exit.i.i.i.i ]
  %.65.061.i121.i.i.i.i = phi i64 [ %.129.i127.i.i.i.i, %B244.i125.i.i.i.i ], [ %.19.i114.i.i.i.i, %part.6.exit.i.i.i.i ]
  %.159.i122.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %.62.062.i120.i.i.i.i
  %.160.i123.i.i.i.i = load i8, ptr %.159.i122.i.i.i.i, align 1
  %11 = add i8 %.160.i123.i.i.i.i, -58
  %or.cond.i124.i.i.i.i = icmp ult i8 %11, -10
  br i1 %or.cond.i124.i.i.i.i, label %part.3.exit.thread, label %B244.i125.i.i.i.i
part.6.exit133.i.i.i.i:
  %.193.i.i.i.i = icmp slt i64 %value.2.0.lcssa.sink.i.i.i.i.i, 0
  %.196.i.i.i.i = icmp slt i64 %.185.i131.i.i.i.i, 0
  %or.cond.i155.i.i.i = select i1 %.193.i.i.i.i, i1 true, i1 %.196.i.i.i.i
  br i1 %or.cond.i155.i.i.i, label %part.3.exit.thread, label %B280.i.i.i.i
B280.i.i.i.i:
  %.231.i.i.i.i = getelementptr i8, ptr %arg.text, i64 %middle.3.0136.i.i.i.i
  %.232.i.i.i.i = load i8, ptr %.231.i.i.i.i, align 1
  %.238.i.i.i.i = icmp eq i8 %.232.i.i.i.i, 46
  %.248.i.i.i.i = trunc i64 %.54.i.i.i to i32
  %.258.i.i.i.i = trunc i64 %value.2.0.lcssa.sink.i.i.i.i.i to i32
  br i1 %.238.i.i.i.i, label %B394.i.i.i.i, label %part.7.exit.i.i
B394.i.i.i.i:
  %.244.i.i.i.i = load i64, ptr %.243.i.i.i.i, align 8
  %.249.i.i.i.i = getelementptr i32, ptr %arg.empty, i64 %.244.i.i.i.i
  store i32 %.248.i.i.i.i, ptr %.249.i.i.i.i, align 4
  %.259.i.i.i.i = getelementptr i32, ptr %arg.empty_after, i64 %.244.i.i.i.i
  store i32 %.258.i.i.i.i, ptr %.259.i.i.i.i, align 4
  %.261.i.i.i.i = add nsw i64 %.244.i.i.i.i, 1
  store i64 %.261.i.i.i.i, ptr %.243.i.i.i.i, align 8
  %.269.i.i.i.i = icmp eq i64 %value.2.0.lcssa.sink.i.i.i.i.i, %.164.i.i.i
  br i1 %.269.i.i.i.i, label %part.8.exit.i, label %part.3.exit.thread
B360.i.i.i:
  %.269.i.i.i = getelementptr i16, ptr %3, i64 %.54.i.i.i
  %.270.i.i.i = load i16, ptr %.269.i.i.i, align 2
  %.271.i.i.i = zext i16 %.270.i.i.i to i64
  %.273.i.i.i = add i64 %at.4.0.i, 1
  %.274.i.i.i = add i64 %.273.i.i.i, %.271.i.i.i
  %.293.i.i.i = getelementptr i16, ptr %4, i64 %.54.i.i.i
  %.294.i.i.i = load i16, ptr %.293.i.i.i, align 2
  %.297.i.i.i = zext i16 %.294.i.i.i to i64
  %.299.i.i.i = add nsw i64 %at.4.0.i, %.297.i.i.i
  %.15.not.i156.i.i.i = icmp sge i64 %.274.i.i.i, %.299.i.i.i
  %.19.i.i.i.i = sub nsw i64 %.299.i.i.i, %.274.i.i.i
  %.20.i159.i.i.i = icmp sgt i64 %.19.i.i.i.i, 9
  %or.cond179.i.i.i = select i1 %.15.not.i156.i.i.i, i1 true, i1 %.20.i159.i.i.i
  br i1 %or.cond179.i.i.i, label %part.6.exit177.i.i.i, label %B130.if.i162.i.i.i
B244.i169.i.i.i:
  %.133.i170.i.i.i = add i64 %.62.062.i164.i.i.i, 1
  %.129.i171.i.i.i = add nsw i64 %.65.061.i165.i.i.i, -1
  %.161.i172.i.i.i = zext nneg i8 %.160.i167.i.i.i to i64
  %.183.i173.i.i.i = mul nsw i64 %value.2.063.i163.i.i.i, 10
  %.162.i174.i.i.i = add i64 %.183.i173.i.i.i, -48
  %.185.i175.i.i.i = add i64 %.162.i174.i.i.i, %.161.i172.i.i.i
  %.120.i176.i.i.i = icmp sgt i64 %.65.061.i165.i.i.i, 1
  br i1 %.120.i176.i.i.i, label %B130.if.i162.i.i.i, label %part.6.exit177.i.i.i
B130.if.i162.i.i.i:
  %value.2.063.i163.i.i.i = phi i64 [ %.185.i175.i.i.i, %B244.i169.i.i.i ], [ 0, %B360.i.i.i ]
  %.62.062.i164.i.i.i = phi i64 [ %.133.i170.i.i.i, %B244.i169.i.i.i ], [ %.274.i.i.i, %B360.i.i.i ]
  %.65.061.i165.i.i.i = phi i64 [ %.129.i171.i.i.i, %B244.i169.i.i.i ], [ %.19.i.i.i.i, %B360.i.i.i ]
  %.159.i166.i.i.i = getelementptr i8, ptr %arg.text, i64 %.62.062.i164.i.i.i
  %.160.i167.i.i.i = load i8, ptr %.159.i166.i.i.i, align 1
  %12 = add i8 %.160.i167.i.i.i, -58
  %or.cond.i168.i.i.i = icmp ult i8 %12, -10
  br i1 %or.cond.i168.i.i.i, label %part.6.exit177.i.i.i, label %B244.i169.i.i.i
part.6.exit177.i.i.i:
  %value.2.0.lcssa.sink.i157.i.i.i = phi i64 [ -1, %B360.i.i.i ], [ -1, %B130.if.i162.i.i.i ], [ %.185.i175.i.i.i, %B244.i169.i.i.i ]
  %.333.i.i.i = trunc i64 %.54.i.i.i to i32
  %.334.i.i.i = getelementptr i32, ptr %arg.words, i64 %.57.i.i.i
  store i32 %.333.i.i.i, ptr %.334.i.i.i, align 4
  %.343.i.i.i = trunc i64 %value.2.0.lcssa.sink.i157.i.i.i to i32
  %.344.i.i.i = getelementptr i32, ptr %arg.heads, i64 %.57.i.i.i
  store i32 %.343.i.i.i, ptr %.344.i.i.i, align 4
  %.347.i.i.i = add nsw i64 %.57.i.i.i, 1
  store i64 %.347.i.i.i, ptr %.56.i.i.i, align 8
  %.355.i.i.i = load i64, ptr %.354.i.i.i, align 8
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %value.2.0.lcssa.sink.i157.i.i.i, i64 %.355.i.i.i)
  store i64 %.13.i.i.i.i, ptr %.354.i.i.i, align 8
  %.389.i.i.i = icmp sgt i64 %value.2.0.lcssa.sink.i157.i.i.i, -1
  br i1 %.389.i.i.i, label %part.8.exit.i, label %part.3.exit.thread
part.7.exit.i.i:
  %.279.i.i.i.i = load i64, ptr %.278.i.i.i.i, align 8
  %.284.i.i.i.i = getelementptr i32, ptr %arg.tokens, i64 %.279.i.i.i.i
  store i32 %.248.i.i.i.i, ptr %.284.i.i.i.i, align 4
  %.292.i.i.i.i = getelementptr i32, ptr %arg.token_first, i64 %.279.i.i.i.i
  store i32 %.258.i.i.i.i, ptr %.292.i.i.i.i, align 4
  %.299.i.i.i.i = trunc i64 %.185.i131.i.i.i.i to i32
  %.300.i.i.i.i = getelementptr i32, ptr %arg.token_last, i64 %.279.i.i.i.i
  store i32 %.299.i.i.i.i, ptr %.300.i.i.i.i, align 4
  %.302.i.i.i.i = add nsw i64 %.279.i.i.i.i, 1
  store i64 %.302.i.i.i.i, ptr %.278.i.i.i.i, align 8
  %.308.i.i.i.i = load i64, ptr %.307.i.i.i.i, align 8
  %.310.i.i.i.i = icmp slt i64 %.308.i.i.i.i, %value.2.0.lcssa.sink.i.i.i.i.i
  store i64 %.185.i131.i.i.i.i, ptr %.307.i.i.i.i, align 8
  %.329.i.i.i.i = icmp eq i64 %value.2.0.lcssa.sink.i.i.i.i.i, %.165.i.i.i
  %or.cond109.i.i.i.i = and i1 %.329.i.i.i.i, %.310.i.i.i.i
  %.335.i.i.i.i = icmp samesign uge i64 %.185.i131.i.i.i.i, %value.2.0.lcssa.sink.i.i.i.i.i
  %narrow.i.i.i.i = select i1 %or.cond109.i.i.i.i, i1 %.335.i.i.i.i, i1 false
  br i1 %narrow.i.i.i.i, label %part.8.exit.i, label %part.3.exit.thread
B370.if.i.i:
  %.331.0238.i.i = phi i64 [ %.341.i.i, %B370.if.lr.ph.i.i ], [ %.393.i.i, %B370.if.i.i ]
  %.328.0237.i.i = phi i64 [ %.302.i.i, %B370.if.lr.ph.i.i ], [ %.397.i.i, %B370.if.i.i ]
  %.393.i.i = add nsw i64 %.331.0238.i.i, -1
  %.397.i.i = add i64 %.328.0237.i.i, 1
  %13 = mul nsw i64 %.328.0237.i.i, %arg.room
  %gep235.i.i = getelementptr i16, ptr %invariant.gep.i.i, i64 %13
  store i16 %.430.i.i, ptr %gep235.i.i, align 2
  %.384.i.i = icmp samesign ugt i64 %.331.0238.i.i, 1
  br i1 %.384.i.i, label %B370.if.i.i, label %B404.i.i
part.8.exit.i:
  %.626.i.i = add nsw i64 %.291.i, 1
  store i64 %.626.i.i, ptr %.66.i.i, align 8
  %.635.i.i = add nsw i64 %.156.sink.i222.i.i, 1
  %.428.i = icmp slt i64 %.156.sink.i222.i.i, -1
  br i1 %.428.i, label %part.3.exit.thread, label %B532.i
B532.i:
  %at.5.1.i = phi i64 [ %.247.fca.0.load.i, %B274.i ], [ %.341.fca.0.load.i, %B416.i ], [ %.635.i.i, %part.8.exit.i ]
  %base.5.1.i = phi i64 [ %.247.fca.1.load.i, %B274.i ], [ %.341.fca.1.load.i, %B416.i ], [ %base.3.0.sink.i223.i.i, %part.8.exit.i ]
  %left.5.1.i = phi i64 [ %.247.fca.2.load.i, %B274.i ], [ %.341.fca.2.load.i, %B416.i ], [ %.160.sink.i224.i.i, %part.8.exit.i ]
  %.472.i = load i64, ptr %arg.tally, align 8
  %.473.i = add nsw i64 %.472.i, 1
  store i64 %.473.i, ptr %arg.tally, align 8
  %.479.i = icmp slt i64 %at.5.1.i, %arg.size
  br i1 %.479.i, label %B56.i, label %B588.i
B588.i:
  %.24.i210.i = getelementptr i8, ptr %arg.tally, i64 8
  %.25.i211.i = load i64, ptr %.24.i210.i, align 8
  %.36.i212.i = getelementptr i8, ptr %arg.tally, i64 48
  %.37.i213.i = load i64, ptr %.36.i212.i, align 8
  %.39.i214.i = icmp eq i64 %.25.i211.i, %.37.i213.i
  br i1 %.39.i214.i, label %part.3.exit.thread7, label %part.3.exit
part.3.exit.thread7:
  %.545.phi.trans.insert.i = getelementptr i8, ptr %arg.tally, i64 24
  %.546.pre.i = load i64, ptr %.545.phi.trans.insert.i, align 8
  %.551.i11 = getelementptr i8, ptr %arg.tally, i64 16
  %.552.i12 = load i64, ptr %.551.i11, align 8
  %.557.i13 = trunc i64 %.25.i211.i to i32
  %.558.i14 = getelementptr i32, ptr %arg.first_rows, i64 %.546.pre.i
  store i32 %.557.i13, ptr %.558.i14, align 4
  %.564.i15 = trunc i64 %.552.i12 to i32
  %.565.i16 = getelementptr i32, ptr %arg.offsets, i64 %.546.pre.i
  store i32 %.564.i15, ptr %.565.i16, align 4
  br label %15
part.3.exit.thread:
  br label %14
part.3.exit:
  %.27.i216.i = getelementptr i8, ptr %arg.tally, i64 16
  %.28.i217.i = load i64, ptr %.27.i216.i, align 8
  %.53.i218.i = getelementptr i8, ptr %arg.tally, i64 24
  %.54.i219.i = load i64, ptr %.53.i218.i, align 8
  %.56.i220.i = getelementptr i8, ptr %arg.tally, i64 56
  %.57.i221.i = load i64, ptr %.56.i220.i, align 8
  %.63.i222.i = trunc i64 %.37.i213.i to i32
  %.64.i223.i = getelementptr i32, ptr %arg.first_rows, i64 %.54.i219.i
  store i32 %.63.i222.i, ptr %.64.i223.i, align 4
  %.70.i224.i = trunc i64 %.57.i221.i to i32
  %.71.i225.i = getelementptr i32, ptr %arg.offsets, i64 %.54.i219.i
  store i32 %.70.i224.i, ptr %.71.i225.i, align 4
  %.76.i226.i = getelementptr i8, ptr %arg.tally, i64 64
  %.77.i227.i = load i64, ptr %.76.i226.i, align 8
  %.79.i228.i = getelementptr i8, ptr %arg.tally, i64 72
  %.80.i229.i = load i64, ptr %.79.i228.i, align 8
  %.13.i.i230.i = tail call i64 @llvm.smax.i64(i64 %.80.i229.i, i64 %.77.i227.i)
  %.74.i231.i = sub nsw i64 %.28.i217.i, %.57.i221.i
  %.111.i232.i = add nsw i64 %.54.i219.i, 1
  store i64 %.111.i232.i, ptr %.53.i218.i, align 8
  store i64 %.25.i211.i, ptr %.36.i212.i, align 8
  store i64 %.28.i217.i, ptr %.56.i220.i, align 8
  %.135.i233.i.not = icmp sgt i64 %.13.i.i230.i, %.74.i231.i
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %.76.i226.i, i8 0, i64 16, i1 false)
  %.549.pre.i = load i64, ptr %.24.i210.i, align 8
  %.552.i = load i64, ptr %.27.i216.i, align 8
  %.557.i = trunc i64 %.549.pre.i to i32
  %.558.i = getelementptr i32, ptr %arg.first_rows, i64 %.111.i232.i
  store i32 %.557.i, ptr %.558.i, align 4
  %.564.i = trunc i64 %.552.i to i32
  %.565.i = getelementptr i32, ptr %arg.offsets, i64 %.111.i232.i
  store i32 %.564.i, ptr %.565.i, align 4
  %cond.fr = freeze i1 %.135.i233.i.not
  br i1 %cond.fr, label %14, label %15
14:
  br label %15
15:
  %16 = phi i64 [ -1, %14 ], [ 0, %part.3.exit ], [ 0, %part.3.exit.thread7 ]
  store i64 %16, ptr %retptr, align 8
  ret void
}
define i64 @treeval.kernels.conll_rows.find_rows(ptr %.1, i64 %.2, i64 %.3, i64 %.4, i64 %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, i64 %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21, ptr %.22, ptr %.23, ptr %.24, ptr %.25) local_unnamed_addr {
entry:
  %.27 = alloca i64, align 8
  store i64 0, ptr %.27, align 8
  call fastcc void @part.0(ptr %.27, ptr %.1, i64 %.2, i64 %.3, i64 %.4, i64 %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, i64 %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21, ptr %.22, ptr %.23, ptr %.24, ptr %.25)
  %.41 = load i64, ptr %.27, align 8
  ret i64 %.41
}
define internal fastcc void @part.4(ptr %retptr, ptr %arg.text, i64 %arg.size, i64 %arg.base, i64 %arg.left) unnamed_addr {
entry:
  %.25.i = icmp eq i64 %arg.left, 0
  br i1 %.25.i, label %B28.i, label %part.5.exit
B28.i:
  %.41.i = icmp slt i64 %arg.base, %arg.size
  br i1 %.41.i, label %B40.preheader.i, label %B184
B40.preheader.i:
  %.9.i.i = add nsw i64 %arg.size, -64
  br label %B40.i
B40.i:
  %base.2.1.i = phi i64 [ %.49.i, %B108.i ], [ %arg.base, %B40.preheader.i ]
  %.49.i = add nsw i64 %base.2.1.i, 64
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i.i, i64 %.49.i)
  %.13.i13.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i, i64 0)
  %.72.i.i = sub nsw i64 %.49.i, %.13.i13.i.i
  %.77.i.i = icmp ult i64 %.72.i.i, 64
  br i1 %.77.i.i, label %part.1.exit.i, label %B108.i
part.1.exit.i:
  %.81.i.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i
  %.83.i.i = load <64 x i8>, ptr %.81.i.i, align 1
  %0 = add <64 x i8> %.83.i.i, splat (i8 -9)
  %.86.i.i = icmp ult <64 x i8> %0, splat (i8 2)
  %.87.i.i = bitcast <64 x i1> %.86.i.i to i64
  %.93.i.i = lshr i64 %.87.i.i, %.72.i.i
  %.95.i = icmp eq i64 %.93.i.i, 0
  br i1 %.95.i, label %B108.i, label %part.5.exit
B108.i:
  %.110.i = icmp slt i64 %.49.i, %arg.size
  br i1 %.110.i, label %B40.i, label %B184
part.5.exit:
  %base.3.0.i = phi i64 [ %arg.base, %entry ], [ %.49.i, %part.1.exit.i ]
  %left.2.0.i = phi i64 [ %arg.left, %entry ], [ %.93.i.i, %part.1.exit.i ]
  %.154.i = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i, i1 true)
  %.156.i = add nsw i64 %.154.i, %base.3.0.i
  %.158.i = add i64 %left.2.0.i, -1
  %.160.i = and i64 %.158.i, %left.2.0.i
  %.70 = icmp slt i64 %.156.i, %arg.size
  br i1 %.70, label %B60, label %B184
B60:
  %.95 = getelementptr i8, ptr %arg.text, i64 %.156.i
  %.96 = load i8, ptr %.95, align 1
  %.100.not = icmp eq i8 %.96, 10
  br i1 %.100.not, label %B184, label %B94.preheader
B94.preheader:
  %.9.i.i90 = add nsw i64 %arg.size, -64
  br label %B94
B94:
  %base.1.2.0 = phi i64 [ %base.3.0.i76, %B150 ], [ %base.3.0.i, %B94.preheader ]
  %left.1.2.0 = phi i64 [ %.160.i81, %B150 ], [ %.160.i, %B94.preheader ]
  %.25.i74 = icmp eq i64 %left.1.2.0, 0
  br i1 %.25.i74, label %B28.i87, label %part.5.exit107
B28.i87:
  %.41.i88 = icmp slt i64 %base.1.2.0, %arg.size
  br i1 %.41.i88, label %B40.i91, label %B184
B40.i91:
  %base.2.1.i92 = phi i64 [ %.49.i93, %B108.i98 ], [ %base.1.2.0, %B28.i87 ]
  %.49.i93 = add nsw i64 %base.2.1.i92, 64
  %.13.i.i.i94 = tail call i64 @llvm.smin.i64(i64 %.9.i.i90, i64 %.49.i93)
  %.13.i13.i.i95 = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i94, i64 0)
  %.72.i.i96 = sub nsw i64 %.49.i93, %.13.i13.i.i95
  %.77.i.i97 = icmp ult i64 %.72.i.i96, 64
  br i1 %.77.i.i97, label %part.1.exit.i100, label %B108.i98
part.1.exit.i100:
  %.81.i.i101 = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i95
  %.83.i.i102 = load <64 x i8>, ptr %.81.i.i101, align 1
  %1 = add <64 x i8> %.83.i.i102, splat (i8 -9)
  %.86.i.i103 = icmp ult <64 x i8> %1, splat (i8 2)
  %.87.i.i104 = bitcast <64 x i1> %.86.i.i103 to i64
  %.93.i.i105 = lshr i64 %.87.i.i104, %.72.i.i96
  %.95.i106 = icmp eq i64 %.93.i.i105, 0
  br i1 %.95.i106, label %B108.i98, label %part.5.exit107
B108.i98:
  %.110.i99 = icmp slt i64 %.49.i93, %arg.size
  br i1 %.110.i99, label %B40.i91, label %B184
part.5.exit107:
  %base.3.0.i76 = phi i64 [ %base.1.2.0, %B94 ], [ %.49.i93, %part.1.exit.i100 ]
  %left.2.0.i77 = phi i64 [ %left.1.2.0, %B94 ], [ %.93.i.i105, %part.1.exit.i100 ]
  %.154.i78 = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i77, i1 true)
  %.156.i79 = add nsw i64 %.154.i78, %base.3.0.i76
  %.158.i80 = add i64 %left.2.0.i77, -1
  %.160.i81 = and i64 %.158.i80, %left.2.0.i77
  %.164 = icmp slt i64 %.156.i79, %arg.size
  br i1 %.164, label %B150, label %B184
B150:
  %.187 = getelementptr i8, ptr %arg.text, i64 %.156.i79
  %.188 = load i8, ptr %.187, align 1
  %.192.not = icmp eq i8 %.188, 10
  br i1 %.192.not, label %B184, label %B94
B184:
  %end.2.1 = phi i64 [ %arg.size, %B108.i98 ], [ %.156.i79, %B150 ], [ %.156.i, %B60 ], [ %.156.i, %part.5.exit ], [ %arg.size, %B28.i ], [ %.156.i79, %part.5.exit107 ], [ %arg.size, %B28.i87 ], [ %arg.size, %B108.i ]
  %base.1.3.1 = phi i64 [ %.49.i93, %B108.i98 ], [ %base.3.0.i76, %B150 ], [ %base.3.0.i, %B60 ], [ %base.3.0.i, %part.5.exit ], [ %arg.base, %B28.i ], [ %base.3.0.i76, %part.5.exit107 ], [ %base.1.2.0, %B28.i87 ], [ %.49.i, %B108.i ]
  %left.1.3.1 = phi i64 [ 0, %B108.i98 ], [ %.160.i81, %B150 ], [ %.160.i, %B60 ], [ %.160.i, %part.5.exit ], [ 0, %B28.i ], [ %.160.i81, %part.5.exit107 ], [ 0, %B28.i87 ], [ 0, %B108.i ]
  %.220 = add nsw i64 %end.2.1, 1
  store i64 %.220, ptr %retptr, align 8
  %retptr.repack70 = getelementptr inbounds nuw i8, ptr %retptr, i64 8
  store i64 %base.1.3.1, ptr %retptr.repack70, align 8
  %retptr.repack72 = getelementptr inbounds nuw i8, ptr %retptr, i64 16
  store i64 %left.1.3.1, ptr %retptr.repack72, align 8
  ret void
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)



