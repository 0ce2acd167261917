; sources c0a4842bdd86072c6b59017e3af625ad465ebbb32c0aa543367f8d61bde3ced8
define internal fastcc void @part.0(ptr %retptr, ptr %arg.offsets, ptr %arg.words, ptr %arg.stops, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, i64 %arg.begin, i64 %arg.number, ptr %arg.written, ptr %arg.link_offsets, ptr %arg.ends, ptr %arg.bracket_offsets, ptr %arg.smallest, ptr %arg.stack, ptr %arg.escaped) unnamed_addr {
entry:
  %.34.i.i = alloca { float, float, i64, i64, i64 }, align 8
  %.161.i.i = alloca ptr, align 8
  %.116.i = alloca i8, align 1
  %.155.i = alloca i8, align 1
  %.151195.not = icmp slt i64 %arg.number, 1
  br i1 %.151195.not, label %B430, label %B172.if.lr.ph
B172.if.lr.ph:
  %.150.i.i = add nsw i64 %arg.ranks, 4
  %.162.i.i = add nsw i64 %arg.ranks, 3
  %.211.i.i = getelementptr i8, ptr %arg.state, i64 4
  %.fca.1.gep.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i, i64 4
  %.fca.2.gep.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i, i64 8
  %.fca.3.gep.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i, i64 16
  %.fca.4.gep.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i, i64 24
  br label %B172.if
B308:
  %.397 = getelementptr i64, ptr %arg.link_offsets, i64 %.93.0197
  %.398 = load i64, ptr %.397, align 8
  br label %B34.if.i
B34.loopexit.i:
  %.109.i = add nuw nsw i64 %.38.0160.i, 1
  %exitcond163.not.i = icmp eq i64 %.34.i, %.109.i
  br i1 %exitcond163.not.i, label %part.1.exit, label %B34.if.i
B68.loopexit.i:
  %.166.0.neg.i = xor i64 %.166.0155.i, -1
  br i1 %.275.i, label %B34.loopexit.i, label %B68.if.i
B34.if.i:
  %number.3.0162.i = phi i64 [ %.295.i, %B34.loopexit.i ], [ %.398, %B308 ]
  %.38.0160.i = phi i64 [ %.109.i, %B34.loopexit.i ], [ 0, %B308 ]
  %.idx.i = mul i64 %.38.0160.i, 116
  %0 = getelementptr i8, ptr %arg.links, i64 %.idx.i
  %1 = getelementptr i8, ptr %0, i64 48
  %2 = getelementptr i8, ptr %0, i64 24
  %.460.i = trunc i64 %.38.0160.i to i32
  br label %B68.if.i
B68.if.i:
  %.166.0.neg158.i = phi i64 [ 0, %B34.if.i ], [ %.166.0.neg.i, %B68.loopexit.i ]
  %number.2.1157.i = phi i64 [ %number.3.0162.i, %B34.if.i ], [ %.295.i, %B68.loopexit.i ]
  %.275.i = phi i1 [ false, %B34.if.i ], [ true, %B68.loopexit.i ]
  %.166.0155.i = phi i64 [ 0, %B34.if.i ], [ 1, %B68.loopexit.i ]
  %.269.i = getelementptr i32, ptr %1, i64 %.166.0155.i
  %.270.i = load i32, ptr %.269.i, align 4
  %.294.i = sext i32 %.270.i to i64
  %.295.i = add nsw i64 %number.2.1157.i, %.294.i
  %"$phi174.2.2.sroa.8.2.i" = select i1 %.275.i, i64 1, i64 -1
  %.418151.not.i = icmp slt i32 %.270.i, 1
  br i1 %.418151.not.i, label %B68.loopexit.i, label %B266.if.lr.ph.i
B266.if.lr.ph.i:
  %.333.i = getelementptr i32, ptr %2, i64 %.166.0155.i
  %.296.i = add nsw i64 %.295.i, -1
  %"$phi174.2.2.sroa.0.2.i" = select i1 %.275.i, i64 %number.2.1157.i, i64 %.296.i
  %3 = getelementptr i32, ptr %arg.links, i64 %.166.0.neg158.i
  %4 = getelementptr i8, ptr %3, i64 12
  %5 = getelementptr i8, ptr %3, i64 20
  br label %B266.if.i
B266.if.i:
  %head.2.2.in154.i = phi ptr [ %.333.i, %B266.if.lr.ph.i ], [ %.494.i, %B266.if.i ]
  %row.2.2153.i = phi i64 [ %"$phi174.2.2.sroa.0.2.i", %B266.if.lr.ph.i ], [ %.500.i, %B266.if.i ]
  %.365.0152.i = phi i32 [ %.270.i, %B266.if.lr.ph.i ], [ %.427.i, %B266.if.i ]
  %head.2.2.i = load i32, ptr %head.2.2.in154.i, align 4
  %.427.i = add nsw i32 %.365.0152.i, -1
  %.461.idx.i = mul i64 %row.2.2153.i, 12
  %.461.i = getelementptr i8, ptr %arg.written, i64 %.461.idx.i
  store i32 %.460.i, ptr %.461.i, align 4
  %.468.i = getelementptr i8, ptr %.461.i, i64 4
  store i32 %head.2.2.i, ptr %.468.i, align 4
  %.471.i = sext i32 %head.2.2.i to i64
  %.472.i = mul nsw i64 %.471.i, 29
  %.478.i = getelementptr i32, ptr %4, i64 %.472.i
  %.479.i = load i32, ptr %.478.i, align 4
  %.484.i = getelementptr i8, ptr %.461.i, i64 8
  store i32 %.479.i, ptr %.484.i, align 4
  %.494.i = getelementptr i32, ptr %5, i64 %.472.i
  %.500.i = add nsw i64 %row.2.2153.i, %"$phi174.2.2.sroa.8.2.i"
  %.418.i = icmp samesign ugt i32 %.365.0152.i, 1
  br i1 %.418.i, label %B266.if.i, label %B68.loopexit.i
part.1.exit:
  %.429 = getelementptr i64, ptr %arg.link_offsets, i64 %.164
  store i64 %.295.i, ptr %.429, align 8
  %.434 = getelementptr i64, ptr %arg.bracket_offsets, i64 %.93.0197
  %.435 = load i64, ptr %.434, align 8
  %spec.select.i = mul i64 %.34.i, 3
  %6 = tail call i64 @llvm.smax.i64(i64 %spec.select.i, i64 1)
  tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(1) %arg.escaped, i8 0, i64 %6, i1 false)
  br label %B110.if.i
B226.i:
  %.363.i = getelementptr i8, ptr %.24.i.i, i64 8
  %.364.i = load i32, ptr %.363.i, align 4
  %.366.i = icmp eq i32 %.364.i, 1
  br i1 %.366.i, label %B302.i, label %B448.i
B302.i:
  %.391.i = getelementptr i32, ptr %arg.smallest, i64 %.352.pre-phi.i
  %.392.i = load i32, ptr %.391.i, align 4
  %.394.i = sext i32 %.392.i to i64
  %.395.i = sub nsw i64 %.394.i, %.435
  %.397.i = getelementptr i8, ptr %arg.escaped, i64 %.395.i
  %.398.i = load i8, ptr %.397.i, align 1
  %.399.not.i = icmp eq i8 %.398.i, 0
  br i1 %.399.not.i, label %B336.i, label %B448.i
B336.i:
  store i8 1, ptr %.397.i, align 1
  %.416.i = trunc i64 %number.4.0260.i to i32
  %.417.i = getelementptr i32, ptr %arg.stack, i64 %height.3.1.i.i
  store i32 %.416.i, ptr %.417.i, align 4
  %.430.i = load i32, ptr %.391.i, align 4
  %.433.i = sext i32 %.430.i to i64
  %.436.idx.i = shl nsw i64 %.433.i, 3
  %.436.i = getelementptr i8, ptr %arg.ends, i64 %.436.idx.i
  %.437.i = load i32, ptr %.436.i, align 4
  %.9.idx.i.i = shl i64 %number.4.0260.i, 3
  %.9.i.i = getelementptr i8, ptr %arg.ends, i64 %.9.idx.i.i
  store i32 %.437.i, ptr %.9.i.i, align 4
  %.14.i.i = getelementptr i8, ptr %.9.i.i, i64 4
  store i32 -1, ptr %.14.i.i, align 4
  %.16.i.i = add nsw i64 %number.4.0260.i, 1
  %.420.i = add nsw i64 %height.3.1.i.i, 1
  br label %B448.i
B448.i:
  %number.7.1.i = phi i64 [ %number.4.0260.i, %B302.i ], [ %.16.i.i, %B336.i ], [ %number.4.0260.i, %B226.i ], [ %number.4.0260.i, %part.2.exit.i ]
  %height.8.1.i = phi i64 [ %height.3.1.i.i, %B302.i ], [ %.420.i, %B336.i ], [ %height.3.1.i.i, %B226.i ], [ %height.3.1.i.i, %part.2.exit.i ]
  %.481.i = getelementptr i8, ptr %.24.i.i, i64 40
  %.482.i = load i32, ptr %.481.i, align 4
  %.488.i = icmp sgt i32 %.482.i, -1
  br i1 %.488.i, label %B580.i, label %B616.i
B580.i:
  %.487.i = zext nneg i32 %.482.i to i64
  %.496.i = getelementptr i32, ptr %arg.smallest, i64 %.487.i
  %.497.i = load i32, ptr %.496.i, align 4
  %.498.i = sext i32 %.497.i to i64
  %.idx219.i = shl nsw i64 %.498.i, 3
  %7 = getelementptr i8, ptr %arg.ends, i64 %.idx219.i
  %.502.i = getelementptr i8, ptr %7, i64 4
  %.503.i = load i32, ptr %.502.i, align 4
  %.505.i = icmp eq i32 %.503.i, -1
  br i1 %.505.i, label %B604.thread.i, label %B616.i
B604.thread.i:
  %.539247.i = getelementptr i32, ptr %arg.smallest, i64 %.209.0258.i
  store i32 %.497.i, ptr %.539247.i, align 4
  br label %B692.i
B616.i:
  %8 = trunc i64 %number.7.1.i to i32
  %.539.i = getelementptr i32, ptr %arg.smallest, i64 %.209.0258.i
  store i32 %8, ptr %.539.i, align 4
  %.43.i.i = load i32, ptr %.481.i, align 4
  %.56.i.i = icmp slt i32 %.43.i.i, 0
  br i1 %.56.i.i, label %part.3.exit.i, label %B122.i.i
B122.i.i:
  %.55.i.i = zext nneg i32 %.43.i.i to i64
  %.idx30.i.i = mul nuw nsw i64 %.55.i.i, 116
  %9 = getelementptr i8, ptr %arg.links, i64 %.idx30.i.i
  %.78.i.i = getelementptr i8, ptr %9, i64 104
  %.79.i.i = load i32, ptr %.78.i.i, align 4
  %.108.i268.i = zext i32 %.79.i.i to i64
  br label %part.3.exit.i
part.3.exit.i:
  %storemerge.i.i = phi i64 [ %.209.0258.i, %B616.i ], [ %.108.i268.i, %B122.i.i ]
  %.8.i.i = trunc i64 %storemerge.i.i to i32
  %.9.idx.i220.i = shl i64 %number.7.1.i, 3
  %.9.i221.i = getelementptr i8, ptr %arg.ends, i64 %.9.idx.i220.i
  store i32 %.8.i.i, ptr %.9.i221.i, align 4
  %.14.i222.i = getelementptr i8, ptr %.9.i221.i, i64 4
  store i32 -1, ptr %.14.i222.i, align 4
  %.16.i223.i = add nsw i64 %number.7.1.i, 1
  br label %B692.i
B692.i:
  %.539249.i = phi ptr [ %.539247.i, %B604.thread.i ], [ %.539.i, %part.3.exit.i ]
  %"$phi580.1.2.1243248.i" = phi i1 [ true, %B604.thread.i ], [ false, %part.3.exit.i ]
  %number.6.1.i = phi i64 [ %number.7.1.i, %B604.thread.i ], [ %.16.i223.i, %part.3.exit.i ]
  %10 = getelementptr i8, ptr %.24.i.i, i64 32
  %.43.i225.i = load i32, ptr %10, align 4
  %.56.i226.i = icmp slt i32 %.43.i225.i, 0
  br i1 %.56.i226.i, label %part.3.exit234.i, label %B122.i227.i
B122.i227.i:
  %.55.i228.i = zext nneg i32 %.43.i225.i to i64
  %.idx30.i229.i = mul nuw nsw i64 %.55.i228.i, 116
  %11 = getelementptr i8, ptr %arg.links, i64 %.idx30.i229.i
  %.78.i230.i = getelementptr i8, ptr %11, i64 104
  %.79.i231.i = load i32, ptr %.78.i230.i, align 4
  %.108.i232.i = sext i32 %.79.i231.i to i64
  br label %part.3.exit234.i
part.3.exit234.i:
  %storemerge.i233.i = phi i64 [ %.209.0258.i, %B692.i ], [ %.108.i232.i, %B122.i227.i ]
  %.639.i = sext i1 %"$phi580.1.2.1243248.i" to i64
  %"$phi754.1.2.1.i" = add nsw i64 %height.8.1.i, %.639.i
  %.655.i = icmp eq i64 %"$phi754.1.2.1.i", 0
  br i1 %.655.i, label %B814.i, label %B768.i
B768.i:
  %12 = getelementptr i32, ptr %arg.stack, i64 %"$phi754.1.2.1.i"
  %.663.i = getelementptr i8, ptr %12, i64 -4
  %.664.i = load i32, ptr %.663.i, align 4
  %.665.i = sext i32 %.664.i to i64
  %.668.idx.i = shl nsw i64 %.665.i, 3
  %.668.i = getelementptr i8, ptr %arg.ends, i64 %.668.idx.i
  %.669.i = load i32, ptr %.668.i, align 4
  %.671.i = sext i32 %.669.i to i64
  %.672.i = icmp eq i64 %storemerge.i233.i, %.671.i
  br label %B814.i
B814.i:
  %"$phi814.1.2.1.i" = phi i1 [ false, %part.3.exit234.i ], [ %.672.i, %B768.i ]
  %.690.not.i = icmp eq i32 %.43.i225.i, %.482.i
  %brmerge.i = select i1 %.690.not.i, i1 true, i1 %"$phi814.1.2.1.i"
  br i1 %brmerge.i, label %B1008.i, label %B892.i
B892.i:
  %.705.i = load i32, ptr %.539249.i, align 4
  %.707.i = sext i32 %.705.i to i64
  %.708.i = sub nsw i64 %.707.i, %.435
  %.711.i = getelementptr i8, ptr %arg.escaped, i64 %.708.i
  store i8 1, ptr %.711.i, align 1
  %.716.i = load i32, ptr %.539249.i, align 4
  %.722.i = trunc i64 %number.6.1.i to i32
  %.723.i = getelementptr i32, ptr %arg.stack, i64 %"$phi754.1.2.1.i"
  store i32 %.722.i, ptr %.723.i, align 4
  %.728.i = getelementptr i8, ptr %.723.i, i64 4
  store i32 %.716.i, ptr %.728.i, align 4
  %.8.i235.i = trunc i64 %storemerge.i233.i to i32
  %.9.idx.i236.i = shl i64 %number.6.1.i, 3
  %.9.i237.i = getelementptr i8, ptr %arg.ends, i64 %.9.idx.i236.i
  store i32 %.8.i235.i, ptr %.9.i237.i, align 4
  %.14.i238.i = getelementptr i8, ptr %.9.i237.i, i64 4
  store i32 -1, ptr %.14.i238.i, align 4
  %.16.i239.i = add nsw i64 %number.6.1.i, 1
  %.731.i = add nsw i64 %"$phi754.1.2.1.i", 2
  br label %B1119.i
B1008.i:
  br i1 %"$phi580.1.2.1243248.i", label %B1119.i, label %B1012.i
B1012.i:
  %.790.i = load i32, ptr %.539249.i, align 4
  %.795.i = getelementptr i32, ptr %arg.stack, i64 %height.8.1.i
  store i32 %.790.i, ptr %.795.i, align 4
  %.798.i = add nsw i64 %height.8.1.i, 1
  br label %B1119.i
B1048.i:
  %.915263.not.i = icmp slt i64 %height.6.1.i, 1
  br i1 %.915263.not.i, label %part.4.exit, label %B1078.if.lr.ph.i
B1078.if.lr.ph.i:
  %.961.i = trunc i64 %.34.i to i32
  br label %B1078.if.i
B1119.i:
  %height.6.1.i = phi i64 [ %.731.i, %B892.i ], [ %height.8.1.i, %B1008.i ], [ %.798.i, %B1012.i ]
  %number.5.1.i = phi i64 [ %.16.i239.i, %B892.i ], [ %number.6.1.i, %B1008.i ], [ %number.6.1.i, %B1012.i ]
  %exitcond.not.i = icmp eq i64 %.34.i, %.279.i
  br i1 %exitcond.not.i, label %B1048.i, label %B110.if.i
B110.if.i:
  %height.5.0261.i = phi i64 [ %height.6.1.i, %B1119.i ], [ 0, %part.1.exit ]
  %number.4.0260.i = phi i64 [ %number.5.1.i, %B1119.i ], [ %.435, %part.1.exit ]
  %.209.0258.i = phi i64 [ %.279.i, %B1119.i ], [ 0, %part.1.exit ]
  %.279.i = add nuw nsw i64 %.209.0258.i, 1
  %.24.idx.i.i = mul i64 %.209.0258.i, 116
  %.24.i.i = getelementptr i8, ptr %arg.links, i64 %.24.idx.i.i
  %.25.i.i = load i32, ptr %.24.i.i, align 4
  %.30.i.i = sext i32 %.25.i.i to i64
  %.31.i.i = icmp sgt i32 %.25.i.i, -1
  br i1 %.31.i.i, label %B80.i.i, label %B150.i.i
B80.i.i:
  %.41.i.i = getelementptr i8, ptr %.24.i.i, i64 8
  %.42.i.i = load i32, ptr %.41.i.i, align 4
  %.46.i.i = icmp eq i32 %.42.i.i, 1
  br label %B150.i.i
B150.i.i:
  %"$phi150.0.2.0.i.i" = phi i1 [ %.46.i.i, %B80.i.i ], [ false, %B110.if.i ]
  %.67.i.i = icmp sgt i64 %height.5.0261.i, 0
  br i1 %.67.i.i, label %B164.preheader.i.i, label %part.2.exit.i
B164.preheader.i.i:
  %.114.i.i = getelementptr i32, ptr %arg.smallest, i64 %.30.i.i
  %.144.i.i = trunc i64 %.209.0258.i to i32
  br label %B164.i.i
B164.i.i:
  %height.2.0.i.i = phi i64 [ %.79.i240.i, %B292.i.i ], [ %height.5.0261.i, %B164.preheader.i.i ]
  %.79.i240.i = add nsw i64 %height.2.0.i.i, -1
  %.80.i.i = getelementptr i32, ptr %arg.stack, i64 %.79.i240.i
  %.81.i.i = load i32, ptr %.80.i.i, align 4
  %.95.i.i = sext i32 %.81.i.i to i64
  %.97.idx.i.i = shl nsw i64 %.95.i.i, 3
  br i1 %.31.i.i, label %B208.i.i, label %B292.i.i
B208.i.i:
  %.97.i.i = getelementptr i8, ptr %arg.ends, i64 %.97.idx.i.i
  %.98.i.i = load i32, ptr %.97.i.i, align 4
  %.100.not.i.i = icmp sgt i32 %.98.i.i, %.25.i.i
  br i1 %.100.not.i.i, label %B292.i.i, label %B252.i.i
B252.i.i:
  br i1 %"$phi150.0.2.0.i.i", label %B256.i.i, label %part.2.exit.loopexit.i
B256.i.i:
  %.115.i.i = load i32, ptr %.114.i.i, align 4
  %.117.i.i = icmp eq i32 %.81.i.i, %.115.i.i
  br i1 %.117.i.i, label %B292.i.i, label %part.2.exit.loopexit.i
B292.i.i:
  %13 = getelementptr i8, ptr %arg.ends, i64 %.97.idx.i.i
  %.145.i.i = getelementptr i8, ptr %13, i64 4
  store i32 %.144.i.i, ptr %.145.i.i, align 4
  %.153.i.i = icmp samesign ugt i64 %height.2.0.i.i, 1
  br i1 %.153.i.i, label %B164.i.i, label %part.2.exit.loopexit.i
part.2.exit.loopexit.i:
  %height.3.1.i.ph.i = phi i64 [ %height.2.0.i.i, %B252.i.i ], [ %height.2.0.i.i, %B256.i.i ], [ 0, %B292.i.i ]
  %.347.pre.i = load i32, ptr %.24.i.i, align 4
  %.pre.i = sext i32 %.347.pre.i to i64
  br label %part.2.exit.i
part.2.exit.i:
  %.352.pre-phi.i = phi i64 [ %.pre.i, %part.2.exit.loopexit.i ], [ %.30.i.i, %B150.i.i ]
  %.347.i = phi i32 [ %.347.pre.i, %part.2.exit.loopexit.i ], [ %.25.i.i, %B150.i.i ]
  %height.3.1.i.i = phi i64 [ %height.3.1.i.ph.i, %part.2.exit.loopexit.i ], [ %height.5.0261.i, %B150.i.i ]
  %.353.i = icmp sgt i32 %.347.i, -1
  br i1 %.353.i, label %B226.i, label %B448.i
B1078.if.i:
  %.859.0264.i = phi i64 [ 0, %B1078.if.lr.ph.i ], [ %.928.i, %B1078.if.i ]
  %.928.i = add nuw nsw i64 %.859.0264.i, 1
  %.954.i = getelementptr i32, ptr %arg.stack, i64 %.859.0264.i
  %.955.i = load i32, ptr %.954.i, align 4
  %.956.i = sext i32 %.955.i to i64
  %.idx.i163 = shl nsw i64 %.956.i, 3
  %14 = getelementptr i8, ptr %arg.ends, i64 %.idx.i163
  %.962.i = getelementptr i8, ptr %14, i64 4
  store i32 %.961.i, ptr %.962.i, align 4
  %exitcond266.not.i = icmp eq i64 %.928.i, %height.6.1.i
  br i1 %exitcond266.not.i, label %part.4.exit, label %B1078.if.i
part.4.exit:
  %number.4.0.lcssa272.i = phi i64 [ %.435185, %B308.thread ], [ %number.5.1.i, %B1048.i ], [ %number.5.1.i, %B1078.if.i ]
  %.470 = getelementptr i64, ptr %arg.bracket_offsets, i64 %.164
  store i64 %number.4.0.lcssa272.i, ptr %.470, align 8
  %exitcond200.not = icmp eq i64 %.164, %arg.number
  br i1 %exitcond200.not, label %B430, label %B172.if
B430:
  %.501 = getelementptr i64, ptr %arg.bracket_offsets, i64 %arg.number
  %.502 = load i64, ptr %.501, align 8
  store i64 %.502, ptr %retptr, align 8
  ret void
B172.if:
  %.93.0197 = phi i64 [ 0, %B172.if.lr.ph ], [ %.164, %part.4.exit ]
  %.164 = add nuw nsw i64 %.93.0197, 1
  %.195 = add nsw i64 %.93.0197, %arg.begin
  %.25.i = getelementptr i64, ptr %arg.offsets, i64 %.195
  %.26.i = load i64, ptr %.25.i, align 8
  %.29.i = getelementptr i8, ptr %.25.i, i64 8
  %.30.i = load i64, ptr %.29.i, align 8
  %.34.i = sub nsw i64 %.30.i, %.26.i
  %.12366.not.i = icmp slt i64 %.34.i, 1
  br i1 %.12366.not.i, label %B308.thread, label %B90.if.lr.ph.i
B308.thread:
  %.397204 = getelementptr i64, ptr %arg.link_offsets, i64 %.93.0197
  %.398205 = load i64, ptr %.397204, align 8
  %.429183 = getelementptr i64, ptr %arg.link_offsets, i64 %.164
  store i64 %.398205, ptr %.429183, align 8
  %.434184 = getelementptr i64, ptr %arg.bracket_offsets, i64 %.93.0197
  %.435185 = load i64, ptr %.434184, align 8
  br label %part.4.exit
B90.if.lr.ph.i:
  %15 = getelementptr i32, ptr %arg.words, i64 %.26.i
  br label %B90.if.i
B90.loopexit.i:
  %.136.i = add nuw nsw i64 %.65.068.i, 1
  %exitcond.not.i165 = icmp eq i64 %.136.i, %.34.i
  br i1 %exitcond.not.i165, label %B266.if.lr.ph, label %B90.if.i
B90.if.i:
  %.65.068.i = phi i64 [ 0, %B90.if.lr.ph.i ], [ %.136.i, %B90.loopexit.i ]
  %.165.i = getelementptr i32, ptr %15, i64 %.65.068.i
  %.166.i = load i32, ptr %.165.i, align 4
  %.169.i = sext i32 %.166.i to i64
  %.144.i.i164 = shl nuw nsw i64 %.65.068.i, 1
  %.168.i.i = shl nsw i64 %.169.i, 1
  %16 = trunc i64 %.168.i.i to i32
  %.174.i.i = or disjoint i32 %16, 1
  %.217.i.i = icmp sgt i32 %.166.i, -1
  %17 = getelementptr i32, ptr %arg.first, i64 %.168.i.i
  br label %B36.if.i.i
B494.i.i:
  %.227.i.i = getelementptr i32, ptr %17, i64 %.43.079.i.i
  %.228.i.i = load i32, ptr %.227.i.i, align 4
  %.246.i.i = icmp sgt i32 %.228.i.i, -1
  br i1 %.246.i.i, label %B508.i.i, label %B546.i.i
B508.i.i:
  %.229.i.i = zext nneg i32 %.228.i.i to i64
  %.29.i.i.i = mul nsw i64 %.150.i.i, %.229.i.i
  %.32.i.i.i = mul nsw i64 %.162.i.i, %.229.i.i
  %18 = getelementptr i32, ptr %arg.points, i64 %.29.i.i.i
  %.42.i.i.i = getelementptr i8, ptr %18, i64 4
  %.43.i.i.i = load i32, ptr %.42.i.i.i, align 4
  %.47.i.i.i = getelementptr i8, ptr %18, i64 12
  %.48.i.i.i = load i32, ptr %.47.i.i.i, align 4
  %.59.i.i.i = getelementptr float, ptr %arg.amounts, i64 %.32.i.i.i
  %.60.i.i.i = load float, ptr %.59.i.i.i, align 4
  %.62.i.i.i = sext i32 %.43.i.i.i to i64
  %.11.i.i.i.i = icmp sgt i32 %.43.i.i.i, 0
  %.14.i.i.i.i = uitofp nneg i64 %.62.i.i.i to float
  %.21.i.i.i.i = fdiv float %.60.i.i.i, %.14.i.i.i.i
  %"$phi110.0.2.0.i.i.i.i" = select i1 %.11.i.i.i.i, float %.21.i.i.i.i, float 0.000000e+00
  store float %"$phi110.0.2.0.i.i.i.i", ptr %24, align 4
  %.99.i.i.i = getelementptr i8, ptr %.59.i.i.i, i64 4
  %.100.i.i.i = load float, ptr %.99.i.i.i, align 4
  %.21.i99.i.i.i = fdiv float %.100.i.i.i, %.14.i.i.i.i
  %"$phi110.0.2.0.i100.i.i.i" = select i1 %.11.i.i.i.i, float %.21.i99.i.i.i, float 0.000000e+00
  store float %"$phi110.0.2.0.i100.i.i.i", ptr %.214.i.i, align 4
  %.135.i.i.i = icmp sgt i32 %.48.i.i.i, 0
  br i1 %.135.i.i.i, label %B618.if.lr.ph.i.i.i, label %B546.i.i
B618.if.lr.ph.i.i.i:
  store i32 1, ptr %.195.i.i, align 4
  %.147.i.i.i = getelementptr i8, ptr %.59.i.i.i, i64 12
  %.148.i.i.i = load float, ptr %.147.i.i.i, align 4
  %.152.i.i.i = getelementptr i8, ptr %18, i64 8
  %.153.i.i.i = load i32, ptr %.152.i.i.i, align 4
  %.154.i.i.i = sitofp i32 %.153.i.i.i to float
  %.155.i.i.i = fcmp ule float %.148.i.i.i, %.154.i.i.i
  %..i.i.i = zext i1 %.155.i.i.i to i32
  store i32 %..i.i.i, ptr %.202.i.i, align 4
  %.176113.ph124.i.i.i = add nsw i64 %.151.i.i, 3
  %.178115.ph125.i.i.i = add nsw i64 %.163.i.i, 2
  %19 = getelementptr i8, ptr %18, i64 16
  %20 = getelementptr i32, ptr %arg.offered, i64 %.176113.ph124.i.i.i
  %21 = getelementptr float, ptr %arg.offered_values, i64 %.178115.ph125.i.i.i
  %wide.trip.count.i.i.i = zext nneg i32 %.48.i.i.i to i64
  br label %B618.if.i.i.i
B832.i.i.i:
  %.418.i.i.i = add i32 %.361.i.i.i, 1
  store i32 %.418.i.i.i, ptr %23, align 4
  br label %B938.i.i.i
B896.i.i.i:
  %.435.i.i.i = getelementptr float, ptr %21, i64 %.37.0.i.i.i.i
  %.436.i.i.i = load float, ptr %.435.i.i.i, align 4
  %.438.i.i.i = fcmp ugt float %"$phi110.0.2.0.i104.i.i.i", %.436.i.i.i
  br i1 %.438.i.i.i, label %B938.i.i.i, label %B1051.i.i.i
B938.i.i.i:
  %its_rank.2.1.i.i.i = phi i64 [ %.370.i.i.i, %B832.i.i.i ], [ %.37.0.i.i.i.i, %B896.i.i.i ]
  %.454.i.i.i = getelementptr i32, ptr %20, i64 %its_rank.2.1.i.i.i
  store i32 %22, ptr %.454.i.i.i, align 4
  %.464.i.i.i = getelementptr float, ptr %21, i64 %its_rank.2.1.i.i.i
  store float %"$phi110.0.2.0.i104.i.i.i", ptr %.464.i.i.i, align 4
  %.16.i.i.i.i = add nsw i64 %its_rank.2.1.i.i.i, %.176113.ph124.i.i.i
  %.17.i.i.i.i = add nsw i64 %its_rank.2.1.i.i.i, %.178115.ph125.i.i.i
  %.34.i.i.i.i = getelementptr i32, ptr %arg.offered, i64 %.16.i.i.i.i
  %.35.i.i.i.i = load i32, ptr %.34.i.i.i.i, align 4
  %.38.i.i.i.i = getelementptr float, ptr %arg.offered_values, i64 %.17.i.i.i.i
  %.39.i.i.i.i = load float, ptr %.38.i.i.i.i, align 4
  %.48.i.i.i.i = icmp sgt i64 %its_rank.2.1.i.i.i, 0
  br i1 %.48.i.i.i.i, label %B68.i.i.i.i, label %part.5.exit.i.i.i
B68.i.i.i.i:
  %.71.i.i.i.i = getelementptr i8, ptr %.38.i.i.i.i, i64 -4
  %.72.i.i.i.i = load float, ptr %.71.i.i.i.i, align 4
  %.74.i.i.i.i = fcmp ugt float %.72.i.i.i.i, %.39.i.i.i.i
  br i1 %.74.i.i.i.i, label %part.5.exit.i.i.i, label %B98.i.i.i.i
B98.i.i.i.i:
  %value_at.2.1.i.i.i.i = phi i64 [ %.89.i.i.i.i, %B186.i.i.i.i ], [ %.17.i.i.i.i, %B68.i.i.i.i ]
  %at.2.1.i.i.i.i = phi i64 [ %.80.i.i.i.i, %B186.i.i.i.i ], [ %.16.i.i.i.i, %B68.i.i.i.i ]
  %.80.i.i.i.i = add nsw i64 %at.2.1.i.i.i.i, -1
  %.82.i.i.i.i = getelementptr i32, ptr %arg.offered, i64 %.80.i.i.i.i
  %.83.i.i.i.i = load i32, ptr %.82.i.i.i.i, align 4
  %.86.i.i.i.i = getelementptr i32, ptr %arg.offered, i64 %at.2.1.i.i.i.i
  store i32 %.83.i.i.i.i, ptr %.86.i.i.i.i, align 4
  %.89.i.i.i.i = add nsw i64 %value_at.2.1.i.i.i.i, -1
  %.91.i.i.i.i = getelementptr float, ptr %arg.offered_values, i64 %.89.i.i.i.i
  %.92.i.i.i.i = load float, ptr %.91.i.i.i.i, align 4
  %.95.i.i.i.i = getelementptr float, ptr %arg.offered_values, i64 %value_at.2.1.i.i.i.i
  store float %.92.i.i.i.i, ptr %.95.i.i.i.i, align 4
  %.119.i.i.i.i = icmp sgt i64 %.80.i.i.i.i, %.176113.ph124.i.i.i
  br i1 %.119.i.i.i.i, label %B186.i.i.i.i, label %part.5.exit.i.i.i
B186.i.i.i.i:
  %.140.i.i.i.i = getelementptr i8, ptr %.95.i.i.i.i, i64 -8
  %.141.i.i.i.i = load float, ptr %.140.i.i.i.i, align 4
  %.143.i.i.i.i = fcmp ugt float %.141.i.i.i.i, %.39.i.i.i.i
  br i1 %.143.i.i.i.i, label %part.5.exit.i.i.i, label %B98.i.i.i.i
part.5.exit.i.i.i:
  %value_at.3.0.i.i.i.i = phi i64 [ %.17.i.i.i.i, %B68.i.i.i.i ], [ %.17.i.i.i.i, %B938.i.i.i ], [ %.89.i.i.i.i, %B98.i.i.i.i ], [ %.89.i.i.i.i, %B186.i.i.i.i ]
  %at.3.0.i.i.i.i = phi i64 [ %.16.i.i.i.i, %B68.i.i.i.i ], [ %.16.i.i.i.i, %B938.i.i.i ], [ %.80.i.i.i.i, %B98.i.i.i.i ], [ %.80.i.i.i.i, %B186.i.i.i.i ]
  %.167.i.i.i.i = getelementptr i32, ptr %arg.offered, i64 %at.3.0.i.i.i.i
  store i32 %.35.i.i.i.i, ptr %.167.i.i.i.i, align 4
  %.178.i.i.i.i = getelementptr float, ptr %arg.offered_values, i64 %value_at.3.0.i.i.i.i
  store float %.39.i.i.i.i, ptr %.178.i.i.i.i, align 4
  br label %B1051.i.i.i
B1051.i.i.i:
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %B546.i.i, label %B618.if.i.i.i
B618.if.i.i.i:
  %indvars.iv.i.i.i = phi i64 [ 0, %B618.if.lr.ph.i.i.i ], [ %indvars.iv.next.i.i.i, %B1051.i.i.i ]
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %.312.i.i.i = getelementptr i32, ptr %19, i64 %indvars.iv.i.i.i
  %.313.i.i.i = load i32, ptr %.312.i.i.i, align 4
  %22 = xor i32 %.313.i.i.i, 1
  %.325.i.i.i = getelementptr float, ptr %.147.i.i.i, i64 %indvars.iv.i.i.i
  %.326.i.i.i = load float, ptr %.325.i.i.i, align 4
  %.21.i103.i.i.i = fdiv float %.326.i.i.i, %.14.i.i.i.i
  %"$phi110.0.2.0.i104.i.i.i" = select i1 %.11.i.i.i.i, float %.21.i103.i.i.i, float 0.000000e+00
  %.361.i.i.i = load i32, ptr %23, align 4
  %.370.i.i.i = sext i32 %.361.i.i.i to i64
  %spec.select.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.370.i.i.i, i64 0)
  br label %B34.i.i.i.i
B34.i.i.i.i:
  %.37.0.i.i.i.i = phi i64 [ 0, %B618.if.i.i.i ], [ %.108.i.i.i.i, %B36.i.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %.37.0.i.i.i.i, %spec.select.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B832.i.i.i, label %B36.i.i.i.i
B36.i.i.i.i:
  %.108.i.i.i.i = add nuw nsw i64 %.37.0.i.i.i.i, 1
  %.140.i105.i.i.i = getelementptr i32, ptr %20, i64 %.37.0.i.i.i.i
  %.141.i106.i.i.i = load i32, ptr %.140.i105.i.i.i, align 4
  %.144.i.i.i.i = icmp eq i32 %22, %.141.i106.i.i.i
  br i1 %.144.i.i.i.i, label %B896.i.i.i, label %B34.i.i.i.i
B546.i.i:
  br i1 %exitcond.not.i.i, label %B90.loopexit.i, label %B36.if.i.i
B36.if.i.i:
  %exitcond.not.i.i = phi i1 [ false, %B90.if.i ], [ true, %B546.i.i ]
  %.43.079.i.i = phi i64 [ 0, %B90.if.i ], [ 1, %B546.i.i ]
  %.146.i.i = or disjoint i64 %.43.079.i.i, %.144.i.i164
  %.151.i.i = mul nsw i64 %.146.i.i, %.150.i.i
  %.163.i.i = mul nsw i64 %.146.i.i, %.162.i.i
  %23 = getelementptr i32, ptr %arg.offered, i64 %.151.i.i
  %.175.i.i = getelementptr i8, ptr %23, i64 12
  store i32 %.174.i.i, ptr %.175.i.i, align 4
  %24 = getelementptr float, ptr %arg.offered_values, i64 %.163.i.i
  %.181.i.i = getelementptr i8, ptr %24, i64 8
  store float 1.000000e+00, ptr %.181.i.i, align 4
  store i32 1, ptr %23, align 4
  %.195.i.i = getelementptr i8, ptr %23, i64 4
  store i32 0, ptr %.195.i.i, align 4
  %.202.i.i = getelementptr i8, ptr %23, i64 8
  store i32 1, ptr %.202.i.i, align 4
  store float 0.000000e+00, ptr %24, align 4
  %.214.i.i = getelementptr i8, ptr %24, i64 4
  store float 0.000000e+00, ptr %.214.i.i, align 4
  br i1 %.217.i.i, label %B494.i.i, label %B546.i.i
B266.if.lr.ph:
  %25 = getelementptr i8, ptr %arg.stops, i64 %.26.i
  %26 = getelementptr i8, ptr %25, i64 %.195
  br label %B266.if
B266.if:
  %.265.0192 = phi i64 [ 0, %B266.if.lr.ph ], [ %.334, %part.6.exit ]
  store i8 0, ptr %.116.i, align 1
  store i8 0, ptr %.155.i, align 1
  %.idx55.i.i = mul i64 %.265.0192, 116
  %27 = getelementptr i8, ptr %arg.links, i64 %.idx55.i.i
  %28 = getelementptr i8, ptr %27, i64 24
  %29 = getelementptr i8, ptr %27, i64 32
  %30 = getelementptr i8, ptr %27, i64 40
  %31 = getelementptr i8, ptr %27, i64 48
  %32 = getelementptr i8, ptr %27, i64 64
  %33 = getelementptr i8, ptr %27, i64 72
  br label %B34.if.i.i
B376.i.i:
  %.334 = add nuw nsw i64 %.265.0192, 1
  %.199.i.i = getelementptr i8, ptr %27, i64 56
  store i32 -1, ptr %.199.i.i, align 4
  %.207.i.i = getelementptr i8, ptr %27, i64 60
  store i32 2147483647, ptr %.207.i.i, align 4
  store i32 -1, ptr %.211.i.i, align 4
  %.214.i.i169 = icmp eq i64 %.265.0192, 0
  br i1 %.214.i.i169, label %part.7.exit.thread.i, label %B558.i.i
part.7.exit.thread.i:
  store i32 -1, ptr %arg.state, align 4
  br label %part.6.exit
B558.i.i:
  %.230.i.i = add nsw i64 %.265.0192, -1
  %.idx.i.i.i = mul i64 %.230.i.i, 116
  %34 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i.i
  %35 = getelementptr i8, ptr %34, i64 32
  %.43.i.i.i170 = load i32, ptr %35, align 4
  %.56.i.i.i = icmp slt i32 %.43.i.i.i170, 0
  br i1 %.56.i.i.i, label %part.3.exit.i.i, label %B122.i.i.i
B122.i.i.i:
  %.55.i.i.i = zext nneg i32 %.43.i.i.i170 to i64
  %.idx30.i.i.i = mul nuw nsw i64 %.55.i.i.i, 116
  %36 = getelementptr i8, ptr %arg.links, i64 %.idx30.i.i.i
  %.78.i.i.i = getelementptr i8, ptr %36, i64 104
  %.79.i.i.i = load i32, ptr %.78.i.i.i, align 4
  %.108.i58.i.i = zext i32 %.79.i.i.i to i64
  br label %part.3.exit.i.i
part.3.exit.i.i:
  %storemerge.i.i.i = phi i64 [ %.230.i.i, %B558.i.i ], [ %.108.i58.i.i, %B122.i.i.i ]
  %.261.i.i = trunc i64 %storemerge.i.i.i to i32
  %.262.i.i = getelementptr i8, ptr %34, i64 104
  store i32 %.261.i.i, ptr %.262.i.i, align 4
  %.19.i.i.i = load i32, ptr %34, align 4
  %.24.i.i.i = sext i32 %.19.i.i.i to i64
  %.25.i.i.i = icmp sgt i32 %.19.i.i.i, -1
  br i1 %.25.i.i.i, label %B80.i.i.i, label %B108.i.i.i
B80.i.i.i:
  %.29.i.i.i180 = load i32, ptr %arg.state, align 4
  %.30.i.i.i = sext i32 %.29.i.i.i180 to i64
  br label %B108.i.i.i
B108.i.i.i:
  %"$phi108.0.2.0.i.i.i" = phi i64 [ %.30.i.i.i, %B80.i.i.i ], [ -1, %part.3.exit.i.i ]
  %.49.i.i.i = icmp sgt i64 %"$phi108.0.2.0.i.i.i", %.24.i.i.i
  br i1 %.49.i.i.i, label %B122.i51.i.i, label %B182.i.i.i
B122.i51.i.i:
  %x.3.0.i.i.i = phi i64 [ %.57.i.i.i, %B122.i51.i.i ], [ %"$phi108.0.2.0.i.i.i", %B108.i.i.i ]
  %.idx.i52.i.i = mul nsw i64 %x.3.0.i.i.i, 116
  %37 = getelementptr i8, ptr %arg.links, i64 %.idx.i52.i.i
  %.55.i53.i.i = getelementptr i8, ptr %37, i64 108
  %.56.i54.i.i = load i32, ptr %.55.i53.i.i, align 4
  %.57.i.i.i = sext i32 %.56.i54.i.i to i64
  %.64.i.i.i = icmp sgt i32 %.56.i54.i.i, %.19.i.i.i
  br i1 %.64.i.i.i, label %B122.i51.i.i, label %B182.i.i.i
B182.i.i.i:
  %x.4.1.i.i.i = phi i64 [ %"$phi108.0.2.0.i.i.i", %B108.i.i.i ], [ %.57.i.i.i, %B122.i51.i.i ]
  %.77.i.i.i = trunc nsw i64 %x.4.1.i.i.i to i32
  %.78.i50.i.i = getelementptr i8, ptr %34, i64 108
  store i32 %.77.i.i.i, ptr %.78.i50.i.i, align 4
  %.85.i.i.i = icmp sgt i64 %x.4.1.i.i.i, -1
  br i1 %.85.i.i.i, label %B240.i.i.i, label %B70.i
B240.i.i.i:
  %x.5.0.i.i.i = phi i64 [ %.207.i.i.i, %B506.i.i.i ], [ %x.4.1.i.i.i, %B182.i.i.i ]
  %before.2.0.i.i.i = phi i64 [ %before.3.1.i.i.i, %B506.i.i.i ], [ %.230.i.i, %B182.i.i.i ]
  %.idx.i.i.i.i.i = mul nuw nsw i64 %x.5.0.i.i.i, 116
  %38 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i.i.i.i
  %.42.i.i.i.i.i = getelementptr i8, ptr %38, i64 36
  %.43.i.i.i.i.i = load i32, ptr %.42.i.i.i.i.i, align 4
  %.129.i.i.i.i.i = icmp sgt i32 %.43.i.i.i.i.i, -1
  br i1 %.129.i.i.i.i.i, label %B208.i.i.i.i.i, label %B290.i.i.i.i
B208.i.i.i.i.i:
  %head.2.0.i.i.i.i.i = phi i32 [ %.143.i.i.i.i.i, %B208.i.i.i.i.i ], [ %.43.i.i.i.i.i, %B240.i.i.i ]
  %.134.i.i.i.i.i = zext nneg i32 %head.2.0.i.i.i.i.i to i64
  %.idx29.i.i.i.i.i = mul nuw nsw i64 %.134.i.i.i.i.i, 116
  %39 = getelementptr i8, ptr %arg.links, i64 %.idx29.i.i.i.i.i
  %.142.i.i.i.i.i = getelementptr i8, ptr %39, i64 36
  %.143.i.i.i.i.i = load i32, ptr %.142.i.i.i.i.i, align 4
  %.147.i.i.i.i.i = icmp sgt i32 %.143.i.i.i.i.i, -1
  br i1 %.147.i.i.i.i.i, label %B208.i.i.i.i.i, label %B290.i.i.i.i
B290.i.i.i.i:
  %storemerge.i.i.i.i.i = phi i64 [ %x.5.0.i.i.i, %B240.i.i.i ], [ %.134.i.i.i.i.i, %B208.i.i.i.i.i ]
  %.93.i.i.i.i = getelementptr i8, ptr %38, i64 60
  %.94.i.i.i.i = load i32, ptr %.93.i.i.i.i, align 4
  %.148.i.i.i.i = sext i32 %.94.i.i.i.i to i64
  %.149.not.i.i.i.i = icmp slt i64 %storemerge.i.i.i.i.i, %.148.i.i.i.i
  br i1 %.149.not.i.i.i.i, label %part.8.exit.i.i.i, label %part.8.exit.thread.i.i.i
part.8.exit.i.i.i:
  %.83.i.i.i.i179 = getelementptr i8, ptr %38, i64 4
  %.84.i.i.i.i = load i32, ptr %.83.i.i.i.i179, align 4
  %.112.i.i.i.i = icmp sgt i32 %.84.i.i.i.i, -1
  %.111.i.i.i.i = sext i32 %.84.i.i.i.i to i64
  %.131.i.i.i.i = icmp sge i64 %storemerge.i.i.i.i.i, %.111.i.i.i.i
  %"$phi328.1.2.0.i.i.i.i" = and i1 %.112.i.i.i.i, %.131.i.i.i.i
  %.61.pn.in.i.i.i.i = getelementptr i8, ptr %38, i64 44
  %.61.pn.i.i.i.i = load i32, ptr %.61.pn.in.i.i.i.i, align 4
  %.62.not67.i.i.i.i = icmp ne i32 %.43.i.i.i.i.i, %.61.pn.i.i.i.i
  %narrow.i.i.i.i = select i1 %"$phi328.1.2.0.i.i.i.i", i1 true, i1 %.62.not67.i.i.i.i
  %".$phi158.0.2.0.i.i.i.i" = zext i1 %narrow.i.i.i.i to i64
  %.136.i.i.i = getelementptr i8, ptr %38, i64 112
  %.137.i.i.i = load i32, ptr %.136.i.i.i, align 4
  %.139.i.i.i = sext i32 %.137.i.i.i to i64
  %.140.i.i.i = icmp ne i64 %".$phi158.0.2.0.i.i.i.i", %.139.i.i.i
  %.145.not.i.i.i = icmp eq i64 %x.5.0.i.i.i, %.24.i.i.i
  %or.cond.i.i.i = or i1 %.145.not.i.i.i, %.140.i.i.i
  br i1 %or.cond.i.i.i, label %B460.i.i.i, label %B70.i
part.8.exit.thread.i.i.i:
  %.13654.i.i.i = getelementptr i8, ptr %38, i64 112
  %.13755.i.i.i = load i32, ptr %.13654.i.i.i, align 4
  %.14057.i.i.i = icmp ne i32 %.13755.i.i.i, 2
  %.145.not58.i.i.i = icmp eq i64 %x.5.0.i.i.i, %.24.i.i.i
  %or.cond59.i.i.i = or i1 %.145.not58.i.i.i, %.14057.i.i.i
  br i1 %or.cond59.i.i.i, label %B372.i.i.i, label %B70.i
B372.i.i.i:
  %.169.i.i.i = getelementptr i8, ptr %38, i64 108
  %.170.i.i.i = load i32, ptr %.169.i.i.i, align 4
  %.idx51.i.i.i = mul i64 %before.2.0.i.i.i, 116
  %40 = getelementptr i8, ptr %arg.links, i64 %.idx51.i.i.i
  %.177.i.i.i = getelementptr i8, ptr %40, i64 108
  store i32 %.170.i.i.i, ptr %.177.i.i.i, align 4
  br label %B506.i.i.i
B460.i.i.i:
  %.187.i.i.i = zext i1 %narrow.i.i.i.i to i32
  store i32 %.187.i.i.i, ptr %.136.i.i.i, align 4
  %.205.phi.trans.insert.i.i.i = getelementptr i8, ptr %38, i64 108
  %.206.pre.i.i.i = load i32, ptr %.205.phi.trans.insert.i.i.i, align 4
  br label %B506.i.i.i
B506.i.i.i:
  %.206.i.i.i = phi i32 [ %.170.i.i.i, %B372.i.i.i ], [ %.206.pre.i.i.i, %B460.i.i.i ]
  %before.3.1.i.i.i = phi i64 [ %before.2.0.i.i.i, %B372.i.i.i ], [ %x.5.0.i.i.i, %B460.i.i.i ]
  %.207.i.i.i = zext nneg i32 %.206.i.i.i to i64
  %.211.i.i.i = icmp sgt i32 %.206.i.i.i, -1
  br i1 %.211.i.i.i, label %B240.i.i.i, label %B70.i
B34.if.i.i:
  %.36.057.i.i = phi i64 [ 0, %B266.if ], [ %.107.i.i, %B34.if.i.i ]
  %.107.i.i = add nuw nsw i64 %.36.057.i.i, 1
  %.138.i.i = getelementptr i32, ptr %27, i64 %.36.057.i.i
  store i32 -1, ptr %.138.i.i, align 4
  %.146.i.i166 = getelementptr i32, ptr %28, i64 %.36.057.i.i
  store i32 -1, ptr %.146.i.i166, align 4
  %.154.i.i = getelementptr i32, ptr %29, i64 %.36.057.i.i
  store i32 -1, ptr %.154.i.i, align 4
  %.162.i.i167 = getelementptr i32, ptr %30, i64 %.36.057.i.i
  store i32 -1, ptr %.162.i.i167, align 4
  %.170.i.i = getelementptr i32, ptr %31, i64 %.36.057.i.i
  store i32 0, ptr %.170.i.i, align 4
  %.178.i.i = getelementptr i32, ptr %32, i64 %.36.057.i.i
  store i32 0, ptr %.178.i.i, align 4
  %.186.i.i = getelementptr i32, ptr %33, i64 %.36.057.i.i
  store i32 -1, ptr %.186.i.i, align 4
  %exitcond.not.i.i168 = icmp eq i64 %.107.i.i, 2
  br i1 %exitcond.not.i.i168, label %B376.i.i, label %B34.if.i.i
B70.i:
  %.226.i.i.i = trunc i64 %.230.i.i to i32
  store i32 %.226.i.i.i, ptr %arg.state, align 4
  %.238.i.i.i = getelementptr i8, ptr %34, i64 112
  store i32 0, ptr %.238.i.i.i, align 4
  %.68.i = getelementptr i8, ptr %26, i64 %.265.0192
  %.69.i = load i8, ptr %.68.i, align 1
  %.70.not.i = icmp eq i8 %.69.i, 0
  br i1 %.70.not.i, label %B116.i, label %part.6.exit
B116.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %.34.i.i, i8 0, i64 32, i1 false)
  call fastcc void @part.9(ptr %.34.i.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, i64 %.230.i.i, i64 %.265.0192, i64 3, i64 3)
  %.48.fca.1.load.i.i = load float, ptr %.fca.1.gep.i.i, align 4
  %.48.fca.2.load.i.i = load i64, ptr %.fca.2.gep.i.i, align 8
  %.48.fca.3.load.i.i = load i64, ptr %.fca.3.gep.i.i, align 8
  %.48.fca.4.load.i.i = load i64, ptr %.fca.4.gep.i.i, align 8
  %.48.fca.0.load.i.i = load float, ptr %.34.i.i, align 8
  %.82.i.i = fcmp ogt float %.48.fca.0.load.i.i, 0.000000e+00
  br i1 %.82.i.i, label %B134.i.i, label %B230.i.i
B134.i.i:
  %.25.i.i.i.i = getelementptr i8, ptr %34, i64 36
  %.26.i.i.i.i = load i32, ptr %.25.i.i.i.i, align 4
  %.32.i.i.i.i = icmp slt i32 %.26.i.i.i.i, 0
  br i1 %.32.i.i.i.i, label %B70.i.i.i.i, label %B120.i.i.i.i
B70.i.i.i.i:
  %.43.i.i.i.i = trunc i64 %.265.0192 to i32
  %.44.i.i.i.i = getelementptr i8, ptr %34, i64 28
  store i32 %.43.i.i.i.i, ptr %.44.i.i.i.i, align 4
  br label %B174.i.i.i.i
B120.i.i.i.i:
  %.31.i.i.i.i = zext nneg i32 %.26.i.i.i.i to i64
  %.58.i.i.i.i = trunc i64 %.265.0192 to i32
  %.idx.i.i80.i = mul nuw nsw i64 %.31.i.i.i.i, 116
  %41 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i80.i
  %.59.i.i.i.i = getelementptr i8, ptr %41, i64 16
  store i32 %.58.i.i.i.i, ptr %.59.i.i.i.i, align 4
  br label %B174.i.i.i.i
B174.i.i.i.i:
  %.69.pre-phi.i.i.i.i = phi i32 [ %.58.i.i.i.i, %B120.i.i.i.i ], [ %.43.i.i.i.i, %B70.i.i.i.i ]
  store i32 %.69.pre-phi.i.i.i.i, ptr %.25.i.i.i.i, align 4
  %.73.i.i.i.i = icmp eq i64 %.48.fca.2.load.i.i, 0
  br i1 %.73.i.i.i.i, label %B234.i.i.i.i, label %part.10.exit.i.i.i
B234.i.i.i.i:
  %.83.i.i.i82.i = getelementptr i8, ptr %34, i64 44
  store i32 %.69.pre-phi.i.i.i.i, ptr %.83.i.i.i82.i, align 4
  br label %part.10.exit.i.i.i
part.10.exit.i.i.i:
  %.92.i.i.i.i174 = getelementptr i8, ptr %34, i64 52
  %.93.i.i.i81.i = load i32, ptr %.92.i.i.i.i174, align 4
  %.95.i.i.i.i175 = add i32 %.93.i.i.i81.i, 1
  store i32 %.95.i.i.i.i175, ptr %.92.i.i.i.i174, align 4
  store i32 %.226.i.i.i, ptr %27, align 4
  %.121.i.i.i.i = trunc i64 %.48.fca.2.load.i.i to i32
  %.122.i.i.i.i = getelementptr i8, ptr %27, i64 8
  store i32 %.121.i.i.i.i, ptr %.122.i.i.i.i, align 4
  %.138.i.i.i.i = getelementptr i8, ptr %27, i64 16
  store i32 -1, ptr %.138.i.i.i.i, align 4
  %.51.i.i.i = icmp eq i64 %.48.fca.2.load.i.i, 1
  br i1 %.51.i.i.i, label %B64.i.i.i, label %B112.i.i.i
B64.i.i.i:
  %.15.i.i.i.i = getelementptr i8, ptr %34, i64 60
  %.16.i.i.i.i178 = load i32, ptr %.15.i.i.i.i, align 4
  %.18.not.i.i.i.i = icmp eq i32 %.16.i.i.i.i178, 2147483647
  br i1 %.18.not.i.i.i.i, label %B90.i.i.i.i, label %part.11.exit.i.i
B90.i.i.i.i:
  %.31.i16.i.i.i = getelementptr i8, ptr %34, i64 24
  %.32.i17.i.i.i = load i32, ptr %.31.i16.i.i.i, align 4
  %.4456.i.i.i.i = icmp sgt i32 %.32.i17.i.i.i, -1
  br i1 %.4456.i.i.i.i, label %B168.i.i.i.i, label %part.11.exit.i.i
B168.i.i.i.i:
  %x.5.1.in.i.i.i.i = phi i32 [ %x.5.1.in.i.i.i.i.be, %B168.i.i.i.i.backedge ], [ %.32.i17.i.i.i, %B90.i.i.i.i ]
  %x.5.1.i.i.i.i = zext nneg i32 %x.5.1.in.i.i.i.i to i64
  %.idx54.i.i.i.i = mul nuw nsw i64 %x.5.1.i.i.i.i, 116
  %42 = getelementptr i8, ptr %arg.links, i64 %.idx54.i.i.i.i
  %.56.i.i.i.i = getelementptr i8, ptr %42, i64 60
  %.57.i.i.i.i = load i32, ptr %.56.i.i.i.i, align 4
  %.59.i18.i.i.i = icmp eq i32 %.57.i.i.i.i, 2147483647
  br i1 %.59.i18.i.i.i, label %B250.i.i.i.i, label %B446.i.i.i.i
B250.i.i.i.i:
  store i32 %.226.i.i.i, ptr %.56.i.i.i.i, align 4
  %.75.i.i.i.i = getelementptr i8, ptr %42, i64 24
  %.76.i.i.i.i = load i32, ptr %.75.i.i.i.i, align 4
  %.78.i.i.i.i = icmp sgt i32 %.76.i.i.i.i, -1
  br i1 %.78.i.i.i.i, label %B168.i.i.i.i.backedge, label %B446.i.i.i.i
B168.i.i.i.i.backedge:
  %x.5.1.in.i.i.i.i.be = phi i32 [ %.115.i.i.i.i, %B458.i.i.i.i ], [ %.76.i.i.i.i, %B250.i.i.i.i ], [ %.160.i.i.i.i, %B606.i.i.i.i ]
  br label %B168.i.i.i.i
B446.i.i.i.i:
  %.98.not.i.i.i.i = icmp eq i64 %.230.i.i, %x.5.1.i.i.i.i
  br i1 %.98.not.i.i.i.i, label %part.11.exit.i.i, label %B458.i.i.i.i
B458.i.i.i.i:
  %.114.i.i.i.i = getelementptr i8, ptr %42, i64 20
  %.115.i.i.i.i = load i32, ptr %.114.i.i.i.i, align 4
  %.117.i.i.i.i = icmp slt i32 %.115.i.i.i.i, 0
  br i1 %.117.i.i.i.i, label %B530.i.i.i.i, label %B168.i.i.i.i.backedge
B530.i.i.i.i:
  %x.6.3.i.i.i.i = phi i64 [ %.135.i.i.i.i, %B606.i.i.i.i ], [ %x.5.1.i.i.i.i, %B458.i.i.i.i ]
  %.idx.i19.i.i.i = mul nsw i64 %x.6.3.i.i.i.i, 116
  %43 = getelementptr i8, ptr %arg.links, i64 %.idx.i19.i.i.i
  %.129.i.i.i.i = getelementptr i8, ptr %43, i64 4
  %.130.i.i.i.i = load i32, ptr %.129.i.i.i.i, align 4
  %.135.i.i.i.i = sext i32 %.130.i.i.i.i to i64
  %.141.not.i.i.i.i = icmp eq i64 %.230.i.i, %.135.i.i.i.i
  br i1 %.141.not.i.i.i.i, label %part.11.exit.i.i, label %B606.i.i.i.i
B606.i.i.i.i:
  %.idx49.i.i.i.i = mul nsw i64 %.135.i.i.i.i, 116
  %44 = getelementptr i8, ptr %arg.links, i64 %.idx49.i.i.i.i
  %.159.i.i.i.i = getelementptr i8, ptr %44, i64 20
  %.160.i.i.i.i = load i32, ptr %.159.i.i.i.i, align 4
  %.162.i.i.i.i = icmp slt i32 %.160.i.i.i.i, 0
  br i1 %.162.i.i.i.i, label %B530.i.i.i.i, label %B168.i.i.i.i.backedge
B112.i.i.i:
  %.100.i.i.i177 = getelementptr i8, ptr %34, i64 56
  %.101.i.i.i = load i32, ptr %.100.i.i.i177, align 4
  br label %part.11.exit.i.i
part.11.exit.i.i:
  %"$phi174.0.2.0.i.i.i" = phi i32 [ %.101.i.i.i, %B112.i.i.i ], [ %.226.i.i.i, %B64.i.i.i ], [ %.226.i.i.i, %B90.i.i.i.i ], [ %.226.i.i.i, %B530.i.i.i.i ], [ %.226.i.i.i, %B446.i.i.i.i ]
  store i32 %"$phi174.0.2.0.i.i.i", ptr %.199.i.i, align 4
  store i32 -1, ptr %.211.i.i, align 4
  %.11.i.i.i = getelementptr i8, ptr %34, i64 68
  %.12.i.i.i = load i32, ptr %.11.i.i.i, align 4
  %.8.i.i.i.i = sext i32 %.12.i.i.i to i64
  %.10.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.48.fca.3.load.i.i, i64 %.8.i.i.i.i)
  %.44.i.i.i = trunc i64 %.10.i.i.i.i to i32
  store i32 %.44.i.i.i, ptr %.11.i.i.i, align 4
  br label %B230.i.i
B230.i.i:
  %.150.i.i171 = fcmp ogt float %.48.fca.1.load.i.i, 0.000000e+00
  br i1 %.150.i.i171, label %B252.i.i173, label %part.12.exit.i
B252.i.i173:
  call fastcc void @part.13(ptr %.161.i.i, ptr %arg.links, ptr %arg.state, i64 %.265.0192, i64 %.230.i.i, i64 %.48.fca.2.load.i.i)
  %.12.i32.i.i = load i32, ptr %32, align 4
  %.8.i.i33.i.i = sext i32 %.12.i32.i.i to i64
  %.10.i.i34.i.i = tail call i64 @llvm.smax.i64(i64 %.48.fca.4.load.i.i, i64 %.8.i.i33.i.i)
  %.44.i35.i.i = trunc i64 %.10.i.i34.i.i to i32
  store i32 %.44.i35.i.i, ptr %32, align 4
  br label %part.12.exit.i
part.12.exit.i:
  store i8 0, ptr %.116.i, align 1
  call fastcc void @part.14(ptr %.116.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, i64 %.265.0192)
  %.130.i = load i8, ptr %.116.i, align 1
  %.133.not.i = icmp eq i8 %.130.i, 0
  br i1 %.133.not.i, label %part.6.exit, label %B188.i
B188.i:
  store i8 0, ptr %.155.i, align 1
  call fastcc void @part.14(ptr %.155.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, i64 %.265.0192)
  %.169.i172 = load i8, ptr %.155.i, align 1
  %.172.not.i = icmp eq i8 %.169.i172, 0
  br i1 %.172.not.i, label %part.6.exit, label %B188.i
part.6.exit:
  %exitcond.not = icmp eq i64 %.334, %.34.i
  br i1 %exitcond.not, label %B308, label %B266.if
}
define i64 @treeval.induction.ccl.kernels.texts.parse(ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, i64 %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, i64 %.13, i64 %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21) local_unnamed_addr {
entry:
  %.23 = alloca i64, align 8
  store i64 0, ptr %.23, align 8
  call fastcc void @part.0(ptr %.23, ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, i64 %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, i64 %.13, i64 %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21)
  %.37 = load i64, ptr %.23, align 8
  ret i64 %.37
}
define internal fastcc void @part.14(ptr %retptr, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.parser.0, ptr %arg.parser.1, ptr %arg.parser.2, i64 %arg.k) unnamed_addr {
entry:
  %.114.i206.i = alloca { float, float, i64, i64, i64 }, align 8
  %.114.i.i = alloca { float, float, i64, i64, i64 }, align 8
  %.398 = alloca ptr, align 8
  %.idx.i.i.i = mul i64 %arg.k, 116
  %0 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i.i.i
  %1 = getelementptr i8, ptr %0, i64 32
  %.43.i.i.i = load i32, ptr %1, align 4
  %.56.i.i.i = icmp slt i32 %.43.i.i.i, 0
  br i1 %.56.i.i.i, label %B380.i.i, label %B122.i.i.i
B122.i.i.i:
  %.55.i.i.i = zext nneg i32 %.43.i.i.i to i64
  %.idx30.i.i.i = mul nuw nsw i64 %.55.i.i.i, 116
  %2 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i.i
  %.78.i.i.i = getelementptr i8, ptr %2, i64 104
  %.79.i.i.i = load i32, ptr %.78.i.i.i, align 4
  %.108.i.i.i = sext i32 %.79.i.i.i to i64
  br label %B380.i.i
B380.i.i:
  %storemerge.i.ph.i.i = phi i64 [ %.108.i.i.i, %B122.i.i.i ], [ %arg.k, %entry ]
  %3 = getelementptr i8, ptr %0, i64 56
  %.9465.i.i = load i32, ptr %3, align 4
  %.171.i.i = add nsw i64 %storemerge.i.ph.i.i, -1
  %.180.i.i = sext i32 %.9465.i.i to i64
  %.181.not.i.i = icmp sgt i64 %storemerge.i.ph.i.i, %.180.i.i
  br i1 %.181.not.i.i, label %B402.i.i, label %part.8.exit.i
B402.i.i:
  %.8463.i.i = load i32, ptr %0, align 4
  %.174.i.i = sext i32 %.8463.i.i to i64
  %.175.i.i = icmp sle i64 %storemerge.i.ph.i.i, %.174.i.i
  %.pn.i.i = getelementptr i8, ptr %0, i64 40
  %.61.pn.i.i = load i32, ptr %.pn.i.i, align 4
  %.62.not67.i.i = icmp ne i32 %.43.i.i.i, %.61.pn.i.i
  %narrow.i.i = select i1 %.175.i.i, i1 true, i1 %.62.not67.i.i
  %".$phi158.0.2.0.i.i" = zext i1 %narrow.i.i to i64
  br label %part.8.exit.i
part.8.exit.i:
  %".$phi158.0.2.0.sink.i.i" = phi i64 [ %".$phi158.0.2.0.i.i", %B402.i.i ], [ 2, %B380.i.i ]
  %.57.i = icmp slt i64 %storemerge.i.ph.i.i, 1
  br i1 %.57.i, label %part.8.exit.i.part.15.exit_crit_edge, label %B66.i
part.8.exit.i.part.15.exit_crit_edge:
  %.58.i.pre = load i32, ptr %0, align 4
  br label %part.15.exit
B66.i:
  %.62.i = icmp eq i64 %storemerge.i.ph.i.i, %arg.k
  %.65.i = icmp samesign ugt i64 %".$phi158.0.2.0.sink.i.i", 1
  %or.cond.i = select i1 %.62.i, i1 true, i1 %.65.i
  %.58.i.pre313 = load i32, ptr %0, align 4
  br i1 %or.cond.i, label %part.15.exit, label %B104.i
B104.i:
  %.89.i = shl nuw nsw i64 3, %".$phi158.0.2.0.sink.i.i"
  %.92.i = and i64 %.89.i, 3
  %.112.i = getelementptr i8, ptr %0, i64 8
  %.113.i = load i32, ptr %.112.i, align 4
  %.121.i = sext i32 %.58.i.pre313 to i64
  %.122.i = icmp sgt i32 %.58.i.pre313, -1
  %.129.i = icmp eq i32 %.113.i, 1
  %or.cond80.i = select i1 %.122.i, i1 %.129.i, i1 false
  %depths.5.0.i = select i1 %or.cond80.i, i64 2, i64 %.92.i
  %.15.i.i = icmp sge i64 %arg.k, %storemerge.i.ph.i.i
  %..i.i = zext i1 %.15.i.i to i64
  %.idx.i.i81.i = mul i64 %.171.i.i, 116
  %4 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i.i81.i
  %invariant.gep.i.i = getelementptr i32, ptr %4, i64 %..i.i
  br label %B76.i.i
B76.i.i:
  %.16.i.i.i = phi i64 [ 10, %B104.i ], [ 8, %B76.i.i.backedge ]
  %exitcond.not.i.i = phi i1 [ false, %B104.i ], [ true, %B76.i.i.backedge ]
  %.53.079.i.i = phi i64 [ 0, %B104.i ], [ 1, %B76.i.i.backedge ]
  %gep.i.i = getelementptr i32, ptr %invariant.gep.i.i, i64 %.16.i.i.i
  %.43.i.i82.i = load i32, ptr %gep.i.i, align 4
  br i1 %.15.i.i, label %B196.i.i.i, label %B106.i.i.i
B106.i.i.i:
  %.56.i.i83.i = icmp slt i32 %.43.i.i82.i, 0
  br i1 %.56.i.i83.i, label %B150.i.i, label %B122.i.i84.i
B122.i.i84.i:
  %.55.i.i85.i = zext nneg i32 %.43.i.i82.i to i64
  %.idx30.i.i86.i = mul nuw nsw i64 %.55.i.i85.i, 116
  %5 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i86.i
  %.78.i.i87.i = getelementptr i8, ptr %5, i64 104
  %.79.i.i88.i = load i32, ptr %.78.i.i87.i, align 4
  %.108.i.i89.i = sext i32 %.79.i.i88.i to i64
  br label %B150.i.i
B196.i.i.i:
  %.129.i.i.i = icmp sgt i32 %.43.i.i82.i, -1
  br i1 %.129.i.i.i, label %B208.i.i.i, label %B136.i.i
B208.i.i.i:
  %head.2.0.i.i.i = phi i32 [ %.143.i.i.i, %B208.i.i.i ], [ %.43.i.i82.i, %B196.i.i.i ]
  %.134.i.i.i = zext nneg i32 %head.2.0.i.i.i to i64
  %.idx29.i.i.i = mul nuw nsw i64 %.134.i.i.i, 116
  %6 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i.i
  %.142.i.i.i = getelementptr i8, ptr %6, i64 36
  %.143.i.i.i = load i32, ptr %.142.i.i.i, align 4
  %.147.i.i.i = icmp sgt i32 %.143.i.i.i, -1
  br i1 %.147.i.i.i, label %B208.i.i.i, label %B136.i.i
B136.i.i:
  %storemerge.i.ph.i90.i = phi i64 [ %.171.i.i, %B196.i.i.i ], [ %.134.i.i.i, %B208.i.i.i ]
  %.189.not.i.i = icmp sge i64 %storemerge.i.ph.i90.i, %arg.k
  %brmerge82.i.i = or i1 %exitcond.not.i.i, %.189.not.i.i
  br i1 %brmerge82.i.i, label %part.16.exit.i, label %B76.i.i.backedge
B150.i.i:
  %storemerge.i.i.i = phi i64 [ %.171.i.i, %B106.i.i.i ], [ %.108.i.i89.i, %B122.i.i84.i ]
  %.206.not.i.i = icmp sle i64 %storemerge.i.i.i, %arg.k
  %brmerge.i.i = or i1 %exitcond.not.i.i, %.206.not.i.i
  br i1 %brmerge.i.i, label %part.16.exit.i, label %B76.i.i.backedge
B76.i.i.backedge:
  br label %B76.i.i
part.16.exit.i:
  %.206.not.i.i.sink = phi i1 [ %.189.not.i.i, %B136.i.i ], [ %.206.not.i.i, %B150.i.i ]
  %7 = shl nuw nsw i64 1, %.53.079.i.i
  %.183.i = select i1 %.206.not.i.i.sink, i64 %7, i64 3
  %depths.6.0.i = and i64 %.183.i, %depths.5.0.i
  br i1 %.122.i, label %B386.i, label %B466.i
B386.i:
  %.206.i = icmp eq i64 %.171.i.i, %.121.i
  br i1 %.206.i, label %B450.i, label %B398.i
B398.i:
  %.15.i91.i = icmp sle i64 %storemerge.i.ph.i.i, %.121.i
  %..i92.i = zext i1 %.15.i91.i to i64
  %invariant.gep.i94.i = getelementptr i32, ptr %4, i64 %..i92.i
  br label %B76.i95.i
B76.i95.i:
  %.16.i.i96.i = phi i64 [ 10, %B398.i ], [ 8, %B76.i95.i.backedge ]
  %exitcond.not.i97.i = phi i1 [ false, %B398.i ], [ true, %B76.i95.i.backedge ]
  %gep.i99.i = getelementptr i32, ptr %invariant.gep.i94.i, i64 %.16.i.i96.i
  %.43.i.i100.i = load i32, ptr %gep.i99.i, align 4
  br i1 %.15.i91.i, label %B196.i.i115.i, label %B106.i.i101.i
B106.i.i101.i:
  %.56.i.i102.i = icmp slt i32 %.43.i.i100.i, 0
  br i1 %.56.i.i102.i, label %B150.i109.i, label %B122.i.i103.i
B122.i.i103.i:
  %.55.i.i104.i = zext nneg i32 %.43.i.i100.i to i64
  %.idx30.i.i105.i = mul nuw nsw i64 %.55.i.i104.i, 116
  %8 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i105.i
  %.78.i.i106.i = getelementptr i8, ptr %8, i64 104
  %.79.i.i107.i = load i32, ptr %.78.i.i106.i, align 4
  %.108.i.i108.i = sext i32 %.79.i.i107.i to i64
  br label %B150.i109.i
B196.i.i115.i:
  %.129.i.i116.i = icmp sgt i32 %.43.i.i100.i, -1
  br i1 %.129.i.i116.i, label %B208.i.i122.i, label %B136.i117.i
B208.i.i122.i:
  %head.2.0.i.i123.i = phi i32 [ %.143.i.i127.i, %B208.i.i122.i ], [ %.43.i.i100.i, %B196.i.i115.i ]
  %.134.i.i124.i = zext nneg i32 %head.2.0.i.i123.i to i64
  %.idx29.i.i125.i = mul nuw nsw i64 %.134.i.i124.i, 116
  %9 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i125.i
  %.142.i.i126.i = getelementptr i8, ptr %9, i64 36
  %.143.i.i127.i = load i32, ptr %.142.i.i126.i, align 4
  %.147.i.i128.i = icmp sgt i32 %.143.i.i127.i, -1
  br i1 %.147.i.i128.i, label %B208.i.i122.i, label %B136.i117.i
B136.i117.i:
  %storemerge.i.ph.i118.i = phi i64 [ %.171.i.i, %B196.i.i115.i ], [ %.134.i.i124.i, %B208.i.i122.i ]
  %.189.not.i119.i = icmp sge i64 %storemerge.i.ph.i118.i, %.121.i
  %brmerge82.i120.i = or i1 %exitcond.not.i97.i, %.189.not.i119.i
  br i1 %brmerge82.i120.i, label %part.16.exit129.split.loop.exit.i, label %B76.i95.i.backedge
B150.i109.i:
  %storemerge.i.i110.i = phi i64 [ %.171.i.i, %B106.i.i101.i ], [ %.108.i.i108.i, %B122.i.i103.i ]
  %.206.not.i111.i = icmp sle i64 %storemerge.i.i110.i, %.121.i
  %brmerge.i112.i = or i1 %exitcond.not.i97.i, %.206.not.i111.i
  br i1 %brmerge.i112.i, label %part.16.exit129.split.loop.exit133.i, label %B76.i95.i.backedge
B76.i95.i.backedge:
  br label %B76.i95.i
part.16.exit129.split.loop.exit.i:
  br i1 %.189.not.i119.i, label %B450.i, label %B466.i
part.16.exit129.split.loop.exit133.i:
  br i1 %.206.not.i111.i, label %B450.i, label %B466.i
B450.i:
  %.24775.i = zext nneg i32 %.113.i to i64
  %.248.i = shl nuw i64 1, %.24775.i
  %.252.i = and i64 %depths.6.0.i, %.248.i
  br label %B466.i
B466.i:
  %depths.7.0.i = phi i64 [ %.252.i, %B450.i ], [ %depths.6.0.i, %part.16.exit.i ], [ %depths.6.0.i, %part.16.exit129.split.loop.exit.i ], [ %depths.6.0.i, %part.16.exit129.split.loop.exit133.i ]
  %.269.i = getelementptr i8, ptr %arg.parser.2, i64 4
  %.270.i = load i32, ptr %.269.i, align 4
  %.274.i = icmp sgt i32 %.270.i, -1
  br i1 %.274.i, label %B500.i, label %part.15.exit
B500.i:
  %.292.i = getelementptr i8, ptr %0, i64 40
  %.293.i = load i32, ptr %.292.i, align 4
  %.296.i = icmp eq i32 %.43.i.i.i, %.293.i
  %..i = select i1 %.296.i, i64 1, i64 2
  %.313.i = and i64 %..i, %depths.7.0.i
  br label %part.15.exit
part.15.exit:
  %.58.i = phi i32 [ %.58.i.pre313, %B66.i ], [ %.58.i.pre, %part.8.exit.i.part.15.exit_crit_edge ], [ %.58.i.pre313, %B500.i ], [ %.58.i.pre313, %B466.i ]
  %depths.8.0.sink.i = phi i64 [ 0, %B66.i ], [ 0, %part.8.exit.i.part.15.exit_crit_edge ], [ %.313.i, %B500.i ], [ %depths.7.0.i, %B466.i ]
  %.60.i = icmp slt i32 %.58.i, 0
  br i1 %.60.i, label %B154.i, label %B466.i147
B154.i:
  %.64.i = load i32, ptr %arg.parser.2, align 4
  %.65.i149 = sext i32 %.64.i to i64
  %.27.i.i = icmp sgt i32 %.64.i, -1
  br i1 %.27.i.i, label %B80.i.i, label %B466.i147
B80.i.i:
  %.34.i.i = getelementptr i8, ptr %arg.parser.2, i64 4
  %.35.i.i = load i32, ptr %.34.i.i, align 4
  %.37.i.i = sext i32 %.35.i.i to i64
  %.38.not.i.i = icmp slt i32 %.64.i, %.35.i.i
  br i1 %.38.not.i.i, label %B466.i147, label %B114.preheader.i.i
B114.preheader.i.i:
  %.46.i.i = add nsw i64 %arg.k, -1
  %.51.i.i = sext i32 %.43.i.i.i to i64
  %invariant.smax.i.i = tail call i32 @llvm.smax.i32(i32 %.35.i.i, i32 0)
  %.90.i.i.i = getelementptr i8, ptr %arg.parser.2, i64 8
  br label %B114.i.i
B114.i.i:
  %x.2.1.i.i = phi i64 [ %.134.i.i, %B204.i.i ], [ %.65.i149, %B114.preheader.i.i ]
  %.48.not.i.i = icmp eq i64 %x.2.1.i.i, %.46.i.i
  %or.cond.i.i = icmp ugt i64 %x.2.1.i.i, %.51.i.i
  %or.cond36.i.i = or i1 %.48.not.i.i, %or.cond.i.i
  %.pre.i.i = mul nuw nsw i64 %x.2.1.i.i, 116
  br i1 %or.cond36.i.i, label %B204.i.i, label %B156.i.i
B156.i.i:
  %10 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i
  %.15.i.i.i = getelementptr i8, ptr %10, i64 112
  %.16.i.i.i150 = load i32, ptr %.15.i.i.i, align 4
  %.1721.i.i.i = zext nneg i32 %.16.i.i.i150 to i64
  %.18.i.i.i = shl i64 3, %.1721.i.i.i
  %.19.i.i.i = and i64 %.18.i.i.i, 3
  %.15.i.i.i.i = icmp sgt i64 %x.2.1.i.i, %arg.k
  %..i.i.i.i = zext i1 %.15.i.i.i.i to i64
  %invariant.gep.i.i.i.i = getelementptr i32, ptr %0, i64 %..i.i.i.i
  br label %B76.i.i.i.i
B76.i.i.i.i:
  %.16.i.i.i.i.i = phi i64 [ 10, %B156.i.i ], [ 8, %B76.i.i.i.i.backedge ]
  %exitcond.not.i.i.i.i = phi i1 [ false, %B156.i.i ], [ true, %B76.i.i.i.i.backedge ]
  %.53.079.i.i.i.i = phi i64 [ 0, %B156.i.i ], [ 1, %B76.i.i.i.i.backedge ]
  %gep.i.i.i.i = getelementptr i32, ptr %invariant.gep.i.i.i.i, i64 %.16.i.i.i.i.i
  %.43.i.i.i.i.i = load i32, ptr %gep.i.i.i.i, align 4
  br i1 %.15.i.i.i.i, label %B196.i.i.i.i.i, label %B106.i.i.i.i.i
B106.i.i.i.i.i:
  %.56.i.i.i.i.i = icmp slt i32 %.43.i.i.i.i.i, 0
  br i1 %.56.i.i.i.i.i, label %B150.i.i.i.i, label %B122.i.i.i.i.i
B122.i.i.i.i.i:
  %.55.i.i.i.i.i = zext nneg i32 %.43.i.i.i.i.i to i64
  %.idx30.i.i.i.i.i = mul nuw nsw i64 %.55.i.i.i.i.i, 116
  %11 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i.i.i.i
  %.78.i.i.i.i.i = getelementptr i8, ptr %11, i64 104
  %.79.i.i.i.i.i = load i32, ptr %.78.i.i.i.i.i, align 4
  %.108.i.i.i.i.i = sext i32 %.79.i.i.i.i.i to i64
  br label %B150.i.i.i.i
B196.i.i.i.i.i:
  %.129.i.i.i.i.i = icmp sgt i32 %.43.i.i.i.i.i, -1
  br i1 %.129.i.i.i.i.i, label %B208.i.i.i.i.i, label %B136.i.i.i.i
B208.i.i.i.i.i:
  %head.2.0.i.i.i.i.i = phi i32 [ %.143.i.i.i.i.i, %B208.i.i.i.i.i ], [ %.43.i.i.i.i.i, %B196.i.i.i.i.i ]
  %.134.i.i.i.i.i = zext nneg i32 %head.2.0.i.i.i.i.i to i64
  %.idx29.i.i.i.i.i = mul nuw nsw i64 %.134.i.i.i.i.i, 116
  %12 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i.i.i.i
  %.142.i.i.i.i.i = getelementptr i8, ptr %12, i64 36
  %.143.i.i.i.i.i = load i32, ptr %.142.i.i.i.i.i, align 4
  %.147.i.i.i.i.i = icmp sgt i32 %.143.i.i.i.i.i, -1
  br i1 %.147.i.i.i.i.i, label %B208.i.i.i.i.i, label %B136.i.loopexit.i.i.i
B136.i.loopexit.i.i.i:
  %13 = icmp samesign ule i64 %x.2.1.i.i, %.134.i.i.i.i.i
  br label %B136.i.i.i.i
B136.i.i.i.i:
  %storemerge.i.ph.i.i.i.i = phi i1 [ false, %B196.i.i.i.i.i ], [ %13, %B136.i.loopexit.i.i.i ]
  %brmerge82.i.i.i.i = or i1 %exitcond.not.i.i.i.i, %storemerge.i.ph.i.i.i.i
  br i1 %brmerge82.i.i.i.i, label %part.16.exit.i.i.i, label %B76.i.i.i.i.backedge
B150.i.i.i.i:
  %storemerge.i.i.i.i.i = phi i64 [ %arg.k, %B106.i.i.i.i.i ], [ %.108.i.i.i.i.i, %B122.i.i.i.i.i ]
  %.206.not.i.i.i.i = icmp sle i64 %storemerge.i.i.i.i.i, %x.2.1.i.i
  %brmerge.i.i.i.i = or i1 %exitcond.not.i.i.i.i, %.206.not.i.i.i.i
  br i1 %brmerge.i.i.i.i, label %part.16.exit.i.i.i, label %B76.i.i.i.i.backedge
B76.i.i.i.i.backedge:
  br label %B76.i.i.i.i
part.16.exit.i.i.i:
  %.206.not.i.i.i.i.sink = phi i1 [ %storemerge.i.ph.i.i.i.i, %B136.i.i.i.i ], [ %.206.not.i.i.i.i, %B150.i.i.i.i ]
  %14 = shl nuw nsw i64 1, %.53.079.i.i.i.i
  %.66.i.i.i = select i1 %.206.not.i.i.i.i.sink, i64 %14, i64 -1
  %depths.3.0.i.i.i = and i64 %.19.i.i.i, %.66.i.i.i
  %.85.i.i.i = icmp eq i64 %x.2.1.i.i, %.37.i.i
  br i1 %.85.i.i.i, label %B190.i.i.i, label %part.17.exit.i.i
B190.i.i.i:
  %.91.i.i.i = load i32, ptr %.90.i.i.i, align 4
  %.9422.i.i.i = zext nneg i32 %.91.i.i.i to i64
  %.95.i.i.i = shl nuw i64 1, %.9422.i.i.i
  %.97.i.i.i = and i64 %.95.i.i.i, %depths.3.0.i.i.i
  br label %part.17.exit.i.i
part.17.exit.i.i:
  %depths.4.0.i.i.i = phi i64 [ %.97.i.i.i, %B190.i.i.i ], [ %depths.3.0.i.i.i, %part.16.exit.i.i.i ]
  %.94.not.i.i = icmp eq i64 %depths.4.0.i.i.i, 0
  br i1 %.94.not.i.i, label %B204.i.i, label %part.18.exit.i
B204.i.i:
  %15 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i
  %.128.i.i = getelementptr i8, ptr %15, i64 108
  %.129.i.i = load i32, ptr %.128.i.i, align 4
  %.134.i.i = zext nneg i32 %.129.i.i to i64
  %or.cond35.i.i = icmp slt i32 %.129.i.i, %invariant.smax.i.i
  br i1 %or.cond35.i.i, label %B466.i147, label %B114.i.i
part.18.exit.i:
  %.150.i = icmp sgt i64 %x.2.1.i.i, -1
  br i1 %.150.i, label %B210.preheader.i, label %B466.i147
B210.preheader.i:
  %.fca.2.gep.i.i = getelementptr inbounds nuw i8, ptr %.114.i.i, i64 8
  %.fca.3.gep.i.i = getelementptr inbounds nuw i8, ptr %.114.i.i, i64 16
  %.227.i.i = trunc i64 %arg.k to i32
  br label %B210.i
B210.i:
  %other.4.0.i = phi i64 [ %other.3.1.i, %part.18.exit205.i ], [ -1, %B210.preheader.i ]
  %used.2.0.i = phi i1 [ %used.3.1.i, %part.18.exit205.i ], [ true, %B210.preheader.i ]
  %weight.2.0.i = phi float [ %weight.3.1.i, %part.18.exit205.i ], [ 0.000000e+00, %B210.preheader.i ]
  %x.2.0.i = phi i64 [ %x.2.1.i135.i, %part.18.exit205.i ], [ %x.2.1.i.i, %B210.preheader.i ]
  %depths.2.0.i = phi i64 [ %depths.4.0.i.i178.i, %part.18.exit205.i ], [ %depths.4.0.i.i.i, %B210.preheader.i ]
  %.idx143.i.i = mul nuw nsw i64 %x.2.0.i, 116
  %16 = getelementptr i8, ptr %arg.parser.0, i64 %.idx143.i.i
  %.47.i.i = getelementptr i8, ptr %16, i64 76
  %.48.i.i = load i32, ptr %.47.i.i, align 4
  %.50.i.i = sext i32 %.48.i.i to i64
  %.51.not.i.i = icmp eq i64 %arg.k, %.50.i.i
  br i1 %.51.not.i.i, label %B80.i116.i, label %B142.i.i
B80.i116.i:
  %.59.i.i = getelementptr i8, ptr %16, i64 84
  %.60.i.i = load i32, ptr %.59.i.i, align 4
  %.62.i.i = sext i32 %.60.i.i to i64
  %.63.not.i.i = icmp eq i64 %depths.2.0.i, %.62.i.i
  br i1 %.63.not.i.i, label %B80.B564_crit_edge.i.i, label %B142.i.i
B80.B564_crit_edge.i.i:
  %.302.phi.trans.insert.i.i = getelementptr i8, ptr %16, i64 100
  %.303.pre.i.i = load i32, ptr %.302.phi.trans.insert.i.i, align 4
  br label %B564.i.i
B142.i.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %.114.i.i, i8 0, i64 32, i1 false)
  call fastcc void @part.9(ptr %.114.i.i, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.parser.0, i64 %x.2.0.i, i64 %arg.k, i64 %depths.2.0.i, i64 0)
  %.128.fca.0.load.i.i = load float, ptr %.114.i.i, align 8
  %.128.fca.2.load.i.i = load i64, ptr %.fca.2.gep.i.i, align 8
  %.128.fca.3.load.i.i = load i64, ptr %.fca.3.gep.i.i, align 8
  %.idx.i115.i = shl nuw nsw i64 %x.2.0.i, 3
  %17 = getelementptr i8, ptr %arg.parser.1, i64 %.idx.i115.i
  %.175.i.i151 = getelementptr i8, ptr %17, i64 4
  store float %.128.fca.0.load.i.i, ptr %.175.i.i151, align 4
  %.187.i.i = trunc i64 %.128.fca.2.load.i.i to i32
  %.188.i.i = getelementptr i8, ptr %16, i64 92
  store i32 %.187.i.i, ptr %.188.i.i, align 4
  %.215.i.i = trunc i64 %.128.fca.3.load.i.i to i32
  %.216.i.i = getelementptr i8, ptr %16, i64 100
  store i32 %.215.i.i, ptr %.216.i.i, align 4
  store i32 %.227.i.i, ptr %.47.i.i, align 4
  %.237.i.i = trunc nuw nsw i64 %depths.2.0.i to i32
  %.238.i.i = getelementptr i8, ptr %16, i64 84
  store i32 %.237.i.i, ptr %.238.i.i, align 4
  br label %B564.i.i
B564.i.i:
  %.303.i.i = phi i32 [ %.303.pre.i.i, %B80.B564_crit_edge.i.i ], [ %.215.i.i, %B142.i.i ]
  %.307.i.i = icmp sgt i32 %.303.i.i, 0
  br i1 %.307.i.i, label %B722.i.i, label %part.19.exit.i
B722.i.i:
  %.285.i.i = getelementptr i8, ptr %16, i64 68
  %.286.i.i = load i32, ptr %.285.i.i, align 4
  %.322.i.i = icmp sle i32 %.303.i.i, %.286.i.i
  br label %part.19.exit.i
part.19.exit.i:
  %"$phi736.2.2.0.i.i" = phi i1 [ %.322.i.i, %B722.i.i ], [ false, %B564.i.i ]
  %.idx.i = shl nuw nsw i64 %x.2.0.i, 3
  %18 = getelementptr i8, ptr %arg.parser.1, i64 %.idx.i
  %.211.i = getelementptr i8, ptr %18, i64 4
  %.212.i = load float, ptr %.211.i, align 4
  %.218.i = fcmp ogt float %.212.i, %weight.2.0.i
  br i1 %.218.i, label %B352.i, label %B322.i
B322.i:
  br i1 %used.2.0.i, label %B326.i, label %B368.i
B326.i:
  %.244.i = fcmp ule float %.212.i, 0.000000e+00
  %brmerge.i = select i1 %.244.i, i1 true, i1 %"$phi736.2.2.0.i.i"
  br i1 %brmerge.i, label %B368.i, label %B352.i
B352.i:
  %spec.select.i = select i1 %used.2.0.i, i1 %"$phi736.2.2.0.i.i", i1 false
  br label %B368.i
B368.i:
  %other.3.1.i = phi i64 [ %x.2.0.i, %B352.i ], [ %other.4.0.i, %B322.i ], [ %other.4.0.i, %B326.i ]
  %used.3.1.i = phi i1 [ %spec.select.i, %B352.i ], [ false, %B322.i ], [ true, %B326.i ]
  %weight.3.1.i = phi float [ %.212.i, %B352.i ], [ %weight.2.0.i, %B322.i ], [ %weight.2.0.i, %B326.i ]
  %.340.i = getelementptr i8, ptr %16, i64 108
  %.341.i = load i32, ptr %.340.i, align 4
  %.344.i = sext i32 %.341.i to i64
  %.22.i119.i = load i32, ptr %1, align 4
  %.27.i120.i = icmp sgt i32 %.341.i, -1
  br i1 %.27.i120.i, label %B80.i124.i, label %B466.i147
B80.i124.i:
  %.35.i126.i = load i32, ptr %.34.i.i, align 4
  %.37.i127.i = sext i32 %.35.i126.i to i64
  %.38.not.i128.i = icmp slt i32 %.341.i, %.35.i126.i
  br i1 %.38.not.i128.i, label %B466.i147, label %B114.preheader.i129.i
B114.preheader.i129.i:
  %.51.i131.i = sext i32 %.22.i119.i to i64
  %invariant.smax.i132.i = tail call i32 @llvm.smax.i32(i32 %.35.i126.i, i32 0)
  br label %B114.i134.i
B114.i134.i:
  %x.2.1.i135.i = phi i64 [ %.134.i183.i, %B204.i180.i ], [ %.344.i, %B114.preheader.i129.i ]
  %.48.not.i136.i = icmp eq i64 %x.2.1.i135.i, %.46.i.i
  %or.cond.i137.i = icmp ugt i64 %x.2.1.i135.i, %.51.i131.i
  %or.cond36.i138.i = select i1 %.48.not.i136.i, i1 true, i1 %or.cond.i137.i
  %.pre.i139.i = mul nuw nsw i64 %x.2.1.i135.i, 116
  br i1 %or.cond36.i138.i, label %B204.i180.i, label %B156.i140.i
B156.i140.i:
  %19 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i139.i
  %.15.i.i141.i = getelementptr i8, ptr %19, i64 112
  %.16.i.i142.i = load i32, ptr %.15.i.i141.i, align 4
  %.1721.i.i143.i = zext nneg i32 %.16.i.i142.i to i64
  %.18.i.i144.i = shl i64 3, %.1721.i.i143.i
  %.19.i.i145.i = and i64 %.18.i.i144.i, 3
  %.15.i.i.i146.i = icmp sgt i64 %x.2.1.i135.i, %arg.k
  %..i.i.i147.i = zext i1 %.15.i.i.i146.i to i64
  %invariant.gep.i.i.i148.i = getelementptr i32, ptr %0, i64 %..i.i.i147.i
  br label %B76.i.i.i149.i
B76.i.i.i149.i:
  %.16.i.i.i.i150.i = phi i64 [ 10, %B156.i140.i ], [ 8, %B76.i.i.i149.i.backedge ]
  %exitcond.not.i.i.i151.i = phi i1 [ false, %B156.i140.i ], [ true, %B76.i.i.i149.i.backedge ]
  %.53.079.i.i.i152.i = phi i64 [ 0, %B156.i140.i ], [ 1, %B76.i.i.i149.i.backedge ]
  %gep.i.i.i153.i = getelementptr i32, ptr %invariant.gep.i.i.i148.i, i64 %.16.i.i.i.i150.i
  %.43.i.i.i.i154.i = load i32, ptr %gep.i.i.i153.i, align 4
  br i1 %.15.i.i.i146.i, label %B196.i.i.i.i190.i, label %B106.i.i.i.i155.i
B106.i.i.i.i155.i:
  %.56.i.i.i.i156.i = icmp slt i32 %.43.i.i.i.i154.i, 0
  br i1 %.56.i.i.i.i156.i, label %B150.i.i.i163.i, label %B122.i.i.i.i157.i
B122.i.i.i.i157.i:
  %.55.i.i.i.i158.i = zext nneg i32 %.43.i.i.i.i154.i to i64
  %.idx30.i.i.i.i159.i = mul nuw nsw i64 %.55.i.i.i.i158.i, 116
  %20 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i.i.i159.i
  %.78.i.i.i.i160.i = getelementptr i8, ptr %20, i64 104
  %.79.i.i.i.i161.i = load i32, ptr %.78.i.i.i.i160.i, align 4
  %.108.i.i.i.i162.i = sext i32 %.79.i.i.i.i161.i to i64
  br label %B150.i.i.i163.i
B196.i.i.i.i190.i:
  %.129.i.i.i.i191.i = icmp sgt i32 %.43.i.i.i.i154.i, -1
  br i1 %.129.i.i.i.i191.i, label %B208.i.i.i.i197.i, label %B136.i.i.i192.i
B208.i.i.i.i197.i:
  %head.2.0.i.i.i.i198.i = phi i32 [ %.143.i.i.i.i202.i, %B208.i.i.i.i197.i ], [ %.43.i.i.i.i154.i, %B196.i.i.i.i190.i ]
  %.134.i.i.i.i199.i = zext nneg i32 %head.2.0.i.i.i.i198.i to i64
  %.idx29.i.i.i.i200.i = mul nuw nsw i64 %.134.i.i.i.i199.i, 116
  %21 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i.i.i200.i
  %.142.i.i.i.i201.i = getelementptr i8, ptr %21, i64 36
  %.143.i.i.i.i202.i = load i32, ptr %.142.i.i.i.i201.i, align 4
  %.147.i.i.i.i203.i = icmp sgt i32 %.143.i.i.i.i202.i, -1
  br i1 %.147.i.i.i.i203.i, label %B208.i.i.i.i197.i, label %B136.i.loopexit.i.i204.i
B136.i.loopexit.i.i204.i:
  %22 = icmp samesign ule i64 %x.2.1.i135.i, %.134.i.i.i.i199.i
  br label %B136.i.i.i192.i
B136.i.i.i192.i:
  %storemerge.i.ph.i.i.i193.i = phi i1 [ false, %B196.i.i.i.i190.i ], [ %22, %B136.i.loopexit.i.i204.i ]
  %brmerge82.i.i.i194.i = or i1 %exitcond.not.i.i.i151.i, %storemerge.i.ph.i.i.i193.i
  br i1 %brmerge82.i.i.i194.i, label %part.16.exit.i.i170.i, label %B76.i.i.i149.i.backedge
B150.i.i.i163.i:
  %storemerge.i.i.i.i164.i = phi i64 [ %arg.k, %B106.i.i.i.i155.i ], [ %.108.i.i.i.i162.i, %B122.i.i.i.i157.i ]
  %.206.not.i.i.i165.i = icmp sle i64 %storemerge.i.i.i.i164.i, %x.2.1.i135.i
  %brmerge.i.i.i166.i = or i1 %exitcond.not.i.i.i151.i, %.206.not.i.i.i165.i
  br i1 %brmerge.i.i.i166.i, label %part.16.exit.i.i170.i, label %B76.i.i.i149.i.backedge
B76.i.i.i149.i.backedge:
  br label %B76.i.i.i149.i
part.16.exit.i.i170.i:
  %.206.not.i.i.i165.i.sink = phi i1 [ %storemerge.i.ph.i.i.i193.i, %B136.i.i.i192.i ], [ %.206.not.i.i.i165.i, %B150.i.i.i163.i ]
  %23 = shl nuw nsw i64 1, %.53.079.i.i.i152.i
  %.66.i.i174.i = select i1 %.206.not.i.i.i165.i.sink, i64 %23, i64 -1
  %depths.3.0.i.i175.i = and i64 %.19.i.i145.i, %.66.i.i174.i
  %.85.i.i176.i = icmp eq i64 %x.2.1.i135.i, %.37.i127.i
  br i1 %.85.i.i176.i, label %B190.i.i185.i, label %part.17.exit.i177.i
B190.i.i185.i:
  %.91.i.i186.i = load i32, ptr %.90.i.i.i, align 4
  %.9422.i.i187.i = zext nneg i32 %.91.i.i186.i to i64
  %.95.i.i188.i = shl nuw i64 1, %.9422.i.i187.i
  %.97.i.i189.i = and i64 %.95.i.i188.i, %depths.3.0.i.i175.i
  br label %part.17.exit.i177.i
part.17.exit.i177.i:
  %depths.4.0.i.i178.i = phi i64 [ %.97.i.i189.i, %B190.i.i185.i ], [ %depths.3.0.i.i175.i, %part.16.exit.i.i170.i ]
  %.94.not.i179.i = icmp eq i64 %depths.4.0.i.i178.i, 0
  br i1 %.94.not.i179.i, label %B204.i180.i, label %part.18.exit205.i
B204.i180.i:
  %24 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i139.i
  %.128.i181.i = getelementptr i8, ptr %24, i64 108
  %.129.i182.i = load i32, ptr %.128.i181.i, align 4
  %.134.i183.i = zext nneg i32 %.129.i182.i to i64
  %or.cond35.i184.i = icmp slt i32 %.129.i182.i, %invariant.smax.i132.i
  br i1 %or.cond35.i184.i, label %B466.i147, label %B114.i134.i
part.18.exit205.i:
  %.382.i = icmp sgt i64 %x.2.1.i135.i, -1
  br i1 %.382.i, label %B210.i, label %B466.i147
B466.i147:
  %other.2.1.i = phi i64 [ -1, %part.15.exit ], [ -1, %part.18.exit.i ], [ %other.3.1.i, %part.18.exit205.i ], [ %other.3.1.i, %B204.i180.i ], [ -1, %B80.i.i ], [ -1, %B154.i ], [ %other.3.1.i, %B368.i ], [ %other.3.1.i, %B80.i124.i ], [ -1, %B204.i.i ]
  %used.4.1.i = phi i1 [ true, %part.15.exit ], [ true, %part.18.exit.i ], [ %used.3.1.i, %part.18.exit205.i ], [ %used.3.1.i, %B204.i180.i ], [ true, %B80.i.i ], [ true, %B154.i ], [ %used.3.1.i, %B368.i ], [ %used.3.1.i, %B80.i124.i ], [ true, %B204.i.i ]
  %weight.4.1.i = phi float [ 0.000000e+00, %part.15.exit ], [ 0.000000e+00, %part.18.exit.i ], [ %weight.3.1.i, %part.18.exit205.i ], [ %weight.3.1.i, %B204.i180.i ], [ 0.000000e+00, %B80.i.i ], [ 0.000000e+00, %B154.i ], [ %weight.3.1.i, %B368.i ], [ %weight.3.1.i, %B80.i124.i ], [ 0.000000e+00, %B204.i.i ]
  %.404.not.i = icmp eq i64 %depths.8.0.sink.i, 0
  br i1 %.404.not.i, label %B670.i, label %B470.i
B470.i:
  %.fca.1.gep.i207.i = getelementptr inbounds nuw i8, ptr %.114.i206.i, i64 4
  %.fca.2.gep.i208.i = getelementptr inbounds nuw i8, ptr %.114.i206.i, i64 8
  %.fca.4.gep.i210.i = getelementptr inbounds nuw i8, ptr %.114.i206.i, i64 24
  %.idx143.i212.i = mul i64 %.171.i.i, 116
  %25 = getelementptr i8, ptr %arg.parser.0, i64 %.idx143.i212.i
  %26 = getelementptr i8, ptr %25, i64 72
  %.48.i214.i = load i32, ptr %26, align 4
  %.50.i215.i = sext i32 %.48.i214.i to i64
  %.51.not.i216.i = icmp eq i64 %arg.k, %.50.i215.i
  br i1 %.51.not.i216.i, label %B80.i242.i, label %B142.i217.i
B80.i242.i:
  %27 = getelementptr i8, ptr %25, i64 80
  %.60.i244.i = load i32, ptr %27, align 4
  %.62.i245.i = sext i32 %.60.i244.i to i64
  %.63.not.i246.i = icmp eq i64 %depths.8.0.sink.i, %.62.i245.i
  br i1 %.63.not.i246.i, label %B80.B564_crit_edge.i247.i, label %B142.i217.i
B80.B564_crit_edge.i247.i:
  %.phi.trans.insert.i248.i = getelementptr i8, ptr %25, i64 96
  %.303.pre.i250.i = load i32, ptr %.phi.trans.insert.i248.i, align 4
  br label %B564.i233.i
B142.i217.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %.114.i206.i, i8 0, i64 32, i1 false)
  call fastcc void @part.9(ptr %.114.i206.i, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.parser.0, i64 %.171.i.i, i64 %arg.k, i64 0, i64 %depths.8.0.sink.i)
  %.128.fca.1.load.i220.i = load float, ptr %.fca.1.gep.i207.i, align 4
  %.128.fca.2.load.i221.i = load i64, ptr %.fca.2.gep.i208.i, align 8
  %.128.fca.4.load.i223.i = load i64, ptr %.fca.4.gep.i210.i, align 8
  %.idx.i224.i = shl i64 %.171.i.i, 3
  %28 = getelementptr i8, ptr %arg.parser.1, i64 %.idx.i224.i
  store float %.128.fca.1.load.i220.i, ptr %28, align 4
  %.187.i226.i = trunc i64 %.128.fca.2.load.i221.i to i32
  %29 = getelementptr i8, ptr %25, i64 88
  store i32 %.187.i226.i, ptr %29, align 4
  %.215.i228.i = trunc i64 %.128.fca.4.load.i223.i to i32
  %30 = getelementptr i8, ptr %25, i64 96
  store i32 %.215.i228.i, ptr %30, align 4
  %.227.i230.i = trunc i64 %arg.k to i32
  store i32 %.227.i230.i, ptr %26, align 4
  %.237.i231.i = trunc nuw nsw i64 %depths.8.0.sink.i to i32
  %31 = getelementptr i8, ptr %25, i64 80
  store i32 %.237.i231.i, ptr %31, align 4
  br label %B564.i233.i
B564.i233.i:
  %.303.i234.i = phi i32 [ %.303.pre.i250.i, %B80.B564_crit_edge.i247.i ], [ %.215.i228.i, %B142.i217.i ]
  %.307.i235.i = icmp sgt i32 %.303.i234.i, 0
  br i1 %.307.i235.i, label %B722.i237.i, label %part.19.exit251.i
B722.i237.i:
  %32 = getelementptr i8, ptr %0, i64 64
  %.286.i240.i = load i32, ptr %32, align 4
  %.322.i241.i = icmp sle i32 %.303.i234.i, %.286.i240.i
  br label %part.19.exit251.i
part.19.exit251.i:
  %"$phi736.2.2.0.i236.i" = phi i1 [ %.322.i241.i, %B722.i237.i ], [ false, %B564.i233.i ]
  %.464.idx.i = shl i64 %.171.i.i, 3
  %.464.i = getelementptr i8, ptr %arg.parser.1, i64 %.464.idx.i
  %.465.i = load float, ptr %.464.i, align 4
  %.471.i = fcmp ogt float %.465.i, %weight.4.1.i
  br i1 %.471.i, label %B604.i, label %B582.i
B582.i:
  %.478.i = fcmp oeq float %.465.i, %weight.4.1.i
  br i1 %.478.i, label %B594.i, label %B604.i
B594.i:
  %.486.i = icmp sle i64 %.171.i.i, %other.2.1.i
  br label %B604.i
B604.i:
  %"$phi604.0.3.0.i" = phi i1 [ false, %part.19.exit251.i ], [ %.486.i, %B594.i ], [ true, %B582.i ]
  %.499.i = fcmp ogt float %.465.i, 0.000000e+00
  br i1 %.499.i, label %B628.i, label %B670.i
B628.i:
  %used.4.1.not.i = xor i1 %used.4.1.i, true
  %brmerge113.i = select i1 %used.4.1.not.i, i1 true, i1 %"$phi736.2.2.0.i236.i"
  %33 = xor i1 %used.4.1.i, %"$phi736.2.2.0.i236.i"
  %brmerge114.i = select i1 %33, i1 true, i1 %"$phi604.0.3.0.i"
  %or.cond.i148 = select i1 %brmerge113.i, i1 %brmerge114.i, i1 false
  br i1 %or.cond.i148, label %B670.i, label %part.20.exit
B670.i:
  br label %part.20.exit
part.20.exit:
  %.157 = phi i64 [ %other.2.1.i, %B670.i ], [ %arg.k, %B628.i ]
  %.sink.i = phi i64 [ 1, %B670.i ], [ 0, %B628.i ]
  %other.2.1.sink.i = phi i64 [ %other.2.1.i, %B670.i ], [ %.171.i.i, %B628.i ]
  %.130 = icmp sgt i64 %other.2.1.sink.i, -1
  br i1 %.130, label %B384.thread263, label %B302
B384.thread263:
  %.idx = mul i64 %other.2.1.sink.i, 116
  %34 = getelementptr i8, ptr %arg.parser.0, i64 %.idx
  %35 = getelementptr i8, ptr %34, i64 88
  %.150 = getelementptr i32, ptr %35, i64 %.sink.i
  %.151 = load i32, ptr %.150, align 4
  %36 = getelementptr i8, ptr %34, i64 96
  %.198 = getelementptr i32, ptr %36, i64 %.sink.i
  %.199 = load i32, ptr %.198, align 4
  %.idx.i152 = mul i64 %.157, 116
  %37 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i152
  %38 = getelementptr i8, ptr %37, i64 64
  %.11.i = getelementptr i32, ptr %38, i64 %.sink.i
  %.12.i = load i32, ptr %.11.i, align 4
  %39 = tail call i32 @llvm.smax.i32(i32 %.199, i32 %.12.i)
  store i32 %39, ptr %.11.i, align 4
  %.184 = sext i32 %.151 to i64
  br label %B400
B302:
  %.253 = getelementptr i8, ptr %arg.parser.2, i64 4
  %.254 = load i32, ptr %.253, align 4
  %.256 = icmp sgt i32 %.254, -1
  br i1 %.256, label %B336, label %common.ret
B336:
  %.76.i = load i32, ptr %0, align 4
  %.78.i = icmp slt i32 %.76.i, 0
  br i1 %.78.i, label %B206.i, label %B486.i
B206.i:
  %.82.i = load i32, ptr %arg.parser.2, align 4
  %.83.i = sext i32 %.82.i to i64
  %.22.i.i158 = load i32, ptr %1, align 4
  %.27.i.i159 = icmp sgt i32 %.82.i, -1
  br i1 %.27.i.i159, label %B80.i.i160, label %B486.i
B80.i.i160:
  %.37.i.i163 = zext nneg i32 %.254 to i64
  %.38.not.i.i164 = icmp samesign ult i32 %.82.i, %.254
  br i1 %.38.not.i.i164, label %B486.i, label %B114.preheader.i.i165
B114.preheader.i.i165:
  %.46.i.i166 = add nsw i64 %arg.k, -1
  %.51.i.i167 = sext i32 %.22.i.i158 to i64
  %.90.i.i.i169 = getelementptr i8, ptr %arg.parser.2, i64 8
  br label %B114.i.i170
B114.i.i170:
  %x.2.1.i.i171 = phi i64 [ %.134.i.i228, %B204.i.i225 ], [ %.83.i, %B114.preheader.i.i165 ]
  %.48.not.i.i172 = icmp eq i64 %x.2.1.i.i171, %.46.i.i166
  %or.cond.i.i173 = icmp ugt i64 %x.2.1.i.i171, %.51.i.i167
  %or.cond36.i.i174 = select i1 %.48.not.i.i172, i1 true, i1 %or.cond.i.i173
  %.pre.i.i175 = mul nuw nsw i64 %x.2.1.i.i171, 116
  br i1 %or.cond36.i.i174, label %B204.i.i225, label %B156.i.i176
B156.i.i176:
  %40 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i175
  %.15.i.i.i177 = getelementptr i8, ptr %40, i64 112
  %.16.i.i.i178 = load i32, ptr %.15.i.i.i177, align 4
  %.1721.i.i.i179 = zext nneg i32 %.16.i.i.i178 to i64
  %.18.i.i.i180 = shl i64 3, %.1721.i.i.i179
  %.19.i.i.i181 = and i64 %.18.i.i.i180, 3
  %.15.i.i.i.i182 = icmp sgt i64 %x.2.1.i.i171, %arg.k
  %..i.i.i.i183 = zext i1 %.15.i.i.i.i182 to i64
  %invariant.gep.i.i.i.i184 = getelementptr i32, ptr %0, i64 %..i.i.i.i183
  br label %B76.i.i.i.i185
B76.i.i.i.i185:
  %.16.i.i.i.i.i186 = phi i64 [ 10, %B156.i.i176 ], [ 8, %B76.i.i.i.i185.backedge ]
  %exitcond.not.i.i.i.i187 = phi i1 [ false, %B156.i.i176 ], [ true, %B76.i.i.i.i185.backedge ]
  %.53.079.i.i.i.i188 = phi i64 [ 0, %B156.i.i176 ], [ 1, %B76.i.i.i.i185.backedge ]
  %gep.i.i.i.i189 = getelementptr i32, ptr %invariant.gep.i.i.i.i184, i64 %.16.i.i.i.i.i186
  %.43.i.i.i.i.i190 = load i32, ptr %gep.i.i.i.i189, align 4
  br i1 %.15.i.i.i.i182, label %B196.i.i.i.i.i235, label %B106.i.i.i.i.i191
B106.i.i.i.i.i191:
  %.56.i.i.i.i.i192 = icmp slt i32 %.43.i.i.i.i.i190, 0
  br i1 %.56.i.i.i.i.i192, label %B150.i.i.i.i199, label %B122.i.i.i.i.i193
B122.i.i.i.i.i193:
  %.55.i.i.i.i.i194 = zext nneg i32 %.43.i.i.i.i.i190 to i64
  %.idx30.i.i.i.i.i195 = mul nuw nsw i64 %.55.i.i.i.i.i194, 116
  %41 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i.i.i.i195
  %.78.i.i.i.i.i196 = getelementptr i8, ptr %41, i64 104
  %.79.i.i.i.i.i197 = load i32, ptr %.78.i.i.i.i.i196, align 4
  %.108.i.i.i.i.i198 = sext i32 %.79.i.i.i.i.i197 to i64
  br label %B150.i.i.i.i199
B196.i.i.i.i.i235:
  %.129.i.i.i.i.i236 = icmp sgt i32 %.43.i.i.i.i.i190, -1
  br i1 %.129.i.i.i.i.i236, label %B208.i.i.i.i.i242, label %B136.i.i.i.i237
B208.i.i.i.i.i242:
  %head.2.0.i.i.i.i.i243 = phi i32 [ %.143.i.i.i.i.i247, %B208.i.i.i.i.i242 ], [ %.43.i.i.i.i.i190, %B196.i.i.i.i.i235 ]
  %.134.i.i.i.i.i244 = zext nneg i32 %head.2.0.i.i.i.i.i243 to i64
  %.idx29.i.i.i.i.i245 = mul nuw nsw i64 %.134.i.i.i.i.i244, 116
  %42 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i.i.i.i245
  %.142.i.i.i.i.i246 = getelementptr i8, ptr %42, i64 36
  %.143.i.i.i.i.i247 = load i32, ptr %.142.i.i.i.i.i246, align 4
  %.147.i.i.i.i.i248 = icmp sgt i32 %.143.i.i.i.i.i247, -1
  br i1 %.147.i.i.i.i.i248, label %B208.i.i.i.i.i242, label %B136.i.loopexit.i.i.i249
B136.i.loopexit.i.i.i249:
  %43 = icmp samesign ule i64 %x.2.1.i.i171, %.134.i.i.i.i.i244
  br label %B136.i.i.i.i237
B136.i.i.i.i237:
  %storemerge.i.ph.i.i.i.i238 = phi i1 [ false, %B196.i.i.i.i.i235 ], [ %43, %B136.i.loopexit.i.i.i249 ]
  %brmerge82.i.i.i.i239 = or i1 %exitcond.not.i.i.i.i187, %storemerge.i.ph.i.i.i.i238
  br i1 %brmerge82.i.i.i.i239, label %part.16.exit.i.i.i206, label %B76.i.i.i.i185.backedge
B150.i.i.i.i199:
  %storemerge.i.i.i.i.i200 = phi i64 [ %arg.k, %B106.i.i.i.i.i191 ], [ %.108.i.i.i.i.i198, %B122.i.i.i.i.i193 ]
  %.206.not.i.i.i.i201 = icmp sle i64 %storemerge.i.i.i.i.i200, %x.2.1.i.i171
  %brmerge.i.i.i.i202 = or i1 %exitcond.not.i.i.i.i187, %.206.not.i.i.i.i201
  br i1 %brmerge.i.i.i.i202, label %part.16.exit.i.i.i206, label %B76.i.i.i.i185.backedge
B76.i.i.i.i185.backedge:
  br label %B76.i.i.i.i185
part.16.exit.i.i.i206:
  %.206.not.i.i.i.i201.sink = phi i1 [ %storemerge.i.ph.i.i.i.i238, %B136.i.i.i.i237 ], [ %.206.not.i.i.i.i201, %B150.i.i.i.i199 ]
  %44 = shl nuw nsw i64 1, %.53.079.i.i.i.i188
  %.66.i.i.i210 = select i1 %.206.not.i.i.i.i201.sink, i64 %44, i64 -1
  %depths.3.0.i.i.i211 = and i64 %.19.i.i.i181, %.66.i.i.i210
  %.85.i.i.i212 = icmp eq i64 %x.2.1.i.i171, %.37.i.i163
  br i1 %.85.i.i.i212, label %B190.i.i.i230, label %part.17.exit.i.i213
B190.i.i.i230:
  %.91.i.i.i231 = load i32, ptr %.90.i.i.i169, align 4
  %.9422.i.i.i232 = zext nneg i32 %.91.i.i.i231 to i64
  %.95.i.i.i233 = shl nuw i64 1, %.9422.i.i.i232
  %.97.i.i.i234 = and i64 %.95.i.i.i233, %depths.3.0.i.i.i211
  br label %part.17.exit.i.i213
part.17.exit.i.i213:
  %depths.4.0.i.i.i214 = phi i64 [ %.97.i.i.i234, %B190.i.i.i230 ], [ %depths.3.0.i.i.i211, %part.16.exit.i.i.i206 ]
  %.94.not.i.i215 = icmp eq i64 %depths.4.0.i.i.i214, 0
  br i1 %.94.not.i.i215, label %B204.i.i225, label %part.18.exit.i216
B204.i.i225:
  %45 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i175
  %.128.i.i226 = getelementptr i8, ptr %45, i64 108
  %.129.i.i227 = load i32, ptr %.128.i.i226, align 4
  %.134.i.i228 = zext nneg i32 %.129.i.i227 to i64
  %or.cond35.i.i229 = icmp slt i32 %.129.i.i227, %.254
  br i1 %or.cond35.i.i229, label %B486.i, label %B114.i.i170
part.18.exit.i216:
  %.178.i = icmp sgt i64 %x.2.1.i.i171, -1
  br i1 %.178.i, label %B262.preheader.i, label %B486.i
B262.preheader.i:
  %46 = getelementptr i32, ptr %arg.utterance.0, i64 %arg.utterance.2
  %.52.i.i = add nsw i64 %arg.lexicon.3, 3
  %.48.i.i217 = add nsw i64 %arg.lexicon.3, 4
  br label %B262.i
B262.i:
  %other.5.0.i = phi i64 [ -1, %B262.preheader.i ], [ %other.4.1.i, %part.17.exit.i235.i ]
  %allowed.6.0.i = phi i64 [ 0, %B262.preheader.i ], [ %allowed.5.1.i, %part.17.exit.i235.i ]
  %number.2.0.i = phi i64 [ -1, %B262.preheader.i ], [ %number.3.1.i, %part.17.exit.i235.i ]
  %top.2.0.i = phi float [ 0.000000e+00, %B262.preheader.i ], [ %top.3.1.i, %part.17.exit.i235.i ]
  %x.2.0.i218 = phi i64 [ %x.2.1.i.i171, %B262.preheader.i ], [ %x.2.1.i193.i, %part.17.exit.i235.i ]
  %depths.2.0.i219 = phi i64 [ %depths.4.0.i.i.i214, %B262.preheader.i ], [ %depths.4.0.i.i236.i, %part.17.exit.i235.i ]
  %.196.i = getelementptr i32, ptr %46, i64 %x.2.0.i218
  %.197.i = load i32, ptr %.196.i, align 4
  %.17.i.i = icmp sgt i32 %.197.i, -1
  br i1 %.17.i.i, label %B56.i.i, label %part.21.exit.i
B56.i.i:
  %.199.i = zext nneg i32 %.197.i to i64
  %.idx.i172.i = shl nuw nsw i64 %.199.i, 3
  %47 = getelementptr i8, ptr %arg.lexicon.0, i64 %.idx.i172.i
  %.29.i.i = getelementptr i8, ptr %47, i64 4
  %.30.i.i = load i32, ptr %.29.i.i, align 4
  %.31.i.i = sext i32 %.30.i.i to i64
  %.53.i.i = mul nsw i64 %.52.i.i, %.31.i.i
  %.61.i.i = icmp slt i32 %.30.i.i, 0
  br i1 %.61.i.i, label %part.21.exit.i, label %B158.i.i
B158.i.i:
  %.49.i.i = mul nsw i64 %.48.i.i217, %.31.i.i
  %48 = getelementptr i32, ptr %arg.lexicon.1, i64 %.49.i.i
  %.67.i.i = getelementptr i8, ptr %48, i64 12
  %.68.i.i = load i32, ptr %.67.i.i, align 4
  %.70.i.i = icmp eq i32 %.68.i.i, 0
  br i1 %.70.i.i, label %part.21.exit.i, label %B226.i.i
B226.i.i:
  %.99.i.i = getelementptr i8, ptr %48, i64 8
  %.100.i.i = load i32, ptr %.99.i.i, align 4
  %.101.i.i = sitofp i32 %.100.i.i to float
  %.113.i.i = icmp sgt i32 %.68.i.i, 0
  %49 = getelementptr float, ptr %arg.lexicon.2, i64 %.53.i.i
  %.129.i173.i = getelementptr i8, ptr %49, i64 12
  %.130.i.i = load float, ptr %.129.i173.i, align 4
  %.132.i.i = fcmp ogt float %.130.i.i, %.101.i.i
  %or.cond.i174.i = select i1 %.113.i.i, i1 %.132.i.i, i1 false
  br i1 %or.cond.i174.i, label %B398.preheader.i.i, label %B498.i.i
B398.preheader.i.i:
  %.154.i.i = zext nneg i32 %.68.i.i to i64
  %50 = add nsw i64 %.154.i.i, -1
  br label %B398.i.i
B398.i.i:
  %number.2.1.i.i = phi i64 [ %.138.i.i, %B458.i.i ], [ 0, %B398.preheader.i.i ]
  %exitcond.not.i.i223 = icmp eq i64 %number.2.1.i.i, %50
  br i1 %exitcond.not.i.i223, label %B498.i.i, label %B458.i.i
B458.i.i:
  %.138.i.i = add nuw nsw i64 %number.2.1.i.i, 1
  %.170.i.i = getelementptr float, ptr %.129.i173.i, i64 %.138.i.i
  %.171.i.i224 = load float, ptr %.170.i.i, align 4
  %.173.i.i = fcmp ogt float %.171.i.i224, %.101.i.i
  br i1 %.173.i.i, label %B398.i.i, label %B498.i.i
B498.i.i:
  %number.3.0.i.i = phi i64 [ 0, %B226.i.i ], [ %.154.i.i, %B398.i.i ], [ %.138.i.i, %B458.i.i ]
  %.200.i.i = insertvalue { i64, float } undef, i64 %number.3.0.i.i, 0
  %.201.i.i = insertvalue { i64, float } %.200.i.i, float %.130.i.i, 1
  br label %part.21.exit.i
part.21.exit.i:
  %storemerge.i.i220 = phi { i64, float } [ %.201.i.i, %B498.i.i ], [ zeroinitializer, %B158.i.i ], [ zeroinitializer, %B56.i.i ], [ zeroinitializer, %B262.i ]
  %storemerge.i.fca.0.extract.i = extractvalue { i64, float } %storemerge.i.i220, 0
  %storemerge.i.fca.1.extract.i = extractvalue { i64, float } %storemerge.i.i220, 1
  %.236.i = icmp sgt i64 %storemerge.i.fca.0.extract.i, %number.2.0.i
  br i1 %.236.i, label %B366.i, label %B342.i
B342.i:
  %.256.i = icmp eq i64 %storemerge.i.fca.0.extract.i, %number.2.0.i
  %.278.i = fcmp ogt float %storemerge.i.fca.1.extract.i, %top.2.0.i
  %or.cond.i221 = select i1 %.256.i, i1 %.278.i, i1 false
  br i1 %or.cond.i221, label %B366.i, label %B388.i
B366.i:
  br label %B388.i
B388.i:
  %other.4.1.i = phi i64 [ %x.2.0.i218, %B366.i ], [ %other.5.0.i, %B342.i ]
  %allowed.5.1.i = phi i64 [ %depths.2.0.i219, %B366.i ], [ %allowed.6.0.i, %B342.i ]
  %number.3.1.i = phi i64 [ %storemerge.i.fca.0.extract.i, %B366.i ], [ %number.2.0.i, %B342.i ]
  %top.3.1.i = phi float [ %storemerge.i.fca.1.extract.i, %B366.i ], [ %top.2.0.i, %B342.i ]
  %.idx.i222 = mul nuw nsw i64 %x.2.0.i218, 116
  %51 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i222
  %.358.i = getelementptr i8, ptr %51, i64 108
  %.359.i = load i32, ptr %.358.i, align 4
  %.38.not.i186.i = icmp slt i32 %.359.i, %.254
  br i1 %.38.not.i186.i, label %B486.i, label %B114.i192.i
B114.i192.i:
  %x.2.1.i193.i.in = phi i32 [ %.129.i240.i, %B204.i238.i ], [ %.359.i, %B388.i ]
  %x.2.1.i193.i = zext nneg i32 %x.2.1.i193.i.in to i64
  %.48.not.i194.i = icmp eq i64 %.46.i.i166, %x.2.1.i193.i
  %or.cond.i195.i = icmp ugt i32 %x.2.1.i193.i.in, %.22.i.i158
  %or.cond36.i196.i = select i1 %.48.not.i194.i, i1 true, i1 %or.cond.i195.i
  %.pre.i197.i = mul nuw nsw i64 %x.2.1.i193.i, 116
  br i1 %or.cond36.i196.i, label %B204.i238.i, label %B156.i198.i
B156.i198.i:
  %52 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i197.i
  %.15.i.i199.i = getelementptr i8, ptr %52, i64 112
  %.16.i.i200.i = load i32, ptr %.15.i.i199.i, align 4
  %.1721.i.i201.i = zext nneg i32 %.16.i.i200.i to i64
  %.18.i.i202.i = shl i64 3, %.1721.i.i201.i
  %.19.i.i203.i = and i64 %.18.i.i202.i, 3
  %.15.i.i.i204.i = icmp slt i64 %arg.k, %x.2.1.i193.i
  %..i.i.i205.i = zext i1 %.15.i.i.i204.i to i64
  %invariant.gep.i.i.i206.i = getelementptr i32, ptr %0, i64 %..i.i.i205.i
  br label %B76.i.i.i207.i
B76.i.i.i207.i:
  %.16.i.i.i.i208.i = phi i64 [ 10, %B156.i198.i ], [ 8, %B76.i.i.i207.i.backedge ]
  %exitcond.not.i.i.i209.i = phi i1 [ false, %B156.i198.i ], [ true, %B76.i.i.i207.i.backedge ]
  %.53.079.i.i.i210.i = phi i64 [ 0, %B156.i198.i ], [ 1, %B76.i.i.i207.i.backedge ]
  %gep.i.i.i211.i = getelementptr i32, ptr %invariant.gep.i.i.i206.i, i64 %.16.i.i.i.i208.i
  %.43.i.i.i.i212.i = load i32, ptr %gep.i.i.i211.i, align 4
  br i1 %.15.i.i.i204.i, label %B196.i.i.i.i248.i, label %B106.i.i.i.i213.i
B106.i.i.i.i213.i:
  %.56.i.i.i.i214.i = icmp slt i32 %.43.i.i.i.i212.i, 0
  br i1 %.56.i.i.i.i214.i, label %B150.i.i.i221.i, label %B122.i.i.i.i215.i
B122.i.i.i.i215.i:
  %.55.i.i.i.i216.i = zext nneg i32 %.43.i.i.i.i212.i to i64
  %.idx30.i.i.i.i217.i = mul nuw nsw i64 %.55.i.i.i.i216.i, 116
  %53 = getelementptr i8, ptr %arg.parser.0, i64 %.idx30.i.i.i.i217.i
  %.78.i.i.i.i218.i = getelementptr i8, ptr %53, i64 104
  %.79.i.i.i.i219.i = load i32, ptr %.78.i.i.i.i218.i, align 4
  %.108.i.i.i.i220.i = sext i32 %.79.i.i.i.i219.i to i64
  br label %B150.i.i.i221.i
B196.i.i.i.i248.i:
  %.129.i.i.i.i249.i = icmp sgt i32 %.43.i.i.i.i212.i, -1
  br i1 %.129.i.i.i.i249.i, label %B208.i.i.i.i255.i, label %B136.i.i.i250.i
B208.i.i.i.i255.i:
  %head.2.0.i.i.i.i256.i = phi i32 [ %.143.i.i.i.i260.i, %B208.i.i.i.i255.i ], [ %.43.i.i.i.i212.i, %B196.i.i.i.i248.i ]
  %.134.i.i.i.i257.i = zext nneg i32 %head.2.0.i.i.i.i256.i to i64
  %.idx29.i.i.i.i258.i = mul nuw nsw i64 %.134.i.i.i.i257.i, 116
  %54 = getelementptr i8, ptr %arg.parser.0, i64 %.idx29.i.i.i.i258.i
  %.142.i.i.i.i259.i = getelementptr i8, ptr %54, i64 36
  %.143.i.i.i.i260.i = load i32, ptr %.142.i.i.i.i259.i, align 4
  %.147.i.i.i.i261.i = icmp sgt i32 %.143.i.i.i.i260.i, -1
  br i1 %.147.i.i.i.i261.i, label %B208.i.i.i.i255.i, label %B136.i.loopexit.i.i262.i
B136.i.loopexit.i.i262.i:
  %55 = icmp ule i32 %x.2.1.i193.i.in, %head.2.0.i.i.i.i256.i
  br label %B136.i.i.i250.i
B136.i.i.i250.i:
  %storemerge.i.ph.i.i.i251.i = phi i1 [ false, %B196.i.i.i.i248.i ], [ %55, %B136.i.loopexit.i.i262.i ]
  %brmerge82.i.i.i252.i = or i1 %exitcond.not.i.i.i209.i, %storemerge.i.ph.i.i.i251.i
  br i1 %brmerge82.i.i.i252.i, label %part.16.exit.i.i228.i, label %B76.i.i.i207.i.backedge
B150.i.i.i221.i:
  %storemerge.i.i.i.i222.i = phi i64 [ %arg.k, %B106.i.i.i.i213.i ], [ %.108.i.i.i.i220.i, %B122.i.i.i.i215.i ]
  %.206.not.i.i.i223.i = icmp sle i64 %storemerge.i.i.i.i222.i, %x.2.1.i193.i
  %brmerge.i.i.i224.i = or i1 %exitcond.not.i.i.i209.i, %.206.not.i.i.i223.i
  br i1 %brmerge.i.i.i224.i, label %part.16.exit.i.i228.i, label %B76.i.i.i207.i.backedge
B76.i.i.i207.i.backedge:
  br label %B76.i.i.i207.i
part.16.exit.i.i228.i:
  %.206.not.i.i.i223.i.sink = phi i1 [ %storemerge.i.ph.i.i.i251.i, %B136.i.i.i250.i ], [ %.206.not.i.i.i223.i, %B150.i.i.i221.i ]
  %56 = shl nuw nsw i64 1, %.53.079.i.i.i210.i
  %.66.i.i232.i = select i1 %.206.not.i.i.i223.i.sink, i64 %56, i64 -1
  %depths.3.0.i.i233.i = and i64 %.19.i.i203.i, %.66.i.i232.i
  %.85.i.i234.i = icmp eq i32 %x.2.1.i193.i.in, %.254
  br i1 %.85.i.i234.i, label %B190.i.i243.i, label %part.17.exit.i235.i
B190.i.i243.i:
  %.91.i.i244.i = load i32, ptr %.90.i.i.i169, align 4
  %.9422.i.i245.i = zext nneg i32 %.91.i.i244.i to i64
  %.95.i.i246.i = shl nuw i64 1, %.9422.i.i245.i
  %.97.i.i247.i = and i64 %.95.i.i246.i, %depths.3.0.i.i233.i
  br label %part.17.exit.i235.i
part.17.exit.i235.i:
  %depths.4.0.i.i236.i = phi i64 [ %.97.i.i247.i, %B190.i.i243.i ], [ %depths.3.0.i.i233.i, %part.16.exit.i.i228.i ]
  %.94.not.i237.i = icmp eq i64 %depths.4.0.i.i236.i, 0
  br i1 %.94.not.i237.i, label %B204.i238.i, label %B262.i
B204.i238.i:
  %57 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i197.i
  %.128.i239.i = getelementptr i8, ptr %57, i64 108
  %.129.i240.i = load i32, ptr %.128.i239.i, align 4
  %or.cond35.i242.i = icmp slt i32 %.129.i240.i, %.254
  br i1 %or.cond35.i242.i, label %B486.i, label %B114.i192.i
B486.i:
  %other.3.1.i153 = phi i64 [ -1, %B336 ], [ -1, %part.18.exit.i216 ], [ %other.4.1.i, %B388.i ], [ %other.4.1.i, %B204.i238.i ], [ -1, %B80.i.i160 ], [ -1, %B206.i ], [ -1, %B204.i.i225 ]
  %allowed.4.1.i = phi i64 [ 0, %B336 ], [ 0, %part.18.exit.i216 ], [ %allowed.5.1.i, %B388.i ], [ %allowed.5.1.i, %B204.i238.i ], [ 0, %B80.i.i160 ], [ 0, %B206.i ], [ 0, %B204.i.i225 ]
  %number.4.1.i = phi i64 [ -1, %B336 ], [ -1, %part.18.exit.i216 ], [ %number.3.1.i, %B388.i ], [ %number.3.1.i, %B204.i238.i ], [ -1, %B80.i.i160 ], [ -1, %B206.i ], [ -1, %B204.i.i225 ]
  %top.4.1.i = phi float [ 0.000000e+00, %B336 ], [ 0.000000e+00, %part.18.exit.i216 ], [ %top.3.1.i, %B388.i ], [ %top.3.1.i, %B204.i238.i ], [ 0.000000e+00, %B80.i.i160 ], [ 0.000000e+00, %B206.i ], [ 0.000000e+00, %B204.i.i225 ]
  br i1 %.404.not.i, label %B384, label %B490.i
B490.i:
  %58 = getelementptr i32, ptr %arg.utterance.0, i64 %arg.utterance.2
  %.453.i = getelementptr i32, ptr %58, i64 %arg.k
  %.454.i = load i32, ptr %.453.i, align 4
  %.17.i264.i = icmp sgt i32 %.454.i, -1
  br i1 %.17.i264.i, label %B56.i266.i, label %part.21.exit303.i
B56.i266.i:
  %.458.i = zext nneg i32 %.454.i to i64
  %.idx.i267.i = shl nuw nsw i64 %.458.i, 3
  %59 = getelementptr i8, ptr %arg.lexicon.0, i64 %.idx.i267.i
  %.30.i269.i = load i32, ptr %59, align 4
  %.31.i270.i = sext i32 %.30.i269.i to i64
  %.52.i271.i = add nsw i64 %arg.lexicon.3, 3
  %.53.i272.i = mul nsw i64 %.52.i271.i, %.31.i270.i
  %.61.i273.i = icmp slt i32 %.30.i269.i, 0
  br i1 %.61.i273.i, label %part.21.exit303.i, label %B158.i274.i
B158.i274.i:
  %.48.i275.i = add nsw i64 %arg.lexicon.3, 4
  %.49.i276.i = mul nsw i64 %.48.i275.i, %.31.i270.i
  %60 = getelementptr i32, ptr %arg.lexicon.1, i64 %.49.i276.i
  %.67.i277.i = getelementptr i8, ptr %60, i64 12
  %.68.i278.i = load i32, ptr %.67.i277.i, align 4
  %.70.i279.i = icmp eq i32 %.68.i278.i, 0
  br i1 %.70.i279.i, label %part.21.exit303.i, label %B226.i280.i
B226.i280.i:
  %.99.i281.i = getelementptr i8, ptr %60, i64 8
  %.100.i282.i = load i32, ptr %.99.i281.i, align 4
  %.101.i283.i = sitofp i32 %.100.i282.i to float
  %.113.i284.i = icmp sgt i32 %.68.i278.i, 0
  %61 = getelementptr float, ptr %arg.lexicon.2, i64 %.53.i272.i
  %.129.i285.i = getelementptr i8, ptr %61, i64 12
  %.130.i286.i = load float, ptr %.129.i285.i, align 4
  %.132.i287.i = fcmp ogt float %.130.i286.i, %.101.i283.i
  %or.cond.i288.i = select i1 %.113.i284.i, i1 %.132.i287.i, i1 false
  br i1 %or.cond.i288.i, label %B398.preheader.i293.i, label %B498.i289.i
B398.preheader.i293.i:
  %.154.i294.i = zext nneg i32 %.68.i278.i to i64
  %62 = add nsw i64 %.154.i294.i, -1
  br label %B398.i295.i
B398.i295.i:
  %number.2.1.i296.i = phi i64 [ %.138.i299.i, %B458.i298.i ], [ 0, %B398.preheader.i293.i ]
  %exitcond.not.i297.i = icmp eq i64 %number.2.1.i296.i, %62
  br i1 %exitcond.not.i297.i, label %B498.i289.i, label %B458.i298.i
B458.i298.i:
  %.138.i299.i = add nuw nsw i64 %number.2.1.i296.i, 1
  %.170.i300.i = getelementptr float, ptr %.129.i285.i, i64 %.138.i299.i
  %.171.i301.i = load float, ptr %.170.i300.i, align 4
  %.173.i302.i = fcmp ogt float %.171.i301.i, %.101.i283.i
  br i1 %.173.i302.i, label %B398.i295.i, label %B498.i289.i
B498.i289.i:
  %number.3.0.i290.i = phi i64 [ 0, %B226.i280.i ], [ %.154.i294.i, %B398.i295.i ], [ %.138.i299.i, %B458.i298.i ]
  %.200.i291.i = insertvalue { i64, float } undef, i64 %number.3.0.i290.i, 0
  %.201.i292.i = insertvalue { i64, float } %.200.i291.i, float %.130.i286.i, 1
  br label %part.21.exit303.i
part.21.exit303.i:
  %storemerge.i265.i = phi { i64, float } [ %.201.i292.i, %B498.i289.i ], [ zeroinitializer, %B158.i274.i ], [ zeroinitializer, %B56.i266.i ], [ zeroinitializer, %B490.i ]
  %storemerge.i265.fca.0.extract.i = extractvalue { i64, float } %storemerge.i265.i, 0
  %storemerge.i265.fca.1.extract.i = extractvalue { i64, float } %storemerge.i265.i, 1
  %.497.i = fcmp ogt float %storemerge.i265.fca.1.extract.i, %top.4.1.i
  br i1 %.497.i, label %B592.i, label %B570.i
B570.i:
  %.504.i = fcmp oeq float %storemerge.i265.fca.1.extract.i, %top.4.1.i
  br i1 %.504.i, label %B582.i156, label %B592.i
B582.i156:
  %.514.i = icmp sle i64 %.171.i.i, %other.3.1.i153
  br label %B592.i
B592.i:
  %"$phi592.0.3.0.i" = phi i1 [ false, %part.21.exit303.i ], [ %.514.i, %B582.i156 ], [ true, %B570.i ]
  %.530.i = icmp sle i64 %storemerge.i265.fca.0.extract.i, %number.4.1.i
  %.543.i = icmp ne i64 %storemerge.i265.fca.0.extract.i, %number.4.1.i
  %brmerge.i154 = select i1 %.543.i, i1 true, i1 %"$phi592.0.3.0.i"
  %or.cond316.i = select i1 %.530.i, i1 %brmerge.i154, i1 false
  br i1 %or.cond316.i, label %B384, label %B622.i
B622.i:
  br label %B384
B384:
  %side.2.0.i = phi i64 [ 0, %B622.i ], [ 1, %B486.i ], [ 1, %B592.i ]
  %other.6.0.i = phi i64 [ %.171.i.i, %B622.i ], [ %other.3.1.i153, %B486.i ], [ %other.3.1.i153, %B592.i ]
  %allowed.3.0.i = phi i64 [ %depths.8.0.sink.i, %B622.i ], [ %allowed.4.1.i, %B486.i ], [ %allowed.4.1.i, %B592.i ]
  %.618.i = and i64 %allowed.3.0.i, 1
  %..i155 = xor i64 %.618.i, 1
  %.329 = icmp slt i64 %other.6.0.i, 0
  br i1 %.329, label %common.ret, label %B400
common.ret:
  %storemerge = phi i8 [ 0, %B384 ], [ 1, %B462 ], [ 1, %part.11.exit ], [ 0, %B302 ]
  store i8 %storemerge, ptr %retptr, align 1
  ret void
B400:
  %depth.3.0270 = phi i64 [ %.184, %B384.thread263 ], [ %..i155, %B384 ]
  %other.2.0269 = phi i64 [ %other.2.1.sink.i, %B384.thread263 ], [ %other.6.0.i, %B384 ]
  %side.2.0268 = phi i64 [ %.sink.i, %B384.thread263 ], [ %side.2.0.i, %B384 ]
  %.347 = icmp eq i64 %side.2.0268, 1
  br i1 %.347, label %B422, label %B462
B422:
  %.idx.i.i = mul i64 %other.2.0269, 116
  %63 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i.i
  %.25.i.i = getelementptr i8, ptr %63, i64 36
  %.26.i.i = load i32, ptr %.25.i.i, align 4
  %.32.i.i = icmp slt i32 %.26.i.i, 0
  br i1 %.32.i.i, label %B70.i.i, label %B120.i.i
B70.i.i:
  %.43.i.i = trunc i64 %arg.k to i32
  %.44.i.i = getelementptr i8, ptr %63, i64 28
  store i32 %.43.i.i, ptr %.44.i.i, align 4
  br label %B174.i.i
B120.i.i:
  %.31.i.i250 = zext nneg i32 %.26.i.i to i64
  %.58.i.i = trunc i64 %arg.k to i32
  %.idx.i251 = mul nuw nsw i64 %.31.i.i250, 116
  %64 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i251
  %.59.i.i252 = getelementptr i8, ptr %64, i64 16
  store i32 %.58.i.i, ptr %.59.i.i252, align 4
  br label %B174.i.i
B174.i.i:
  %.69.pre-phi.i.i = phi i32 [ %.58.i.i, %B120.i.i ], [ %.43.i.i, %B70.i.i ]
  store i32 %.69.pre-phi.i.i, ptr %.25.i.i, align 4
  %.73.i.i = icmp eq i64 %depth.3.0270, 0
  br i1 %.73.i.i, label %B234.i.i, label %part.10.exit.i
B234.i.i:
  %.83.i.i = getelementptr i8, ptr %63, i64 44
  store i32 %.69.pre-phi.i.i, ptr %.83.i.i, align 4
  br label %part.10.exit.i
part.10.exit.i:
  %.92.i.i = getelementptr i8, ptr %63, i64 52
  %.93.i.i = load i32, ptr %.92.i.i, align 4
  %.95.i.i = add i32 %.93.i.i, 1
  store i32 %.95.i.i, ptr %.92.i.i, align 4
  %.108.i.i = trunc i64 %other.2.0269 to i32
  store i32 %.108.i.i, ptr %0, align 4
  %.121.i.i = trunc nsw i64 %depth.3.0270 to i32
  %.122.i.i = getelementptr i8, ptr %0, i64 8
  store i32 %.121.i.i, ptr %.122.i.i, align 4
  %.138.i.i253 = getelementptr i8, ptr %0, i64 16
  store i32 -1, ptr %.138.i.i253, align 4
  %.51.i = icmp eq i64 %depth.3.0270, 1
  br i1 %.51.i, label %B64.i, label %B112.i
B64.i:
  %.15.i.i254 = getelementptr i8, ptr %63, i64 60
  %.16.i.i = load i32, ptr %.15.i.i254, align 4
  %.18.not.i.i = icmp eq i32 %.16.i.i, 2147483647
  br i1 %.18.not.i.i, label %B90.i.i, label %part.11.exit
B90.i.i:
  %.31.i16.i = getelementptr i8, ptr %63, i64 24
  %.32.i17.i = load i32, ptr %.31.i16.i, align 4
  %.4456.i.i = icmp sgt i32 %.32.i17.i, -1
  br i1 %.4456.i.i, label %B168.i.i, label %part.11.exit
B168.i.i:
  %x.5.1.in.i.i = phi i32 [ %x.5.1.in.i.i.be, %B168.i.i.backedge ], [ %.32.i17.i, %B90.i.i ]
  %x.5.1.i.i = zext nneg i32 %x.5.1.in.i.i to i64
  %.idx54.i.i = mul nuw nsw i64 %x.5.1.i.i, 116
  %65 = getelementptr i8, ptr %arg.parser.0, i64 %.idx54.i.i
  %.56.i.i = getelementptr i8, ptr %65, i64 60
  %.57.i.i = load i32, ptr %.56.i.i, align 4
  %.59.i18.i = icmp eq i32 %.57.i.i, 2147483647
  br i1 %.59.i18.i, label %B250.i.i, label %B446.i.i
B250.i.i:
  store i32 %.108.i.i, ptr %.56.i.i, align 4
  %.75.i.i = getelementptr i8, ptr %65, i64 24
  %.76.i.i = load i32, ptr %.75.i.i, align 4
  %.78.i.i = icmp sgt i32 %.76.i.i, -1
  br i1 %.78.i.i, label %B168.i.i.backedge, label %B446.i.i
B168.i.i.backedge:
  %x.5.1.in.i.i.be = phi i32 [ %.115.i.i, %B458.i.i255 ], [ %.76.i.i, %B250.i.i ], [ %.160.i.i, %B606.i.i ]
  br label %B168.i.i
B446.i.i:
  %.98.not.i.i = icmp eq i64 %other.2.0269, %x.5.1.i.i
  br i1 %.98.not.i.i, label %part.11.exit, label %B458.i.i255
B458.i.i255:
  %.114.i.i256 = getelementptr i8, ptr %65, i64 20
  %.115.i.i = load i32, ptr %.114.i.i256, align 4
  %.117.i.i = icmp slt i32 %.115.i.i, 0
  br i1 %.117.i.i, label %B530.i.i, label %B168.i.i.backedge
B530.i.i:
  %x.6.3.i.i = phi i64 [ %.135.i.i, %B606.i.i ], [ %x.5.1.i.i, %B458.i.i255 ]
  %.idx.i19.i = mul nsw i64 %x.6.3.i.i, 116
  %66 = getelementptr i8, ptr %arg.parser.0, i64 %.idx.i19.i
  %.129.i.i257 = getelementptr i8, ptr %66, i64 4
  %.130.i.i258 = load i32, ptr %.129.i.i257, align 4
  %.135.i.i = sext i32 %.130.i.i258 to i64
  %.141.not.i.i = icmp eq i64 %other.2.0269, %.135.i.i
  br i1 %.141.not.i.i, label %part.11.exit, label %B606.i.i
B606.i.i:
  %.idx49.i.i = mul nsw i64 %.135.i.i, 116
  %67 = getelementptr i8, ptr %arg.parser.0, i64 %.idx49.i.i
  %.159.i.i = getelementptr i8, ptr %67, i64 20
  %.160.i.i = load i32, ptr %.159.i.i, align 4
  %.162.i.i = icmp slt i32 %.160.i.i, 0
  br i1 %.162.i.i, label %B530.i.i, label %B168.i.i.backedge
B112.i:
  %.100.i = getelementptr i8, ptr %63, i64 56
  %.101.i = load i32, ptr %.100.i, align 4
  br label %part.11.exit
part.11.exit:
  %"$phi174.0.2.0.i" = phi i32 [ %.101.i, %B112.i ], [ %.108.i.i, %B64.i ], [ %.108.i.i, %B90.i.i ], [ %.108.i.i, %B530.i.i ], [ %.108.i.i, %B446.i.i ]
  store i32 %"$phi174.0.2.0.i", ptr %3, align 4
  %.123.i = getelementptr i8, ptr %arg.parser.2, i64 4
  store i32 -1, ptr %.123.i, align 4
  br label %common.ret
B462:
  call fastcc void @part.13(ptr %.398, ptr %arg.parser.0, ptr %arg.parser.2, i64 %arg.k, i64 %other.2.0269, i64 %depth.3.0270)
  br label %common.ret
}
define internal fastcc void @part.13(ptr %retptr, ptr %arg.links, ptr %arg.state, i64 %arg.k, i64 %arg.head, i64 %arg.depth) unnamed_addr {
entry:
  %.idx.i = mul i64 %arg.k, 116
  %0 = getelementptr i8, ptr %arg.links, i64 %.idx.i
  %1 = getelementptr i8, ptr %0, i64 32
  %.26.i = load i32, ptr %1, align 4
  %.32.i = icmp slt i32 %.26.i, 0
  br i1 %.32.i, label %B70.i, label %B120.i
B70.i:
  %.43.i = trunc i64 %arg.head to i32
  %2 = getelementptr i8, ptr %0, i64 24
  store i32 %.43.i, ptr %2, align 4
  br label %B174.i
B120.i:
  %.31.i = zext nneg i32 %.26.i to i64
  %.58.i = trunc i64 %arg.head to i32
  %.idx = mul nuw nsw i64 %.31.i, 116
  %3 = getelementptr i8, ptr %arg.links, i64 %.idx
  %.59.i = getelementptr i8, ptr %3, i64 20
  store i32 %.58.i, ptr %.59.i, align 4
  br label %B174.i
B174.i:
  %.69.pre-phi.i = phi i32 [ %.58.i, %B120.i ], [ %.43.i, %B70.i ]
  store i32 %.69.pre-phi.i, ptr %1, align 4
  %.73.i = icmp eq i64 %arg.depth, 0
  br i1 %.73.i, label %B234.i, label %part.10.exit
B234.i:
  %4 = getelementptr i8, ptr %0, i64 40
  store i32 %.69.pre-phi.i, ptr %4, align 4
  br label %part.10.exit
part.10.exit:
  %5 = getelementptr i8, ptr %0, i64 48
  %.93.i = load i32, ptr %5, align 4
  %.95.i = add i32 %.93.i, 1
  store i32 %.95.i, ptr %5, align 4
  %.108.i = trunc i64 %arg.k to i32
  %.idx49 = mul i64 %arg.head, 116
  %6 = getelementptr i8, ptr %arg.links, i64 %.idx49
  %.109.i = getelementptr i8, ptr %6, i64 4
  store i32 %.108.i, ptr %.109.i, align 4
  %.121.i = trunc i64 %arg.depth to i32
  %.122.i = getelementptr i8, ptr %6, i64 12
  store i32 %.121.i, ptr %.122.i, align 4
  %.138.i = getelementptr i8, ptr %6, i64 20
  store i32 -1, ptr %.138.i, align 4
  %.47 = icmp eq i64 %arg.depth, 1
  br i1 %.47, label %B64, label %B96
B64:
  %.15.i = getelementptr i8, ptr %0, i64 60
  %.16.i = load i32, ptr %.15.i, align 4
  %.18.not.i = icmp eq i32 %.16.i, 2147483647
  br i1 %.18.not.i, label %B90.i, label %B96
B90.i:
  %.31.i29 = getelementptr i8, ptr %0, i64 24
  %.32.i30 = load i32, ptr %.31.i29, align 4
  %.4456.i = icmp sgt i32 %.32.i30, -1
  br i1 %.4456.i, label %B168.i, label %B96
B168.i:
  %x.5.1.in.i = phi i32 [ %x.5.1.in.i.be, %B168.i.backedge ], [ %.32.i30, %B90.i ]
  %x.5.1.i = zext nneg i32 %x.5.1.in.i to i64
  %.idx54.i = mul nuw nsw i64 %x.5.1.i, 116
  %7 = getelementptr i8, ptr %arg.links, i64 %.idx54.i
  %.56.i = getelementptr i8, ptr %7, i64 60
  %.57.i = load i32, ptr %.56.i, align 4
  %.59.i31 = icmp eq i32 %.57.i, 2147483647
  br i1 %.59.i31, label %B250.i, label %B446.i
B250.i:
  store i32 %.108.i, ptr %.56.i, align 4
  %.75.i = getelementptr i8, ptr %7, i64 24
  %.76.i = load i32, ptr %.75.i, align 4
  %.78.i = icmp sgt i32 %.76.i, -1
  br i1 %.78.i, label %B168.i.backedge, label %B446.i
B446.i:
  %.98.not.i = icmp eq i64 %arg.k, %x.5.1.i
  br i1 %.98.not.i, label %B96, label %B458.i
B458.i:
  %.114.i = getelementptr i8, ptr %7, i64 20
  %.115.i = load i32, ptr %.114.i, align 4
  %.117.i = icmp slt i32 %.115.i, 0
  br i1 %.117.i, label %B530.i, label %B168.i.backedge
B168.i.backedge:
  %x.5.1.in.i.be = phi i32 [ %.115.i, %B458.i ], [ %.76.i, %B250.i ], [ %.160.i, %B606.i ]
  br label %B168.i
B530.i:
  %x.6.3.i = phi i64 [ %.135.i, %B606.i ], [ %x.5.1.i, %B458.i ]
  %.idx.i32 = mul nsw i64 %x.6.3.i, 116
  %8 = getelementptr i8, ptr %arg.links, i64 %.idx.i32
  %.129.i = getelementptr i8, ptr %8, i64 4
  %.130.i = load i32, ptr %.129.i, align 4
  %.135.i = sext i32 %.130.i to i64
  %.141.not.i = icmp eq i64 %arg.k, %.135.i
  br i1 %.141.not.i, label %B96, label %B606.i
B606.i:
  %.idx49.i = mul nsw i64 %.135.i, 116
  %9 = getelementptr i8, ptr %arg.links, i64 %.idx49.i
  %.159.i = getelementptr i8, ptr %9, i64 20
  %.160.i = load i32, ptr %.159.i, align 4
  %.162.i = icmp slt i32 %.160.i, 0
  br i1 %.162.i, label %B530.i, label %B168.i.backedge
B96:
  %10 = getelementptr i8, ptr %6, i64 32
  %.43.i34 = load i32, ptr %10, align 4
  %.56.i35 = icmp slt i32 %.43.i34, 0
  br i1 %.56.i35, label %part.3.exit, label %B122.i
B122.i:
  %.55.i = zext nneg i32 %.43.i34 to i64
  %.idx30.i = mul nuw nsw i64 %.55.i, 116
  %11 = getelementptr i8, ptr %arg.links, i64 %.idx30.i
  %.78.i36 = getelementptr i8, ptr %11, i64 104
  %.79.i = load i32, ptr %.78.i36, align 4
  %.108.i37 = sext i32 %.79.i to i64
  br label %part.3.exit
part.3.exit:
  %storemerge.i = phi i64 [ %arg.head, %B96 ], [ %.108.i37, %B122.i ]
  %.110 = getelementptr i8, ptr %arg.state, i64 4
  %.111 = load i32, ptr %.110, align 4
  %.113 = sext i32 %.111 to i64
  %.114.not = icmp sgt i64 %storemerge.i, %.113
  br i1 %.114.not, label %B196, label %B176
B176:
  store i32 -1, ptr %.110, align 4
  br label %B196
B196:
  %.196 = phi i32 [ %.111, %part.3.exit ], [ -1, %B176 ]
  %.126.idx = mul i64 %storemerge.i, 116
  %.126 = getelementptr i8, ptr %arg.links, i64 %.126.idx
  %.127 = load i32, ptr %.126, align 4
  %.135 = getelementptr i8, ptr %.126, i64 8
  %.136 = load i32, ptr %.135, align 4
  %.145 = icmp slt i32 %.127, 0
  br i1 %.145, label %common.ret, label %B336
B336:
  %.144 = zext nneg i32 %.127 to i64
  %.15.i38 = icmp sgt i64 %arg.k, %.144
  %..i = zext i1 %.15.i38 to i64
  %.idx.i.i = mul nuw nsw i64 %.144, 116
  %12 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i
  %invariant.gep.i = getelementptr i32, ptr %12, i64 %..i
  br label %B76.i
B76.i:
  %.16.i.i = phi i64 [ 10, %B336 ], [ 8, %B76.i.backedge ]
  %exitcond.not.i = phi i1 [ false, %B336 ], [ true, %B76.i.backedge ]
  %gep.i = getelementptr i32, ptr %invariant.gep.i, i64 %.16.i.i
  %.43.i.i = load i32, ptr %gep.i, align 4
  br i1 %.15.i38, label %B196.i.i, label %B106.i.i
B106.i.i:
  %.56.i.i = icmp slt i32 %.43.i.i, 0
  br i1 %.56.i.i, label %B150.i, label %B122.i.i
B122.i.i:
  %.55.i.i = zext nneg i32 %.43.i.i to i64
  %.idx30.i.i = mul nuw nsw i64 %.55.i.i, 116
  %13 = getelementptr i8, ptr %arg.links, i64 %.idx30.i.i
  %.78.i.i = getelementptr i8, ptr %13, i64 104
  %.79.i.i = load i32, ptr %.78.i.i, align 4
  %.108.i.i = sext i32 %.79.i.i to i64
  br label %B150.i
B196.i.i:
  %.129.i.i = icmp sgt i32 %.43.i.i, -1
  br i1 %.129.i.i, label %B208.i.i, label %B136.i.thread
B208.i.i:
  %head.2.0.i.i = phi i32 [ %.143.i.i, %B208.i.i ], [ %.43.i.i, %B196.i.i ]
  %.134.i.i = zext nneg i32 %head.2.0.i.i to i64
  %.idx29.i.i = mul nuw nsw i64 %.134.i.i, 116
  %14 = getelementptr i8, ptr %arg.links, i64 %.idx29.i.i
  %.142.i.i = getelementptr i8, ptr %14, i64 36
  %.143.i.i = load i32, ptr %.142.i.i, align 4
  %.147.i.i = icmp sgt i32 %.143.i.i, -1
  br i1 %.147.i.i, label %B208.i.i, label %B136.i
B136.i:
  %15 = icmp samesign ule i64 %arg.k, %.134.i.i
  %brmerge82.i = or i1 %exitcond.not.i, %15
  br i1 %brmerge82.i, label %part.16.exit.split.loop.exit, label %B76.i.backedge
B136.i.thread:
  br i1 %exitcond.not.i, label %B392, label %B76.i.backedge
B76.i.backedge:
  br label %B76.i
B150.i:
  %storemerge.i.i = phi i64 [ %.144, %B106.i.i ], [ %.108.i.i, %B122.i.i ]
  %.206.not.i = icmp sle i64 %storemerge.i.i, %arg.k
  %brmerge.i = or i1 %exitcond.not.i, %.206.not.i
  br i1 %brmerge.i, label %part.16.exit.split.loop.exit42, label %B76.i.backedge
part.16.exit.split.loop.exit:
  br i1 %15, label %common.ret, label %B392
part.16.exit.split.loop.exit42:
  br i1 %.206.not.i, label %common.ret, label %B392
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B392:
  %.198 = icmp sgt i32 %.127, %.196
  br i1 %.198, label %B494, label %B426
B426:
  %.204 = icmp eq i32 %.127, %.196
  br i1 %.204, label %B460, label %common.ret
B460:
  %.207 = getelementptr i8, ptr %arg.state, i64 8
  %.208 = load i32, ptr %.207, align 4
  %.210 = icmp slt i32 %.136, %.208
  br i1 %.210, label %B494, label %common.ret
B494:
  store i32 %.127, ptr %.110, align 4
  %.220 = getelementptr i8, ptr %arg.state, i64 8
  store i32 %.136, ptr %.220, align 4
  br label %common.ret
}
define internal fastcc void @part.9(ptr %retptr, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.b, i64 %arg.k, i64 %arg.from_b, i64 %arg.from_k) unnamed_addr {
entry:
  %.210 = alloca { float, i64, i64, i64, float }, align 8
  %.fca.1.gep99 = getelementptr inbounds nuw i8, ptr %.210, i64 8
  %.fca.2.gep100 = getelementptr inbounds nuw i8, ptr %.210, i64 16
  %.fca.3.gep101 = getelementptr inbounds nuw i8, ptr %.210, i64 24
  %.fca.4.gep102 = getelementptr inbounds nuw i8, ptr %.210, i64 32
  %.276 = alloca { float, i64, i64, i64, float }, align 8
  %.fca.1.gep34 = getelementptr inbounds nuw i8, ptr %.276, i64 8
  %.fca.2.gep35 = getelementptr inbounds nuw i8, ptr %.276, i64 16
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %.276, i64 24
  %.fca.4.gep = getelementptr inbounds nuw i8, ptr %.276, i64 32
  %0 = icmp eq i64 %arg.from_b, 0
  %.256.not = icmp ne i64 %arg.from_k, 0
  %.190.not = icmp ne i64 %arg.from_b, 0
  br label %B72.if
B104:
  %.200 = fcmp oeq float %at_k.2.sroa.0.0417, 0.000000e+00
  %or.cond = select i1 %.190.not, i1 true, i1 %.200
  br i1 %or.cond, label %B142, label %B711
B142:
  store float 0.000000e+00, ptr %.210, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(28) %.fca.1.gep99, i8 0, i64 28, i1 false)
  call fastcc void @part.22(ptr %.210, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.b, i64 1, i64 %arg.k)
  %.224.fca.4.load = load float, ptr %.fca.4.gep102, align 8
  %.224.fca.3.load = load i64, ptr %.fca.3.gep101, align 8
  %.224.fca.2.load = load i64, ptr %.fca.2.gep100, align 8
  %.224.fca.1.load = load i64, ptr %.fca.1.gep99, align 8
  %.224.fca.0.load = load float, ptr %.210, align 8
  br label %B711
B194:
  %.266 = fcmp oeq float %at_b.2.sroa.0.0412, 0.000000e+00
  %or.cond402 = select i1 %.256.not, i1 true, i1 %.266
  br i1 %or.cond402, label %B232, label %B711
B232:
  store float 0.000000e+00, ptr %.276, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(28) %.fca.1.gep34, i8 0, i64 28, i1 false)
  call fastcc void @part.22(ptr %.276, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.k, i64 0, i64 %arg.b)
  %.290.fca.4.load = load float, ptr %.fca.4.gep, align 8
  %.290.fca.3.load = load i64, ptr %.fca.3.gep, align 8
  %.290.fca.2.load = load i64, ptr %.fca.2.gep35, align 8
  %.290.fca.1.load = load i64, ptr %.fca.1.gep34, align 8
  %.290.fca.0.load = load float, ptr %.276, align 8
  br label %B711
B284:
  %.335 = fcmp ogt float %at_b.3.sroa.0.1, %at_k.3.sroa.0.1
  %at_b.2.sroa.0.0.at_k.2.sroa.0.0 = select i1 %.335, float %at_b.3.sroa.0.1, float %at_k.3.sroa.0.1
  %.368 = fcmp oeq float %at_b.2.sroa.0.0.at_k.2.sroa.0.0, 0.000000e+00
  br i1 %.368, label %B366, label %B424
common.ret:
  %retptr.repack392 = getelementptr inbounds nuw i8, ptr %retptr, i64 24
  store i64 %at_k.3.sroa.24.1, ptr %retptr.repack392, align 8
  ret void
B366:
  %retptr.repack398 = getelementptr inbounds nuw i8, ptr %retptr, i64 16
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %retptr, i8 0, i64 16, i1 false)
  store i64 %at_b.3.sroa.24.1, ptr %retptr.repack398, align 8
  br label %common.ret
B424:
  %at_b.2.sroa.24.0.at_k.2.sroa.24.0 = select i1 %.335, i64 %at_b.3.sroa.8.1, i64 %at_k.3.sroa.8.1
  %at_b.2.sroa.48.0.at_k.2.sroa.48.0 = select i1 %.335, i64 %at_b.3.sroa.16.1, i64 %at_k.3.sroa.16.1
  %1 = icmp ne i64 %at_b.2.sroa.24.0.at_k.2.sroa.24.0, 0
  %.419 = xor i1 %.335, %1
  %.14.i = add nsw i64 %arg.lexicon.3, 4
  %.15.i = mul nsw i64 %at_b.2.sroa.48.0.at_k.2.sroa.48.0, %.14.i
  %2 = getelementptr i32, ptr %arg.lexicon.1, i64 %.15.i
  %.17.i = getelementptr i8, ptr %2, i64 4
  %.18.i = load i32, ptr %.17.i, align 4
  %.24.i = add nsw i64 %arg.lexicon.3, 3
  %.25.i = mul nsw i64 %at_b.2.sroa.48.0.at_k.2.sroa.48.0, %.24.i
  %.27.i = getelementptr float, ptr %arg.lexicon.2, i64 %.25.i
  %.28.i = load float, ptr %.27.i, align 4
  %.30.i = getelementptr i8, ptr %.27.i, i64 8
  %.31.i = load float, ptr %.30.i, align 4
  %.40.i = getelementptr i8, ptr %.27.i, i64 4
  %.41.i = load float, ptr %.40.i, align 4
  %.103.i = fcmp ugt float %.31.i, 0.000000e+00
  br i1 %.103.i, label %B370.i, label %B302.i
B302.i:
  %.106.i = tail call float @llvm.fabs.f32(float %.28.i)
  %.108.i = tail call float @llvm.fabs.f32(float %.31.i)
  %.109.i = fcmp ult float %.106.i, %.108.i
  br i1 %.109.i, label %B370.i, label %part.23.exit
B370.i:
  br label %part.23.exit
part.23.exit:
  %"$phi372.0.2.0.i" = phi float [ %.31.i, %B370.i ], [ %.28.i, %B302.i ]
  %.11.i.i = icmp sgt i32 %.18.i, 0
  %.43.i = sext i32 %.18.i to i64
  %.14.i.i = uitofp nneg i64 %.43.i to float
  %.21.i.i = fdiv float %.41.i, %.14.i.i
  %"$phi110.0.2.0.i.i" = select i1 %.11.i.i, float %.21.i.i, float 0.000000e+00
  %.12.i.i = fcmp olt float %at_b.2.sroa.0.0.at_k.2.sroa.0.0, %"$phi110.0.2.0.i.i"
  %.13.i.i = select i1 %.12.i.i, float %at_b.2.sroa.0.0.at_k.2.sroa.0.0, float %"$phi110.0.2.0.i.i"
  %.21.i17.i = fdiv float %"$phi372.0.2.0.i", %.14.i.i
  %"$phi110.0.2.0.i18.i" = select i1 %.11.i.i, float %.21.i17.i, float 0.000000e+00
  %.12.i19.i = fcmp olt float %at_b.2.sroa.0.0.at_k.2.sroa.0.0, %"$phi110.0.2.0.i18.i"
  %.13.i20.i = select i1 %.12.i19.i, float %at_b.2.sroa.0.0.at_k.2.sroa.0.0, float %"$phi110.0.2.0.i18.i"
  %.187.i = fcmp ole float %.13.i.i, 0.000000e+00
  %.190.i = fcmp olt float %.28.i, 0.000000e+00
  %or.cond.i = select i1 %.187.i, i1 %.190.i, i1 false
  %.195.i = fcmp ogt float %.31.i, 0.000000e+00
  %or.cond14.i = and i1 %.195.i, %or.cond.i
  %"$phi506.0.2.0.i" = zext i1 %or.cond14.i to i64
  %.483 = fcmp ugt float %.13.i.i, 0.000000e+00
  %.492 = fcmp ugt float %.13.i20.i, 0.000000e+00
  %or.cond403 = select i1 %.483, i1 true, i1 %.492
  br i1 %or.cond403, label %B624, label %B530
B530:
  %at_k.2.sroa.0.0.at_b.2.sroa.0.0 = select i1 %.419, float %at_k.3.sroa.0.1, float %at_b.3.sroa.0.1
  %.526 = fcmp oeq float %.13.i.i, 0.000000e+00
  br i1 %.526, label %B588, label %B624
B588:
  %at_b.2.sroa.96.0.at_k.2.sroa.96.0 = select i1 %.419, float %at_b.3.sroa.32.1, float %at_k.3.sroa.32.1
  br label %B624
B624:
  %out.2.0 = phi float [ %at_b.2.sroa.96.0.at_k.2.sroa.96.0, %B588 ], [ %.13.i.i, %B530 ], [ %.13.i.i, %part.23.exit ]
  %into.2.0 = phi float [ %at_k.2.sroa.0.0.at_b.2.sroa.0.0, %B588 ], [ %at_k.2.sroa.0.0.at_b.2.sroa.0.0, %B530 ], [ %.13.i20.i, %part.23.exit ]
  %into.2.0.out.2.0 = select i1 %.419, float %into.2.0, float %out.2.0
  %out.2.0.into.2.0 = select i1 %.419, float %out.2.0, float %into.2.0
  %3 = shl nuw nsw i64 1, %"$phi506.0.2.0.i"
  %4 = and i64 %3, %arg.from_b
  %.638.not = icmp eq i64 %4, 0
  %rightwards.2.0 = select i1 %.638.not, float 0.000000e+00, float %out.2.0.into.2.0
  %5 = and i64 %3, %arg.from_k
  %.655.not = icmp eq i64 %5, 0
  %leftwards.2.0 = select i1 %.655.not, float 0.000000e+00, float %into.2.0.out.2.0
  %.12.i = fcmp olt float %rightwards.2.0, 0.000000e+00
  %.13.i = select i1 %.12.i, float 0.000000e+00, float %rightwards.2.0
  %.12.i404 = fcmp olt float %leftwards.2.0, 0.000000e+00
  %.13.i405 = select i1 %.12.i404, float 0.000000e+00, float %leftwards.2.0
  store float %.13.i, ptr %retptr, align 8
  %retptr.repack386 = getelementptr inbounds nuw i8, ptr %retptr, i64 4
  store float %.13.i405, ptr %retptr.repack386, align 4
  %retptr.repack388 = getelementptr inbounds nuw i8, ptr %retptr, i64 8
  store i64 %"$phi506.0.2.0.i", ptr %retptr.repack388, align 8
  %retptr.repack390 = getelementptr inbounds nuw i8, ptr %retptr, i64 16
  store i64 %at_b.3.sroa.24.1, ptr %retptr.repack390, align 8
  br label %common.ret
B711:
  %at_b.3.sroa.32.1 = phi float [ %at_b.2.sroa.96.0408, %B104 ], [ %.224.fca.4.load, %B142 ], [ %at_b.2.sroa.96.0408, %B194 ], [ %at_b.2.sroa.96.0408, %B232 ]
  %at_b.3.sroa.24.1 = phi i64 [ %at_b.2.sroa.72.0409, %B104 ], [ %.224.fca.3.load, %B142 ], [ %at_b.2.sroa.72.0409, %B194 ], [ %at_b.2.sroa.72.0409, %B232 ]
  %at_b.3.sroa.16.1 = phi i64 [ %at_b.2.sroa.48.0410, %B104 ], [ %.224.fca.2.load, %B142 ], [ %at_b.2.sroa.48.0410, %B194 ], [ %at_b.2.sroa.48.0410, %B232 ]
  %at_b.3.sroa.8.1 = phi i64 [ %at_b.2.sroa.24.0411, %B104 ], [ %.224.fca.1.load, %B142 ], [ %at_b.2.sroa.24.0411, %B194 ], [ %at_b.2.sroa.24.0411, %B232 ]
  %at_b.3.sroa.0.1 = phi float [ %at_b.2.sroa.0.0412, %B104 ], [ %.224.fca.0.load, %B142 ], [ %at_b.2.sroa.0.0412, %B194 ], [ %at_b.2.sroa.0.0412, %B232 ]
  %at_k.3.sroa.32.1 = phi float [ %at_k.2.sroa.96.0413, %B104 ], [ %at_k.2.sroa.96.0413, %B142 ], [ %at_k.2.sroa.96.0413, %B194 ], [ %.290.fca.4.load, %B232 ]
  %at_k.3.sroa.24.1 = phi i64 [ %at_k.2.sroa.72.0414, %B104 ], [ %at_k.2.sroa.72.0414, %B142 ], [ %at_k.2.sroa.72.0414, %B194 ], [ %.290.fca.3.load, %B232 ]
  %at_k.3.sroa.16.1 = phi i64 [ %at_k.2.sroa.48.0415, %B104 ], [ %at_k.2.sroa.48.0415, %B142 ], [ %at_k.2.sroa.48.0415, %B194 ], [ %.290.fca.2.load, %B232 ]
  %at_k.3.sroa.8.1 = phi i64 [ %at_k.2.sroa.24.0416, %B104 ], [ %at_k.2.sroa.24.0416, %B142 ], [ %at_k.2.sroa.24.0416, %B194 ], [ %.290.fca.1.load, %B232 ]
  %at_k.3.sroa.0.1 = phi float [ %at_k.2.sroa.0.0417, %B104 ], [ %at_k.2.sroa.0.0417, %B142 ], [ %at_k.2.sroa.0.0417, %B194 ], [ %.290.fca.0.load, %B232 ]
  br i1 %exitcond.not, label %B284, label %B72.if
B72.if:
  %at_k.2.sroa.0.0417 = phi float [ 0.000000e+00, %entry ], [ %at_k.3.sroa.0.1, %B711 ]
  %at_k.2.sroa.24.0416 = phi i64 [ 0, %entry ], [ %at_k.3.sroa.8.1, %B711 ]
  %at_k.2.sroa.48.0415 = phi i64 [ -1, %entry ], [ %at_k.3.sroa.16.1, %B711 ]
  %at_k.2.sroa.72.0414 = phi i64 [ 0, %entry ], [ %at_k.3.sroa.24.1, %B711 ]
  %at_k.2.sroa.96.0413 = phi float [ 0.000000e+00, %entry ], [ %at_k.3.sroa.32.1, %B711 ]
  %at_b.2.sroa.0.0412 = phi float [ 0.000000e+00, %entry ], [ %at_b.3.sroa.0.1, %B711 ]
  %at_b.2.sroa.24.0411 = phi i64 [ 0, %entry ], [ %at_b.3.sroa.8.1, %B711 ]
  %at_b.2.sroa.48.0410 = phi i64 [ -1, %entry ], [ %at_b.3.sroa.16.1, %B711 ]
  %at_b.2.sroa.72.0409 = phi i64 [ 0, %entry ], [ %at_b.3.sroa.24.1, %B711 ]
  %at_b.2.sroa.96.0408 = phi float [ 0.000000e+00, %entry ], [ %at_b.3.sroa.32.1, %B711 ]
  %6 = phi i1 [ true, %entry ], [ false, %B711 ]
  %exitcond.not = phi i1 [ false, %entry ], [ true, %B711 ]
  %.187 = xor i1 %0, %6
  br i1 %.187, label %B104, label %B194
}
define internal fastcc void @part.22(ptr %retptr, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.x, i64 %arg.side, i64 %arg.y) unnamed_addr {
entry:
  %0 = getelementptr i32, ptr %arg.utterance.0, i64 %arg.utterance.2
  %.57 = getelementptr i32, ptr %0, i64 %arg.x
  %.58 = load i32, ptr %.57, align 4
  %.idx = mul i64 %arg.x, 116
  %1 = getelementptr i8, ptr %arg.links, i64 %.idx
  %2 = getelementptr i8, ptr %1, i64 64
  %.63 = getelementptr i32, ptr %2, i64 %arg.side
  %.64 = load i32, ptr %.63, align 4
  %.73 = icmp sgt i32 %.58, -1
  br i1 %.73, label %B198, label %B538
B198:
  %3 = shl nuw i32 %.58, 1
  %.79 = zext i32 %3 to i64
  %4 = getelementptr i32, ptr %arg.lexicon.0, i64 %arg.side
  %.84 = getelementptr i32, ptr %4, i64 %.79
  %.85 = load i32, ptr %.84, align 4
  %.126 = icmp sgt i32 %.85, -1
  br i1 %.126, label %B216, label %B538
B216:
  %.184 = sext i32 %.64 to i64
  %.187 = icmp sgt i32 %.64, -1
  br i1 %.187, label %B234.preheader, label %B538
B234.preheader:
  %.35.i = add nsw i64 %arg.lexicon.3, 4
  %.221 = shl nsw i64 %arg.y, 1
  %5 = or disjoint i64 %.221, %arg.side
  %.224 = xor i64 %5, 1
  %.48.i = mul nsw i64 %.224, %.35.i
  %.68.i = getelementptr i32, ptr %arg.utterance.5.0, i64 %.48.i
  %.37.i = add nsw i64 %arg.lexicon.3, 3
  %.51.i = mul nsw i64 %.224, %.37.i
  %6 = getelementptr i8, ptr %.68.i, i64 12
  %7 = getelementptr float, ptr %arg.utterance.5.1, i64 %.51.i
  %8 = getelementptr i8, ptr %7, i64 8
  br label %B234
B234:
  %strength.2.1 = phi float [ %strength.3.3, %B424 ], [ 0.000000e+00, %B234.preheader ]
  %kind.4.1 = phi i64 [ %kind.3.3, %B424 ], [ 0, %B234.preheader ]
  %reference.4.1 = phi i64 [ %reference.3.3, %B424 ], [ -1, %B234.preheader ]
  %matched.4.1 = phi i64 [ %matched.3.3, %B424 ], [ 0, %B234.preheader ]
  %largest.2.1 = phi float [ %.13.i181, %B424 ], [ 0.000000e+00, %B234.preheader ]
  %point.2.1.in = phi i32 [ %.437, %B424 ], [ %.85, %B234.preheader ]
  %index.2.1 = phi i64 [ %.442, %B424 ], [ 1, %B234.preheader ]
  %point.2.1 = zext nneg i32 %point.2.1.in to i64
  %.36.i = mul nsw i64 %.35.i, %point.2.1
  %9 = getelementptr i32, ptr %arg.lexicon.1, i64 %.36.i
  %.62.i = getelementptr i8, ptr %9, i64 4
  %.63.i = load i32, ptr %.62.i, align 4
  %.80.i = getelementptr i8, ptr %9, i64 8
  %.81.i = load i32, ptr %.80.i, align 4
  %.82.i = sitofp i32 %.81.i to float
  %.84.i = sext i32 %.63.i to i64
  %.11.i.i = icmp sgt i32 %.63.i, 0
  %.14.i.i = uitofp nneg i64 %.84.i to float
  %.21.i.i = fdiv float %.82.i, %.14.i.i
  %"$phi110.0.2.0.i.i" = select i1 %.11.i.i, float %.21.i.i, float 0.000000e+00
  %.117.i = getelementptr i8, ptr %9, i64 12
  %.118.i = load i32, ptr %.117.i, align 4
  %.198144.not.i = icmp slt i32 %.118.i, 1
  br i1 %.198144.not.i, label %part.24.exit.thread, label %B430.if.lr.ph.i
part.24.exit.thread:
  %.12.i178 = fcmp olt float %largest.2.1, 0.000000e+00
  %.13.i179 = select i1 %.12.i178, float 0.000000e+00, float %largest.2.1
  br label %B424
B430.if.lr.ph.i:
  %.69.i = load i32, ptr %.68.i, align 4
  %.38.i = mul nsw i64 %.37.i, %point.2.1
  %10 = getelementptr float, ptr %arg.lexicon.2, i64 %.38.i
  %11 = getelementptr i8, ptr %10, i64 12
  %12 = getelementptr i8, ptr %9, i64 16
  %13 = tail call i32 @llvm.smax.i32(i32 %.69.i, i32 0)
  %spec.select.i.i = zext nneg i32 %13 to i64
  %wide.trip.count.i = zext nneg i32 %.118.i to i64
  br label %B430.if.i
B522.i:
  %.322.i = getelementptr i32, ptr %12, i64 %indvars.iv.i
  %.323.i = load i32, ptr %.322.i, align 4
  %.335.i = sext i32 %.323.i to i64
  br label %B34.i.i
B34.i.i:
  %.37.0.i.i = phi i64 [ 0, %B522.i ], [ %.108.i.i, %B36.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.37.0.i.i, %spec.select.i.i
  br i1 %exitcond.not.i.i, label %B801.i, label %B36.i.i
B36.i.i:
  %.108.i.i = add nuw nsw i64 %.37.0.i.i, 1
  %.140.i.i = getelementptr i32, ptr %6, i64 %.37.0.i.i
  %.141.i.i = load i32, ptr %.140.i.i, align 4
  %.144.i.i = icmp eq i32 %.323.i, %.141.i.i
  br i1 %.144.i.i, label %B636.i, label %B34.i.i
B636.i:
  %.398.i = getelementptr float, ptr %8, i64 %.37.0.i.i
  %.399.i = load float, ptr %.398.i, align 4
  %.12.i.i = fcmp olt float %.399.i, %"$phi110.0.2.0.i140.i"
  %.13.i.i = select i1 %.12.i.i, float %.399.i, float %"$phi110.0.2.0.i140.i"
  %.436.i = fcmp ogt float %.13.i.i, %best.2.0149.i
  br i1 %.436.i, label %B708.i, label %B782.i
B708.i:
  %.446.i = and i64 %.335.i, 1
  %.463.i = and i64 %.335.i, -2
  %14 = and i32 %.323.i, 1
  %15 = zext nneg i32 %14 to i64
  %"$phi764.3.2.2.i" = xor i64 %arg.side, %15
  %16 = getelementptr i32, ptr %arg.lexicon.0, i64 %.463.i
  %.501.i = getelementptr i32, ptr %16, i64 %"$phi764.3.2.2.i"
  %.502.i = load i32, ptr %.501.i, align 4
  %.505.i = sext i32 %.502.i to i64
  br label %B801.i
B782.i:
  %.519.i = fcmp oeq float %.13.i.i, %best.2.0149.i
  %reference.5.2.i = select i1 %.519.i, i64 -1, i64 %reference.3.0147.i
  br label %B801.i
B801.i:
  %reference.4.1.i = phi i64 [ %reference.5.2.i, %B782.i ], [ %.505.i, %B708.i ], [ %reference.3.0147.i, %B34.i.i ]
  %kind.3.1.i = phi i64 [ %kind.2.0148.i, %B782.i ], [ %.446.i, %B708.i ], [ %kind.2.0148.i, %B34.i.i ]
  %best.3.1.i = phi float [ %best.2.0149.i, %B782.i ], [ %.13.i.i, %B708.i ], [ %best.2.0149.i, %B34.i.i ]
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %part.24.exit, label %B430.if.i
B430.if.i:
  %indvars.iv.i = phi i64 [ 0, %B430.if.lr.ph.i ], [ %indvars.iv.next.i, %B801.i ]
  %best.2.0149.i = phi float [ 0.000000e+00, %B430.if.lr.ph.i ], [ %best.3.1.i, %B801.i ]
  %kind.2.0148.i = phi i64 [ 0, %B430.if.lr.ph.i ], [ %kind.3.1.i, %B801.i ]
  %reference.3.0147.i = phi i64 [ -1, %B430.if.lr.ph.i ], [ %reference.4.1.i, %B801.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %.246.i = getelementptr float, ptr %11, i64 %indvars.iv.i
  %.247.i = load float, ptr %.246.i, align 4
  %.21.i139.i = fdiv float %.247.i, %.14.i.i
  %"$phi110.0.2.0.i140.i" = select i1 %.11.i.i, float %.21.i139.i, float 0.000000e+00
  %.279.i = fcmp uge float %"$phi110.0.2.0.i140.i", %best.2.0149.i
  %.283.i = fcmp ugt float %"$phi110.0.2.0.i140.i", %"$phi110.0.2.0.i.i"
  %or.cond.i = select i1 %.279.i, i1 %.283.i, i1 false
  br i1 %or.cond.i, label %B522.i, label %part.24.exit
part.24.exit:
  %reference.3.0.lcssa.i = phi i64 [ %reference.3.0147.i, %B430.if.i ], [ %reference.4.1.i, %B801.i ]
  %kind.2.0.lcssa.i = phi i64 [ %kind.2.0148.i, %B430.if.i ], [ %kind.3.1.i, %B801.i ]
  %best.2.0.lcssa.i = phi float [ %best.2.0149.i, %B430.if.i ], [ %best.3.1.i, %B801.i ]
  %.12.i = fcmp ogt float %best.2.0.lcssa.i, %largest.2.1
  %.13.i = select i1 %.12.i, float %best.2.0.lcssa.i, float %largest.2.1
  %.308 = icmp sgt i64 %reference.3.0.lcssa.i, -1
  br i1 %.308, label %B356, label %B424
B356:
  %.320 = fcmp ogt float %best.2.0.lcssa.i, %strength.2.1
  br i1 %.320, label %B402, label %B368
B368:
  %.335 = fcmp ogt float %best.2.0.lcssa.i, 0.000000e+00
  %.360 = icmp sgt i64 %index.2.1, %.184
  %or.cond = select i1 %.335, i1 %.360, i1 false
  br i1 %or.cond, label %B402, label %B424
B402:
  br label %B424
B424:
  %.13.i181 = phi float [ %.13.i, %B402 ], [ %.13.i, %part.24.exit ], [ %.13.i, %B368 ], [ %.13.i179, %part.24.exit.thread ]
  %strength.3.3 = phi float [ %best.2.0.lcssa.i, %B402 ], [ %strength.2.1, %part.24.exit ], [ %strength.2.1, %B368 ], [ %strength.2.1, %part.24.exit.thread ]
  %kind.3.3 = phi i64 [ %kind.2.0.lcssa.i, %B402 ], [ %kind.4.1, %part.24.exit ], [ %kind.4.1, %B368 ], [ %kind.4.1, %part.24.exit.thread ]
  %reference.3.3 = phi i64 [ %reference.3.0.lcssa.i, %B402 ], [ %reference.4.1, %part.24.exit ], [ %reference.4.1, %B368 ], [ %reference.4.1, %part.24.exit.thread ]
  %matched.3.3 = phi i64 [ %index.2.1, %B402 ], [ %matched.4.1, %part.24.exit ], [ %matched.4.1, %B368 ], [ %matched.4.1, %part.24.exit.thread ]
  %.437 = load i32, ptr %9, align 4
  %.450 = icmp slt i32 %.437, 0
  %.442 = add nuw nsw i64 %index.2.1, 1
  %.505.not = icmp sgt i64 %index.2.1, %.184
  %or.cond169 = select i1 %.450, i1 true, i1 %.505.not
  br i1 %or.cond169, label %B538, label %B234
B538:
  %strength.4.0 = phi float [ 0.000000e+00, %B198 ], [ 0.000000e+00, %entry ], [ 0.000000e+00, %B216 ], [ %strength.3.3, %B424 ]
  %kind.2.0 = phi i64 [ 0, %B198 ], [ 0, %entry ], [ 0, %B216 ], [ %kind.3.3, %B424 ]
  %reference.2.0 = phi i64 [ -1, %B198 ], [ -1, %entry ], [ -1, %B216 ], [ %reference.3.3, %B424 ]
  %matched.2.0 = phi i64 [ 0, %B198 ], [ 0, %entry ], [ 0, %B216 ], [ %matched.3.3, %B424 ]
  %largest.3.0 = phi float [ 0.000000e+00, %B198 ], [ 0.000000e+00, %entry ], [ 0.000000e+00, %B216 ], [ %.13.i181, %B424 ]
  %.571 = insertvalue { float, i64, i64, i64, float } undef, float %strength.4.0, 0
  %.572 = insertvalue { float, i64, i64, i64, float } %.571, i64 %kind.2.0, 1
  %.573 = insertvalue { float, i64, i64, i64, float } %.572, i64 %reference.2.0, 2
  %.574 = insertvalue { float, i64, i64, i64, float } %.573, i64 %matched.2.0, 3
  %.575 = insertvalue { float, i64, i64, i64, float } %.574, float %largest.3.0, 4
  store { float, i64, i64, i64, float } %.575, ptr %retptr, align 8
  ret void
}
declare float @llvm.fabs.f32(float)
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)



