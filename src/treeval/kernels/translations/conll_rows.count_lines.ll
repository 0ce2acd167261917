; sources 6ca4841de94afbc16fbb07bd4e5379bffed621b29c23b33919241a9df7f5f77c
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size) unnamed_addr {
entry:
  %.9544.not = icmp slt i64 %arg.size, 1
  br i1 %.9544.not, label %B136, label %B38.if
B98:
  %0 = getelementptr i8, ptr %arg.text, i64 %arg.size
  %.166 = getelementptr i8, ptr %0, i64 -1
  %.167 = load i8, ptr %.166, align 1
  %.171 = icmp ne i8 %.167, 10
  %1 = zext i1 %.171 to i64
  %2 = add nuw nsw i64 %.141, %1
  br label %B136
B136:
  %.183 = phi i64 [ %2, %B98 ], [ 0, %entry ]
  store i64 %.183, ptr %retptr, align 8
  ret void
B38.if:
  %lines.2.047 = phi i64 [ %.141, %B38.if ], [ 0, %entry ]
  %.37.045 = phi i64 [ %.108, %B38.if ], [ 0, %entry ]
  %.108 = add nuw nsw i64 %.37.045, 1
  %.134 = getelementptr i8, ptr %arg.text, i64 %.37.045
  %.135 = load i8, ptr %.134, align 1
  %.137 = icmp eq i8 %.135, 10
  %.140 = zext i1 %.137 to i64
  %.141 = add nuw nsw i64 %lines.2.047, %.140
  %exitcond.not = icmp eq i64 %arg.size, %.108
  br i1 %exitcond.not, label %B98, label %B38.if
}
define i64 @treeval.kernels.conll_rows.count_lines(ptr %.1, i64 %.2) local_unnamed_addr {
entry:
  %.4 = alloca i64, align 8
  store i64 0, ptr %.4, align 8
  call fastcc void @part.0(ptr %.4, ptr %.1, i64 %.2)
  %.18 = load i64, ptr %.4, align 8
  ret i64 %.18
}
