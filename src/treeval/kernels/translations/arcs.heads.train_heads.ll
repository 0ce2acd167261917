; sources afd2de906f958abd64315545eee19c1193095c9e0263831e01b958ce26efb7aa
@.const.array.data.1 = internal unnamed_addr constant [336 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 8
define internal fastcc void @part.0(ptr %retptr, ptr %arg.offsets, ptr %arg.heads, ptr %arg.codes, ptr %arg.tags, ptr %arg.places, ptr %arg.first, ptr %arg.end, i64 %arg.words, ptr %arg.sentences, i64 %arg.chosen, ptr %arg.usual, i64 %arg.number, ptr %arg.weights, ptr %arg.draws, ptr %arg.candidate_heads, ptr %arg.scores, ptr %arg.weight_places, ptr %arg.bases, i64 %arg.begin, i64 %arg.total) unnamed_addr {
entry:
  %.149126.not = icmp slt i64 %arg.chosen, 1
  br i1 %.149126.not, label %B486, label %B152.if.lr.ph
B152.if.lr.ph:
  %.197 = sitofp i64 %arg.total to double
  %.idx.i225.i = mul i64 %arg.words, 48
  %0 = getelementptr i8, ptr %arg.codes, i64 %.idx.i225.i
  br label %B152.if
B152.loopexit:
  %learnt.2.1.lcssa = phi i64 [ %learnt.3.0129, %B152.if ], [ %learnt.4.2, %B482 ]
  %exitcond.not = icmp eq i64 %.162, %arg.chosen
  br i1 %exitcond.not, label %B486, label %B152.if
B172.i:
  %.172.i = fmul float %gradient.2.1.i, %.205
  %.idx.i = mul i64 %.40.079.i, 56
  %1 = getelementptr i8, ptr %arg.weight_places, i64 %.idx.i
  br label %B222.if.i
B304.i:
  %exitcond81.not.i = icmp eq i64 %found.5.1.i, %.111.i
  br i1 %exitcond81.not.i, label %part.1.exit, label %B34.if.i
B34.if.i:
  %.40.079.i = phi i64 [ %.111.i, %B304.i ], [ 0, %part.2.exit.thread ]
  %.111.i = add nuw nsw i64 %.40.079.i, 1
  %.142.i = getelementptr float, ptr %arg.scores, i64 %.40.079.i
  %.143.i = load float, ptr %.142.i, align 4
  %.144.i = fneg float %.143.i
  %.153.i = icmp eq i64 %.40.079.i, 0
  %.157.i = fsub float 1.000000e+00, %.143.i
  %gradient.2.1.i = select i1 %.153.i, float %.157.i, float %.144.i
  %.166.i = tail call float @llvm.fabs.f32(float %gradient.2.1.i)
  %.167.i = fpext float %.166.i to double
  %.168.i = fcmp ult double %.167.i, 2.000000e-03
  br i1 %.168.i, label %B304.i, label %B172.i
B222.if.i:
  %.201.076.i = phi i64 [ 0, %B172.i ], [ %.270.i, %B222.if.i ]
  %.270.i = add nuw nsw i64 %.201.076.i, 1
  %.300.i = getelementptr i32, ptr %1, i64 %.201.076.i
  %.301.i = load i32, ptr %.300.i, align 4
  %.303.i = zext i32 %.301.i to i64
  %.304.i = getelementptr float, ptr %arg.weights, i64 %.303.i
  %.305.i = load float, ptr %.304.i, align 4
  %.307.i = fadd float %.172.i, %.305.i
  store float %.307.i, ptr %.304.i, align 4
  %exitcond.not.i = icmp eq i64 %.270.i, 14
  br i1 %exitcond.not.i, label %B304.i, label %B222.if.i
part.1.exit:
  %.443 = add nsw i64 %learnt.2.1125, 1
  br label %B482
B482:
  %learnt.4.2 = phi i64 [ %.443, %part.1.exit ], [ %learnt.2.1125, %part.2.exit ], [ %learnt.2.1125, %part.2.exit.thread ]
  %.303 = icmp sgt i64 %.250.0123, 1
  br i1 %.303, label %B324.if, label %B152.loopexit
B486:
  %learnt.3.0.lcssa = phi i64 [ 0, %entry ], [ %learnt.2.1.lcssa, %B152.loopexit ]
  store i64 %learnt.3.0.lcssa, ptr %retptr, align 8
  ret void
B152.if:
  %learnt.3.0129 = phi i64 [ 0, %B152.if.lr.ph ], [ %learnt.2.1.lcssa, %B152.loopexit ]
  %.91.0128 = phi i64 [ 0, %B152.if.lr.ph ], [ %.162, %B152.loopexit ]
  %.162 = add nuw nsw i64 %.91.0128, 1
  %.194 = add nsw i64 %.91.0128, %arg.begin
  %.196 = sitofp i64 %.194 to double
  %.201 = fdiv double %.196, %.197
  %.202 = fsub double 1.000000e+00, %.201
  %.203 = fmul double %.202, 1.000000e-01
  %.204 = fadd double %.203, 2.000000e-03
  %.205 = fptrunc double %.204 to float
  %.210 = getelementptr i64, ptr %arg.sentences, i64 %.91.0128
  %.211 = load i64, ptr %.210, align 8
  %.217 = getelementptr i64, ptr %arg.offsets, i64 %.211
  %.218 = load i64, ptr %.217, align 8
  %.222 = getelementptr i8, ptr %.217, i64 8
  %.223 = load i64, ptr %.222, align 8
  %.260 = sub i64 %.223, %.218
  %.303122.not = icmp slt i64 %.260, 1
  br i1 %.303122.not, label %B152.loopexit, label %B324.if
B324.if:
  %learnt.2.1125 = phi i64 [ %learnt.4.2, %B482 ], [ %learnt.3.0129, %B152.if ]
  %.247.0124 = phi i64 [ %.316, %B482 ], [ %.218, %B152.if ]
  %.250.0123 = phi i64 [ %.312, %B482 ], [ %.260, %B152.if ]
  %.38.i = getelementptr i32, ptr %arg.heads, i64 %.247.0124
  %.39.i = load i32, ptr %.38.i, align 4
  %.56.i = load i64, ptr %.217, align 8
  %.61.i = load i64, ptr %.222, align 8
  %.70.i = icmp sgt i32 %.39.i, -1
  %.222.i = zext i1 %.70.i to i64
  %.114.i = getelementptr i64, ptr %arg.candidate_heads, i64 %.222.i
  store i64 -1, ptr %.114.i, align 8
  %.idx.i.i = mul i64 %.247.0124, 48
  %2 = getelementptr i8, ptr %arg.codes, i64 %.idx.i.i
  br label %B44.if.i.i
B44.if.i.i:
  %.36.061.i.i = phi i64 [ 0, %B324.if ], [ %.107.i.i, %B44.if.i.i ]
  %.107.i.i = add nuw nsw i64 %.36.061.i.i, 1
  %.215.idx.i.i = mul nuw nsw i64 %.36.061.i.i, 24
  %.215.i.i = getelementptr i8, ptr @.const.array.data.1, i64 %.215.idx.i.i
  %.216.i.i = load i64, ptr %.215.i.i, align 8
  %.224.i.i = getelementptr i64, ptr %2, i64 %.216.i.i
  %.225.i.i = load i64, ptr %.224.i.i, align 8
  %.226.i.i = mul i64 %.225.i.i, -7046029254386353131
  %3 = mul i64 %.36.061.i.i, -2960836687051489901
  %.228.i.i = add i64 %3, -2960836687051489901
  %.229.i.i = add i64 %.228.i.i, %.226.i.i
  %.231.i.i = getelementptr i64, ptr %arg.bases, i64 %.36.061.i.i
  store i64 %.229.i.i, ptr %.231.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %.107.i.i, 14
  br i1 %exitcond.not.i.i, label %part.3.exit.i, label %B44.if.i.i
part.3.exit.i:
  %.idx128.i.i = select i1 %.70.i, i64 56, i64 0
  %4 = getelementptr i8, ptr %arg.weight_places, i64 %.idx128.i.i
  br label %B344.if.i.i
B344.if.i.i:
  %total.2.0131.i.i = phi float [ 0.000000e+00, %part.3.exit.i ], [ %.461.i.i, %B344.if.i.i ]
  %.74.0129.i.i = phi i64 [ 0, %part.3.exit.i ], [ %.145.i.i, %B344.if.i.i ]
  %.145.i.i = add nuw nsw i64 %.74.0129.i.i, 1
  %.176.i.i = getelementptr i64, ptr %arg.bases, i64 %.74.0129.i.i
  %.177.i.i = load i64, ptr %.176.i.i, align 8
  %.idx = mul nuw nsw i64 %.74.0129.i.i, 24
  %5 = getelementptr i8, ptr @.const.array.data.1, i64 %.idx
  %.262.i.i = getelementptr i8, ptr %5, i64 8
  %.263.i.i = load i64, ptr %.262.i.i, align 8
  %.271.i.i = getelementptr i64, ptr %0, i64 %.263.i.i
  %.272.i.i = load i64, ptr %.271.i.i, align 8
  %.273.i.i = add i64 %.272.i.i, %.177.i.i
  %.359.i.i = getelementptr i8, ptr %5, i64 16
  %.360.i.i = load i64, ptr %.359.i.i, align 8
  %.370.i.i = icmp eq i64 %.360.i.i, 0
  %arg.side..32.i.i = select i1 %.370.i.i, i64 2, i64 38
  %.388.i.i = icmp eq i64 %.360.i.i, 2
  %.39.pn.i.i = select i1 %.388.i.i, i64 66, i64 102
  %.406.i.i = icmp slt i64 %.360.i.i, 2
  %"$phi560.2.2.1.i.i" = select i1 %.406.i.i, i64 %arg.side..32.i.i, i64 %.39.pn.i.i
  %.434.i.i = mul i64 %"$phi560.2.2.1.i.i", 1609587929392839161
  %.438.i.i = add i64 %.273.i.i, %.434.i.i
  %.441.i.i = lshr i64 %.438.i.i, 32
  %.442.i.i = xor i64 %.441.i.i, %.438.i.i
  %.443.i.i = mul i64 %.442.i.i, -49064778989728563
  %.445.i.i = lshr i64 %.443.i.i, 44
  %.454.i.i = trunc nuw nsw i64 %.445.i.i to i32
  %.455.i.i = getelementptr i32, ptr %4, i64 %.74.0129.i.i
  store i32 %.454.i.i, ptr %.455.i.i, align 4
  %.458.i.i = getelementptr float, ptr %arg.weights, i64 %.445.i.i
  %.459.i.i = load float, ptr %.458.i.i, align 4
  %.461.i.i = fadd float %total.2.0131.i.i, %.459.i.i
  %exitcond.not.i226.i = icmp eq i64 %.145.i.i, 14
  br i1 %exitcond.not.i226.i, label %part.4.exit.i, label %B344.if.i.i
part.4.exit.i:
  %.69.i = sext i32 %.39.i to i64
  %..i = select i1 %.70.i, i64 2, i64 1
  %.182.i = getelementptr float, ptr %arg.scores, i64 %.222.i
  store float %.461.i.i, ptr %.182.i, align 4
  %.334.i = sub nsw i64 %.69.i, %.247.0124
  %.22.i.i = getelementptr i32, ptr %arg.first, i64 %.247.0124
  %.45.i.i = getelementptr i32, ptr %arg.end, i64 %.247.0124
  %.574.i = getelementptr i32, ptr %arg.tags, i64 %.247.0124
  br label %B338.if.i
B546.i:
  %found.2.3.i = phi i64 [ %found.3.4.i, %B1162.i ], [ %found.4.0274.i, %B546.preheader.i ]
  %between.2.3.i = phi i64 [ %.847.i, %B1162.i ], [ 0, %B546.preheader.i ]
  %other.2.3.i = phi i64 [ %.855.i, %B1162.i ], [ %.385.i, %B546.preheader.i ]
  %.470.i = sub nsw i64 %other.2.3.i, %.247.0124
  %.473.i = tail call i64 @llvm.abs.i64(i64 %.470.i, i1 false)
  %.8.i.i = icmp slt i64 %.473.i, 5
  br i1 %.8.i.i, label %B16.i.i, label %B26.i.i
B16.i.i:
  %.11.i.i = add nsw i64 %.473.i, -1
  br label %part.5.exit.i
B26.i.i:
  %.17.i.i = icmp samesign ult i64 %.473.i, 7
  br i1 %.17.i.i, label %part.5.exit.i, label %B42.i.i
B42.i.i:
  %.24.i.i = icmp samesign ult i64 %.473.i, 11
  br i1 %.24.i.i, label %part.5.exit.i, label %B58.i.i
B58.i.i:
  %.31.i.i = icmp samesign ult i64 %.473.i, 21
  %..i.i = select i1 %.31.i.i, i64 6, i64 7
  br label %part.5.exit.i
part.5.exit.i:
  %..sink.i.i = phi i64 [ %..i.i, %B58.i.i ], [ 4, %B26.i.i ], [ %.11.i.i, %B16.i.i ], [ 5, %B42.i.i ]
  %.511.i = icmp ne i64 %other.2.3.i, %.69.i
  br i1 %.511.i, label %B638.i, label %B868.i
B638.i:
  %.23.i.i = load i32, ptr %.22.i.i, align 4
  %.27.i.i = getelementptr i64, ptr %arg.places, i64 %other.2.3.i
  %.28.i.i = load i64, ptr %.27.i.i, align 8
  %.29.i.i = sext i32 %.23.i.i to i64
  %.30.not.i.i = icmp slt i64 %.28.i.i, %.29.i.i
  br i1 %.30.not.i.i, label %part.6.exit.i, label %B64.i.i
B64.i.i:
  %.46.i.i = load i32, ptr %.45.i.i, align 4
  %.48.i.i = sext i32 %.46.i.i to i64
  %.49.i.not.i = icmp slt i64 %.28.i.i, %.48.i.i
  br label %part.6.exit.i
part.6.exit.i:
  %"$phi100.0.2.0.i.i" = phi i1 [ %.49.i.not.i, %B64.i.i ], [ false, %B638.i ]
  %.82.i.i = icmp sgt i64 %.473.i, 40
  %.550.not.i = select i1 %.82.i.i, i1 true, i1 %"$phi100.0.2.0.i.i"
  br i1 %.550.not.i, label %B1000.i, label %B672.i
B672.i:
  %.575.i = load i32, ptr %.574.i, align 4
  %.579.i = getelementptr i32, ptr %arg.tags, i64 %other.2.3.i
  %.580.i = load i32, ptr %.579.i, align 4
  %.583.i = sext i32 %.575.i to i64
  %.584.i = sext i32 %.580.i to i64
  br i1 %.8.i.i, label %B16.i.i.i, label %B26.i.i.i
B16.i.i.i:
  %.11.i.i.i = add nsw i64 %.473.i, -1
  br label %part.7.exit.i
B26.i.i.i:
  %.17.i.i.i = icmp samesign ult i64 %.473.i, 7
  br i1 %.17.i.i.i, label %part.7.exit.i, label %B42.i.i.i
B42.i.i.i:
  %.24.i.i.i = icmp samesign ult i64 %.473.i, 11
  br i1 %.24.i.i.i, label %part.7.exit.i, label %B58.i.i.i
B58.i.i.i:
  %.31.i.i.i = icmp samesign ult i64 %.473.i, 21
  %..i.i.i = select i1 %.31.i.i.i, i64 6, i64 7
  br label %part.7.exit.i
part.7.exit.i:
  %..sink.i.i.i = phi i64 [ %..i.i.i, %B58.i.i.i ], [ 4, %B26.i.i.i ], [ %.11.i.i.i, %B16.i.i.i ], [ 5, %B42.i.i.i ]
  %.21.i.i = icmp slt i64 %other.2.3.i, %.247.0124
  %..i227.i = select i1 %.21.i.i, i64 0, i64 8
  %.72.i.i = mul nsw i64 %arg.number, %.583.i
  %.78.i.i = add nsw i64 %.72.i.i, %.584.i
  %.81.i228.i = shl i64 %.78.i.i, 4
  %6 = getelementptr i8, ptr %arg.usual, i64 %..i227.i
  %7 = getelementptr i8, ptr %6, i64 %.81.i228.i
  %.613.i = getelementptr i8, ptr %7, i64 %..sink.i.i.i
  %.614.i = load i8, ptr %.613.i, align 1
  %.616.not.i = icmp eq i8 %.614.i, 0
  br i1 %.616.not.i, label %B806.i, label %B868.i
B806.i:
  %.6.i.i = load i64, ptr %arg.draws, align 8
  %.7.i.i = shl i64 %.6.i.i, 13
  %.8.i230.i = xor i64 %.7.i.i, %.6.i.i
  %.9.i.i = lshr i64 %.8.i230.i, 7
  %.10.i.i = xor i64 %.9.i.i, %.8.i230.i
  %.11.i231.i = shl i64 %.10.i.i, 17
  %.12.i.i = xor i64 %.11.i231.i, %.10.i.i
  store i64 %.12.i.i, ptr %arg.draws, align 8
  %.19.i.i = icmp ugt i64 %.12.i.i, 2305843009213693951
  br i1 %.19.i.i, label %B1000.i, label %B868.i
B868.i:
  %.found.2.3.i = phi i64 [ 0, %part.5.exit.i ], [ %found.2.3.i, %part.7.exit.i ], [ %found.2.3.i, %B806.i ]
  %bonus.2.4.i = phi float [ 0.000000e+00, %part.5.exit.i ], [ 0.000000e+00, %part.7.exit.i ], [ 0x4000A2B240000000, %B806.i ]
  %.720.i = getelementptr i64, ptr %arg.candidate_heads, i64 %.found.2.3.i
  store i64 %other.2.3.i, ptr %.720.i, align 8
  %.29.i232.i = shl i64 %between.2.3.i, 7
  %.31.i233.i = shl nsw i64 %..sink.i.i, 2
  %.30.i.i = or disjoint i64 %.31.i233.i, %.207.0273.i
  %.32.i.i = add i64 %.30.i.i, 4
  %.46.i234.i = add i64 %.30.i.i, 68
  %.idx.i235.i = mul i64 %other.2.3.i, 48
  %8 = getelementptr i8, ptr %arg.codes, i64 %.idx.i235.i
  %.idx128.i236.i = mul i64 %.found.2.3.i, 56
  %9 = getelementptr i8, ptr %arg.weight_places, i64 %.idx128.i236.i
  br label %B344.if.i237.i
B344.if.i237.i:
  %total.2.0131.i238.i = phi float [ 0.000000e+00, %B868.i ], [ %.461.i267.i, %B344.if.i237.i ]
  %.74.0129.i239.i = phi i64 [ 0, %B868.i ], [ %.145.i240.i, %B344.if.i237.i ]
  %.145.i240.i = add nuw nsw i64 %.74.0129.i239.i, 1
  %.176.i241.i = getelementptr i64, ptr %arg.bases, i64 %.74.0129.i239.i
  %.177.i242.i = load i64, ptr %.176.i241.i, align 8
  %.idx1 = mul nuw nsw i64 %.74.0129.i239.i, 24
  %10 = getelementptr i8, ptr @.const.array.data.1, i64 %.idx1
  %.262.i244.i = getelementptr i8, ptr %10, i64 8
  %.263.i245.i = load i64, ptr %.262.i244.i, align 8
  %.271.i246.i = getelementptr i64, ptr %8, i64 %.263.i245.i
  %.272.i247.i = load i64, ptr %.271.i246.i, align 8
  %.273.i248.i = add i64 %.272.i247.i, %.177.i242.i
  %.359.i249.i = getelementptr i8, ptr %10, i64 16
  %.360.i250.i = load i64, ptr %.359.i249.i, align 8
  %.370.i251.i = icmp eq i64 %.360.i250.i, 0
  %arg.side..32.i252.i = select i1 %.370.i251.i, i64 %.207.0273.i, i64 %.32.i.i
  %.388.i253.i = icmp eq i64 %.360.i250.i, 2
  %.39.pn.i254.i = select i1 %.388.i253.i, i64 %.39.i.i, i64 %.46.i234.i
  %.406.i255.i = icmp slt i64 %.360.i250.i, 2
  %"$phi528.1.2.1.i.i" = add i64 %.39.pn.i254.i, %.29.i232.i
  %"$phi560.2.2.1.i256.i" = select i1 %.406.i255.i, i64 %arg.side..32.i252.i, i64 %"$phi528.1.2.1.i.i"
  %.434.i257.i = mul i64 %"$phi560.2.2.1.i256.i", 1609587929392839161
  %.438.i258.i = add i64 %.273.i248.i, %.434.i257.i
  %.441.i259.i = lshr i64 %.438.i258.i, 32
  %.442.i260.i = xor i64 %.441.i259.i, %.438.i258.i
  %.443.i261.i = mul i64 %.442.i260.i, -49064778989728563
  %.445.i262.i = lshr i64 %.443.i261.i, 44
  %.454.i263.i = trunc nuw nsw i64 %.445.i262.i to i32
  %.455.i264.i = getelementptr i32, ptr %9, i64 %.74.0129.i239.i
  store i32 %.454.i263.i, ptr %.455.i264.i, align 4
  %.458.i265.i = getelementptr float, ptr %arg.weights, i64 %.445.i262.i
  %.459.i266.i = load float, ptr %.458.i265.i, align 4
  %.461.i267.i = fadd float %total.2.0131.i238.i, %.459.i266.i
  %exitcond.not.i268.i = icmp eq i64 %.145.i240.i, 14
  br i1 %exitcond.not.i268.i, label %part.4.exit269.i, label %B344.if.i237.i
part.4.exit269.i:
  %.759.i = fadd float %bonus.2.4.i, %.461.i267.i
  %.763.i = getelementptr float, ptr %arg.scores, i64 %.found.2.3.i
  store float %.759.i, ptr %.763.i, align 4
  %"$phi994.2.2.5.i" = zext i1 %.511.i to i64
  %.785.i = add nsw i64 %found.2.3.i, %"$phi994.2.2.5.i"
  br label %B1000.i
B1000.i:
  %found.3.4.i = phi i64 [ %.785.i, %part.4.exit269.i ], [ %found.2.3.i, %part.6.exit.i ], [ %found.2.3.i, %B806.i ]
  %.855.i = add nsw i64 %other.2.3.i, %.306.i
  %.863.not.i = icmp sle i64 %.56.i, %.855.i
  %.874.i = icmp slt i64 %.855.i, %.61.i
  %or.cond224.i = select i1 %.863.not.i, i1 %.874.i, i1 false
  br i1 %or.cond224.i, label %B1162.i, label %B1221.i
B1162.i:
  %.802.i = getelementptr i32, ptr %arg.tags, i64 %other.2.3.i
  %.803.i = load i32, ptr %.802.i, align 4
  %.824270.i = srem i32 %.803.i, 57
  %.826.i = icmp slt i32 %.824270.i, 0
  %.824.sext.i = sext i32 %.824270.i to i64
  %.835.i = add nsw i64 %.824.sext.i, 57
  %.815.0.i = select i1 %.826.i, i64 %.835.i, i64 %.824.sext.i
  %.845.i = shl nuw i64 1, %.815.0.i
  %.847.i = or i64 %.845.i, %between.2.3.i
  %.917.i = sub nsw i64 %.855.i, %.247.0124
  %.922.i = tail call i64 @llvm.abs.i64(i64 %.917.i, i1 false)
  %.924.not.i = icmp sgt i64 %.922.i, %.13.i.i
  br i1 %.924.not.i, label %B1221.i, label %B546.i
B1221.i:
  %found.5.1.i = phi i64 [ %found.4.0274.i, %B338.if.i ], [ %found.3.4.i, %B1000.i ], [ %found.3.4.i, %B1162.i ]
  br i1 %exitcond.not.i114, label %part.8.exit, label %B338.if.i
B338.if.i:
  %found.4.0274.i = phi i64 [ %..i, %part.4.exit.i ], [ %found.5.1.i, %B1221.i ]
  %.306.i = phi i64 [ -1, %part.4.exit.i ], [ 1, %B1221.i ]
  %exitcond.not.i114 = phi i1 [ false, %part.4.exit.i ], [ true, %B1221.i ]
  %.207.0273.i = phi i64 [ 0, %part.4.exit.i ], [ 1, %B1221.i ]
  %.336.i = mul nsw i64 %.306.i, %.334.i
  %11 = tail call i64 @llvm.smax.i64(i64 %.336.i, i64 40)
  %.13.i.i = select i1 %.70.i, i64 %11, i64 40
  %.385.i = add nsw i64 %.306.i, %.247.0124
  %.394.not.i = icmp sle i64 %.56.i, %.385.i
  %.406.i = icmp slt i64 %.385.i, %.61.i
  %or.cond.i = select i1 %.394.not.i, i1 %.406.i, i1 false
  br i1 %or.cond.i, label %B546.preheader.i, label %B1221.i
B546.preheader.i:
  %.39.i.i = or disjoint i64 %.207.0273.i, 64
  br label %B546.i
part.8.exit:
  %.312 = add nsw i64 %.250.0123, -1
  %.316 = add i64 %.247.0124, 1
  %.12.i = load float, ptr %arg.scores, align 4
  %.53.i = add i64 %found.5.1.i, -1
  %.98108.not.i = icmp slt i64 %.53.i, 1
  br i1 %.98108.not.i, label %B102.i, label %B52.if.i
B102.i:
  %highest.2.0.lcssa.i = phi float [ %.12.i, %part.8.exit ], [ %.13.i.i117, %B52.if.i ]
  %.259113.not.i = icmp slt i64 %found.5.1.i, 1
  br i1 %.259113.not.i, label %part.2.exit, label %B172.if.i
B52.if.i:
  %highest.2.0111.i = phi float [ %.13.i.i117, %B52.if.i ], [ %.12.i, %part.8.exit ]
  %.40.0110.i = phi i64 [ %.111.i115, %B52.if.i ], [ 1, %part.8.exit ]
  %.111.i115 = add nuw i64 %.40.0110.i, 1
  %.137.i = getelementptr float, ptr %arg.scores, i64 %.40.0110.i
  %.138.i = load float, ptr %.137.i, align 4
  %.12.i.i116 = fcmp ogt float %.138.i, %highest.2.0111.i
  %.13.i.i117 = select i1 %.12.i.i116, float %.138.i, float %highest.2.0111.i
  %exitcond.not.i118 = icmp eq i64 %.111.i115, %found.5.1.i
  br i1 %exitcond.not.i118, label %B102.i, label %B52.if.i
B172.if.i:
  %total.2.0116.i = phi float [ %.321.i, %B172.if.i ], [ 0.000000e+00, %B102.i ]
  %.203.0114.i = phi i64 [ %.272.i, %B172.if.i ], [ 0, %B102.i ]
  %.272.i = add nuw nsw i64 %.203.0114.i, 1
  %.298.i = getelementptr float, ptr %arg.scores, i64 %.203.0114.i
  %.299.i = load float, ptr %.298.i, align 4
  %.301.i119 = fsub float %.299.i, %highest.2.0.lcssa.i
  %.309.le.i = tail call float @llvm.exp.f32(float %.301.i119)
  store float %.309.le.i, ptr %.298.i, align 4
  %.321.i = fadd float %total.2.0116.i, %.309.le.i
  %exitcond121.not.i = icmp eq i64 %found.5.1.i, %.272.i
  br i1 %exitcond121.not.i, label %B294.if.i, label %B172.if.i
B294.if.i:
  %.357.0119.i = phi i64 [ %.426.i, %B294.if.i ], [ 0, %B172.if.i ]
  %.426.i = add nuw nsw i64 %.357.0119.i, 1
  %.452.i = getelementptr float, ptr %arg.scores, i64 %.357.0119.i
  %.453.i = load float, ptr %.452.i, align 4
  %.458.i = fdiv float %.453.i, %.321.i
  store float %.458.i, ptr %.452.i, align 4
  %exitcond122.not.i = icmp eq i64 %found.5.1.i, %.426.i
  br i1 %exitcond122.not.i, label %part.2.exit.thread, label %B294.if.i
part.2.exit:
  %.408 = fpext float %.12.i to double
  %.409 = fcmp ugt double %.408, 0x3FEFAE147AE147AE
  br i1 %.409, label %B482, label %part.1.exit
part.2.exit.thread:
  %.407.pre = load float, ptr %arg.scores, align 4
  %.408133 = fpext float %.407.pre to double
  %.409134 = fcmp ugt double %.408133, 0x3FEFAE147AE147AE
  br i1 %.409134, label %B482, label %B34.if.i
}
define i64 @treeval.kernels.arcs.heads.train_heads(ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, ptr %.9, i64 %.10, ptr %.11, i64 %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, i64 %.19, i64 %.20) local_unnamed_addr {
entry:
  %.22 = alloca i64, align 8
  store i64 0, ptr %.22, align 8
  call fastcc void @part.0(ptr %.22, ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, ptr %.9, i64 %.10, ptr %.11, i64 %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, i64 %.19, i64 %.20)
  %.36 = load i64, ptr %.22, align 8
  ret i64 %.36
}
declare float @llvm.exp.f32(float)
declare float @llvm.fabs.f32(float)
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)

