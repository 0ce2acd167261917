; sources 4086910aa5dc90138f2d6ff06ac4796a10e365b0890bacf770b2ddc5ede0d376
define internal fastcc void @part.0(ptr %retptr, ptr %arg.rows, i64 %arg.features, ptr %arg.labels, ptr %arg.offsets, ptr %arg.sentences, i64 %arg.of_sentences, ptr %arg.weights, i64 %arg.number, i64 %arg.begin, i64 %arg.total, ptr %arg.shares, ptr %arg.steps, ptr %arg.chosen) unnamed_addr {
entry:
  %.125107.not = icmp slt i64 %arg.of_sentences, 1
  br i1 %.125107.not, label %B366, label %B38.if.lr.ph
B38.if.lr.ph:
  %.173 = sitofp i64 %arg.total to double
  %.104223.not.i = icmp slt i64 %arg.number, 1
  %0 = shl nuw i64 %arg.number, 2
  %.231229.not.i = icmp slt i64 %arg.features, 1
  %.475.i = add i64 %arg.number, -1
  %.518232.not.i = icmp slt i64 %.475.i, 1
  br label %B38.if
B38.loopexit:
  %learnt.2.1.lcssa = phi i64 [ %learnt.3.0110, %B38.if ], [ %learnt.4.2, %B362 ]
  %exitcond.not = icmp eq i64 %.138, %arg.of_sentences
  br i1 %exitcond.not, label %B366, label %B38.if
B166.i:
  %.198.i = getelementptr i64, ptr %arg.chosen, i64 %found.2.0135.i
  store i64 %.61.0133.i, ptr %.198.i, align 8
  %.204.i = fmul float %gradient.2.1.i, %.181
  %.209.i = getelementptr float, ptr %arg.steps, i64 %found.2.0135.i
  store float %.204.i, ptr %.209.i, align 4
  %.212.i = add nsw i64 %found.2.0135.i, 1
  br label %B202.i
B202.i:
  %found.3.1.i = phi i64 [ %.212.i, %B166.i ], [ %found.2.0135.i, %B38.if.i ]
  %exitcond.not.i = icmp eq i64 %arg.number, %.132.i
  br i1 %exitcond.not.i, label %B204.i, label %B38.if.i
B204.i:
  %found.2.0.lcssa.i = phi i64 [ 0, %part.1.exit ], [ %found.3.1.i, %B202.i ]
  br i1 %.231229.not.i, label %part.2.exit, label %B234.if.lr.ph.i
B234.if.lr.ph.i:
  %.358.i = mul nsw i64 %.218.0104, %arg.features
  %1 = getelementptr i32, ptr %arg.rows, i64 %.358.i
  %.449136.not.i = icmp slt i64 %found.2.0.lcssa.i, 1
  br label %B234.if.i
B234.loopexit.i:
  %exitcond143.not.i = icmp eq i64 %.331.i, %arg.features
  br i1 %exitcond143.not.i, label %part.2.exit, label %B234.if.i
B38.if.i:
  %found.2.0135.i = phi i64 [ %found.3.1.i, %B202.i ], [ 0, %part.1.exit.thread ]
  %.61.0133.i = phi i64 [ %.132.i, %B202.i ], [ 0, %part.1.exit.thread ]
  %.132.i = add nuw nsw i64 %.61.0133.i, 1
  %.162.i = getelementptr float, ptr %arg.shares, i64 %.61.0133.i
  %.163.i = load float, ptr %.162.i, align 4
  %.164.i = fneg float %.163.i
  %.174.i = icmp eq i64 %.61.0133.i, %.359112
  %.178.i = fsub float 1.000000e+00, %.163.i
  %gradient.2.1.i = select i1 %.174.i, float %.178.i, float %.164.i
  %.191.i = tail call float @llvm.fabs.f32(float %gradient.2.1.i)
  %.192.i = fpext float %.191.i to double
  %.193.i = fcmp ult double %.192.i, 2.000000e-03
  br i1 %.193.i, label %B202.i, label %B166.i
B234.if.i:
  %.262.0140.i = phi i64 [ 0, %B234.if.lr.ph.i ], [ %.331.i, %B234.loopexit.i ]
  %.331.i = add nuw nsw i64 %.262.0140.i, 1
  br i1 %.449136.not.i, label %B234.loopexit.i, label %B338.if.lr.ph.i
B338.if.lr.ph.i:
  %.361.i = getelementptr i32, ptr %1, i64 %.262.0140.i
  %.362.i = load i32, ptr %.361.i, align 4
  %.363.i = sext i32 %.362.i to i64
  %.365.i = mul nsw i64 %arg.number, %.363.i
  %2 = getelementptr float, ptr %arg.weights, i64 %.365.i
  br label %B338.if.i
B338.if.i:
  %.393.0137.i = phi i64 [ 0, %B338.if.lr.ph.i ], [ %.462.i, %B338.if.i ]
  %.462.i = add nuw nsw i64 %.393.0137.i, 1
  %.488.i = getelementptr i64, ptr %arg.chosen, i64 %.393.0137.i
  %.489.i = load i64, ptr %.488.i, align 8
  %.493.i = getelementptr float, ptr %2, i64 %.489.i
  %.494.i = load float, ptr %.493.i, align 4
  %.496.i = getelementptr float, ptr %arg.steps, i64 %.393.0137.i
  %.497.i = load float, ptr %.496.i, align 4
  %.498.i = fadd float %.494.i, %.497.i
  store float %.498.i, ptr %.493.i, align 4
  %exitcond142.not.i = icmp eq i64 %found.2.0.lcssa.i, %.462.i
  br i1 %exitcond142.not.i, label %B234.loopexit.i, label %B338.if.i
part.2.exit:
  %.406 = add nsw i64 %learnt.2.1106, 1
  br label %B362
B362:
  %learnt.4.2 = phi i64 [ %.406, %part.2.exit ], [ %learnt.2.1106, %part.1.exit ], [ %learnt.2.1106, %part.1.exit.thread ]
  %.274 = icmp sgt i64 %.221.0105, 1
  br i1 %.274, label %B210.if, label %B38.loopexit
B366:
  %learnt.3.0.lcssa = phi i64 [ 0, %entry ], [ %learnt.2.1.lcssa, %B38.loopexit ]
  store i64 %learnt.3.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %learnt.3.0110 = phi i64 [ 0, %B38.if.lr.ph ], [ %learnt.2.1.lcssa, %B38.loopexit ]
  %.67.0109 = phi i64 [ 0, %B38.if.lr.ph ], [ %.138, %B38.loopexit ]
  %.138 = add nuw nsw i64 %.67.0109, 1
  %.170 = add nsw i64 %.67.0109, %arg.begin
  %.172 = sitofp i64 %.170 to double
  %.177 = fdiv double %.172, %.173
  %.178 = fsub double 1.000000e+00, %.177
  %.179 = fmul double %.178, 1.000000e-01
  %.180 = fadd double %.179, 2.000000e-03
  %.181 = fptrunc double %.180 to float
  %.186 = getelementptr i64, ptr %arg.sentences, i64 %.67.0109
  %.187 = load i64, ptr %.186, align 8
  %.189 = getelementptr i64, ptr %arg.offsets, i64 %.187
  %.190 = load i64, ptr %.189, align 8
  %.193 = getelementptr i8, ptr %.189, i64 8
  %.194 = load i64, ptr %.193, align 8
  %.231 = sub i64 %.194, %.190
  %.274103.not = icmp slt i64 %.231, 1
  br i1 %.274103.not, label %B38.loopexit, label %B210.if
B210.if:
  %learnt.2.1106 = phi i64 [ %learnt.4.2, %B362 ], [ %learnt.3.0110, %B38.if ]
  %.221.0105 = phi i64 [ %.283, %B362 ], [ %.231, %B38.if ]
  %.218.0104 = phi i64 [ %.287, %B362 ], [ %.190, %B38.if ]
  %.283 = add nsw i64 %.221.0105, -1
  %.287 = add i64 %.218.0104, 1
  %.321 = getelementptr i32, ptr %arg.labels, i64 %.218.0104
  %.322 = load i32, ptr %.321, align 4
  br i1 %.104223.not.i, label %B86.i, label %B34.if.preheader.i
B34.if.preheader.i:
  tail call void @llvm.memset.p0.i64(ptr align 4 %arg.shares, i8 0, i64 %0, i1 false)
  br label %B86.i
B86.i:
  br i1 %.231229.not.i, label %B278.i, label %B116.if.lr.ph.i
B116.if.lr.ph.i:
  %.271.i = mul nsw i64 %.218.0104, %arg.features
  %3 = getelementptr i32, ptr %arg.rows, i64 %.271.i
  br label %B116.if.i
B116.loopexit.i:
  %exitcond245.not.i = icmp eq i64 %.244.i, %arg.features
  br i1 %exitcond245.not.i, label %B278.i, label %B116.if.i
B278.i:
  %.434.i = load float, ptr %arg.shares, align 4
  br i1 %.518232.not.i, label %B446.preheader.i, label %B326.if.i
B446.preheader.i:
  %highest.2.0.lcssa.i = phi float [ %.434.i, %B278.i ], [ %.13.i.i, %B326.if.i ]
  br i1 %.104223.not.i, label %part.1.exit, label %B446.if.i
B116.if.i:
  %.175.0230.i = phi i64 [ 0, %B116.if.lr.ph.i ], [ %.244.i, %B116.loopexit.i ]
  %.244.i = add nuw nsw i64 %.175.0230.i, 1
  br i1 %.104223.not.i, label %B116.loopexit.i, label %B220.if.lr.ph.i
B220.if.lr.ph.i:
  %.274.i = getelementptr i32, ptr %3, i64 %.175.0230.i
  %.275.i = load i32, ptr %.274.i, align 4
  %.276.i = sext i32 %.275.i to i64
  %.278.i = mul nsw i64 %arg.number, %.276.i
  %4 = getelementptr float, ptr %arg.weights, i64 %.278.i
  br label %B220.if.i
B220.if.i:
  %.306.0227.i = phi i64 [ 0, %B220.if.lr.ph.i ], [ %.375.i, %B220.if.i ]
  %.375.i = add nuw nsw i64 %.306.0227.i, 1
  %.401.i = getelementptr float, ptr %arg.shares, i64 %.306.0227.i
  %.402.i = load float, ptr %.401.i, align 4
  %.406.i = getelementptr float, ptr %4, i64 %.306.0227.i
  %.407.i = load float, ptr %.406.i, align 4
  %.408.i = fadd float %.402.i, %.407.i
  store float %.408.i, ptr %.401.i, align 4
  %exitcond.not.i100 = icmp eq i64 %arg.number, %.375.i
  br i1 %exitcond.not.i100, label %B116.loopexit.i, label %B220.if.i
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
  br i1 %exitcond248.not.i, label %part.1.exit.thread, label %B568.if.i
part.1.exit:
  %.359 = sext i32 %.322 to i64
  %.360 = getelementptr float, ptr %arg.shares, i64 %.359
  %.361 = load float, ptr %.360, align 4
  %.362 = fpext float %.361 to double
  %.363 = fcmp ugt double %.362, 0x3FEFAE147AE147AE
  br i1 %.363, label %B362, label %B204.i
part.1.exit.thread:
  %.359112 = sext i32 %.322 to i64
  %.360113 = getelementptr float, ptr %arg.shares, i64 %.359112
  %.361114 = load float, ptr %.360113, align 4
  %.362115 = fpext float %.361114 to double
  %.363116 = fcmp ugt double %.362115, 0x3FEFAE147AE147AE
  br i1 %.363116, label %B362, label %B38.if.i
}
define i64 @treeval.kernels.arcs.labels.train_labels(ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, i64 %.10, ptr %.11, ptr %.12, ptr %.13) local_unnamed_addr {
entry:
  %.15 = alloca i64, align 8
  store i64 0, ptr %.15, align 8
  call fastcc void @part.0(ptr %.15, ptr %.1, i64 %.2, ptr %.3, ptr %.4, ptr %.5, i64 %.6, ptr %.7, i64 %.8, i64 %.9, i64 %.10, ptr %.11, ptr %.12, ptr %.13)
  %.29 = load i64, ptr %.15, align 8
  ret i64 %.29
}
declare float @llvm.exp.f32(float)
declare float @llvm.fabs.f32(float)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

