; sources 6715cac9ee33964fa9e59a2a47b245aae80dee27500c20fb0ebc804d403f7e8d
define internal fastcc void @part.0(ptr %retptr, i64 %arg.sentences, ptr %arg.offsets, ptr %arg.are_words, ptr %arg.node_offsets, ptr %arg.spans, ptr %arg.parents, ptr %arg.token_parents, ptr %arg.stack) unnamed_addr {
entry:
  %.111212.not = icmp slt i64 %arg.sentences, 1
  br i1 %.111212.not, label %B594, label %B36.if
B34.loopexit:
  %exitcond.not = icmp eq i64 %arg.sentences, %.124
  br i1 %exitcond.not, label %B594, label %B36.if
B142:
  %0 = getelementptr i32, ptr %arg.stack, i64 %height.3.1209
  %.313 = getelementptr i8, ptr %0, i64 -4
  %.314 = load i32, ptr %.313, align 4
  %.315 = sext i32 %.314 to i64
  %.idx = shl nsw i64 %.315, 3
  %1 = getelementptr i8, ptr %arg.spans, i64 %.idx
  %.319 = getelementptr i8, ptr %1, i64 4
  %.320 = load i32, ptr %.319, align 4
  %.322 = sext i32 %.320 to i64
  %.323.not = icmp slt i64 %word.2.1210, %.322
  br i1 %.323.not, label %B284, label %B196
B196:
  %height.6.3 = phi i64 [ %.329, %B218 ], [ %height.3.1209, %B142 ]
  %.339 = icmp sgt i64 %height.6.3, 2
  br i1 %.339, label %B218, label %B284
B218:
  %.329 = add nsw i64 %height.6.3, -1
  %2 = getelementptr i32, ptr %arg.stack, i64 %height.6.3
  %.352 = getelementptr i8, ptr %2, i64 -8
  %.353 = load i32, ptr %.352, align 4
  %.354 = sext i32 %.353 to i64
  %.idx190 = shl nsw i64 %.354, 3
  %3 = getelementptr i8, ptr %arg.spans, i64 %.idx190
  %.358 = getelementptr i8, ptr %3, i64 4
  %.359 = load i32, ptr %.358, align 4
  %.361 = sext i32 %.359 to i64
  %.362.not = icmp slt i64 %word.2.1210, %.361
  br i1 %.362.not, label %B284, label %B196
B272:
  %.384 = icmp eq i64 %height.3.1209, 0
  br i1 %.384, label %B368.preheader, label %B284
B284:
  %height.5.2194 = phi i64 [ %height.3.1209, %B272 ], [ %height.3.1209, %B142 ], [ 1, %B196 ], [ %.329, %B218 ]
  %.400 = getelementptr i8, ptr %arg.are_words, i64 %.197.0207
  %.401 = load i8, ptr %.400, align 1
  %.403.not = icmp eq i8 %.401, 0
  br i1 %.403.not, label %B526, label %B308
B308:
  %.415 = load i64, ptr %.414, align 8
  %.417 = icmp slt i64 %node.2.1211, %.415
  br i1 %.417, label %B338, label %B526
B338:
  %.438.idx = shl i64 %node.2.1211, 3
  %.438 = getelementptr i8, ptr %arg.spans, i64 %.438.idx
  %.439 = load i32, ptr %.438, align 4
  %.441 = sext i32 %.439 to i64
  %.442 = icmp eq i64 %word.2.1210, %.441
  br i1 %.442, label %B368.preheader, label %B526
B368.preheader:
  %height.7.2.ph = phi i64 [ %height.5.2194, %B338 ], [ 0, %B272 ]
  %.496 = getelementptr i8, ptr %arg.are_words, i64 %.197.0207
  br label %B368
B368:
  %height.7.2 = phi i64 [ %height.7.2.ph, %B368.preheader ], [ %height.7.2.be, %B368.backedge ]
  %node.4.2 = phi i64 [ %node.2.1211, %B368.preheader ], [ %node.4.2.be, %B368.backedge ]
  %.453.not = icmp eq i64 %height.7.2, 0
  br i1 %.453.not, label %B400.thread, label %B400
B400.thread:
  %.468195 = trunc i64 %node.4.2 to i32
  store i32 %.468195, ptr %arg.stack, align 4
  %.472197 = add nsw i64 %node.4.2, 1
  br label %B442
B400:
  %4 = getelementptr i32, ptr %arg.stack, i64 %height.7.2
  %.458 = getelementptr i8, ptr %4, i64 -4
  %.459 = load i32, ptr %.458, align 4
  %.462 = getelementptr i32, ptr %arg.parents, i64 %node.4.2
  store i32 %.459, ptr %.462, align 4
  %.468 = trunc i64 %node.4.2 to i32
  store i32 %.468, ptr %4, align 4
  %.472 = add nsw i64 %node.4.2, 1
  %.476 = add nsw i64 %height.7.2, 1
  %.486 = icmp eq i64 %.476, 0
  br i1 %.486, label %B368.backedge, label %B442
B442:
  %.476202 = phi i64 [ 1, %B400.thread ], [ %.476, %B400 ]
  %.472200 = phi i64 [ %.472197, %B400.thread ], [ %.472, %B400 ]
  %.497 = load i8, ptr %.496, align 1
  %.499.not = icmp eq i8 %.497, 0
  br i1 %.499.not, label %B526, label %B466
B466:
  %.511 = load i64, ptr %.414, align 8
  %.513 = icmp slt i64 %.472200, %.511
  br i1 %.513, label %B496, label %B526
B496:
  %.524.idx = shl i64 %.472200, 3
  %.524 = getelementptr i8, ptr %arg.spans, i64 %.524.idx
  %.525 = load i32, ptr %.524, align 4
  %.527 = sext i32 %.525 to i64
  %.528 = icmp eq i64 %word.2.1210, %.527
  br i1 %.528, label %B368.backedge, label %B526
B368.backedge:
  %height.7.2.be = phi i64 [ %.476202, %B496 ], [ 0, %B400 ]
  %node.4.2.be = phi i64 [ %.472200, %B496 ], [ %.472, %B400 ]
  br label %B368
B526:
  %height.4.3 = phi i64 [ %height.5.2194, %B338 ], [ %height.5.2194, %B308 ], [ %height.5.2194, %B284 ], [ %.476202, %B442 ], [ %.476202, %B466 ], [ %.476202, %B496 ]
  %node.3.3 = phi i64 [ %node.2.1211, %B338 ], [ %node.2.1211, %B308 ], [ %node.2.1211, %B284 ], [ %.472200, %B442 ], [ %.472200, %B466 ], [ %.472200, %B496 ]
  %5 = getelementptr i32, ptr %arg.stack, i64 %height.4.3
  %.549 = getelementptr i8, ptr %5, i64 -4
  %.550 = load i32, ptr %.549, align 4
  %.553 = getelementptr i32, ptr %arg.token_parents, i64 %.197.0207
  store i32 %.550, ptr %.553, align 4
  %.557 = getelementptr i8, ptr %arg.are_words, i64 %.197.0207
  %.558 = load i8, ptr %.557, align 1
  %.562.not = icmp ne i8 %.558, 0
  %.565 = zext i1 %.562.not to i64
  %spec.select = add nuw nsw i64 %word.2.1210, %.565
  %.253 = icmp sgt i64 %.200.0208, 1
  br i1 %.253, label %B126.if, label %B34.loopexit
B594:
  %.618 = getelementptr i64, ptr %arg.offsets, i64 %arg.sentences
  %.619 = load i64, ptr %.618, align 8
  store i64 %.619, ptr %retptr, align 8
  ret void
B36.if:
  %.52.0214 = phi i64 [ %.124, %B34.loopexit ], [ 0, %entry ]
  %.124 = add nuw nsw i64 %.52.0214, 1
  %.167 = getelementptr i64, ptr %arg.offsets, i64 %.52.0214
  %.168 = load i64, ptr %.167, align 8
  %.172 = getelementptr i64, ptr %arg.offsets, i64 %.124
  %.173 = load i64, ptr %.172, align 8
  %.210 = sub i64 %.173, %.168
  %.253206.not = icmp slt i64 %.210, 1
  br i1 %.253206.not, label %B34.loopexit, label %B126.if.lr.ph
B126.if.lr.ph:
  %.154 = getelementptr i64, ptr %arg.node_offsets, i64 %.52.0214
  %.155 = load i64, ptr %.154, align 8
  %.414 = getelementptr i64, ptr %arg.node_offsets, i64 %.124
  br label %B126.if
B126.if:
  %node.2.1211 = phi i64 [ %.155, %B126.if.lr.ph ], [ %node.3.3, %B526 ]
  %word.2.1210 = phi i64 [ 0, %B126.if.lr.ph ], [ %spec.select, %B526 ]
  %height.3.1209 = phi i64 [ 0, %B126.if.lr.ph ], [ %height.4.3, %B526 ]
  %.200.0208 = phi i64 [ %.210, %B126.if.lr.ph ], [ %.262, %B526 ]
  %.197.0207 = phi i64 [ %.168, %B126.if.lr.ph ], [ %.266, %B526 ]
  %.262 = add nsw i64 %.200.0208, -1
  %.266 = add i64 %.197.0207, 1
  %.299 = icmp sgt i64 %height.3.1209, 1
  br i1 %.299, label %B142, label %B272
}
define i64 @treeval.kernels.nesting.nest(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8) local_unnamed_addr {
entry:
  %.10 = alloca i64, align 8
  store i64 0, ptr %.10, align 8
  call fastcc void @part.0(ptr %.10, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8)
  %.24 = load i64, ptr %.10, align 8
  ret i64 %.24
}
