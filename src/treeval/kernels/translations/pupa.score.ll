; sources 2b2a0e561337e1515b09076308c25b0935b7aa2d220ab64948309532fe1ac470
define internal fastcc void @part.0(ptr %retptr, i64 %arg.sentences, ptr %arg.lengths, ptr %arg.node_offsets, ptr %arg.sizes, ptr %arg.worth, i64 %arg.per_sentence, ptr %arg.number, ptr %arg.total, ptr %arg.out) unnamed_addr {
entry:
  %.114190.not = icmp slt i64 %arg.sentences, 1
  br i1 %.114190.not, label %common.ret, label %B40.if.lr.ph
B40.if.lr.ph:
  %.712.not = icmp ne i64 %arg.per_sentence, 0
  %scevgep = getelementptr i8, ptr %arg.number, i64 8
  %scevgep2 = getelementptr i8, ptr %arg.total, i64 8
  br label %B40.if
B122:
  %.200.idx = shl i64 %.55.0192, 4
  %.200 = getelementptr i8, ptr %arg.out, i64 %.200.idx
  store double 0x7FF8000000000000, ptr %.200, align 8
  %.208 = getelementptr i8, ptr %.200, i64 8
  store double 0x7FF8000000000000, ptr %.208, align 8
  br label %B659
B182:
  %.213 = sext i32 %.162 to i64
  %.215 = sext i32 %.167 to i64
  %.108112.i = icmp sgt i32 %.158, -1
  br i1 %.108112.i, label %B40.if.i, label %B66.i
B66.i:
  %.199.i = sub nsw i64 %.215, %.213
  %.242115.not.i = icmp slt i64 %.199.i, 1
  br i1 %.242115.not.i, label %B204.i, label %B98.if.i
B204.i:
  %.398118.not.i = icmp slt i32 %.158, 1
  br i1 %.398118.not.i, label %B598, label %B234.if.i.lver.check
B234.if.i.lver.check:
  %0 = shl nuw nsw i64 %.178, 3
  %scevgep1 = getelementptr i8, ptr %scevgep, i64 %0
  %scevgep3 = getelementptr i8, ptr %scevgep2, i64 %0
  %bound0 = icmp ult ptr %arg.number, %scevgep3
  %bound1 = icmp ult ptr %arg.total, %scevgep1
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %B234.if.i.lver.orig.lver.orig, label %B234.if.i.ph
B234.if.i.lver.orig.lver.orig:
  %.342.0119.i.lver.orig.lver.orig = phi i64 [ %.411.i.lver.orig.lver.orig, %B234.if.i.lver.orig.lver.orig ], [ 0, %B234.if.i.lver.check ]
  %.411.i.lver.orig.lver.orig = add nuw nsw i64 %.342.0119.i.lver.orig.lver.orig, 1
  %.438.i.lver.orig.lver.orig = getelementptr i64, ptr %arg.number, i64 %.411.i.lver.orig.lver.orig
  %.439.i.lver.orig.lver.orig = load i64, ptr %.438.i.lver.orig.lver.orig, align 8
  %.441.i.lver.orig.lver.orig = getelementptr i64, ptr %arg.number, i64 %.342.0119.i.lver.orig.lver.orig
  %.442.i.lver.orig.lver.orig = load i64, ptr %.441.i.lver.orig.lver.orig, align 8
  %.443.i.lver.orig.lver.orig = add nsw i64 %.442.i.lver.orig.lver.orig, %.439.i.lver.orig.lver.orig
  store i64 %.443.i.lver.orig.lver.orig, ptr %.438.i.lver.orig.lver.orig, align 8
  %.449.i.lver.orig.lver.orig = getelementptr i64, ptr %arg.total, i64 %.411.i.lver.orig.lver.orig
  %.450.i.lver.orig.lver.orig = load i64, ptr %.449.i.lver.orig.lver.orig, align 8
  %.452.i.lver.orig.lver.orig = getelementptr i64, ptr %arg.total, i64 %.342.0119.i.lver.orig.lver.orig
  %.453.i.lver.orig.lver.orig = load i64, ptr %.452.i.lver.orig.lver.orig, align 8
  %.454.i.lver.orig.lver.orig = add nsw i64 %.453.i.lver.orig.lver.orig, %.450.i.lver.orig.lver.orig
  store i64 %.454.i.lver.orig.lver.orig, ptr %.449.i.lver.orig.lver.orig, align 8
  %exitcond.not.i.lver.orig.lver.orig = icmp eq i64 %.411.i.lver.orig.lver.orig, %.178
  br i1 %exitcond.not.i.lver.orig.lver.orig, label %B272.endif.preheader, label %B234.if.i.lver.orig.lver.orig
B234.if.i.ph:
  %load_initial = load i64, ptr %arg.number, align 8
  %load_initial5 = load i64, ptr %arg.total, align 8
  br label %B234.if.i
B40.if.i:
  %.50.0113.i = phi i64 [ %.121.i, %B40.if.i ], [ 0, %B182 ]
  %.121.i = add nuw nsw i64 %.50.0113.i, 1
  %.147.i = getelementptr i64, ptr %arg.number, i64 %.50.0113.i
  store i64 0, ptr %.147.i, align 8
  %.150.i = getelementptr i64, ptr %arg.total, i64 %.50.0113.i
  store i64 0, ptr %.150.i, align 8
  %exitcond.not = icmp eq i64 %.50.0113.i, %.178
  br i1 %exitcond.not, label %B66.i, label %B40.if.i
B98.if.i:
  %.189.0117.i = phi i64 [ %.251.i, %B98.if.i ], [ %.199.i, %B66.i ]
  %.186.0116.i = phi i64 [ %.255.i, %B98.if.i ], [ %.213, %B66.i ]
  %.251.i = add nsw i64 %.189.0117.i, -1
  %.255.i = add nsw i64 %.186.0116.i, 1
  %.281.i = getelementptr i32, ptr %arg.sizes, i64 %.186.0116.i
  %.282.i = load i32, ptr %.281.i, align 4
  %.284.i = sext i32 %.282.i to i64
  %.285.i = getelementptr i64, ptr %arg.number, i64 %.284.i
  %.286.i = load i64, ptr %.285.i, align 8
  %.287.i = add nsw i64 %.286.i, 1
  store i64 %.287.i, ptr %.285.i, align 8
  %.294.i = load i32, ptr %.281.i, align 4
  %.296.i = sext i32 %.294.i to i64
  %.297.i = getelementptr i64, ptr %arg.total, i64 %.296.i
  %.298.i = load i64, ptr %.297.i, align 8
  %.300.i = getelementptr i64, ptr %arg.worth, i64 %.186.0116.i
  %.301.i = load i64, ptr %.300.i, align 8
  %.302.i = add nsw i64 %.301.i, %.298.i
  store i64 %.302.i, ptr %.297.i, align 8
  %.242.i = icmp samesign ugt i64 %.189.0117.i, 1
  br i1 %.242.i, label %B98.if.i, label %B204.i
B234.if.i:
  %store_forwarded6 = phi i64 [ %load_initial5, %B234.if.i.ph ], [ %.454.i, %B234.if.i ]
  %store_forwarded = phi i64 [ %load_initial, %B234.if.i.ph ], [ %.443.i, %B234.if.i ]
  %.342.0119.i = phi i64 [ 0, %B234.if.i.ph ], [ %.411.i, %B234.if.i ]
  %.411.i = add nuw nsw i64 %.342.0119.i, 1
  %.438.i = getelementptr i64, ptr %arg.number, i64 %.411.i
  %.439.i = load i64, ptr %.438.i, align 8
  %.443.i = add nsw i64 %.439.i, %store_forwarded
  store i64 %.443.i, ptr %.438.i, align 8
  %.449.i = getelementptr i64, ptr %arg.total, i64 %.411.i
  %.450.i = load i64, ptr %.449.i, align 8
  %.454.i = add nsw i64 %.450.i, %store_forwarded6
  store i64 %.454.i, ptr %.449.i, align 8
  %exitcond.not.i = icmp eq i64 %.411.i, %.178
  br i1 %exitcond.not.i, label %B272.endif.preheader, label %B234.if.i
B272.endif.preheader:
  br label %B272.endif
B398:
  %.574 = getelementptr i64, ptr %arg.total, i64 %.10.i
  %.575 = load i64, ptr %.574, align 8
  %.578 = getelementptr i64, ptr %arg.total, i64 %.420.0176
  %.579 = load i64, ptr %.578, align 8
  %.580 = sub nsw i64 %.575, %.579
  %.593 = sub nsw i64 %.565, %.569
  %.594 = sitofp i64 %.580 to double
  %.595 = sitofp i64 %.593 to double
  %.599 = fdiv double %.594, %.595
  %.12.i = fcmp ogt double %.599, %highest.2.3180
  %.13.i = select i1 %.12.i, double %.599, double %highest.2.3180
  %.605 = fadd double %of_width.3.3179, %.599
  %.601 = add nsw i64 %bins.2.3178, 1
  br label %B520
B520:
  %bins.3.4 = phi i64 [ %.601, %B398 ], [ %bins.2.3178, %B320.if ]
  %of_width.4.4 = phi double [ %.605, %B398 ], [ %of_width.3.3179, %B320.if ]
  %highest.3.4 = phi double [ %.13.i, %B398 ], [ %highest.2.3180, %B320.if ]
  %.476 = icmp samesign ugt i64 %.423.0177, 1
  br i1 %.476, label %B320.if, label %B522.loopexit
B522.loopexit:
  %1 = sitofp i64 %bins.3.4 to double
  br label %B522
B522:
  %bins.2.3.lcssa = phi double [ 0.000000e+00, %B272.endif ], [ %1, %B522.loopexit ]
  %of_width.3.3.lcssa = phi double [ 0.000000e+00, %B272.endif ], [ %of_width.4.4, %B522.loopexit ]
  %highest.2.3.lcssa = phi double [ 0.000000e+00, %B272.endif ], [ %highest.3.4, %B522.loopexit ]
  %.12.i168 = fcmp ogt double %highest.2.3.lcssa, %best.2.2187
  %.13.i169 = select i1 %.12.i168, double %highest.2.3.lcssa, double %best.2.2187
  %.719 = fcmp ogt double %highest.2.3.lcssa, 0.000000e+00
  %or.cond167 = select i1 %.712.not, i1 %.719, i1 false
  %.726 = fdiv double %of_width.3.3.lcssa, %highest.2.3.lcssa
  %of_width.5.3 = select i1 %or.cond167, double %.726, double %of_width.3.3.lcssa
  %.749 = fdiv double %of_width.5.3, %bins.2.3.lcssa
  %.755 = fadd double %summed.2.2186, %.749
  %exitcond195.not = icmp eq i64 %.282.0184, %.178
  br i1 %exitcond195.not, label %B598, label %B272.endif
B598:
  %summed.2.2.lcssa = phi double [ 0.000000e+00, %B204.i ], [ %.755, %B522 ]
  %best.2.2.lcssa = phi double [ 0.000000e+00, %B204.i ], [ %.13.i169, %B522 ]
  %.765 = sitofp i32 %.158 to double
  %.769 = fdiv double %summed.2.2.lcssa, %.765
  %.777.idx = shl i64 %.55.0192, 4
  %.777 = getelementptr i8, ptr %arg.out, i64 %.777.idx
  store double %.769, ptr %.777, align 8
  %.786 = getelementptr i8, ptr %.777, i64 8
  store double %best.2.2.lcssa, ptr %.786, align 8
  %.791 = add nsw i64 %scored.2.0193, 1
  br label %B659
common.ret:
  %scored.2.0.lcssa = phi i64 [ 0, %entry ], [ %scored.3.1, %B659 ]
  store i64 %scored.2.0.lcssa, ptr %retptr, align 8
  ret void
B659:
  %scored.3.1 = phi i64 [ %scored.2.0193, %B122 ], [ %.791, %B598 ]
  %exitcond196.not = icmp eq i64 %.127, %arg.sentences
  br i1 %exitcond196.not, label %common.ret, label %B40.if
B40.if:
  %scored.2.0193 = phi i64 [ 0, %B40.if.lr.ph ], [ %scored.3.1, %B659 ]
  %.55.0192 = phi i64 [ 0, %B40.if.lr.ph ], [ %.127, %B659 ]
  %.127 = add nuw nsw i64 %.55.0192, 1
  %.157 = getelementptr i32, ptr %arg.lengths, i64 %.55.0192
  %.158 = load i32, ptr %.157, align 4
  %.161 = getelementptr i32, ptr %arg.node_offsets, i64 %.55.0192
  %.162 = load i32, ptr %.161, align 4
  %.166 = getelementptr i8, ptr %.161, i64 4
  %.167 = load i32, ptr %.166, align 4
  %.178 = sext i32 %.158 to i64
  %.179 = icmp eq i32 %.158, 0
  %.183 = icmp eq i32 %.162, %.167
  %or.cond = select i1 %.179, i1 true, i1 %.183
  br i1 %or.cond, label %B122, label %B182
B272.endif:
  %best.2.2187 = phi double [ %.13.i169, %B522 ], [ 0.000000e+00, %B272.endif.preheader ]
  %summed.2.2186 = phi double [ %.755, %B522 ], [ 0.000000e+00, %B272.endif.preheader ]
  %.282.0184 = phi i64 [ %.351, %B522 ], [ 1, %B272.endif.preheader ]
  %.351 = add nuw nsw i64 %.282.0184, 1
  %.449 = urem i64 %.178, %.282.0184
  %.452 = icmp ne i64 %.449, 0
  %.453 = udiv i64 %.178, %.282.0184
  %.454 = zext i1 %.452 to i64
  %.455 = add nuw nsw i64 %.453, %.454
  %.476175 = icmp sgt i64 %.455, 0
  br i1 %.476175, label %B320.if, label %B522
B320.if:
  %highest.2.3180 = phi double [ %highest.3.4, %B520 ], [ 0.000000e+00, %B272.endif ]
  %of_width.3.3179 = phi double [ %of_width.4.4, %B520 ], [ 0.000000e+00, %B272.endif ]
  %bins.2.3178 = phi i64 [ %bins.3.4, %B520 ], [ 0, %B272.endif ]
  %.423.0177 = phi i64 [ %.485, %B520 ], [ %.455, %B272.endif ]
  %.420.0176 = phi i64 [ %.489, %B520 ], [ 0, %B272.endif ]
  %.485 = add nsw i64 %.423.0177, -1
  %.489 = add i64 %.420.0176, %.282.0184
  %.10.i = tail call i64 @llvm.smin.i64(i64 %.489, i64 %.178)
  %.564 = getelementptr i64, ptr %arg.number, i64 %.10.i
  %.565 = load i64, ptr %.564, align 8
  %.568 = getelementptr i64, ptr %arg.number, i64 %.420.0176
  %.569 = load i64, ptr %.568, align 8
  %.570 = icmp sgt i64 %.565, %.569
  br i1 %.570, label %B398, label %B520
}
define i64 @treeval.kernels.pupa.score(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, ptr %.9) local_unnamed_addr {
entry:
  %.11 = alloca i64, align 8
  store i64 0, ptr %.11, align 8
  call fastcc void @part.0(ptr %.11, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, ptr %.9)
  %.25 = load i64, ptr %.11, align 8
  ret i64 %.25
}
declare i64 @llvm.smin.i64(i64, i64)

