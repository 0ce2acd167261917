; sources 6a2a53ff846d5963f943d818a1f9fb5b27ecbf7a9394b94a6da5ed930d919915
define internal fastcc void @part.0(ptr %retptr, ptr %arg.letters, i64 %arg.size, ptr %arg.offsets, i64 %arg.words, ptr %arg.table, i64 %arg.bits) unnamed_addr {
entry:
  %.114105.not = icmp slt i64 %arg.words, 1
  br i1 %.114105.not, label %B244, label %B76.if.lr.ph
B76.if.lr.ph:
  %.229.i.i = sub i64 64, %arg.bits
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.235.i = xor i64 %notmask.i, -1
  br label %B76.if
B190:
  %.idx.pre-phi.ph.pn = phi i64 [ %.idx103.i, %part.1.exit ], [ %.idx.i, %part.2.exit.i ], [ %.idx65.i, %B412.i ]
  %0 = getelementptr i8, ptr %arg.table, i64 %.idx.pre-phi.ph.pn
  %.21316 = getelementptr i8, ptr %0, i64 8
  br i1 %.39.not.i.i78, label %B174.i.i, label %B136.i.i
B136.i.i:
  %.17.i.i = icmp sgt i64 %.172, 7
  %.24.i.i = shl i64 %.172, 3
  %notmask.i.i = shl nsw i64 -1, %.24.i.i
  %.26.i.i = xor i64 %notmask.i.i, -1
  %"$phi116.0.2.0.i.i" = select i1 %.17.i.i, i64 -1, i64 %.26.i.i
  %.47.i.i = getelementptr i8, ptr %arg.letters, i64 %.162
  %.49.i.i = load i64, ptr %.47.i.i, align 1
  %.55.i.i = and i64 %.49.i.i, %"$phi116.0.2.0.i.i"
  br label %part.3.exit
B174.i.i:
  %.17755.not.i.i = icmp slt i64 %.172, 1
  br i1 %.17755.not.i.i, label %part.3.exit, label %B246.if.lr.ph.i.i
B246.if.lr.ph.i.i:
  %1 = tail call i64 @llvm.umin.i64(i64 %.172, i64 8)
  %2 = getelementptr i8, ptr %arg.letters, i64 %.162
  br label %B246.if.i.i
B246.if.i.i:
  %word.2.058.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i ], [ %.224.i.i, %B246.if.i.i ]
  %.124.057.i.i = phi i64 [ %1, %B246.if.lr.ph.i.i ], [ %.186.i.i, %B246.if.i.i ]
  %.121.056.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i ], [ %.190.i.i, %B246.if.i.i ]
  %.186.i.i = add nsw i64 %.124.057.i.i, -1
  %.190.i.i = add nuw nsw i64 %.121.056.i.i, 1
  %.218.i.i = getelementptr i8, ptr %2, i64 %.121.056.i.i
  %.219.i.i = load i8, ptr %.218.i.i, align 1
  %.220.i.i = zext i8 %.219.i.i to i64
  %.221.i.i = shl i64 %.121.056.i.i, 3
  %.222.i.i = shl i64 %.220.i.i, %.221.i.i
  %.224.i.i = or i64 %.222.i.i, %word.2.058.i.i
  %.177.i.i = icmp samesign ugt i64 %.124.057.i.i, 1
  br i1 %.177.i.i, label %B246.if.i.i, label %part.3.exit
part.3.exit:
  %storemerge54.i.i = phi i64 [ %.55.i.i, %B136.i.i ], [ 0, %B174.i.i ], [ %.224.i.i, %B246.if.i.i ]
  store i64 %storemerge54.i.i, ptr %0, align 8
  %.46.i = shl i64 %.172, 32
  %.48.i = or i64 %.46.i, %.127
  store i64 %.48.i, ptr %.21316, align 8
  %.258 = add nsw i64 %different.2.0108, 1
  br label %B242
B242:
  %different.3.1 = phi i64 [ %different.2.0108, %part.1.exit ], [ %.258, %part.3.exit ]
  %exitcond.not = icmp eq i64 %.127, %arg.words
  br i1 %exitcond.not, label %B244, label %B76.if
B244:
  %different.2.0.lcssa = phi i64 [ 0, %entry ], [ %different.3.1, %B242 ]
  store i64 %different.2.0.lcssa, ptr %retptr, align 8
  ret void
B76.if:
  %different.2.0108 = phi i64 [ 0, %B76.if.lr.ph ], [ %different.3.1, %B242 ]
  %.56.0107 = phi i64 [ 0, %B76.if.lr.ph ], [ %.127, %B242 ]
  %.127 = add nuw nsw i64 %.56.0107, 1
  %.161 = getelementptr i64, ptr %arg.offsets, i64 %.56.0107
  %.162 = load i64, ptr %.161, align 8
  %.169 = getelementptr i8, ptr %.161, i64 8
  %.170 = load i64, ptr %.169, align 8
  %.172 = sub nsw i64 %.170, %.162
  %.37.i.i77 = add nsw i64 %.162, 8
  %.39.not.i.i78 = icmp sgt i64 %.37.i.i77, %arg.size
  br i1 %.39.not.i.i78, label %B174.i.i87, label %B136.i.i.i
B174.i.i87:
  %.17755.not.i.i88 = icmp slt i64 %.172, 1
  br i1 %.17755.not.i.i88, label %part.4.exit.i.i, label %B246.if.lr.ph.i.i89
B246.if.lr.ph.i.i89:
  %3 = tail call i64 @llvm.umin.i64(i64 %.172, i64 8)
  %4 = getelementptr i8, ptr %arg.letters, i64 %.162
  br label %B246.if.i.i90
B246.if.i.i90:
  %word.2.058.i.i91 = phi i64 [ 0, %B246.if.lr.ph.i.i89 ], [ %.224.i.i101, %B246.if.i.i90 ]
  %.124.057.i.i92 = phi i64 [ %3, %B246.if.lr.ph.i.i89 ], [ %.186.i.i94, %B246.if.i.i90 ]
  %.121.056.i.i93 = phi i64 [ 0, %B246.if.lr.ph.i.i89 ], [ %.190.i.i95, %B246.if.i.i90 ]
  %.186.i.i94 = add nsw i64 %.124.057.i.i92, -1
  %.190.i.i95 = add nuw nsw i64 %.121.056.i.i93, 1
  %.218.i.i96 = getelementptr i8, ptr %4, i64 %.121.056.i.i93
  %.219.i.i97 = load i8, ptr %.218.i.i96, align 1
  %.220.i.i98 = zext i8 %.219.i.i97 to i64
  %.221.i.i99 = shl i64 %.121.056.i.i93, 3
  %.222.i.i100 = shl i64 %.220.i.i98, %.221.i.i99
  %.224.i.i101 = or i64 %.222.i.i100, %word.2.058.i.i91
  %.177.i.i102 = icmp samesign ugt i64 %.124.057.i.i92, 1
  br i1 %.177.i.i102, label %B246.if.i.i90, label %B246.if.i.i.i
B136.i.i.i:
  %.17.i.i79 = icmp sgt i64 %.172, 7
  %.24.i.i80 = shl i64 %.172, 3
  %notmask.i.i81 = shl nsw i64 -1, %.24.i.i80
  %.26.i.i82 = xor i64 %notmask.i.i81, -1
  %"$phi116.0.2.0.i.i83" = select i1 %.17.i.i79, i64 -1, i64 %.26.i.i82
  %.47.i.i84 = getelementptr i8, ptr %arg.letters, i64 %.162
  %.49.i.i85 = load i64, ptr %.47.i.i84, align 1
  %.55.i.i86 = and i64 %.49.i.i85, %"$phi116.0.2.0.i.i83"
  br label %part.4.exit.i.i
B246.if.i.i.i:
  %word.2.058.i.i.i = phi i64 [ %.224.i.i.i, %B246.if.i.i.i ], [ 0, %B246.if.i.i90 ]
  %.124.057.i.i.i = phi i64 [ %.186.i.i.i, %B246.if.i.i.i ], [ %3, %B246.if.i.i90 ]
  %.121.056.i.i.i = phi i64 [ %.190.i.i.i, %B246.if.i.i.i ], [ 0, %B246.if.i.i90 ]
  %.186.i.i.i = add nsw i64 %.124.057.i.i.i, -1
  %.190.i.i.i = add nuw nsw i64 %.121.056.i.i.i, 1
  %.218.i.i.i = getelementptr i8, ptr %4, i64 %.121.056.i.i.i
  %.219.i.i.i = load i8, ptr %.218.i.i.i, align 1
  %.220.i.i.i = zext i8 %.219.i.i.i to i64
  %.221.i.i.i = shl i64 %.121.056.i.i.i, 3
  %.222.i.i.i = shl i64 %.220.i.i.i, %.221.i.i.i
  %.224.i.i.i = or i64 %.222.i.i.i, %word.2.058.i.i.i
  %.177.i.i.i = icmp samesign ugt i64 %.124.057.i.i.i, 1
  br i1 %.177.i.i.i, label %B246.if.i.i.i, label %part.4.exit.i.i
part.4.exit.i.i:
  %storemerge54.i97.i = phi i64 [ %.55.i.i86, %B136.i.i.i ], [ 0, %B174.i.i87 ], [ %.224.i.i101, %B246.if.i.i.i ]
  %storemerge54.i.i.i = phi i64 [ %.55.i.i86, %B136.i.i.i ], [ 0, %B174.i.i87 ], [ %.224.i.i.i, %B246.if.i.i.i ]
  %.51.i.i = xor i64 %storemerge54.i.i.i, %.172
  %.93.i.i = add i64 %.172, -8
  %.94.i.i = icmp slt i64 %.93.i.i, 1
  br i1 %.94.i.i, label %B0.endif.endif.endif.thread.i.i, label %B0.endif.endif.endif.i.i
B0.endif.endif.endif.thread.i.i:
  %found.3.08188.i.i = mul i64 %.51.i.i, -7046029254386353131
  br label %part.2.exit.i
B0.endif.endif.endif.i.i:
  %.109.i.i = and i64 %.172, 7
  %.112.not.i.i = icmp ne i64 %.109.i.i, 0
  %.11351.i.i = lshr i64 %.93.i.i, 3
  %.114.i.i = zext i1 %.112.not.i.i to i64
  %.115.i.i = add nuw nsw i64 %.11351.i.i, %.114.i.i
  %found.3.081.i.i = mul i64 %.51.i.i, -7046029254386353131
  %.13682.not.i.i = icmp eq i64 %.115.i.i, 0
  br i1 %.13682.not.i.i, label %part.2.exit.i, label %B132.if.i.i
B132.if.i.i:
  %found.3.085.i.i = phi i64 [ %found.3.0.i.i, %part.4.exit80.i.i ], [ %found.3.081.i.i, %B0.endif.endif.endif.i.i ]
  %.80.084.i.i = phi i64 [ %.149.i.i, %part.4.exit80.i.i ], [ 8, %B0.endif.endif.endif.i.i ]
  %.83.083.i.i = phi i64 [ %.145.i.i, %part.4.exit80.i.i ], [ %.115.i.i, %B0.endif.endif.endif.i.i ]
  %.145.i.i = add nsw i64 %.83.083.i.i, -1
  %.149.i.i = add i64 %.80.084.i.i, 8
  %.180.i.i = add nsw i64 %.80.084.i.i, %.162
  %.182.i.i = sub nsw i64 %.172, %.80.084.i.i
  %.37.i52.i.i = add nsw i64 %.180.i.i, 8
  %.39.not.i53.i.i = icmp sgt i64 %.37.i52.i.i, %arg.size
  br i1 %.39.not.i53.i.i, label %B174.i64.i.i, label %B136.i54.i.i
B136.i54.i.i:
  %.17.i55.i.i = icmp sgt i64 %.182.i.i, 7
  %.24.i56.i.i = shl i64 %.182.i.i, 3
  %notmask.i57.i.i = shl nsw i64 -1, %.24.i56.i.i
  %.26.i58.i.i = xor i64 %notmask.i57.i.i, -1
  %"$phi116.0.2.0.i59.i.i" = select i1 %.17.i55.i.i, i64 -1, i64 %.26.i58.i.i
  %.47.i60.i.i = getelementptr i8, ptr %arg.letters, i64 %.180.i.i
  %.49.i61.i.i = load i64, ptr %.47.i60.i.i, align 1
  %.55.i62.i.i = and i64 %.49.i61.i.i, %"$phi116.0.2.0.i59.i.i"
  br label %part.4.exit80.i.i
B174.i64.i.i:
  %.17755.not.i65.i.i = icmp slt i64 %.182.i.i, 1
  br i1 %.17755.not.i65.i.i, label %part.4.exit80.i.i, label %B246.if.lr.ph.i66.i.i
B246.if.lr.ph.i66.i.i:
  %5 = tail call i64 @llvm.umin.i64(i64 %.182.i.i, i64 8)
  %6 = getelementptr i8, ptr %arg.letters, i64 %.180.i.i
  br label %B246.if.i67.i.i
B246.if.i67.i.i:
  %word.2.058.i68.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i ], [ %.224.i78.i.i, %B246.if.i67.i.i ]
  %.124.057.i69.i.i = phi i64 [ %5, %B246.if.lr.ph.i66.i.i ], [ %.186.i71.i.i, %B246.if.i67.i.i ]
  %.121.056.i70.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i ], [ %.190.i72.i.i, %B246.if.i67.i.i ]
  %.186.i71.i.i = add nsw i64 %.124.057.i69.i.i, -1
  %.190.i72.i.i = add nuw nsw i64 %.121.056.i70.i.i, 1
  %.218.i73.i.i = getelementptr i8, ptr %6, i64 %.121.056.i70.i.i
  %.219.i74.i.i = load i8, ptr %.218.i73.i.i, align 1
  %.220.i75.i.i = zext i8 %.219.i74.i.i to i64
  %.221.i76.i.i = shl i64 %.121.056.i70.i.i, 3
  %.222.i77.i.i = shl i64 %.220.i75.i.i, %.221.i76.i.i
  %.224.i78.i.i = or i64 %.222.i77.i.i, %word.2.058.i68.i.i
  %.177.i79.i.i = icmp samesign ugt i64 %.124.057.i69.i.i, 1
  br i1 %.177.i79.i.i, label %B246.if.i67.i.i, label %part.4.exit80.i.i
part.4.exit80.i.i:
  %storemerge54.i63.i.i = phi i64 [ %.55.i62.i.i, %B136.i54.i.i ], [ 0, %B174.i64.i.i ], [ %.224.i78.i.i, %B246.if.i67.i.i ]
  %.175.i.i = lshr i64 %found.3.085.i.i, 32
  %7 = xor i64 %.175.i.i, %storemerge54.i63.i.i
  %.209.i.i = xor i64 %7, %found.3.085.i.i
  %found.3.0.i.i = mul i64 %.209.i.i, -7046029254386353131
  %.136.i.i = icmp samesign ugt i64 %.83.083.i.i, 1
  br i1 %.136.i.i, label %B132.if.i.i, label %part.2.exit.i
part.2.exit.i:
  %found.3.0.lcssa.i.i = phi i64 [ %found.3.081.i.i, %B0.endif.endif.endif.i.i ], [ %found.3.08188.i.i, %B0.endif.endif.endif.thread.i.i ], [ %found.3.0.i.i, %part.4.exit80.i.i ]
  %.231.i.i = lshr i64 %found.3.0.lcssa.i.i, %.229.i.i
  %.idx.i = shl i64 %.231.i.i, 4
  %8 = getelementptr i8, ptr %arg.table, i64 %.idx.i
  %.98.i = getelementptr i8, ptr %8, i64 8
  %.99.i = load i64, ptr %.98.i, align 8
  %.100.not.i = icmp eq i64 %.99.i, 0
  br i1 %.100.not.i, label %B190, label %B126.preheader.i
B126.preheader.i:
  %.164.i = icmp samesign ult i64 %.172, 9
  %.86.i.i = and i64 %.172, 7
  %.89.not.i.i = icmp ne i64 %.86.i.i, 0
  %.9070.i.i = lshr i64 %.93.i.i, 3
  %.91.i.i = zext i1 %.89.not.i.i to i64
  %.92.i.i = add nuw nsw i64 %.9070.i.i, %.91.i.i
  br label %B126.i
B126.i:
  %slot.2.0.i = phi i64 [ %.236.i, %B412.i ], [ %.231.i.i, %B126.preheader.i ]
  %.idx103.i = shl i64 %slot.2.0.i, 4
  %9 = getelementptr i8, ptr %arg.table, i64 %.idx103.i
  %.112.i = getelementptr i8, ptr %9, i64 8
  %.113.i = load i64, ptr %.112.i, align 8
  %.122.i = load i64, ptr %9, align 8
  %.124.i = icmp eq i64 %.122.i, %storemerge54.i97.i
  %.127.i = lshr i64 %.113.i, 32
  %.129.i = icmp eq i64 %.127.i, %.172
  %or.cond.i = select i1 %.124.i, i1 %.129.i, i1 false
  br i1 %or.cond.i, label %B268.i, label %B412.i
B268.i:
  br i1 %.164.i, label %part.1.exit, label %B368.i
B368.i:
  %.132.i = and i64 %.113.i, 4294967295
  %10 = getelementptr i64, ptr %arg.offsets, i64 %.132.i
  %.26.i66.i = getelementptr i8, ptr %10, i64 -8
  %.27.i.i = load i64, ptr %.26.i66.i, align 8
  br label %B64.i.i
B64.i.i:
  %.58.0.i.i = phi i64 [ %.92.i.i, %B368.i ], [ %.122.i.i, %part.4.exit99.i.i ]
  %.55.0.i.i = phi i64 [ 8, %B368.i ], [ %.126.i.i, %part.4.exit99.i.i ]
  %.113.i.i = icmp sgt i64 %.58.0.i.i, 0
  br i1 %.113.i.i, label %B64.if.i.i, label %part.1.exit
B64.if.i.i:
  %.122.i.i = add nsw i64 %.58.0.i.i, -1
  %.126.i.i = add nuw nsw i64 %.55.0.i.i, 8
  %.152.i.i = sub nsw i64 %.172, %.55.0.i.i
  %.155.i.i = add nsw i64 %.55.0.i.i, %.162
  %.37.i.i67.i = add nsw i64 %.155.i.i, 8
  %.39.not.i.i68.i = icmp sgt i64 %.37.i.i67.i, %arg.size
  br i1 %.39.not.i.i68.i, label %B174.i.i80.i, label %B136.i.i69.i
B136.i.i69.i:
  %.17.i.i70.i = icmp sgt i64 %.152.i.i, 7
  %.24.i.i71.i = shl i64 %.152.i.i, 3
  %notmask.i.i72.i = shl nsw i64 -1, %.24.i.i71.i
  %.26.i.i73.i = xor i64 %notmask.i.i72.i, -1
  %"$phi116.0.2.0.i.i74.i" = select i1 %.17.i.i70.i, i64 -1, i64 %.26.i.i73.i
  %.47.i.i75.i = getelementptr i8, ptr %arg.letters, i64 %.155.i.i
  %.49.i.i76.i = load i64, ptr %.47.i.i75.i, align 1
  %.55.i.i77.i = and i64 %.49.i.i76.i, %"$phi116.0.2.0.i.i74.i"
  br label %part.4.exit.i78.i
B174.i.i80.i:
  %.17755.not.i.i81.i = icmp slt i64 %.152.i.i, 1
  br i1 %.17755.not.i.i81.i, label %part.4.exit.i78.i, label %B246.if.lr.ph.i.i82.i
B246.if.lr.ph.i.i82.i:
  %11 = tail call i64 @llvm.umin.i64(i64 %.152.i.i, i64 8)
  %12 = getelementptr i8, ptr %arg.letters, i64 %.155.i.i
  br label %B246.if.i.i83.i
B246.if.i.i83.i:
  %word.2.058.i.i84.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i ], [ %.224.i.i94.i, %B246.if.i.i83.i ]
  %.124.057.i.i85.i = phi i64 [ %11, %B246.if.lr.ph.i.i82.i ], [ %.186.i.i87.i, %B246.if.i.i83.i ]
  %.121.056.i.i86.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i ], [ %.190.i.i88.i, %B246.if.i.i83.i ]
  %.186.i.i87.i = add nsw i64 %.124.057.i.i85.i, -1
  %.190.i.i88.i = add nuw nsw i64 %.121.056.i.i86.i, 1
  %.218.i.i89.i = getelementptr i8, ptr %12, i64 %.121.056.i.i86.i
  %.219.i.i90.i = load i8, ptr %.218.i.i89.i, align 1
  %.220.i.i91.i = zext i8 %.219.i.i90.i to i64
  %.221.i.i92.i = shl i64 %.121.056.i.i86.i, 3
  %.222.i.i93.i = shl i64 %.220.i.i91.i, %.221.i.i92.i
  %.224.i.i94.i = or i64 %.222.i.i93.i, %word.2.058.i.i84.i
  %.177.i.i95.i = icmp samesign ugt i64 %.124.057.i.i85.i, 1
  br i1 %.177.i.i95.i, label %B246.if.i.i83.i, label %part.4.exit.i78.i
part.4.exit.i78.i:
  %storemerge54.i.i79.i = phi i64 [ %.55.i.i77.i, %B136.i.i69.i ], [ 0, %B174.i.i80.i ], [ %.224.i.i94.i, %B246.if.i.i83.i ]
  %.188.i.i = add nsw i64 %.55.0.i.i, %.27.i.i
  %.37.i71.i.i = add nsw i64 %.188.i.i, 8
  %.39.not.i72.i.i = icmp sgt i64 %.37.i71.i.i, %arg.size
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
  br label %part.4.exit99.i.i
B174.i83.i.i:
  %.17755.not.i84.i.i = icmp slt i64 %.152.i.i, 1
  br i1 %.17755.not.i84.i.i, label %part.4.exit99.i.i, label %B246.if.lr.ph.i85.i.i
B246.if.lr.ph.i85.i.i:
  %13 = tail call i64 @llvm.umin.i64(i64 %.152.i.i, i64 8)
  %14 = getelementptr i8, ptr %arg.letters, i64 %.188.i.i
  br label %B246.if.i86.i.i
B246.if.i86.i.i:
  %word.2.058.i87.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i ], [ %.224.i97.i.i, %B246.if.i86.i.i ]
  %.124.057.i88.i.i = phi i64 [ %13, %B246.if.lr.ph.i85.i.i ], [ %.186.i90.i.i, %B246.if.i86.i.i ]
  %.121.056.i89.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i ], [ %.190.i91.i.i, %B246.if.i86.i.i ]
  %.186.i90.i.i = add nsw i64 %.124.057.i88.i.i, -1
  %.190.i91.i.i = add nuw nsw i64 %.121.056.i89.i.i, 1
  %.218.i92.i.i = getelementptr i8, ptr %14, i64 %.121.056.i89.i.i
  %.219.i93.i.i = load i8, ptr %.218.i92.i.i, align 1
  %.220.i94.i.i = zext i8 %.219.i93.i.i to i64
  %.221.i95.i.i = shl i64 %.121.056.i89.i.i, 3
  %.222.i96.i.i = shl i64 %.220.i94.i.i, %.221.i95.i.i
  %.224.i97.i.i = or i64 %.222.i96.i.i, %word.2.058.i87.i.i
  %.177.i98.i.i = icmp samesign ugt i64 %.124.057.i88.i.i, 1
  br i1 %.177.i98.i.i, label %B246.if.i86.i.i, label %part.4.exit99.i.i
part.4.exit99.i.i:
  %storemerge54.i82.i.i = phi i64 [ %.55.i81.i.i, %B136.i73.i.i ], [ 0, %B174.i83.i.i ], [ %.224.i97.i.i, %B246.if.i86.i.i ]
  %.213.not.i.i = icmp eq i64 %storemerge54.i.i79.i, %storemerge54.i82.i.i
  br i1 %.213.not.i.i, label %B64.i.i, label %B412.i
B412.i:
  %.231.i = add nsw i64 %slot.2.0.i, 1
  %.236.i = and i64 %.231.i, %.235.i
  %.idx65.i = shl i64 %.236.i, 4
  %15 = getelementptr i8, ptr %arg.table, i64 %.idx65.i
  %.245.i = getelementptr i8, ptr %15, i64 8
  %.246.i = load i64, ptr %.245.i, align 8
  %.247.not.i = icmp eq i64 %.246.i, 0
  br i1 %.247.not.i, label %B190, label %B126.i
part.1.exit:
  %.215.not = icmp eq i64 %.113.i, 0
  br i1 %.215.not, label %B190, label %B242
}
define i64 @treeval.kernels.ngram.spelling.index_words(ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6) local_unnamed_addr {
entry:
  %.8 = alloca i64, align 8
  store i64 0, ptr %.8, align 8
  call fastcc void @part.0(ptr %.8, ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6)
  %.22 = load i64, ptr %.8, align 8
  ret i64 %.22
}
declare i64 @llvm.umin.i64(i64, i64)

