; sources 38df9b7c9bb72877749789d1a82d523e40e125087181594ec97627be45e02b23
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.letters, i64 %arg.letters_size, ptr %arg.offsets, ptr %arg.table, i64 %arg.bits, i64 %arg.may_learn, ptr %arg.stream, ptr %arg.state) unnamed_addr {
entry:
  %.46 = load i64, ptr %arg.state, align 8
  %.48 = getelementptr i8, ptr %arg.state, i64 8
  %.49 = load i64, ptr %.48, align 8
  %.51 = getelementptr i8, ptr %arg.state, i64 16
  %.52 = load i64, ptr %.51, align 8
  %.54 = getelementptr i8, ptr %arg.state, i64 24
  %.55 = load i64, ptr %.54, align 8
  %.93.not = icmp ne i64 %arg.may_learn, 0
  %.96 = shl nuw i64 1, %arg.bits
  %.99 = ashr i64 %.96, 1
  %.107 = add nsw i64 %.55, 1
  %"$phi140.0.2.0" = select i1 %.93.not, i64 %.99, i64 %.107
  %.135 = icmp slt i64 %.46, %arg.size
  %.173 = icmp slt i64 %.55, %"$phi140.0.2.0"
  %or.cond = select i1 %.135, i1 %.173, i1 false
  br i1 %or.cond, label %B170.preheader, label %B860
B170.preheader:
  %.229.i.i = sub i64 64, %arg.bits
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.235.i = xor i64 %notmask.i, -1
  %0 = add nsw i64 %arg.size, -1
  br label %B170
B170:
  %at.3.1 = phi i64 [ %.729, %B824 ], [ %.46, %B170.preheader ]
  %is_within.4.1 = phi i64 [ %is_within.5.3, %B824 ], [ %.49, %B170.preheader ]
  %written.5.1 = phi i64 [ %written.6.3, %B824 ], [ %.52, %B170.preheader ]
  %words.2.1 = phi i64 [ %words.3.2, %B824 ], [ %.55, %B170.preheader ]
  %.197.not = icmp eq i64 %is_within.4.1, 0
  br i1 %.197.not, label %B174, label %B224
B174:
  %.204 = getelementptr i32, ptr %arg.stream, i64 %written.5.1
  store i32 1, ptr %.204, align 4
  %.207 = add nsw i64 %written.5.1, 1
  br label %B224
B224:
  %is_within.6.1 = phi i64 [ %is_within.4.1, %B170 ], [ 1, %B174 ]
  %written.8.1 = phi i64 [ %written.5.1, %B170 ], [ %.207, %B174 ]
  %.239 = getelementptr i8, ptr %arg.text, i64 %at.3.1
  %.240 = load i8, ptr %.239, align 1
  %.8.i = icmp ult i8 %.240, 33
  br i1 %.8.i, label %B26.i, label %B266.preheader
B26.i:
  switch i8 %.240, label %B266.preheader [
    i8 32, label %B744
    i8 13, label %B744
    i8 12, label %B744
    i8 11, label %B744
    i8 10, label %B744
    i8 9, label %B744
  ]
B266.preheader:
  %.284312 = add nsw i64 %at.3.1, 1
  %.295313 = icmp slt i64 %.284312, %arg.size
  br i1 %.295313, label %B288, label %B342
B288:
  %.284315 = phi i64 [ %.284, %B266.backedge ], [ %.284312, %B266.preheader ]
  %at.4.2314 = phi i64 [ %.284315, %B266.backedge ], [ %at.3.1, %B266.preheader ]
  %.306 = getelementptr i8, ptr %arg.text, i64 %.284315
  %.307 = load i8, ptr %.306, align 1
  %.8.i265 = icmp ult i8 %.307, 33
  br i1 %.8.i265, label %B26.i267, label %B266.backedge
B26.i267:
  switch i8 %.307, label %B266.backedge [
    i8 32, label %B330
    i8 13, label %B330
    i8 12, label %B330
    i8 11, label %B330
    i8 10, label %B330
    i8 9, label %B330
  ]
B266.backedge:
  %.284 = add i64 %.284315, 1
  %exitcond.not = icmp eq i64 %.284, %arg.size
  br i1 %exitcond.not, label %B330, label %B288
B330:
  %at.4.2.lcssa.ph = phi i64 [ %0, %B266.backedge ], [ %at.4.2314, %B26.i267 ], [ %at.4.2314, %B26.i267 ], [ %at.4.2314, %B26.i267 ], [ %at.4.2314, %B26.i267 ], [ %at.4.2314, %B26.i267 ], [ %at.4.2314, %B26.i267 ]
  %.284.lcssa.ph = phi i64 [ %arg.size, %B266.backedge ], [ %.284315, %B26.i267 ], [ %.284315, %B26.i267 ], [ %.284315, %B26.i267 ], [ %.284315, %B26.i267 ], [ %.284315, %B26.i267 ], [ %.284315, %B26.i267 ]
  %1 = icmp slt i64 %at.4.2.lcssa.ph, %at.3.1
  br i1 %1, label %B744, label %B342
B342:
  %.284.lcssa329 = phi i64 [ %.284.lcssa.ph, %B330 ], [ %.284312, %B266.preheader ]
  %.379 = sub i64 %.284.lcssa329, %at.3.1
  %.37.i.i = add nsw i64 %at.3.1, 8
  %.39.not.i.i = icmp sgt i64 %.37.i.i, %arg.size
  br i1 %.39.not.i.i, label %B174.i.i, label %B136.i.i.i
B174.i.i:
  %2 = tail call i64 @llvm.umin.i64(i64 %.379, i64 8)
  br label %B246.if.i.i
B246.if.i.i:
  %word.2.058.i.i = phi i64 [ 0, %B174.i.i ], [ %.224.i.i, %B246.if.i.i ]
  %.124.057.i.i = phi i64 [ %2, %B174.i.i ], [ %.186.i.i, %B246.if.i.i ]
  %.121.056.i.i = phi i64 [ 0, %B174.i.i ], [ %.190.i.i, %B246.if.i.i ]
  %.186.i.i = add nsw i64 %.124.057.i.i, -1
  %.190.i.i = add nuw nsw i64 %.121.056.i.i, 1
  %.218.i.i = getelementptr i8, ptr %.239, i64 %.121.056.i.i
  %.219.i.i = load i8, ptr %.218.i.i, align 1
  %.220.i.i = zext i8 %.219.i.i to i64
  %.221.i.i = shl i64 %.121.056.i.i, 3
  %.222.i.i = shl i64 %.220.i.i, %.221.i.i
  %.224.i.i = or i64 %.222.i.i, %word.2.058.i.i
  %.177.i.i = icmp samesign ugt i64 %.124.057.i.i, 1
  br i1 %.177.i.i, label %B246.if.i.i, label %B246.if.i.i.i
B136.i.i.i:
  %.17.i.i = icmp sgt i64 %.379, 7
  %.24.i.i = shl i64 %.379, 3
  %notmask.i.i = shl nsw i64 -1, %.24.i.i
  %.26.i.i = xor i64 %notmask.i.i, -1
  %"$phi116.0.2.0.i.i" = select i1 %.17.i.i, i64 -1, i64 %.26.i.i
  %.49.i.i = load i64, ptr %.239, align 1
  %.55.i.i = and i64 %.49.i.i, %"$phi116.0.2.0.i.i"
  br label %part.1.exit.i.i
B246.if.i.i.i:
  %word.2.058.i.i.i = phi i64 [ %.224.i.i.i, %B246.if.i.i.i ], [ 0, %B246.if.i.i ]
  %.124.057.i.i.i = phi i64 [ %.186.i.i.i, %B246.if.i.i.i ], [ %2, %B246.if.i.i ]
  %.121.056.i.i.i = phi i64 [ %.190.i.i.i, %B246.if.i.i.i ], [ 0, %B246.if.i.i ]
  %.186.i.i.i = add nsw i64 %.124.057.i.i.i, -1
  %.190.i.i.i = add nuw nsw i64 %.121.056.i.i.i, 1
  %.218.i.i.i = getelementptr i8, ptr %.239, i64 %.121.056.i.i.i
  %.219.i.i.i = load i8, ptr %.218.i.i.i, align 1
  %.220.i.i.i = zext i8 %.219.i.i.i to i64
  %.221.i.i.i = shl i64 %.121.056.i.i.i, 3
  %.222.i.i.i = shl i64 %.220.i.i.i, %.221.i.i.i
  %.224.i.i.i = or i64 %.222.i.i.i, %word.2.058.i.i.i
  %.177.i.i.i = icmp samesign ugt i64 %.124.057.i.i.i, 1
  br i1 %.177.i.i.i, label %B246.if.i.i.i, label %part.1.exit.i.i
part.1.exit.i.i:
  %storemerge54.i97.i = phi i64 [ %.55.i.i, %B136.i.i.i ], [ %.224.i.i, %B246.if.i.i.i ]
  %storemerge54.i.i.i = phi i64 [ %.55.i.i, %B136.i.i.i ], [ %.224.i.i.i, %B246.if.i.i.i ]
  %.51.i.i = xor i64 %storemerge54.i.i.i, %.379
  %.93.i.i = add i64 %.379, -8
  %.94.i.i = icmp slt i64 %.93.i.i, 1
  br i1 %.94.i.i, label %B0.endif.endif.endif.thread.i.i, label %B0.endif.endif.endif.i.i
B0.endif.endif.endif.thread.i.i:
  %found.3.08188.i.i = mul i64 %.51.i.i, -7046029254386353131
  br label %part.2.exit.i
B0.endif.endif.endif.i.i:
  %.109.i.i = and i64 %.379, 7
  %.112.not.i.i = icmp ne i64 %.109.i.i, 0
  %.11351.i.i = lshr i64 %.93.i.i, 3
  %.114.i.i = zext i1 %.112.not.i.i to i64
  %.115.i.i = add nuw nsw i64 %.11351.i.i, %.114.i.i
  %found.3.081.i.i = mul i64 %.51.i.i, -7046029254386353131
  %.13682.not.i.i = icmp eq i64 %.115.i.i, 0
  br i1 %.13682.not.i.i, label %part.2.exit.i, label %B132.if.i.i
B132.if.i.i:
  %found.3.085.i.i = phi i64 [ %found.3.0.i.i, %part.1.exit80.i.i ], [ %found.3.081.i.i, %B0.endif.endif.endif.i.i ]
  %.80.084.i.i = phi i64 [ %.149.i.i, %part.1.exit80.i.i ], [ 8, %B0.endif.endif.endif.i.i ]
  %.83.083.i.i = phi i64 [ %.145.i.i, %part.1.exit80.i.i ], [ %.115.i.i, %B0.endif.endif.endif.i.i ]
  %.145.i.i = add nsw i64 %.83.083.i.i, -1
  %.149.i.i = add i64 %.80.084.i.i, 8
  %.180.i.i = add nsw i64 %.80.084.i.i, %at.3.1
  %.182.i.i = sub nsw i64 %.379, %.80.084.i.i
  %.37.i52.i.i = add nsw i64 %.180.i.i, 8
  %.39.not.i53.i.i = icmp sgt i64 %.37.i52.i.i, %arg.size
  br i1 %.39.not.i53.i.i, label %B174.i64.i.i, label %B136.i54.i.i
B136.i54.i.i:
  %.17.i55.i.i = icmp sgt i64 %.182.i.i, 7
  %.24.i56.i.i = shl i64 %.182.i.i, 3
  %notmask.i57.i.i = shl nsw i64 -1, %.24.i56.i.i
  %.26.i58.i.i = xor i64 %notmask.i57.i.i, -1
  %"$phi116.0.2.0.i59.i.i" = select i1 %.17.i55.i.i, i64 -1, i64 %.26.i58.i.i
  %.47.i60.i.i = getelementptr i8, ptr %arg.text, i64 %.180.i.i
  %.49.i61.i.i = load i64, ptr %.47.i60.i.i, align 1
  %.55.i62.i.i = and i64 %.49.i61.i.i, %"$phi116.0.2.0.i59.i.i"
  br label %part.1.exit80.i.i
B174.i64.i.i:
  %.17755.not.i65.i.i = icmp slt i64 %.182.i.i, 1
  br i1 %.17755.not.i65.i.i, label %part.1.exit80.i.i, label %B246.if.lr.ph.i66.i.i
B246.if.lr.ph.i66.i.i:
  %3 = tail call i64 @llvm.umin.i64(i64 %.182.i.i, i64 8)
  %4 = getelementptr i8, ptr %arg.text, i64 %.180.i.i
  br label %B246.if.i67.i.i
B246.if.i67.i.i:
  %word.2.058.i68.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i ], [ %.224.i78.i.i, %B246.if.i67.i.i ]
  %.124.057.i69.i.i = phi i64 [ %3, %B246.if.lr.ph.i66.i.i ], [ %.186.i71.i.i, %B246.if.i67.i.i ]
  %.121.056.i70.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i ], [ %.190.i72.i.i, %B246.if.i67.i.i ]
  %.186.i71.i.i = add nsw i64 %.124.057.i69.i.i, -1
  %.190.i72.i.i = add nuw nsw i64 %.121.056.i70.i.i, 1
  %.218.i73.i.i = getelementptr i8, ptr %4, i64 %.121.056.i70.i.i
  %.219.i74.i.i = load i8, ptr %.218.i73.i.i, align 1
  %.220.i75.i.i = zext i8 %.219.i74.i.i to i64
  %.221.i76.i.i = shl i64 %.121.056.i70.i.i, 3
  %.222.i77.i.i = shl i64 %.220.i75.i.i, %.221.i76.i.i
  %.224.i78.i.i = or i64 %.222.i77.i.i, %word.2.058.i68.i.i
  %.177.i79.i.i = icmp samesign ugt i64 %.124.057.i69.i.i, 1
  br i1 %.177.i79.i.i, label %B246.if.i67.i.i, label %part.1.exit80.i.i
part.1.exit80.i.i:
  %storemerge54.i63.i.i = phi i64 [ %.55.i62.i.i, %B136.i54.i.i ], [ 0, %B174.i64.i.i ], [ %.224.i78.i.i, %B246.if.i67.i.i ]
  %.175.i.i = lshr i64 %found.3.085.i.i, 32
  %5 = xor i64 %.175.i.i, %storemerge54.i63.i.i
  %.209.i.i = xor i64 %5, %found.3.085.i.i
  %found.3.0.i.i = mul i64 %.209.i.i, -7046029254386353131
  %.136.i.i = icmp samesign ugt i64 %.83.083.i.i, 1
  br i1 %.136.i.i, label %B132.if.i.i, label %part.2.exit.i
part.2.exit.i:
  %found.3.0.lcssa.i.i = phi i64 [ %found.3.081.i.i, %B0.endif.endif.endif.i.i ], [ %found.3.08188.i.i, %B0.endif.endif.endif.thread.i.i ], [ %found.3.0.i.i, %part.1.exit80.i.i ]
  %.231.i.i = lshr i64 %found.3.0.lcssa.i.i, %.229.i.i
  %.idx.i = shl i64 %.231.i.i, 4
  %6 = getelementptr i8, ptr %arg.table, i64 %.idx.i
  %.98.i = getelementptr i8, ptr %6, i64 8
  %.99.i = load i64, ptr %.98.i, align 8
  %.100.not.i = icmp eq i64 %.99.i, 0
  br i1 %.100.not.i, label %part.3.exit, label %B126.preheader.i
B126.preheader.i:
  %.164.i = icmp samesign ult i64 %.379, 9
  %.86.i.i = and i64 %.379, 7
  %.89.not.i.i = icmp ne i64 %.86.i.i, 0
  %.9070.i.i = lshr i64 %.93.i.i, 3
  %.91.i.i = zext i1 %.89.not.i.i to i64
  %.92.i.i = add nuw nsw i64 %.9070.i.i, %.91.i.i
  br label %B126.i
B126.i:
  %slot.2.0.i = phi i64 [ %.236.i, %B412.i ], [ %.231.i.i, %B126.preheader.i ]
  %.idx103.i = shl i64 %slot.2.0.i, 4
  %7 = getelementptr i8, ptr %arg.table, i64 %.idx103.i
  %.112.i = getelementptr i8, ptr %7, i64 8
  %.113.i = load i64, ptr %.112.i, align 8
  %.122.i = load i64, ptr %7, align 8
  %.124.i = icmp eq i64 %.122.i, %storemerge54.i97.i
  %.127.i = lshr i64 %.113.i, 32
  %.129.i = icmp eq i64 %.127.i, %.379
  %or.cond.i = select i1 %.124.i, i1 %.129.i, i1 false
  br i1 %or.cond.i, label %B268.i, label %B412.i
B268.i:
  br i1 %.164.i, label %part.3.exit, label %B368.i
B368.i:
  %.132.i = and i64 %.113.i, 4294967295
  %8 = getelementptr i64, ptr %arg.offsets, i64 %.132.i
  %.26.i66.i = getelementptr i8, ptr %8, i64 -8
  %.27.i.i = load i64, ptr %.26.i66.i, align 8
  br label %B64.i.i
B64.i.i:
  %.58.0.i.i = phi i64 [ %.92.i.i, %B368.i ], [ %.122.i.i, %part.1.exit99.i.i ]
  %.55.0.i.i = phi i64 [ 8, %B368.i ], [ %.126.i.i, %part.1.exit99.i.i ]
  %.113.i.i = icmp sgt i64 %.58.0.i.i, 0
  br i1 %.113.i.i, label %B64.if.i.i, label %part.3.exit
B64.if.i.i:
  %.122.i.i = add nsw i64 %.58.0.i.i, -1
  %.126.i.i = add nuw nsw i64 %.55.0.i.i, 8
  %.152.i.i = sub nsw i64 %.379, %.55.0.i.i
  %.155.i.i = add nsw i64 %.55.0.i.i, %at.3.1
  %.37.i.i67.i = add nsw i64 %.155.i.i, 8
  %.39.not.i.i68.i = icmp sgt i64 %.37.i.i67.i, %arg.size
  br i1 %.39.not.i.i68.i, label %B174.i.i80.i, label %B136.i.i69.i
B136.i.i69.i:
  %.17.i.i70.i = icmp sgt i64 %.152.i.i, 7
  %.24.i.i71.i = shl i64 %.152.i.i, 3
  %notmask.i.i72.i = shl nsw i64 -1, %.24.i.i71.i
  %.26.i.i73.i = xor i64 %notmask.i.i72.i, -1
  %"$phi116.0.2.0.i.i74.i" = select i1 %.17.i.i70.i, i64 -1, i64 %.26.i.i73.i
  %.47.i.i75.i = getelementptr i8, ptr %arg.text, i64 %.155.i.i
  %.49.i.i76.i = load i64, ptr %.47.i.i75.i, align 1
  %.55.i.i77.i = and i64 %.49.i.i76.i, %"$phi116.0.2.0.i.i74.i"
  br label %part.1.exit.i78.i
B174.i.i80.i:
  %.17755.not.i.i81.i = icmp slt i64 %.152.i.i, 1
  br i1 %.17755.not.i.i81.i, label %part.1.exit.i78.i, label %B246.if.lr.ph.i.i82.i
B246.if.lr.ph.i.i82.i:
  %9 = tail call i64 @llvm.umin.i64(i64 %.152.i.i, i64 8)
  %10 = getelementptr i8, ptr %arg.text, i64 %.155.i.i
  br label %B246.if.i.i83.i
B246.if.i.i83.i:
  %word.2.058.i.i84.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i ], [ %.224.i.i94.i, %B246.if.i.i83.i ]
  %.124.057.i.i85.i = phi i64 [ %9, %B246.if.lr.ph.i.i82.i ], [ %.186.i.i87.i, %B246.if.i.i83.i ]
  %.121.056.i.i86.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i ], [ %.190.i.i88.i, %B246.if.i.i83.i ]
  %.186.i.i87.i = add nsw i64 %.124.057.i.i85.i, -1
  %.190.i.i88.i = add nuw nsw i64 %.121.056.i.i86.i, 1
  %.218.i.i89.i = getelementptr i8, ptr %10, i64 %.121.056.i.i86.i
  %.219.i.i90.i = load i8, ptr %.218.i.i89.i, align 1
  %.220.i.i91.i = zext i8 %.219.i.i90.i to i64
  %.221.i.i92.i = shl i64 %.121.056.i.i86.i, 3
  %.222.i.i93.i = shl i64 %.220.i.i91.i, %.221.i.i92.i
  %.224.i.i94.i = or i64 %.222.i.i93.i, %word.2.058.i.i84.i
  %.177.i.i95.i = icmp samesign ugt i64 %.124.057.i.i85.i, 1
  br i1 %.177.i.i95.i, label %B246.if.i.i83.i, label %part.1.exit.i78.i
part.1.exit.i78.i:
  %storemerge54.i.i79.i = phi i64 [ %.55.i.i77.i, %B136.i.i69.i ], [ 0, %B174.i.i80.i ], [ %.224.i.i94.i, %B246.if.i.i83.i ]
  %.188.i.i = add nsw i64 %.55.0.i.i, %.27.i.i
  %.37.i71.i.i = add nsw i64 %.188.i.i, 8
  %.39.not.i72.i.i = icmp sgt i64 %.37.i71.i.i, %arg.letters_size
  br i1 %.39.not.i72.i.i, label %B174.i83.i.i, label %B136.i73.i.i
B136.i73.i.i:
  %.17.i74.i.i = icmp sgt i64 %.152.i.i, 7
  %.24.i75.i.i = shl i64 %.152.i.i, 3
  %notmask.i76.i.i = shl nsw i64 -1, %.24.i75.i.i
  %.26.i77.i.i = xor i64 %notmask.i76.i.i, -1
  %"$phi116.0.2.0.i78.i.i" = select i1 %.17.i74.i.i, i64 -1, i64 %.26.i77.i.i
  %.47.i79.i.i = getelementptr i8, ptr %arg.letters, i64 %.188.i.i
  %.49.i80.i.i = load i64, ptr %.47.i79.i.i, align 1
  %.55.i81.i.i = and i64 %.49.i80.i.i, %"$phi116.0.2.0.i78.i.i"
  br label %part.1.exit99.i.i
B174.i83.i.i:
  %.17755.not.i84.i.i = icmp slt i64 %.152.i.i, 1
  br i1 %.17755.not.i84.i.i, label %part.1.exit99.i.i, label %B246.if.lr.ph.i85.i.i
B246.if.lr.ph.i85.i.i:
  %11 = tail call i64 @llvm.umin.i64(i64 %.152.i.i, i64 8)
  %12 = getelementptr i8, ptr %arg.letters, i64 %.188.i.i
  br label %B246.if.i86.i.i
B246.if.i86.i.i:
  %word.2.058.i87.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i ], [ %.224.i97.i.i, %B246.if.i86.i.i ]
  %.124.057.i88.i.i = phi i64 [ %11, %B246.if.lr.ph.i85.i.i ], [ %.186.i90.i.i, %B246.if.i86.i.i ]
  %.121.056.i89.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i ], [ %.190.i91.i.i, %B246.if.i86.i.i ]
  %.186.i90.i.i = add nsw i64 %.124.057.i88.i.i, -1
  %.190.i91.i.i = add nuw nsw i64 %.121.056.i89.i.i, 1
  %.218.i92.i.i = getelementptr i8, ptr %12, i64 %.121.056.i89.i.i
  %.219.i93.i.i = load i8, ptr %.218.i92.i.i, align 1
  %.220.i94.i.i = zext i8 %.219.i93.i.i to i64
  %.221.i95.i.i = shl i64 %.121.056.i89.i.i, 3
  %.222.i96.i.i = shl i64 %.220.i94.i.i, %.221.i95.i.i
  %.224.i97.i.i = or i64 %.222.i96.i.i, %word.2.058.i87.i.i
  %.177.i98.i.i = icmp samesign ugt i64 %.124.057.i88.i.i, 1
  br i1 %.177.i98.i.i, label %B246.if.i86.i.i, label %part.1.exit99.i.i
part.1.exit99.i.i:
  %storemerge54.i82.i.i = phi i64 [ %.55.i81.i.i, %B136.i73.i.i ], [ 0, %B174.i83.i.i ], [ %.224.i97.i.i, %B246.if.i86.i.i ]
  %.213.not.i.i = icmp eq i64 %storemerge54.i.i79.i, %storemerge54.i82.i.i
  br i1 %.213.not.i.i, label %B64.i.i, label %B412.i
B412.i:
  %.231.i = add nsw i64 %slot.2.0.i, 1
  %.236.i = and i64 %.231.i, %.235.i
  %.idx65.i = shl i64 %.236.i, 4
  %13 = getelementptr i8, ptr %arg.table, i64 %.idx65.i
  %.245.i = getelementptr i8, ptr %13, i64 8
  %.246.i = load i64, ptr %.245.i, align 8
  %.247.not.i = icmp eq i64 %.246.i, 0
  br i1 %.247.not.i, label %part.3.exit, label %B126.i
part.3.exit:
  %.pre.pre-phi = phi i64 [ %.idx103.i, %B64.i.i ], [ %.idx.i, %part.2.exit.i ], [ %.idx65.i, %B412.i ], [ %.idx103.i, %B268.i ]
  %.phi.trans.insert = getelementptr i8, ptr %arg.table, i64 %.pre.pre-phi
  %.631.phi.trans.insert = getelementptr i8, ptr %.phi.trans.insert, i64 8
  %.632.pre = load i64, ptr %.631.phi.trans.insert, align 8
  %.423.not = icmp eq i64 %.632.pre, 0
  %or.cond14 = select i1 %.93.not, i1 %.423.not, i1 false
  br i1 %or.cond14, label %B418, label %B604
B418:
  %.509321 = icmp sgt i64 %.379, 0
  br i1 %.509321, label %B454.if.lr.ph, label %B506
B454.if.lr.ph:
  %.554 = getelementptr i64, ptr %arg.offsets, i64 %words.2.1
  br label %B454.if
B506:
  %.567 = getelementptr i64, ptr %arg.offsets, i64 %words.2.1
  %.568 = load i64, ptr %.567, align 8
  %.572 = add i64 %.568, %.379
  %.574 = add nsw i64 %words.2.1, 1
  %.576 = getelementptr i64, ptr %arg.offsets, i64 %.574
  store i64 %.572, ptr %.576, align 8
  br i1 %.39.not.i.i, label %B174.i.i284, label %B136.i.i
B136.i.i:
  %.17.i.i276 = icmp sgt i64 %.379, 7
  %.24.i.i277 = shl i64 %.379, 3
  %notmask.i.i278 = shl nsw i64 -1, %.24.i.i277
  %.26.i.i279 = xor i64 %notmask.i.i278, -1
  %"$phi116.0.2.0.i.i280" = select i1 %.17.i.i276, i64 -1, i64 %.26.i.i279
  %.49.i.i282 = load i64, ptr %.239, align 1
  %.55.i.i283 = and i64 %.49.i.i282, %"$phi116.0.2.0.i.i280"
  br label %part.4.exit
B174.i.i284:
  %14 = tail call i64 @llvm.umin.i64(i64 %.379, i64 8)
  br label %B246.if.i.i287
B246.if.i.i287:
  %word.2.058.i.i288 = phi i64 [ 0, %B174.i.i284 ], [ %.224.i.i298, %B246.if.i.i287 ]
  %.124.057.i.i289 = phi i64 [ %14, %B174.i.i284 ], [ %.186.i.i291, %B246.if.i.i287 ]
  %.121.056.i.i290 = phi i64 [ 0, %B174.i.i284 ], [ %.190.i.i292, %B246.if.i.i287 ]
  %.186.i.i291 = add nsw i64 %.124.057.i.i289, -1
  %.190.i.i292 = add nuw nsw i64 %.121.056.i.i290, 1
  %.218.i.i293 = getelementptr i8, ptr %.239, i64 %.121.056.i.i290
  %.219.i.i294 = load i8, ptr %.218.i.i293, align 1
  %.220.i.i295 = zext i8 %.219.i.i294 to i64
  %.221.i.i296 = shl i64 %.121.056.i.i290, 3
  %.222.i.i297 = shl i64 %.220.i.i295, %.221.i.i296
  %.224.i.i298 = or i64 %.222.i.i297, %word.2.058.i.i288
  %.177.i.i299 = icmp samesign ugt i64 %.124.057.i.i289, 1
  br i1 %.177.i.i299, label %B246.if.i.i287, label %part.4.exit
part.4.exit:
  %storemerge54.i.i = phi i64 [ %.55.i.i283, %B136.i.i ], [ %.224.i.i298, %B246.if.i.i287 ]
  store i64 %storemerge54.i.i, ptr %.phi.trans.insert, align 8
  %.46.i = shl i64 %.379, 32
  %.48.i = or i64 %.46.i, %.574
  store i64 %.48.i, ptr %.631.phi.trans.insert, align 8
  br label %B604
B604:
  %.632 = phi i64 [ %.632.pre, %part.3.exit ], [ %.48.i, %part.4.exit ]
  %words.4.2 = phi i64 [ %words.2.1, %part.3.exit ], [ %.574, %part.4.exit ]
  %.633 = and i64 %.632, 4294967295
  %.638.not = icmp eq i64 %.633, 0
  %15 = trunc i64 %.632 to i32
  %16 = add i32 %15, 2
  %"$phi726.0.2.2" = select i1 %.638.not, i32 0, i32 %16
  %.663 = getelementptr i32, ptr %arg.stream, i64 %written.8.1
  store i32 %"$phi726.0.2.2", ptr %.663, align 4
  %.668 = add nsw i64 %written.8.1, 1
  br label %B744
B744:
  %at.5.1306 = phi i64 [ %.284.lcssa329, %B604 ], [ %.284.lcssa.ph, %B330 ], [ %at.3.1, %B26.i ], [ %at.3.1, %B26.i ], [ %at.3.1, %B26.i ], [ %at.3.1, %B26.i ], [ %at.3.1, %B26.i ], [ %at.3.1, %B26.i ]
  %written.7.1 = phi i64 [ %.668, %B604 ], [ %written.8.1, %B330 ], [ %written.8.1, %B26.i ], [ %written.8.1, %B26.i ], [ %written.8.1, %B26.i ], [ %written.8.1, %B26.i ], [ %written.8.1, %B26.i ], [ %written.8.1, %B26.i ]
  %words.3.2 = phi i64 [ %words.4.2, %B604 ], [ %words.2.1, %B330 ], [ %words.2.1, %B26.i ], [ %words.2.1, %B26.i ], [ %words.2.1, %B26.i ], [ %words.2.1, %B26.i ], [ %words.2.1, %B26.i ], [ %words.2.1, %B26.i ]
  %.682 = icmp eq i64 %at.5.1306, %arg.size
  br i1 %.682, label %B790, label %B756
B756:
  %.696 = getelementptr i8, ptr %arg.text, i64 %at.5.1306
  %.697 = load i8, ptr %.696, align 1
  %.699 = icmp eq i8 %.697, 10
  br i1 %.699, label %B790, label %B824
B790:
  %.706 = getelementptr i32, ptr %arg.stream, i64 %written.7.1
  store i32 2, ptr %.706, align 4
  %.709 = add nsw i64 %written.7.1, 1
  br label %B824
B824:
  %is_within.5.3 = phi i64 [ 0, %B790 ], [ %is_within.6.1, %B756 ]
  %written.6.3 = phi i64 [ %.709, %B790 ], [ %written.7.1, %B756 ]
  %.729 = add nsw i64 %at.5.1306, 1
  %.740 = icmp slt i64 %.729, %arg.size
  %.774 = icmp slt i64 %words.3.2, %"$phi140.0.2.0"
  %or.cond264 = select i1 %.740, i1 %.774, i1 false
  br i1 %or.cond264, label %B170, label %B860
B860:
  %at.6.0 = phi i64 [ %.46, %entry ], [ %.729, %B824 ]
  %is_within.7.0 = phi i64 [ %.49, %entry ], [ %is_within.5.3, %B824 ]
  %written.9.0 = phi i64 [ %.52, %entry ], [ %written.6.3, %B824 ]
  %words.5.0 = phi i64 [ %.55, %entry ], [ %words.3.2, %B824 ]
  %.831.not = icmp slt i64 %at.6.0, %arg.size
  br i1 %.831.not, label %B910, label %B872
B872:
  %.840.not = icmp eq i64 %is_within.7.0, 0
  br i1 %.840.not, label %B910, label %B876
B876:
  %.847 = getelementptr i32, ptr %arg.stream, i64 %written.9.0
  store i32 2, ptr %.847, align 4
  %.852 = add nsw i64 %written.9.0, 1
  br label %B910
B910:
  %is_within.8.0 = phi i64 [ 0, %B876 ], [ 0, %B872 ], [ %is_within.7.0, %B860 ]
  %written.10.0 = phi i64 [ %.852, %B876 ], [ %written.9.0, %B872 ], [ %written.9.0, %B860 ]
  store i64 %at.6.0, ptr %arg.state, align 8
  store i64 %is_within.8.0, ptr %.48, align 8
  store i64 %written.10.0, ptr %.51, align 8
  store i64 %words.5.0, ptr %.54, align 8
  %.916 = sub nsw i64 %arg.size, %at.6.0
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.916, i64 0)
  store i64 %.13.i, ptr %retptr, align 8
  ret void
B454.if:
  %.453.0322 = phi i64 [ 0, %B454.if.lr.ph ], [ %.522, %B454.if ]
  %.522 = add nuw nsw i64 %.453.0322, 1
  %.550 = getelementptr i8, ptr %.239, i64 %.453.0322
  %.551 = load i8, ptr %.550, align 1
  %.555 = load i64, ptr %.554, align 8
  %17 = getelementptr i8, ptr %arg.letters, i64 %.555
  %.558 = getelementptr i8, ptr %17, i64 %.453.0322
  store i8 %.551, ptr %.558, align 1
  %exitcond326.not = icmp eq i64 %.522, %.379
  br i1 %exitcond326.not, label %B506, label %B454.if
}
define i64 @treeval.kernels.ngram.spelling.number_text(ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, ptr %.6, i64 %.7, i64 %.8, ptr %.9, ptr %.10) local_unnamed_addr {
entry:
  %.12 = alloca i64, align 8
  store i64 0, ptr %.12, align 8
  call fastcc void @part.0(ptr %.12, ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, ptr %.6, i64 %.7, i64 %.8, ptr %.9, ptr %.10)
  %.26 = load i64, ptr %.12, align 8
  ret i64 %.26
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

