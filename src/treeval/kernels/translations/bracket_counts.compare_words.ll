; sources 2697a5b7e492dcf84702b8a821688aa08937ebebdd032d3b2ba13bd7b56d6b67
define internal fastcc void @part.0(ptr %retptr, i64 %arg.sentences, ptr %arg.our_offsets, ptr %arg.our_forms, ptr %arg.our_tags, ptr %arg.our_dropped, ptr %arg.their_offsets, ptr %arg.their_forms, ptr %arg.their_tags, ptr %arg.their_dropped, ptr %arg.table) unnamed_addr {
entry:
  %.113239.not = icmp slt i64 %arg.sentences, 1
  br i1 %.113239.not, label %B516, label %B34.if
B154:
  %i.3.1 = phi i64 [ %i.4.3, %B398 ], [ %.170, %B154.preheader ]
  %j.3.1 = phi i64 [ %j.4.3, %B398 ], [ %.190, %B154.preheader ]
  %ours.2.1 = phi i64 [ %ours.3.3, %B398 ], [ 0, %B154.preheader ]
  %theirs.2.1 = phi i64 [ %theirs.3.3, %B398 ], [ 0, %B154.preheader ]
  %equal.2.1 = phi i64 [ %equal.3.3, %B398 ], [ 0, %B154.preheader ]
  %alike.2.1 = phi i32 [ %alike.3.3, %B398 ], [ 0, %B154.preheader ]
  %.304 = icmp slt i64 %i.3.1, %.303
  br i1 %.304, label %B166, label %B194
B166:
  %.308 = getelementptr i8, ptr %arg.our_dropped, i64 %i.3.1
  %.309 = load i8, ptr %.308, align 1
  %.310.not = icmp eq i8 %.309, 0
  br i1 %.310.not, label %B194, label %B182
B182:
  %.343 = add nsw i64 %i.3.1, 1
  br label %B398
B194:
  %.353 = icmp slt i64 %j.3.1, %.522
  br i1 %.353, label %B206, label %B342
B206:
  %.357 = getelementptr i8, ptr %arg.their_dropped, i64 %j.3.1
  %.358 = load i8, ptr %.357, align 1
  %.359.not = icmp eq i8 %.358, 0
  br i1 %.359.not, label %B234, label %B222
B222:
  %.387 = add nsw i64 %j.3.1, 1
  br label %B398
B234:
  br i1 %.304, label %B258, label %B342
B258:
  %.419 = getelementptr i32, ptr %arg.our_forms, i64 %i.3.1
  %.420 = load i32, ptr %.419, align 4
  %.423 = getelementptr i32, ptr %arg.their_forms, i64 %j.3.1
  %.424 = load i32, ptr %.423, align 4
  %.425 = icmp eq i32 %.420, %.424
  %.428 = zext i1 %.425 to i64
  %.429 = add nsw i64 %equal.2.1, %.428
  %.436 = getelementptr i32, ptr %arg.our_tags, i64 %i.3.1
  %.437 = load i32, ptr %.436, align 4
  %.440 = getelementptr i32, ptr %arg.their_tags, i64 %j.3.1
  %.441 = load i32, ptr %.440, align 4
  %.442 = icmp eq i32 %.437, %.441
  %.445 = zext i1 %.442 to i32
  %.446 = add i32 %alike.2.1, %.445
  br label %B342
B342:
  %equal.4.4 = phi i64 [ %.429, %B258 ], [ %equal.2.1, %B234 ], [ %equal.2.1, %B194 ]
  %alike.4.4 = phi i32 [ %.446, %B258 ], [ %alike.2.1, %B234 ], [ %alike.2.1, %B194 ]
  %.472 = zext i1 %.304 to i64
  %.473 = add nsw i64 %ours.2.1, %.472
  %.484 = zext i1 %.353 to i64
  %.485 = add nsw i64 %theirs.2.1, %.484
  %.491 = add nsw i64 %i.3.1, 1
  %.495 = add nsw i64 %j.3.1, 1
  br label %B398
B398:
  %j.4.3 = phi i64 [ %j.3.1, %B182 ], [ %.387, %B222 ], [ %.495, %B342 ]
  %ours.3.3 = phi i64 [ %ours.2.1, %B182 ], [ %ours.2.1, %B222 ], [ %.473, %B342 ]
  %theirs.3.3 = phi i64 [ %theirs.2.1, %B182 ], [ %theirs.2.1, %B222 ], [ %.485, %B342 ]
  %equal.3.3 = phi i64 [ %equal.2.1, %B182 ], [ %equal.2.1, %B222 ], [ %equal.4.4, %B342 ]
  %alike.3.3 = phi i32 [ %alike.2.1, %B182 ], [ %alike.2.1, %B222 ], [ %alike.4.4, %B342 ]
  %i.4.3 = phi i64 [ %.343, %B182 ], [ %i.3.1, %B222 ], [ %.491, %B342 ]
  %.506 = icmp slt i64 %i.4.3, %.303
  %.523 = icmp slt i64 %j.4.3, %.522
  %or.cond235 = select i1 %.506, i1 true, i1 %.523
  br i1 %or.cond235, label %B154, label %B422.loopexit
B422.loopexit:
  %0 = icmp eq i64 %equal.3.3, %ours.3.3
  br label %B422
B422:
  %ours.4.2 = phi i64 [ 0, %B34.if ], [ %ours.3.3, %B422.loopexit ]
  %theirs.4.2 = phi i64 [ 0, %B34.if ], [ %theirs.3.3, %B422.loopexit ]
  %equal.5.2 = phi i1 [ true, %B34.if ], [ %0, %B422.loopexit ]
  %alike.5.2 = phi i32 [ 0, %B34.if ], [ %alike.3.3, %B422.loopexit ]
  %.563 = trunc i64 %ours.4.2 to i32
  %.564.idx = shl i64 %.55.0240, 4
  %.564 = getelementptr i8, ptr %arg.table, i64 %.564.idx
  store i32 %.563, ptr %.564, align 4
  %.570 = trunc i64 %theirs.4.2 to i32
  %.571 = getelementptr i8, ptr %.564, i64 4
  store i32 %.570, ptr %.571, align 4
  %.584 = icmp eq i64 %ours.4.2, %theirs.4.2
  %narrow = select i1 %equal.5.2, i1 %.584, i1 false
  %"$phi482.1.2.1" = zext i1 %narrow to i32
  %.601 = getelementptr i8, ptr %.564, i64 8
  store i32 %"$phi482.1.2.1", ptr %.601, align 4
  %.612 = getelementptr i8, ptr %.564, i64 12
  store i32 %alike.5.2, ptr %.612, align 4
  %exitcond.not = icmp eq i64 %arg.sentences, %.126
  br i1 %exitcond.not, label %B516, label %B34.if
B516:
  store i64 0, ptr %retptr, align 8
  ret void
B34.if:
  %.55.0240 = phi i64 [ %.126, %B422 ], [ 0, %entry ]
  %.126 = add nuw nsw i64 %.55.0240, 1
  %.156 = getelementptr i32, ptr %arg.our_offsets, i64 %.55.0240
  %.157 = load i32, ptr %.156, align 4
  %.161 = getelementptr i32, ptr %arg.our_offsets, i64 %.126
  %.162 = load i32, ptr %.161, align 4
  %.176 = getelementptr i32, ptr %arg.their_offsets, i64 %.55.0240
  %.177 = load i32, ptr %.176, align 4
  %.181 = getelementptr i32, ptr %arg.their_offsets, i64 %.126
  %.182 = load i32, ptr %.181, align 4
  %.227 = icmp slt i32 %.157, %.162
  %.277 = icmp slt i32 %.177, %.182
  %or.cond = select i1 %.227, i1 true, i1 %.277
  br i1 %or.cond, label %B154.preheader, label %B422
B154.preheader:
  %.190 = sext i32 %.177 to i64
  %.170 = sext i32 %.157 to i64
  %.303 = sext i32 %.162 to i64
  %.522 = sext i32 %.182 to i64
  br label %B154
}
define i64 @treeval.kernels.bracket_counts.compare_words(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10) local_unnamed_addr {
entry:
  %.12 = alloca i64, align 8
  store i64 0, ptr %.12, align 8
  call fastcc void @part.0(ptr %.12, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10)
  %.26 = load i64, ptr %.12, align 8
  ret i64 %.26
}
