; sources 4200d882035d3d97f6c53067f120589e60d5a564102fc217cd9e5ad589d3be53
define internal fastcc void @part.0(ptr %retptr, ptr %arg.stream, i64 %arg.size, ptr %arg.starts, ptr %arg.words, ptr %arg.level, ptr %arg.backoffs, ptr %arg.places, ptr %arg.log10) unnamed_addr {
entry:
  %.114106.not = icmp slt i64 %arg.size, 1
  br i1 %.114106.not, label %B764, label %B50.if
B88:
  %.165 = getelementptr i32, ptr %arg.places, i64 %.157
  %.166 = load i32, ptr %.165, align 4
  %.168 = icmp sgt i32 %.166, -1
  br i1 %.168, label %B134, label %B200
B134:
  %0 = zext nneg i32 %.166 to i64
  %.177 = getelementptr i64, ptr %arg.starts, i64 %0
  tail call void @llvm.prefetch.p0(ptr %.177, i32 0, i32 1, i32 1)
  br label %B200
B200:
  %.182 = add nuw nsw i64 %.55.0107, 4
  %.184 = icmp slt i64 %.182, %arg.size
  br i1 %.184, label %B228, label %B374
B228:
  %.189 = getelementptr i32, ptr %arg.places, i64 %.182
  %.190 = load i32, ptr %.189, align 4
  %.192 = icmp sgt i32 %.190, -1
  br i1 %.192, label %B268, label %B374
B268:
  %.191 = zext nneg i32 %.190 to i64
  %.201 = getelementptr i64, ptr %arg.starts, i64 %.191
  %.202 = load i64, ptr %.201, align 8
  %.206 = getelementptr i8, ptr %.201, i64 8
  %.207 = load i64, ptr %.206, align 8
  %.208 = add nsw i64 %.207, %.202
  %.209 = ashr i64 %.208, 1
  %.211 = getelementptr i32, ptr %arg.words, i64 %.209
  tail call void @llvm.prefetch.p0(ptr %.211, i32 0, i32 1, i32 1)
  br label %B374
B374:
  %.217 = getelementptr i32, ptr %arg.stream, i64 %.55.0107
  %.218 = load i32, ptr %.217, align 4
  %.224 = icmp eq i32 %.218, 1
  %.246 = getelementptr i32, ptr %arg.places, i64 %.55.0107
  %.247 = load i32, ptr %.246, align 4
  store i32 -1, ptr %.246, align 4
  %.257105 = icmp eq i64 %before.2.0109, -1
  %.257 = select i1 %.224, i1 true, i1 %.257105
  br i1 %.257, label %B765, label %B490
B490:
  %.268 = getelementptr i64, ptr %arg.starts, i64 %before.2.0109
  %.269 = load i64, ptr %.268, align 8
  %.273 = getelementptr i8, ptr %.268, i64 8
  %.274 = load i64, ptr %.273, align 8
  %.279 = sub nsw i64 %.274, %.269
  %.293 = icmp sgt i64 %.279, 1
  br i1 %.293, label %B568, label %B644
B568:
  %left.2.2 = phi i64 [ %.338, %B568 ], [ %.279, %B490 ]
  %low.2.2 = phi i64 [ %low.2.2..307, %B568 ], [ %.269, %B490 ]
  %.301 = lshr i64 %left.2.2, 1
  %.307 = add nsw i64 %low.2.2, %.301
  %.309 = getelementptr i32, ptr %arg.words, i64 %.307
  %.310 = load i32, ptr %.309, align 4
  %.312.not = icmp sgt i32 %.310, %.218
  %low.2.2..307 = select i1 %.312.not, i64 %low.2.2, i64 %.307
  %.338 = sub nsw i64 %left.2.2, %.301
  %.343 = icmp sgt i64 %.338, 1
  br i1 %.343, label %B568, label %B644
B644:
  %low.3.3 = phi i64 [ %.269, %B490 ], [ %low.2.2..307, %B568 ]
  %.356 = icmp slt i64 %low.3.3, %.274
  br i1 %.356, label %B656, label %B716
B656:
  %.362 = getelementptr i32, ptr %arg.words, i64 %low.3.3
  %.363 = load i32, ptr %.362, align 4
  %.365 = icmp eq i32 %.363, %.218
  br i1 %.365, label %B680, label %B716
B680:
  %.374 = trunc i64 %low.3.3 to i32
  store i32 %.374, ptr %.246, align 4
  %.379 = getelementptr double, ptr %arg.level, i64 %low.3.3
  %.380 = load double, ptr %.379, align 8
  %.385 = getelementptr double, ptr %arg.log10, i64 %.55.0107
  store double %.380, ptr %.385, align 8
  br label %B765
B716:
  %.396 = getelementptr double, ptr %arg.log10, i64 %.55.0107
  %.397 = load double, ptr %.396, align 8
  %.400 = getelementptr double, ptr %arg.backoffs, i64 %before.2.0109
  %.401 = load double, ptr %.400, align 8
  %.404 = fadd double %.397, %.401
  store double %.404, ptr %.396, align 8
  br label %B765
B764:
  store i64 0, ptr %retptr, align 8
  ret void
B765:
  %.437 = sext i32 %.247 to i64
  %exitcond.not = icmp eq i64 %arg.size, %.127
  br i1 %exitcond.not, label %B764, label %B50.if
B50.if:
  %before.2.0109 = phi i64 [ %.437, %B765 ], [ -1, %entry ]
  %.55.0107 = phi i64 [ %.127, %B765 ], [ 0, %entry ]
  %.127 = add nuw nsw i64 %.55.0107, 1
  %.157 = add nuw nsw i64 %.55.0107, 8
  %.159 = icmp slt i64 %.157, %arg.size
  br i1 %.159, label %B88, label %B200
}
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define i64 @treeval.kernels.ngram.scores.score_level(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8) local_unnamed_addr {
entry:
  %.10 = alloca i64, align 8
  store i64 0, ptr %.10, align 8
  call fastcc void @part.0(ptr %.10, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8)
  %.24 = load i64, ptr %.10, align 8
  ret i64 %.24
}
