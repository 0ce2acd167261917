; sources 2386d18f58fdc58b1aa0a7c495322449a6dceb7d5dbe5a6358a18132d2ab44a3
@.const.array.data.1 = internal unnamed_addr constant [336 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 8
define internal fastcc void @part.0(ptr %retptr, ptr %arg.offsets, ptr %arg.heads, ptr %arg.codes, ptr %arg.tags, ptr %arg.places, ptr %arg.first, ptr %arg.end, i64 %arg.words, ptr %arg.sentences, i64 %arg.chosen, ptr %arg.usual, i64 %arg.number, ptr %arg.weights, ptr %arg.candidate_heads, ptr %arg.scores, ptr %arg.weight_places, ptr %arg.bases, ptr %arg.own, ptr %arg.best, ptr %arg.others) unnamed_addr {
entry:
  %.152160.not = icmp slt i64 %arg.chosen, 1
  br i1 %.152160.not, label %B502, label %B152.if.lr.ph
B152.if.lr.ph:
  %.idx.i225.i = mul i64 %arg.words, 48
  %0 = getelementptr i8, ptr %arg.codes, i64 %.idx.i225.i
  br label %B152.if
B152.loopexit:
  %at.2.1.lcssa = phi i64 [ %at.3.0163, %B152.if ], [ %1, %B488 ]
  %exitcond167.not = icmp eq i64 %.165, %arg.chosen
  br i1 %exitcond167.not, label %B502, label %B152.if
B406:
  %.526 = load i32, ptr %.525, align 4
  %.528 = icmp eq i32 %.526, -2
  br i1 %.528, label %B440, label %B486
B440:
  %.532 = getelementptr i64, ptr %arg.candidate_heads, i64 %.415.0154
  %.533 = load i64, ptr %.532, align 8
  %.542 = trunc i64 %.533 to i32
  store i32 %.542, ptr %.525, align 4
  store double %.520, ptr %.518, align 8
  br label %B486
B486:
  %.519169 = phi double [ %.520, %B440 ], [ %.519, %B406 ]
  %exitcond.not = icmp eq i64 %.484, %found.5.1.i
  br i1 %exitcond.not, label %B488, label %B366.if
B488:
  %.559 = add i64 %at.2.1159, 1
  %exitcond166.not = icmp eq i64 %.559, %1
  br i1 %exitcond166.not, label %B152.loopexit, label %B234.if
B502:
  %at.3.0.lcssa = phi i64 [ 0, %entry ], [ %at.2.1.lcssa, %B152.loopexit ]
  store i64 %at.3.0.lcssa, ptr %retptr, align 8
  ret void
B152.if:
  %at.3.0163 = phi i64 [ 0, %B152.if.lr.ph ], [ %at.2.1.lcssa, %B152.loopexit ]
  %.94.0162 = phi i64 [ 0, %B152.if.lr.ph ], [ %.165, %B152.loopexit ]
  %.165 = add nuw nsw i64 %.94.0162, 1
  %.197 = getelementptr i64, ptr %arg.sentences, i64 %.94.0162
  %.198 = load i64, ptr %.197, align 8
  %.204 = getelementptr i64, ptr %arg.offsets, i64 %.198
  %.205 = load i64, ptr %.204, align 8
  %.209 = getelementptr i8, ptr %.204, i64 8
  %.210 = load i64, ptr %.209, align 8
  %.247 = sub i64 %.210, %.205
  %.290156.not = icmp slt i64 %.247, 1
  br i1 %.290156.not, label %B152.loopexit, label %B234.if.preheader
B234.if.preheader:
  %1 = add i64 %.247, %at.3.0163
  br label %B234.if
B234.if:
  %at.2.1159 = phi i64 [ %.559, %B488 ], [ %at.3.0163, %B234.if.preheader ]
  %.234.0157 = phi i64 [ %.303, %B488 ], [ %.205, %B234.if.preheader ]
  %.38.i = getelementptr i32, ptr %arg.heads, i64 %.234.0157
  %.39.i = load i32, ptr %.38.i, align 4
  %.56.i = load i64, ptr %.204, align 8
  %.61.i = load i64, ptr %.209, align 8
  %.70.i = icmp sgt i32 %.39.i, -1
  %.222.i = zext i1 %.70.i to i64
  %.114.i = getelementptr i64, ptr %arg.candidate_heads, i64 %.222.i
  store i64 -1, ptr %.114.i, align 8
  %.idx.i.i = mul i64 %.234.0157, 48
  %2 = getelementptr i8, ptr %arg.codes, i64 %.idx.i.i
  br label %B44.if.i.i
B44.if.i.i:
  %.36.061.i.i = phi i64 [ 0, %B234.if ], [ %.107.i.i, %B44.if.i.i ]
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
  br i1 %exitcond.not.i.i, label %part.1.exit.i, label %B44.if.i.i
part.1.exit.i:
  %.idx128.i.i = select i1 %.70.i, i64 56, i64 0
  %4 = getelementptr i8, ptr %arg.weight_places, i64 %.idx128.i.i
  br label %B344.if.i.i
B344.if.i.i:
  %total.2.0131.i.i = phi float [ 0.000000e+00, %part.1.exit.i ], [ %.461.i.i, %B344.if.i.i ]
  %.74.0129.i.i = phi i64 [ 0, %part.1.exit.i ], [ %.145.i.i, %B344.if.i.i ]
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
  br i1 %exitcond.not.i226.i, label %part.2.exit.i, label %B344.if.i.i
part.2.exit.i:
  %.69.i = sext i32 %.39.i to i64
  %..i = select i1 %.70.i, i64 2, i64 1
  %.182.i = getelementptr float, ptr %arg.scores, i64 %.222.i
  store float %.461.i.i, ptr %.182.i, align 4
  %.334.i = sub nsw i64 %.69.i, %.234.0157
  %.22.i.i = getelementptr i32, ptr %arg.first, i64 %.234.0157
  %.45.i.i = getelementptr i32, ptr %arg.end, i64 %.234.0157
  %.574.i = getelementptr i32, ptr %arg.tags, i64 %.234.0157
  br label %B338.if.i
B546.i:
  %found.2.3.i = phi i64 [ %found.3.4.i, %B1162.i ], [ %found.4.0272.i, %B546.preheader.i ]
  %between.2.3.i = phi i64 [ %.847.i, %B1162.i ], [ 0, %B546.preheader.i ]
  %other.2.3.i = phi i64 [ %.855.i, %B1162.i ], [ %.385.i, %B546.preheader.i ]
  %.470.i = sub nsw i64 %other.2.3.i, %.234.0157
  %.473.i = tail call i64 @llvm.abs.i64(i64 %.470.i, i1 false)
  %.8.i.i = icmp slt i64 %.473.i, 5
  br i1 %.8.i.i, label %B16.i.i, label %B26.i.i
B16.i.i:
  %.11.i.i = add nsw i64 %.473.i, -1
  br label %part.3.exit.i
B26.i.i:
  %.17.i.i = icmp samesign ult i64 %.473.i, 7
  br i1 %.17.i.i, label %part.3.exit.i, label %B42.i.i
B42.i.i:
  %.24.i.i = icmp samesign ult i64 %.473.i, 11
  br i1 %.24.i.i, label %part.3.exit.i, label %B58.i.i
B58.i.i:
  %.31.i.i = icmp samesign ult i64 %.473.i, 21
  %..i.i = select i1 %.31.i.i, i64 6, i64 7
  br label %part.3.exit.i
part.3.exit.i:
  %..sink.i.i = phi i64 [ %..i.i, %B58.i.i ], [ 4, %B26.i.i ], [ %.11.i.i, %B16.i.i ], [ 5, %B42.i.i ]
  %.511.i = icmp ne i64 %other.2.3.i, %.69.i
  br i1 %.511.i, label %B638.i, label %B868.critedge.i
B638.i:
  %.23.i.i = load i32, ptr %.22.i.i, align 4
  %.27.i.i = getelementptr i64, ptr %arg.places, i64 %other.2.3.i
  %.28.i.i = load i64, ptr %.27.i.i, align 8
  %.29.i.i = sext i32 %.23.i.i to i64
  %.30.not.i.i = icmp slt i64 %.28.i.i, %.29.i.i
  br i1 %.30.not.i.i, label %part.4.exit.i, label %B64.i.i
B64.i.i:
  %.46.i.i = load i32, ptr %.45.i.i, align 4
  %.48.i.i = sext i32 %.46.i.i to i64
  %.49.i.not.i = icmp slt i64 %.28.i.i, %.48.i.i
  br label %part.4.exit.i
part.4.exit.i:
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
  br label %part.5.exit.i
B26.i.i.i:
  %.17.i.i.i = icmp samesign ult i64 %.473.i, 7
  br i1 %.17.i.i.i, label %part.5.exit.i, label %B42.i.i.i
B42.i.i.i:
  %.24.i.i.i = icmp samesign ult i64 %.473.i, 11
  br i1 %.24.i.i.i, label %part.5.exit.i, label %B58.i.i.i
B58.i.i.i:
  %.31.i.i.i = icmp samesign ult i64 %.473.i, 21
  %..i.i.i = select i1 %.31.i.i.i, i64 6, i64 7
  br label %part.5.exit.i
part.5.exit.i:
  %..sink.i.i.i = phi i64 [ %..i.i.i, %B58.i.i.i ], [ 4, %B26.i.i.i ], [ %.11.i.i.i, %B16.i.i.i ], [ 5, %B42.i.i.i ]
  %.21.i.i = icmp slt i64 %other.2.3.i, %.234.0157
  %..i227.i = select i1 %.21.i.i, i64 0, i64 8
  %.72.i.i = mul nsw i64 %arg.number, %.583.i
  %.78.i.i = add nsw i64 %.72.i.i, %.584.i
  %.81.i228.i = shl i64 %.78.i.i, 4
  %6 = getelementptr i8, ptr %arg.usual, i64 %..i227.i
  %7 = getelementptr i8, ptr %6, i64 %.81.i228.i
  %.613.i = getelementptr i8, ptr %7, i64 %..sink.i.i.i
  %.614.i = load i8, ptr %.613.i, align 1
  %.616.not.i = icmp eq i8 %.614.i, 0
  br i1 %.616.not.i, label %B1000.i, label %B868.critedge.i
B868.critedge.i:
  %"$phi886.1.2.5.i" = phi i64 [ %found.2.3.i, %part.5.exit.i ], [ 0, %part.3.exit.i ]
  %.720.i = getelementptr i64, ptr %arg.candidate_heads, i64 %"$phi886.1.2.5.i"
  store i64 %other.2.3.i, ptr %.720.i, align 8
  %.29.i230.i = shl i64 %between.2.3.i, 7
  %.31.i231.i = shl nsw i64 %..sink.i.i, 2
  %.30.i.i = or disjoint i64 %.31.i231.i, %.207.0271.i
  %.32.i.i = add i64 %.30.i.i, 4
  %.46.i232.i = add i64 %.30.i.i, 68
  %.idx.i233.i = mul i64 %other.2.3.i, 48
  %8 = getelementptr i8, ptr %arg.codes, i64 %.idx.i233.i
  %.idx128.i234.i = mul i64 %"$phi886.1.2.5.i", 56
  %9 = getelementptr i8, ptr %arg.weight_places, i64 %.idx128.i234.i
  br label %B344.if.i235.i
B344.if.i235.i:
  %total.2.0131.i236.i = phi float [ 0.000000e+00, %B868.critedge.i ], [ %.461.i265.i, %B344.if.i235.i ]
  %.74.0129.i237.i = phi i64 [ 0, %B868.critedge.i ], [ %.145.i238.i, %B344.if.i235.i ]
  %.145.i238.i = add nuw nsw i64 %.74.0129.i237.i, 1
  %.176.i239.i = getelementptr i64, ptr %arg.bases, i64 %.74.0129.i237.i
  %.177.i240.i = load i64, ptr %.176.i239.i, align 8
  %.idx1 = mul nuw nsw i64 %.74.0129.i237.i, 24
  %10 = getelementptr i8, ptr @.const.array.data.1, i64 %.idx1
  %.262.i242.i = getelementptr i8, ptr %10, i64 8
  %.263.i243.i = load i64, ptr %.262.i242.i, align 8
  %.271.i244.i = getelementptr i64, ptr %8, i64 %.263.i243.i
  %.272.i245.i = load i64, ptr %.271.i244.i, align 8
  %.273.i246.i = add i64 %.272.i245.i, %.177.i240.i
  %.359.i247.i = getelementptr i8, ptr %10, i64 16
  %.360.i248.i = load i64, ptr %.359.i247.i, align 8
  %.370.i249.i = icmp eq i64 %.360.i248.i, 0
  %arg.side..32.i250.i = select i1 %.370.i249.i, i64 %.207.0271.i, i64 %.32.i.i
  %.388.i251.i = icmp eq i64 %.360.i248.i, 2
  %.39.pn.i252.i = select i1 %.388.i251.i, i64 %.39.i.i, i64 %.46.i232.i
  %.406.i253.i = icmp slt i64 %.360.i248.i, 2
  %"$phi528.1.2.1.i.i" = add i64 %.39.pn.i252.i, %.29.i230.i
  %"$phi560.2.2.1.i254.i" = select i1 %.406.i253.i, i64 %arg.side..32.i250.i, i64 %"$phi528.1.2.1.i.i"
  %.434.i255.i = mul i64 %"$phi560.2.2.1.i254.i", 1609587929392839161
  %.438.i256.i = add i64 %.273.i246.i, %.434.i255.i
  %.441.i257.i = lshr i64 %.438.i256.i, 32
  %.442.i258.i = xor i64 %.441.i257.i, %.438.i256.i
  %.443.i259.i = mul i64 %.442.i258.i, -49064778989728563
  %.445.i260.i = lshr i64 %.443.i259.i, 44
  %.454.i261.i = trunc nuw nsw i64 %.445.i260.i to i32
  %.455.i262.i = getelementptr i32, ptr %9, i64 %.74.0129.i237.i
  store i32 %.454.i261.i, ptr %.455.i262.i, align 4
  %.458.i263.i = getelementptr float, ptr %arg.weights, i64 %.445.i260.i
  %.459.i264.i = load float, ptr %.458.i263.i, align 4
  %.461.i265.i = fadd float %total.2.0131.i236.i, %.459.i264.i
  %exitcond.not.i266.i = icmp eq i64 %.145.i238.i, 14
  br i1 %exitcond.not.i266.i, label %part.2.exit267.i, label %B344.if.i235.i
part.2.exit267.i:
  %.759.i = fadd float %.461.i265.i, 0.000000e+00
  %.763.i = getelementptr float, ptr %arg.scores, i64 %"$phi886.1.2.5.i"
  store float %.759.i, ptr %.763.i, align 4
  %"$phi994.2.2.5.i" = zext i1 %.511.i to i64
  %.785.i = add nsw i64 %found.2.3.i, %"$phi994.2.2.5.i"
  br label %B1000.i
B1000.i:
  %found.3.4.i = phi i64 [ %.785.i, %part.2.exit267.i ], [ %found.2.3.i, %part.4.exit.i ], [ %found.2.3.i, %part.5.exit.i ]
  %.855.i = add nsw i64 %other.2.3.i, %.306.i
  %.863.not.i = icmp sle i64 %.56.i, %.855.i
  %.874.i = icmp slt i64 %.855.i, %.61.i
  %or.cond224.i = select i1 %.863.not.i, i1 %.874.i, i1 false
  br i1 %or.cond224.i, label %B1162.i, label %B1221.i
B1162.i:
  %.802.i = getelementptr i32, ptr %arg.tags, i64 %other.2.3.i
  %.803.i = load i32, ptr %.802.i, align 4
  %.824268.i = srem i32 %.803.i, 57
  %.826.i = icmp slt i32 %.824268.i, 0
  %.824.sext.i = sext i32 %.824268.i to i64
  %.835.i = add nsw i64 %.824.sext.i, 57
  %.815.0.i = select i1 %.826.i, i64 %.835.i, i64 %.824.sext.i
  %.845.i = shl nuw i64 1, %.815.0.i
  %.847.i = or i64 %.845.i, %between.2.3.i
  %.917.i = sub nsw i64 %.855.i, %.234.0157
  %.922.i = tail call i64 @llvm.abs.i64(i64 %.917.i, i1 false)
  %.924.not.i = icmp sgt i64 %.922.i, %.13.i.i
  br i1 %.924.not.i, label %B1221.i, label %B546.i
B1221.i:
  %found.5.1.i = phi i64 [ %found.4.0272.i, %B338.if.i ], [ %found.3.4.i, %B1000.i ], [ %found.3.4.i, %B1162.i ]
  br i1 %exitcond.not.i, label %part.6.exit, label %B338.if.i
B338.if.i:
  %found.4.0272.i = phi i64 [ %..i, %part.2.exit.i ], [ %found.5.1.i, %B1221.i ]
  %.306.i = phi i64 [ -1, %part.2.exit.i ], [ 1, %B1221.i ]
  %exitcond.not.i = phi i1 [ false, %part.2.exit.i ], [ true, %B1221.i ]
  %.207.0271.i = phi i64 [ 0, %part.2.exit.i ], [ 1, %B1221.i ]
  %.336.i = mul nsw i64 %.306.i, %.334.i
  %11 = tail call i64 @llvm.smax.i64(i64 %.336.i, i64 40)
  %.13.i.i = select i1 %.70.i, i64 %11, i64 40
  %.385.i = add nsw i64 %.306.i, %.234.0157
  %.394.not.i = icmp sle i64 %.56.i, %.385.i
  %.406.i = icmp slt i64 %.385.i, %.61.i
  %or.cond.i = select i1 %.394.not.i, i1 %.406.i, i1 false
  br i1 %or.cond.i, label %B546.preheader.i, label %B1221.i
B546.preheader.i:
  %.39.i.i = or disjoint i64 %.207.0271.i, 64
  br label %B546.i
part.6.exit:
  %.303 = add i64 %.234.0157, 1
  %.12.i = load float, ptr %arg.scores, align 4
  %.53.i = add i64 %found.5.1.i, -1
  %.98108.not.i = icmp sgt i64 %.53.i, 0
  br i1 %.98108.not.i, label %B52.if.i, label %B102.i
B102.i:
  %highest.2.0.lcssa.i = phi float [ %.12.i, %part.6.exit ], [ %.13.i.i147, %B52.if.i ]
  %.259113.not.i = icmp slt i64 %found.5.1.i, 1
  br i1 %.259113.not.i, label %part.7.exit, label %B172.if.i
B52.if.i:
  %highest.2.0111.i = phi float [ %.13.i.i147, %B52.if.i ], [ %.12.i, %part.6.exit ]
  %.40.0110.i = phi i64 [ %.111.i, %B52.if.i ], [ 1, %part.6.exit ]
  %.111.i = add nuw i64 %.40.0110.i, 1
  %.137.i = getelementptr float, ptr %arg.scores, i64 %.40.0110.i
  %.138.i = load float, ptr %.137.i, align 4
  %.12.i.i = fcmp ogt float %.138.i, %highest.2.0111.i
  %.13.i.i147 = select i1 %.12.i.i, float %.138.i, float %highest.2.0111.i
  %exitcond.not.i148 = icmp eq i64 %.111.i, %found.5.1.i
  br i1 %exitcond.not.i148, label %B102.i, label %B52.if.i
B172.if.i:
  %total.2.0116.i = phi float [ %.321.i, %B172.if.i ], [ 0.000000e+00, %B102.i ]
  %.203.0114.i = phi i64 [ %.272.i, %B172.if.i ], [ 0, %B102.i ]
  %.272.i = add nuw nsw i64 %.203.0114.i, 1
  %.298.i = getelementptr float, ptr %arg.scores, i64 %.203.0114.i
  %.299.i = load float, ptr %.298.i, align 4
  %.301.i = fsub float %.299.i, %highest.2.0.lcssa.i
  %.309.le.i = tail call float @llvm.exp.f32(float %.301.i)
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
  br i1 %exitcond122.not.i, label %part.7.exit.loopexit, label %B294.if.i
part.7.exit.loopexit:
  %.386.pre = load float, ptr %arg.scores, align 4
  br label %part.7.exit
part.7.exit:
  %.386 = phi float [ %.386.pre, %part.7.exit.loopexit ], [ %.12.i, %B102.i ]
  %.389 = fpext float %.386 to double
  %.390 = getelementptr double, ptr %arg.own, i64 %at.2.1159
  store double %.389, ptr %.390, align 8
  br i1 %.98108.not.i, label %B366.if.lr.ph, label %B488
B366.if.lr.ph:
  %.518 = getelementptr double, ptr %arg.others, i64 %at.2.1159
  %.525 = getelementptr i32, ptr %arg.best, i64 %at.2.1159
  %.519.pre = load double, ptr %.518, align 8
  br label %B366.if
B366.if:
  %.519 = phi double [ %.519.pre, %B366.if.lr.ph ], [ %.519169, %B486 ]
  %.415.0154 = phi i64 [ 1, %B366.if.lr.ph ], [ %.484, %B486 ]
  %.484 = add nuw i64 %.415.0154, 1
  %.514 = getelementptr float, ptr %arg.scores, i64 %.415.0154
  %.515 = load float, ptr %.514, align 4
  %.520 = fpext float %.515 to double
  %.521 = fcmp olt double %.519, %.520
  br i1 %.521, label %B440, label %B406
}
define i64 @treeval.kernels.arcs.heads.head_shares(ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, ptr %.9, i64 %.10, ptr %.11, i64 %.12, ptr %.13, ptr readnone %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21) local_unnamed_addr {
entry:
  %.23 = alloca i64, align 8
  store i64 0, ptr %.23, align 8
  call fastcc void @part.0(ptr %.23, ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, ptr %.9, i64 %.10, ptr %.11, i64 %.12, ptr %.13, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21)
  %.37 = load i64, ptr %.23, align 8
  ret i64 %.37
}
declare float @llvm.exp.f32(float)
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)

