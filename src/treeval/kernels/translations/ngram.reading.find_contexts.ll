; sources e7f8cdbc8ea922e3aa60268fff18b248654b5bcfe27ab22463a77cfcfc24fcbe
define internal fastcc void @part.0(ptr %retptr, ptr %arg.ngrams, i64 %arg.rows, i64 %arg.order, i64 %arg.column, ptr %arg.starts, ptr %arg.words, ptr %arg.contexts) unnamed_addr {
entry:
  %invariant.gep = getelementptr i64, ptr %arg.ngrams, i64 %arg.column
  %.10784.not = icmp slt i64 %arg.rows, 1
  br i1 %.10784.not, label %B290, label %B38.if
B146:
  %low.2.1 = phi i64 [ %low.2.1..198, %B146 ], [ %.165, %B38.if ]
  %left.2.1 = phi i64 [ %.230, %B146 ], [ %.180, %B38.if ]
  %.192 = lshr i64 %left.2.1, 1
  %.198 = add nsw i64 %.192, %low.2.1
  %.200 = getelementptr i32, ptr %arg.words, i64 %.198
  %.201 = load i32, ptr %.200, align 4
  %.203 = sext i32 %.201 to i64
  %.204.not = icmp slt i64 %.159, %.203
  %low.2.1..198 = select i1 %.204.not, i64 %low.2.1, i64 %.198
  %.230 = sub nsw i64 %left.2.1, %.192
  %.235 = icmp sgt i64 %.230, 1
  br i1 %.235, label %B146, label %B222
B222:
  %low.3.2 = phi i64 [ %.165, %B38.if ], [ %low.2.1..198, %B146 ]
  %.248 = icmp slt i64 %low.3.2, %.169
  br i1 %.248, label %B256, label %B256.thread
B256:
  %.257 = getelementptr i32, ptr %arg.words, i64 %low.3.2
  %.258 = load i32, ptr %.257, align 4
  %.260 = sext i32 %.258 to i64
  %.261 = icmp eq i64 %.159, %.260
  %cond.fr = freeze i1 %.261
  %spec.select83 = select i1 %cond.fr, i64 %low.3.2, i64 0
  %0 = xor i1 %cond.fr, true
  %1 = zext i1 %0 to i64
  br label %B256.thread
B256.thread:
  %"$phi256.1.2.182" = phi i64 [ 1, %B222 ], [ %1, %B256 ]
  %2 = phi i64 [ 0, %B222 ], [ %spec.select83, %B256 ]
  store i64 %2, ptr %.150, align 8
  %.305 = add nuw nsw i64 %"$phi256.1.2.182", %missing.2.087
  %exitcond.not = icmp eq i64 %arg.rows, %.120
  br i1 %exitcond.not, label %B290, label %B38.if
B290:
  %missing.2.0.lcssa = phi i64 [ 0, %entry ], [ %.305, %B256.thread ]
  store i64 %missing.2.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %missing.2.087 = phi i64 [ %.305, %B256.thread ], [ 0, %entry ]
  %.49.086 = phi i64 [ %.120, %B256.thread ], [ 0, %entry ]
  %.120 = add nuw nsw i64 %.49.086, 1
  %.150 = getelementptr i64, ptr %arg.contexts, i64 %.49.086
  %.151 = load i64, ptr %.150, align 8
  %.154 = mul nsw i64 %.49.086, %arg.order
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.154
  %.159 = load i64, ptr %gep, align 8
  %.164 = getelementptr i64, ptr %arg.starts, i64 %.151
  %.165 = load i64, ptr %.164, align 8
  %.168 = getelementptr i8, ptr %.164, i64 8
  %.169 = load i64, ptr %.168, align 8
  %.180 = sub nsw i64 %.169, %.165
  %.184 = icmp sgt i64 %.180, 1
  br i1 %.184, label %B146, label %B222
}
define i64 @treeval.kernels.ngram.reading.find_contexts(ptr %.1, i64 %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7) local_unnamed_addr {
entry:
  %.9 = alloca i64, align 8
  store i64 0, ptr %.9, align 8
  call fastcc void @part.0(ptr %.9, ptr %.1, i64 %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7)
  %.23 = load i64, ptr %.9, align 8
  ret i64 %.23
}
