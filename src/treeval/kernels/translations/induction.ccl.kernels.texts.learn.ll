; sources 84ecdf1facb236218f9450342d24d293db0a83505255b21e59a158ce90ee3ae3
define internal fastcc void @part.0(ptr %retptr, ptr %arg.offsets, ptr %arg.words, ptr %arg.stops, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, i64 %arg.point_room, ptr %arg.keys, ptr %arg.values, ptr %arg.taken, i64 %arg.size, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, ptr %arg.events, i64 %arg.event_room, i64 %arg.begin, i64 %arg.end, i64 %arg.compatible, ptr %arg.needed) unnamed_addr {
entry:
  %.34.i.i.i = alloca { float, float, i64, i64, i64 }, align 8
  %.161.i.i.i = alloca ptr, align 8
  %.116.i187.i = alloca i8, align 1
  %.155.i.i = alloca i8, align 1
  %.116 = sub i64 %arg.end, %arg.begin
  %.161300.not = icmp slt i64 %.116, 1
  br i1 %.161300.not, label %common.ret, label %B176.lr.ph
B176.lr.ph:
  %.150.i.i = add nsw i64 %arg.ranks, 4
  %.162.i.i = add nsw i64 %arg.ranks, 3
  %.211.i.i.i = getelementptr i8, ptr %arg.state, i64 4
  %.fca.1.gep.i.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i.i, i64 4
  %.fca.2.gep.i.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i.i, i64 8
  %.fca.3.gep.i.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i.i, i64 16
  %.fca.4.gep.i.i.i = getelementptr inbounds nuw i8, ptr %.34.i.i.i, i64 24
  %.293 = getelementptr i8, ptr %arg.taken, i64 8
  %.207.not.i = icmp eq i64 %arg.compatible, 0
  %.15.i.i.i.i = add nsw i64 %arg.size, -1
  %.191.i.i.i = add nsw i64 %arg.ranks, -1
  br label %B176
B174.loopexit:
  %.161 = icmp sgt i64 %.106.0301, 1
  br i1 %.161, label %B176, label %common.ret
B176:
  %.103.0302 = phi i64 [ %arg.begin, %B176.lr.ph ], [ %.174, %B174.loopexit ]
  %.106.0301 = phi i64 [ %.116, %B176.lr.ph ], [ %.170, %B174.loopexit ]
  %.170 = add nsw i64 %.106.0301, -1
  %.174 = add i64 %.103.0302, 1
  %.25.i = getelementptr i64, ptr %arg.offsets, i64 %.103.0302
  %.26.i = load i64, ptr %.25.i, align 8
  %.29.i = getelementptr i8, ptr %.25.i, i64 8
  %.30.i = load i64, ptr %.29.i, align 8
  %.34.i = sub nsw i64 %.30.i, %.26.i
  %.12366.not.i = icmp slt i64 %.34.i, 1
  br i1 %.12366.not.i, label %part.1.exit.thread, label %B90.if.lr.ph.i
part.1.exit.thread:
  %.203.i278 = add nsw i64 %.26.i, %.103.0302
  br label %B216.i
B90.if.lr.ph.i:
  %0 = getelementptr i32, ptr %arg.words, i64 %.26.i
  br label %B90.if.i
B90.loopexit.i:
  %.136.i = add nuw nsw i64 %.65.068.i, 1
  %exitcond.not.i = icmp eq i64 %.136.i, %.34.i
  br i1 %exitcond.not.i, label %part.1.exit, label %B90.if.i
B90.if.i:
  %.65.068.i = phi i64 [ 0, %B90.if.lr.ph.i ], [ %.136.i, %B90.loopexit.i ]
  %.165.i = getelementptr i32, ptr %0, i64 %.65.068.i
  %.166.i = load i32, ptr %.165.i, align 4
  %.169.i = sext i32 %.166.i to i64
  %.144.i.i = shl nuw nsw i64 %.65.068.i, 1
  %.168.i.i = shl nsw i64 %.169.i, 1
  %1 = trunc i64 %.168.i.i to i32
  %.174.i.i = or disjoint i32 %1, 1
  %.217.i.i = icmp sgt i32 %.166.i, -1
  %2 = getelementptr i32, ptr %arg.first, i64 %.168.i.i
  br label %B36.if.i.i
B494.i.i:
  %.227.i.i = getelementptr i32, ptr %2, i64 %.43.079.i.i
  %.228.i.i = load i32, ptr %.227.i.i, align 4
  %.246.i.i = icmp sgt i32 %.228.i.i, -1
  br i1 %.246.i.i, label %B508.i.i, label %B546.i.i
B508.i.i:
  %.229.i.i = zext nneg i32 %.228.i.i to i64
  %.29.i.i.i = mul nsw i64 %.150.i.i, %.229.i.i
  %.32.i.i.i = mul nsw i64 %.162.i.i, %.229.i.i
  %3 = getelementptr i32, ptr %arg.points, i64 %.29.i.i.i
  %.42.i.i.i = getelementptr i8, ptr %3, i64 4
  %.43.i.i.i = load i32, ptr %.42.i.i.i, align 4
  %.47.i.i.i = getelementptr i8, ptr %3, i64 12
  %.48.i.i.i = load i32, ptr %.47.i.i.i, align 4
  %.59.i.i.i = getelementptr float, ptr %arg.amounts, i64 %.32.i.i.i
  %.60.i.i.i = load float, ptr %.59.i.i.i, align 4
  %.62.i.i.i = sext i32 %.43.i.i.i to i64
  %.11.i.i.i.i = icmp sgt i32 %.43.i.i.i, 0
  %.14.i.i.i.i = uitofp nneg i64 %.62.i.i.i to float
  %.21.i.i.i.i = fdiv float %.60.i.i.i, %.14.i.i.i.i
  %"$phi110.0.2.0.i.i.i.i" = select i1 %.11.i.i.i.i, float %.21.i.i.i.i, float 0.000000e+00
  store float %"$phi110.0.2.0.i.i.i.i", ptr %9, align 4
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
  %.152.i.i.i = getelementptr i8, ptr %3, i64 8
  %.153.i.i.i = load i32, ptr %.152.i.i.i, align 4
  %.154.i.i.i = sitofp i32 %.153.i.i.i to float
  %.155.i.i.i = fcmp ule float %.148.i.i.i, %.154.i.i.i
  %..i.i.i = zext i1 %.155.i.i.i to i32
  store i32 %..i.i.i, ptr %.202.i.i, align 4
  %.176113.ph124.i.i.i = add nsw i64 %.151.i.i, 3
  %.178115.ph125.i.i.i = add nsw i64 %.163.i.i, 2
  %4 = getelementptr i8, ptr %3, i64 16
  %5 = getelementptr i32, ptr %arg.offered, i64 %.176113.ph124.i.i.i
  %6 = getelementptr float, ptr %arg.offered_values, i64 %.178115.ph125.i.i.i
  %wide.trip.count.i.i.i = zext nneg i32 %.48.i.i.i to i64
  br label %B618.if.i.i.i
B832.i.i.i:
  %.418.i.i.i = add i32 %.361.i.i.i, 1
  store i32 %.418.i.i.i, ptr %8, align 4
  br label %B938.i.i.i
B896.i.i.i:
  %.435.i.i.i = getelementptr float, ptr %6, i64 %.37.0.i.i.i.i
  %.436.i.i.i = load float, ptr %.435.i.i.i, align 4
  %.438.i.i.i = fcmp ugt float %"$phi110.0.2.0.i104.i.i.i", %.436.i.i.i
  br i1 %.438.i.i.i, label %B938.i.i.i, label %B1051.i.i.i
B938.i.i.i:
  %its_rank.2.1.i.i.i = phi i64 [ %.370.i.i.i, %B832.i.i.i ], [ %.37.0.i.i.i.i, %B896.i.i.i ]
  %.454.i.i.i = getelementptr i32, ptr %5, i64 %its_rank.2.1.i.i.i
  store i32 %7, ptr %.454.i.i.i, align 4
  %.464.i.i.i = getelementptr float, ptr %6, i64 %its_rank.2.1.i.i.i
  store float %"$phi110.0.2.0.i104.i.i.i", ptr %.464.i.i.i, align 4
  %.16.i.i.i.i = add nsw i64 %its_rank.2.1.i.i.i, %.176113.ph124.i.i.i
  %.17.i.i.i.i = add nsw i64 %its_rank.2.1.i.i.i, %.178115.ph125.i.i.i
  %.34.i.i.i.i = getelementptr i32, ptr %arg.offered, i64 %.16.i.i.i.i
  %.35.i.i.i.i = load i32, ptr %.34.i.i.i.i, align 4
  %.38.i.i.i.i = getelementptr float, ptr %arg.offered_values, i64 %.17.i.i.i.i
  %.39.i.i.i.i = load float, ptr %.38.i.i.i.i, align 4
  %.48.i.i.i.i = icmp sgt i64 %its_rank.2.1.i.i.i, 0
  br i1 %.48.i.i.i.i, label %B68.i.i.i.i, label %part.2.exit.i.i.i
B68.i.i.i.i:
  %.71.i.i.i.i = getelementptr i8, ptr %.38.i.i.i.i, i64 -4
  %.72.i.i.i.i = load float, ptr %.71.i.i.i.i, align 4
  %.74.i.i.i.i = fcmp ugt float %.72.i.i.i.i, %.39.i.i.i.i
  br i1 %.74.i.i.i.i, label %part.2.exit.i.i.i, label %B98.i.i.i.i
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
  br i1 %.119.i.i.i.i, label %B186.i.i.i.i, label %part.2.exit.i.i.i
B186.i.i.i.i:
  %.140.i.i.i.i = getelementptr i8, ptr %.95.i.i.i.i, i64 -8
  %.141.i.i.i.i = load float, ptr %.140.i.i.i.i, align 4
  %.143.i.i.i.i = fcmp ugt float %.141.i.i.i.i, %.39.i.i.i.i
  br i1 %.143.i.i.i.i, label %part.2.exit.i.i.i, label %B98.i.i.i.i
part.2.exit.i.i.i:
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
  %.312.i.i.i = getelementptr i32, ptr %4, i64 %indvars.iv.i.i.i
  %.313.i.i.i = load i32, ptr %.312.i.i.i, align 4
  %7 = xor i32 %.313.i.i.i, 1
  %.325.i.i.i = getelementptr float, ptr %.147.i.i.i, i64 %indvars.iv.i.i.i
  %.326.i.i.i = load float, ptr %.325.i.i.i, align 4
  %.21.i103.i.i.i = fdiv float %.326.i.i.i, %.14.i.i.i.i
  %"$phi110.0.2.0.i104.i.i.i" = select i1 %.11.i.i.i.i, float %.21.i103.i.i.i, float 0.000000e+00
  %.361.i.i.i = load i32, ptr %8, align 4
  %.370.i.i.i = sext i32 %.361.i.i.i to i64
  %spec.select.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.370.i.i.i, i64 0)
  br label %B34.i.i.i.i
B34.i.i.i.i:
  %.37.0.i.i.i.i = phi i64 [ 0, %B618.if.i.i.i ], [ %.108.i.i.i.i, %B36.i.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %.37.0.i.i.i.i, %spec.select.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B832.i.i.i, label %B36.i.i.i.i
B36.i.i.i.i:
  %.108.i.i.i.i = add nuw nsw i64 %.37.0.i.i.i.i, 1
  %.140.i105.i.i.i = getelementptr i32, ptr %5, i64 %.37.0.i.i.i.i
  %.141.i106.i.i.i = load i32, ptr %.140.i105.i.i.i, align 4
  %.144.i.i.i.i = icmp eq i32 %7, %.141.i106.i.i.i
  br i1 %.144.i.i.i.i, label %B896.i.i.i, label %B34.i.i.i.i
B546.i.i:
  br i1 %exitcond.not.i.i, label %B90.loopexit.i, label %B36.if.i.i
B36.if.i.i:
  %exitcond.not.i.i = phi i1 [ false, %B90.if.i ], [ true, %B546.i.i ]
  %.43.079.i.i = phi i64 [ 0, %B90.if.i ], [ 1, %B546.i.i ]
  %.146.i.i = or disjoint i64 %.43.079.i.i, %.144.i.i
  %.151.i.i = mul nsw i64 %.146.i.i, %.150.i.i
  %.163.i.i = mul nsw i64 %.146.i.i, %.162.i.i
  %8 = getelementptr i32, ptr %arg.offered, i64 %.151.i.i
  %.175.i.i = getelementptr i8, ptr %8, i64 12
  store i32 %.174.i.i, ptr %.175.i.i, align 4
  %9 = getelementptr float, ptr %arg.offered_values, i64 %.163.i.i
  %.181.i.i = getelementptr i8, ptr %9, i64 8
  store float 1.000000e+00, ptr %.181.i.i, align 4
  store i32 1, ptr %8, align 4
  %.195.i.i = getelementptr i8, ptr %8, i64 4
  store i32 0, ptr %.195.i.i, align 4
  %.202.i.i = getelementptr i8, ptr %8, i64 8
  store i32 1, ptr %.202.i.i, align 4
  store float 0.000000e+00, ptr %9, align 4
  %.214.i.i = getelementptr i8, ptr %9, i64 4
  store float 0.000000e+00, ptr %.214.i.i, align 4
  br i1 %.217.i.i, label %B494.i.i, label %B546.i.i
part.1.exit:
  %.203.i = add nsw i64 %.26.i, %.103.0302
  %10 = getelementptr i8, ptr %arg.stops, i64 %.203.i
  br label %B62.if.i
B16.i.i:
  %.37.i.i = load i8, ptr %.68.i.i, align 1
  %.38.not.i.i = icmp eq i8 %.37.i.i, 0
  br i1 %.38.not.i.i, label %B118.i.i, label %B58.i.i
B58.i.i:
  %.pre212.pre-phi.i = phi i64 [ %.230.i.i.i, %B16.i.i ], [ -1, %part.3.exit.thread.i ]
  %.11.i.i.i = trunc i64 %.63.0206.i to i32
  %.12.idx.i.i.i = shl i64 %number.3.0209.i, 4
  %.12.i.i.i = getelementptr i8, ptr %arg.events, i64 %.12.idx.i.i.i
  store i32 %.11.i.i.i, ptr %.12.i.i.i, align 4
  %.17.i.i.i = getelementptr i8, ptr %.12.i.i.i, i64 4
  store i32 0, ptr %.17.i.i.i, align 4
  %.22.i.i.i = getelementptr i8, ptr %.12.i.i.i, i64 8
  store i32 1, ptr %.22.i.i.i, align 4
  br label %common.ret.sink.split.i.i
B118.i.i:
  %.104.i.i = load i32, ptr %23, align 4
  %.109.i.i = icmp sgt i32 %.104.i.i, -1
  br i1 %.109.i.i, label %B198.preheader.i.i, label %B410.i.i
B198.preheader.i.i:
  %.11.i88.i.i = trunc i64 %.63.0206.i to i32
  br label %B198.i.i
B198.i.i:
  %number.2.0.i.i = phi i64 [ %.29.i94.i.i, %B324.i.i ], [ %number.3.0209.i, %B198.preheader.i.i ]
  %index.2.0.i.i = phi i64 [ %.189.i.i, %B324.i.i ], [ 1, %B198.preheader.i.i ]
  %head.2.0.i.i = phi i32 [ %.201.i.i, %B324.i.i ], [ %.104.i.i, %B198.preheader.i.i ]
  %.12.idx.i89.i.i = shl i64 %number.2.0.i.i, 4
  %.12.i90.i.i = getelementptr i8, ptr %arg.events, i64 %.12.idx.i89.i.i
  store i32 %.11.i88.i.i, ptr %.12.i90.i.i, align 4
  %.17.i91.i.i = getelementptr i8, ptr %.12.i90.i.i, i64 4
  store i32 0, ptr %.17.i91.i.i, align 4
  %.21.i.i.i = trunc i64 %index.2.0.i.i to i32
  %.22.i92.i.i = getelementptr i8, ptr %.12.i90.i.i, i64 8
  store i32 %.21.i.i.i, ptr %.22.i92.i.i, align 4
  %.27.i93.i.i = getelementptr i8, ptr %.12.i90.i.i, i64 12
  store i32 %head.2.0.i.i, ptr %.27.i93.i.i, align 4
  %.29.i94.i.i = add nsw i64 %number.2.0.i.i, 1
  %.160.i.i = load i32, ptr %27, align 4
  %.162.i.i215 = sext i32 %.160.i.i to i64
  %.163.i.i216 = icmp sgt i64 %index.2.0.i.i, %.162.i.i215
  br i1 %.163.i.i216, label %part.4.exit.i, label %B324.i.i
common.ret.sink.split.i.i:
  %.pre.pre-phi.i = phi i64 [ %.230.i.i.i, %B380.i.i.i ], [ %.pre212.pre-phi.i, %B58.i.i ]
  %11 = phi i64 [ %.12.idx.i96.i.i, %B380.i.i.i ], [ %.12.idx.i.i.i, %B58.i.i ]
  %.26.i.sink.i.i = phi i32 [ %.26.i.i.i, %B380.i.i.i ], [ -1, %B58.i.i ]
  %number.3.1.sink.i.i = phi i64 [ %number.3.1.i.i, %B380.i.i.i ], [ %number.3.0209.i, %B58.i.i ]
  %12 = getelementptr i8, ptr %arg.events, i64 %11
  %.27.i101.i.i = getelementptr i8, ptr %12, i64 12
  store i32 %.26.i.sink.i.i, ptr %.27.i101.i.i, align 4
  %.29.i102.i.i = add nsw i64 %number.3.1.sink.i.i, 1
  br label %part.4.exit.i
B324.i.i:
  %.124.i.i = zext nneg i32 %head.2.0.i.i to i64
  %.189.i.i = add nuw nsw i64 %index.2.0.i.i, 1
  %.idx.i.i = mul nuw nsw i64 %.124.i.i, 116
  %13 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i
  %.200.i.i = getelementptr i8, ptr %13, i64 20
  %.201.i.i = load i32, ptr %.200.i.i, align 4
  %.205.i.i = icmp sgt i32 %.201.i.i, -1
  br i1 %.205.i.i, label %B198.i.i, label %B410.loopexit.i.i
B410.loopexit.i.i:
  %14 = trunc i64 %.189.i.i to i32
  br label %B410.i.i
B410.i.i:
  %number.3.1.i.i = phi i64 [ %number.3.0209.i, %B118.i.i ], [ %.29.i94.i.i, %B410.loopexit.i.i ]
  %index.3.1.i.i = phi i32 [ 1, %B118.i.i ], [ %14, %B410.loopexit.i.i ]
  %.43.i.i.i.i = load i32, ptr %24, align 4
  %.56.i.i.i.i = icmp slt i32 %.43.i.i.i.i, 0
  br i1 %.56.i.i.i.i, label %B380.i.i.i, label %B122.i.i.i.i
B122.i.i.i.i:
  %.55.i.i.i.i = zext nneg i32 %.43.i.i.i.i to i64
  %.idx30.i.i.i.i = mul nuw nsw i64 %.55.i.i.i.i, 116
  %15 = getelementptr i8, ptr %arg.links, i64 %.idx30.i.i.i.i
  %.78.i.i.i.i = getelementptr i8, ptr %15, i64 104
  %.79.i.i.i.i = load i32, ptr %.78.i.i.i.i, align 4
  %.108.i.i.i.i214 = sext i32 %.79.i.i.i.i to i64
  br label %B380.i.i.i
B380.i.i.i:
  %storemerge.i.ph.i.i.i = phi i64 [ %.108.i.i.i.i214, %B122.i.i.i.i ], [ %.63.0206.i, %B410.i.i ]
  %.9465.i.i.i = load i32, ptr %.199.i.i.i, align 4
  %.180.i.i.i = sext i32 %.9465.i.i.i to i64
  %.181.not.i.i.i = icmp sgt i64 %storemerge.i.ph.i.i.i, %.180.i.i.i
  %.292.i.i = icmp sgt i64 %storemerge.i.ph.i.i.i, 0
  %or.cond.i.i = and i1 %.292.i.i, %.181.not.i.i.i
  %.11.i95.i.i = trunc i64 %.63.0206.i to i32
  %.12.idx.i96.i.i = shl i64 %number.3.1.i.i, 4
  %.12.i97.i.i = getelementptr i8, ptr %arg.events, i64 %.12.idx.i96.i.i
  store i32 %.11.i95.i.i, ptr %.12.i97.i.i, align 4
  %.17.i98.i.i = getelementptr i8, ptr %.12.i97.i.i, i64 4
  store i32 0, ptr %.17.i98.i.i, align 4
  %.22.i100.i.i = getelementptr i8, ptr %.12.i97.i.i, i64 8
  store i32 %index.3.1.i.i, ptr %.22.i100.i.i, align 4
  %16 = trunc i64 %storemerge.i.ph.i.i.i to i32
  %17 = add i32 %16, -1
  %.26.i.i.i = select i1 %or.cond.i.i, i32 %17, i32 -1
  br label %common.ret.sink.split.i.i
part.4.exit.i:
  %.30.i.pre-phi.i = phi i64 [ %.pre.pre-phi.i, %common.ret.sink.split.i.i ], [ %.230.i.i.i, %B198.i.i ]
  %.29.i102.sink.i.i = phi i64 [ %.29.i102.i.i, %common.ret.sink.split.i.i ], [ %.29.i94.i.i, %B198.i.i ]
  br i1 %.214.i.i.i, label %part.5.exit.i, label %B48.preheader.i.i
B48.preheader.i.i:
  %.144.i.i211 = getelementptr i8, ptr %10, i64 %.63.0206.i
  br label %B124.thread.i.i
B124.thread.i.i:
  %number.2.0.i125.i = phi i64 [ %number.3.2.i.i, %B446.i.i ], [ %.29.i102.sink.i.i, %B48.preheader.i.i ]
  %x.2.0.i.i = phi i64 [ %.280.i.i, %B446.i.i ], [ %.30.i.pre-phi.i, %B48.preheader.i.i ]
  %.pre.i.i = mul i64 %x.2.0.i.i, 116
  %18 = getelementptr i8, ptr %arg.links, i64 %.pre.i.i
  %.59.i.i = getelementptr i8, ptr %18, i64 36
  %.60.i.i = load i32, ptr %.59.i.i, align 4
  %.62.i.i = sext i32 %.60.i.i to i64
  %.63.i.i = icmp eq i64 %.63.0206.i, %.62.i.i
  %cond.fr.i.i = freeze i1 %.63.i.i
  %spec.select.i.i = sext i1 %cond.fr.i.i to i64
  %.7988.in.i.i = getelementptr i8, ptr %18, i64 52
  %.7988.i.i = load i32, ptr %.7988.in.i.i, align 4
  %.94.i.i = sext i32 %.7988.i.i to i64
  %.95.i.i = add nsw i64 %spec.select.i.i, %.94.i.i
  %.105.i.i = icmp eq i64 %.95.i.i, 0
  br i1 %.105.i.i, label %B304.i.i, label %B222.i.i
B222.i.i:
  %.116.i.i = getelementptr i8, ptr %18, i64 68
  %.117.i.i = load i32, ptr %.116.i.i, align 4
  %.120.i.i = sext i32 %.117.i.i to i64
  %.121.not.i.i = icmp sgt i64 %.95.i.i, %.120.i.i
  br i1 %.121.not.i.i, label %B440.i.i, label %B304.i.i
B304.i.i:
  %.134.i.i = icmp eq i64 %x.2.0.i.i, %.30.i.pre-phi.i
  br i1 %.134.i.i, label %B370.i.i, label %B370.thread92.i.i
B370.i.i:
  %.145.i.i = load i8, ptr %.144.i.i211, align 1
  %.145.fr.i.i = freeze i8 %.145.i.i
  %.147.not.i.i = icmp eq i8 %.145.fr.i.i, 0
  %spec.select.i = select i1 %.147.not.i.i, i64 %.63.0206.i, i64 -1
  br label %B370.thread92.i.i
B370.thread92.i.i:
  %19 = phi i64 [ %.63.0206.i, %B304.i.i ], [ %spec.select.i, %B370.i.i ]
  %.11.i.i126.i = trunc i64 %x.2.0.i.i to i32
  %.12.idx.i.i127.i = shl i64 %number.2.0.i125.i, 4
  %.12.i.i128.i = getelementptr i8, ptr %arg.events, i64 %.12.idx.i.i127.i
  store i32 %.11.i.i126.i, ptr %.12.i.i128.i, align 4
  %.17.i.i129.i = getelementptr i8, ptr %.12.i.i128.i, i64 4
  store i32 1, ptr %.17.i.i129.i, align 4
  %20 = trunc i64 %.95.i.i to i32
  %.21.i.i130.i = add i32 %20, 1
  %.22.i.i131.i = getelementptr i8, ptr %.12.i.i128.i, i64 8
  store i32 %.21.i.i130.i, ptr %.22.i.i131.i, align 4
  %.26.i.i132.i = trunc i64 %19 to i32
  %.27.i.i.i = getelementptr i8, ptr %.12.i.i128.i, i64 12
  store i32 %.26.i.i132.i, ptr %.27.i.i.i, align 4
  %.29.i.i.i212 = add nsw i64 %number.2.0.i125.i, 1
  br label %B440.i.i
B440.i.i:
  %number.3.2.i.i = phi i64 [ %.29.i.i.i212, %B370.thread92.i.i ], [ %number.2.0.i125.i, %B222.i.i ]
  br i1 %cond.fr.i.i, label %part.5.exit.i, label %B446.i.i
B446.i.i:
  %.279.i.i = load i32, ptr %18, align 4
  %.280.i.i = zext nneg i32 %.279.i.i to i64
  %.284.i.i = icmp sgt i32 %.279.i.i, -1
  br i1 %.284.i.i, label %B124.thread.i.i, label %part.5.exit.i
part.5.exit.i:
  %number.4.1.i.i = phi i64 [ %.29.i102.sink.i.i, %part.4.exit.i ], [ %number.3.2.i.i, %B440.i.i ], [ %number.3.2.i.i, %B446.i.i ]
  %exitcond.not.i213 = icmp eq i64 %.134.i, %.34.i
  br i1 %exitcond.not.i213, label %B216.i, label %B62.if.i
B216.i:
  %.203.i280 = phi i64 [ %.203.i278, %part.1.exit.thread ], [ %.203.i, %part.5.exit.i ]
  %number.3.0.lcssa.i = phi i64 [ 0, %part.1.exit.thread ], [ %number.4.1.i.i, %part.5.exit.i ]
  %.294.i = add nsw i64 %number.3.0.lcssa.i, %.34.i
  %.296.i = icmp sgt i64 %.294.i, %arg.event_room
  br i1 %.296.i, label %part.6.exit, label %B248.i
B248.i:
  %.41.i135.i = icmp sgt i64 %.34.i, 0
  br i1 %.41.i135.i, label %B48.preheader.i137.i, label %part.6.exit
B48.preheader.i137.i:
  %.30.i133.i = add nsw i64 %.34.i, -1
  br label %B48.i139.i
B48.i139.i:
  %number.2.0.i140.i = phi i64 [ %number.3.2.i176.i, %B446.i177.i ], [ %number.3.0.lcssa.i, %B48.preheader.i137.i ]
  %x.2.0.i141.i = phi i64 [ %.280.i179.i, %B446.i177.i ], [ %.30.i133.i, %B48.preheader.i137.i ]
  %.pre.i142.i = mul i64 %x.2.0.i141.i, 116
  %21 = getelementptr i8, ptr %arg.links, i64 %.pre.i142.i
  %.7988.in.i152.i = getelementptr i8, ptr %21, i64 52
  %.7988.i153.i = load i32, ptr %.7988.in.i152.i, align 4
  %.105.i156.i = icmp eq i32 %.7988.i153.i, 0
  br i1 %.105.i156.i, label %B300.i162.i, label %B222.i157.i
B222.i157.i:
  %.116.i158.i = getelementptr i8, ptr %21, i64 68
  %.117.i159.i = load i32, ptr %.116.i158.i, align 4
  %.121.not.i161.i = icmp sgt i32 %.7988.i153.i, %.117.i159.i
  br i1 %.121.not.i161.i, label %B446.i177.i, label %B300.i162.i
B300.i162.i:
  %.11.i.i166.i = trunc i64 %x.2.0.i141.i to i32
  %.12.idx.i.i167.i = shl i64 %number.2.0.i140.i, 4
  %.12.i.i168.i = getelementptr i8, ptr %arg.events, i64 %.12.idx.i.i167.i
  store i32 %.11.i.i166.i, ptr %.12.i.i168.i, align 4
  %.17.i.i169.i = getelementptr i8, ptr %.12.i.i168.i, i64 4
  store i32 1, ptr %.17.i.i169.i, align 4
  %.21.i.i170.i = add i32 %.7988.i153.i, 1
  %.22.i.i171.i = getelementptr i8, ptr %.12.i.i168.i, i64 8
  store i32 %.21.i.i170.i, ptr %.22.i.i171.i, align 4
  %.27.i.i173.i = getelementptr i8, ptr %.12.i.i168.i, i64 12
  store i32 -1, ptr %.27.i.i173.i, align 4
  %.29.i.i174.i = add nsw i64 %number.2.0.i140.i, 1
  br label %B446.i177.i
B446.i177.i:
  %number.3.2.i176.i = phi i64 [ %.29.i.i174.i, %B300.i162.i ], [ %number.2.0.i140.i, %B222.i157.i ]
  %.279.i178.i = load i32, ptr %21, align 4
  %.280.i179.i = zext nneg i32 %.279.i178.i to i64
  %.284.i180.i = icmp sgt i32 %.279.i178.i, -1
  br i1 %.284.i180.i, label %B48.i139.i, label %part.6.exit
B62.if.i:
  %number.3.0209.i = phi i64 [ 0, %part.1.exit ], [ %number.4.1.i.i, %part.5.exit.i ]
  %.63.0206.i = phi i64 [ 0, %part.1.exit ], [ %.134.i, %part.5.exit.i ]
  %.idx55.i.i.i = mul i64 %.63.0206.i, 116
  %22 = getelementptr i8, ptr %arg.links, i64 %.idx55.i.i.i
  %23 = getelementptr i8, ptr %22, i64 24
  %24 = getelementptr i8, ptr %22, i64 32
  %25 = getelementptr i8, ptr %22, i64 40
  %26 = getelementptr i8, ptr %22, i64 48
  %27 = getelementptr i8, ptr %22, i64 64
  %28 = getelementptr i8, ptr %22, i64 72
  br label %B34.if.i.i.i
B376.i.i.i:
  %.134.i = add nuw nsw i64 %.63.0206.i, 1
  %.199.i.i.i = getelementptr i8, ptr %22, i64 56
  store i32 -1, ptr %.199.i.i.i, align 4
  %.207.i.i.i = getelementptr i8, ptr %22, i64 60
  store i32 2147483647, ptr %.207.i.i.i, align 4
  store i32 -1, ptr %.211.i.i.i, align 4
  %.214.i.i.i = icmp eq i64 %.63.0206.i, 0
  br i1 %.214.i.i.i, label %part.3.exit.thread.i, label %B558.i.i.i
B558.i.i.i:
  %.230.i.i.i = add nsw i64 %.63.0206.i, -1
  %.idx.i.i.i.i = mul i64 %.230.i.i.i, 116
  %29 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i.i.i
  %30 = getelementptr i8, ptr %29, i64 32
  %.43.i.i.i188.i = load i32, ptr %30, align 4
  %.56.i.i.i189.i = icmp slt i32 %.43.i.i.i188.i, 0
  br i1 %.56.i.i.i189.i, label %part.7.exit.i.i.i, label %B122.i.i.i190.i
B122.i.i.i190.i:
  %.55.i.i.i191.i = zext nneg i32 %.43.i.i.i188.i to i64
  %.idx30.i.i.i192.i = mul nuw nsw i64 %.55.i.i.i191.i, 116
  %31 = getelementptr i8, ptr %arg.links, i64 %.idx30.i.i.i192.i
  %.78.i.i.i193.i = getelementptr i8, ptr %31, i64 104
  %.79.i.i.i194.i = load i32, ptr %.78.i.i.i193.i, align 4
  %.108.i58.i.i.i = zext i32 %.79.i.i.i194.i to i64
  br label %part.7.exit.i.i.i
part.7.exit.i.i.i:
  %storemerge.i.i.i.i = phi i64 [ %.230.i.i.i, %B558.i.i.i ], [ %.108.i58.i.i.i, %B122.i.i.i190.i ]
  %.261.i.i.i = trunc i64 %storemerge.i.i.i.i to i32
  %.262.i.i.i = getelementptr i8, ptr %29, i64 104
  store i32 %.261.i.i.i, ptr %.262.i.i.i, align 4
  %.19.i.i.i.i = load i32, ptr %29, align 4
  %.24.i.i.i.i = sext i32 %.19.i.i.i.i to i64
  %.25.i.i.i.i = icmp sgt i32 %.19.i.i.i.i, -1
  br i1 %.25.i.i.i.i, label %B80.i.i.i.i, label %B108.i.i.i.i
B80.i.i.i.i:
  %.29.i.i.i.i = load i32, ptr %arg.state, align 4
  %.30.i.i.i.i = sext i32 %.29.i.i.i.i to i64
  br label %B108.i.i.i.i
B108.i.i.i.i:
  %"$phi108.0.2.0.i.i.i.i" = phi i64 [ %.30.i.i.i.i, %B80.i.i.i.i ], [ -1, %part.7.exit.i.i.i ]
  %.49.i.i.i.i = icmp sgt i64 %"$phi108.0.2.0.i.i.i.i", %.24.i.i.i.i
  br i1 %.49.i.i.i.i, label %B122.i51.i.i.i, label %B182.i.i.i.i
B122.i51.i.i.i:
  %x.3.0.i.i.i.i = phi i64 [ %.57.i.i.i.i, %B122.i51.i.i.i ], [ %"$phi108.0.2.0.i.i.i.i", %B108.i.i.i.i ]
  %.idx.i52.i.i.i = mul nsw i64 %x.3.0.i.i.i.i, 116
  %32 = getelementptr i8, ptr %arg.links, i64 %.idx.i52.i.i.i
  %.55.i53.i.i.i = getelementptr i8, ptr %32, i64 108
  %.56.i54.i.i.i = load i32, ptr %.55.i53.i.i.i, align 4
  %.57.i.i.i.i = sext i32 %.56.i54.i.i.i to i64
  %.64.i.i.i.i = icmp sgt i32 %.56.i54.i.i.i, %.19.i.i.i.i
  br i1 %.64.i.i.i.i, label %B122.i51.i.i.i, label %B182.i.i.i.i
B182.i.i.i.i:
  %x.4.1.i.i.i.i = phi i64 [ %"$phi108.0.2.0.i.i.i.i", %B108.i.i.i.i ], [ %.57.i.i.i.i, %B122.i51.i.i.i ]
  %.77.i.i.i.i = trunc nsw i64 %x.4.1.i.i.i.i to i32
  %.78.i50.i.i.i = getelementptr i8, ptr %29, i64 108
  store i32 %.77.i.i.i.i, ptr %.78.i50.i.i.i, align 4
  %.85.i.i.i.i = icmp sgt i64 %x.4.1.i.i.i.i, -1
  br i1 %.85.i.i.i.i, label %B240.i.i.i.i, label %B70.i.i
B240.i.i.i.i:
  %x.5.0.i.i.i.i = phi i64 [ %.207.i.i.i.i, %B506.i.i.i.i ], [ %x.4.1.i.i.i.i, %B182.i.i.i.i ]
  %before.2.0.i.i.i.i = phi i64 [ %before.3.1.i.i.i.i, %B506.i.i.i.i ], [ %.230.i.i.i, %B182.i.i.i.i ]
  %.idx.i.i.i.i.i.i = mul nuw nsw i64 %x.5.0.i.i.i.i, 116
  %33 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i.i.i.i.i
  %.42.i.i.i.i.i.i = getelementptr i8, ptr %33, i64 36
  %.43.i.i.i.i.i.i = load i32, ptr %.42.i.i.i.i.i.i, align 4
  %.129.i.i.i.i.i.i = icmp sgt i32 %.43.i.i.i.i.i.i, -1
  br i1 %.129.i.i.i.i.i.i, label %B208.i.i.i.i.i.i, label %B290.i.i.i.i.i
B208.i.i.i.i.i.i:
  %head.2.0.i.i.i.i.i.i = phi i32 [ %.143.i.i.i.i.i.i, %B208.i.i.i.i.i.i ], [ %.43.i.i.i.i.i.i, %B240.i.i.i.i ]
  %.134.i.i.i.i.i.i = zext nneg i32 %head.2.0.i.i.i.i.i.i to i64
  %.idx29.i.i.i.i.i.i = mul nuw nsw i64 %.134.i.i.i.i.i.i, 116
  %34 = getelementptr i8, ptr %arg.links, i64 %.idx29.i.i.i.i.i.i
  %.142.i.i.i.i.i.i = getelementptr i8, ptr %34, i64 36
  %.143.i.i.i.i.i.i = load i32, ptr %.142.i.i.i.i.i.i, align 4
  %.147.i.i.i.i.i.i = icmp sgt i32 %.143.i.i.i.i.i.i, -1
  br i1 %.147.i.i.i.i.i.i, label %B208.i.i.i.i.i.i, label %B290.i.i.i.i.i
B290.i.i.i.i.i:
  %storemerge.i.i.i.i.i.i = phi i64 [ %x.5.0.i.i.i.i, %B240.i.i.i.i ], [ %.134.i.i.i.i.i.i, %B208.i.i.i.i.i.i ]
  %.93.i.i.i.i.i = getelementptr i8, ptr %33, i64 60
  %.94.i.i.i.i.i = load i32, ptr %.93.i.i.i.i.i, align 4
  %.148.i.i.i.i.i = sext i32 %.94.i.i.i.i.i to i64
  %.149.not.i.i.i.i.i = icmp slt i64 %storemerge.i.i.i.i.i.i, %.148.i.i.i.i.i
  br i1 %.149.not.i.i.i.i.i, label %part.8.exit.i.i.i.i, label %part.8.exit.thread.i.i.i.i
part.8.exit.i.i.i.i:
  %.83.i.i.i.i.i = getelementptr i8, ptr %33, i64 4
  %.84.i.i.i.i.i = load i32, ptr %.83.i.i.i.i.i, align 4
  %.112.i.i.i.i.i = icmp sgt i32 %.84.i.i.i.i.i, -1
  %.111.i.i.i.i.i = sext i32 %.84.i.i.i.i.i to i64
  %.131.i.i.i.i.i = icmp sge i64 %storemerge.i.i.i.i.i.i, %.111.i.i.i.i.i
  %"$phi328.1.2.0.i.i.i.i.i" = and i1 %.112.i.i.i.i.i, %.131.i.i.i.i.i
  %.61.pn.in.i.i.i.i.i = getelementptr i8, ptr %33, i64 44
  %.61.pn.i.i.i.i.i = load i32, ptr %.61.pn.in.i.i.i.i.i, align 4
  %.62.not67.i.i.i.i.i = icmp ne i32 %.43.i.i.i.i.i.i, %.61.pn.i.i.i.i.i
  %narrow.i.i.i.i.i = select i1 %"$phi328.1.2.0.i.i.i.i.i", i1 true, i1 %.62.not67.i.i.i.i.i
  %".$phi158.0.2.0.i.i.i.i.i" = zext i1 %narrow.i.i.i.i.i to i64
  %.136.i.i.i.i = getelementptr i8, ptr %33, i64 112
  %.137.i.i.i.i = load i32, ptr %.136.i.i.i.i, align 4
  %.139.i.i.i.i = sext i32 %.137.i.i.i.i to i64
  %.140.i.i.i.i218 = icmp ne i64 %".$phi158.0.2.0.i.i.i.i.i", %.139.i.i.i.i
  %.145.not.i.i.i.i = icmp eq i64 %x.5.0.i.i.i.i, %.24.i.i.i.i
  %or.cond.i.i.i.i = or i1 %.145.not.i.i.i.i, %.140.i.i.i.i218
  br i1 %or.cond.i.i.i.i, label %B460.i.i.i.i, label %B70.i.i
part.8.exit.thread.i.i.i.i:
  %.13654.i.i.i.i = getelementptr i8, ptr %33, i64 112
  %.13755.i.i.i.i = load i32, ptr %.13654.i.i.i.i, align 4
  %.14057.i.i.i.i = icmp ne i32 %.13755.i.i.i.i, 2
  %.145.not58.i.i.i.i = icmp eq i64 %x.5.0.i.i.i.i, %.24.i.i.i.i
  %or.cond59.i.i.i.i = or i1 %.145.not58.i.i.i.i, %.14057.i.i.i.i
  br i1 %or.cond59.i.i.i.i, label %B372.i.i.i.i, label %B70.i.i
B372.i.i.i.i:
  %.169.i.i.i.i = getelementptr i8, ptr %33, i64 108
  %.170.i.i.i.i = load i32, ptr %.169.i.i.i.i, align 4
  %.idx51.i.i.i.i = mul i64 %before.2.0.i.i.i.i, 116
  %35 = getelementptr i8, ptr %arg.links, i64 %.idx51.i.i.i.i
  %.177.i.i.i.i = getelementptr i8, ptr %35, i64 108
  store i32 %.170.i.i.i.i, ptr %.177.i.i.i.i, align 4
  br label %B506.i.i.i.i
B460.i.i.i.i:
  %.187.i.i.i.i = zext i1 %narrow.i.i.i.i.i to i32
  store i32 %.187.i.i.i.i, ptr %.136.i.i.i.i, align 4
  %.205.phi.trans.insert.i.i.i.i = getelementptr i8, ptr %33, i64 108
  %.206.pre.i.i.i.i = load i32, ptr %.205.phi.trans.insert.i.i.i.i, align 4
  br label %B506.i.i.i.i
B506.i.i.i.i:
  %.206.i.i.i.i = phi i32 [ %.170.i.i.i.i, %B372.i.i.i.i ], [ %.206.pre.i.i.i.i, %B460.i.i.i.i ]
  %before.3.1.i.i.i.i = phi i64 [ %before.2.0.i.i.i.i, %B372.i.i.i.i ], [ %x.5.0.i.i.i.i, %B460.i.i.i.i ]
  %.207.i.i.i.i = zext nneg i32 %.206.i.i.i.i to i64
  %.211.i.i.i.i = icmp sgt i32 %.206.i.i.i.i, -1
  br i1 %.211.i.i.i.i, label %B240.i.i.i.i, label %B70.i.i
B34.if.i.i.i:
  %.36.057.i.i.i = phi i64 [ 0, %B62.if.i ], [ %.107.i.i.i, %B34.if.i.i.i ]
  %.107.i.i.i = add nuw nsw i64 %.36.057.i.i.i, 1
  %.138.i.i.i = getelementptr i32, ptr %22, i64 %.36.057.i.i.i
  store i32 -1, ptr %.138.i.i.i, align 4
  %.146.i.i.i = getelementptr i32, ptr %23, i64 %.36.057.i.i.i
  store i32 -1, ptr %.146.i.i.i, align 4
  %.154.i.i.i209 = getelementptr i32, ptr %24, i64 %.36.057.i.i.i
  store i32 -1, ptr %.154.i.i.i209, align 4
  %.162.i.i.i = getelementptr i32, ptr %25, i64 %.36.057.i.i.i
  store i32 -1, ptr %.162.i.i.i, align 4
  %.170.i.i.i = getelementptr i32, ptr %26, i64 %.36.057.i.i.i
  store i32 0, ptr %.170.i.i.i, align 4
  %.178.i.i.i = getelementptr i32, ptr %27, i64 %.36.057.i.i.i
  store i32 0, ptr %.178.i.i.i, align 4
  %.186.i.i.i = getelementptr i32, ptr %28, i64 %.36.057.i.i.i
  store i32 -1, ptr %.186.i.i.i, align 4
  %exitcond.not.i.i.i210 = icmp eq i64 %.107.i.i.i, 2
  br i1 %exitcond.not.i.i.i210, label %B376.i.i.i, label %B34.if.i.i.i
B70.i.i:
  %.226.i.i.i.i = trunc i64 %.230.i.i.i to i32
  store i32 %.226.i.i.i.i, ptr %arg.state, align 4
  %.238.i.i.i.i = getelementptr i8, ptr %29, i64 112
  store i32 0, ptr %.238.i.i.i.i, align 4
  %.68.i.i = getelementptr i8, ptr %10, i64 %.63.0206.i
  %.69.i.i = load i8, ptr %.68.i.i, align 1
  %.70.not.i.i = icmp eq i8 %.69.i.i, 0
  br i1 %.70.not.i.i, label %B116.i.i, label %part.3.exit.i
B116.i.i:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %.34.i.i.i, i8 0, i64 32, i1 false)
  call fastcc void @part.9(ptr %.34.i.i.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, i64 %.230.i.i.i, i64 %.63.0206.i, i64 3, i64 3)
  %.48.fca.1.load.i.i.i = load float, ptr %.fca.1.gep.i.i.i, align 4
  %.48.fca.2.load.i.i.i = load i64, ptr %.fca.2.gep.i.i.i, align 8
  %.48.fca.3.load.i.i.i = load i64, ptr %.fca.3.gep.i.i.i, align 8
  %.48.fca.4.load.i.i.i = load i64, ptr %.fca.4.gep.i.i.i, align 8
  %.48.fca.0.load.i.i.i = load float, ptr %.34.i.i.i, align 8
  %.82.i.i.i = fcmp ogt float %.48.fca.0.load.i.i.i, 0.000000e+00
  br i1 %.82.i.i.i, label %B134.i.i.i, label %B230.i.i.i
B134.i.i.i:
  %.25.i.i.i.i.i = getelementptr i8, ptr %29, i64 36
  %.26.i.i.i.i.i = load i32, ptr %.25.i.i.i.i.i, align 4
  %.32.i.i.i.i.i = icmp slt i32 %.26.i.i.i.i.i, 0
  br i1 %.32.i.i.i.i.i, label %B70.i.i.i.i.i, label %B120.i.i.i.i.i
B70.i.i.i.i.i:
  %.43.i.i.i.i.i = trunc i64 %.63.0206.i to i32
  %.44.i.i.i.i.i = getelementptr i8, ptr %29, i64 28
  store i32 %.43.i.i.i.i.i, ptr %.44.i.i.i.i.i, align 4
  br label %B174.i.i.i.i.i
B120.i.i.i.i.i:
  %.31.i.i.i.i.i = zext nneg i32 %.26.i.i.i.i.i to i64
  %.58.i.i.i.i.i = trunc i64 %.63.0206.i to i32
  %.idx.i.i80.i.i = mul nuw nsw i64 %.31.i.i.i.i.i, 116
  %36 = getelementptr i8, ptr %arg.links, i64 %.idx.i.i80.i.i
  %.59.i.i.i.i.i = getelementptr i8, ptr %36, i64 16
  store i32 %.58.i.i.i.i.i, ptr %.59.i.i.i.i.i, align 4
  br label %B174.i.i.i.i.i
B174.i.i.i.i.i:
  %.69.pre-phi.i.i.i.i.i = phi i32 [ %.58.i.i.i.i.i, %B120.i.i.i.i.i ], [ %.43.i.i.i.i.i, %B70.i.i.i.i.i ]
  store i32 %.69.pre-phi.i.i.i.i.i, ptr %.25.i.i.i.i.i, align 4
  %.73.i.i.i.i.i = icmp eq i64 %.48.fca.2.load.i.i.i, 0
  br i1 %.73.i.i.i.i.i, label %B234.i.i.i.i.i, label %part.10.exit.i.i.i.i
B234.i.i.i.i.i:
  %.83.i.i.i82.i.i = getelementptr i8, ptr %29, i64 44
  store i32 %.69.pre-phi.i.i.i.i.i, ptr %.83.i.i.i82.i.i, align 4
  br label %part.10.exit.i.i.i.i
part.10.exit.i.i.i.i:
  %.92.i.i.i.i.i = getelementptr i8, ptr %29, i64 52
  %.93.i.i.i81.i.i = load i32, ptr %.92.i.i.i.i.i, align 4
  %.95.i.i.i.i.i = add i32 %.93.i.i.i81.i.i, 1
  store i32 %.95.i.i.i.i.i, ptr %.92.i.i.i.i.i, align 4
  store i32 %.226.i.i.i.i, ptr %22, align 4
  %.121.i.i.i.i.i = trunc i64 %.48.fca.2.load.i.i.i to i32
  %.122.i.i.i.i.i = getelementptr i8, ptr %22, i64 8
  store i32 %.121.i.i.i.i.i, ptr %.122.i.i.i.i.i, align 4
  %.138.i.i.i.i.i = getelementptr i8, ptr %22, i64 16
  store i32 -1, ptr %.138.i.i.i.i.i, align 4
  %.51.i.i.i.i = icmp eq i64 %.48.fca.2.load.i.i.i, 1
  br i1 %.51.i.i.i.i, label %B64.i.i.i.i, label %B112.i.i.i.i
B64.i.i.i.i:
  %.15.i.i.i.i.i = getelementptr i8, ptr %29, i64 60
  %.16.i.i.i.i.i = load i32, ptr %.15.i.i.i.i.i, align 4
  %.18.not.i.i.i.i.i = icmp eq i32 %.16.i.i.i.i.i, 2147483647
  br i1 %.18.not.i.i.i.i.i, label %B90.i.i.i.i.i, label %part.11.exit.i.i.i
B90.i.i.i.i.i:
  %.31.i16.i.i.i.i = getelementptr i8, ptr %29, i64 24
  %.32.i17.i.i.i.i = load i32, ptr %.31.i16.i.i.i.i, align 4
  %.4456.i.i.i.i.i = icmp sgt i32 %.32.i17.i.i.i.i, -1
  br i1 %.4456.i.i.i.i.i, label %B168.i.i.i.i.i, label %part.11.exit.i.i.i
B168.i.i.i.i.i:
  %x.5.1.in.i.i.i.i.i = phi i32 [ %x.5.1.in.i.i.i.i.i.be, %B168.i.i.i.i.i.backedge ], [ %.32.i17.i.i.i.i, %B90.i.i.i.i.i ]
  %x.5.1.i.i.i.i.i = zext nneg i32 %x.5.1.in.i.i.i.i.i to i64
  %.idx54.i.i.i.i.i = mul nuw nsw i64 %x.5.1.i.i.i.i.i, 116
  %37 = getelementptr i8, ptr %arg.links, i64 %.idx54.i.i.i.i.i
  %.56.i.i.i.i.i = getelementptr i8, ptr %37, i64 60
  %.57.i.i.i.i.i = load i32, ptr %.56.i.i.i.i.i, align 4
  %.59.i18.i.i.i.i = icmp eq i32 %.57.i.i.i.i.i, 2147483647
  br i1 %.59.i18.i.i.i.i, label %B250.i.i.i.i.i, label %B446.i.i.i.i.i
B250.i.i.i.i.i:
  store i32 %.226.i.i.i.i, ptr %.56.i.i.i.i.i, align 4
  %.75.i.i.i.i.i = getelementptr i8, ptr %37, i64 24
  %.76.i.i.i.i.i = load i32, ptr %.75.i.i.i.i.i, align 4
  %.78.i.i.i.i.i = icmp sgt i32 %.76.i.i.i.i.i, -1
  br i1 %.78.i.i.i.i.i, label %B168.i.i.i.i.i.backedge, label %B446.i.i.i.i.i
B168.i.i.i.i.i.backedge:
  %x.5.1.in.i.i.i.i.i.be = phi i32 [ %.115.i.i.i.i.i, %B458.i.i.i.i.i ], [ %.76.i.i.i.i.i, %B250.i.i.i.i.i ], [ %.160.i.i.i.i.i, %B606.i.i.i.i.i ]
  br label %B168.i.i.i.i.i
B446.i.i.i.i.i:
  %.98.not.i.i.i.i.i = icmp eq i64 %.230.i.i.i, %x.5.1.i.i.i.i.i
  br i1 %.98.not.i.i.i.i.i, label %part.11.exit.i.i.i, label %B458.i.i.i.i.i
B458.i.i.i.i.i:
  %.114.i.i.i.i.i = getelementptr i8, ptr %37, i64 20
  %.115.i.i.i.i.i = load i32, ptr %.114.i.i.i.i.i, align 4
  %.117.i.i.i.i.i = icmp slt i32 %.115.i.i.i.i.i, 0
  br i1 %.117.i.i.i.i.i, label %B530.i.i.i.i.i, label %B168.i.i.i.i.i.backedge
B530.i.i.i.i.i:
  %x.6.3.i.i.i.i.i = phi i64 [ %.135.i.i.i.i.i, %B606.i.i.i.i.i ], [ %x.5.1.i.i.i.i.i, %B458.i.i.i.i.i ]
  %.idx.i19.i.i.i.i = mul nsw i64 %x.6.3.i.i.i.i.i, 116
  %38 = getelementptr i8, ptr %arg.links, i64 %.idx.i19.i.i.i.i
  %.129.i.i.i.i.i = getelementptr i8, ptr %38, i64 4
  %.130.i.i.i.i.i = load i32, ptr %.129.i.i.i.i.i, align 4
  %.135.i.i.i.i.i = sext i32 %.130.i.i.i.i.i to i64
  %.141.not.i.i.i.i.i = icmp eq i64 %.230.i.i.i, %.135.i.i.i.i.i
  br i1 %.141.not.i.i.i.i.i, label %part.11.exit.i.i.i, label %B606.i.i.i.i.i
B606.i.i.i.i.i:
  %.idx49.i.i.i.i.i = mul nsw i64 %.135.i.i.i.i.i, 116
  %39 = getelementptr i8, ptr %arg.links, i64 %.idx49.i.i.i.i.i
  %.159.i.i.i.i.i = getelementptr i8, ptr %39, i64 20
  %.160.i.i.i.i.i = load i32, ptr %.159.i.i.i.i.i, align 4
  %.162.i.i.i.i.i = icmp slt i32 %.160.i.i.i.i.i, 0
  br i1 %.162.i.i.i.i.i, label %B530.i.i.i.i.i, label %B168.i.i.i.i.i.backedge
B112.i.i.i.i:
  %.100.i.i.i.i = getelementptr i8, ptr %29, i64 56
  %.101.i.i.i.i = load i32, ptr %.100.i.i.i.i, align 4
  br label %part.11.exit.i.i.i
part.11.exit.i.i.i:
  %"$phi174.0.2.0.i.i.i.i" = phi i32 [ %.101.i.i.i.i, %B112.i.i.i.i ], [ %.226.i.i.i.i, %B64.i.i.i.i ], [ %.226.i.i.i.i, %B90.i.i.i.i.i ], [ %.226.i.i.i.i, %B530.i.i.i.i.i ], [ %.226.i.i.i.i, %B446.i.i.i.i.i ]
  store i32 %"$phi174.0.2.0.i.i.i.i", ptr %.199.i.i.i, align 4
  store i32 -1, ptr %.211.i.i.i, align 4
  %.11.i.i.i.i217 = getelementptr i8, ptr %29, i64 68
  %.12.i.i.i.i = load i32, ptr %.11.i.i.i.i217, align 4
  %.8.i.i.i.i.i = sext i32 %.12.i.i.i.i to i64
  %.10.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.48.fca.3.load.i.i.i, i64 %.8.i.i.i.i.i)
  %.44.i.i.i.i = trunc i64 %.10.i.i.i.i.i to i32
  store i32 %.44.i.i.i.i, ptr %.11.i.i.i.i217, align 4
  br label %B230.i.i.i
B230.i.i.i:
  %.150.i.i.i = fcmp ogt float %.48.fca.1.load.i.i.i, 0.000000e+00
  br i1 %.150.i.i.i, label %B252.i.i.i, label %part.12.exit.i.i
B252.i.i.i:
  call fastcc void @part.13(ptr %.161.i.i.i, ptr %arg.links, ptr %arg.state, i64 %.63.0206.i, i64 %.230.i.i.i, i64 %.48.fca.2.load.i.i.i)
  %.12.i32.i.i.i = load i32, ptr %27, align 4
  %.8.i.i33.i.i.i = sext i32 %.12.i32.i.i.i to i64
  %.10.i.i34.i.i.i = tail call i64 @llvm.smax.i64(i64 %.48.fca.4.load.i.i.i, i64 %.8.i.i33.i.i.i)
  %.44.i35.i.i.i = trunc i64 %.10.i.i34.i.i.i to i32
  store i32 %.44.i35.i.i.i, ptr %27, align 4
  br label %part.12.exit.i.i
part.12.exit.i.i:
  store i8 0, ptr %.116.i187.i, align 1
  call fastcc void @part.14(ptr %.116.i187.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, i64 %.63.0206.i)
  %.130.i.i = load i8, ptr %.116.i187.i, align 1
  %.133.not.i.i = icmp eq i8 %.130.i.i, 0
  br i1 %.133.not.i.i, label %part.3.exit.i, label %B188.i.i
B188.i.i:
  store i8 0, ptr %.155.i.i, align 1
  call fastcc void @part.14(ptr %.155.i.i, ptr %arg.first, ptr %arg.points, ptr %arg.amounts, i64 %arg.ranks, ptr %arg.words, i64 %.26.i, ptr %arg.offered, ptr %arg.offered_values, ptr %arg.links, ptr %arg.weights, ptr %arg.state, i64 %.63.0206.i)
  %.169.i.i = load i8, ptr %.155.i.i, align 1
  %.172.not.i.i = icmp eq i8 %.169.i.i, 0
  br i1 %.172.not.i.i, label %part.3.exit.i, label %B188.i.i
part.3.exit.i:
  %.192.i = shl nuw nsw i64 %.63.0206.i, 1
  %.194.i = add i64 %number.3.0209.i, 3
  %.195.i = add i64 %.194.i, %.192.i
  %.197.i = icmp sgt i64 %.195.i, %arg.event_room
  br i1 %.197.i, label %part.6.exit, label %B16.i.i
part.3.exit.thread.i:
  store i32 -1, ptr %arg.state, align 4
  %.195199.i = add nsw i64 %number.3.0209.i, 3
  %.197200.i = icmp sgt i64 %.195199.i, %arg.event_room
  br i1 %.197200.i, label %part.6.exit, label %B58.i.i
part.6.exit:
  %.203.i279 = phi i64 [ %.203.i280, %B216.i ], [ %.203.i280, %B248.i ], [ %.203.i280, %B446.i177.i ], [ %.203.i, %part.3.exit.thread.i ], [ %.203.i, %part.3.exit.i ]
  %number.4.1.i136.sink.i = phi i64 [ -1, %B216.i ], [ %number.3.0.lcssa.i, %B248.i ], [ %number.3.2.i176.i, %B446.i177.i ], [ -1, %part.3.exit.thread.i ], [ -1, %part.3.exit.i ]
  store i64 %number.4.1.i136.sink.i, ptr %arg.needed, align 8
  %.283 = load i64, ptr %arg.taken, align 8
  %.285 = add nsw i64 %.283, %number.4.1.i136.sink.i
  %.287.not = icmp sgt i64 %.285, %arg.point_room
  br i1 %.287.not, label %common.ret, label %B336
B336:
  %.294 = load i64, ptr %.293, align 8
  %.297 = mul nsw i64 %number.4.1.i136.sink.i, %arg.ranks
  %.298 = add nsw i64 %.294, %.297
  %.299 = shl nsw i64 %.298, 1
  %.301.not = icmp sgt i64 %.299, %arg.size
  %.312 = icmp slt i64 %number.4.1.i136.sink.i, 0
  %brmerge = select i1 %.312, i1 true, i1 %.301.not
  br i1 %brmerge, label %common.ret, label %B392.preheader
B392.preheader:
  %.447297.not = icmp eq i64 %number.4.1.i136.sink.i, 0
  br i1 %.447297.not, label %B174.loopexit, label %B392.if.lr.ph
B392.if.lr.ph:
  %40 = getelementptr i32, ptr %arg.words, i64 %.26.i
  %41 = getelementptr i8, ptr %arg.stops, i64 %.203.i279
  br label %B392.if
common.ret:
  %storemerge207 = phi i64 [ %arg.end, %entry ], [ %.103.0302, %B336 ], [ %.103.0302, %part.6.exit ], [ %arg.end, %B174.loopexit ]
  store i64 %storemerge207, ptr %retptr, align 8
  ret void
B392.if:
  %.391.0298 = phi i64 [ 0, %B392.if.lr.ph ], [ %.460, %part.15.exit ]
  %.460 = add nuw nsw i64 %.391.0298, 1
  %.41.idx.i = shl i64 %.391.0298, 4
  %.41.i = getelementptr i8, ptr %arg.events, i64 %.41.idx.i
  %.42.i = load i32, ptr %.41.i, align 4
  %.44.i = getelementptr i8, ptr %.41.i, i64 4
  %.45.i = load i32, ptr %.44.i, align 4
  %.47.i = getelementptr i8, ptr %.41.i, i64 8
  %.48.i = load i32, ptr %.47.i, align 4
  %.50.i = getelementptr i8, ptr %.41.i, i64 12
  %.51.i = load i32, ptr %.50.i, align 4
  %.91.i = sext i32 %.42.i to i64
  %.94.i = getelementptr i32, ptr %40, i64 %.91.i
  %.95.i = load i32, ptr %.94.i, align 4
  %.98.i = sext i32 %.95.i to i64
  %.100.i = sext i32 %.45.i to i64
  %.idx.i.i219 = shl nsw i64 %.98.i, 3
  %42 = getelementptr i8, ptr %arg.first, i64 %.idx.i.i219
  %.35.i.i = getelementptr i32, ptr %42, i64 %.100.i
  %point.3.098.i.i = load i32, ptr %.35.i.i, align 4
  %.14999.i.i = icmp sgt i32 %.48.i, 1
  br i1 %.14999.i.i, label %B138.if.i.preheader.i, label %B222.thread.i.i
B138.if.i.preheader.i:
  %.102.i = zext nneg i32 %.48.i to i64
  br label %B138.if.i.i
B222.i.i276:
  %.195.i.i275.le = getelementptr i32, ptr %arg.points, i64 %.193.i.i
  %.233.i.i = icmp sgt i32 %point.3.0.i.i, -1
  br i1 %.233.i.i, label %B234.i.i, label %B238.i.i
B222.thread.i.i:
  %.233106.i.i = icmp sgt i32 %point.3.098.i.i, -1
  br i1 %.233106.i.i, label %B234.i.i, label %B238.thread.i.i
B238.thread.i.i:
  %.258110.i.i = load i64, ptr %arg.taken, align 8
  %.292111.i.i = add nsw i64 %.258110.i.i, 1
  store i64 %.292111.i.i, ptr %arg.taken, align 8
  br label %B344.i.i
B234.i.i:
  %point.3.0.lcssa108.i.i = phi i32 [ %point.3.098.i.i, %B222.thread.i.i ], [ %point.3.0.i.i, %B222.i.i276 ]
  %.232.i.i = zext nneg i32 %point.3.0.lcssa108.i.i to i64
  br label %part.16.exit.i
B238.i.i:
  %.258.i.i = load i64, ptr %arg.taken, align 8
  %.292.i.i277 = add nsw i64 %.258.i.i, 1
  store i64 %.292.i.i277, ptr %arg.taken, align 8
  %.296.i.i = icmp slt i32 %point.3.0101.i.i, 0
  br i1 %.296.i.i, label %B344.i.i, label %B378.i.i
B344.i.i:
  %.258113.i.i = phi i64 [ %.258110.i.i, %B238.thread.i.i ], [ %.258.i.i, %B238.i.i ]
  %.315.i.i = trunc i64 %.258113.i.i to i32
  store i32 %.315.i.i, ptr %.35.i.i, align 4
  br label %part.16.exit.i
B378.i.i:
  %.336.i.i = trunc i64 %.258.i.i to i32
  store i32 %.336.i.i, ptr %.195.i.i275.le, align 4
  br label %part.16.exit.i
B138.if.i.i:
  %point.3.0101.i.i = phi i32 [ %point.3.0.i.i, %B138.if.i.i ], [ %point.3.098.i.i, %B138.if.i.preheader.i ]
  %.96.0.in100.i.i = phi i64 [ %.96.0.i.i, %B138.if.i.i ], [ %.102.i, %B138.if.i.preheader.i ]
  %.96.0.i.i = add nsw i64 %.96.0.in100.i.i, -1
  %.192.i.i = sext i32 %point.3.0101.i.i to i64
  %.193.i.i = mul nsw i64 %.150.i.i, %.192.i.i
  %.195.i.i275 = getelementptr i32, ptr %arg.points, i64 %.193.i.i
  %point.3.0.i.i = load i32, ptr %.195.i.i275, align 4
  %.149.i.i = icmp samesign ugt i64 %.96.0.in100.i.i, 2
  br i1 %.149.i.i, label %B138.if.i.i, label %B222.i.i276
part.16.exit.i:
  %storemerge97.i.i = phi i64 [ %.232.i.i, %B234.i.i ], [ %.258.i.i, %B378.i.i ], [ %.258113.i.i, %B344.i.i ]
  %.138.i = mul nsw i64 %storemerge97.i.i, %.150.i.i
  %43 = getelementptr i32, ptr %arg.points, i64 %.138.i
  %.140.i = getelementptr i8, ptr %43, i64 4
  %.141.i = load i32, ptr %.140.i, align 4
  %.143.i = add i32 %.141.i, 1
  store i32 %.143.i, ptr %.140.i, align 4
  %.148.i = sext i32 %.51.i to i64
  %.149.i = icmp eq i32 %.51.i, -1
  br i1 %.149.i, label %B346.i, label %B298.i
B298.i:
  %44 = getelementptr i8, ptr %41, i64 %.91.i
  %.163.i = getelementptr i8, ptr %44, i64 %.100.i
  %.164.i = load i8, ptr %.163.i, align 1
  %.165.not.i = icmp eq i8 %.164.i, 0
  br i1 %.165.not.i, label %B440.i, label %B346.i
B346.i:
  %.197.i220 = getelementptr i8, ptr %43, i64 8
  %.198.i = load i32, ptr %.197.i220, align 4
  %.200.i = add i32 %.198.i, 1
  store i32 %.200.i, ptr %.197.i220, align 4
  br label %part.15.exit
B440.i:
  br i1 %.207.not.i, label %B480.i, label %B444.i
B444.i:
  %.218.i = getelementptr i32, ptr %40, i64 %.148.i
  %.219.i = load i32, ptr %.218.i, align 4
  %.222.i = sext i32 %.219.i to i64
  %.223.i = shl nsw i64 %.222.i, 1
  %.224.i = or disjoint i64 %.223.i, 1
  br label %B480.i
B480.i:
  %"$phi480.0.2.0.i" = phi i64 [ %.224.i, %B444.i ], [ -1, %B440.i ]
  %.34.i.i = shl nsw i64 %.148.i, 1
  %reass.sub.i = sub nsw i64 %.34.i.i, %.100.i
  %.36.i.i = add nsw i64 %reass.sub.i, 1
  %.37.i.i221 = mul nsw i64 %.36.i.i, %.150.i.i
  %.83.i.i = getelementptr i32, ptr %arg.offered, i64 %.37.i.i221
  %.84.i.i = load i32, ptr %.83.i.i, align 4
  %.8.i.i.i = sext i32 %.84.i.i to i64
  %.10.i.i.i = tail call i64 @llvm.smin.i64(i64 %arg.ranks, i64 %.8.i.i.i)
  %.19480.not.i.i = icmp slt i64 %.10.i.i.i, 1
  br i1 %.19480.not.i.i, label %part.17.exit.i, label %B288.if.lr.ph.i.i
B288.if.lr.ph.i.i:
  %.65.i.i = icmp ne i32 %.45.i, 0
  %.59.i.i222 = icmp slt i64 %"$phi480.0.2.0.i", 0
  %spec.select.not83.i.i = or i1 %.65.i.i, %.59.i.i222
  %.54.i.i = mul nsw i64 %.36.i.i, %.162.i.i
  %.40.i.i = mul nsw i64 %.34.i.i, %.150.i.i
  %45 = getelementptr i8, ptr %.83.i.i, i64 12
  %.257.i.i = getelementptr i32, ptr %arg.offered, i64 %.40.i.i
  %46 = getelementptr i8, ptr %.257.i.i, i64 12
  %47 = getelementptr float, ptr %arg.offered_values, i64 %.54.i.i
  %48 = getelementptr i8, ptr %47, i64 8
  %.26.i.i.i223 = shl i64 %storemerge97.i.i, 32
  %.130.i.i.i = mul nsw i64 %storemerge97.i.i, %.162.i.i
  %.137.i.i.i = add nsw i64 %.138.i, 4
  %.138.i.i.i224 = add nsw i64 %.130.i.i.i, 3
  %.148.i.i.i225 = getelementptr i8, ptr %43, i64 12
  %49 = getelementptr i32, ptr %arg.points, i64 %.137.i.i.i
  %50 = getelementptr float, ptr %arg.amounts, i64 %.138.i.i.i224
  br label %B288.if.i.i
B356.i.i:
  %.258.i119.i = load i32, ptr %.257.i.i, align 4
  %51 = tail call i32 @llvm.smax.i32(i32 %.258.i119.i, i32 0)
  %spec.select.i.i.i = zext nneg i32 %51 to i64
  br label %B34.i.i.i
B34.i.i.i:
  %.37.0.i.i.i = phi i64 [ 0, %B356.i.i ], [ %.108.i.i.i, %B36.i.i.i ]
  %exitcond.not.i.i.i227 = icmp eq i64 %.37.0.i.i.i, %spec.select.i.i.i
  br i1 %exitcond.not.i.i.i227, label %B470.i.i, label %B36.i.i.i
B36.i.i.i:
  %.108.i.i.i = add nuw nsw i64 %.37.0.i.i.i, 1
  %.140.i.i.i = getelementptr i32, ptr %46, i64 %.37.0.i.i.i
  %.141.i.i.i = load i32, ptr %.140.i.i.i, align 4
  %.144.i.i.i = icmp eq i32 %.242.i.i, %.141.i.i.i
  br i1 %.144.i.i.i, label %B555.i.i, label %B34.i.i.i
B470.i.i:
  %.307.i.i = getelementptr float, ptr %48, i64 %.138.082.i.i
  %.308.i.i = load float, ptr %.307.i.i, align 4
  %.28.i.i.i = or i64 %.26.i.i.i223, %.250.i.i
  %.20.i.i.i.i = mul nsw i64 %.28.i.i.i, -7046029254386353131
  %.21.i.i.i.i233 = ashr i64 %.20.i.i.i.i, 24
  %.23.i.i.i.i = and i64 %.21.i.i.i.i233, %.15.i.i.i.i
  %.34.i.i.i.i234 = getelementptr i64, ptr %arg.keys, i64 %.23.i.i.i.i
  %.35.i.i.i.i235 = load i64, ptr %.34.i.i.i.i234, align 8
  %.37.not.i.i.i.i = icmp eq i64 %.35.i.i.i.i235, %.28.i.i.i
  %.53.not.i.i.i.i = icmp eq i64 %.35.i.i.i.i235, -1
  %or.cond.i.i.i.i236 = or i1 %.37.not.i.i.i.i, %.53.not.i.i.i.i
  br i1 %or.cond.i.i.i.i236, label %part.18.exit.i.i.i, label %B134.i.i.i.i
B134.i.i.i.i:
  %slot.2.1.i.i.i.i = phi i64 [ %.63.i.i.i.i, %B134.i.i.i.i ], [ %.23.i.i.i.i, %B470.i.i ]
  %.59.i.i.i.i = add nsw i64 %slot.2.1.i.i.i.i, 1
  %.63.i.i.i.i = and i64 %.59.i.i.i.i, %.15.i.i.i.i
  %.73.i.i.i.i = getelementptr i64, ptr %arg.keys, i64 %.63.i.i.i.i
  %.74.i.i.i.i237 = load i64, ptr %.73.i.i.i.i, align 8
  %.76.not.i.i.i.i = icmp eq i64 %.74.i.i.i.i237, %.28.i.i.i
  %.91.not.i.i.i.i = icmp eq i64 %.74.i.i.i.i237, -1
  %or.cond39.i.i.i.i = or i1 %.76.not.i.i.i.i, %.91.not.i.i.i.i
  br i1 %or.cond39.i.i.i.i, label %part.18.exit.i.i.i, label %B134.i.i.i.i
part.18.exit.i.i.i:
  %.68.i.i.i = phi i64 [ %.35.i.i.i.i235, %B470.i.i ], [ %.74.i.i.i.i237, %B134.i.i.i.i ]
  %slot.3.0.i.i.i.i = phi i64 [ %.23.i.i.i.i, %B470.i.i ], [ %.63.i.i.i.i, %B134.i.i.i.i ]
  %.69.i.i.i = icmp eq i64 %.68.i.i.i, -1
  br i1 %.69.i.i.i, label %B168.i.i.i, label %B260.i.i.i
B168.i.i.i:
  %.67.i.i.i = getelementptr i64, ptr %arg.keys, i64 %slot.3.0.i.i.i.i
  store i64 %.28.i.i.i, ptr %.67.i.i.i, align 8
  %.82.i.i.i274 = getelementptr float, ptr %arg.values, i64 %slot.3.0.i.i.i.i
  store float 0.000000e+00, ptr %.82.i.i.i274, align 4
  %.87.i.i.i = load i64, ptr %.293, align 8
  %.88.i.i.i = add nsw i64 %.87.i.i.i, 1
  store i64 %.88.i.i.i, ptr %.293, align 8
  br label %B260.i.i.i
B260.i.i.i:
  %.97.i.i.i = getelementptr float, ptr %arg.values, i64 %slot.3.0.i.i.i.i
  %.98.i.i.i = load float, ptr %.97.i.i.i, align 4
  %.100.i.i.i238 = fadd float %.308.i.i, %.98.i.i.i
  store float %.100.i.i.i238, ptr %.97.i.i.i, align 4
  %.149.i.i.i = load i32, ptr %.148.i.i.i225, align 4
  %.157.i.i.i = sext i32 %.149.i.i.i to i64
  %spec.select.i.i.i.i239 = tail call i64 @llvm.smax.i64(i64 %.157.i.i.i, i64 0)
  br label %B34.i.i.i.i240
B34.i.i.i.i240:
  %.37.0.i.i.i.i241 = phi i64 [ 0, %B260.i.i.i ], [ %.108.i.i.i.i244, %B36.i.i.i.i243 ]
  %exitcond.not.i.i.i.i242 = icmp eq i64 %.37.0.i.i.i.i241, %spec.select.i.i.i.i239
  br i1 %exitcond.not.i.i.i.i242, label %B516.i.i.i, label %B36.i.i.i.i243
B36.i.i.i.i243:
  %.108.i.i.i.i244 = add nuw nsw i64 %.37.0.i.i.i.i241, 1
  %.140.i.i.i.i245 = getelementptr i32, ptr %49, i64 %.37.0.i.i.i.i241
  %.141.i.i.i.i246 = load i32, ptr %.140.i.i.i.i245, align 4
  %.144.i.i.i.i247 = icmp eq i32 %.242.i.i, %.141.i.i.i.i246
  br i1 %.144.i.i.i.i247, label %B654.i.i.i, label %B34.i.i.i.i240
B516.i.i.i:
  %.10.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.191.i.i.i, i64 %.157.i.i.i)
  %.225.i.i.i = icmp eq i64 %arg.ranks, %.157.i.i.i
  br i1 %.225.i.i.i, label %B566.i.i.i, label %B622.i.i.i
B566.i.i.i:
  %.240.i.i.i = getelementptr float, ptr %50, i64 %.10.i.i.i.i
  %.241.i.i.i = load float, ptr %.240.i.i.i, align 4
  %.242.i.i.i = fcmp olt float %.100.i.i.i238, %.241.i.i.i
  br i1 %.242.i.i.i, label %B555.i.i, label %B622.i.i.i
B622.i.i.i:
  %52 = trunc i64 %.10.i.i.i.i to i32
  %.276.i.i.i = add i32 %52, 1
  store i32 %.276.i.i.i, ptr %.148.i.i.i225, align 4
  br label %B654.i.i.i
B654.i.i.i:
  %rank.2.0.i.i.i = phi i64 [ %.10.i.i.i.i, %B622.i.i.i ], [ %.37.0.i.i.i.i241, %B36.i.i.i.i243 ]
  %.292.i.i.i = getelementptr i32, ptr %49, i64 %rank.2.0.i.i.i
  store i32 %.242.i.i, ptr %.292.i.i.i, align 4
  %.302.i.i.i = load float, ptr %.97.i.i.i, align 4
  %.309.i.i.i = getelementptr float, ptr %50, i64 %rank.2.0.i.i.i
  store float %.302.i.i.i, ptr %.309.i.i.i, align 4
  %.16.i.i.i.i248 = add nsw i64 %rank.2.0.i.i.i, %.137.i.i.i
  %.17.i.i.i.i249 = add nsw i64 %rank.2.0.i.i.i, %.138.i.i.i224
  %.34.i86.i.i.i = getelementptr i32, ptr %arg.points, i64 %.16.i.i.i.i248
  %.35.i87.i.i.i = load i32, ptr %.34.i86.i.i.i, align 4
  %.38.i.i.i.i250 = getelementptr float, ptr %arg.amounts, i64 %.17.i.i.i.i249
  %.39.i.i.i.i251 = load float, ptr %.38.i.i.i.i250, align 4
  %.48.i.i.i.i252 = icmp sgt i64 %rank.2.0.i.i.i, 0
  br i1 %.48.i.i.i.i252, label %B68.i.i.i.i258, label %part.2.exit.i.i.i253
B68.i.i.i.i258:
  %.71.i.i.i.i259 = getelementptr i8, ptr %.38.i.i.i.i250, i64 -4
  %.72.i.i.i.i260 = load float, ptr %.71.i.i.i.i259, align 4
  %.74.i88.i.i.i = fcmp ugt float %.72.i.i.i.i260, %.39.i.i.i.i251
  br i1 %.74.i88.i.i.i, label %part.2.exit.i.i.i253, label %B98.i.i.i.i261
B98.i.i.i.i261:
  %value_at.2.1.i.i.i.i262 = phi i64 [ %.89.i.i.i.i268, %B186.i.i.i.i273 ], [ %.17.i.i.i.i249, %B68.i.i.i.i258 ]
  %at.2.1.i.i.i.i263 = phi i64 [ %.80.i.i.i.i264, %B186.i.i.i.i273 ], [ %.16.i.i.i.i248, %B68.i.i.i.i258 ]
  %.80.i.i.i.i264 = add nsw i64 %at.2.1.i.i.i.i263, -1
  %.82.i.i.i.i265 = getelementptr i32, ptr %arg.points, i64 %.80.i.i.i.i264
  %.83.i.i.i.i266 = load i32, ptr %.82.i.i.i.i265, align 4
  %.86.i.i.i.i267 = getelementptr i32, ptr %arg.points, i64 %at.2.1.i.i.i.i263
  store i32 %.83.i.i.i.i266, ptr %.86.i.i.i.i267, align 4
  %.89.i.i.i.i268 = add nsw i64 %value_at.2.1.i.i.i.i262, -1
  %.91.i.i.i.i269 = getelementptr float, ptr %arg.amounts, i64 %.89.i.i.i.i268
  %.92.i.i.i.i270 = load float, ptr %.91.i.i.i.i269, align 4
  %.95.i.i.i.i271 = getelementptr float, ptr %arg.amounts, i64 %value_at.2.1.i.i.i.i262
  store float %.92.i.i.i.i270, ptr %.95.i.i.i.i271, align 4
  %.119.i.i.i.i272 = icmp sgt i64 %.80.i.i.i.i264, %.137.i.i.i
  br i1 %.119.i.i.i.i272, label %B186.i.i.i.i273, label %part.2.exit.i.i.i253
B186.i.i.i.i273:
  %.140.i89.i.i.i = getelementptr i8, ptr %.95.i.i.i.i271, i64 -8
  %.141.i90.i.i.i = load float, ptr %.140.i89.i.i.i, align 4
  %.143.i91.i.i.i = fcmp ugt float %.141.i90.i.i.i, %.39.i.i.i.i251
  br i1 %.143.i91.i.i.i, label %part.2.exit.i.i.i253, label %B98.i.i.i.i261
part.2.exit.i.i.i253:
  %value_at.3.0.i.i.i.i254 = phi i64 [ %.17.i.i.i.i249, %B68.i.i.i.i258 ], [ %.17.i.i.i.i249, %B654.i.i.i ], [ %.89.i.i.i.i268, %B98.i.i.i.i261 ], [ %.89.i.i.i.i268, %B186.i.i.i.i273 ]
  %at.3.0.i.i.i.i255 = phi i64 [ %.16.i.i.i.i248, %B68.i.i.i.i258 ], [ %.16.i.i.i.i248, %B654.i.i.i ], [ %.80.i.i.i.i264, %B98.i.i.i.i261 ], [ %.80.i.i.i.i264, %B186.i.i.i.i273 ]
  %.167.i.i.i.i256 = getelementptr i32, ptr %arg.points, i64 %at.3.0.i.i.i.i255
  store i32 %.35.i87.i.i.i, ptr %.167.i.i.i.i256, align 4
  %.178.i.i.i.i257 = getelementptr float, ptr %arg.amounts, i64 %value_at.3.0.i.i.i.i254
  store float %.39.i.i.i.i251, ptr %.178.i.i.i.i257, align 4
  br label %B555.i.i
B555.i.i:
  %exitcond.not.i.i228 = icmp eq i64 %.207.i.i, %.10.i.i.i
  br i1 %exitcond.not.i.i228, label %part.17.exit.i, label %B288.if.i.i
B288.if.i.i:
  %.138.082.i.i = phi i64 [ 0, %B288.if.lr.ph.i.i ], [ %.207.i.i, %B555.i.i ]
  %.207.i.i = add nuw nsw i64 %.138.082.i.i, 1
  %.241.i.i = getelementptr i32, ptr %45, i64 %.138.082.i.i
  %.242.i.i = load i32, ptr %.241.i.i, align 4
  %.250.i.i = sext i32 %.242.i.i to i64
  %.251.not.i.i = icmp eq i64 %"$phi480.0.2.0.i", %.250.i.i
  %or.cond.i.i226 = select i1 %spec.select.not83.i.i, i1 true, i1 %.251.not.i.i
  br i1 %or.cond.i.i226, label %B470.i.i, label %B356.i.i
part.17.exit.i:
  %.278.i = icmp eq i32 %.48.i, 1
  br i1 %.278.i, label %B552.i, label %part.15.exit
B552.i:
  %.26.i.i = add nsw i64 %.34.i.i, %.100.i
  %.27.i.i = mul nsw i64 %.26.i.i, %.150.i.i
  %.47.i.i = mul nsw i64 %storemerge97.i.i, %.162.i.i
  %.55.i.i = getelementptr i8, ptr %.83.i.i, i64 4
  %.56.i.i = load i32, ptr %.55.i.i, align 4
  %.57.not.i.i = icmp eq i32 %.56.i.i, 0
  br i1 %.57.not.i.i, label %part.19.exit.i, label %B222.i121.i
B222.i121.i:
  %.65.i122.i = getelementptr i8, ptr %.83.i.i, i64 8
  %.66.i.i = load i32, ptr %.65.i122.i, align 4
  %.67.not.i.i = icmp eq i32 %.66.i.i, 0
  br i1 %.67.not.i.i, label %B334.i.i, label %B444.sink.split.i.i
B334.i.i:
  %53 = getelementptr i32, ptr %arg.offered, i64 %.27.i.i
  %.87.i.i = getelementptr i8, ptr %53, i64 8
  %.88.i.i = load i32, ptr %.87.i.i, align 4
  %.89.not.i.i = icmp eq i32 %.88.i.i, 0
  br i1 %.89.not.i.i, label %part.19.exit.i, label %B444.sink.split.i.i
B444.sink.split.i.i:
  %.sink.i.i = phi float [ -1.000000e+00, %B222.i121.i ], [ 1.000000e+00, %B334.i.i ]
  %.95.i.i229 = getelementptr float, ptr %arg.amounts, i64 %.47.i.i
  %.96.i.i = load float, ptr %.95.i.i229, align 4
  %.97.i.i = fadd float %.sink.i.i, %.96.i.i
  store float %.97.i.i, ptr %.95.i.i229, align 4
  br label %part.19.exit.i
part.19.exit.i:
  %.40.i123.i = mul nsw i64 %.36.i.i, %.162.i.i
  %54 = getelementptr float, ptr %arg.amounts, i64 %.47.i.i
  %.109.i.i230 = getelementptr i8, ptr %54, i64 4
  %.110.i.i = load float, ptr %.109.i.i230, align 4
  %.115.i.i = getelementptr float, ptr %arg.offered_values, i64 %.40.i123.i
  %.116.i.i231 = load float, ptr %.115.i.i, align 4
  %.117.i.i232 = fadd float %.110.i.i, %.116.i.i231
  store float %.117.i.i232, ptr %.109.i.i230, align 4
  %.128.i.i = getelementptr i8, ptr %54, i64 8
  %.129.i.i = load float, ptr %.128.i.i, align 4
  %.138.i.i = getelementptr i8, ptr %.115.i.i, i64 4
  %.139.i.i = load float, ptr %.138.i.i, align 4
  %.140.i.i = fadd float %.129.i.i, %.139.i.i
  store float %.140.i.i, ptr %.128.i.i, align 4
  br label %part.15.exit
part.15.exit:
  %exitcond.not = icmp eq i64 %.460, %number.4.1.i136.sink.i
  br i1 %exitcond.not, label %B174.loopexit, label %B392.if
}
define i64 @treeval.induction.ccl.kernels.texts.learn(ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, i64 %.7, i64 %.8, ptr %.9, ptr %.10, ptr %.11, i64 %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, i64 %.19, i64 %.20, i64 %.21, i64 %.22, ptr %.23) local_unnamed_addr {
entry:
  %.25 = alloca i64, align 8
  store i64 0, ptr %.25, align 8
  call fastcc void @part.0(ptr %.25, ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, i64 %.7, i64 %.8, ptr %.9, ptr %.10, ptr %.11, i64 %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18, i64 %.19, i64 %.20, i64 %.21, i64 %.22, ptr %.23)
  %.39 = load i64, ptr %.25, align 8
  ret i64 %.39
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
  br i1 %.57.i, label %part.8.exit.i.part.20.exit_crit_edge, label %B66.i
part.8.exit.i.part.20.exit_crit_edge:
  %.58.i.pre = load i32, ptr %0, align 4
  br label %part.20.exit
B66.i:
  %.62.i = icmp eq i64 %storemerge.i.ph.i.i, %arg.k
  %.65.i = icmp samesign ugt i64 %".$phi158.0.2.0.sink.i.i", 1
  %or.cond.i = select i1 %.62.i, i1 true, i1 %.65.i
  %.58.i.pre313 = load i32, ptr %0, align 4
  br i1 %or.cond.i, label %part.20.exit, label %B104.i
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
  br i1 %brmerge82.i.i, label %part.21.exit.i, label %B76.i.i.backedge
B150.i.i:
  %storemerge.i.i.i = phi i64 [ %.171.i.i, %B106.i.i.i ], [ %.108.i.i89.i, %B122.i.i84.i ]
  %.206.not.i.i = icmp sle i64 %storemerge.i.i.i, %arg.k
  %brmerge.i.i = or i1 %exitcond.not.i.i, %.206.not.i.i
  br i1 %brmerge.i.i, label %part.21.exit.i, label %B76.i.i.backedge
B76.i.i.backedge:
  br label %B76.i.i
part.21.exit.i:
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
  br i1 %brmerge82.i120.i, label %part.21.exit129.split.loop.exit.i, label %B76.i95.i.backedge
B150.i109.i:
  %storemerge.i.i110.i = phi i64 [ %.171.i.i, %B106.i.i101.i ], [ %.108.i.i108.i, %B122.i.i103.i ]
  %.206.not.i111.i = icmp sle i64 %storemerge.i.i110.i, %.121.i
  %brmerge.i112.i = or i1 %exitcond.not.i97.i, %.206.not.i111.i
  br i1 %brmerge.i112.i, label %part.21.exit129.split.loop.exit133.i, label %B76.i95.i.backedge
B76.i95.i.backedge:
  br label %B76.i95.i
part.21.exit129.split.loop.exit.i:
  br i1 %.189.not.i119.i, label %B450.i, label %B466.i
part.21.exit129.split.loop.exit133.i:
  br i1 %.206.not.i111.i, label %B450.i, label %B466.i
B450.i:
  %.24775.i = zext nneg i32 %.113.i to i64
  %.248.i = shl nuw i64 1, %.24775.i
  %.252.i = and i64 %depths.6.0.i, %.248.i
  br label %B466.i
B466.i:
  %depths.7.0.i = phi i64 [ %.252.i, %B450.i ], [ %depths.6.0.i, %part.21.exit.i ], [ %depths.6.0.i, %part.21.exit129.split.loop.exit.i ], [ %depths.6.0.i, %part.21.exit129.split.loop.exit133.i ]
  %.269.i = getelementptr i8, ptr %arg.parser.2, i64 4
  %.270.i = load i32, ptr %.269.i, align 4
  %.274.i = icmp sgt i32 %.270.i, -1
  br i1 %.274.i, label %B500.i, label %part.20.exit
B500.i:
  %.292.i = getelementptr i8, ptr %0, i64 40
  %.293.i = load i32, ptr %.292.i, align 4
  %.296.i = icmp eq i32 %.43.i.i.i, %.293.i
  %..i = select i1 %.296.i, i64 1, i64 2
  %.313.i = and i64 %..i, %depths.7.0.i
  br label %part.20.exit
part.20.exit:
  %.58.i = phi i32 [ %.58.i.pre313, %B66.i ], [ %.58.i.pre, %part.8.exit.i.part.20.exit_crit_edge ], [ %.58.i.pre313, %B500.i ], [ %.58.i.pre313, %B466.i ]
  %depths.8.0.sink.i = phi i64 [ 0, %B66.i ], [ 0, %part.8.exit.i.part.20.exit_crit_edge ], [ %.313.i, %B500.i ], [ %depths.7.0.i, %B466.i ]
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
  br i1 %brmerge82.i.i.i.i, label %part.21.exit.i.i.i, label %B76.i.i.i.i.backedge
B150.i.i.i.i:
  %storemerge.i.i.i.i.i = phi i64 [ %arg.k, %B106.i.i.i.i.i ], [ %.108.i.i.i.i.i, %B122.i.i.i.i.i ]
  %.206.not.i.i.i.i = icmp sle i64 %storemerge.i.i.i.i.i, %x.2.1.i.i
  %brmerge.i.i.i.i = or i1 %exitcond.not.i.i.i.i, %.206.not.i.i.i.i
  br i1 %brmerge.i.i.i.i, label %part.21.exit.i.i.i, label %B76.i.i.i.i.backedge
B76.i.i.i.i.backedge:
  br label %B76.i.i.i.i
part.21.exit.i.i.i:
  %.206.not.i.i.i.i.sink = phi i1 [ %storemerge.i.ph.i.i.i.i, %B136.i.i.i.i ], [ %.206.not.i.i.i.i, %B150.i.i.i.i ]
  %14 = shl nuw nsw i64 1, %.53.079.i.i.i.i
  %.66.i.i.i = select i1 %.206.not.i.i.i.i.sink, i64 %14, i64 -1
  %depths.3.0.i.i.i = and i64 %.19.i.i.i, %.66.i.i.i
  %.85.i.i.i = icmp eq i64 %x.2.1.i.i, %.37.i.i
  br i1 %.85.i.i.i, label %B190.i.i.i, label %part.22.exit.i.i
B190.i.i.i:
  %.91.i.i.i = load i32, ptr %.90.i.i.i, align 4
  %.9422.i.i.i = zext nneg i32 %.91.i.i.i to i64
  %.95.i.i.i = shl nuw i64 1, %.9422.i.i.i
  %.97.i.i.i = and i64 %.95.i.i.i, %depths.3.0.i.i.i
  br label %part.22.exit.i.i
part.22.exit.i.i:
  %depths.4.0.i.i.i = phi i64 [ %.97.i.i.i, %B190.i.i.i ], [ %depths.3.0.i.i.i, %part.21.exit.i.i.i ]
  %.94.not.i.i = icmp eq i64 %depths.4.0.i.i.i, 0
  br i1 %.94.not.i.i, label %B204.i.i, label %part.23.exit.i
B204.i.i:
  %15 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i
  %.128.i.i = getelementptr i8, ptr %15, i64 108
  %.129.i.i = load i32, ptr %.128.i.i, align 4
  %.134.i.i = zext nneg i32 %.129.i.i to i64
  %or.cond35.i.i = icmp slt i32 %.129.i.i, %invariant.smax.i.i
  br i1 %or.cond35.i.i, label %B466.i147, label %B114.i.i
part.23.exit.i:
  %.150.i = icmp sgt i64 %x.2.1.i.i, -1
  br i1 %.150.i, label %B210.preheader.i, label %B466.i147
B210.preheader.i:
  %.fca.2.gep.i.i = getelementptr inbounds nuw i8, ptr %.114.i.i, i64 8
  %.fca.3.gep.i.i = getelementptr inbounds nuw i8, ptr %.114.i.i, i64 16
  %.227.i.i = trunc i64 %arg.k to i32
  br label %B210.i
B210.i:
  %other.4.0.i = phi i64 [ %other.3.1.i, %part.23.exit205.i ], [ -1, %B210.preheader.i ]
  %used.2.0.i = phi i1 [ %used.3.1.i, %part.23.exit205.i ], [ true, %B210.preheader.i ]
  %weight.2.0.i = phi float [ %weight.3.1.i, %part.23.exit205.i ], [ 0.000000e+00, %B210.preheader.i ]
  %x.2.0.i = phi i64 [ %x.2.1.i135.i, %part.23.exit205.i ], [ %x.2.1.i.i, %B210.preheader.i ]
  %depths.2.0.i = phi i64 [ %depths.4.0.i.i178.i, %part.23.exit205.i ], [ %depths.4.0.i.i.i, %B210.preheader.i ]
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
  br i1 %.307.i.i, label %B722.i.i, label %part.24.exit.i
B722.i.i:
  %.285.i.i = getelementptr i8, ptr %16, i64 68
  %.286.i.i = load i32, ptr %.285.i.i, align 4
  %.322.i.i = icmp sle i32 %.303.i.i, %.286.i.i
  br label %part.24.exit.i
part.24.exit.i:
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
  br i1 %brmerge82.i.i.i194.i, label %part.21.exit.i.i170.i, label %B76.i.i.i149.i.backedge
B150.i.i.i163.i:
  %storemerge.i.i.i.i164.i = phi i64 [ %arg.k, %B106.i.i.i.i155.i ], [ %.108.i.i.i.i162.i, %B122.i.i.i.i157.i ]
  %.206.not.i.i.i165.i = icmp sle i64 %storemerge.i.i.i.i164.i, %x.2.1.i135.i
  %brmerge.i.i.i166.i = or i1 %exitcond.not.i.i.i151.i, %.206.not.i.i.i165.i
  br i1 %brmerge.i.i.i166.i, label %part.21.exit.i.i170.i, label %B76.i.i.i149.i.backedge
B76.i.i.i149.i.backedge:
  br label %B76.i.i.i149.i
part.21.exit.i.i170.i:
  %.206.not.i.i.i165.i.sink = phi i1 [ %storemerge.i.ph.i.i.i193.i, %B136.i.i.i192.i ], [ %.206.not.i.i.i165.i, %B150.i.i.i163.i ]
  %23 = shl nuw nsw i64 1, %.53.079.i.i.i152.i
  %.66.i.i174.i = select i1 %.206.not.i.i.i165.i.sink, i64 %23, i64 -1
  %depths.3.0.i.i175.i = and i64 %.19.i.i145.i, %.66.i.i174.i
  %.85.i.i176.i = icmp eq i64 %x.2.1.i135.i, %.37.i127.i
  br i1 %.85.i.i176.i, label %B190.i.i185.i, label %part.22.exit.i177.i
B190.i.i185.i:
  %.91.i.i186.i = load i32, ptr %.90.i.i.i, align 4
  %.9422.i.i187.i = zext nneg i32 %.91.i.i186.i to i64
  %.95.i.i188.i = shl nuw i64 1, %.9422.i.i187.i
  %.97.i.i189.i = and i64 %.95.i.i188.i, %depths.3.0.i.i175.i
  br label %part.22.exit.i177.i
part.22.exit.i177.i:
  %depths.4.0.i.i178.i = phi i64 [ %.97.i.i189.i, %B190.i.i185.i ], [ %depths.3.0.i.i175.i, %part.21.exit.i.i170.i ]
  %.94.not.i179.i = icmp eq i64 %depths.4.0.i.i178.i, 0
  br i1 %.94.not.i179.i, label %B204.i180.i, label %part.23.exit205.i
B204.i180.i:
  %24 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i139.i
  %.128.i181.i = getelementptr i8, ptr %24, i64 108
  %.129.i182.i = load i32, ptr %.128.i181.i, align 4
  %.134.i183.i = zext nneg i32 %.129.i182.i to i64
  %or.cond35.i184.i = icmp slt i32 %.129.i182.i, %invariant.smax.i132.i
  br i1 %or.cond35.i184.i, label %B466.i147, label %B114.i134.i
part.23.exit205.i:
  %.382.i = icmp sgt i64 %x.2.1.i135.i, -1
  br i1 %.382.i, label %B210.i, label %B466.i147
B466.i147:
  %other.2.1.i = phi i64 [ -1, %part.20.exit ], [ -1, %part.23.exit.i ], [ %other.3.1.i, %part.23.exit205.i ], [ %other.3.1.i, %B204.i180.i ], [ -1, %B80.i.i ], [ -1, %B154.i ], [ %other.3.1.i, %B368.i ], [ %other.3.1.i, %B80.i124.i ], [ -1, %B204.i.i ]
  %used.4.1.i = phi i1 [ true, %part.20.exit ], [ true, %part.23.exit.i ], [ %used.3.1.i, %part.23.exit205.i ], [ %used.3.1.i, %B204.i180.i ], [ true, %B80.i.i ], [ true, %B154.i ], [ %used.3.1.i, %B368.i ], [ %used.3.1.i, %B80.i124.i ], [ true, %B204.i.i ]
  %weight.4.1.i = phi float [ 0.000000e+00, %part.20.exit ], [ 0.000000e+00, %part.23.exit.i ], [ %weight.3.1.i, %part.23.exit205.i ], [ %weight.3.1.i, %B204.i180.i ], [ 0.000000e+00, %B80.i.i ], [ 0.000000e+00, %B154.i ], [ %weight.3.1.i, %B368.i ], [ %weight.3.1.i, %B80.i124.i ], [ 0.000000e+00, %B204.i.i ]
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
  br i1 %.307.i235.i, label %B722.i237.i, label %part.24.exit251.i
B722.i237.i:
  %32 = getelementptr i8, ptr %0, i64 64
  %.286.i240.i = load i32, ptr %32, align 4
  %.322.i241.i = icmp sle i32 %.303.i234.i, %.286.i240.i
  br label %part.24.exit251.i
part.24.exit251.i:
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
  %"$phi604.0.3.0.i" = phi i1 [ false, %part.24.exit251.i ], [ %.486.i, %B594.i ], [ true, %B582.i ]
  %.499.i = fcmp ogt float %.465.i, 0.000000e+00
  br i1 %.499.i, label %B628.i, label %B670.i
B628.i:
  %used.4.1.not.i = xor i1 %used.4.1.i, true
  %brmerge113.i = select i1 %used.4.1.not.i, i1 true, i1 %"$phi736.2.2.0.i236.i"
  %33 = xor i1 %used.4.1.i, %"$phi736.2.2.0.i236.i"
  %brmerge114.i = select i1 %33, i1 true, i1 %"$phi604.0.3.0.i"
  %or.cond.i148 = select i1 %brmerge113.i, i1 %brmerge114.i, i1 false
  br i1 %or.cond.i148, label %B670.i, label %part.25.exit
B670.i:
  br label %part.25.exit
part.25.exit:
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
  br i1 %brmerge82.i.i.i.i239, label %part.21.exit.i.i.i206, label %B76.i.i.i.i185.backedge
B150.i.i.i.i199:
  %storemerge.i.i.i.i.i200 = phi i64 [ %arg.k, %B106.i.i.i.i.i191 ], [ %.108.i.i.i.i.i198, %B122.i.i.i.i.i193 ]
  %.206.not.i.i.i.i201 = icmp sle i64 %storemerge.i.i.i.i.i200, %x.2.1.i.i171
  %brmerge.i.i.i.i202 = or i1 %exitcond.not.i.i.i.i187, %.206.not.i.i.i.i201
  br i1 %brmerge.i.i.i.i202, label %part.21.exit.i.i.i206, label %B76.i.i.i.i185.backedge
B76.i.i.i.i185.backedge:
  br label %B76.i.i.i.i185
part.21.exit.i.i.i206:
  %.206.not.i.i.i.i201.sink = phi i1 [ %storemerge.i.ph.i.i.i.i238, %B136.i.i.i.i237 ], [ %.206.not.i.i.i.i201, %B150.i.i.i.i199 ]
  %44 = shl nuw nsw i64 1, %.53.079.i.i.i.i188
  %.66.i.i.i210 = select i1 %.206.not.i.i.i.i201.sink, i64 %44, i64 -1
  %depths.3.0.i.i.i211 = and i64 %.19.i.i.i181, %.66.i.i.i210
  %.85.i.i.i212 = icmp eq i64 %x.2.1.i.i171, %.37.i.i163
  br i1 %.85.i.i.i212, label %B190.i.i.i230, label %part.22.exit.i.i213
B190.i.i.i230:
  %.91.i.i.i231 = load i32, ptr %.90.i.i.i169, align 4
  %.9422.i.i.i232 = zext nneg i32 %.91.i.i.i231 to i64
  %.95.i.i.i233 = shl nuw i64 1, %.9422.i.i.i232
  %.97.i.i.i234 = and i64 %.95.i.i.i233, %depths.3.0.i.i.i211
  br label %part.22.exit.i.i213
part.22.exit.i.i213:
  %depths.4.0.i.i.i214 = phi i64 [ %.97.i.i.i234, %B190.i.i.i230 ], [ %depths.3.0.i.i.i211, %part.21.exit.i.i.i206 ]
  %.94.not.i.i215 = icmp eq i64 %depths.4.0.i.i.i214, 0
  br i1 %.94.not.i.i215, label %B204.i.i225, label %part.23.exit.i216
B204.i.i225:
  %45 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i.i175
  %.128.i.i226 = getelementptr i8, ptr %45, i64 108
  %.129.i.i227 = load i32, ptr %.128.i.i226, align 4
  %.134.i.i228 = zext nneg i32 %.129.i.i227 to i64
  %or.cond35.i.i229 = icmp slt i32 %.129.i.i227, %.254
  br i1 %or.cond35.i.i229, label %B486.i, label %B114.i.i170
part.23.exit.i216:
  %.178.i = icmp sgt i64 %x.2.1.i.i171, -1
  br i1 %.178.i, label %B262.preheader.i, label %B486.i
B262.preheader.i:
  %46 = getelementptr i32, ptr %arg.utterance.0, i64 %arg.utterance.2
  %.52.i.i = add nsw i64 %arg.lexicon.3, 3
  %.48.i.i217 = add nsw i64 %arg.lexicon.3, 4
  br label %B262.i
B262.i:
  %other.5.0.i = phi i64 [ -1, %B262.preheader.i ], [ %other.4.1.i, %part.22.exit.i235.i ]
  %allowed.6.0.i = phi i64 [ 0, %B262.preheader.i ], [ %allowed.5.1.i, %part.22.exit.i235.i ]
  %number.2.0.i = phi i64 [ -1, %B262.preheader.i ], [ %number.3.1.i, %part.22.exit.i235.i ]
  %top.2.0.i = phi float [ 0.000000e+00, %B262.preheader.i ], [ %top.3.1.i, %part.22.exit.i235.i ]
  %x.2.0.i218 = phi i64 [ %x.2.1.i.i171, %B262.preheader.i ], [ %x.2.1.i193.i, %part.22.exit.i235.i ]
  %depths.2.0.i219 = phi i64 [ %depths.4.0.i.i.i214, %B262.preheader.i ], [ %depths.4.0.i.i236.i, %part.22.exit.i235.i ]
  %.196.i = getelementptr i32, ptr %46, i64 %x.2.0.i218
  %.197.i = load i32, ptr %.196.i, align 4
  %.17.i.i = icmp sgt i32 %.197.i, -1
  br i1 %.17.i.i, label %B56.i.i, label %part.26.exit.i
B56.i.i:
  %.199.i = zext nneg i32 %.197.i to i64
  %.idx.i172.i = shl nuw nsw i64 %.199.i, 3
  %47 = getelementptr i8, ptr %arg.lexicon.0, i64 %.idx.i172.i
  %.29.i.i = getelementptr i8, ptr %47, i64 4
  %.30.i.i = load i32, ptr %.29.i.i, align 4
  %.31.i.i = sext i32 %.30.i.i to i64
  %.53.i.i = mul nsw i64 %.52.i.i, %.31.i.i
  %.61.i.i = icmp slt i32 %.30.i.i, 0
  br i1 %.61.i.i, label %part.26.exit.i, label %B158.i.i
B158.i.i:
  %.49.i.i = mul nsw i64 %.48.i.i217, %.31.i.i
  %48 = getelementptr i32, ptr %arg.lexicon.1, i64 %.49.i.i
  %.67.i.i = getelementptr i8, ptr %48, i64 12
  %.68.i.i = load i32, ptr %.67.i.i, align 4
  %.70.i.i = icmp eq i32 %.68.i.i, 0
  br i1 %.70.i.i, label %part.26.exit.i, label %B226.i.i
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
  br label %part.26.exit.i
part.26.exit.i:
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
  br i1 %brmerge82.i.i.i252.i, label %part.21.exit.i.i228.i, label %B76.i.i.i207.i.backedge
B150.i.i.i221.i:
  %storemerge.i.i.i.i222.i = phi i64 [ %arg.k, %B106.i.i.i.i213.i ], [ %.108.i.i.i.i220.i, %B122.i.i.i.i215.i ]
  %.206.not.i.i.i223.i = icmp sle i64 %storemerge.i.i.i.i222.i, %x.2.1.i193.i
  %brmerge.i.i.i224.i = or i1 %exitcond.not.i.i.i209.i, %.206.not.i.i.i223.i
  br i1 %brmerge.i.i.i224.i, label %part.21.exit.i.i228.i, label %B76.i.i.i207.i.backedge
B76.i.i.i207.i.backedge:
  br label %B76.i.i.i207.i
part.21.exit.i.i228.i:
  %.206.not.i.i.i223.i.sink = phi i1 [ %storemerge.i.ph.i.i.i251.i, %B136.i.i.i250.i ], [ %.206.not.i.i.i223.i, %B150.i.i.i221.i ]
  %56 = shl nuw nsw i64 1, %.53.079.i.i.i210.i
  %.66.i.i232.i = select i1 %.206.not.i.i.i223.i.sink, i64 %56, i64 -1
  %depths.3.0.i.i233.i = and i64 %.19.i.i203.i, %.66.i.i232.i
  %.85.i.i234.i = icmp eq i32 %x.2.1.i193.i.in, %.254
  br i1 %.85.i.i234.i, label %B190.i.i243.i, label %part.22.exit.i235.i
B190.i.i243.i:
  %.91.i.i244.i = load i32, ptr %.90.i.i.i169, align 4
  %.9422.i.i245.i = zext nneg i32 %.91.i.i244.i to i64
  %.95.i.i246.i = shl nuw i64 1, %.9422.i.i245.i
  %.97.i.i247.i = and i64 %.95.i.i246.i, %depths.3.0.i.i233.i
  br label %part.22.exit.i235.i
part.22.exit.i235.i:
  %depths.4.0.i.i236.i = phi i64 [ %.97.i.i247.i, %B190.i.i243.i ], [ %depths.3.0.i.i233.i, %part.21.exit.i.i228.i ]
  %.94.not.i237.i = icmp eq i64 %depths.4.0.i.i236.i, 0
  br i1 %.94.not.i237.i, label %B204.i238.i, label %B262.i
B204.i238.i:
  %57 = getelementptr i8, ptr %arg.parser.0, i64 %.pre.i197.i
  %.128.i239.i = getelementptr i8, ptr %57, i64 108
  %.129.i240.i = load i32, ptr %.128.i239.i, align 4
  %or.cond35.i242.i = icmp slt i32 %.129.i240.i, %.254
  br i1 %or.cond35.i242.i, label %B486.i, label %B114.i192.i
B486.i:
  %other.3.1.i153 = phi i64 [ -1, %B336 ], [ -1, %part.23.exit.i216 ], [ %other.4.1.i, %B388.i ], [ %other.4.1.i, %B204.i238.i ], [ -1, %B80.i.i160 ], [ -1, %B206.i ], [ -1, %B204.i.i225 ]
  %allowed.4.1.i = phi i64 [ 0, %B336 ], [ 0, %part.23.exit.i216 ], [ %allowed.5.1.i, %B388.i ], [ %allowed.5.1.i, %B204.i238.i ], [ 0, %B80.i.i160 ], [ 0, %B206.i ], [ 0, %B204.i.i225 ]
  %number.4.1.i = phi i64 [ -1, %B336 ], [ -1, %part.23.exit.i216 ], [ %number.3.1.i, %B388.i ], [ %number.3.1.i, %B204.i238.i ], [ -1, %B80.i.i160 ], [ -1, %B206.i ], [ -1, %B204.i.i225 ]
  %top.4.1.i = phi float [ 0.000000e+00, %B336 ], [ 0.000000e+00, %part.23.exit.i216 ], [ %top.3.1.i, %B388.i ], [ %top.3.1.i, %B204.i238.i ], [ 0.000000e+00, %B80.i.i160 ], [ 0.000000e+00, %B206.i ], [ 0.000000e+00, %B204.i.i225 ]
  br i1 %.404.not.i, label %B384, label %B490.i
B490.i:
  %58 = getelementptr i32, ptr %arg.utterance.0, i64 %arg.utterance.2
  %.453.i = getelementptr i32, ptr %58, i64 %arg.k
  %.454.i = load i32, ptr %.453.i, align 4
  %.17.i264.i = icmp sgt i32 %.454.i, -1
  br i1 %.17.i264.i, label %B56.i266.i, label %part.26.exit303.i
B56.i266.i:
  %.458.i = zext nneg i32 %.454.i to i64
  %.idx.i267.i = shl nuw nsw i64 %.458.i, 3
  %59 = getelementptr i8, ptr %arg.lexicon.0, i64 %.idx.i267.i
  %.30.i269.i = load i32, ptr %59, align 4
  %.31.i270.i = sext i32 %.30.i269.i to i64
  %.52.i271.i = add nsw i64 %arg.lexicon.3, 3
  %.53.i272.i = mul nsw i64 %.52.i271.i, %.31.i270.i
  %.61.i273.i = icmp slt i32 %.30.i269.i, 0
  br i1 %.61.i273.i, label %part.26.exit303.i, label %B158.i274.i
B158.i274.i:
  %.48.i275.i = add nsw i64 %arg.lexicon.3, 4
  %.49.i276.i = mul nsw i64 %.48.i275.i, %.31.i270.i
  %60 = getelementptr i32, ptr %arg.lexicon.1, i64 %.49.i276.i
  %.67.i277.i = getelementptr i8, ptr %60, i64 12
  %.68.i278.i = load i32, ptr %.67.i277.i, align 4
  %.70.i279.i = icmp eq i32 %.68.i278.i, 0
  br i1 %.70.i279.i, label %part.26.exit303.i, label %B226.i280.i
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
  br label %part.26.exit303.i
part.26.exit303.i:
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
  %"$phi592.0.3.0.i" = phi i1 [ false, %part.26.exit303.i ], [ %.514.i, %B582.i156 ], [ true, %B570.i ]
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
  br i1 %.56.i35, label %part.7.exit, label %B122.i
B122.i:
  %.55.i = zext nneg i32 %.43.i34 to i64
  %.idx30.i = mul nuw nsw i64 %.55.i, 116
  %11 = getelementptr i8, ptr %arg.links, i64 %.idx30.i
  %.78.i36 = getelementptr i8, ptr %11, i64 104
  %.79.i = load i32, ptr %.78.i36, align 4
  %.108.i37 = sext i32 %.79.i to i64
  br label %part.7.exit
part.7.exit:
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
  %.196 = phi i32 [ %.111, %part.7.exit ], [ -1, %B176 ]
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
  br i1 %brmerge82.i, label %part.21.exit.split.loop.exit, label %B76.i.backedge
B136.i.thread:
  br i1 %exitcond.not.i, label %B392, label %B76.i.backedge
B76.i.backedge:
  br label %B76.i
B150.i:
  %storemerge.i.i = phi i64 [ %.144, %B106.i.i ], [ %.108.i.i, %B122.i.i ]
  %.206.not.i = icmp sle i64 %storemerge.i.i, %arg.k
  %brmerge.i = or i1 %exitcond.not.i, %.206.not.i
  br i1 %brmerge.i, label %part.21.exit.split.loop.exit42, label %B76.i.backedge
part.21.exit.split.loop.exit:
  br i1 %15, label %common.ret, label %B392
part.21.exit.split.loop.exit42:
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
  call fastcc void @part.27(ptr %.210, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.b, i64 1, i64 %arg.k)
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
  call fastcc void @part.27(ptr %.276, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.k, i64 0, i64 %arg.b)
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
  br i1 %.109.i, label %B370.i, label %part.28.exit
B370.i:
  br label %part.28.exit
part.28.exit:
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
  %out.2.0 = phi float [ %at_b.2.sroa.96.0.at_k.2.sroa.96.0, %B588 ], [ %.13.i.i, %B530 ], [ %.13.i.i, %part.28.exit ]
  %into.2.0 = phi float [ %at_k.2.sroa.0.0.at_b.2.sroa.0.0, %B588 ], [ %at_k.2.sroa.0.0.at_b.2.sroa.0.0, %B530 ], [ %.13.i20.i, %part.28.exit ]
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
define internal fastcc void @part.27(ptr %retptr, ptr %arg.lexicon.0, ptr %arg.lexicon.1, ptr %arg.lexicon.2, i64 %arg.lexicon.3, ptr %arg.utterance.0, i64 %arg.utterance.2, ptr %arg.utterance.5.0, ptr %arg.utterance.5.1, ptr %arg.links, i64 %arg.x, i64 %arg.side, i64 %arg.y) unnamed_addr {
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
  br i1 %.198144.not.i, label %part.29.exit.thread, label %B430.if.lr.ph.i
part.29.exit.thread:
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
  br i1 %exitcond.not.i, label %part.29.exit, label %B430.if.i
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
  br i1 %or.cond.i, label %B522.i, label %part.29.exit
part.29.exit:
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
  %.13.i181 = phi float [ %.13.i, %B402 ], [ %.13.i, %part.29.exit ], [ %.13.i, %B368 ], [ %.13.i179, %part.29.exit.thread ]
  %strength.3.3 = phi float [ %best.2.0.lcssa.i, %B402 ], [ %strength.2.1, %part.29.exit ], [ %strength.2.1, %B368 ], [ %strength.2.1, %part.29.exit.thread ]
  %kind.3.3 = phi i64 [ %kind.2.0.lcssa.i, %B402 ], [ %kind.4.1, %part.29.exit ], [ %kind.4.1, %B368 ], [ %kind.4.1, %part.29.exit.thread ]
  %reference.3.3 = phi i64 [ %reference.3.0.lcssa.i, %B402 ], [ %reference.4.1, %part.29.exit ], [ %reference.4.1, %B368 ], [ %reference.4.1, %part.29.exit.thread ]
  %matched.3.3 = phi i64 [ %index.2.1, %B402 ], [ %matched.4.1, %part.29.exit ], [ %matched.4.1, %B368 ], [ %matched.4.1, %part.29.exit.thread ]
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
declare i64 @llvm.smin.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)



