; sources db9675d025140f52d8fc25f2e1d445d85622030511bd378528c9919684d68749
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.ends, ptr %arg.lines) unnamed_addr {
entry:
  %.9.i = add nsw i64 %arg.size, -64
  %.83.i = load <64 x i8>, ptr %arg.text, align 1
  %.86.i = icmp eq <64 x i8> %.83.i, splat (i8 10)
  %0 = and <64 x i8> %.83.i, splat (i8 -2)
  %.87.i = icmp eq <64 x i8> %0, splat (i8 40)
  %.88.i = or <64 x i1> %.86.i, %.87.i
  %.89.i = bitcast <64 x i1> %.88.i to i64
  %.25.i = icmp eq i64 %.89.i, 0
  br i1 %.25.i, label %B28.i, label %part.1.exit
B28.i:
  %.41.i = icmp sgt i64 %arg.size, 0
  br i1 %.41.i, label %B40.i, label %B382
B40.i:
  %base.2.1.i = phi i64 [ %.49.i, %B108.i ], [ 0, %B28.i ]
  %.49.i = add nuw nsw i64 %base.2.1.i, 64
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i, i64 %.49.i)
  %.13.i13.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i, i64 0)
  %.72.i.i = sub nsw i64 %.49.i, %.13.i13.i.i
  %.77.i.i = icmp ult i64 %.72.i.i, 64
  br i1 %.77.i.i, label %part.2.exit.i, label %B108.i
part.2.exit.i:
  %.81.i.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i
  %.83.i.i = load <64 x i8>, ptr %.81.i.i, align 1
  %.86.i.i = icmp eq <64 x i8> %.83.i.i, splat (i8 10)
  %1 = and <64 x i8> %.83.i.i, splat (i8 -2)
  %.87.i.i = icmp eq <64 x i8> %1, splat (i8 40)
  %.88.i.i = or <64 x i1> %.86.i.i, %.87.i.i
  %.89.i.i = bitcast <64 x i1> %.88.i.i to i64
  %.95.i.i = lshr i64 %.89.i.i, %.72.i.i
  %.95.i = icmp eq i64 %.95.i.i, 0
  br i1 %.95.i, label %B108.i, label %part.1.exit
B108.i:
  %.110.i = icmp slt i64 %.49.i, %arg.size
  br i1 %.110.i, label %B40.i, label %B382
part.1.exit:
  %base.3.0.i = phi i64 [ 0, %entry ], [ %.49.i, %part.2.exit.i ]
  %left.2.0.i = phi i64 [ %.89.i, %entry ], [ %.95.i.i, %part.2.exit.i ]
  %.154.i = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i, i1 true)
  %.156.i = add nsw i64 %.154.i, %base.3.0.i
  %.106 = icmp slt i64 %.156.i, %arg.size
  br i1 %.106, label %B106.preheader, label %B382
B106.preheader:
  %.158.i = add i64 %left.2.0.i, -1
  %.160.i = and i64 %.158.i, %left.2.0.i
  br label %B106
B106:
  %trees.2.0 = phi i64 [ %trees.3.1, %part.1.exit140 ], [ 0, %B106.preheader ]
  %depth.3.0 = phi i64 [ %depth.4.1, %part.1.exit140 ], [ 0, %B106.preheader ]
  %line.2.0 = phi i64 [ %line.3.1, %part.1.exit140 ], [ 0, %B106.preheader ]
  %is_behind.4.0 = phi i1 [ %is_behind.5.1, %part.1.exit140 ], [ false, %B106.preheader ]
  %at.2.0 = phi i64 [ %.156.i110, %part.1.exit140 ], [ %.156.i, %B106.preheader ]
  %base.2.0 = phi i64 [ %base.3.0.i107, %part.1.exit140 ], [ %base.3.0.i, %B106.preheader ]
  %left.2.0 = phi i64 [ %.160.i112, %part.1.exit140 ], [ %.160.i, %B106.preheader ]
  %.117 = getelementptr i8, ptr %arg.text, i64 %at.2.0
  %.118 = load i8, ptr %.117, align 1
  switch i8 %.118, label %B250 [
    i8 10, label %B140
    i8 40, label %B234
  ]
B140:
  %.127 = add nsw i64 %line.2.0, 1
  br i1 %is_behind.4.0, label %B154, label %B326
B154:
  %.138 = add nsw i64 %at.2.0, 1
  %.142 = add nsw i64 %trees.2.0, -1
  %.144 = getelementptr i64, ptr %arg.ends, i64 %.142
  store i64 %.138, ptr %.144, align 8
  %.150 = getelementptr i64, ptr %arg.lines, i64 %.142
  store i64 %.127, ptr %.150, align 8
  br label %B326
B234:
  %.204 = add nsw i64 %depth.3.0, 1
  br label %B326
B250:
  %.225 = icmp sgt i64 %depth.3.0, 0
  br i1 %.225, label %B262, label %B326
B262:
  %.239 = add nsw i64 %depth.3.0, -1
  %.249 = icmp eq i64 %.239, 0
  br i1 %.249, label %B284, label %B326
B284:
  %.260 = add nsw i64 %at.2.0, 1
  %.265 = getelementptr i64, ptr %arg.ends, i64 %trees.2.0
  store i64 %.260, ptr %.265, align 8
  %.270 = getelementptr i64, ptr %arg.lines, i64 %trees.2.0
  store i64 %line.2.0, ptr %.270, align 8
  %.275 = add nsw i64 %trees.2.0, 1
  br label %B326
B326:
  %trees.3.1 = phi i64 [ %trees.2.0, %B250 ], [ %trees.2.0, %B234 ], [ %.275, %B284 ], [ %trees.2.0, %B262 ], [ %trees.2.0, %B154 ], [ %trees.2.0, %B140 ]
  %depth.4.1 = phi i64 [ %depth.3.0, %B250 ], [ %.204, %B234 ], [ 0, %B284 ], [ %.239, %B262 ], [ %depth.3.0, %B154 ], [ %depth.3.0, %B140 ]
  %line.3.1 = phi i64 [ %line.2.0, %B250 ], [ %line.2.0, %B234 ], [ %line.2.0, %B284 ], [ %line.2.0, %B262 ], [ %.127, %B154 ], [ %.127, %B140 ]
  %is_behind.5.1 = phi i1 [ %is_behind.4.0, %B250 ], [ false, %B234 ], [ true, %B284 ], [ %is_behind.4.0, %B262 ], [ false, %B154 ], [ false, %B140 ]
  %.25.i105 = icmp eq i64 %left.2.0, 0
  br i1 %.25.i105, label %B28.i118, label %part.1.exit140
B28.i118:
  %.41.i119 = icmp slt i64 %base.2.0, %arg.size
  br i1 %.41.i119, label %B40.i122, label %B382
B40.i122:
  %base.2.1.i123 = phi i64 [ %.49.i124, %B108.i129 ], [ %base.2.0, %B28.i118 ]
  %.49.i124 = add nsw i64 %base.2.1.i123, 64
  %.13.i.i.i125 = tail call i64 @llvm.smin.i64(i64 %.9.i, i64 %.49.i124)
  %.13.i13.i.i126 = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i125, i64 0)
  %.72.i.i127 = sub nsw i64 %.49.i124, %.13.i13.i.i126
  %.77.i.i128 = icmp ult i64 %.72.i.i127, 64
  br i1 %.77.i.i128, label %part.2.exit.i131, label %B108.i129
part.2.exit.i131:
  %.81.i.i132 = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i126
  %.83.i.i133 = load <64 x i8>, ptr %.81.i.i132, align 1
  %.86.i.i134 = icmp eq <64 x i8> %.83.i.i133, splat (i8 10)
  %2 = and <64 x i8> %.83.i.i133, splat (i8 -2)
  %.87.i.i135 = icmp eq <64 x i8> %2, splat (i8 40)
  %.88.i.i136 = or <64 x i1> %.86.i.i134, %.87.i.i135
  %.89.i.i137 = bitcast <64 x i1> %.88.i.i136 to i64
  %.95.i.i138 = lshr i64 %.89.i.i137, %.72.i.i127
  %.95.i139 = icmp eq i64 %.95.i.i138, 0
  br i1 %.95.i139, label %B108.i129, label %part.1.exit140
B108.i129:
  %.110.i130 = icmp slt i64 %.49.i124, %arg.size
  br i1 %.110.i130, label %B40.i122, label %B382
part.1.exit140:
  %base.3.0.i107 = phi i64 [ %base.2.0, %B326 ], [ %.49.i124, %part.2.exit.i131 ]
  %left.2.0.i108 = phi i64 [ %left.2.0, %B326 ], [ %.95.i.i138, %part.2.exit.i131 ]
  %.154.i109 = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i108, i1 true)
  %.156.i110 = add nsw i64 %.154.i109, %base.3.0.i107
  %.158.i111 = add i64 %left.2.0.i108, -1
  %.160.i112 = and i64 %.158.i111, %left.2.0.i108
  %.353 = icmp slt i64 %.156.i110, %arg.size
  br i1 %.353, label %B106, label %B382
B382:
  %trees.4.1 = phi i64 [ %trees.3.1, %B28.i118 ], [ 0, %part.1.exit ], [ 0, %B28.i ], [ %trees.3.1, %B108.i129 ], [ %trees.3.1, %part.1.exit140 ], [ 0, %B108.i ]
  %line.4.1 = phi i64 [ %line.3.1, %B28.i118 ], [ 0, %part.1.exit ], [ 0, %B28.i ], [ %line.3.1, %B108.i129 ], [ %line.3.1, %part.1.exit140 ], [ 0, %B108.i ]
  %.383 = getelementptr i64, ptr %arg.lines, i64 %trees.4.1
  store i64 %line.4.1, ptr %.383, align 8
  store i64 %trees.4.1, ptr %retptr, align 8
  ret void
}
define i64 @treeval.kernels.brackets.find_trees(ptr %.1, i64 %.2, ptr %.3, ptr %.4) local_unnamed_addr {
entry:
  %.6 = alloca i64, align 8
  store i64 0, ptr %.6, align 8
  call fastcc void @part.0(ptr %.6, ptr %.1, i64 %.2, ptr %.3, ptr %.4)
  %.20 = load i64, ptr %.6, align 8
  ret i64 %.20
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

