; sources 9cb9e5adbe5b613251c1967c4079cef4c708b66d38b8f3e74f5860d18b877f6c
define internal fastcc void @part.0(ptr %retptr, ptr %arg.rows, i64 %arg.features, ptr %arg.labels, i64 %arg.words, ptr %arg.weights, i64 %arg.number, ptr %arg.shares, ptr %arg.own, ptr %arg.best, ptr %arg.others) unnamed_addr {
entry:
  %.116104.not = icmp slt i64 %arg.words, 1
  br i1 %.116104.not, label %B306, label %B38.if.lr.ph
B38.if.lr.ph:
  %.104223.not.i = icmp sgt i64 %arg.number, 0
  %0 = shl nuw i64 %arg.number, 2
  %.231229.not.i = icmp slt i64 %arg.features, 1
  %.475.i = add i64 %arg.number, -1
  %.518232.not.i = icmp slt i64 %.475.i, 1
  br label %B38.if
B38.loopexit:
  %exitcond108.not = icmp eq i64 %.129, %arg.words
  br i1 %exitcond108.not, label %B306, label %B38.if
B106:
  %.196 = zext nneg i32 %.195 to i64
  %.205 = getelementptr float, ptr %arg.shares, i64 %.196
  %.206 = load float, ptr %.205, align 4
  %.209 = fpext float %.206 to double
  %.210 = getelementptr double, ptr %arg.own, i64 %.58.0106
  store double %.209, ptr %.210, align 8
  %.213 = add nsw i64 %known.2.0107, 1
  br label %B150
B150:
  %known.3.1 = phi i64 [ %.213, %B106 ], [ %known.2.0107, %part.1.exit ]
  br i1 %.104223.not.i, label %B180.if.lr.ph, label %B38.loopexit
B180.if.lr.ph:
  %.352 = getelementptr i32, ptr %arg.best, i64 %.58.0106
  %.363 = getelementptr double, ptr %arg.others, i64 %.58.0106
  br label %B180.if
B208:
  %.353 = load i32, ptr %.352, align 4
  %.355 = icmp slt i32 %.353, 0
  %.370.phi.trans.insert = getelementptr float, ptr %arg.shares, i64 %.245.0102
  %.371.pre = load float, ptr %.370.phi.trans.insert, align 4
  br i1 %.355, label %B208.B268_crit_edge, label %B232
B208.B268_crit_edge:
  %.pre = fpext float %.371.pre to double
  br label %B268
B232:
  %.364 = load double, ptr %.363, align 8
  %.365 = fpext float %.371.pre to double
  %.366 = fcmp olt double %.364, %.365
  br i1 %.366, label %B268, label %B302
B268:
  %.382.pre-phi = phi double [ %.pre, %B208.B268_crit_edge ], [ %.365, %B232 ]
  %.375 = trunc i64 %.245.0102 to i32
  store i32 %.375, ptr %.352, align 4
  store double %.382.pre-phi, ptr %.363, align 8
  br label %B302
B302:
  %exitcond.not = icmp eq i64 %arg.number, %.314
  br i1 %exitcond.not, label %B38.loopexit, label %B180.if
B306:
  %known.2.0.lcssa = phi i64 [ 0, %entry ], [ %known.3.1, %B38.loopexit ]
  store i64 %known.2.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %known.2.0107 = phi i64 [ 0, %B38.if.lr.ph ], [ %known.3.1, %B38.loopexit ]
  %.58.0106 = phi i64 [ 0, %B38.if.lr.ph ], [ %.129, %B38.loopexit ]
  %.129 = add nuw nsw i64 %.58.0106, 1
  br i1 %.104223.not.i, label %B34.if.preheader.i, label %B86.i
B34.if.preheader.i:
  tail call void @llvm.memset.p0.i64(ptr align 4 %arg.shares, i8 0, i64 %0, i1 false)
  br label %B86.i
B86.i:
  br i1 %.231229.not.i, label %B278.i, label %B116.if.lr.ph.i
B116.if.lr.ph.i:
  %.271.i = mul nuw nsw i64 %.58.0106, %arg.features
  %1 = getelementptr i32, ptr %arg.rows, i64 %.271.i
  br label %B116.if.i
B116.loopexit.i:
  %exitcond245.not.i = icmp eq i64 %.244.i, %arg.features
  br i1 %exitcond245.not.i, label %B278.i, label %B116.if.i
B278.i:
  %.434.i = load float, ptr %arg.shares, align 4
  br i1 %.518232.not.i, label %B446.preheader.i, label %B326.if.i
B446.preheader.i:
  %highest.2.0.lcssa.i = phi float [ %.434.i, %B278.i ], [ %.13.i.i, %B326.if.i ]
  br i1 %.104223.not.i, label %B446.if.i, label %part.1.exit
B116.if.i:
  %.175.0230.i = phi i64 [ 0, %B116.if.lr.ph.i ], [ %.244.i, %B116.loopexit.i ]
  %.244.i = add nuw nsw i64 %.175.0230.i, 1
  br i1 %.104223.not.i, label %B220.if.lr.ph.i, label %B116.loopexit.i
B220.if.lr.ph.i:
  %.274.i = getelementptr i32, ptr %1, i64 %.175.0230.i
  %.275.i = load i32, ptr %.274.i, align 4
  %.276.i = sext i32 %.275.i to i64
  %.278.i = mul nsw i64 %arg.number, %.276.i
  %2 = getelementptr float, ptr %arg.weights, i64 %.278.i
  br label %B220.if.i
B220.if.i:
  %.306.0227.i = phi i64 [ 0, %B220.if.lr.ph.i ], [ %.375.i, %B220.if.i ]
  %.375.i = add nuw nsw i64 %.306.0227.i, 1
  %.401.i = getelementptr float, ptr %arg.shares, i64 %.306.0227.i
  %.402.i = load float, ptr %.401.i, align 4
  %.406.i = getelementptr float, ptr %2, i64 %.306.0227.i
  %.407.i = load float, ptr %.406.i, align 4
  %.408.i = fadd float %.402.i, %.407.i
  store float %.408.i, ptr %.401.i, align 4
  %exitcond.not.i = icmp eq i64 %arg.number, %.375.i
  br i1 %exitcond.not.i, label %B116.loopexit.i, label %B220.if.i
B326.if.i:
  %highest.2.0235.i = phi float [ %.13.i.i, %B326.if.i ], [ %.434.i, %B278.i ]
  %.462.0233.i = phi i64 [ %.531.i, %B326.if.i ], [ 1, %B278.i ]
  %.531.i = add nuw i64 %.462.0233.i, 1
  %.557.i = getelementptr float, ptr %arg.shares, i64 %.462.0233.i
  %.558.i = load float, ptr %.557.i, align 4
  %.12.i.i = fcmp ogt float %.558.i, %highest.2.0235.i
  %.13.i.i = select i1 %.12.i.i, float %.558.i, float %highest.2.0235.i
  %exitcond246.not.i = icmp eq i64 %.531.i, %arg.number
  br i1 %exitcond246.not.i, label %B446.preheader.i, label %B326.if.i
B446.if.i:
  %total.2.0240.i = phi float [ %.741.i, %B446.if.i ], [ 0.000000e+00, %B446.preheader.i ]
  %.623.0238.i = phi i64 [ %.692.i, %B446.if.i ], [ 0, %B446.preheader.i ]
  %.692.i = add nuw nsw i64 %.623.0238.i, 1
  %.718.i = getelementptr float, ptr %arg.shares, i64 %.623.0238.i
  %.719.i = load float, ptr %.718.i, align 4
  %.721.i = fsub float %.719.i, %highest.2.0.lcssa.i
  %.729.le.i = tail call float @llvm.exp.f32(float %.721.i)
  store float %.729.le.i, ptr %.718.i, align 4
  %.741.i = fadd float %total.2.0240.i, %.729.le.i
  %exitcond247.not.i = icmp eq i64 %arg.number, %.692.i
  br i1 %exitcond247.not.i, label %B568.if.i, label %B446.if.i
B568.if.i:
  %.777.0243.i = phi i64 [ %.846.i, %B568.if.i ], [ 0, %B446.if.i ]
  %.846.i = add nuw nsw i64 %.777.0243.i, 1
  %.872.i = getelementptr float, ptr %arg.shares, i64 %.777.0243.i
  %.873.i = load float, ptr %.872.i, align 4
  %.878.i = fdiv float %.873.i, %.741.i
  store float %.878.i, ptr %.872.i, align 4
  %exitcond248.not.i = icmp eq i64 %arg.number, %.846.i
  br i1 %exitcond248.not.i, label %part.1.exit, label %B568.if.i
part.1.exit:
  %.194 = getelementptr i32, ptr %arg.labels, i64 %.58.0106
  %.195 = load i32, ptr %.194, align 4
  %.197 = icmp sgt i32 %.195, -1
  br i1 %.197, label %B106, label %B150
B180.if:
  %.245.0102 = phi i64 [ 0, %B180.if.lr.ph ], [ %.314, %B302 ]
  %.314 = add nuw nsw i64 %.245.0102, 1
  %.345 = load i32, ptr %.194, align 4
  %.347 = sext i32 %.345 to i64
  %.348.not = icmp eq i64 %.245.0102, %.347
  br i1 %.348.not, label %B302, label %B208
}
define i64 @treeval.kernels.arcs.labels.label_shares(ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10) local_unnamed_addr {
entry:
  %.12 = alloca i64, align 8
  store i64 0, ptr %.12, align 8
  call fastcc void @part.0(ptr %.12, ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10)
  %.26 = load i64, ptr %.12, align 8
  ret i64 %.26
}
declare float @llvm.exp.f32(float)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

