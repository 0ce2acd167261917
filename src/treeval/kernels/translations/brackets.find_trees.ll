; sources 96818b184d8e2999722ecbebefc12d1e69988a62ec5a2d114e2e00f115361760
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
  br i1 %.41.i, label %B40.i, label %B398
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
  br i1 %.110.i, label %B40.i, label %B398
part.1.exit:
  %base.3.0.i = phi i64 [ 0, %entry ], [ %.49.i, %part.2.exit.i ]
  %left.2.0.i = phi i64 [ %.89.i, %entry ], [ %.95.i.i, %part.2.exit.i ]
  %.154.i = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i, i1 true)
  %.156.i = add nsw i64 %.154.i, %base.3.0.i
  %.106 = icmp slt i64 %.156.i, %arg.size
  br i1 %.106, label %B106.preheader, label %B398
B106.preheader:
  %.158.i = add i64 %left.2.0.i, -1
  %.160.i = and i64 %.158.i, %left.2.0.i
  br label %B106
B106:
  %trees.2.0 = phi i64 [ %trees.3.1, %part.1.exit134 ], [ 0, %B106.preheader ]
  %depth.3.0 = phi i64 [ %depth.4.1, %part.1.exit134 ], [ 0, %B106.preheader ]
  %line.2.0 = phi i64 [ %line.3.1, %part.1.exit134 ], [ 0, %B106.preheader ]
  %is_behind.4.0 = phi i1 [ %is_behind.5.1, %part.1.exit134 ], [ false, %B106.preheader ]
  %at.2.0 = phi i64 [ %.156.i104, %part.1.exit134 ], [ %.156.i, %B106.preheader ]
  %base.2.0 = phi i64 [ %base.3.0.i101, %part.1.exit134 ], [ %base.3.0.i, %B106.preheader ]
  %left.2.0 = phi i64 [ %.160.i106, %part.1.exit134 ], [ %.160.i, %B106.preheader ]
  %.117 = getelementptr i8, ptr %arg.text, i64 %at.2.0
  %.118 = load i8, ptr %.117, align 1
  switch i8 %.118, label %B250 [
    i8 10, label %B140
    i8 40, label %B234
  ]
B140:
  %.127 = add nsw i64 %line.2.0, 1
  br i1 %is_behind.4.0, label %B154, label %B342
B154:
  %.138 = add nsw i64 %at.2.0, 1
  %.142 = add nsw i64 %trees.2.0, -1
  %.144 = getelementptr i64, ptr %arg.ends, i64 %.142
  store i64 %.138, ptr %.144, align 8
  %.150 = getelementptr i64, ptr %arg.lines, i64 %.142
  store i64 %.127, ptr %.150, align 8
  br label %B342
B234:
  %.204 = add nsw i64 %depth.3.0, 1
  br label %B342
B250:
  %2 = tail call i64 @llvm.smax.i64(i64 %depth.3.0, i64 1)
  %.13.i = add nsw i64 %2, -1
  %.257 = icmp eq i64 %.13.i, 0
  br i1 %.257, label %B304, label %B342
B304:
  %.280 = add nsw i64 %at.2.0, 1
  %.285 = getelementptr i64, ptr %arg.ends, i64 %trees.2.0
  store i64 %.280, ptr %.285, align 8
  %.290 = getelementptr i64, ptr %arg.lines, i64 %trees.2.0
  store i64 %line.2.0, ptr %.290, align 8
  %.295 = add nsw i64 %trees.2.0, 1
  br label %B342
B342:
  %trees.3.1 = phi i64 [ %trees.2.0, %B250 ], [ %trees.2.0, %B234 ], [ %.295, %B304 ], [ %trees.2.0, %B154 ], [ %trees.2.0, %B140 ]
  %depth.4.1 = phi i64 [ %.13.i, %B250 ], [ %.204, %B234 ], [ 0, %B304 ], [ %depth.3.0, %B154 ], [ %depth.3.0, %B140 ]
  %line.3.1 = phi i64 [ %line.2.0, %B250 ], [ %line.2.0, %B234 ], [ %line.2.0, %B304 ], [ %.127, %B154 ], [ %.127, %B140 ]
  %is_behind.5.1 = phi i1 [ false, %B250 ], [ false, %B234 ], [ true, %B304 ], [ false, %B154 ], [ false, %B140 ]
  %.25.i99 = icmp eq i64 %left.2.0, 0
  br i1 %.25.i99, label %B28.i112, label %part.1.exit134
B28.i112:
  %.41.i113 = icmp slt i64 %base.2.0, %arg.size
  br i1 %.41.i113, label %B40.i116, label %B398
B40.i116:
  %base.2.1.i117 = phi i64 [ %.49.i118, %B108.i123 ], [ %base.2.0, %B28.i112 ]
  %.49.i118 = add nsw i64 %base.2.1.i117, 64
  %.13.i.i.i119 = tail call i64 @llvm.smin.i64(i64 %.9.i, i64 %.49.i118)
  %.13.i13.i.i120 = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i119, i64 0)
  %.72.i.i121 = sub nsw i64 %.49.i118, %.13.i13.i.i120
  %.77.i.i122 = icmp ult i64 %.72.i.i121, 64
  br i1 %.77.i.i122, label %part.2.exit.i125, label %B108.i123
part.2.exit.i125:
  %.81.i.i126 = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i120
  %.83.i.i127 = load <64 x i8>, ptr %.81.i.i126, align 1
  %.86.i.i128 = icmp eq <64 x i8> %.83.i.i127, splat (i8 10)
  %3 = and <64 x i8> %.83.i.i127, splat (i8 -2)
  %.87.i.i129 = icmp eq <64 x i8> %3, splat (i8 40)
  %.88.i.i130 = or <64 x i1> %.86.i.i128, %.87.i.i129
  %.89.i.i131 = bitcast <64 x i1> %.88.i.i130 to i64
  %.95.i.i132 = lshr i64 %.89.i.i131, %.72.i.i121
  %.95.i133 = icmp eq i64 %.95.i.i132, 0
  br i1 %.95.i133, label %B108.i123, label %part.1.exit134
B108.i123:
  %.110.i124 = icmp slt i64 %.49.i118, %arg.size
  br i1 %.110.i124, label %B40.i116, label %B398
part.1.exit134:
  %base.3.0.i101 = phi i64 [ %base.2.0, %B342 ], [ %.49.i118, %part.2.exit.i125 ]
  %left.2.0.i102 = phi i64 [ %left.2.0, %B342 ], [ %.95.i.i132, %part.2.exit.i125 ]
  %.154.i103 = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i102, i1 true)
  %.156.i104 = add nsw i64 %.154.i103, %base.3.0.i101
  %.158.i105 = add i64 %left.2.0.i102, -1
  %.160.i106 = and i64 %.158.i105, %left.2.0.i102
  %.373 = icmp slt i64 %.156.i104, %arg.size
  br i1 %.373, label %B106, label %B398
B398:
  %trees.4.1 = phi i64 [ %trees.3.1, %B28.i112 ], [ 0, %part.1.exit ], [ 0, %B28.i ], [ %trees.3.1, %B108.i123 ], [ %trees.3.1, %part.1.exit134 ], [ 0, %B108.i ]
  %line.4.1 = phi i64 [ %line.3.1, %B28.i112 ], [ 0, %part.1.exit ], [ 0, %B28.i ], [ %line.3.1, %B108.i123 ], [ %line.3.1, %part.1.exit134 ], [ 0, %B108.i ]
  %.403 = getelementptr i64, ptr %arg.lines, i64 %trees.4.1
  store i64 %line.4.1, ptr %.403, align 8
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

