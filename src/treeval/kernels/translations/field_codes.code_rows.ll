; sources 3062cc119bd3212fea89591532ad99f072a1ef987ed58689f757f19f9cb86bb6
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.row_starts, ptr %arg.ends_before, ptr %arg.ends, i64 %arg.is_first, ptr %arg.rows, i64 %arg.fields, i64 %arg.seed, ptr %arg.places, ptr %arg.lengths, ptr %arg.hashes, ptr %arg.table, i64 %arg.bits, ptr %arg.codes, ptr %arg.state) unnamed_addr {
entry:
  %.67 = load i64, ptr %arg.state, align 8
  %.69 = getelementptr i8, ptr %arg.state, i64 8
  %.70 = load i64, ptr %.69, align 8
  %.9967.not.i = icmp slt i64 %.70, 1
  br i1 %.9967.not.i, label %part.1.exit, label %B34.if.lr.ph.i
B34.if.lr.ph.i:
  %.11.i.i = sub i64 64, %arg.bits
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.199.i = xor i64 %notmask.i, -1
  br label %B34.if.i
B192.i:
  %slot.2.1.i = phi i64 [ %.200.i, %B192.i ], [ %.12.i.i, %B34.if.i ]
  %.195.i = add nsw i64 %slot.2.1.i, 1
  %.200.i = and i64 %.195.i, %.199.i
  %.idx65.i = shl i64 %.200.i, 4
  %0 = getelementptr i8, ptr %arg.table, i64 %.idx65.i
  %.209.i = getelementptr i8, ptr %0, i64 8
  %.210.i = load i64, ptr %.209.i, align 8
  %.211.not.i = icmp eq i64 %.210.i, 0
  br i1 %.211.not.i, label %B268.i, label %B192.i
B268.i:
  %slot.3.2.i = phi i64 [ %.12.i.i, %B34.if.i ], [ %.200.i, %B192.i ]
  %.220.i = getelementptr i32, ptr %arg.places, i64 %.41.069.i
  %.221.i = load i32, ptr %.220.i, align 4
  %.224.i = sext i32 %.221.i to i64
  %.37.i.i = add nsw i64 %.224.i, 8
  %.39.not.i.i = icmp sgt i64 %.37.i.i, %arg.size
  br i1 %.39.not.i.i, label %B174.i.i, label %B136.i.i
B136.i.i:
  %.17.i.i = icmp sgt i32 %.144.i, 7
  %.24.i.i = shl nsw i64 %.145.i, 3
  %notmask.i.i = shl nsw i64 -1, %.24.i.i
  %.26.i.i = xor i64 %notmask.i.i, -1
  %"$phi116.0.2.0.i.i" = select i1 %.17.i.i, i64 -1, i64 %.26.i.i
  %.47.i.i = getelementptr i8, ptr %arg.text, i64 %.224.i
  %.49.i.i = load i64, ptr %.47.i.i, align 1
  %.55.i.i = and i64 %.49.i.i, %"$phi116.0.2.0.i.i"
  br label %part.2.exit.i
B174.i.i:
  %.17755.not.i.i = icmp slt i32 %.144.i, 1
  br i1 %.17755.not.i.i, label %part.2.exit.i, label %B246.if.lr.ph.i.i
B246.if.lr.ph.i.i:
  %1 = tail call i64 @llvm.umin.i64(i64 %.145.i, i64 8)
  %2 = getelementptr i8, ptr %arg.text, i64 %.224.i
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
  br i1 %.177.i.i, label %B246.if.i.i, label %part.2.exit.i
part.2.exit.i:
  %storemerge54.i.i = phi i64 [ %.55.i.i, %B136.i.i ], [ 0, %B174.i.i ], [ %.224.i.i, %B246.if.i.i ]
  %.15.idx.i.i = shl i64 %slot.3.2.i, 4
  %.15.i.i = getelementptr i8, ptr %arg.table, i64 %.15.idx.i.i
  store i64 %storemerge54.i.i, ptr %.15.i.i, align 8
  %.17.i66.i = shl nsw i64 %.145.i, 32
  %.19.i.i = or i64 %.17.i66.i, %.112.i
  %.23.i.i = getelementptr i8, ptr %.15.i.i, i64 8
  store i64 %.19.i.i, ptr %.23.i.i, align 8
  %exitcond.not.i = icmp eq i64 %.112.i, %.70
  br i1 %exitcond.not.i, label %part.1.exit, label %B34.if.i
B34.if.i:
  %.41.069.i = phi i64 [ 0, %B34.if.lr.ph.i ], [ %.112.i, %part.2.exit.i ]
  %.112.i = add nuw nsw i64 %.41.069.i, 1
  %.143.i = getelementptr i32, ptr %arg.lengths, i64 %.41.069.i
  %.144.i = load i32, ptr %.143.i, align 4
  %.145.i = sext i32 %.144.i to i64
  %.153.i = getelementptr i64, ptr %arg.hashes, i64 %.41.069.i
  %.154.i = load i64, ptr %.153.i, align 8
  %.12.i.i = lshr i64 %.154.i, %.11.i.i
  %.idx.i = shl i64 %.12.i.i, 4
  %3 = getelementptr i8, ptr %arg.table, i64 %.idx.i
  %.190.i = getelementptr i8, ptr %3, i64 8
  %.191.i = load i64, ptr %.190.i, align 8
  %.192.not.i = icmp eq i64 %.191.i, 0
  br i1 %.192.not.i, label %B268.i, label %B192.i
part.1.exit:
  %.118 = icmp slt i64 %.67, %arg.fields
  br i1 %.118, label %B124, label %B716
B124:
  %.137 = shl nsw i64 %.70, 1
  %.141 = shl nuw i64 1, %arg.bits
  %.142 = icmp slt i64 %.137, %.141
  br i1 %.142, label %B150.preheader, label %B716
B150.preheader:
  %.179.not = icmp eq i64 %arg.is_first, 0
  %.11.i.i130 = sub i64 64, %arg.bits
  %notmask.i133 = shl nsw i64 -1, %arg.bits
  %.189.i = xor i64 %notmask.i133, -1
  br label %B150
B150:
  %known.2.0 = phi i64 [ %known.3.2, %B608 ], [ %.70, %B150.preheader ]
  %at.2.0 = phi i64 [ %.474, %B608 ], [ %.67, %B150.preheader ]
  %.153 = getelementptr i32, ptr %arg.rows, i64 %at.2.0
  %.154 = load i32, ptr %.153, align 4
  %.160 = sext i32 %.154 to i64
  %.161 = getelementptr i32, ptr %arg.row_starts, i64 %.160
  %.162 = load i32, ptr %.161, align 4
  %.163 = sext i32 %.162 to i64
  %.170 = getelementptr i16, ptr %arg.ends, i64 %.160
  %.171 = load i16, ptr %.170, align 2
  %.172 = zext i16 %.171 to i64
  %.174 = add nsw i64 %.172, %.163
  br i1 %.179.not, label %B284, label %B374
B284:
  %.193 = getelementptr i16, ptr %arg.ends_before, i64 %.160
  %.194 = load i16, ptr %.193, align 2
  %.197 = zext i16 %.194 to i64
  %.199 = add nsw i64 %.163, 1
  %.202 = add nsw i64 %.199, %.197
  %.13.i = tail call i64 @llvm.smin.i64(i64 %.174, i64 %.202)
  br label %B374
B374:
  %"$phi374.0.2.1" = phi i64 [ %.13.i, %B284 ], [ %.163, %B150 ]
  %.247 = sub nsw i64 %.174, %"$phi374.0.2.1"
  %.37.i = add nsw i64 %"$phi374.0.2.1", 8
  %.39.not.i = icmp sgt i64 %.37.i, %arg.size
  br i1 %.39.not.i, label %B174.i, label %B136.i
B136.i:
  %.17.i = icmp sgt i64 %.247, 7
  %.24.i = shl nsw i64 %.247, 3
  %notmask.i125 = shl nsw i64 -1, %.24.i
  %.26.i = xor i64 %notmask.i125, -1
  %"$phi116.0.2.0.i" = select i1 %.17.i, i64 -1, i64 %.26.i
  %.47.i = getelementptr i8, ptr %arg.text, i64 %"$phi374.0.2.1"
  %.49.i = load i64, ptr %.47.i, align 1
  %.55.i = and i64 %.49.i, %"$phi116.0.2.0.i"
  br label %part.2.exit
B174.i:
  %.17755.not.i = icmp slt i64 %.247, 1
  br i1 %.17755.not.i, label %part.2.exit.thread, label %B246.if.lr.ph.i
part.2.exit.thread:
  %.20.i141 = mul i64 %.247, %arg.seed
  br label %part.3.exit
B246.if.lr.ph.i:
  %4 = tail call i64 @llvm.umin.i64(i64 %.247, i64 8)
  %5 = getelementptr i8, ptr %arg.text, i64 %"$phi374.0.2.1"
  br label %B246.if.i
B246.if.i:
  %word.2.058.i = phi i64 [ 0, %B246.if.lr.ph.i ], [ %.224.i129, %B246.if.i ]
  %.124.057.i = phi i64 [ %4, %B246.if.lr.ph.i ], [ %.186.i, %B246.if.i ]
  %.121.056.i = phi i64 [ 0, %B246.if.lr.ph.i ], [ %.190.i126, %B246.if.i ]
  %.186.i = add nsw i64 %.124.057.i, -1
  %.190.i126 = add nuw nsw i64 %.121.056.i, 1
  %.218.i = getelementptr i8, ptr %5, i64 %.121.056.i
  %.219.i = load i8, ptr %.218.i, align 1
  %.220.i127 = zext i8 %.219.i to i64
  %.221.i128 = shl i64 %.121.056.i, 3
  %.222.i = shl i64 %.220.i127, %.221.i128
  %.224.i129 = or i64 %.222.i, %word.2.058.i
  %.177.i = icmp samesign ugt i64 %.124.057.i, 1
  br i1 %.177.i, label %B246.if.i, label %part.2.exit
part.2.exit:
  %storemerge54.i = phi i64 [ %.55.i, %B136.i ], [ %.224.i129, %B246.if.i ]
  %.18.i = xor i64 %storemerge54.i, %.247
  %.20.i = mul i64 %.18.i, %arg.seed
  %.31.i = icmp sgt i64 %.247, 8
  br i1 %.31.i, label %B72.preheader.i, label %part.3.exit
B72.preheader.i:
  %.8.i.i = add nsw i64 %.247, -8
  %6 = getelementptr i8, ptr %arg.text, i64 %"$phi374.0.2.1"
  br label %B72.i
B72.i:
  %found.3.0.i = phi i64 [ %.70.i, %B72.i ], [ %.20.i, %B72.preheader.i ]
  %done.2.0.i = phi i64 [ %.76.i, %B72.i ], [ 8, %B72.preheader.i ]
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.8.i.i, i64 %done.2.0.i)
  %.40.i.i = getelementptr i8, ptr %6, i64 %.13.i.i.i
  %.42.i.i = load i64, ptr %.40.i.i, align 1
  %.34.i = lshr i64 %found.3.0.i, 32
  %7 = xor i64 %.34.i, %.42.i.i
  %.68.i = xor i64 %7, %found.3.0.i
  %.70.i = mul i64 %.68.i, %arg.seed
  %.76.i = add nuw nsw i64 %done.2.0.i, 8
  %.80.i = icmp slt i64 %.76.i, %.247
  br i1 %.80.i, label %B72.i, label %part.3.exit
part.3.exit:
  %storemerge54.i143 = phi i64 [ %storemerge54.i, %part.2.exit ], [ 0, %part.2.exit.thread ], [ %storemerge54.i, %B72.i ]
  %found.4.1.i = phi i64 [ %.20.i, %part.2.exit ], [ %.20.i141, %part.2.exit.thread ], [ %.70.i, %B72.i ]
  %.12.i.i131 = lshr i64 %found.4.1.i, %.11.i.i130
  %.idx.i132 = shl i64 %.12.i.i131, 4
  %8 = getelementptr i8, ptr %arg.table, i64 %.idx.i132
  %.62.i = getelementptr i8, ptr %8, i64 8
  %.63.i = load i64, ptr %.62.i, align 8
  %.67.not.i = icmp eq i64 %.63.i, 0
  br i1 %.67.not.i, label %part.4.exit, label %B78.preheader.i
B78.preheader.i:
  %.20.i.i = icmp samesign ugt i64 %.247, 8
  %.8.i.i.i = add nsw i64 %.247, -8
  %9 = getelementptr i8, ptr %arg.text, i64 %"$phi374.0.2.1"
  br label %B78.i
B78.i:
  %slot.2.0.i = phi i64 [ %.190.i134, %B272.i ], [ %.12.i.i131, %B78.preheader.i ]
  %entry.2.0.i = phi i64 [ %.200.i136, %B272.i ], [ %.63.i, %B78.preheader.i ]
  %.78.idx.i = shl i64 %slot.2.0.i, 4
  %.78.i = getelementptr i8, ptr %arg.table, i64 %.78.idx.i
  %.79.i = load i64, ptr %.78.i, align 8
  %.81.i = icmp eq i64 %.79.i, %storemerge54.i143
  %.87.i = lshr i64 %entry.2.0.i, 32
  %.89.i = icmp eq i64 %.87.i, %.247
  %"$phi180.0.2.1.i" = select i1 %.81.i, i1 %.89.i, i1 false
  br i1 %"$phi180.0.2.1.i", label %B186.i, label %B272.i
B186.i:
  br i1 %.20.i.i, label %B20.preheader.i.i, label %part.4.exit
B20.preheader.i.i:
  %.5.i.i = and i64 %entry.2.0.i, 4294967295
  %10 = getelementptr i32, ptr %arg.places, i64 %.5.i.i
  %.128.i = getelementptr i8, ptr %10, i64 -4
  %.129.i = load i32, ptr %.128.i, align 4
  %.132.i = sext i32 %.129.i to i64
  %11 = getelementptr i8, ptr %arg.text, i64 %.132.i
  br label %B20.i.i
B20.i.i:
  %done.2.0.i.i = phi i64 [ %.101.i.i, %B100.i.i ], [ 8, %B20.preheader.i.i ]
  %.13.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.8.i.i.i, i64 %done.2.0.i.i)
  %.40.i.i.i = getelementptr i8, ptr %9, i64 %.13.i.i.i.i
  %.42.i.i.i = load i64, ptr %.40.i.i.i, align 1
  %.40.i19.i.i = getelementptr i8, ptr %11, i64 %.13.i.i.i.i
  %.42.i20.i.i = load i64, ptr %.40.i19.i.i, align 1
  %.85.not.i.i = icmp eq i64 %.42.i.i.i, %.42.i20.i.i
  br i1 %.85.not.i.i, label %B100.i.i, label %B272.i
B100.i.i:
  %.101.i.i = add nuw nsw i64 %done.2.0.i.i, 8
  %.105.i.i = icmp slt i64 %.101.i.i, %.247
  br i1 %.105.i.i, label %B20.i.i, label %part.4.exit
B272.i:
  %.185.i = add nsw i64 %slot.2.0.i, 1
  %.190.i134 = and i64 %.185.i, %.189.i
  %.idx43.i = shl i64 %.190.i134, 4
  %12 = getelementptr i8, ptr %arg.table, i64 %.idx43.i
  %.199.i135 = getelementptr i8, ptr %12, i64 8
  %.200.i136 = load i64, ptr %.199.i135, align 8
  %.203.not.i = icmp eq i64 %.200.i136, 0
  br i1 %.203.not.i, label %part.4.exit, label %B78.i
part.4.exit:
  %.idx.pre-phi = phi i64 [ %.78.idx.i, %B100.i.i ], [ %.idx.i132, %part.3.exit ], [ %.idx43.i, %B272.i ], [ %.78.idx.i, %B186.i ]
  %13 = getelementptr i8, ptr %arg.table, i64 %.idx.pre-phi
  %.356 = getelementptr i8, ptr %13, i64 8
  %.357 = load i64, ptr %.356, align 8
  %.358.not = icmp eq i64 %.357, 0
  br i1 %.358.not, label %B528, label %B608
B528:
  store i64 %storemerge54.i143, ptr %13, align 8
  %.17.i137 = shl i64 %.247, 32
  %.18.i138 = add nsw i64 %known.2.0, 1
  %.19.i = or i64 %.17.i137, %.18.i138
  store i64 %.19.i, ptr %.356, align 8
  %.395 = trunc i64 %"$phi374.0.2.1" to i32
  %.396 = getelementptr i32, ptr %arg.places, i64 %known.2.0
  store i32 %.395, ptr %.396, align 4
  %.403 = trunc i64 %.247 to i32
  %.404 = getelementptr i32, ptr %arg.lengths, i64 %known.2.0
  store i32 %.403, ptr %.404, align 4
  %.411 = getelementptr i64, ptr %arg.hashes, i64 %known.2.0
  store i64 %found.4.1.i, ptr %.411, align 8
  %.443.pre = load i64, ptr %.356, align 8
  br label %B608
B608:
  %.443 = phi i64 [ %.357, %part.4.exit ], [ %.443.pre, %B528 ]
  %known.3.2 = phi i64 [ %known.2.0, %part.4.exit ], [ %.18.i138, %B528 ]
  %14 = trunc i64 %.443 to i32
  %.470 = add i32 %14, -1
  %.471 = getelementptr i32, ptr %arg.codes, i64 %at.2.0
  store i32 %.470, ptr %.471, align 4
  %.474 = add nsw i64 %at.2.0, 1
  %.485 = icmp slt i64 %.474, %arg.fields
  %.502 = shl nsw i64 %known.3.2, 1
  %.507 = icmp slt i64 %.502, %.141
  %or.cond = select i1 %.485, i1 %.507, i1 false
  br i1 %or.cond, label %B150, label %B716
B716:
  %known.4.1 = phi i64 [ %.70, %part.1.exit ], [ %.70, %B124 ], [ %known.3.2, %B608 ]
  %at.3.1 = phi i64 [ %.67, %part.1.exit ], [ %.67, %B124 ], [ %.474, %B608 ]
  store i64 %at.3.1, ptr %arg.state, align 8
  store i64 %known.4.1, ptr %.69, align 8
  %.570 = sub nsw i64 %arg.fields, %at.3.1
  store i64 %.570, ptr %retptr, align 8
  ret void
}
define i64 @treeval.kernels.field_codes.code_rows(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, i64 %.14, ptr %.15, ptr %.16) local_unnamed_addr {
entry:
  %.18 = alloca i64, align 8
  store i64 0, ptr %.18, align 8
  call fastcc void @part.0(ptr %.18, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, i64 %.14, ptr %.15, ptr %.16)
  %.32 = load i64, ptr %.18, align 8
  ret i64 %.32
}
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

