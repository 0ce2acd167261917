; sources 498c913e4a467fbc9532d1a95265b1fd81a96a668ff1442e9dba186781e1f88c
define internal fastcc void @part.0(ptr %retptr, ptr %arg.letters, ptr %arg.offsets, i64 %arg.words, ptr %arg.weights, ptr %arg.classes, ptr %arg.emissions, ptr %arg.moves, i64 %arg.states, i64 %arg.number, ptr %arg.emission_sums, ptr %arg.move_sums, ptr %arg.filled, ptr %arg.ahead, ptr %arg.scales, ptr %arg.behind) unnamed_addr {
entry:
  %.134113.not = icmp slt i64 %arg.words, 1
  br i1 %.134113.not, label %B254, label %B106.if.lr.ph
B106.if.lr.ph:
  %.180.i.i = mul i64 %arg.number, %arg.states
  %.271252.not.i.i = icmp slt i64 %arg.states, 1
  %.463.i.i = add nsw i64 %arg.states, 1
  %.862.i.i = mul i64 %arg.number, %.463.i.i
  br label %B106.if
B254:
  %.328116.not = icmp slt i64 %arg.number, 1
  br i1 %.328116.not, label %B354, label %B288.if.lr.ph
B288.if.lr.ph:
  %.30.i = add nsw i64 %arg.states, 1
  %storemerge.i = tail call i64 @llvm.smax.i64(i64 %.30.i, i64 0)
  %.112269.not.i = icmp slt i64 %arg.states, 0
  %0 = mul i64 %arg.number, %.30.i
  %.553277.not.i = icmp eq i64 %arg.states, 0
  %1 = mul i64 %arg.number, %arg.states
  br label %B288.if
B308:
  br i1 %.112269.not.i, label %part.1.exit, label %B140.if.lr.ph.i
B68.loopexit.i:
  %.121.i = add nsw i64 %.57.0271.i, -1
  %.125.i = add nuw nsw i64 %.54.0270.i, 1
  %.112.i = icmp sgt i64 %.57.0271.i, 1
  br i1 %.112.i, label %B140.if.lr.ph.i, label %B326.i
B226.if.lr.ph.i:
  %.422.i = fcmp ogt double %.291.i, 0.000000e+00
  %2 = getelementptr double, ptr %arg.moves, i64 %.156.i
  br label %B226.if.i
B242.i:
  %.431.i = getelementptr double, ptr %4, i64 %6
  %.432.i = load double, ptr %.431.i, align 8
  %.437.i = fdiv double %.432.i, %.291.i
  br label %B288.i
B288.i:
  %"$phi288.2.2.2.i" = phi double [ %.437.i, %B242.i ], [ 0.000000e+00, %B226.if.i ]
  %.457.i = getelementptr double, ptr %2, i64 %6
  store double %"$phi288.2.2.2.i", ptr %.457.i, align 8
  %.380.i = icmp sgt i64 %.327.0268.i, 1
  br i1 %.380.i, label %B226.if.i, label %B68.loopexit.i
B326.i:
  br i1 %.553277.not.i, label %part.1.exit, label %B356.if.i
B356.loopexit.i:
  %.566.i = add nuw nsw i64 %.497.0278.i, 1
  %exitcond281.not.i = icmp eq i64 %.566.i, %arg.states
  br i1 %exitcond281.not.i, label %part.1.exit, label %B356.if.i
B516.preheader.i:
  %.864.i = fcmp ogt double %.729.i, 0.000000e+00
  br label %B516.if.i
B554.i:
  %.869.i = getelementptr double, ptr %arg.emission_sums, i64 %.859.i
  %.870.i = load double, ptr %.869.i, align 8
  %.875.i = fdiv double %.870.i, %.729.i
  br label %B588.i
B588.i:
  %"$phi588.2.2.2.i" = phi double [ %.875.i, %B554.i ], [ 0.000000e+00, %B516.if.i ]
  %.887.i = getelementptr double, ptr %arg.emissions, i64 %.859.i
  store double %"$phi588.2.2.2.i", ptr %.887.i, align 8
  %exitcond280.not.i = icmp eq i64 %.829.i, 256
  br i1 %exitcond280.not.i, label %B356.loopexit.i, label %B516.if.i
B140.if.lr.ph.i:
  %.57.0271.i = phi i64 [ %.121.i, %B68.loopexit.i ], [ %storemerge.i, %B308 ]
  %.54.0270.i = phi i64 [ %.125.i, %B68.loopexit.i ], [ 0, %B308 ]
  %3 = mul i64 %0, %.54.0270.i
  %.156.i = add nsw i64 %3, %.272.0117
  %4 = getelementptr double, ptr %arg.move_sums, i64 %.156.i
  br label %B140.if.i
B140.if.i:
  %total.4.1265.i = phi double [ 0.000000e+00, %B140.if.lr.ph.i ], [ %.291.i, %B140.if.i ]
  %.191.0264.i = phi i64 [ %storemerge.i, %B140.if.lr.ph.i ], [ %.253.i, %B140.if.i ]
  %.188.0263.i = phi i64 [ 0, %B140.if.lr.ph.i ], [ %.257.i, %B140.if.i ]
  %.253.i = add nsw i64 %.191.0264.i, -1
  %.257.i = add nuw nsw i64 %.188.0263.i, 1
  %5 = mul nuw nsw i64 %.188.0263.i, %arg.number
  %.288.i = getelementptr double, ptr %4, i64 %5
  %.289.i = load double, ptr %.288.i, align 8
  %.291.i = fadd double %total.4.1265.i, %.289.i
  %.244.i = icmp sgt i64 %.191.0264.i, 1
  br i1 %.244.i, label %B140.if.i, label %B226.if.lr.ph.i
B226.if.i:
  %.327.0268.i = phi i64 [ %storemerge.i, %B226.if.lr.ph.i ], [ %.389.i, %B288.i ]
  %.324.0267.i = phi i64 [ 0, %B226.if.lr.ph.i ], [ %.393.i, %B288.i ]
  %.389.i = add nsw i64 %.327.0268.i, -1
  %.393.i = add nuw nsw i64 %.324.0267.i, 1
  %6 = mul nuw nsw i64 %.324.0267.i, %arg.number
  br i1 %.422.i, label %B242.i, label %B288.i
B356.if.i:
  %.497.0278.i = phi i64 [ %.566.i, %B356.loopexit.i ], [ 0, %B326.i ]
  %7 = mul nuw nsw i64 %.497.0278.i, %arg.number
  %.594.i = add nuw nsw i64 %7, %.272.0117
  %invariant.gep.i = getelementptr double, ptr %arg.emission_sums, i64 %.594.i
  br label %B420.if.i
B420.if.i:
  %total.5.1274.i = phi double [ 0.000000e+00, %B356.if.i ], [ %.729.i, %B420.if.i ]
  %.624.0272.i = phi i64 [ 0, %B356.if.i ], [ %.693.i, %B420.if.i ]
  %.693.i = add nuw nsw i64 %.624.0272.i, 1
  %8 = mul i64 %.624.0272.i, %1
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %8
  %.727.i = load double, ptr %gep.i, align 8
  %.729.i = fadd double %total.5.1274.i, %.727.i
  %exitcond.not.i = icmp eq i64 %.693.i, 256
  br i1 %exitcond.not.i, label %B516.preheader.i, label %B420.if.i
B516.if.i:
  %.760.0275.i = phi i64 [ 0, %B516.preheader.i ], [ %.829.i, %B588.i ]
  %.829.i = add nuw nsw i64 %.760.0275.i, 1
  %9 = mul i64 %.760.0275.i, %1
  %.859.i = add nsw i64 %9, %.594.i
  br i1 %.864.i, label %B554.i, label %B588.i
part.1.exit:
  %.410 = add nsw i64 %done.2.0119, 1
  br label %B352
B352:
  %done.3.1 = phi i64 [ %.410, %part.1.exit ], [ %done.2.0119, %B288.if ]
  %exitcond124.not = icmp eq i64 %.341, %arg.number
  br i1 %exitcond124.not, label %B354, label %B288.if
B354:
  %done.2.0.lcssa = phi i64 [ 0, %B254 ], [ %done.3.1, %B352 ]
  store i64 %done.2.0.lcssa, ptr %retptr, align 8
  ret void
B106.if:
  %.76.0115 = phi i64 [ 0, %B106.if.lr.ph ], [ %.147, %part.2.exit ]
  %.147 = add nuw nsw i64 %.76.0115, 1
  %.173 = getelementptr i64, ptr %arg.offsets, i64 %.76.0115
  %.174 = load i64, ptr %.173, align 8
  %.177 = getelementptr i8, ptr %.173, i64 8
  %.178 = load i64, ptr %.177, align 8
  %.182 = sub nsw i64 %.178, %.174
  %.184 = getelementptr i64, ptr %arg.classes, i64 %.76.0115
  %.185 = load i64, ptr %.184, align 8
  %.188 = getelementptr i8, ptr %arg.filled, i64 %.185
  store i8 1, ptr %.188, align 1
  %.192 = getelementptr double, ptr %arg.weights, i64 %.76.0115
  %.193 = load double, ptr %.192, align 8
  %.58.i = icmp eq i64 %.182, 0
  br i1 %.58.i, label %B30.i, label %B76.i
B30.i:
  %.87.i = getelementptr double, ptr %arg.move_sums, i64 %.185
  %.88.i = load double, ptr %.87.i, align 8
  %.90.i = fadd double %.193, %.88.i
  store double %.90.i, ptr %.87.i, align 8
  br label %part.2.exit
B76.i:
  %spec.select.i.i = tail call i64 @llvm.smax.i64(i64 %.182, i64 0)
  %invariant.gep258.i.i = getelementptr double, ptr %arg.emissions, i64 %.185
  %.125260.not.i.i = icmp eq i64 %spec.select.i.i, 0
  br i1 %.125260.not.i.i, label %B618.i.i, label %B50.if.lr.ph.i.i
B50.if.lr.ph.i.i:
  %10 = getelementptr i64, ptr %arg.letters, i64 %.174
  %invariant.gep250.i.i = getelementptr double, ptr %arg.moves, i64 %.185
  br label %B50.if.i.i
B48.loopexit.i.i:
  %exitcond272.not.i.i = icmp eq i64 %.182, %.138.i.i
  br i1 %exitcond272.not.i.i, label %B618.i.i, label %B50.if.i.i
B196.thread.i.i:
  %.318.i.i = mul nsw i64 %.284.i.i, %arg.number
  %gep251.i.i = getelementptr double, ptr %invariant.gep250.i.i, i64 %.318.i.i
  %.323.i.i = load double, ptr %gep251.i.i, align 8
  %.336240.i.i = getelementptr double, ptr %13, i64 %.215.0253.i.i
  store double %.323.i.i, ptr %.336240.i.i, align 8
  br label %B384.i.i
B252.if.lr.ph.i.i:
  %.336.i.i = getelementptr double, ptr %13, i64 %.215.0253.i.i
  store double 0.000000e+00, ptr %.336.i.i, align 8
  br label %B252.if.i.i
B384.i.i:
  %.503.i.i = phi double [ %.323.i.i, %B196.thread.i.i ], [ %.489.i.i, %B252.if.i.i ]
  %.336242.i.i = phi ptr [ %.336240.i.i, %B196.thread.i.i ], [ %.336.i.i, %B252.if.i.i ]
  %.506.i.i = mul nsw i64 %.215.0253.i.i, %arg.number
  %.510.i.i = getelementptr double, ptr %gep259.i.i, i64 %.506.i.i
  %.511.i.i = load double, ptr %.510.i.i, align 8
  %.512.i.i = fmul double %.503.i.i, %.511.i.i
  store double %.512.i.i, ptr %.336242.i.i, align 8
  %.519.i.i = load double, ptr %.168.i.i, align 8
  %.528.i.i = fadd double %.512.i.i, %.519.i.i
  store double %.528.i.i, ptr %.168.i.i, align 8
  %exitcond270.not.i.i = icmp eq i64 %arg.states, %.284.i.i
  br i1 %exitcond270.not.i.i, label %B498.i.i, label %B144.if.i.i
B498.i.i:
  %11 = fcmp oeq double %.528.i.i, 0.000000e+00
  br i1 %11, label %part.2.exit, label %B558.if.i.i
B618.i.i:
  %invariant.gep263.i.i = getelementptr double, ptr %arg.moves, i64 %.185
  br i1 %.271252.not.i.i, label %part.2.exit, label %B652.if.lr.ph.i.i
B652.if.lr.ph.i.i:
  %.852.i.i = add nsw i64 %.182, -1
  %.854.i.i = mul nsw i64 %.852.i.i, %arg.states
  %12 = getelementptr double, ptr %arg.ahead, i64 %.854.i.i
  br label %B652.if.i.i
B50.if.i.i:
  %.66.0261.i.i = phi i64 [ 0, %B50.if.lr.ph.i.i ], [ %.138.i.i, %B48.loopexit.i.i ]
  %.138.i.i = add nuw nsw i64 %.66.0261.i.i, 1
  %.168.i.i = getelementptr double, ptr %arg.scales, i64 %.66.0261.i.i
  store double 0.000000e+00, ptr %.168.i.i, align 8
  br i1 %.271252.not.i.i, label %part.2.exit, label %B144.if.lr.ph.i.i
B144.if.lr.ph.i.i:
  %.172.i.i = mul nuw nsw i64 %.66.0261.i.i, %arg.states
  %.177.i.i = getelementptr i64, ptr %10, i64 %.66.0261.i.i
  %.178.i.i = load i64, ptr %.177.i.i, align 8
  %.182.i.i = mul i64 %.178.i.i, %.180.i.i
  %.313.i.i = icmp eq i64 %.66.0261.i.i, 0
  %13 = getelementptr double, ptr %arg.ahead, i64 %.172.i.i
  %.483.i.i = sub nsw i64 %.172.i.i, %arg.states
  %14 = getelementptr double, ptr %arg.ahead, i64 %.483.i.i
  %gep259.i.i = getelementptr double, ptr %invariant.gep258.i.i, i64 %.182.i.i
  br label %B144.if.i.i
B144.if.i.i:
  %.215.0253.i.i = phi i64 [ 0, %B144.if.lr.ph.i.i ], [ %.284.i.i, %B384.i.i ]
  %.284.i.i = add nuw nsw i64 %.215.0253.i.i, 1
  br i1 %.313.i.i, label %B196.thread.i.i, label %B252.if.lr.ph.i.i
B252.if.i.i:
  %.480249.i.i = phi double [ 0.000000e+00, %B252.if.lr.ph.i.i ], [ %.489.i.i, %B252.if.i.i ]
  %.367.0247.i.i = phi i64 [ 0, %B252.if.lr.ph.i.i ], [ %.436.i.i, %B252.if.i.i ]
  %.436.i.i = add nuw nsw i64 %.367.0247.i.i, 1
  %.464.i.i = mul nuw nsw i64 %.436.i.i, %.463.i.i
  %.467.i.i = add nuw i64 %.464.i.i, %.284.i.i
  %.469.i.i = mul nsw i64 %.467.i.i, %arg.number
  %gep.i.i = getelementptr double, ptr %invariant.gep250.i.i, i64 %.469.i.i
  %.474.i.i = load double, ptr %gep.i.i, align 8
  %.486.i.i = getelementptr double, ptr %14, i64 %.367.0247.i.i
  %.487.i.i = load double, ptr %.486.i.i, align 8
  %.488.i.i = fmul double %.474.i.i, %.487.i.i
  %.489.i.i = fadd double %.480249.i.i, %.488.i.i
  store double %.489.i.i, ptr %.336.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.states, %.436.i.i
  br i1 %exitcond.not.i.i, label %B384.i.i, label %B252.if.i.i
B558.if.i.i:
  %.598.0256.i.i = phi i64 [ %.667.i.i, %B558.if.i.i ], [ 0, %B498.i.i ]
  %.667.i.i = add nuw nsw i64 %.598.0256.i.i, 1
  %.695.i.i = getelementptr double, ptr %13, i64 %.598.0256.i.i
  %.696.i.i = load double, ptr %.695.i.i, align 8
  %.700.i.i = load double, ptr %.168.i.i, align 8
  %.704.i.i = fdiv double %.696.i.i, %.700.i.i
  store double %.704.i.i, ptr %.695.i.i, align 8
  %exitcond271.not.i.i = icmp eq i64 %arg.states, %.667.i.i
  br i1 %exitcond271.not.i.i, label %B48.loopexit.i.i, label %B558.if.i.i
B652.if.i.i:
  %left.2.0268.i.i = phi double [ 0.000000e+00, %B652.if.lr.ph.i.i ], [ %.872.i.i, %B652.if.i.i ]
  %.757.0266.i.i = phi i64 [ 0, %B652.if.lr.ph.i.i ], [ %.826.i.i, %B652.if.i.i ]
  %.826.i.i = add nuw nsw i64 %.757.0266.i.i, 1
  %.857.i.i = getelementptr double, ptr %12, i64 %.757.0266.i.i
  %.858.i.i = load double, ptr %.857.i.i, align 8
  %.864.i.i = mul i64 %.826.i.i, %.862.i.i
  %gep264.i.i = getelementptr double, ptr %invariant.gep263.i.i, i64 %.864.i.i
  %.869.i.i = load double, ptr %gep264.i.i, align 8
  %.870.i.i = fmul double %.858.i.i, %.869.i.i
  %.872.i.i = fadd double %left.2.0268.i.i, %.870.i.i
  %exitcond273.not.i.i = icmp eq i64 %.826.i.i, %arg.states
  br i1 %exitcond273.not.i.i, label %part.3.exit.i, label %B652.if.i.i
part.3.exit.i:
  %.140.i = fcmp oeq double %.872.i.i, 0.000000e+00
  br i1 %.140.i, label %part.2.exit, label %B188.if.i
B354.i:
  br i1 %.125260.not.i.i, label %B966.if.lr.ph.i, label %B396.if.lr.ph.i
B396.if.lr.ph.i:
  %15 = getelementptr i64, ptr %arg.letters, i64 %.174
  br label %B480.if.lr.ph.i
B394.loopexit.i:
  %.451.i = icmp sgt i64 %.397.0358.i, 1
  br i1 %.451.i, label %B480.if.lr.ph.i, label %B966.if.lr.ph.i
B582.i:
  %.460.i = add nsw i64 %.397.0358.i, -1
  %.659.i = icmp eq i64 %.394.0361.i, 0
  br i1 %.659.i, label %B966.if.lr.ph.i, label %B628.if.lr.ph.i
B628.if.lr.ph.i:
  %16 = getelementptr double, ptr %arg.behind, i64 %before.2.0359.i
  %17 = getelementptr double, ptr %arg.emissions, i64 %.506.i
  %.958.i = getelementptr double, ptr %arg.scales, i64 %.394.0361.i
  %.970.i = sub nsw i64 %.494.i, %arg.states
  %invariant.gep354.i = getelementptr double, ptr %arg.ahead, i64 %.970.i
  br label %B628.if.i
B628.loopexit.i:
  %exitcond122.not = icmp eq i64 %.777.i, %arg.states
  br i1 %exitcond122.not, label %B394.loopexit.i, label %B628.if.i
B966.if.lr.ph.i:
  %back.2.0.lcssa.i = phi i64 [ 0, %B354.i ], [ %before.2.0359.i, %B394.loopexit.i ], [ %back.2.0360.i, %B582.i ]
  %invariant.gep.i108 = getelementptr double, ptr %arg.move_sums, i64 %.185
  %18 = getelementptr double, ptr %arg.behind, i64 %back.2.0.lcssa.i
  br label %B966.if.i
B188.if.i:
  %.210.0343.i = phi i64 [ %.279.i, %B188.if.i ], [ 0, %part.3.exit.i ]
  %.279.i = add nuw nsw i64 %.210.0343.i, 1
  %.306.i = mul nsw i64 %.279.i, %.862.i.i
  %.308.i = add nsw i64 %.306.i, %.185
  %.310.i = getelementptr double, ptr %arg.moves, i64 %.308.i
  %.311.i = load double, ptr %.310.i, align 8
  %.313.i = fmul double %.193, %.311.i
  %.318.i = fdiv double %.313.i, %.872.i.i
  %.320.i = getelementptr double, ptr %arg.behind, i64 %.210.0343.i
  store double %.318.i, ptr %.320.i, align 8
  %.329.i = getelementptr double, ptr %arg.move_sums, i64 %.308.i
  %.330.i = load double, ptr %.329.i, align 8
  %.337.i = getelementptr double, ptr %12, i64 %.210.0343.i
  %.338.i = load double, ptr %.337.i, align 8
  %.342.i = fmul double %.318.i, %.338.i
  %.343.i = fadd double %.330.i, %.342.i
  store double %.343.i, ptr %.329.i, align 8
  %exitcond.not.i107 = icmp eq i64 %.279.i, %arg.states
  br i1 %exitcond.not.i107, label %B354.i, label %B188.if.i
B480.if.lr.ph.i:
  %.394.0361.in.i = phi i64 [ %.182, %B396.if.lr.ph.i ], [ %.394.0361.i, %B394.loopexit.i ]
  %back.2.0360.i = phi i64 [ 0, %B396.if.lr.ph.i ], [ %before.2.0359.i, %B394.loopexit.i ]
  %before.2.0359.i = phi i64 [ %arg.states, %B396.if.lr.ph.i ], [ %back.2.0360.i, %B394.loopexit.i ]
  %.397.0358.i = phi i64 [ %spec.select.i.i, %B396.if.lr.ph.i ], [ %.460.i, %B394.loopexit.i ]
  %.394.0361.i = add i64 %.394.0361.in.i, -1
  %.494.i = mul nsw i64 %.394.0361.i, %arg.states
  %.499.i = getelementptr i64, ptr %15, i64 %.394.0361.i
  %.500.i = load i64, ptr %.499.i, align 8
  %.504.i = mul i64 %.500.i, %.180.i.i
  %.506.i = add nsw i64 %.504.i, %.185
  %19 = getelementptr double, ptr %arg.emission_sums, i64 %.506.i
  %20 = getelementptr double, ptr %arg.ahead, i64 %.494.i
  %21 = getelementptr double, ptr %arg.behind, i64 %back.2.0360.i
  br label %B480.if.i
B480.if.i:
  %.537.0346.i = phi i64 [ 0, %B480.if.lr.ph.i ], [ %.606.i, %B480.if.i ]
  %.606.i = add nuw nsw i64 %.537.0346.i, 1
  %.634.i = mul nsw i64 %.537.0346.i, %arg.number
  %.637.i = getelementptr double, ptr %19, i64 %.634.i
  %.638.i = load double, ptr %.637.i, align 8
  %.642.i = getelementptr double, ptr %20, i64 %.537.0346.i
  %.643.i = load double, ptr %.642.i, align 8
  %.647.i = getelementptr double, ptr %21, i64 %.537.0346.i
  %.648.i = load double, ptr %.647.i, align 8
  %.649.i = fmul double %.643.i, %.648.i
  %.650.i = fadd double %.638.i, %.649.i
  store double %.650.i, ptr %.637.i, align 8
  %exitcond.not = icmp eq i64 %.606.i, %arg.states
  br i1 %exitcond.not, label %B582.i, label %B480.if.i
B628.if.i:
  %.708.0352.i = phi i64 [ 0, %B628.if.lr.ph.i ], [ %.777.i, %B628.loopexit.i ]
  %.777.i = add nuw nsw i64 %.708.0352.i, 1
  %.809.i = getelementptr double, ptr %16, i64 %.708.0352.i
  store double 0.000000e+00, ptr %.809.i, align 8
  %.932.i = mul nsw i64 %.777.i, %.862.i.i
  %.936.i = add i64 %.932.i, %.185
  %gep355.i = getelementptr double, ptr %invariant.gep354.i, i64 %.708.0352.i
  br label %B678.if.i
B678.if.i:
  %.835.0349.i = phi i64 [ 0, %B628.if.i ], [ %.904.i, %B678.if.i ]
  %.904.i = add nuw nsw i64 %.835.0349.i, 1
  %.935.i = mul nsw i64 %.904.i, %arg.number
  %.938.i = add i64 %.936.i, %.935.i
  %.940.i = getelementptr double, ptr %arg.moves, i64 %.938.i
  %.941.i = load double, ptr %.940.i, align 8
  %.943.i = mul nsw i64 %.835.0349.i, %arg.number
  %.947.i = getelementptr double, ptr %17, i64 %.943.i
  %.948.i = load double, ptr %.947.i, align 8
  %.949.i = fmul double %.941.i, %.948.i
  %.953.i = getelementptr double, ptr %21, i64 %.835.0349.i
  %.954.i = load double, ptr %.953.i, align 8
  %.955.i = fmul double %.949.i, %.954.i
  %.959.i = load double, ptr %.958.i, align 8
  %.963.i = fdiv double %.955.i, %.959.i
  %.966.i = getelementptr double, ptr %arg.move_sums, i64 %.938.i
  %.967.i = load double, ptr %.966.i, align 8
  %.975.i = load double, ptr %gep355.i, align 8
  %.976.i = fmul double %.963.i, %.975.i
  %.977.i = fadd double %.967.i, %.976.i
  store double %.977.i, ptr %.966.i, align 8
  %.985.i = load double, ptr %.809.i, align 8
  %.986.i = fadd double %.963.i, %.985.i
  store double %.986.i, ptr %.809.i, align 8
  %exitcond121.not = icmp eq i64 %.904.i, %arg.states
  br i1 %exitcond121.not, label %B628.loopexit.i, label %B678.if.i
B966.if.i:
  %.1062.0365.i = phi i64 [ %arg.states, %B966.if.lr.ph.i ], [ %.1124.i, %B966.if.i ]
  %.1059.0364.i = phi i64 [ 0, %B966.if.lr.ph.i ], [ %.1128.i, %B966.if.i ]
  %.1124.i = add nsw i64 %.1062.0365.i, -1
  %.1128.i = add nuw nsw i64 %.1059.0364.i, 1
  %.1157.i = mul nsw i64 %.1128.i, %arg.number
  %gep.i109 = getelementptr double, ptr %invariant.gep.i108, i64 %.1157.i
  %.1161.i = load double, ptr %gep.i109, align 8
  %.1163.i = getelementptr double, ptr %arg.ahead, i64 %.1059.0364.i
  %.1164.i = load double, ptr %.1163.i, align 8
  %.1168.i = getelementptr double, ptr %18, i64 %.1059.0364.i
  %.1169.i = load double, ptr %.1168.i, align 8
  %.1170.i = fmul double %.1164.i, %.1169.i
  %.1171.i = fadd double %.1161.i, %.1170.i
  store double %.1171.i, ptr %gep.i109, align 8
  %.1115.i = icmp sgt i64 %.1062.0365.i, 1
  br i1 %.1115.i, label %B966.if.i, label %part.2.exit
part.2.exit:
  %exitcond123.not = icmp eq i64 %.147, %arg.words
  br i1 %exitcond123.not, label %B254, label %B106.if
B288.if:
  %done.2.0119 = phi i64 [ 0, %B288.if.lr.ph ], [ %done.3.1, %B352 ]
  %.272.0117 = phi i64 [ 0, %B288.if.lr.ph ], [ %.341, %B352 ]
  %.341 = add nuw nsw i64 %.272.0117, 1
  %.375 = getelementptr i8, ptr %arg.filled, i64 %.272.0117
  %.376 = load i8, ptr %.375, align 1
  %.377.not = icmp eq i8 %.376, 0
  br i1 %.377.not, label %B352, label %B308
}
define i64 @treeval.induction.clark.kernels.clustering.reestimate(ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15) local_unnamed_addr {
entry:
  %.17 = alloca i64, align 8
  store i64 0, ptr %.17, align 8
  call fastcc void @part.0(ptr %.17, ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15)
  %.31 = load i64, ptr %.17, align 8
  ret i64 %.31
}
declare i64 @llvm.smax.i64(i64, i64)

