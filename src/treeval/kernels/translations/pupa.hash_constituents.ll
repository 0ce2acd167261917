; sources ded442c71c4be377d887f8ba407498aca688d24ef71bdd9340ebe98320e88ea1
define internal fastcc void @part.0(ptr %retptr, i64 %arg.sentences, ptr %arg.offsets, ptr %arg.tags, ptr %arg.node_offsets, ptr %arg.firsts, ptr %arg.lasts, ptr %arg.runs, i64 %arg.number_of_runs, i64 %arg.longest, i64 %arg.right_ends, i64 %arg.left_ends, ptr %arg.reach, ptr %arg.back, ptr %arg.before, ptr %arg.power, ptr %arg.keys) unnamed_addr {
entry:
  store i64 0, ptr %arg.before, align 8
  store i64 1, ptr %arg.power, align 8
  %.152250.not = icmp slt i64 %arg.longest, 1
  br i1 %.152250.not, label %B218, label %B168.if
B218:
  %.289260.not = icmp slt i64 %arg.sentences, 1
  br i1 %.289260.not, label %B1030, label %B254.if.lr.ph
B254.if.lr.ph:
  %.22.i.i = icmp eq i64 %arg.right_ends, 1
  %.67.i.i = icmp eq i64 %arg.right_ends, 2
  %.22.i54.i = icmp eq i64 %arg.left_ends, 1
  %.67.i57.i = icmp eq i64 %arg.left_ends, 2
  %0 = add i64 %arg.number_of_runs, -1
  br label %B254.if
B252.loopexit:
  %run.2.1.lcssa = phi i64 [ %run.3.0263, %part.1.exit ], [ %run.3.0263, %B146.i ], [ %run.4.2, %part.2.exit ]
  %exitcond266.not = icmp eq i64 %.302, %arg.sentences
  br i1 %exitcond266.not, label %B1030, label %B254.if
B408:
  %.25.i.pre = load i64, ptr %.332, align 8
  %.31.i.pre = load i64, ptr %.337, align 8
  %.pre = sub i64 %.31.i.pre, %.25.i.pre
  %.11792.not.i = icmp slt i64 %.pre, 1
  br i1 %.11792.not.i, label %B146.i, label %B94.if.i
B146.i:
  %.25.i275 = phi i64 [ %.333, %B254.if ], [ %.25.i.pre, %B408 ], [ %.25.i.pre, %B94.if.i ]
  %.175.i = getelementptr i64, ptr %arg.node_offsets, i64 %.232.0262
  %.176.i = load i64, ptr %.175.i, align 8
  %.183.i = getelementptr i64, ptr %arg.node_offsets, i64 %.302
  %.184.i = load i64, ptr %.183.i, align 8
  %.221.i = sub i64 %.184.i, %.176.i
  %.26495.not.i = icmp slt i64 %.221.i, 1
  br i1 %.26495.not.i, label %B252.loopexit, label %B228.if.i
B94.if.i:
  %.59.094.i = phi i64 [ %.130.i, %B94.if.i ], [ %.25.i.pre, %B408 ]
  %.62.093.i = phi i64 [ %.126.i, %B94.if.i ], [ %.pre, %B408 ]
  %.126.i = add nsw i64 %.62.093.i, -1
  %.130.i = add i64 %.59.094.i, 1
  %.157.i = sub nsw i64 %.59.094.i, %.25.i.pre
  %.159.i = getelementptr i64, ptr %arg.reach, i64 %.157.i
  store i64 %.130.i, ptr %.159.i, align 8
  %1 = getelementptr i64, ptr %arg.back, i64 %.157.i
  %.165.i = getelementptr i8, ptr %1, i64 8
  store i64 %.59.094.i, ptr %.165.i, align 8
  %.117.i = icmp samesign ugt i64 %.62.093.i, 1
  br i1 %.117.i, label %B94.if.i, label %B146.i
B228.if.i:
  %.211.097.i = phi i64 [ %.273.i, %B228.if.i ], [ %.221.i, %B146.i ]
  %.208.096.i = phi i64 [ %.277.i, %B228.if.i ], [ %.176.i, %B146.i ]
  %.273.i = add nsw i64 %.211.097.i, -1
  %.277.i = add i64 %.208.096.i, 1
  %.304.i = getelementptr i64, ptr %arg.firsts, i64 %.208.096.i
  %.305.i = load i64, ptr %.304.i, align 8
  %.308.i = getelementptr i64, ptr %arg.lasts, i64 %.208.096.i
  %.309.i = load i64, ptr %.308.i, align 8
  %.311.i = sub nsw i64 %.305.i, %.25.i275
  %.313.i = getelementptr i64, ptr %arg.reach, i64 %.311.i
  %.314.i = load i64, ptr %.313.i, align 8
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.309.i, i64 %.314.i)
  store i64 %.13.i.i, ptr %.313.i, align 8
  %.349.i = sub nsw i64 %.309.i, %.25.i275
  %.351.i = getelementptr i64, ptr %arg.back, i64 %.349.i
  %.352.i = load i64, ptr %.351.i, align 8
  %.13.i89.i = tail call i64 @llvm.smin.i64(i64 %.305.i, i64 %.352.i)
  store i64 %.13.i89.i, ptr %.351.i, align 8
  %.264.i = icmp samesign ugt i64 %.211.097.i, 1
  br i1 %.264.i, label %B228.if.i, label %part.1.exit
part.1.exit:
  %.523.pre = load i64, ptr %.175.i, align 8
  %.530.pre = load i64, ptr %.183.i, align 8
  %.pre271 = sub i64 %.530.pre, %.523.pre
  %.611256.not = icmp slt i64 %.pre271, 1
  br i1 %.611256.not, label %B252.loopexit, label %B508.if
B708:
  %.695.idx = mul i64 %run.2.1259, 24
  %.695 = getelementptr i8, ptr %arg.runs, i64 %.695.idx
  %.696 = load i64, ptr %.695, align 8
  %.698 = icmp eq i64 %.696, %.554.0257
  br i1 %.698, label %B738, label %B964
B738:
  %run.5.3 = phi i64 [ %.811, %B934 ], [ %run.2.1259, %B708 ]
  %own.3.3 = phi i64 [ %.803, %B934 ], [ 0, %B708 ]
  %.idx = mul i64 %run.5.3, 24
  %2 = getelementptr i8, ptr %arg.runs, i64 %.idx
  %.750 = getelementptr i8, ptr %2, i64 8
  %.751 = load i64, ptr %.750, align 8
  %.753 = sub nsw i64 %.751, %.333
  %.758 = getelementptr i8, ptr %2, i64 16
  %.759 = load i64, ptr %.758, align 8
  %.761 = sub nsw i64 %.759, %.333
  %.764 = getelementptr i64, ptr %arg.before, i64 %.761
  %.765 = load i64, ptr %.764, align 8
  %.767 = add i64 %.765, %own.3.3
  %.771 = getelementptr i64, ptr %arg.before, i64 %.753
  %.772 = load i64, ptr %.771, align 8
  %.773 = sub nsw i64 %.761, %.753
  %.775 = getelementptr i64, ptr %arg.power, i64 %.773
  %.776 = load i64, ptr %.775, align 8
  %.777 = mul i64 %.776, %.772
  %.778 = sub i64 %.767, %.777
  %.5.i = lshr i64 %.778, 30
  %.6.i = xor i64 %.5.i, %.778
  %.7.i = mul i64 %.6.i, -4658895280553007687
  %.8.i = lshr i64 %.7.i, 27
  %.9.i = xor i64 %.8.i, %.7.i
  %.10.i = mul i64 %.9.i, -7723592293110705685
  %.11.i = lshr i64 %.10.i, 31
  %.12.i = xor i64 %.11.i, %.10.i
  %.803 = mul i64 %.12.i, 6384245875588680899
  %exitcond265.not = icmp eq i64 %run.5.3, %0
  br i1 %exitcond265.not, label %B964, label %B934
B934:
  %.811 = add nsw i64 %run.5.3, 1
  %.843.idx = mul i64 %.811, 24
  %.843 = getelementptr i8, ptr %arg.runs, i64 %.843.idx
  %.844 = load i64, ptr %.843, align 8
  %.846 = icmp eq i64 %.844, %.554.0257
  br i1 %.846, label %B738, label %B964
B964:
  %run.4.2 = phi i64 [ %run.2.1259, %B708 ], [ %run.2.1259, %B508.if ], [ %.811, %B934 ], [ %arg.number_of_runs, %B738 ]
  %own.5.2 = phi i64 [ %.675, %B708 ], [ %.675, %B508.if ], [ %.803, %B934 ], [ %.803, %B738 ]
  %.61.i = icmp slt i64 %.661, %.338
  br i1 %.61.i, label %B104.i, label %B180.i
B104.i:
  %.71.i = getelementptr i64, ptr %arg.reach, i64 %.663
  %.72.i240 = load i64, ptr %.71.i, align 8
  %.18.i.i = sub nsw i64 %.72.i240, %.661
  %.19.i.i = icmp eq i64 %.18.i.i, 1
  %or.cond.i.i = select i1 %.19.i.i, i1 true, i1 %.22.i.i
  br i1 %or.cond.i.i, label %B34.i.i, label %B92.i.i
B34.i.i:
  %.31.i.i = getelementptr i64, ptr %arg.tags, i64 %.661
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.i.i = xor i64 %.32.i.i, -1800455987208640293
  br label %part.3.exit.i
B92.i.i:
  br i1 %.67.i.i, label %B104.i.i, label %B168.i.i
B104.i.i:
  %3 = getelementptr i64, ptr %arg.tags, i64 %.72.i240
  %.79.i.i = getelementptr i8, ptr %3, i64 -8
  %.80.i.i = load i64, ptr %.79.i.i, align 8
  %.83.i.i = xor i64 %.80.i.i, -1800455987208640293
  br label %part.3.exit.i
B168.i.i:
  %.114.i.i = getelementptr i64, ptr %arg.tags, i64 %.661
  %.115.i.i = load i64, ptr %.114.i.i, align 8
  %.118.i.i = xor i64 %.115.i.i, -8161530843051276573
  %.5.i25.i.i = lshr i64 %.118.i.i, 30
  %.6.i26.i.i = xor i64 %.5.i25.i.i, %.118.i.i
  %.7.i27.i.i = mul i64 %.6.i26.i.i, -4658895280553007687
  %.8.i28.i.i = lshr i64 %.7.i27.i.i, 27
  %.9.i29.i.i = xor i64 %.8.i28.i.i, %.7.i27.i.i
  %.10.i30.i.i = mul i64 %.9.i29.i.i, -7723592293110705685
  %.11.i31.i.i = lshr i64 %.10.i30.i.i, 31
  %.12.i32.i.i = xor i64 %.11.i31.i.i, %.10.i30.i.i
  %.143.i.i = mul i64 %.12.i32.i.i, -2960836687051489901
  %4 = getelementptr i64, ptr %arg.tags, i64 %.72.i240
  %.149.i.i = getelementptr i8, ptr %4, i64 -8
  %.150.i.i = load i64, ptr %.149.i.i, align 8
  %.153.i.i = add i64 %.143.i.i, %.150.i.i
  br label %part.3.exit.i
part.3.exit.i:
  %.153.sink43.i.i = phi i64 [ %.153.i.i, %B168.i.i ], [ %.83.i.i, %B104.i.i ], [ %.37.i.i, %B34.i.i ]
  %.5.i33.i.i = lshr i64 %.153.sink43.i.i, 30
  %.6.i34.i.i = xor i64 %.5.i33.i.i, %.153.sink43.i.i
  %.7.i35.i.i = mul i64 %.6.i34.i.i, -4658895280553007687
  %.8.i36.i.i = lshr i64 %.7.i35.i.i, 27
  %.9.i37.i.i = xor i64 %.8.i36.i.i, %.7.i35.i.i
  %.10.i38.i.i = mul i64 %.9.i37.i.i, -7723592293110705685
  %.11.i39.i.i = lshr i64 %.10.i38.i.i, 31
  %.12.i40.i.i = xor i64 %.11.i39.i.i, %.10.i38.i.i
  br label %B180.i
B180.i:
  %right.2.0.i = phi i64 [ %.12.i40.i.i, %part.3.exit.i ], [ -6884282663029611473, %B964 ]
  %.119.i = icmp sgt i64 %.657, 0
  br i1 %.119.i, label %B192.i, label %part.2.exit
B192.i:
  %.128.i = getelementptr i64, ptr %arg.back, i64 %.657
  %.129.i = load i64, ptr %.128.i, align 8
  %.18.i52.i = sub nsw i64 %.655, %.129.i
  %.19.i53.i = icmp eq i64 %.18.i52.i, 1
  %or.cond.i55.i = select i1 %.19.i53.i, i1 true, i1 %.22.i54.i
  br i1 %or.cond.i55.i, label %B34.i87.i, label %B92.i56.i
B34.i87.i:
  %.31.i88.i = getelementptr i64, ptr %arg.tags, i64 %.129.i
  %.32.i89.i = load i64, ptr %.31.i88.i, align 8
  %.37.i90.i = xor i64 %.32.i89.i, -1800455987208640293
  br label %part.3.exit91.i
B92.i56.i:
  br i1 %.67.i57.i, label %B104.i83.i, label %B168.i58.i
B104.i83.i:
  %5 = getelementptr i64, ptr %arg.tags, i64 %.655
  %.79.i84.i = getelementptr i8, ptr %5, i64 -8
  %.80.i85.i = load i64, ptr %.79.i84.i, align 8
  %.83.i86.i = xor i64 %.80.i85.i, -1800455987208640293
  br label %part.3.exit91.i
B168.i58.i:
  %.114.i59.i = getelementptr i64, ptr %arg.tags, i64 %.129.i
  %.115.i60.i = load i64, ptr %.114.i59.i, align 8
  %.118.i61.i = xor i64 %.115.i60.i, -8161530843051276573
  %.5.i25.i62.i = lshr i64 %.118.i61.i, 30
  %.6.i26.i63.i = xor i64 %.5.i25.i62.i, %.118.i61.i
  %.7.i27.i64.i = mul i64 %.6.i26.i63.i, -4658895280553007687
  %.8.i28.i65.i = lshr i64 %.7.i27.i64.i, 27
  %.9.i29.i66.i = xor i64 %.8.i28.i65.i, %.7.i27.i64.i
  %.10.i30.i67.i = mul i64 %.9.i29.i66.i, -7723592293110705685
  %.11.i31.i68.i = lshr i64 %.10.i30.i67.i, 31
  %.12.i32.i69.i = xor i64 %.11.i31.i68.i, %.10.i30.i67.i
  %.143.i70.i = mul i64 %.12.i32.i69.i, -2960836687051489901
  %6 = getelementptr i64, ptr %arg.tags, i64 %.655
  %.149.i71.i = getelementptr i8, ptr %6, i64 -8
  %.150.i72.i = load i64, ptr %.149.i71.i, align 8
  %.153.i73.i = add i64 %.143.i70.i, %.150.i72.i
  br label %part.3.exit91.i
part.3.exit91.i:
  %.153.sink43.i74.i = phi i64 [ %.153.i73.i, %B168.i58.i ], [ %.83.i86.i, %B104.i83.i ], [ %.37.i90.i, %B34.i87.i ]
  %.5.i33.i75.i = lshr i64 %.153.sink43.i74.i, 30
  %.6.i34.i76.i = xor i64 %.5.i33.i75.i, %.153.sink43.i74.i
  %.7.i35.i77.i = mul i64 %.6.i34.i76.i, -4658895280553007687
  %.8.i36.i78.i = lshr i64 %.7.i35.i77.i, 27
  %.9.i37.i79.i = xor i64 %.8.i36.i78.i, %.7.i35.i77.i
  %.10.i38.i80.i = mul i64 %.9.i37.i79.i, -7723592293110705685
  %.11.i39.i81.i = lshr i64 %.10.i38.i80.i, 31
  %.12.i40.i82.i = xor i64 %.11.i39.i81.i, %.10.i38.i80.i
  br label %part.2.exit
part.2.exit:
  %left.2.0.i = phi i64 [ %.12.i40.i82.i, %part.3.exit91.i ], [ -6884282663029611473, %B180.i ]
  %.5.i.i = lshr i64 %own.5.2, 30
  %.6.i.i = xor i64 %.5.i.i, %own.5.2
  %.7.i.i = mul i64 %.6.i.i, -4658895280553007687
  %.8.i.i = lshr i64 %.7.i.i, 27
  %.9.i.i = xor i64 %.8.i.i, %.7.i.i
  %.10.i.i = mul i64 %.9.i.i, -7723592293110705685
  %.11.i.i = lshr i64 %.10.i.i, 31
  %.12.i.i = xor i64 %.11.i.i, %.10.i.i
  %.214.i = mul i64 %.12.i.i, -2960836687051489901
  %.216.i = add i64 %right.2.0.i, %.214.i
  %.5.i92.i = lshr i64 %.216.i, 30
  %.6.i93.i = xor i64 %.5.i92.i, %.216.i
  %.7.i94.i = mul i64 %.6.i93.i, -4658895280553007687
  %.8.i95.i = lshr i64 %.7.i94.i, 27
  %.9.i96.i = xor i64 %.8.i95.i, %.7.i94.i
  %.10.i97.i = mul i64 %.9.i96.i, -7723592293110705685
  %.11.i98.i = lshr i64 %.10.i97.i, 31
  %.12.i99.i = xor i64 %.11.i98.i, %.10.i97.i
  %.243.i = mul i64 %.12.i99.i, -2960836687051489901
  %.245.i = add i64 %left.2.0.i, %.243.i
  %.5.i100.i = lshr i64 %.245.i, 30
  %.6.i101.i = xor i64 %.5.i100.i, %.245.i
  %.7.i102.i = mul i64 %.6.i101.i, -4658895280553007687
  %.8.i103.i = lshr i64 %.7.i102.i, 27
  %.9.i104.i = xor i64 %.8.i103.i, %.7.i102.i
  %.10.i105.i = mul i64 %.9.i104.i, -7723592293110705685
  %.11.i106.i = lshr i64 %.10.i105.i, 31
  %.12.i107.i = xor i64 %.11.i106.i, %.10.i105.i
  %.272.i = or i64 %.12.i107.i, 1
  %.914 = getelementptr i64, ptr %arg.keys, i64 %.554.0257
  store i64 %.272.i, ptr %.914, align 8
  %.611 = icmp sgt i64 %.557.0258, 1
  br i1 %.611, label %B508.if, label %B252.loopexit
B1030:
  %run.3.0.lcssa = phi i64 [ 0, %B218 ], [ %run.2.1.lcssa, %B252.loopexit ]
  store i64 %run.3.0.lcssa, ptr %retptr, align 8
  ret void
B168.if:
  %store_forwarded2 = phi i64 [ %.193, %B168.if ], [ 1, %entry ]
  %.94.0252 = phi i64 [ %.165, %B168.if ], [ 0, %entry ]
  %.165 = add nuw nsw i64 %.94.0252, 1
  %.191 = getelementptr i64, ptr %arg.power, i64 %.94.0252
  %.193 = mul i64 %store_forwarded2, -7046029254386353131
  %.196 = getelementptr i8, ptr %.191, i64 8
  store i64 %.193, ptr %.196, align 8
  %exitcond.not = icmp eq i64 %arg.longest, %.165
  br i1 %exitcond.not, label %B218, label %B168.if
B254.if:
  %run.3.0263 = phi i64 [ 0, %B254.if.lr.ph ], [ %run.2.1.lcssa, %B252.loopexit ]
  %.232.0262 = phi i64 [ 0, %B254.if.lr.ph ], [ %.302, %B252.loopexit ]
  %.302 = add nuw nsw i64 %.232.0262, 1
  %.332 = getelementptr i64, ptr %arg.offsets, i64 %.232.0262
  %.333 = load i64, ptr %.332, align 8
  %.337 = getelementptr i64, ptr %arg.offsets, i64 %.302
  %.338 = load i64, ptr %.337, align 8
  %.383 = sub i64 %.338, %.333
  %.426253.not = icmp slt i64 %.383, 1
  br i1 %.426253.not, label %B146.i, label %B328.if.preheader
B328.if.preheader:
  %load_initial = load i64, ptr %arg.before, align 8
  br label %B328.if
B328.if:
  %store_forwarded = phi i64 [ %load_initial, %B328.if.preheader ], [ %.473, %B328.if ]
  %.373.0255 = phi i64 [ %.383, %B328.if.preheader ], [ %.435, %B328.if ]
  %.370.0254 = phi i64 [ %.333, %B328.if.preheader ], [ %.439, %B328.if ]
  %.435 = add nsw i64 %.373.0255, -1
  %.439 = add i64 %.370.0254, 1
  %.465 = sub nsw i64 %.370.0254, %.333
  %.467 = getelementptr i64, ptr %arg.before, i64 %.465
  %.469 = mul i64 %store_forwarded, -7046029254386353131
  %.471 = getelementptr i64, ptr %arg.tags, i64 %.370.0254
  %.472 = load i64, ptr %.471, align 8
  %.473 = add i64 %.472, %.469
  %.478 = getelementptr i8, ptr %.467, i64 8
  store i64 %.473, ptr %.478, align 8
  %.426 = icmp samesign ugt i64 %.373.0255, 1
  br i1 %.426, label %B328.if, label %B408
B508.if:
  %run.2.1259 = phi i64 [ %run.4.2, %part.2.exit ], [ %run.3.0263, %part.1.exit ]
  %.557.0258 = phi i64 [ %.620, %part.2.exit ], [ %.pre271, %part.1.exit ]
  %.554.0257 = phi i64 [ %.624, %part.2.exit ], [ %.523.pre, %part.1.exit ]
  %.620 = add nsw i64 %.557.0258, -1
  %.624 = add i64 %.554.0257, 1
  %.654 = getelementptr i64, ptr %arg.firsts, i64 %.554.0257
  %.655 = load i64, ptr %.654, align 8
  %.657 = sub nsw i64 %.655, %.333
  %.660 = getelementptr i64, ptr %arg.lasts, i64 %.554.0257
  %.661 = load i64, ptr %.660, align 8
  %.663 = sub nsw i64 %.661, %.333
  %.665 = getelementptr i64, ptr %arg.before, i64 %.663
  %.666 = load i64, ptr %.665, align 8
  %.668 = getelementptr i64, ptr %arg.before, i64 %.657
  %.669 = load i64, ptr %.668, align 8
  %.670 = sub nsw i64 %.663, %.657
  %.672 = getelementptr i64, ptr %arg.power, i64 %.670
  %.673 = load i64, ptr %.672, align 8
  %.674 = mul i64 %.673, %.669
  %.675 = sub i64 %.666, %.674
  %.685 = icmp slt i64 %run.2.1259, %arg.number_of_runs
  br i1 %.685, label %B708, label %B964
}
define i64 @treeval.kernels.pupa.hash_constituents(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, i64 %.9, i64 %.10, i64 %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16) local_unnamed_addr {
entry:
  %.18 = alloca i64, align 8
  store i64 0, ptr %.18, align 8
  call fastcc void @part.0(ptr %.18, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, i64 %.8, i64 %.9, i64 %.10, i64 %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16)
  %.32 = load i64, ptr %.18, align 8
  ret i64 %.32
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)

