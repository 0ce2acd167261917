; sources 4d621e839e4f36dc81ed56b0d4e2ac96be7954637eeec8e1ca2879ed42e50d85
define internal fastcc void @part.0(ptr %retptr, ptr %arg.letters, ptr %arg.offsets, i64 %arg.words, ptr %arg.emissions, ptr %arg.moves, i64 %arg.states, i64 %arg.classes, ptr %arg.ahead, ptr %arg.logs) unnamed_addr {
entry:
  %.11749.not = icmp slt i64 %arg.words, 1
  br i1 %.11749.not, label %B146, label %B102.if.lr.ph
B102.if.lr.ph:
  %.53.i = add nsw i64 %arg.states, 1
  %.55.i = mul i64 %.53.i, %arg.classes
  %.100.i = icmp slt i64 %arg.classes, 1
  %.459.i = icmp sgt i64 %arg.states, 0
  %spec.select304.i = tail call i64 @llvm.smax.i64(i64 %arg.states, i64 0)
  br label %B102.if
B146:
  store i64 %arg.words, ptr %retptr, align 8
  ret void
B102.if:
  %.59.051 = phi i64 [ 0, %B102.if.lr.ph ], [ %.130, %part.1.exit ]
  %.130 = add nuw nsw i64 %.59.051, 1
  %.37.i = getelementptr i64, ptr %arg.offsets, i64 %.59.051
  %.38.i = load i64, ptr %.37.i, align 8
  %.42.i = getelementptr i8, ptr %.37.i, i64 8
  %.43.i = load i64, ptr %.42.i, align 8
  %.51.i = mul nsw i64 %.59.051, %arg.classes
  br i1 %.100.i, label %B178.i, label %B146.if.lr.ph.i
B146.if.lr.ph.i:
  %0 = getelementptr double, ptr %arg.logs, i64 %.51.i
  br label %B146.if.i
B178.i:
  %.197.i = sub nsw i64 %.43.i, %.38.i
  %.277316.not.i = icmp slt i64 %.197.i, 1
  br i1 %.277316.not.i, label %B604.else.if.i, label %B214.if.lr.ph.i
B214.if.lr.ph.i:
  %1 = getelementptr i64, ptr %arg.letters, i64 %.38.i
  %2 = getelementptr double, ptr %arg.logs, i64 %.51.i
  br label %B214.if.i
B318.loopexit.i:
  %exitcond.not.i = icmp eq i64 %arg.states, %.514.i
  br i1 %exitcond.not.i, label %B518.i, label %B134.if.lr.ph.i.i
B518.i:
  %.742.i = icmp eq i64 %.371.0.i, 0
  br i1 %.742.i, label %B530.else.if.i, label %B602.i
B142.i.i:
  %.308.i.i = fcmp ogt double %.13.i.i.i, 0.000000e+00
  br i1 %.308.i.i, label %B266.if.preheader.i.i, label %B316.i.i
B266.if.preheader.i.i:
  %.314.i.i = getelementptr double, ptr %2, i64 %.43.0127.i.i
  %.315.i.i = load double, ptr %.314.i.i, align 8
  %.324.le.i.i = tail call double @llvm.log.f64(double %.13.i.i.i)
  %.329.i.i = fadd double %.324.le.i.i, %.315.i.i
  store double %.329.i.i, ptr %.314.i.i, align 8
  br label %B266.if.i.i
B316.i.i:
  %exitcond130.not.i.i = icmp eq i64 %.114.i.i, %arg.classes
  br i1 %exitcond130.not.i.i, label %B602.i, label %B34.if.i.i
B34.if.i.i:
  %.43.0127.i.i = phi i64 [ %.114.i.i, %B316.i.i ], [ 0, %B530.else.if.i ]
  %.114.i.i = add nuw nsw i64 %.43.0127.i.i, 1
  %invariant.gep.i.i = getelementptr double, ptr %arg.ahead, i64 %.43.0127.i.i
  br i1 %.459.i, label %B80.if.i.i, label %B316.i.i
B80.if.i.i:
  %largest.2.1118.i.i = phi double [ %.13.i.i.i, %B80.if.i.i ], [ 0.000000e+00, %B34.if.i.i ]
  %.170.0116.i.i = phi i64 [ %.239.i.i, %B80.if.i.i ], [ 1, %B34.if.i.i ]
  %.239.i.i = add nuw i64 %.170.0116.i.i, 1
  %3 = mul nsw i64 %.170.0116.i.i, %arg.classes
  %gep.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %3
  %.270.i.i = load double, ptr %gep.i.i, align 8
  %.12.i.i.i = fcmp ogt double %.270.i.i, %largest.2.1118.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %.270.i.i, double %largest.2.1118.i.i
  %exitcond.not.i.i = icmp eq i64 %.170.0116.i.i, %spec.select304.i
  br i1 %exitcond.not.i.i, label %B142.i.i, label %B80.if.i.i
B266.if.i.i:
  %.358.0123.i.i = phi i64 [ %.427.i.i, %B266.if.i.i ], [ 1, %B266.if.preheader.i.i ]
  %.427.i.i = add nuw i64 %.358.0123.i.i, 1
  %4 = mul nsw i64 %.358.0123.i.i, %arg.classes
  %gep121.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %4
  %.458.i.i = load double, ptr %gep121.i.i, align 8
  %.463.i.i = fdiv double %.458.i.i, %.13.i.i.i
  store double %.463.i.i, ptr %gep121.i.i, align 8
  %exitcond129.not.i.i = icmp eq i64 %.358.0123.i.i, %spec.select304.i
  br i1 %exitcond129.not.i.i, label %B316.i.i, label %B266.if.i.i
B602.i:
  %exitcond325.not.i = icmp eq i64 %.290.i, %.197.i
  br i1 %exitcond325.not.i, label %B604.else.if.i, label %B214.if.i
B146.if.i:
  %.86.0309.i = phi i64 [ 0, %B146.if.lr.ph.i ], [ %.157.i, %B146.if.i ]
  %.157.i = add nuw nsw i64 %.86.0309.i, 1
  %.185.i = getelementptr double, ptr %0, i64 %.86.0309.i
  store double 0.000000e+00, ptr %.185.i, align 8
  %.188.i = getelementptr double, ptr %arg.ahead, i64 %.86.0309.i
  store double 1.000000e+00, ptr %.188.i, align 8
  %exitcond.not = icmp eq i64 %.157.i, %arg.classes
  br i1 %exitcond.not, label %B178.i, label %B146.if.i
B214.if.i:
  %.221.0318.i = phi i64 [ 0, %B214.if.lr.ph.i ], [ %.290.i, %B602.i ]
  %.290.i = add nuw nsw i64 %.221.0318.i, 1
  %.371.0.i = and i64 %.290.i, 1
  %.412.i = getelementptr i64, ptr %1, i64 %.221.0318.i
  %.413.i = load i64, ptr %.412.i, align 8
  %.415.i = mul nsw i64 %.413.i, %arg.states
  br i1 %.459.i, label %B318.if.lr.ph.i, label %B518.i
B318.if.lr.ph.i:
  %.329.0.i = and i64 %.221.0318.i, 1
  %.544.i = icmp ne i64 %.221.0318.i, 0
  %"$phi66.0.2.sroa.0.0.i.i" = zext i1 %.544.i to i64
  %.131.i.i = select i1 %.544.i, i64 %arg.states, i64 1
  %.84.i.i = xor i64 %.329.0.i, 1
  %.86.i.i = mul nuw nsw i64 %.84.i.i, %.53.i
  %.216.i.i = mul nuw nsw i64 %.329.0.i, %.53.i
  %.577.i = mul nuw nsw i64 %.371.0.i, %.55.i
  %5 = getelementptr double, ptr %arg.ahead, i64 %.577.i
  br label %B134.if.lr.ph.i.i
B134.if.lr.ph.i.i:
  %.445.0314.i = phi i64 [ 0, %B318.if.lr.ph.i ], [ %.514.i, %B318.loopexit.i ]
  %.514.i = add nuw nsw i64 %.445.0314.i, 1
  %.88.i.i = add nuw nsw i64 %.514.i, %.86.i.i
  %.90.i.i = mul nsw i64 %.88.i.i, %arg.classes
  %6 = getelementptr double, ptr %arg.ahead, i64 %.90.i.i
  br label %B134.if.i.i
B194.i.i:
  br i1 %.100.i, label %B409.i.i, label %B224.if.lr.ph.i.i
B224.if.lr.ph.i.i:
  %7 = getelementptr double, ptr %arg.ahead, i64 %.219.i.i
  %8 = getelementptr double, ptr %arg.moves, i64 %.225.i.i
  br label %B224.if.i.i
B290.i.i:
  br i1 %.100.i, label %B409.i.i, label %B320.if.lr.ph.i.i
B320.if.lr.ph.i.i:
  %9 = getelementptr double, ptr %arg.ahead, i64 %.219.i.i
  %10 = getelementptr double, ptr %arg.moves, i64 %.225.i.i
  br label %B320.if.i.i
B409.i.i:
  %.176.i.i = icmp samesign ugt i64 %.121.0155.i.i, 1
  br i1 %.176.i.i, label %B134.if.i.i, label %part.2.exit.i
B134.if.i.i:
  %.121.0155.i.i = phi i64 [ %.131.i.i, %B134.if.lr.ph.i.i ], [ %.185.i.i, %B409.i.i ]
  %.118.0154.i.i = phi i64 [ %"$phi66.0.2.sroa.0.0.i.i", %B134.if.lr.ph.i.i ], [ %.189.i.i, %B409.i.i ]
  %.185.i.i = add nsw i64 %.121.0155.i.i, -1
  %.189.i.i = add nuw i64 %.118.0154.i.i, 1
  %.217.i.i = add nsw i64 %.118.0154.i.i, %.216.i.i
  %.219.i.i = mul nsw i64 %.217.i.i, %arg.classes
  %.221.i.i = mul nsw i64 %.118.0154.i.i, %.53.i
  %.223.i.i = add nsw i64 %.221.i.i, %.514.i
  %.225.i.i = mul nsw i64 %.223.i.i, %arg.classes
  %.233.i.i = icmp eq i64 %.118.0154.i.i, %"$phi66.0.2.sroa.0.0.i.i"
  br i1 %.233.i.i, label %B194.i.i, label %B290.i.i
B224.if.i.i:
  %.259.0151.i.i = phi i64 [ 0, %B224.if.lr.ph.i.i ], [ %.328.i.i, %B224.if.i.i ]
  %.328.i.i = add nuw nsw i64 %.259.0151.i.i, 1
  %.356.i.i = getelementptr double, ptr %7, i64 %.259.0151.i.i
  %.357.i.i = load double, ptr %.356.i.i, align 8
  %.361.i.i = getelementptr double, ptr %8, i64 %.259.0151.i.i
  %.362.i.i = load double, ptr %.361.i.i, align 8
  %.363.i.i = fmul double %.357.i.i, %.362.i.i
  %.367.i.i = getelementptr double, ptr %6, i64 %.259.0151.i.i
  store double %.363.i.i, ptr %.367.i.i, align 8
  %exitcond157.not.i.i = icmp eq i64 %arg.classes, %.328.i.i
  br i1 %exitcond157.not.i.i, label %B409.i.i, label %B224.if.i.i
B320.if.i.i:
  %.403.0148.i.i = phi i64 [ 0, %B320.if.lr.ph.i.i ], [ %.472.i.i, %B320.if.i.i ]
  %.472.i.i = add nuw nsw i64 %.403.0148.i.i, 1
  %.500.i.i = getelementptr double, ptr %6, i64 %.403.0148.i.i
  %.501.i.i = load double, ptr %.500.i.i, align 8
  %.505.i.i = getelementptr double, ptr %9, i64 %.403.0148.i.i
  %.506.i.i = load double, ptr %.505.i.i, align 8
  %.510.i.i = getelementptr double, ptr %10, i64 %.403.0148.i.i
  %.511.i.i = load double, ptr %.510.i.i, align 8
  %.512.i.i = fmul double %.506.i.i, %.511.i.i
  %.513.i.i = fadd double %.501.i.i, %.512.i.i
  store double %.513.i.i, ptr %.500.i.i, align 8
  %exitcond.not.i249.i = icmp eq i64 %arg.classes, %.472.i.i
  br i1 %exitcond.not.i249.i, label %B409.i.i, label %B320.if.i.i
part.2.exit.i:
  br i1 %.100.i, label %B318.loopexit.i, label %B432.if.lr.ph.i
B432.if.lr.ph.i:
  %.581.i = mul nuw nsw i64 %.514.i, %arg.classes
  %11 = getelementptr double, ptr %5, i64 %.581.i
  %.417248.i = add i64 %.445.0314.i, %.415.i
  %.715.i = mul i64 %.417248.i, %arg.classes
  %12 = getelementptr double, ptr %arg.emissions, i64 %.715.i
  br label %B432.if.i
B432.if.i:
  %.610.0311.i = phi i64 [ 0, %B432.if.lr.ph.i ], [ %.679.i, %B432.if.i ]
  %.679.i = add nuw nsw i64 %.610.0311.i, 1
  %.707.i = getelementptr double, ptr %11, i64 %.610.0311.i
  %.708.i = load double, ptr %.707.i, align 8
  %.717.i = getelementptr double, ptr %12, i64 %.610.0311.i
  %.718.i = load double, ptr %.717.i, align 8
  %.719.i = fmul double %.708.i, %.718.i
  store double %.719.i, ptr %.707.i, align 8
  %exitcond54.not = icmp eq i64 %.679.i, %arg.classes
  br i1 %exitcond54.not, label %B318.loopexit.i, label %B432.if.i
B530.else.if.i:
  %.760.0.i = and i64 %.290.i, 14
  %.790.i = icmp ne i64 %.760.0.i, 0
  %brmerge.i = or i1 %.100.i, %.790.i
  br i1 %brmerge.i, label %B602.i, label %B34.if.i.i
B604.else.if.i:
  %.882.i = icmp ne i64 %.38.i, %.43.i
  %"$phi66.0.2.sroa.0.0.i253.i" = zext i1 %.882.i to i64
  %.131.i254.i = select i1 %.882.i, i64 %arg.states, i64 1
  %.176153.not.i255.i = icmp slt i64 %.131.i254.i, 1
  br i1 %.176153.not.i255.i, label %part.2.exit302.i, label %B134.if.lr.ph.i256.i
B134.if.lr.ph.i256.i:
  %.850.0.i = and i64 %.197.i, 1
  %.84.i257.i = xor i64 %.850.0.i, 1
  %.90.i260.i = mul nuw nsw i64 %.84.i257.i, %.55.i
  %.216.i261.i = mul nuw nsw i64 %.850.0.i, %.53.i
  %13 = getelementptr double, ptr %arg.ahead, i64 %.90.i260.i
  br label %B134.if.i263.i
B194.i290.i:
  br i1 %.100.i, label %B409.i288.i, label %B224.if.lr.ph.i291.i
B224.if.lr.ph.i291.i:
  %14 = getelementptr double, ptr %arg.ahead, i64 %.219.i269.i
  %15 = getelementptr double, ptr %arg.moves, i64 %.225.i272.i
  br label %B224.if.i292.i
B290.i274.i:
  br i1 %.100.i, label %B409.i288.i, label %B320.if.lr.ph.i275.i
B320.if.lr.ph.i275.i:
  %16 = getelementptr double, ptr %arg.ahead, i64 %.219.i269.i
  %17 = getelementptr double, ptr %arg.moves, i64 %.225.i272.i
  br label %B320.if.i276.i
B409.i288.i:
  %.176.i289.i = icmp samesign ugt i64 %.121.0155.i264.i, 1
  br i1 %.176.i289.i, label %B134.if.i263.i, label %part.2.exit302.i
B134.if.i263.i:
  %.121.0155.i264.i = phi i64 [ %.131.i254.i, %B134.if.lr.ph.i256.i ], [ %.185.i266.i, %B409.i288.i ]
  %.118.0154.i265.i = phi i64 [ %"$phi66.0.2.sroa.0.0.i253.i", %B134.if.lr.ph.i256.i ], [ %.189.i267.i, %B409.i288.i ]
  %.185.i266.i = add nsw i64 %.121.0155.i264.i, -1
  %.189.i267.i = add nuw i64 %.118.0154.i265.i, 1
  %.217.i268.i = add nsw i64 %.118.0154.i265.i, %.216.i261.i
  %.219.i269.i = mul nsw i64 %.217.i268.i, %arg.classes
  %.225.i272.i = mul i64 %.118.0154.i265.i, %.55.i
  %.233.i273.i = icmp eq i64 %.118.0154.i265.i, %"$phi66.0.2.sroa.0.0.i253.i"
  br i1 %.233.i273.i, label %B194.i290.i, label %B290.i274.i
B224.if.i292.i:
  %.259.0151.i293.i = phi i64 [ 0, %B224.if.lr.ph.i291.i ], [ %.328.i294.i, %B224.if.i292.i ]
  %.328.i294.i = add nuw nsw i64 %.259.0151.i293.i, 1
  %.356.i295.i = getelementptr double, ptr %14, i64 %.259.0151.i293.i
  %.357.i296.i = load double, ptr %.356.i295.i, align 8
  %.361.i297.i = getelementptr double, ptr %15, i64 %.259.0151.i293.i
  %.362.i298.i = load double, ptr %.361.i297.i, align 8
  %.363.i299.i = fmul double %.357.i296.i, %.362.i298.i
  %.367.i300.i = getelementptr double, ptr %13, i64 %.259.0151.i293.i
  store double %.363.i299.i, ptr %.367.i300.i, align 8
  %exitcond157.not.i301.i = icmp eq i64 %arg.classes, %.328.i294.i
  br i1 %exitcond157.not.i301.i, label %B409.i288.i, label %B224.if.i292.i
B320.if.i276.i:
  %.403.0148.i277.i = phi i64 [ 0, %B320.if.lr.ph.i275.i ], [ %.472.i278.i, %B320.if.i276.i ]
  %.472.i278.i = add nuw nsw i64 %.403.0148.i277.i, 1
  %.500.i279.i = getelementptr double, ptr %13, i64 %.403.0148.i277.i
  %.501.i280.i = load double, ptr %.500.i279.i, align 8
  %.505.i281.i = getelementptr double, ptr %16, i64 %.403.0148.i277.i
  %.506.i282.i = load double, ptr %.505.i281.i, align 8
  %.510.i283.i = getelementptr double, ptr %17, i64 %.403.0148.i277.i
  %.511.i284.i = load double, ptr %.510.i283.i, align 8
  %.512.i285.i = fmul double %.506.i282.i, %.511.i284.i
  %.513.i286.i = fadd double %.501.i280.i, %.512.i285.i
  store double %.513.i286.i, ptr %.500.i279.i, align 8
  %exitcond.not.i287.i = icmp eq i64 %arg.classes, %.472.i278.i
  br i1 %exitcond.not.i287.i, label %B409.i288.i, label %B320.if.i276.i
part.2.exit302.i:
  br i1 %.100.i, label %part.1.exit, label %B720.if.lr.ph.i
B720.if.lr.ph.i:
  %18 = and i64 %.197.i, 1
  %.930.0.i = xor i64 %18, 1
  %.961.i = mul nuw nsw i64 %.930.0.i, %.55.i
  %19 = getelementptr double, ptr %arg.logs, i64 %.51.i
  %20 = getelementptr double, ptr %arg.ahead, i64 %.961.i
  br label %B720.if.i
B720.if.i:
  %.993.0321.i = phi i64 [ 0, %B720.if.lr.ph.i ], [ %.1062.i, %B720.if.i ]
  %.1062.i = add nuw nsw i64 %.993.0321.i, 1
  %.1090.i = getelementptr double, ptr %19, i64 %.993.0321.i
  %.1091.i = load double, ptr %.1090.i, align 8
  %.1095.i = getelementptr double, ptr %20, i64 %.993.0321.i
  %.1096.i = load double, ptr %.1095.i, align 8
  %.1104.le.i = tail call double @llvm.log.f64(double %.1096.i)
  %.1109.i = fadd double %.1091.i, %.1104.le.i
  store double %.1109.i, ptr %.1090.i, align 8
  %exitcond55.not = icmp eq i64 %.1062.i, %arg.classes
  br i1 %exitcond55.not, label %part.1.exit, label %B720.if.i
part.1.exit:
  %exitcond56.not = icmp eq i64 %.130, %arg.words
  br i1 %exitcond56.not, label %B146, label %B102.if
}
define i64 @treeval.induction.clark.kernels.clustering.spell_all(ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, i64 %.6, i64 %.7, ptr %.8, ptr %.9) local_unnamed_addr {
entry:
  %.11 = alloca i64, align 8
  store i64 0, ptr %.11, align 8
  call fastcc void @part.0(ptr %.11, ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, i64 %.6, i64 %.7, ptr %.8, ptr %.9)
  %.25 = load i64, ptr %.11, align 8
  ret i64 %.25
}
declare double @llvm.log.f64(double)
declare i64 @llvm.smax.i64(i64, i64)

