; sources f7c82765c0b673cb5f59bbba1ec591339c103873dd6ea274f7e22d3af6b66a9b
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.row_starts, ptr %arg.ends_before, ptr %arg.ends, i64 %arg.is_first, ptr %arg.rows, i64 %arg.fields, i64 %arg.seed, ptr %arg.places, ptr %arg.lengths, ptr %arg.table, i64 %arg.bits, ptr %arg.codes, ptr %arg.state) unnamed_addr {
entry:
  %.154.i = alloca i64, align 8
  %.278 = alloca i64, align 8
  %.53 = load i64, ptr %arg.state, align 8
  %.55 = getelementptr i8, ptr %arg.state, i64 8
  %.56 = load i64, ptr %.55, align 8
  %.10144.not.i = icmp slt i64 %.56, 1
  br i1 %.10144.not.i, label %part.1.exit, label %B34.if.i
B34.if.i:
  %.43.045.i = phi i64 [ %.114.i, %B34.if.i ], [ 0, %entry ]
  %.114.i = add nuw nsw i64 %.43.045.i, 1
  %.142.i = getelementptr i32, ptr %arg.places, i64 %.43.045.i
  %.143.i = load i32, ptr %.142.i, align 4
  %.146.i = getelementptr i32, ptr %arg.lengths, i64 %.43.045.i
  %.147.i = load i32, ptr %.146.i, align 4
  %.150.i = sext i32 %.143.i to i64
  %.151.i = sext i32 %.147.i to i64
  call fastcc void @part.2(ptr %.154.i, ptr %arg.text, i64 %arg.size, i64 %.150.i, i64 %.151.i, i64 %arg.seed, i64 %.43.045.i, ptr %arg.places, ptr %arg.lengths, ptr %arg.table, i64 %arg.bits)
  %exitcond.not.i = icmp eq i64 %.56, %.114.i
  br i1 %exitcond.not.i, label %part.1.exit, label %B34.if.i
part.1.exit:
  %.105 = icmp slt i64 %.53, %arg.fields
  br i1 %.105, label %B122, label %B562
B122:
  %.124 = shl nsw i64 %.56, 1
  %.128 = shl nuw i64 1, %arg.bits
  %.129 = icmp slt i64 %.124, %.128
  br i1 %.129, label %B146.preheader, label %B562
B146.preheader:
  %.166.not = icmp eq i64 %arg.is_first, 0
  %.115.i = sub i64 64, %arg.bits
  br label %B146
B146:
  %known.2.0 = phi i64 [ %.325, %B488 ], [ %.56, %B146.preheader ]
  %at.2.0 = phi i64 [ %.335, %B488 ], [ %.53, %B146.preheader ]
  %.140 = getelementptr i32, ptr %arg.rows, i64 %at.2.0
  %.141 = load i32, ptr %.140, align 4
  %.147 = sext i32 %.141 to i64
  %.148 = getelementptr i32, ptr %arg.row_starts, i64 %.147
  %.149 = load i32, ptr %.148, align 4
  %.150 = sext i32 %.149 to i64
  %.157 = getelementptr i16, ptr %arg.ends, i64 %.147
  %.158 = load i16, ptr %.157, align 2
  %.159 = zext i16 %.158 to i64
  %.161 = add nsw i64 %.159, %.150
  br i1 %.166.not, label %B280, label %B370
B280:
  %.180 = getelementptr i16, ptr %arg.ends_before, i64 %.147
  %.181 = load i16, ptr %.180, align 2
  %.184 = zext i16 %.181 to i64
  %.186 = add nsw i64 %.150, 1
  %.189 = add nsw i64 %.186, %.184
  %.13.i = tail call i64 @llvm.smin.i64(i64 %.161, i64 %.189)
  br label %B370
B370:
  %"$phi370.0.2.1" = phi i64 [ %.13.i, %B280 ], [ %.150, %B146 ]
  %.231 = sub nsw i64 %.161, %"$phi370.0.2.1"
  %.26.i = icmp sgt i64 %.231, 8
  %.29.i = add nsw i64 %"$phi370.0.2.1", 8
  %.31.i = icmp sgt i64 %.29.i, %arg.size
  %or.cond.i = select i1 %.26.i, i1 true, i1 %.31.i
  br i1 %or.cond.i, label %B440, label %part.3.exit.i
part.3.exit.i:
  %.17.i.i = icmp sgt i64 %.231, 7
  %.24.i.i = shl nsw i64 %.231, 3
  %notmask.i.i = shl nsw i64 -1, %.24.i.i
  %.26.i.i = xor i64 %notmask.i.i, -1
  %"$phi116.0.2.0.i.i" = select i1 %.17.i.i, i64 -1, i64 %.26.i.i
  %.47.i.i = getelementptr i8, ptr %arg.text, i64 %"$phi370.0.2.1"
  %.49.i.i = load i64, ptr %.47.i.i, align 1
  %.55.i.i = and i64 %.49.i.i, %"$phi116.0.2.0.i.i"
  %.7.i.i = xor i64 %.55.i.i, %.231
  %.8.i.i = mul i64 %.7.i.i, %arg.seed
  %.116.i = lshr i64 %.8.i.i, %.115.i
  %.idx.i = shl i64 %.116.i, 4
  %0 = getelementptr i8, ptr %arg.table, i64 %.idx.i
  %.121.i = getelementptr i8, ptr %0, i64 8
  %.122.i = load i64, ptr %.121.i, align 8
  %.132.i = load i64, ptr %0, align 8
  %.133.i = icmp eq i64 %.132.i, %.55.i.i
  %.139.i = lshr i64 %.122.i, 32
  %.143.i104 = icmp eq i64 %.139.i, %.231
  %"$phi362.0.2.0.i" = select i1 %.133.i, i1 %.143.i104, i1 false
  br i1 %"$phi362.0.2.0.i", label %part.4.exit, label %B440
part.4.exit:
  %.154.i105 = and i64 %.122.i, 4294967295
  %.181.i = add nsw i64 %.154.i105, -1
  %.264 = icmp eq i64 %.154.i105, 0
  br i1 %.264, label %B440, label %B488
B440:
  store i64 0, ptr %.278, align 8
  call fastcc void @part.2(ptr %.278, ptr %arg.text, i64 %arg.size, i64 %"$phi370.0.2.1", i64 %.231, i64 %arg.seed, i64 %known.2.0, ptr %arg.places, ptr %arg.lengths, ptr %arg.table, i64 %arg.bits)
  %.292 = load i64, ptr %.278, align 8
  br label %B488
B488:
  %code.2.1 = phi i64 [ %.292, %B440 ], [ %.181.i, %part.4.exit ]
  %.314 = trunc i64 %code.2.1 to i32
  %.315 = getelementptr i32, ptr %arg.codes, i64 %at.2.0
  store i32 %.314, ptr %.315, align 4
  %.319 = icmp eq i64 %code.2.1, %known.2.0
  %.324 = zext i1 %.319 to i64
  %.325 = add nsw i64 %known.2.0, %.324
  %.335 = add nsw i64 %at.2.0, 1
  %.346 = icmp slt i64 %.335, %arg.fields
  %.363 = shl nsw i64 %.325, 1
  %.368 = icmp slt i64 %.363, %.128
  %or.cond = select i1 %.346, i1 %.368, i1 false
  br i1 %or.cond, label %B146, label %B562
B562:
  %known.3.1 = phi i64 [ %.56, %part.1.exit ], [ %.56, %B122 ], [ %.325, %B488 ]
  %at.3.1 = phi i64 [ %.53, %part.1.exit ], [ %.53, %B122 ], [ %.335, %B488 ]
  store i64 %at.3.1, ptr %arg.state, align 8
  store i64 %known.3.1, ptr %.55, align 8
  %.423 = sub nsw i64 %arg.fields, %at.3.1
  store i64 %.423, ptr %retptr, align 8
  ret void
}
define i64 @treeval.kernels.field_codes.code_rows(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, i64 %.13, ptr %.14, ptr %.15) local_unnamed_addr {
entry:
  %.17 = alloca i64, align 8
  store i64 0, ptr %.17, align 8
  call fastcc void @part.0(ptr %.17, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, i64 %.13, ptr %.14, ptr %.15)
  %.31 = load i64, ptr %.17, align 8
  ret i64 %.31
}
define internal fastcc void @part.2(ptr %retptr, ptr %arg.text, i64 %arg.size, i64 %arg.start, i64 %arg.length, i64 %arg.seed, i64 %arg.known, ptr %arg.ours.0, ptr %arg.ours.1, ptr %arg.ours.2, i64 %arg.ours.3) unnamed_addr {
entry:
  %.37.i = add nsw i64 %arg.start, 8
  %.39.not.i = icmp sgt i64 %.37.i, %arg.size
  br i1 %.39.not.i, label %B174.i, label %B136.i.i
B174.i:
  %.17755.not.i = icmp slt i64 %arg.length, 1
  br i1 %.17755.not.i, label %part.3.exit.i.thread, label %B246.if.lr.ph.i
part.3.exit.i.thread:
  %.117.i7 = add nsw i64 %arg.length, -8
  br label %B0.endif.endif.endif.endif.thread.i
B246.if.lr.ph.i:
  %0 = tail call i64 @llvm.umin.i64(i64 %arg.length, i64 8)
  %1 = getelementptr i8, ptr %arg.text, i64 %arg.start
  br label %B246.if.i
B246.if.i:
  %word.2.058.i = phi i64 [ 0, %B246.if.lr.ph.i ], [ %.224.i, %B246.if.i ]
  %.124.057.i = phi i64 [ %0, %B246.if.lr.ph.i ], [ %.186.i, %B246.if.i ]
  %.121.056.i = phi i64 [ 0, %B246.if.lr.ph.i ], [ %.190.i, %B246.if.i ]
  %.186.i = add nsw i64 %.124.057.i, -1
  %.190.i = add nuw nsw i64 %.121.056.i, 1
  %.218.i = getelementptr i8, ptr %1, i64 %.121.056.i
  %.219.i = load i8, ptr %.218.i, align 1
  %.220.i = zext i8 %.219.i to i64
  %.221.i = shl i64 %.121.056.i, 3
  %.222.i = shl i64 %.220.i, %.221.i
  %.224.i = or i64 %.222.i, %word.2.058.i
  %.177.i = icmp samesign ugt i64 %.124.057.i, 1
  br i1 %.177.i, label %B246.if.i, label %B246.if.i.i
B136.i.i:
  %.17.i = icmp sgt i64 %arg.length, 7
  %.24.i = shl nsw i64 %arg.length, 3
  %notmask.i = shl nsw i64 -1, %.24.i
  %.26.i = xor i64 %notmask.i, -1
  %"$phi116.0.2.0.i" = select i1 %.17.i, i64 -1, i64 %.26.i
  %.47.i = getelementptr i8, ptr %arg.text, i64 %arg.start
  %.49.i = load i64, ptr %.47.i, align 1
  %.55.i = and i64 %.49.i, %"$phi116.0.2.0.i"
  br label %part.3.exit.i
B246.if.i.i:
  %word.2.058.i.i = phi i64 [ %.224.i.i, %B246.if.i.i ], [ 0, %B246.if.i ]
  %.124.057.i.i = phi i64 [ %.186.i.i, %B246.if.i.i ], [ %0, %B246.if.i ]
  %.121.056.i.i = phi i64 [ %.190.i.i, %B246.if.i.i ], [ 0, %B246.if.i ]
  %.186.i.i = add nsw i64 %.124.057.i.i, -1
  %.190.i.i = add nuw nsw i64 %.121.056.i.i, 1
  %.218.i.i = getelementptr i8, ptr %1, i64 %.121.056.i.i
  %.219.i.i = load i8, ptr %.218.i.i, align 1
  %.220.i.i = zext i8 %.219.i.i to i64
  %.221.i.i = shl i64 %.121.056.i.i, 3
  %.222.i.i = shl i64 %.220.i.i, %.221.i.i
  %.224.i.i = or i64 %.222.i.i, %word.2.058.i.i
  %.177.i.i = icmp samesign ugt i64 %.124.057.i.i, 1
  br i1 %.177.i.i, label %B246.if.i.i, label %part.3.exit.i
part.3.exit.i:
  %storemerge54.i69 = phi i64 [ %.55.i, %B136.i.i ], [ %.224.i, %B246.if.i.i ]
  %storemerge54.i.i = phi i64 [ %.55.i, %B136.i.i ], [ %.224.i.i, %B246.if.i.i ]
  %.7.i.i = xor i64 %storemerge54.i.i, %arg.length
  %.117.i = add nsw i64 %arg.length, -8
  %.118.i = icmp slt i64 %arg.length, 9
  br i1 %.118.i, label %B0.endif.endif.endif.endif.thread.i, label %B0.endif.endif.endif.endif.i
B0.endif.endif.endif.endif.thread.i:
  %.117.i13 = phi i64 [ %.117.i7, %part.3.exit.i.thread ], [ %.117.i, %part.3.exit.i ]
  %.7.i.i11 = phi i64 [ %arg.length, %part.3.exit.i.thread ], [ %.7.i.i, %part.3.exit.i ]
  %storemerge54.i6910 = phi i64 [ 0, %part.3.exit.i.thread ], [ %storemerge54.i69, %part.3.exit.i ]
  %found.3.05461.i = mul i64 %.7.i.i11, %arg.seed
  br label %part.5.exit
B0.endif.endif.endif.endif.i:
  %.133.i = and i64 %arg.length, 7
  %.136.not.i = icmp ne i64 %.133.i, 0
  %.13752.i = lshr i64 %.117.i, 3
  %.138.i = zext i1 %.136.not.i to i64
  %.139.i = add nuw nsw i64 %.13752.i, %.138.i
  %found.3.054.i = mul i64 %.7.i.i, %arg.seed
  %.16055.not.i = icmp eq i64 %.139.i, 0
  br i1 %.16055.not.i, label %part.5.exit, label %B104.if.lr.ph.i
B104.if.lr.ph.i:
  %2 = getelementptr i8, ptr %arg.text, i64 %arg.start
  br label %B104.if.i
B104.if.i:
  %found.3.058.i = phi i64 [ %found.3.054.i, %B104.if.lr.ph.i ], [ %found.3.0.i, %B104.if.i ]
  %.107.057.i = phi i64 [ %.139.i, %B104.if.lr.ph.i ], [ %.169.i, %B104.if.i ]
  %.104.056.i = phi i64 [ 8, %B104.if.lr.ph.i ], [ %.173.i, %B104.if.i ]
  %.169.i = add nsw i64 %.107.057.i, -1
  %.173.i = add i64 %.104.056.i, 8
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.117.i, i64 %.104.056.i)
  %.40.i.i = getelementptr i8, ptr %2, i64 %.13.i.i.i
  %.42.i.i = load i64, ptr %.40.i.i, align 1
  %.199.i = lshr i64 %found.3.058.i, 32
  %3 = xor i64 %.199.i, %.42.i.i
  %.230.i = xor i64 %3, %found.3.058.i
  %found.3.0.i = mul i64 %.230.i, %arg.seed
  %.160.i = icmp samesign ugt i64 %.107.057.i, 1
  br i1 %.160.i, label %B104.if.i, label %part.5.exit
part.5.exit:
  %.118.i14 = phi i1 [ false, %B0.endif.endif.endif.endif.i ], [ true, %B0.endif.endif.endif.endif.thread.i ], [ false, %B104.if.i ]
  %.117.i12 = phi i64 [ %.117.i, %B0.endif.endif.endif.endif.i ], [ %.117.i13, %B0.endif.endif.endif.endif.thread.i ], [ %.117.i, %B104.if.i ]
  %storemerge54.i699 = phi i64 [ %storemerge54.i69, %B0.endif.endif.endif.endif.i ], [ %storemerge54.i6910, %B0.endif.endif.endif.endif.thread.i ], [ %storemerge54.i69, %B104.if.i ]
  %found.3.0.lcssa.i = phi i64 [ %found.3.054.i, %B0.endif.endif.endif.endif.i ], [ %found.3.05461.i, %B0.endif.endif.endif.endif.thread.i ], [ %found.3.0.i, %B104.if.i ]
  %.251.i = sub i64 64, %arg.ours.3
  %.253.i = lshr i64 %found.3.0.lcssa.i, %.251.i
  %.idx = shl i64 %.253.i, 4
  %4 = getelementptr i8, ptr %arg.ours.2, i64 %.idx
  %.97 = getelementptr i8, ptr %4, i64 8
  %.98 = load i64, ptr %.97, align 8
  %.99.not = icmp eq i64 %.98, 0
  br i1 %.99.not, label %B500, label %B128.preheader
B128.preheader:
  %.71.i = and i64 %arg.length, 7
  %.74.not.i = icmp ne i64 %.71.i, 0
  %.7550.i = lshr i64 %.117.i12, 3
  %.76.i = zext i1 %.74.not.i to i64
  %.77.i = add nuw nsw i64 %.7550.i, %.76.i
  %5 = getelementptr i8, ptr %arg.text, i64 %arg.start
  %notmask = shl nsw i64 -1, %arg.ours.3
  %.243 = xor i64 %notmask, -1
  %spec.select = select i1 %.118.i14, i64 0, i64 %.77.i
  br label %B128
B128:
  %slot.2.0 = phi i64 [ %.244, %B424 ], [ %.253.i, %B128.preheader ]
  %.idx75 = shl i64 %slot.2.0, 4
  %6 = getelementptr i8, ptr %arg.ours.2, i64 %.idx75
  %.111 = getelementptr i8, ptr %6, i64 8
  %.112 = load i64, ptr %.111, align 8
  %.117 = and i64 %.112, 4294967295
  %.118 = add nsw i64 %.117, -1
  %.127 = load i64, ptr %6, align 8
  %.129 = icmp eq i64 %.127, %storemerge54.i699
  %.135 = lshr i64 %.112, 32
  %.139 = icmp eq i64 %.135, %arg.length
  %"$phi330.0.2.1" = select i1 %.129, i1 %.139, i1 false
  br i1 %"$phi330.0.2.1", label %B336, label %B424
B336:
  %.153 = getelementptr i32, ptr %arg.ours.0, i64 %.118
  %.154 = load i32, ptr %.153, align 4
  %.157 = sext i32 %.154 to i64
  %7 = getelementptr i8, ptr %arg.text, i64 %.157
  br label %B38.i
B38.i:
  %.43.0.i = phi i64 [ %.107.i, %B38.if.i ], [ %spec.select, %B336 ]
  %.40.0.i = phi i64 [ %.111.i, %B38.if.i ], [ 8, %B336 ]
  %.98.i = icmp sgt i64 %.43.0.i, 0
  br i1 %.98.i, label %B38.if.i, label %common.ret
B38.if.i:
  %.107.i = add nsw i64 %.43.0.i, -1
  %.111.i = add i64 %.40.0.i, 8
  %.13.i.i.i65 = tail call i64 @llvm.smin.i64(i64 %.117.i12, i64 %.40.0.i)
  %.40.i.i66 = getelementptr i8, ptr %5, i64 %.13.i.i.i65
  %.42.i.i67 = load i64, ptr %.40.i.i66, align 1
  %.40.i54.i = getelementptr i8, ptr %7, i64 %.13.i.i.i65
  %.42.i55.i = load i64, ptr %.40.i54.i, align 1
  %.192.not.i = icmp eq i64 %.42.i.i67, %.42.i55.i
  br i1 %.192.not.i, label %B38.i, label %B424
B424:
  %.239 = add nsw i64 %slot.2.0, 1
  %.244 = and i64 %.239, %.243
  %.idx64 = shl i64 %.244, 4
  %8 = getelementptr i8, ptr %arg.ours.2, i64 %.idx64
  %.253 = getelementptr i8, ptr %8, i64 8
  %.254 = load i64, ptr %.253, align 8
  %.255.not = icmp eq i64 %.254, 0
  br i1 %.255.not, label %B500, label %B128
common.ret:
  %storemerge = phi i64 [ %arg.known, %B500 ], [ %.118, %B38.i ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B500:
  %.287.idx.pre-phi = phi i64 [ %.idx, %part.5.exit ], [ %.idx64, %B424 ]
  %.270 = trunc i64 %arg.start to i32
  %.271 = getelementptr i32, ptr %arg.ours.0, i64 %arg.known
  store i32 %.270, ptr %.271, align 4
  %.279 = trunc i64 %arg.length to i32
  %.280 = getelementptr i32, ptr %arg.ours.1, i64 %arg.known
  store i32 %.279, ptr %.280, align 4
  %.287 = getelementptr i8, ptr %arg.ours.2, i64 %.287.idx.pre-phi
  store i64 %storemerge54.i699, ptr %.287, align 8
  %.294 = shl i64 %arg.length, 32
  %.296 = add nsw i64 %arg.known, 1
  %.297 = or i64 %.296, %.294
  %.307 = getelementptr i8, ptr %.287, i64 8
  store i64 %.297, ptr %.307, align 8
  br label %common.ret
}
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)



