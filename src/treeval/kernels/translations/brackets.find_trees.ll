; sources 578e81760ae86850140f22b603c92c484cd6c6c07551c62c0e97182c9c0f7ae1
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, ptr %arg.kinds, ptr %arg.ends, ptr %arg.lines) unnamed_addr {
entry:
  %.110110.not = icmp slt i64 %arg.size, 1
  br i1 %.110110.not, label %B350, label %B50.if
B88:
  %.163 = add nsw i64 %line.2.0113, 1
  br i1 %is_behind.4.0114, label %B102, label %B351
B102:
  %.178 = add nsw i64 %trees.2.0116, -1
  %.180 = getelementptr i64, ptr %arg.ends, i64 %.178
  store i64 %.123, ptr %.180, align 8
  %.186 = getelementptr i64, ptr %arg.lines, i64 %.178
  store i64 %.163, ptr %.186, align 8
  br label %B351
B148:
  %.155 = zext i8 %.154 to i64
  %.224 = getelementptr i8, ptr %arg.kinds, i64 %.155
  %.225 = load i8, ptr %.224, align 1
  switch i8 %.225, label %B351 [
    i8 2, label %B194
    i8 3, label %B256
  ]
B194:
  %.244 = add nsw i64 %depth.3.0115, 1
  br label %B351
B256:
  %0 = tail call i64 @llvm.smax.i64(i64 %depth.3.0115, i64 1)
  %.13.i = add nsw i64 %0, -1
  %.319 = icmp eq i64 %.13.i, 0
  br i1 %.319, label %B310, label %B351
B310:
  %.344 = getelementptr i64, ptr %arg.ends, i64 %trees.2.0116
  store i64 %.123, ptr %.344, align 8
  %.349 = getelementptr i64, ptr %arg.lines, i64 %trees.2.0116
  store i64 %line.2.0113, ptr %.349, align 8
  %.352 = add nsw i64 %trees.2.0116, 1
  br label %B351
B350:
  %line.2.0.lcssa = phi i64 [ 0, %entry ], [ %line.3.1, %B351 ]
  %trees.2.0.lcssa = phi i64 [ 0, %entry ], [ %trees.3.1, %B351 ]
  %.406 = getelementptr i64, ptr %arg.lines, i64 %trees.2.0.lcssa
  store i64 %line.2.0.lcssa, ptr %.406, align 8
  store i64 %trees.2.0.lcssa, ptr %retptr, align 8
  ret void
B351:
  %trees.3.1 = phi i64 [ %trees.2.0116, %B88 ], [ %trees.2.0116, %B194 ], [ %trees.2.0116, %B102 ], [ %.352, %B310 ], [ %trees.2.0116, %B256 ], [ %trees.2.0116, %B148 ]
  %depth.4.1 = phi i64 [ %depth.3.0115, %B88 ], [ %.244, %B194 ], [ %depth.3.0115, %B102 ], [ 0, %B310 ], [ %.13.i, %B256 ], [ %depth.3.0115, %B148 ]
  %line.3.1 = phi i64 [ %.163, %B88 ], [ %line.2.0113, %B194 ], [ %.163, %B102 ], [ %line.2.0113, %B310 ], [ %line.2.0113, %B256 ], [ %line.2.0113, %B148 ]
  %is_behind.5.1 = phi i1 [ false, %B88 ], [ false, %B194 ], [ false, %B102 ], [ true, %B310 ], [ false, %B256 ], [ %is_behind.4.0114, %B148 ]
  %exitcond.not = icmp eq i64 %arg.size, %.123
  br i1 %exitcond.not, label %B350, label %B50.if
B50.if:
  %trees.2.0116 = phi i64 [ %trees.3.1, %B351 ], [ 0, %entry ]
  %depth.3.0115 = phi i64 [ %depth.4.1, %B351 ], [ 0, %entry ]
  %is_behind.4.0114 = phi i1 [ %is_behind.5.1, %B351 ], [ false, %entry ]
  %line.2.0113 = phi i64 [ %line.3.1, %B351 ], [ 0, %entry ]
  %.52.0112 = phi i64 [ %.123, %B351 ], [ 0, %entry ]
  %.123 = add nuw nsw i64 %.52.0112, 1
  %.153 = getelementptr i8, ptr %arg.text, i64 %.52.0112
  %.154 = load i8, ptr %.153, align 1
  %.156 = icmp eq i8 %.154, 10
  br i1 %.156, label %B88, label %B148
}
define i64 @treeval.kernels.brackets.find_trees(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5) local_unnamed_addr {
entry:
  %.7 = alloca i64, align 8
  store i64 0, ptr %.7, align 8
  call fastcc void @part.0(ptr %.7, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5)
  %.21 = load i64, ptr %.7, align 8
  ret i64 %.21
}
declare i64 @llvm.smax.i64(i64, i64)
