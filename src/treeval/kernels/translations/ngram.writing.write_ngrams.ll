; sources 630d840e48a3e5ed02a9584bab7d7c04cbe09f6fff7c21eb3567e57d5defb954
@.const.array.data = internal unnamed_addr constant [3 x i8] c"inf", align 1
@.const.array.data.1 = internal unnamed_addr constant [3 x i8] c"nan", align 1
@.const.array.data.3 = internal unnamed_addr constant [184 x i8] c"\00\00\00\00\00\00\F0?\00\00\00\00\00\00$@\00\00\00\00\00\00Y@\00\00\00\00\00@\8F@\00\00\00\00\00\88\C3@\00\00\00\00\00j\F8@\00\00\00\00\80\84.A\00\00\00\00\D0\12cA\00\00\00\00\84\D7\97A\00\00\00\00e\CD\CDA\00\00\00 _\A0\02B\00\00\00\E8vH7B\00\00\00\A2\94\1AmB\00\00@\E5\9C0\A2B\00\00\90\1E\C4\BC\D6B\00\004&\F5k\0CC\00\80\E07y\C3AC\00\A0\D8\85W4vC\00\C8Ngm\C1\ABC\00=\91`\E4X\E1C@\8C\B5x\1D\AF\15DP\EF\E2\D6\E4\1AKD\92\D5M\06\CF\F0\80D", align 8
define internal fastcc void @part.0(ptr %retptr, ptr %arg.out, ptr %arg.letters, ptr %arg.offsets, ptr %arg.ngrams, i64 %arg.rows, i64 %arg.order, ptr %arg.log10, ptr %arg.backoffs, i64 %arg.with_backoffs) unnamed_addr {
entry:
  %.161 = alloca i64, align 8
  %.519 = alloca i64, align 8
  %.113158.not = icmp slt i64 %arg.rows, 1
  br i1 %.113158.not, label %B408, label %B38.if.lr.ph
B38.if.lr.ph:
  %.273152.not = icmp slt i64 %arg.order, 1
  %.500.not = icmp eq i64 %arg.with_backoffs, 0
  br label %B38.if
B132.loopexit:
  %at.8.2.lcssa = phi i64 [ %at.8.2147, %B132.if ], [ %at.8.2, %B260.if ]
  %exitcond.not = icmp eq i64 %arg.order, %.286
  br i1 %exitcond.not, label %B300, label %B132.if
B300:
  %at.7.1.lcssa = phi i64 [ %.175, %B38.if ], [ %at.8.2.lcssa, %B132.loopexit ]
  br i1 %.500.not, label %B376, label %B304
B304:
  %.505 = getelementptr i8, ptr %arg.out, i64 %at.7.1.lcssa
  store i8 9, ptr %.505, align 1
  %.509 = add nsw i64 %at.7.1.lcssa, 1
  %.514 = getelementptr double, ptr %arg.backoffs, i64 %.55.0159
  %.515 = load double, ptr %.514, align 8
  store i64 0, ptr %.519, align 8
  call fastcc void @part.1(ptr %.519, ptr %arg.out, i64 %.509, double %.515)
  %.533 = load i64, ptr %.519, align 8
  br label %B376
B376:
  %at.9.1 = phi i64 [ %.533, %B304 ], [ %at.7.1.lcssa, %B300 ]
  %.553 = getelementptr i8, ptr %arg.out, i64 %at.9.1
  store i8 10, ptr %.553, align 1
  %.556 = add nsw i64 %at.9.1, 1
  %exitcond166.not = icmp eq i64 %.126, %arg.rows
  br i1 %exitcond166.not, label %B408, label %B38.if
B408:
  %at.6.0.lcssa = phi i64 [ 0, %entry ], [ %.556, %B376 ]
  store i64 %at.6.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %at.6.0161 = phi i64 [ 0, %B38.if.lr.ph ], [ %.556, %B376 ]
  %.55.0159 = phi i64 [ 0, %B38.if.lr.ph ], [ %.126, %B376 ]
  %.126 = add nuw nsw i64 %.55.0159, 1
  %.157 = getelementptr double, ptr %arg.log10, i64 %.55.0159
  %.158 = load double, ptr %.157, align 8
  store i64 0, ptr %.161, align 8
  call fastcc void @part.1(ptr %.161, ptr %arg.out, i64 %at.6.0161, double %.158)
  %.175 = load i64, ptr %.161, align 8
  br i1 %.273152.not, label %B300, label %B132.if.lr.ph
B132.if.lr.ph:
  %.313 = mul nuw nsw i64 %.55.0159, %arg.order
  %0 = getelementptr i32, ptr %arg.ngrams, i64 %.313
  br label %B132.if
B132.if:
  %before.2.1156 = phi i8 [ 9, %B132.if.lr.ph ], [ 32, %B132.loopexit ]
  %at.7.1155 = phi i64 [ %.175, %B132.if.lr.ph ], [ %at.8.2.lcssa, %B132.loopexit ]
  %.217.0153 = phi i64 [ 0, %B132.if.lr.ph ], [ %.286, %B132.loopexit ]
  %.286 = add nuw nsw i64 %.217.0153, 1
  %.316 = getelementptr i32, ptr %0, i64 %.217.0153
  %.317 = load i32, ptr %.316, align 4
  %.322 = getelementptr i8, ptr %arg.out, i64 %at.7.1155
  store i8 %before.2.1156, ptr %.322, align 1
  %.337 = sext i32 %.317 to i64
  %.338 = getelementptr i64, ptr %arg.offsets, i64 %.337
  %.339 = load i64, ptr %.338, align 8
  %.343 = getelementptr i8, ptr %.338, i64 8
  %.344 = load i64, ptr %.343, align 8
  %.381 = sub i64 %.344, %.339
  %at.8.2147 = add nsw i64 %at.7.1155, 1
  %.424148.not = icmp slt i64 %.381, 1
  br i1 %.424148.not, label %B132.loopexit, label %B260.if
B260.if:
  %at.8.2151 = phi i64 [ %at.8.2, %B260.if ], [ %at.8.2147, %B132.if ]
  %.371.0150 = phi i64 [ %.433, %B260.if ], [ %.381, %B132.if ]
  %.368.0149 = phi i64 [ %.437, %B260.if ], [ %.339, %B132.if ]
  %.433 = add nsw i64 %.371.0150, -1
  %.437 = add i64 %.368.0149, 1
  %.463 = getelementptr i8, ptr %arg.letters, i64 %.368.0149
  %.464 = load i8, ptr %.463, align 1
  %.467 = getelementptr i8, ptr %arg.out, i64 %at.8.2151
  store i8 %.464, ptr %.467, align 1
  %at.8.2 = add nsw i64 %at.8.2151, 1
  %.424 = icmp samesign ugt i64 %.371.0150, 1
  br i1 %.424, label %B260.if, label %B132.loopexit
}
define i64 @treeval.kernels.ngram.writing.write_ngrams(ptr %.1, ptr %.2, ptr %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7, ptr %.8, i64 %.9) local_unnamed_addr {
entry:
  %.11 = alloca i64, align 8
  store i64 0, ptr %.11, align 8
  call fastcc void @part.0(ptr %.11, ptr %.1, ptr %.2, ptr %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7, ptr %.8, i64 %.9)
  %.25 = load i64, ptr %.11, align 8
  ret i64 %.25
}
define internal fastcc void @part.1(ptr %retptr, ptr %arg.out, i64 %arg.at, double %arg.value) unnamed_addr {
entry:
  %.8.i = fcmp olt double %arg.value, 0.000000e+00
  br i1 %.8.i, label %B34, label %B16.i
B16.i:
  %.14.i = fcmp une double %arg.value, 0.000000e+00
  %.22.i = fdiv double 1.000000e+00, %arg.value
  %.25.i = fcmp uge double %.22.i, 0.000000e+00
  %or.cond217 = or i1 %.14.i, %.25.i
  br i1 %or.cond217, label %B70, label %B34
B34:
  %.62 = getelementptr i8, ptr %arg.out, i64 %arg.at
  store i8 45, ptr %.62, align 1
  %.65 = add nsw i64 %arg.at, 1
  %.69 = fneg double %arg.value
  br label %B70
B70:
  %at.2.0 = phi i64 [ %.65, %B34 ], [ %arg.at, %B16.i ]
  %value.2.0 = phi double [ %.69, %B34 ], [ %arg.value, %B16.i ]
  %.82 = fcmp ueq double %value.2.0, 0x7FF0000000000000
  br i1 %.82, label %B102, label %B192
B102:
  %.86 = fcmp oeq double %value.2.0, 0x7FF0000000000000
  %.const.array.data..const.array.data.1 = select i1 %.86, ptr @.const.array.data, ptr @.const.array.data.1
  %0 = getelementptr i8, ptr %arg.out, i64 %at.2.0
  br label %B34.if.i
B34.if.i:
  %.47.056.i = phi i64 [ 0, %B102 ], [ %.118.i, %B34.if.i ]
  %.118.i = add nuw nsw i64 %.47.056.i, 1
  %1 = getelementptr i8, ptr %.const.array.data..const.array.data.1, i64 %.47.056.i
  %.172.i = load i8, ptr %1, align 1
  %.176.i = getelementptr i8, ptr %0, i64 %.47.056.i
  store i8 %.172.i, ptr %.176.i, align 1
  %exitcond.not.i = icmp eq i64 %.118.i, 3
  br i1 %exitcond.not.i, label %part.2.exit, label %B34.if.i
part.2.exit:
  %.191.i = add nsw i64 %at.2.0, 3
  br label %common.ret
B192:
  %.237 = fcmp oeq double %value.2.0, 0.000000e+00
  br i1 %.237, label %B204, label %B234
common.ret:
  %.41.i173.sink = phi i64 [ %.41.i144, %B178.i163 ], [ %.41.i173, %B740 ], [ %.249, %B204 ], [ %.191.i, %part.2.exit ], [ %.18.i.i, %B178.i.i ], [ %.41.i173, %B178.i192 ]
  store i64 %.41.i173.sink, ptr %retptr, align 8
  ret void
B204:
  %.244 = getelementptr i8, ptr %arg.out, i64 %at.2.0
  store i8 48, ptr %.244, align 1
  %.249 = add nsw i64 %at.2.0, 1
  br label %common.ret
B234:
  %.42.i = fcmp ult double %value.2.0, 1.000000e+01
  br i1 %.42.i, label %part.3.exit49.i, label %B50.i
B50.i:
  %exponent.3.0.i = phi i64 [ %exponent.3.0.i.be, %B50.i.backedge ], [ 0, %B234 ]
  %.51.i = xor i64 %exponent.3.0.i, -1
  %.115.i.i = icmp samesign ugt i64 %exponent.3.0.i, 21
  br i1 %.115.i.i, label %B82.i.i, label %B192.i.i.thread
B82.i.i:
  %value.4.0.i.i = phi double [ %.181.i.i, %B82.i.i ], [ %value.2.0, %B50.i ]
  %places.5.0.i.i = phi i64 [ %.187.i.i, %B82.i.i ], [ %.51.i, %B50.i ]
  %.181.i.i = fdiv double %value.4.0.i.i, 1.000000e+22
  %.187.i.i = add nuw nsw i64 %places.5.0.i.i, 22
  %.192.i.i = icmp samesign ult i64 %places.5.0.i.i, -44
  br i1 %.192.i.i, label %B82.i.i, label %B192.i.i
B192.i.i:
  %.300.i.i = sub nsw i64 -22, %places.5.0.i.i
  %.330.i.i = getelementptr double, ptr @.const.array.data.3, i64 %.300.i.i
  %.331.i.i = load double, ptr %.330.i.i, align 8
  %.339.i.i = fdiv double %.181.i.i, %.331.i.i
  %2 = fcmp ult double %.339.i.i, 1.000000e+01
  %.45.i = add nuw nsw i64 %exponent.3.0.i, 1
  br i1 %2, label %B82.i37.i, label %B50.i.backedge
B50.i.backedge:
  %exponent.3.0.i.be = phi i64 [ %.45.i, %B192.i.i ], [ %.45.i210, %B192.i.i.thread ]
  br label %B50.i
B192.i.i.thread:
  %3 = getelementptr double, ptr @.const.array.data.3, i64 %exponent.3.0.i
  %.330.i.i207 = getelementptr i8, ptr %3, i64 8
  %.331.i.i208 = load double, ptr %.330.i.i207, align 8
  %.339.i.i209 = fdiv double %value.2.0, %.331.i.i208
  %4 = fcmp ult double %.339.i.i209, 1.000000e+01
  %.45.i210 = add nuw nsw i64 %exponent.3.0.i, 1
  br i1 %4, label %B192.i23.i, label %B50.i.backedge
B82.i37.i:
  %value.4.0.i38.i = phi double [ %.181.i40.i, %B82.i37.i ], [ %value.2.0, %B192.i.i ]
  %places.5.0.i39.i = phi i64 [ %.187.i41.i, %B82.i37.i ], [ %.51.i, %B192.i.i ]
  %.181.i40.i = fdiv double %value.4.0.i38.i, 1.000000e+22
  %.187.i41.i = add nuw nsw i64 %places.5.0.i39.i, 22
  %.192.i42.i = icmp samesign ult i64 %places.5.0.i39.i, -44
  br i1 %.192.i42.i, label %B82.i37.i, label %B192.i23.i
B192.i23.i:
  %.45.i211213 = phi i64 [ %.45.i, %B82.i37.i ], [ %.45.i210, %B192.i.i.thread ]
  %places.6.1103.i24.i = phi i64 [ %.187.i41.i, %B82.i37.i ], [ %.51.i, %B192.i.i.thread ]
  %value.6.1102.i25.i = phi double [ %.181.i40.i, %B82.i37.i ], [ %value.2.0, %B192.i.i.thread ]
  %.300.i26.i = sub nsw i64 0, %places.6.1103.i24.i
  %.330.i27.i = getelementptr double, ptr @.const.array.data.3, i64 %.300.i26.i
  %.331.i28.i = load double, ptr %.330.i27.i, align 8
  %.339.i29.i = fdiv double %value.6.1102.i25.i, %.331.i28.i
  br label %part.3.exit49.i
part.3.exit49.i:
  %exponent.4.185.i = phi i64 [ %.45.i211213, %B192.i23.i ], [ 0, %B234 ]
  %"$phi224.2.2.0.i30.i" = phi double [ %.339.i29.i, %B192.i23.i ], [ %value.2.0, %B234 ]
  %.119.i = fcmp olt double %"$phi224.2.2.0.i30.i", 1.000000e+00
  br i1 %.119.i, label %B144.i, label %part.4.exit
B144.i:
  %exponent.5.0.i = phi i64 [ %.122.i, %part.3.exit81.i ], [ %exponent.4.185.i, %part.3.exit49.i ]
  %.128.i = sub i64 1, %exponent.5.0.i
  %.18.i50.i = icmp sgt i64 %.128.i, 22
  br i1 %.18.i50.i, label %B16.i75.i, label %B70.i51.i
B16.i75.i:
  %value.3.0.i76.i = phi double [ %.79.i78.i, %B16.i75.i ], [ %value.2.0, %B144.i ]
  %places.3.0.i77.i = phi i64 [ %.85.i79.i, %B16.i75.i ], [ %.128.i, %B144.i ]
  %.79.i78.i = fmul double %value.3.0.i76.i, 1.000000e+22
  %.85.i79.i = add nsw i64 %places.3.0.i77.i, -22
  %.90.i80.i = icmp samesign ugt i64 %places.3.0.i77.i, 44
  br i1 %.90.i80.i, label %B16.i75.i, label %B160.i63.i
B70.i51.i:
  %.115.i52.i = icmp slt i64 %.128.i, -22
  br i1 %.115.i52.i, label %B82.i69.i, label %B136.i53.i
B82.i69.i:
  %value.4.0.i70.i = phi double [ %.181.i72.i, %B82.i69.i ], [ %value.2.0, %B70.i51.i ]
  %places.5.0.i71.i = phi i64 [ %.187.i73.i, %B82.i69.i ], [ %.128.i, %B70.i51.i ]
  %.181.i72.i = fdiv double %value.4.0.i70.i, 1.000000e+22
  %.187.i73.i = add nuw nsw i64 %places.5.0.i71.i, 22
  %.192.i74.i = icmp samesign ult i64 %places.5.0.i71.i, -44
  br i1 %.192.i74.i, label %B82.i69.i, label %B192.i55.i
B136.i53.i:
  %.199.i54.i = icmp sgt i64 %.128.i, -1
  br i1 %.199.i54.i, label %B160.i63.i, label %B192.i55.i
B160.i63.i:
  %places.6.197.i64.i = phi i64 [ %.128.i, %B136.i53.i ], [ %.85.i79.i, %B16.i75.i ]
  %value.6.196.i65.i = phi double [ %value.2.0, %B136.i53.i ], [ %.79.i78.i, %B16.i75.i ]
  %.258.i66.i = getelementptr double, ptr @.const.array.data.3, i64 %places.6.197.i64.i
  %.259.i67.i = load double, ptr %.258.i66.i, align 8
  %.266.i68.i = fmul double %value.6.196.i65.i, %.259.i67.i
  br label %part.3.exit81.i
B192.i55.i:
  %places.6.1103.i56.i = phi i64 [ %.128.i, %B136.i53.i ], [ %.187.i73.i, %B82.i69.i ]
  %value.6.1102.i57.i = phi double [ %value.2.0, %B136.i53.i ], [ %.181.i72.i, %B82.i69.i ]
  %.300.i58.i = sub nsw i64 0, %places.6.1103.i56.i
  %.330.i59.i = getelementptr double, ptr @.const.array.data.3, i64 %.300.i58.i
  %.331.i60.i = load double, ptr %.330.i59.i, align 8
  %.339.i61.i = fdiv double %value.6.1102.i57.i, %.331.i60.i
  br label %part.3.exit81.i
part.3.exit81.i:
  %"$phi224.2.2.0.i62.i" = phi double [ %.266.i68.i, %B160.i63.i ], [ %.339.i61.i, %B192.i55.i ]
  %.122.i = add nsw i64 %exponent.5.0.i, -1
  %.154.i = fcmp olt double %"$phi224.2.2.0.i62.i", 1.000000e+00
  br i1 %.154.i, label %B144.i, label %part.4.exit
part.4.exit:
  %exponent.6.1.i = phi i64 [ %exponent.4.185.i, %part.3.exit49.i ], [ %.122.i, %part.3.exit81.i ]
  %.286 = sub nsw i64 8, %exponent.6.1.i
  %.18.i = icmp slt i64 %exponent.6.1.i, -14
  br i1 %.18.i, label %B16.i136, label %B70.i
B16.i136:
  %value.3.0.i = phi double [ %.79.i, %B16.i136 ], [ %value.2.0, %part.4.exit ]
  %places.3.0.i = phi i64 [ %.85.i, %B16.i136 ], [ %.286, %part.4.exit ]
  %.79.i = fmul double %value.3.0.i, 1.000000e+22
  %.85.i = add nsw i64 %places.3.0.i, -22
  %.90.i = icmp samesign ugt i64 %places.3.0.i, 44
  br i1 %.90.i, label %B16.i136, label %B160.i
B70.i:
  %.115.i = icmp sgt i64 %exponent.6.1.i, 30
  br i1 %.115.i, label %B82.i, label %B136.i
B82.i:
  %value.4.0.i = phi double [ %.181.i, %B82.i ], [ %value.2.0, %B70.i ]
  %places.5.0.i = phi i64 [ %.187.i, %B82.i ], [ %.286, %B70.i ]
  %.181.i = fdiv double %value.4.0.i, 1.000000e+22
  %.187.i = add nuw nsw i64 %places.5.0.i, 22
  %.192.i = icmp samesign ult i64 %places.5.0.i, -44
  br i1 %.192.i, label %B82.i, label %B192.i
B136.i:
  %.199.i = icmp slt i64 %exponent.6.1.i, 9
  br i1 %.199.i, label %B160.i, label %B192.i
B160.i:
  %places.6.197.i = phi i64 [ %.286, %B136.i ], [ %.85.i, %B16.i136 ]
  %value.6.196.i = phi double [ %value.2.0, %B136.i ], [ %.79.i, %B16.i136 ]
  %.258.i = getelementptr double, ptr @.const.array.data.3, i64 %places.6.197.i
  %.259.i = load double, ptr %.258.i, align 8
  %.266.i = fmul double %value.6.196.i, %.259.i
  br label %part.3.exit
B192.i:
  %places.6.1103.i = phi i64 [ %.286, %B136.i ], [ %.187.i, %B82.i ]
  %value.6.1102.i = phi double [ %value.2.0, %B136.i ], [ %.181.i, %B82.i ]
  %.300.i = sub nsw i64 0, %places.6.1103.i
  %.330.i = getelementptr double, ptr @.const.array.data.3, i64 %.300.i
  %.331.i = load double, ptr %.330.i, align 8
  %.339.i = fdiv double %value.6.1102.i, %.331.i
  br label %part.3.exit
part.3.exit:
  %"$phi224.2.2.0.i" = phi double [ %.266.i, %B160.i ], [ %.339.i, %B192.i ]
  %.5.i = fptosi double %"$phi224.2.2.0.i" to i64
  %.342 = sitofp i64 %.5.i to double
  %.343 = fsub double %"$phi224.2.2.0.i", %.342
  %.348 = fcmp ogt double %.343, 5.000000e-01
  br i1 %.348, label %B400, label %B370
B370:
  %.355 = fcmp une double %.343, 5.000000e-01
  %.373.0 = and i64 %.5.i, 1
  %.403.not = icmp eq i64 %.373.0, 0
  %or.cond218 = or i1 %.403.not, %.355
  br i1 %or.cond218, label %B410, label %B400
B400:
  %.408 = add nsw i64 %.5.i, 1
  br label %B410
B410:
  %digits.5.0 = phi i64 [ %.408, %B400 ], [ %.5.i, %B370 ]
  %.449 = icmp eq i64 %digits.5.0, 1000000000
  %.495 = zext i1 %.449 to i64
  %spec.select = add i64 %exponent.6.1.i, %.495
  %spec.select216 = select i1 %.449, i64 100000000, i64 %digits.5.0
  %.541 = srem i64 %spec.select216, 10
  %.543 = icmp slt i64 %.541, 0
  %.552 = add nsw i64 %.541, 10
  %.532.0 = select i1 %.543, i64 %.552, i64 %.541
  %.564 = icmp eq i64 %.532.0, 0
  br i1 %.564, label %B490, label %B528
B490:
  %digits.7.0 = phi i64 [ %.574.0, %B490 ], [ %spec.select216, %B410 ]
  %number.3.0 = phi i64 [ %.608, %B490 ], [ 9, %B410 ]
  %.585 = sdiv i64 %digits.7.0, 10
  %.586 = srem i64 %digits.7.0, 10
  %.586.lobit = ashr i64 %.586, 63
  %.574.0 = add nsw i64 %.586.lobit, %.585
  %.608 = add nsw i64 %number.3.0, -1
  %.636 = srem i64 %.574.0, 10
  %.638 = icmp slt i64 %.636, 0
  %.647 = add nsw i64 %.636, 10
  %.627.0 = select i1 %.638, i64 %.647, i64 %.636
  %.657 = icmp eq i64 %.627.0, 0
  br i1 %.657, label %B490, label %B528
B528:
  %digits.8.1 = phi i64 [ %spec.select216, %B410 ], [ %.574.0, %B490 ]
  %number.4.1 = phi i64 [ 9, %B410 ], [ %.608, %B490 ]
  %5 = add i64 %spec.select, -9
  %or.cond = icmp ult i64 %5, -13
  br i1 %or.cond, label %B572, label %B640
B572:
  %.18.i137 = add nsw i64 %number.4.1, %at.2.0
  %.21.i = icmp sgt i64 %number.4.1, 1
  %..i = zext i1 %.21.i to i64
  %.41.i = add nsw i64 %.18.i137, %..i
  %.1376772.i = icmp sgt i64 %number.4.1, 0
  br i1 %.1376772.i, label %B74.if.i, label %part.5.exit
B148.i:
  %.284.i = add nsw i64 %place.3.071.i, -2
  %.291.i = getelementptr i8, ptr %arg.out, i64 %.284.i
  store i8 46, ptr %.291.i, align 1
  br label %B178.i
B178.i:
  %place.4.1.i = phi i64 [ %.284.i, %B148.i ], [ %.176.i138, %B74.if.i ]
  %.137.i = icmp samesign ugt i64 %.82.069.i, 1
  br i1 %.137.i, label %B74.if.i, label %part.5.exit
B74.if.i:
  %place.3.071.i = phi i64 [ %place.4.1.i, %B178.i ], [ %.41.i, %B572 ]
  %digits.2.070.i = phi i64 [ %.241.0.i, %B178.i ], [ %digits.8.1, %B572 ]
  %.82.069.i = phi i64 [ %.146.i, %B178.i ], [ %number.4.1, %B572 ]
  %.146.i = add i64 %.82.069.i, -1
  %6 = icmp eq i64 %.146.i, 1
  %.176.i138 = add nsw i64 %place.3.071.i, -1
  %.206.i = srem i64 %digits.2.070.i, 10
  %.208.i = icmp slt i64 %.206.i, 0
  %.217.i = add nsw i64 %.206.i, 10
  %.197.0.i = select i1 %.208.i, i64 %.217.i, i64 %.206.i
  %7 = trunc nsw i64 %.197.0.i to i8
  %.230.i = add nsw i8 %7, 48
  %.231.i = getelementptr i8, ptr %arg.out, i64 %.176.i138
  store i8 %.230.i, ptr %.231.i, align 1
  %.252.i = sdiv i64 %digits.2.070.i, 10
  %.206.lobit.i = ashr i64 %.206.i, 63
  %.241.0.i = add nsw i64 %.206.lobit.i, %.252.i
  br i1 %6, label %B148.i, label %B178.i
part.5.exit:
  %.16.i = getelementptr i8, ptr %arg.out, i64 %.41.i
  store i8 101, ptr %.16.i, align 1
  %.19.i = icmp slt i64 %spec.select, 0
  %..i139 = select i1 %.19.i, i8 45, i8 43
  %.33.i = getelementptr i8, ptr %.16.i, i64 1
  store i8 %..i139, ptr %.33.i, align 1
  %.40.i = tail call i64 @llvm.abs.i64(i64 %spec.select, i1 false)
  %.48.i = icmp slt i64 %.40.i, 100
  %"$phi148.5.2.0.i" = select i1 %.48.i, i64 2, i64 3
  %.45.i140 = add nuw nsw i64 %"$phi148.5.2.0.i", 2
  %.18.i.i = add i64 %.45.i140, %.41.i
  br label %B178.i.i
B178.i.i:
  %place.3.071.i.i = phi i64 [ %.176.i.i, %B178.i.i ], [ %.18.i.i, %part.5.exit ]
  %digits.2.070.i.i = phi i64 [ %.241.0.i.i, %B178.i.i ], [ %.40.i, %part.5.exit ]
  %.82.069.i.i = phi i64 [ %.146.i.i, %B178.i.i ], [ %"$phi148.5.2.0.i", %part.5.exit ]
  %.176.i.i = add nsw i64 %place.3.071.i.i, -1
  %.206.i.i = srem i64 %digits.2.070.i.i, 10
  %.208.i.i = icmp slt i64 %.206.i.i, 0
  %.217.i.i = add nsw i64 %.206.i.i, 10
  %.197.0.i.i = select i1 %.208.i.i, i64 %.217.i.i, i64 %.206.i.i
  %8 = trunc nsw i64 %.197.0.i.i to i8
  %.230.i.i = add nsw i8 %8, 48
  %.231.i.i = getelementptr i8, ptr %arg.out, i64 %.176.i.i
  store i8 %.230.i.i, ptr %.231.i.i, align 1
  %.206.lobit.i.i = ashr i64 %.206.i.i, 63
  %.252.i.i = sdiv i64 %digits.2.070.i.i, 10
  %.241.0.i.i = add nsw i64 %.206.lobit.i.i, %.252.i.i
  %.146.i.i = add nsw i64 %.82.069.i.i, -1
  %.137.i.i = icmp samesign ugt i64 %.82.069.i.i, 1
  br i1 %.137.i.i, label %B178.i.i, label %common.ret
B640:
  %.738 = icmp sgt i64 %spec.select, -1
  br i1 %.738, label %B652, label %B740
B652:
  %.760.not = icmp sgt i64 %number.4.1, %spec.select
  %.pre = add nuw nsw i64 %spec.select, 1
  br i1 %.760.not, label %B696, label %B664
B664:
  %digits.9.0 = phi i64 [ %.765, %B664 ], [ %digits.8.1, %B652 ]
  %number.5.0 = phi i64 [ %.767, %B664 ], [ %number.4.1, %B652 ]
  %.765 = mul nsw i64 %digits.9.0, 10
  %.767 = add i64 %number.5.0, 1
  %exitcond.not = icmp eq i64 %number.5.0, %spec.select
  br i1 %exitcond.not, label %B696, label %B664
B696:
  %digits.10.1 = phi i64 [ %digits.8.1, %B652 ], [ %.765, %B664 ]
  %number.6.1 = phi i64 [ %number.4.1, %B652 ], [ %.pre, %B664 ]
  %.18.i141 = add nsw i64 %number.6.1, %at.2.0
  %.21.i142 = icmp samesign ult i64 %.pre, %number.6.1
  %..i143 = zext i1 %.21.i142 to i64
  %.41.i144 = add nsw i64 %.18.i141, %..i143
  br label %B74.if.i146
B148.i166:
  %.284.i167 = add nsw i64 %place.3.071.i147, -2
  %.291.i168 = getelementptr i8, ptr %arg.out, i64 %.284.i167
  store i8 46, ptr %.291.i168, align 1
  br label %B178.i163
B178.i163:
  %place.4.1.i164 = phi i64 [ %.284.i167, %B148.i166 ], [ %.176.i153, %B74.if.i146 ]
  %.137.i165 = icmp samesign ugt i64 %.82.069.i149, 1
  br i1 %.137.i165, label %B74.if.i146, label %common.ret
B74.if.i146:
  %place.3.071.i147 = phi i64 [ %place.4.1.i164, %B178.i163 ], [ %.41.i144, %B696 ]
  %digits.2.070.i148 = phi i64 [ %.241.0.i162, %B178.i163 ], [ %digits.10.1, %B696 ]
  %.82.069.i149 = phi i64 [ %.146.i151, %B178.i163 ], [ %number.6.1, %B696 ]
  %.146.i151 = add i64 %.82.069.i149, -1
  %9 = icmp eq i64 %.146.i151, %.pre
  %.176.i153 = add nsw i64 %place.3.071.i147, -1
  %.206.i154 = srem i64 %digits.2.070.i148, 10
  %.208.i155 = icmp slt i64 %.206.i154, 0
  %.217.i156 = add nsw i64 %.206.i154, 10
  %.197.0.i157 = select i1 %.208.i155, i64 %.217.i156, i64 %.206.i154
  %10 = trunc nsw i64 %.197.0.i157 to i8
  %.230.i158 = add nsw i8 %10, 48
  %.231.i159 = getelementptr i8, ptr %arg.out, i64 %.176.i153
  store i8 %.230.i158, ptr %.231.i159, align 1
  %.252.i160 = sdiv i64 %digits.2.070.i148, 10
  %.206.lobit.i161 = ashr i64 %.206.i154, 63
  %.241.0.i162 = add nsw i64 %.206.lobit.i161, %.252.i160
  br i1 %9, label %B148.i166, label %B178.i163
B740:
  %.829 = sub nsw i64 %number.4.1, %spec.select
  %.18.i170 = add nsw i64 %.829, %at.2.0
  %.21.i171 = icmp sgt i64 %.829, 1
  %..i172 = zext i1 %.21.i171 to i64
  %.41.i173 = add nsw i64 %.18.i170, %..i172
  %.1376772.i174 = icmp sgt i64 %.829, 0
  br i1 %.1376772.i174, label %B74.if.i175, label %common.ret
B148.i195:
  %.284.i196 = add nsw i64 %place.3.071.i176, -2
  %.291.i197 = getelementptr i8, ptr %arg.out, i64 %.284.i196
  store i8 46, ptr %.291.i197, align 1
  br label %B178.i192
B178.i192:
  %place.4.1.i193 = phi i64 [ %.284.i196, %B148.i195 ], [ %.176.i182, %B74.if.i175 ]
  %.137.i194 = icmp samesign ugt i64 %.82.069.i178, 1
  br i1 %.137.i194, label %B74.if.i175, label %common.ret
B74.if.i175:
  %place.3.071.i176 = phi i64 [ %place.4.1.i193, %B178.i192 ], [ %.41.i173, %B740 ]
  %digits.2.070.i177 = phi i64 [ %.241.0.i191, %B178.i192 ], [ %digits.8.1, %B740 ]
  %.82.069.i178 = phi i64 [ %.146.i180, %B178.i192 ], [ %.829, %B740 ]
  %.146.i180 = add i64 %.82.069.i178, -1
  %11 = icmp eq i64 %.146.i180, 1
  %.176.i182 = add nsw i64 %place.3.071.i176, -1
  %.206.i183 = srem i64 %digits.2.070.i177, 10
  %.208.i184 = icmp slt i64 %.206.i183, 0
  %.217.i185 = add nsw i64 %.206.i183, 10
  %.197.0.i186 = select i1 %.208.i184, i64 %.217.i185, i64 %.206.i183
  %12 = trunc nsw i64 %.197.0.i186 to i8
  %.230.i187 = add nsw i8 %12, 48
  %.231.i188 = getelementptr i8, ptr %arg.out, i64 %.176.i182
  store i8 %.230.i187, ptr %.231.i188, align 1
  %.252.i189 = sdiv i64 %digits.2.070.i177, 10
  %.206.lobit.i190 = ashr i64 %.206.i183, 63
  %.241.0.i191 = add nsw i64 %.206.lobit.i190, %.252.i189
  br i1 %11, label %B148.i195, label %B178.i192
}
declare i64 @llvm.abs.i64(i64, i1 immarg)

