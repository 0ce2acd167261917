; sources 38f29647efd2b512fd4d498aa119853fb7cc6760954844a86b6c2477f99ff93b
@.const.array.data.1 = internal unnamed_addr constant [256 x i8] c"\00\00\00\00\00\00\00\00\00\01\01\01\01\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.found, i64 %arg.number, ptr %arg.letters, i64 %arg.letters_size, ptr %arg.offsets, ptr %arg.table, i64 %arg.bits) unnamed_addr {
entry:
  %.11154.not = icmp slt i64 %arg.number, 1
  br i1 %.11154.not, label %B216, label %B76.if.lr.ph
B76.if.lr.ph:
  %.229.i.i.i = sub i64 64, %arg.bits
  %notmask.i.i = shl nsw i64 -1, %arg.bits
  %.235.i.i = xor i64 %notmask.i.i, -1
  br label %B76.if
B216:
  %missing.2.0.lcssa = phi i64 [ 0, %entry ], [ %.217, %part.1.exit ]
  store i64 %missing.2.0.lcssa, ptr %retptr, align 8
  ret void
B76.if:
  %missing.2.057 = phi i64 [ 0, %B76.if.lr.ph ], [ %.217, %part.1.exit ]
  %.53.056 = phi i64 [ 0, %B76.if.lr.ph ], [ %.124, %part.1.exit ]
  %.124 = add nuw nsw i64 %.53.056, 1
  %.150 = getelementptr i64, ptr %arg.found, i64 %.53.056
  %.151 = load i64, ptr %.150, align 8
  %.41.i = getelementptr i8, ptr %arg.text, i64 %.151
  %.42.i = load i8, ptr %.41.i, align 1
  %.43.i = zext i8 %.42.i to i64
  %.68.i = getelementptr i8, ptr @.const.array.data.1, i64 %.43.i
  %.69.i = load i8, ptr %.68.i, align 1
  %.72.not.i = icmp eq i8 %.69.i, 0
  br i1 %.72.not.i, label %B42.i, label %part.2.exit
B42.i:
  %at.2.0.i = phi i64 [ %.84.i, %B42.i ], [ %.151, %B76.if ]
  %.84.i = add nsw i64 %at.2.0.i, 1
  %.116.i = getelementptr i8, ptr %arg.text, i64 %.84.i
  %.117.i = load i8, ptr %.116.i, align 1
  %.118.i = zext i8 %.117.i to i64
  %.143.i = getelementptr i8, ptr @.const.array.data.1, i64 %.118.i
  %.144.i = load i8, ptr %.143.i, align 1
  %.147.not.i = icmp eq i8 %.144.i, 0
  br i1 %.147.not.i, label %B42.i, label %part.2.exit
part.2.exit:
  %at.3.1.i = phi i64 [ %.151, %B76.if ], [ %.84.i, %B42.i ]
  %.179 = sub nsw i64 %at.3.1.i, %.151
  %.37.i.i.i = add nsw i64 %.151, 8
  %.39.not.i.i.i = icmp sgt i64 %.37.i.i.i, %arg.size
  br i1 %.39.not.i.i.i, label %B174.i.i.i, label %B136.i.i.i.i
B174.i.i.i:
  %.17755.not.i.i.i = icmp slt i64 %.179, 1
  br i1 %.17755.not.i.i.i, label %part.3.exit.i.i.i, label %B246.if.lr.ph.i.i.i
B246.if.lr.ph.i.i.i:
  %0 = tail call i64 @llvm.umin.i64(i64 %.179, i64 8)
  br label %B246.if.i.i.i
B246.if.i.i.i:
  %word.2.058.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i.i ], [ %.224.i.i.i, %B246.if.i.i.i ]
  %.124.057.i.i.i = phi i64 [ %0, %B246.if.lr.ph.i.i.i ], [ %.186.i.i.i, %B246.if.i.i.i ]
  %.121.056.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i.i ], [ %.190.i.i.i, %B246.if.i.i.i ]
  %.186.i.i.i = add nsw i64 %.124.057.i.i.i, -1
  %.190.i.i.i = add nuw nsw i64 %.121.056.i.i.i, 1
  %.218.i.i.i = getelementptr i8, ptr %.41.i, i64 %.121.056.i.i.i
  %.219.i.i.i = load i8, ptr %.218.i.i.i, align 1
  %.220.i.i.i = zext i8 %.219.i.i.i to i64
  %.221.i.i.i = shl i64 %.121.056.i.i.i, 3
  %.222.i.i.i = shl i64 %.220.i.i.i, %.221.i.i.i
  %.224.i.i.i = or i64 %.222.i.i.i, %word.2.058.i.i.i
  %.177.i.i.i = icmp samesign ugt i64 %.124.057.i.i.i, 1
  br i1 %.177.i.i.i, label %B246.if.i.i.i, label %B246.if.i.i.i.i
B136.i.i.i.i:
  %.17.i.i.i = icmp sgt i64 %.179, 7
  %.24.i.i.i = shl i64 %.179, 3
  %notmask.i.i.i = shl nsw i64 -1, %.24.i.i.i
  %.26.i.i.i = xor i64 %notmask.i.i.i, -1
  %"$phi116.0.2.0.i.i.i" = select i1 %.17.i.i.i, i64 -1, i64 %.26.i.i.i
  %.49.i.i.i = load i64, ptr %.41.i, align 1
  %.55.i.i.i = and i64 %.49.i.i.i, %"$phi116.0.2.0.i.i.i"
  br label %part.3.exit.i.i.i
B246.if.i.i.i.i:
  %word.2.058.i.i.i.i = phi i64 [ %.224.i.i.i.i, %B246.if.i.i.i.i ], [ 0, %B246.if.i.i.i ]
  %.124.057.i.i.i.i = phi i64 [ %.186.i.i.i.i, %B246.if.i.i.i.i ], [ %0, %B246.if.i.i.i ]
  %.121.056.i.i.i.i = phi i64 [ %.190.i.i.i.i, %B246.if.i.i.i.i ], [ 0, %B246.if.i.i.i ]
  %.186.i.i.i.i = add nsw i64 %.124.057.i.i.i.i, -1
  %.190.i.i.i.i = add nuw nsw i64 %.121.056.i.i.i.i, 1
  %.218.i.i.i.i = getelementptr i8, ptr %.41.i, i64 %.121.056.i.i.i.i
  %.219.i.i.i.i = load i8, ptr %.218.i.i.i.i, align 1
  %.220.i.i.i.i = zext i8 %.219.i.i.i.i to i64
  %.221.i.i.i.i = shl i64 %.121.056.i.i.i.i, 3
  %.222.i.i.i.i = shl i64 %.220.i.i.i.i, %.221.i.i.i.i
  %.224.i.i.i.i = or i64 %.222.i.i.i.i, %word.2.058.i.i.i.i
  %.177.i.i.i.i = icmp samesign ugt i64 %.124.057.i.i.i.i, 1
  br i1 %.177.i.i.i.i, label %B246.if.i.i.i.i, label %part.3.exit.i.i.i
part.3.exit.i.i.i:
  %storemerge54.i97.i.i = phi i64 [ %.55.i.i.i, %B136.i.i.i.i ], [ 0, %B174.i.i.i ], [ %.224.i.i.i, %B246.if.i.i.i.i ]
  %storemerge54.i.i.i.i = phi i64 [ %.55.i.i.i, %B136.i.i.i.i ], [ 0, %B174.i.i.i ], [ %.224.i.i.i.i, %B246.if.i.i.i.i ]
  %.51.i.i.i = xor i64 %storemerge54.i.i.i.i, %.179
  %.93.i.i.i = add i64 %.179, -8
  %.94.i.i.i = icmp slt i64 %.93.i.i.i, 1
  br i1 %.94.i.i.i, label %B0.endif.endif.endif.thread.i.i.i, label %B0.endif.endif.endif.i.i.i
B0.endif.endif.endif.thread.i.i.i:
  %found.3.08188.i.i.i = mul i64 %.51.i.i.i, -7046029254386353131
  br label %part.4.exit.i.i
B0.endif.endif.endif.i.i.i:
  %.109.i.i.i = and i64 %.179, 7
  %.112.not.i.i.i = icmp ne i64 %.109.i.i.i, 0
  %.11351.i.i.i = lshr i64 %.93.i.i.i, 3
  %.114.i.i.i = zext i1 %.112.not.i.i.i to i64
  %.115.i.i.i = add nuw nsw i64 %.11351.i.i.i, %.114.i.i.i
  %found.3.081.i.i.i = mul i64 %.51.i.i.i, -7046029254386353131
  %.13682.not.i.i.i = icmp eq i64 %.115.i.i.i, 0
  br i1 %.13682.not.i.i.i, label %part.4.exit.i.i, label %B132.if.i.i.i
B132.if.i.i.i:
  %found.3.085.i.i.i = phi i64 [ %found.3.0.i.i.i, %part.3.exit80.i.i.i ], [ %found.3.081.i.i.i, %B0.endif.endif.endif.i.i.i ]
  %.80.084.i.i.i = phi i64 [ %.149.i.i.i, %part.3.exit80.i.i.i ], [ 8, %B0.endif.endif.endif.i.i.i ]
  %.83.083.i.i.i = phi i64 [ %.145.i.i.i, %part.3.exit80.i.i.i ], [ %.115.i.i.i, %B0.endif.endif.endif.i.i.i ]
  %.145.i.i.i = add nsw i64 %.83.083.i.i.i, -1
  %.149.i.i.i = add i64 %.80.084.i.i.i, 8
  %.180.i.i.i = add nsw i64 %.80.084.i.i.i, %.151
  %.182.i.i.i = sub nsw i64 %.179, %.80.084.i.i.i
  %.37.i52.i.i.i = add nsw i64 %.180.i.i.i, 8
  %.39.not.i53.i.i.i = icmp sgt i64 %.37.i52.i.i.i, %arg.size
  br i1 %.39.not.i53.i.i.i, label %B174.i64.i.i.i, label %B136.i54.i.i.i
B136.i54.i.i.i:
  %.17.i55.i.i.i = icmp sgt i64 %.182.i.i.i, 7
  %.24.i56.i.i.i = shl i64 %.182.i.i.i, 3
  %notmask.i57.i.i.i = shl nsw i64 -1, %.24.i56.i.i.i
  %.26.i58.i.i.i = xor i64 %notmask.i57.i.i.i, -1
  %"$phi116.0.2.0.i59.i.i.i" = select i1 %.17.i55.i.i.i, i64 -1, i64 %.26.i58.i.i.i
  %.47.i60.i.i.i = getelementptr i8, ptr %arg.text, i64 %.180.i.i.i
  %.49.i61.i.i.i = load i64, ptr %.47.i60.i.i.i, align 1
  %.55.i62.i.i.i = and i64 %.49.i61.i.i.i, %"$phi116.0.2.0.i59.i.i.i"
  br label %part.3.exit80.i.i.i
B174.i64.i.i.i:
  %.17755.not.i65.i.i.i = icmp slt i64 %.182.i.i.i, 1
  br i1 %.17755.not.i65.i.i.i, label %part.3.exit80.i.i.i, label %B246.if.lr.ph.i66.i.i.i
B246.if.lr.ph.i66.i.i.i:
  %1 = tail call i64 @llvm.umin.i64(i64 %.182.i.i.i, i64 8)
  %2 = getelementptr i8, ptr %arg.text, i64 %.180.i.i.i
  br label %B246.if.i67.i.i.i
B246.if.i67.i.i.i:
  %word.2.058.i68.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i.i ], [ %.224.i78.i.i.i, %B246.if.i67.i.i.i ]
  %.124.057.i69.i.i.i = phi i64 [ %1, %B246.if.lr.ph.i66.i.i.i ], [ %.186.i71.i.i.i, %B246.if.i67.i.i.i ]
  %.121.056.i70.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i66.i.i.i ], [ %.190.i72.i.i.i, %B246.if.i67.i.i.i ]
  %.186.i71.i.i.i = add nsw i64 %.124.057.i69.i.i.i, -1
  %.190.i72.i.i.i = add nuw nsw i64 %.121.056.i70.i.i.i, 1
  %.218.i73.i.i.i = getelementptr i8, ptr %2, i64 %.121.056.i70.i.i.i
  %.219.i74.i.i.i = load i8, ptr %.218.i73.i.i.i, align 1
  %.220.i75.i.i.i = zext i8 %.219.i74.i.i.i to i64
  %.221.i76.i.i.i = shl i64 %.121.056.i70.i.i.i, 3
  %.222.i77.i.i.i = shl i64 %.220.i75.i.i.i, %.221.i76.i.i.i
  %.224.i78.i.i.i = or i64 %.222.i77.i.i.i, %word.2.058.i68.i.i.i
  %.177.i79.i.i.i = icmp samesign ugt i64 %.124.057.i69.i.i.i, 1
  br i1 %.177.i79.i.i.i, label %B246.if.i67.i.i.i, label %part.3.exit80.i.i.i
part.3.exit80.i.i.i:
  %storemerge54.i63.i.i.i = phi i64 [ %.55.i62.i.i.i, %B136.i54.i.i.i ], [ 0, %B174.i64.i.i.i ], [ %.224.i78.i.i.i, %B246.if.i67.i.i.i ]
  %.175.i.i.i = lshr i64 %found.3.085.i.i.i, 32
  %3 = xor i64 %.175.i.i.i, %storemerge54.i63.i.i.i
  %.209.i.i.i = xor i64 %3, %found.3.085.i.i.i
  %found.3.0.i.i.i = mul i64 %.209.i.i.i, -7046029254386353131
  %.136.i.i.i = icmp samesign ugt i64 %.83.083.i.i.i, 1
  br i1 %.136.i.i.i, label %B132.if.i.i.i, label %part.4.exit.i.i
part.4.exit.i.i:
  %found.3.0.lcssa.i.i.i = phi i64 [ %found.3.081.i.i.i, %B0.endif.endif.endif.i.i.i ], [ %found.3.08188.i.i.i, %B0.endif.endif.endif.thread.i.i.i ], [ %found.3.0.i.i.i, %part.3.exit80.i.i.i ]
  %.231.i.i.i = lshr i64 %found.3.0.lcssa.i.i.i, %.229.i.i.i
  %.idx.i.i = shl i64 %.231.i.i.i, 4
  %4 = getelementptr i8, ptr %arg.table, i64 %.idx.i.i
  %.98.i.i = getelementptr i8, ptr %4, i64 8
  %.99.i.i = load i64, ptr %.98.i.i, align 8
  %.100.not.i.i = icmp eq i64 %.99.i.i, 0
  br i1 %.100.not.i.i, label %part.1.exit, label %B126.preheader.i.i
B126.preheader.i.i:
  %.164.i.i = icmp samesign ult i64 %.179, 9
  %.86.i.i.i = and i64 %.179, 7
  %.89.not.i.i.i = icmp ne i64 %.86.i.i.i, 0
  %.9070.i.i.i = lshr i64 %.93.i.i.i, 3
  %.91.i.i.i = zext i1 %.89.not.i.i.i to i64
  %.92.i.i.i = add nuw nsw i64 %.9070.i.i.i, %.91.i.i.i
  br label %B126.i.i
B126.i.i:
  %slot.2.0.i.i = phi i64 [ %.236.i.i, %B412.i.i ], [ %.231.i.i.i, %B126.preheader.i.i ]
  %.idx103.i.i = shl i64 %slot.2.0.i.i, 4
  %5 = getelementptr i8, ptr %arg.table, i64 %.idx103.i.i
  %.112.i.i = getelementptr i8, ptr %5, i64 8
  %.113.i.i = load i64, ptr %.112.i.i, align 8
  %.122.i.i = load i64, ptr %5, align 8
  %.124.i.i = icmp eq i64 %.122.i.i, %storemerge54.i97.i.i
  %.127.i.i = lshr i64 %.113.i.i, 32
  %.129.i.i = icmp eq i64 %.127.i.i, %.179
  %or.cond.i.i = select i1 %.124.i.i, i1 %.129.i.i, i1 false
  br i1 %or.cond.i.i, label %B268.i.i, label %B412.i.i
B268.i.i:
  br i1 %.164.i.i, label %part.1.exit, label %B368.i.i
B368.i.i:
  %.132.i.i = and i64 %.113.i.i, 4294967295
  %6 = getelementptr i64, ptr %arg.offsets, i64 %.132.i.i
  %.26.i66.i.i = getelementptr i8, ptr %6, i64 -8
  %.27.i.i.i = load i64, ptr %.26.i66.i.i, align 8
  br label %B64.i.i.i
B64.i.i.i:
  %.58.0.i.i.i = phi i64 [ %.92.i.i.i, %B368.i.i ], [ %.122.i.i.i, %part.3.exit99.i.i.i ]
  %.55.0.i.i.i = phi i64 [ 8, %B368.i.i ], [ %.126.i.i.i, %part.3.exit99.i.i.i ]
  %.113.i.i.i = icmp sgt i64 %.58.0.i.i.i, 0
  br i1 %.113.i.i.i, label %B64.if.i.i.i, label %part.1.exit
B64.if.i.i.i:
  %.122.i.i.i = add nsw i64 %.58.0.i.i.i, -1
  %.126.i.i.i = add nuw nsw i64 %.55.0.i.i.i, 8
  %.152.i.i.i = sub nsw i64 %.179, %.55.0.i.i.i
  %.155.i.i.i = add nsw i64 %.55.0.i.i.i, %.151
  %.37.i.i67.i.i = add nsw i64 %.155.i.i.i, 8
  %.39.not.i.i68.i.i = icmp sgt i64 %.37.i.i67.i.i, %arg.size
  br i1 %.39.not.i.i68.i.i, label %B174.i.i80.i.i, label %B136.i.i69.i.i
B136.i.i69.i.i:
  %.17.i.i70.i.i = icmp sgt i64 %.152.i.i.i, 7
  %.24.i.i71.i.i = shl i64 %.152.i.i.i, 3
  %notmask.i.i72.i.i = shl nsw i64 -1, %.24.i.i71.i.i
  %.26.i.i73.i.i = xor i64 %notmask.i.i72.i.i, -1
  %"$phi116.0.2.0.i.i74.i.i" = select i1 %.17.i.i70.i.i, i64 -1, i64 %.26.i.i73.i.i
  %.47.i.i75.i.i = getelementptr i8, ptr %arg.text, i64 %.155.i.i.i
  %.49.i.i76.i.i = load i64, ptr %.47.i.i75.i.i, align 1
  %.55.i.i77.i.i = and i64 %.49.i.i76.i.i, %"$phi116.0.2.0.i.i74.i.i"
  br label %part.3.exit.i78.i.i
B174.i.i80.i.i:
  %.17755.not.i.i81.i.i = icmp slt i64 %.152.i.i.i, 1
  br i1 %.17755.not.i.i81.i.i, label %part.3.exit.i78.i.i, label %B246.if.lr.ph.i.i82.i.i
B246.if.lr.ph.i.i82.i.i:
  %7 = tail call i64 @llvm.umin.i64(i64 %.152.i.i.i, i64 8)
  %8 = getelementptr i8, ptr %arg.text, i64 %.155.i.i.i
  br label %B246.if.i.i83.i.i
B246.if.i.i83.i.i:
  %word.2.058.i.i84.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i.i ], [ %.224.i.i94.i.i, %B246.if.i.i83.i.i ]
  %.124.057.i.i85.i.i = phi i64 [ %7, %B246.if.lr.ph.i.i82.i.i ], [ %.186.i.i87.i.i, %B246.if.i.i83.i.i ]
  %.121.056.i.i86.i.i = phi i64 [ 0, %B246.if.lr.ph.i.i82.i.i ], [ %.190.i.i88.i.i, %B246.if.i.i83.i.i ]
  %.186.i.i87.i.i = add nsw i64 %.124.057.i.i85.i.i, -1
  %.190.i.i88.i.i = add nuw nsw i64 %.121.056.i.i86.i.i, 1
  %.218.i.i89.i.i = getelementptr i8, ptr %8, i64 %.121.056.i.i86.i.i
  %.219.i.i90.i.i = load i8, ptr %.218.i.i89.i.i, align 1
  %.220.i.i91.i.i = zext i8 %.219.i.i90.i.i to i64
  %.221.i.i92.i.i = shl i64 %.121.056.i.i86.i.i, 3
  %.222.i.i93.i.i = shl i64 %.220.i.i91.i.i, %.221.i.i92.i.i
  %.224.i.i94.i.i = or i64 %.222.i.i93.i.i, %word.2.058.i.i84.i.i
  %.177.i.i95.i.i = icmp samesign ugt i64 %.124.057.i.i85.i.i, 1
  br i1 %.177.i.i95.i.i, label %B246.if.i.i83.i.i, label %part.3.exit.i78.i.i
part.3.exit.i78.i.i:
  %storemerge54.i.i79.i.i = phi i64 [ %.55.i.i77.i.i, %B136.i.i69.i.i ], [ 0, %B174.i.i80.i.i ], [ %.224.i.i94.i.i, %B246.if.i.i83.i.i ]
  %.188.i.i.i = add nsw i64 %.55.0.i.i.i, %.27.i.i.i
  %.37.i71.i.i.i = add nsw i64 %.188.i.i.i, 8
  %.39.not.i72.i.i.i = icmp sgt i64 %.37.i71.i.i.i, %arg.letters_size
  br i1 %.39.not.i72.i.i.i, label %B174.i83.i.i.i, label %B136.i73.i.i.i
B136.i73.i.i.i:
  %.17.i74.i.i.i = icmp sgt i64 %.152.i.i.i, 7
  %.24.i75.i.i.i = shl i64 %.152.i.i.i, 3
  %notmask.i76.i.i.i = shl nsw i64 -1, %.24.i75.i.i.i
  %.26.i77.i.i.i = xor i64 %notmask.i76.i.i.i, -1
  %"$phi116.0.2.0.i78.i.i.i" = select i1 %.17.i74.i.i.i, i64 -1, i64 %.26.i77.i.i.i
  %.47.i79.i.i.i = getelementptr i8, ptr %arg.letters, i64 %.188.i.i.i
  %.49.i80.i.i.i = load i64, ptr %.47.i79.i.i.i, align 1
  %.55.i81.i.i.i = and i64 %.49.i80.i.i.i, %"$phi116.0.2.0.i78.i.i.i"
  br label %part.3.exit99.i.i.i
B174.i83.i.i.i:
  %.17755.not.i84.i.i.i = icmp slt i64 %.152.i.i.i, 1
  br i1 %.17755.not.i84.i.i.i, label %part.3.exit99.i.i.i, label %B246.if.lr.ph.i85.i.i.i
B246.if.lr.ph.i85.i.i.i:
  %9 = tail call i64 @llvm.umin.i64(i64 %.152.i.i.i, i64 8)
  %10 = getelementptr i8, ptr %arg.letters, i64 %.188.i.i.i
  br label %B246.if.i86.i.i.i
B246.if.i86.i.i.i:
  %word.2.058.i87.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i.i ], [ %.224.i97.i.i.i, %B246.if.i86.i.i.i ]
  %.124.057.i88.i.i.i = phi i64 [ %9, %B246.if.lr.ph.i85.i.i.i ], [ %.186.i90.i.i.i, %B246.if.i86.i.i.i ]
  %.121.056.i89.i.i.i = phi i64 [ 0, %B246.if.lr.ph.i85.i.i.i ], [ %.190.i91.i.i.i, %B246.if.i86.i.i.i ]
  %.186.i90.i.i.i = add nsw i64 %.124.057.i88.i.i.i, -1
  %.190.i91.i.i.i = add nuw nsw i64 %.121.056.i89.i.i.i, 1
  %.218.i92.i.i.i = getelementptr i8, ptr %10, i64 %.121.056.i89.i.i.i
  %.219.i93.i.i.i = load i8, ptr %.218.i92.i.i.i, align 1
  %.220.i94.i.i.i = zext i8 %.219.i93.i.i.i to i64
  %.221.i95.i.i.i = shl i64 %.121.056.i89.i.i.i, 3
  %.222.i96.i.i.i = shl i64 %.220.i94.i.i.i, %.221.i95.i.i.i
  %.224.i97.i.i.i = or i64 %.222.i96.i.i.i, %word.2.058.i87.i.i.i
  %.177.i98.i.i.i = icmp samesign ugt i64 %.124.057.i88.i.i.i, 1
  br i1 %.177.i98.i.i.i, label %B246.if.i86.i.i.i, label %part.3.exit99.i.i.i
part.3.exit99.i.i.i:
  %storemerge54.i82.i.i.i = phi i64 [ %.55.i81.i.i.i, %B136.i73.i.i.i ], [ 0, %B174.i83.i.i.i ], [ %.224.i97.i.i.i, %B246.if.i86.i.i.i ]
  %.213.not.i.i.i = icmp eq i64 %storemerge54.i.i79.i.i, %storemerge54.i82.i.i.i
  br i1 %.213.not.i.i.i, label %B64.i.i.i, label %B412.i.i
B412.i.i:
  %.231.i.i = add nsw i64 %slot.2.0.i.i, 1
  %.236.i.i = and i64 %.231.i.i, %.235.i.i
  %.idx65.i.i = shl i64 %.236.i.i, 4
  %11 = getelementptr i8, ptr %arg.table, i64 %.idx65.i.i
  %.245.i.i = getelementptr i8, ptr %11, i64 8
  %.246.i.i = load i64, ptr %.245.i.i, align 8
  %.247.not.i.i = icmp eq i64 %.246.i.i, 0
  br i1 %.247.not.i.i, label %part.1.exit, label %B126.i.i
part.1.exit:
  %.44.i = phi i64 [ %.113.i.i, %B64.i.i.i ], [ 0, %part.4.exit.i.i ], [ 0, %B412.i.i ], [ %.113.i.i, %B268.i.i ]
  %.45.i = and i64 %.44.i, 4294967295
  %.46.i = add nsw i64 %.45.i, -1
  store i64 %.46.i, ptr %.150, align 8
  %.213 = icmp eq i64 %.45.i, 0
  %.216 = zext i1 %.213 to i64
  %.217 = add nuw nsw i64 %missing.2.057, %.216
  %exitcond.not = icmp eq i64 %.124, %arg.number
  br i1 %exitcond.not, label %B216, label %B76.if
}
define i64 @treeval.kernels.ngram.reading.number_words(ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, i64 %.9) local_unnamed_addr {
entry:
  %.11 = alloca i64, align 8
  store i64 0, ptr %.11, align 8
  call fastcc void @part.0(ptr %.11, ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, i64 %.9)
  %.25 = load i64, ptr %.11, align 8
  ret i64 %.25
}
declare i64 @llvm.umin.i64(i64, i64)

