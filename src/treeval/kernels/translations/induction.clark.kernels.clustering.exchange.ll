; sources 66345aa8310c75ca611de4db08bc54d1960458903bb2fa090d2a478cf82976e6
define internal fastcc void @part.0(ptr %retptr, ptr %arg.order, i64 %arg.movable, ptr %arg.tokens, i64 %arg.length, ptr %arg.places, ptr %arg.starts, ptr %arg.frequencies, ptr %arg.classes, ptr %arg.pairs, ptr %arg.rows, ptr %arg.columns, ptr %arg.totals, ptr %arg.spelt, ptr %arg.bias, ptr %arg.logs, ptr %arg.left, ptr %arg.right, ptr %arg.busy, ptr %arg.freed, i64 %arg.number) unnamed_addr {
entry:
  %.179316.not = icmp slt i64 %arg.movable, 1
  br i1 %.179316.not, label %B842, label %B150.if.lr.ph
B150.if.lr.ph:
  %.117137.not.i = icmp slt i64 %arg.number, 1
  %.356.i = getelementptr i64, ptr %arg.busy, i64 %arg.number
  br label %B150.if
B228:
  br i1 %.117137.not.i, label %B90.i, label %B44.if.i
B90.i:
  %.180.i = getelementptr i64, ptr %arg.starts, i64 %.219
  %.181.i = load i64, ptr %.180.i, align 8
  %.186.i = getelementptr i8, ptr %.180.i, i64 8
  %.187.i = load i64, ptr %.186.i, align 8
  %.224.i = sub i64 %.187.i, %.181.i
  %.267140.not.i = icmp slt i64 %.224.i, 1
  br i1 %.267140.not.i, label %part.1.exit, label %B184.if.i
B226.i:
  %0 = getelementptr i64, ptr %arg.tokens, i64 %.312.i
  %.325.i = getelementptr i8, ptr %0, i64 -8
  %.326.i = load i64, ptr %.325.i, align 8
  %.328.i = getelementptr i64, ptr %arg.classes, i64 %.326.i
  %.329.i = load i64, ptr %.328.i, align 8
  %.330.i = getelementptr i64, ptr %arg.left, i64 %.329.i
  %.331.i = load i64, ptr %.330.i, align 8
  %.332.i = add nsw i64 %.331.i, 1
  store i64 %.332.i, ptr %.330.i, align 8
  %.336.i = add nsw i64 %lefts.2.0144.i, 1
  br label %B318.i
B318.i:
  %lefts.3.1.i = phi i64 [ %.336.i, %B226.i ], [ %lefts.2.0144.i, %B184.if.i ]
  %.353.i = add nsw i64 %.312.i, 1
  %.355.i = icmp slt i64 %.353.i, %arg.length
  br i1 %.355.i, label %B336.i, label %B482.i
B336.i:
  %.367.i = getelementptr i64, ptr %arg.tokens, i64 %.353.i
  %.368.i = load i64, ptr %.367.i, align 8
  %.370.i = getelementptr i64, ptr %arg.classes, i64 %.368.i
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = getelementptr i64, ptr %arg.right, i64 %.371.i
  %.373.i = load i64, ptr %.372.i, align 8
  %.374.i = add nsw i64 %.373.i, 1
  store i64 %.374.i, ptr %.372.i, align 8
  %.378.i = add nsw i64 %rights.2.0145.i, 1
  %.391.i = load i64, ptr %.367.i, align 8
  %.393.i = icmp eq i64 %.391.i, %.219
  %..i = zext i1 %.393.i to i64
  %.415.i = add nsw i64 %doubled.2.0143.i, %..i
  br label %B482.i
B482.i:
  %doubled.3.1.i = phi i64 [ %.415.i, %B336.i ], [ %doubled.2.0143.i, %B318.i ]
  %rights.3.1.i = phi i64 [ %.378.i, %B336.i ], [ %rights.2.0145.i, %B318.i ]
  %.267.i = icmp samesign ugt i64 %.214.0142.i, 1
  br i1 %.267.i, label %B184.if.i, label %part.1.exit
B44.if.i:
  %.59.0138.i = phi i64 [ %.130.i, %B44.if.i ], [ 0, %B228 ]
  %.130.i = add nuw nsw i64 %.59.0138.i, 1
  %.157.i = getelementptr i64, ptr %arg.left, i64 %.59.0138.i
  store i64 0, ptr %.157.i, align 8
  %.161.i = getelementptr i64, ptr %arg.right, i64 %.59.0138.i
  store i64 0, ptr %.161.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.number, %.130.i
  br i1 %exitcond.not.i, label %B90.i, label %B44.if.i
B184.if.i:
  %rights.2.0145.i = phi i64 [ %rights.3.1.i, %B482.i ], [ 0, %B90.i ]
  %lefts.2.0144.i = phi i64 [ %lefts.3.1.i, %B482.i ], [ 0, %B90.i ]
  %doubled.2.0143.i = phi i64 [ %doubled.3.1.i, %B482.i ], [ 0, %B90.i ]
  %.214.0142.i = phi i64 [ %.276.i, %B482.i ], [ %.224.i, %B90.i ]
  %.211.0141.i = phi i64 [ %.280.i, %B482.i ], [ %.181.i, %B90.i ]
  %.276.i = add nsw i64 %.214.0142.i, -1
  %.280.i = add i64 %.211.0141.i, 1
  %.311.i = getelementptr i64, ptr %arg.places, i64 %.211.0141.i
  %.312.i = load i64, ptr %.311.i, align 8
  %.317.i = icmp sgt i64 %.312.i, 0
  br i1 %.317.i, label %B226.i, label %B318.i
part.1.exit:
  %doubled.2.0.lcssa.i = phi i64 [ 0, %B90.i ], [ %doubled.3.1.i, %B482.i ]
  %lefts.2.0.lcssa.i = phi i64 [ 0, %B90.i ], [ %lefts.3.1.i, %B482.i ]
  %rights.2.0.lcssa.i = phi i64 [ 0, %B90.i ], [ %rights.3.1.i, %B482.i ]
  %invariant.gep.i = getelementptr i64, ptr %arg.pairs, i64 %.226
  br i1 %.117137.not.i, label %part.2.exit, label %B60.if.lr.ph.i
B60.if.lr.ph.i:
  %.223.i = mul nsw i64 %.226, %arg.number
  %1 = getelementptr i64, ptr %arg.pairs, i64 %.223.i
  br label %B60.if.i
B86.i:
  %.193.i = getelementptr i64, ptr %arg.left, i64 %.72.084.i
  %.194.i = load i64, ptr %.193.i, align 8
  %.195.not.i = icmp eq i64 %.194.i, 0
  br i1 %.195.not.i, label %B102.i, label %B118.i
B102.i:
  %.205.i = getelementptr i64, ptr %arg.right, i64 %.72.084.i
  %.206.i = load i64, ptr %.205.i, align 8
  %.207.not.i = icmp eq i64 %.206.i, 0
  br i1 %.207.not.i, label %B338.i, label %B118.i
B118.i:
  %.212.i = getelementptr i64, ptr %arg.busy, i64 %number.2.085.i
  store i64 %.72.084.i, ptr %.212.i, align 8
  %.215.i = add nsw i64 %number.2.085.i, 1
  %.227.i = getelementptr i64, ptr %1, i64 %.72.084.i
  %.228.i = load i64, ptr %.227.i, align 8
  %.231.i = getelementptr i64, ptr %arg.right, i64 %.72.084.i
  %.232.i = load i64, ptr %.231.i, align 8
  %.8.i.i = sub i64 %.228.i, %.232.i
  %.6.i.i.i = getelementptr double, ptr %arg.logs, i64 %.8.i.i
  %.7.i.i.i = load double, ptr %.6.i.i.i, align 8
  %.8.i.i.i = sitofp i64 %.8.i.i to double
  %.9.i.i.i = fmul double %.7.i.i.i, %.8.i.i.i
  %.6.i2.i.i = getelementptr double, ptr %arg.logs, i64 %.228.i
  %.7.i3.i.i = load double, ptr %.6.i2.i.i, align 8
  %.8.i4.i.i = sitofp i64 %.228.i to double
  %.9.i5.i.i = fmul double %.7.i3.i.i, %.8.i4.i.i
  %.60.i.i = fsub double %.9.i.i.i, %.9.i5.i.i
  store double %.60.i.i, ptr %.181.i223, align 8
  %.270.i = mul nuw nsw i64 %.72.084.i, %arg.number
  %gep.i = getelementptr i64, ptr %invariant.gep.i, i64 %.270.i
  %.275.i = load i64, ptr %gep.i, align 8
  %.279.i = load i64, ptr %.193.i, align 8
  %.8.i72.i = sub i64 %.275.i, %.279.i
  %.6.i.i73.i = getelementptr double, ptr %arg.logs, i64 %.8.i72.i
  %.7.i.i74.i = load double, ptr %.6.i.i73.i, align 8
  %.8.i.i75.i = sitofp i64 %.8.i72.i to double
  %.9.i.i76.i = fmul double %.7.i.i74.i, %.8.i.i75.i
  %.6.i2.i77.i = getelementptr double, ptr %arg.logs, i64 %.275.i
  %.7.i3.i78.i = load double, ptr %.6.i2.i77.i, align 8
  %.8.i4.i79.i = sitofp i64 %.275.i to double
  %.9.i5.i80.i = fmul double %.7.i3.i78.i, %.8.i4.i79.i
  %.60.i81.i = fsub double %.9.i.i76.i, %.9.i5.i80.i
  %.306.i = fadd double %.60.i.i, %.60.i81.i
  store double %.306.i, ptr %.181.i223, align 8
  %.318.i = fadd double %all_freed.2.086.i, %.306.i
  br label %B338.i
B338.i:
  %number.3.1.i = phi i64 [ %.215.i, %B118.i ], [ %number.2.085.i, %B102.i ], [ %number.2.085.i, %B60.if.i ]
  %all_freed.3.1.i = phi double [ %.318.i, %B118.i ], [ %all_freed.2.086.i, %B102.i ], [ %all_freed.2.086.i, %B60.if.i ]
  %exitcond.not.i224 = icmp eq i64 %.143.i, %arg.number
  br i1 %exitcond.not.i224, label %part.2.exit, label %B60.if.i
B60.if.i:
  %all_freed.2.086.i = phi double [ 0.000000e+00, %B60.if.lr.ph.i ], [ %all_freed.3.1.i, %B338.i ]
  %number.2.085.i = phi i64 [ 0, %B60.if.lr.ph.i ], [ %number.3.1.i, %B338.i ]
  %.72.084.i = phi i64 [ 0, %B60.if.lr.ph.i ], [ %.143.i, %B338.i ]
  %.143.i = add nuw nsw i64 %.72.084.i, 1
  %.181.i223 = getelementptr double, ptr %arg.freed, i64 %.72.084.i
  store double 0.000000e+00, ptr %.181.i223, align 8
  %.185.not.i = icmp eq i64 %.72.084.i, %.226
  br i1 %.185.not.i, label %B338.i, label %B86.i
part.2.exit:
  %spec.select305 = phi i64 [ 0, %part.1.exit ], [ %arg.number, %B338.i ]
  %number.2.0.lcssa.i = phi i64 [ 0, %part.1.exit ], [ %number.3.1.i, %B338.i ]
  %all_freed.2.0.lcssa.i = phi double [ 0.000000e+00, %part.1.exit ], [ %all_freed.3.1.i, %B338.i ]
  store i64 %number.2.0.lcssa.i, ptr %.356.i, align 8
  %.343 = sub i64 0, %.230
  %.22.i = getelementptr i64, ptr %arg.rows, i64 %.226
  %.23.i = load i64, ptr %.22.i, align 8
  %.25.i = getelementptr i64, ptr %arg.columns, i64 %.226
  %.26.i = load i64, ptr %.25.i, align 8
  %.27.i = add nsw i64 %.26.i, %.23.i
  %.30.i = load i64, ptr %.239, align 8
  %.31.i = getelementptr double, ptr %arg.logs, i64 %.30.i
  %.32.i = load double, ptr %.31.i, align 8
  %.33.i = sitofp i64 %.27.i to double
  %.34.i = fmul double %.32.i, %.33.i
  %2 = add i64 %rights.2.0.lcssa.i, %lefts.2.0.lcssa.i
  %.36.i = sub i64 %.27.i, %2
  %.45.i = getelementptr double, ptr %.31.i, i64 %.343
  %.46.i = load double, ptr %.45.i, align 8
  %.47.i = sitofp i64 %.36.i to double
  %.48.i = fmul double %.46.i, %.47.i
  %.49.i = fsub double %.48.i, %.34.i
  %.379 = fsub double %all_freed.2.0.lcssa.i, %.49.i
  %.385 = mul nsw i64 %.219, %arg.number
  %3 = getelementptr double, ptr %arg.spelt, i64 %.385
  %.389 = getelementptr double, ptr %3, i64 %.226
  %.390 = load double, ptr %.389, align 8
  %.481311 = icmp sgt i64 %spec.select305, 0
  br i1 %.481311, label %B428.if.lr.ph, label %B843
B428.if.lr.ph:
  %.546 = fcmp ueq double %.390, 0xFFF0000000000000
  %.25.i226 = getelementptr double, ptr %arg.bias, i64 %.226
  %.144131.not.i = icmp slt i64 %number.2.0.lcssa.i, 1
  %.46.i249 = mul nsw i64 %.226, %arg.number
  %4 = getelementptr i64, ptr %arg.pairs, i64 %.46.i249
  %.301.i = getelementptr i64, ptr %4, i64 %.226
  %.305.i = getelementptr i64, ptr %arg.left, i64 %.226
  %.311.i251 = getelementptr i64, ptr %arg.right, i64 %.226
  br label %B428.if
B528:
  %.21.i = getelementptr double, ptr %arg.bias, i64 %.425.0312
  %.22.i225 = load double, ptr %.21.i, align 8
  %.26.i227 = load double, ptr %.25.i226, align 8
  %.27.i228 = fcmp une double %.22.i225, %.26.i227
  %.43.i = fsub double %.22.i225, %.26.i227
  %"$phi76.0.2.0.i" = select i1 %.27.i228, double %.43.i, double 0.000000e+00
  %.62.i = fcmp une double %.529, %.390
  %.72.i = fsub double %.529, %.390
  %"$phi116.3.2.0.i" = select i1 %.62.i, double %.72.i, double 0.000000e+00
  %.90.i = fadd double %"$phi116.3.2.0.i", %"$phi76.0.2.0.i"
  %.49.i229 = mul nsw i64 %.425.0312, %arg.number
  %invariant.gep.i231 = getelementptr i64, ptr %arg.pairs, i64 %.425.0312
  br i1 %.144131.not.i, label %part.3.exit, label %B86.if.lr.ph.i
B86.if.lr.ph.i:
  %5 = getelementptr i64, ptr %arg.pairs, i64 %.49.i229
  br label %B86.if.i
B118.i234:
  %.201.i = getelementptr i64, ptr %5, i64 %.188.i
  %.202.i = load i64, ptr %.201.i, align 8
  %.205.i235 = getelementptr i64, ptr %arg.right, i64 %.188.i
  %.206.i236 = load i64, ptr %.205.i235, align 8
  %.8.i.i237 = add nsw i64 %.206.i236, %.202.i
  %.6.i.i.i238 = getelementptr double, ptr %arg.logs, i64 %.8.i.i237
  %.7.i.i.i239 = load double, ptr %.6.i.i.i238, align 8
  %.8.i.i.i240 = sitofp i64 %.8.i.i237 to double
  %.9.i.i.i241 = fmul double %.7.i.i.i239, %.8.i.i.i240
  %.6.i2.i.i242 = getelementptr double, ptr %arg.logs, i64 %.202.i
  %.7.i3.i.i243 = load double, ptr %.6.i2.i.i242, align 8
  %.8.i4.i.i244 = sitofp i64 %.202.i to double
  %.9.i5.i.i245 = fmul double %.7.i3.i.i243, %.8.i4.i.i244
  %.60.i.i246 = fsub double %.9.i.i.i241, %.9.i5.i.i245
  %.235.i = mul nsw i64 %.188.i, %arg.number
  %gep.i247 = getelementptr i64, ptr %invariant.gep.i231, i64 %.235.i
  %.240.i = load i64, ptr %gep.i247, align 8
  %.243.i = getelementptr i64, ptr %arg.left, i64 %.188.i
  %.244.i = load i64, ptr %.243.i, align 8
  %.8.i80.i = add nsw i64 %.244.i, %.240.i
  %.6.i.i81.i = getelementptr double, ptr %arg.logs, i64 %.8.i80.i
  %.7.i.i82.i = load double, ptr %.6.i.i81.i, align 8
  %.8.i.i83.i = sitofp i64 %.8.i80.i to double
  %.9.i.i84.i = fmul double %.7.i.i82.i, %.8.i.i83.i
  %.6.i2.i85.i = getelementptr double, ptr %arg.logs, i64 %.240.i
  %.7.i3.i86.i = load double, ptr %.6.i2.i85.i, align 8
  %.8.i4.i87.i = sitofp i64 %.240.i to double
  %.9.i5.i88.i = fmul double %.7.i3.i86.i, %.8.i4.i87.i
  %.60.i89.i = fsub double %.9.i.i84.i, %.9.i5.i88.i
  %.272.i = fadd double %.60.i.i246, %.60.i89.i
  %.274.i = fadd double %total.6.0134.i, %.272.i
  br label %B260.i
B260.i:
  %total.7.1.i = phi double [ %.274.i, %B118.i234 ], [ %total.6.0134.i, %B86.if.i ]
  %exitcond.not.i248 = icmp eq i64 %.157.i232, %number.2.0.lcssa.i
  br i1 %exitcond.not.i248, label %part.3.exit, label %B86.if.i
B86.if.i:
  %total.6.0134.i = phi double [ 0.000000e+00, %B86.if.lr.ph.i ], [ %total.7.1.i, %B260.i ]
  %.86.0133.i = phi i64 [ 0, %B86.if.lr.ph.i ], [ %.157.i232, %B260.i ]
  %.157.i232 = add nuw nsw i64 %.86.0133.i, 1
  %.187.i233 = getelementptr i64, ptr %arg.busy, i64 %.86.0133.i
  %.188.i = load i64, ptr %.187.i233, align 8
  %.194.not.i = icmp eq i64 %.188.i, %.425.0312
  br i1 %.194.not.i, label %B260.i, label %B118.i234
part.3.exit:
  %total.6.0.lcssa.i = phi double [ 0.000000e+00, %B528 ], [ %total.7.1.i, %B260.i ]
  %.302.i = load i64, ptr %.301.i, align 8
  %.306.i250 = load i64, ptr %.305.i, align 8
  %.312.i252 = load i64, ptr %.311.i251, align 8
  %.neg = add i64 %.302.i, %doubled.2.0.lcssa.i
  %6 = add i64 %.306.i250, %.312.i252
  %.8.i90.i = sub i64 %.neg, %6
  %.6.i.i91.i = getelementptr double, ptr %arg.logs, i64 %.8.i90.i
  %.7.i.i92.i = load double, ptr %.6.i.i91.i, align 8
  %.8.i.i93.i = sitofp i64 %.8.i90.i to double
  %.9.i.i94.i = fmul double %.7.i.i92.i, %.8.i.i93.i
  %.6.i2.i95.i = getelementptr double, ptr %arg.logs, i64 %.302.i
  %.7.i3.i96.i = load double, ptr %.6.i2.i95.i, align 8
  %.8.i4.i97.i = sitofp i64 %.302.i to double
  %.9.i5.i98.i = fmul double %.7.i3.i96.i, %.8.i4.i97.i
  %.60.i99.i = fsub double %.9.i.i94.i, %.9.i5.i98.i
  %7 = getelementptr i64, ptr %arg.pairs, i64 %.49.i229
  %.348.i = getelementptr i64, ptr %7, i64 %.425.0312
  %.349.i = load i64, ptr %.348.i, align 8
  %.352.i = getelementptr i64, ptr %arg.left, i64 %.425.0312
  %.353.i253 = load i64, ptr %.352.i, align 8
  %.355.i254 = add nsw i64 %.353.i253, %doubled.2.0.lcssa.i
  %.358.i = getelementptr i64, ptr %arg.right, i64 %.425.0312
  %.359.i = load i64, ptr %.358.i, align 8
  %.360.i = add i64 %.359.i, %.349.i
  %.8.i100.i = add i64 %.360.i, %.355.i254
  %.6.i.i101.i = getelementptr double, ptr %arg.logs, i64 %.8.i100.i
  %.7.i.i102.i = load double, ptr %.6.i.i101.i, align 8
  %.8.i.i103.i = sitofp i64 %.8.i100.i to double
  %.9.i.i104.i = fmul double %.7.i.i102.i, %.8.i.i103.i
  %.6.i2.i105.i = getelementptr double, ptr %arg.logs, i64 %.349.i
  %.7.i3.i106.i = load double, ptr %.6.i2.i105.i, align 8
  %.8.i4.i107.i = sitofp i64 %.349.i to double
  %.9.i5.i108.i = fmul double %.7.i3.i106.i, %.8.i4.i107.i
  %.60.i109.i = fsub double %.9.i.i104.i, %.9.i5.i108.i
  %.394.i = getelementptr i64, ptr %4, i64 %.425.0312
  %.395.i = load i64, ptr %.394.i, align 8
  %8 = add i64 %doubled.2.0.lcssa.i, %.359.i
  %.406.i = sub i64 %.306.i250, %8
  %.8.i110.i = add nsw i64 %.406.i, %.395.i
  %.6.i.i111.i = getelementptr double, ptr %arg.logs, i64 %.8.i110.i
  %.7.i.i112.i = load double, ptr %.6.i.i111.i, align 8
  %.8.i.i113.i = sitofp i64 %.8.i110.i to double
  %.9.i.i114.i = fmul double %.7.i.i112.i, %.8.i.i113.i
  %.6.i2.i115.i = getelementptr double, ptr %arg.logs, i64 %.395.i
  %.7.i3.i116.i = load double, ptr %.6.i2.i115.i, align 8
  %.8.i4.i117.i = sitofp i64 %.395.i to double
  %.9.i5.i118.i = fmul double %.7.i3.i116.i, %.8.i4.i117.i
  %.60.i119.i = fsub double %.9.i.i114.i, %.9.i5.i118.i
  %.440.i = getelementptr i64, ptr %7, i64 %.226
  %.441.i = load i64, ptr %.440.i, align 8
  %.460.i = sub i64 %.312.i252, %.355.i254
  %.8.i120.i = add nsw i64 %.441.i, %.460.i
  %.6.i.i121.i = getelementptr double, ptr %arg.logs, i64 %.8.i120.i
  %.7.i.i122.i = load double, ptr %.6.i.i121.i, align 8
  %.8.i.i123.i = sitofp i64 %.8.i120.i to double
  %.9.i.i124.i = fmul double %.7.i.i122.i, %.8.i.i123.i
  %.6.i2.i125.i = getelementptr double, ptr %arg.logs, i64 %.441.i
  %.7.i3.i126.i = load double, ptr %.6.i2.i125.i, align 8
  %.8.i4.i127.i = sitofp i64 %.441.i to double
  %.9.i5.i128.i = fmul double %.7.i3.i126.i, %.8.i4.i127.i
  %.60.i129.i = fsub double %.9.i.i124.i, %.9.i5.i128.i
  %.340.i = fadd double %total.6.0.lcssa.i, %.60.i99.i
  %.386.i = fadd double %.340.i, %.60.i109.i
  %.432.i = fadd double %.386.i, %.60.i119.i
  %.490.i = fadd double %.432.i, %.60.i129.i
  %.493.i = getelementptr double, ptr %arg.freed, i64 %.425.0312
  %.494.i = load double, ptr %.493.i, align 8
  %.499.i = fsub double %.490.i, %.494.i
  %.22.i255 = getelementptr i64, ptr %arg.rows, i64 %.425.0312
  %.23.i256 = load i64, ptr %.22.i255, align 8
  %.25.i257 = getelementptr i64, ptr %arg.columns, i64 %.425.0312
  %.26.i258 = load i64, ptr %.25.i257, align 8
  %.27.i259 = add nsw i64 %.26.i258, %.23.i256
  %.29.i260 = getelementptr i64, ptr %arg.totals, i64 %.425.0312
  %.30.i261 = load i64, ptr %.29.i260, align 8
  %.31.i262 = getelementptr double, ptr %arg.logs, i64 %.30.i261
  %.32.i263 = load double, ptr %.31.i262, align 8
  %.33.i264 = sitofp i64 %.27.i259 to double
  %.34.i265 = fmul double %.32.i263, %.33.i264
  %.36.i267 = add i64 %.27.i259, %2
  %.45.i268 = getelementptr double, ptr %.31.i262, i64 %.230
  %.46.i269 = load double, ptr %.45.i268, align 8
  %.47.i270 = sitofp i64 %.36.i267 to double
  %.48.i271 = fmul double %.46.i269, %.47.i270
  %.49.i272 = fsub double %.48.i271, %.34.i265
  %.618 = fadd double %.379, %.90.i
  %.650 = fadd double %.618, %.499.i
  %.686 = fsub double %.650, %.49.i272
  %.692 = fcmp ogt double %.686, %best.2.2315
  %target.4.4 = select i1 %.692, i64 %.425.0312, i64 %target.2.2314
  %best.4.4 = select i1 %.692, double %.686, double %best.2.2315
  br label %B844
B686:
  %.738.not = icmp eq i64 %target.3.3, %.226
  br i1 %.738.not, label %B843, label %B698
B698:
  %.43.i273 = mul nsw i64 %target.3.3, %arg.number
  br i1 %.144131.not.i, label %part.4.exit, label %B82.if.lr.ph.i
B82.if.lr.ph.i:
  %9 = getelementptr i64, ptr %arg.pairs, i64 %.43.i273
  br label %B82.if.i
B114.i:
  %.187.i274 = getelementptr i64, ptr %9, i64 %.175.i
  %.188.i275 = load i64, ptr %.187.i274, align 8
  %.191.i = getelementptr i64, ptr %arg.right, i64 %.175.i
  %.192.i = load i64, ptr %.191.i, align 8
  %.193.i276 = add nsw i64 %.192.i, %.188.i275
  store i64 %.193.i276, ptr %.187.i274, align 8
  %.201.i277 = getelementptr i64, ptr %4, i64 %.175.i
  %.202.i278 = load i64, ptr %.201.i277, align 8
  %.206.i279 = load i64, ptr %.191.i, align 8
  %.207.i = sub nsw i64 %.202.i278, %.206.i279
  store i64 %.207.i, ptr %.201.i277, align 8
  %.213.i = mul nsw i64 %.175.i, %arg.number
  %10 = getelementptr i64, ptr %arg.pairs, i64 %.213.i
  %.217.i = getelementptr i64, ptr %10, i64 %target.3.3
  %.218.i = load i64, ptr %.217.i, align 8
  %.221.i = getelementptr i64, ptr %arg.left, i64 %.175.i
  %.222.i = load i64, ptr %.221.i, align 8
  %.223.i280 = add nsw i64 %.222.i, %.218.i
  store i64 %.223.i280, ptr %.217.i, align 8
  %.233.i = getelementptr i64, ptr %10, i64 %.226
  %.234.i = load i64, ptr %.233.i, align 8
  %.238.i = load i64, ptr %.221.i, align 8
  %.241.i = sub nsw i64 %.234.i, %.238.i
  store i64 %.241.i, ptr %.233.i, align 8
  br label %B326.i
B326.i:
  %exitcond.not.i281 = icmp eq i64 %.148.i, %number.2.0.lcssa.i
  br i1 %exitcond.not.i281, label %part.4.exit, label %B82.if.i
B82.if.i:
  %.77.083.i = phi i64 [ 0, %B82.if.lr.ph.i ], [ %.148.i, %B326.i ]
  %.148.i = add nuw nsw i64 %.77.083.i, 1
  %.174.i = getelementptr i64, ptr %arg.busy, i64 %.77.083.i
  %.175.i = load i64, ptr %.174.i, align 8
  %.181.not.i = icmp eq i64 %.175.i, %target.3.3
  br i1 %.181.not.i, label %B326.i, label %B114.i
part.4.exit:
  %.262.i = load i64, ptr %.301.i, align 8
  %.266.i = load i64, ptr %.305.i, align 8
  %.272.i282 = load i64, ptr %.311.i251, align 8
  %.neg2 = add i64 %.262.i, %doubled.2.0.lcssa.i
  %11 = add i64 %.266.i, %.272.i282
  %.274.i284 = sub i64 %.neg2, %11
  store i64 %.274.i284, ptr %.301.i, align 8
  %12 = getelementptr i64, ptr %arg.pairs, i64 %.43.i273
  %.282.i = getelementptr i64, ptr %12, i64 %target.3.3
  %.283.i = load i64, ptr %.282.i, align 8
  %.286.i = getelementptr i64, ptr %arg.left, i64 %target.3.3
  %.287.i = load i64, ptr %.286.i, align 8
  %.292.i = getelementptr i64, ptr %arg.right, i64 %target.3.3
  %.293.i = load i64, ptr %.292.i, align 8
  %.289.i = add i64 %.283.i, %doubled.2.0.lcssa.i
  %.294.i = add i64 %.289.i, %.287.i
  %.295.i = add i64 %.294.i, %.293.i
  store i64 %.295.i, ptr %.282.i, align 8
  %.305.i285 = getelementptr i64, ptr %4, i64 %target.3.3
  %.306.i286 = load i64, ptr %.305.i285, align 8
  %.310.i = load i64, ptr %.305.i, align 8
  %.314.i = load i64, ptr %.292.i, align 8
  %13 = add i64 %.306.i286, %.310.i
  %14 = add i64 %doubled.2.0.lcssa.i, %.314.i
  %.318.i287 = sub i64 %13, %14
  store i64 %.318.i287, ptr %.305.i285, align 8
  %.328.i288 = getelementptr i64, ptr %12, i64 %.226
  %.329.i289 = load i64, ptr %.328.i288, align 8
  %.333.i = load i64, ptr %.311.i251, align 8
  %.341.i = load i64, ptr %.286.i, align 8
  %15 = add i64 %.329.i289, %.333.i
  %16 = add i64 %doubled.2.0.lcssa.i, %.341.i
  %.351.i = sub i64 %15, %16
  store i64 %.351.i, ptr %.328.i288, align 8
  %.22.i291 = load i64, ptr %.22.i, align 8
  %.23.i292 = sub i64 %.22.i291, %rights.2.0.lcssa.i
  store i64 %.23.i292, ptr %.22.i, align 8
  %.28.i = load i64, ptr %.25.i, align 8
  %.29.i294 = sub i64 %.28.i, %lefts.2.0.lcssa.i
  store i64 %.29.i294, ptr %.25.i, align 8
  %.38.i = load i64, ptr %.239, align 8
  %.39.i = sub i64 %.38.i, %.230
  store i64 %.39.i, ptr %.239, align 8
  %.21.i295 = getelementptr i64, ptr %arg.rows, i64 %target.3.3
  %.22.i296 = load i64, ptr %.21.i295, align 8
  %.23.i297 = add nsw i64 %.22.i296, %rights.2.0.lcssa.i
  store i64 %.23.i297, ptr %.21.i295, align 8
  %.27.i298 = getelementptr i64, ptr %arg.columns, i64 %target.3.3
  %.28.i299 = load i64, ptr %.27.i298, align 8
  %.29.i300 = add nsw i64 %.28.i299, %lefts.2.0.lcssa.i
  store i64 %.29.i300, ptr %.27.i298, align 8
  %.37.i301 = getelementptr i64, ptr %arg.totals, i64 %target.3.3
  %.38.i302 = load i64, ptr %.37.i301, align 8
  %.39.i303 = add nsw i64 %.38.i302, %.230
  store i64 %.39.i303, ptr %.37.i301, align 8
  store i64 %target.3.3, ptr %.225, align 8
  %.861 = add nsw i64 %moves.2.0319, 1
  br label %B843
B842:
  %moves.2.0.lcssa = phi i64 [ 0, %entry ], [ %moves.3.1, %B843 ]
  store i64 %moves.2.0.lcssa, ptr %retptr, align 8
  ret void
B843:
  %moves.3.1 = phi i64 [ %moves.2.0319, %B150.if ], [ %.861, %part.4.exit ], [ %moves.2.0319, %B686 ], [ %moves.2.0319, %part.2.exit ]
  %exitcond322.not = icmp eq i64 %.192, %arg.movable
  br i1 %exitcond322.not, label %B842, label %B150.if
B844:
  %target.3.3 = phi i64 [ %target.4.4, %part.3.exit ], [ %target.2.2314, %B428.if ]
  %best.3.3 = phi double [ %best.4.4, %part.3.exit ], [ %best.2.2315, %B428.if ]
  %exitcond.not = icmp eq i64 %.494, %spec.select305
  br i1 %exitcond.not, label %B686, label %B428.if
B150.if:
  %moves.2.0319 = phi i64 [ 0, %B150.if.lr.ph ], [ %moves.3.1, %B843 ]
  %.120.0318 = phi i64 [ 0, %B150.if.lr.ph ], [ %.192, %B843 ]
  %.192 = add nuw nsw i64 %.120.0318, 1
  %.218 = getelementptr i64, ptr %arg.order, i64 %.120.0318
  %.219 = load i64, ptr %.218, align 8
  %.225 = getelementptr i64, ptr %arg.classes, i64 %.219
  %.226 = load i64, ptr %.225, align 8
  %.229 = getelementptr i64, ptr %arg.frequencies, i64 %.219
  %.230 = load i64, ptr %.229, align 8
  %.239 = getelementptr i64, ptr %arg.totals, i64 %.226
  %.240 = load i64, ptr %.239, align 8
  %.242 = icmp eq i64 %.230, %.240
  br i1 %.242, label %B843, label %B228
B428.if:
  %best.2.2315 = phi double [ 0.000000e+00, %B428.if.lr.ph ], [ %best.3.3, %B844 ]
  %target.2.2314 = phi i64 [ %.226, %B428.if.lr.ph ], [ %target.3.3, %B844 ]
  %.425.0312 = phi i64 [ 0, %B428.if.lr.ph ], [ %.494, %B844 ]
  %.494 = add nuw nsw i64 %.425.0312, 1
  %.528 = getelementptr double, ptr %3, i64 %.425.0312
  %.529 = load double, ptr %.528, align 8
  %.535 = icmp ne i64 %.425.0312, %.226
  %.539 = fcmp une double %.529, 0xFFF0000000000000
  %or.cond = select i1 %.539, i1 true, i1 %.546
  %or.cond321 = select i1 %.535, i1 %or.cond, i1 false
  br i1 %or.cond321, label %B528, label %B844
}
define i64 @treeval.induction.clark.kernels.clustering.exchange(ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, i64 %.20) local_unnamed_addr {
entry:
  %.22 = alloca i64, align 8
  store i64 0, ptr %.22, align 8
  call fastcc void @part.0(ptr %.22, ptr %.1, i64 %.2, ptr %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, i64 %.20)
  %.36 = load i64, ptr %.22, align 8
  ret i64 %.36
}

