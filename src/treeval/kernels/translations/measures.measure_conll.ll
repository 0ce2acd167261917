; sources 9f23311f8b781545b8fd504cc908f9cb2459c3f46b3e07c7b340a67bbba9a8b5
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, i64 %arg.first, i64 %arg.universal, ptr %arg.ends, ptr %arg.lines_before, ptr %arg.texts, ptr %arg.last) unnamed_addr {
entry:
  %.9.i = add nsw i64 %arg.size, -64
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i, i64 %arg.first)
  %.13.i13.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i, i64 0)
  %.72.i = sub nsw i64 %arg.first, %.13.i13.i
  %.77.i = icmp ult i64 %.72.i, 64
  br i1 %.77.i, label %B150.i, label %part.1.exit
B150.i:
  %.81.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i
  %.83.i = load <64 x i8>, ptr %.81.i, align 1
  %.84.i = icmp eq <64 x i8> %.83.i, splat (i8 10)
  %.85.i = bitcast <64 x i1> %.84.i to i64
  %.91.i = lshr i64 %.85.i, %.72.i
  br label %part.1.exit
part.1.exit:
  %"$phi192.0.2.0.i" = phi i64 [ %.91.i, %B150.i ], [ 0, %entry ]
  %.115 = icmp slt i64 %arg.first, %arg.size
  br i1 %.115, label %B152.preheader, label %B724
B152.preheader:
  %.380.not = icmp eq i64 %arg.universal, 0
  br label %B152
B152:
  %sentences.3.0 = phi i64 [ %sentences.4.1, %B656 ], [ 0, %B152.preheader ]
  %characters.2.0 = phi i64 [ %characters.3.1, %B656 ], [ 0, %B152.preheader ]
  %token.2.0 = phi i64 [ %token.3.1, %B656 ], [ 0, %B152.preheader ]
  %rows.3.0 = phi i64 [ %rows.4.1, %B656 ], [ 0, %B152.preheader ]
  %lines.2.0 = phi i64 [ %.221, %B656 ], [ 0, %B152.preheader ]
  %row.3.sroa.51.0 = phi i64 [ %row.4.sroa.39.1, %B656 ], [ 0, %B152.preheader ]
  %row.3.sroa.34.0 = phi i64 [ %row.4.sroa.26.1, %B656 ], [ 0, %B152.preheader ]
  %left.2.0 = phi i64 [ %.160.sink.i, %B656 ], [ %"$phi192.0.2.0.i", %B152.preheader ]
  %base.2.0 = phi i64 [ %base.3.0.sink.i, %B656 ], [ %arg.first, %B152.preheader ]
  %place.2.0 = phi i64 [ %.13.i, %B656 ], [ %arg.first, %B152.preheader ]
  %.25.i = icmp eq i64 %left.2.0, 0
  br i1 %.25.i, label %B28.i, label %B152.i
B28.i:
  %.41.i = icmp slt i64 %base.2.0, %arg.size
  br i1 %.41.i, label %B40.i, label %part.2.exit
B40.i:
  %base.2.1.i = phi i64 [ %.49.i, %B108.i ], [ %base.2.0, %B28.i ]
  %.49.i = add nsw i64 %base.2.1.i, 64
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.9.i, i64 %.49.i)
  %.13.i13.i.i = tail call i64 @llvm.smax.i64(i64 %.13.i.i.i, i64 0)
  %.72.i.i = sub nsw i64 %.49.i, %.13.i13.i.i
  %.77.i.i = icmp ult i64 %.72.i.i, 64
  br i1 %.77.i.i, label %part.1.exit.i, label %B108.i
part.1.exit.i:
  %.81.i.i = getelementptr i8, ptr %arg.text, i64 %.13.i13.i.i
  %.83.i.i = load <64 x i8>, ptr %.81.i.i, align 1
  %.84.i.i = icmp eq <64 x i8> %.83.i.i, splat (i8 10)
  %.85.i.i = bitcast <64 x i1> %.84.i.i to i64
  %.91.i.i = lshr i64 %.85.i.i, %.72.i.i
  %.95.i = icmp eq i64 %.91.i.i, 0
  br i1 %.95.i, label %B108.i, label %B152.i
B108.i:
  %.110.i = icmp slt i64 %.49.i, %arg.size
  br i1 %.110.i, label %B40.i, label %part.2.exit
B152.i:
  %base.3.0.i = phi i64 [ %base.2.0, %B152 ], [ %.49.i, %part.1.exit.i ]
  %left.2.0.i = phi i64 [ %left.2.0, %B152 ], [ %.91.i.i, %part.1.exit.i ]
  %.154.i = tail call i64 @llvm.cttz.i64(i64 %left.2.0.i, i1 true)
  %.156.i = add nsw i64 %.154.i, %base.3.0.i
  %.158.i = add i64 %left.2.0.i, -1
  %.160.i = and i64 %.158.i, %left.2.0.i
  br label %part.2.exit
part.2.exit:
  %.156.sink.i = phi i64 [ %.156.i, %B152.i ], [ %arg.size, %B28.i ], [ %arg.size, %B108.i ]
  %base.3.0.sink.i = phi i64 [ %base.3.0.i, %B152.i ], [ %base.2.0, %B28.i ], [ %.49.i, %B108.i ]
  %.160.sink.i = phi i64 [ %.160.i, %B152.i ], [ 0, %B28.i ], [ 0, %B108.i ]
  %.187 = add nsw i64 %.156.sink.i, 1
  %.13.i = tail call i64 @llvm.smin.i64(i64 %arg.size, i64 %.187)
  %.221 = add nuw nsw i64 %lines.2.0, 1
  %.229 = icmp eq i64 %place.2.0, %.156.sink.i
  br i1 %.229, label %B312, label %B260
B260:
  %.232 = add nsw i64 %place.2.0, 1
  %.234 = icmp eq i64 %.232, %.156.sink.i
  br i1 %.234, label %B278, label %B454
B278:
  %.238 = getelementptr i8, ptr %arg.text, i64 %place.2.0
  %.239 = load i8, ptr %.238, align 1
  %.241 = icmp eq i8 %.239, 13
  br i1 %.241, label %B312, label %B454
B312:
  %.256.not = icmp eq i64 %rows.3.0, 0
  br i1 %.256.not, label %B656, label %B316
B316:
  %.22.i = getelementptr i64, ptr %arg.ends, i64 %sentences.3.0
  store i64 %.13.i, ptr %.22.i, align 8
  %.25.i365 = getelementptr i64, ptr %arg.lines_before, i64 %sentences.3.0
  store i64 %.221, ptr %.25.i365, align 8
  %.28.i = getelementptr i64, ptr %arg.texts, i64 %sentences.3.0
  store i64 %characters.2.0, ptr %.28.i, align 8
  %.35.i = getelementptr i64, ptr %arg.last, i64 %sentences.3.0
  store i64 %token.2.0, ptr %.35.i, align 8
  %.296 = add nsw i64 %sentences.3.0, 1
  %.309 = icmp sgt i64 %row.3.sroa.51.0, %row.3.sroa.34.0
  br i1 %.309, label %common.ret, label %B656
common.ret:
  %.sentences.7.0.sink = phi i64 [ %.sentences.7.0, %B724 ], [ -1, %B316 ], [ -1, %B204.i ], [ -1, %B368.thread.i ], [ -1, %B368.i ], [ -1, %B368.thread158.i ], [ -1, %part.3.exit ]
  store i64 %.sentences.7.0.sink, ptr %retptr, align 8
  ret void
B454:
  br i1 %.380.not, label %B492, label %B458
B458:
  %.399 = getelementptr i8, ptr %arg.text, i64 %place.2.0
  %.400 = load i8, ptr %.399, align 1
  %.402 = icmp eq i8 %.400, 35
  br i1 %.402, label %B656, label %B492
B492:
  %.30.i.i.i = icmp slt i64 %place.2.0, %.156.sink.i
  br i1 %.30.i.i.i, label %B24.i.i.i, label %part.4.exit.i.i
B24.i.i.i:
  %.38.i.i.i = getelementptr i8, ptr %arg.text, i64 %place.2.0
  %.39.i.i.i = load i8, ptr %.38.i.i.i, align 1
  %0 = add i8 %.39.i.i.i, -48
  %or.cond.i.i.i = icmp ult i8 %0, 10
  br i1 %or.cond.i.i.i, label %B88.preheader.i.i.i, label %part.4.exit.i.i
B88.preheader.i.i.i:
  %1 = add nsw i64 %.156.sink.i, -1
  br label %B88.i.i.i
B88.i.i.i:
  %.102.i.i.i = phi i8 [ %.159.i.i.i, %B180.i.i.i ], [ %.39.i.i.i, %B88.preheader.i.i.i ]
  %place.2.0.i.i.i = phi i64 [ %.139.i.i.i, %B180.i.i.i ], [ %place.2.0, %B88.preheader.i.i.i ]
  %number.2.0.i.i.i = phi i64 [ %.131.i.i.i, %B180.i.i.i ], [ 0, %B88.preheader.i.i.i ]
  %.96.i.i.i = mul nsw i64 %number.2.0.i.i.i, 10
  %.129.i.i.i = zext nneg i8 %.102.i.i.i to i64
  %.130.i.i.i = add nsw i64 %.129.i.i.i, -48
  %.131.i.i.i = add i64 %.130.i.i.i, %.96.i.i.i
  %exitcond.not.i.i.i = icmp eq i64 %place.2.0.i.i.i, %1
  br i1 %exitcond.not.i.i.i, label %part.4.exit.i.i, label %B180.i.i.i
B180.i.i.i:
  %.139.i.i.i = add nsw i64 %place.2.0.i.i.i, 1
  %.158.i.i.i = getelementptr i8, ptr %arg.text, i64 %.139.i.i.i
  %.159.i.i.i = load i8, ptr %.158.i.i.i, align 1
  %2 = add i8 %.159.i.i.i, -48
  %or.cond88.i.i.i = icmp ult i8 %2, 10
  br i1 %or.cond88.i.i.i, label %B88.i.i.i, label %part.4.exit.i.i
part.4.exit.i.i:
  %place.3.0.i.i.i = phi i64 [ %place.2.0, %B24.i.i.i ], [ %place.2.0, %B492 ], [ %.139.i.i.i, %B180.i.i.i ], [ %.156.sink.i, %B88.i.i.i ]
  %number.3.0.i.i.i = phi i64 [ 0, %B24.i.i.i ], [ 0, %B492 ], [ %.131.i.i.i, %B88.i.i.i ], [ %.131.i.i.i, %B180.i.i.i ]
  %.233.i.i.i = icmp slt i64 %place.2.0, %place.3.0.i.i.i
  %.245.i.i.i = add nsw i64 %place.2.0, 9
  %.249.i.i.i = icmp slt i64 %place.3.0.i.i.i, %.245.i.i.i
  %"$phi278.0.2.0.i.i.i" = select i1 %.233.i.i.i, i1 %.249.i.i.i, i1 false
  %"$phi290.0.2.0.i.i.i" = select i1 %"$phi278.0.2.0.i.i.i", i64 %number.3.0.i.i.i, i64 -1
  %.55.i.i = icmp sgt i64 %"$phi290.0.2.0.i.i.i", -1
  %.59.not.i.i = icmp slt i64 %place.3.0.i.i.i, %.156.sink.i
  %or.cond.i.i = and i1 %.59.not.i.i, %.55.i.i
  br i1 %or.cond.i.i, label %B90.i.i, label %part.5.exit.i
B90.i.i:
  %.90.i.i = getelementptr i8, ptr %arg.text, i64 %place.3.0.i.i.i
  %.91.i.i368 = load i8, ptr %.90.i.i, align 1
  %.93.i.i = icmp eq i8 %.91.i.i368, 9
  br i1 %.93.i.i, label %B124.i.i, label %B152.i.i
B124.i.i:
  %.100.i.i = add nsw i64 %place.3.0.i.i.i, 1
  br label %part.5.exit.i
B152.i.i:
  %.129.not.i.i = icmp eq i8 %.91.i.i368, 45
  %..i.i = select i1 %.129.not.i.i, i64 1, i64 2
  %3 = add i8 %.91.i.i368, -45
  %4 = icmp ult i8 %3, 2
  br i1 %4, label %B292.i.i, label %part.5.exit.i
B292.i.i:
  %.185.i.i = add nsw i64 %place.3.0.i.i.i, 1
  %.30.i85.i.i = icmp slt i64 %.185.i.i, %.156.sink.i
  br i1 %.30.i85.i.i, label %B24.i94.i.i, label %part.4.exit113.i.i
B24.i94.i.i:
  %.38.i95.i.i = getelementptr i8, ptr %arg.text, i64 %.185.i.i
  %.39.i96.i.i = load i8, ptr %.38.i95.i.i, align 1
  %5 = add i8 %.39.i96.i.i, -48
  %or.cond.i97.i.i = icmp ult i8 %5, 10
  br i1 %or.cond.i97.i.i, label %B88.preheader.i98.i.i, label %part.4.exit113.i.i
B88.preheader.i98.i.i:
  %6 = add nsw i64 %.156.sink.i, -1
  br label %B88.i99.i.i
B88.i99.i.i:
  %.102.i100.i.i = phi i8 [ %.159.i111.i.i, %B180.i108.i.i ], [ %.39.i96.i.i, %B88.preheader.i98.i.i ]
  %place.2.0.i101.i.i = phi i64 [ %.139.i109.i.i, %B180.i108.i.i ], [ %.185.i.i, %B88.preheader.i98.i.i ]
  %number.2.0.i102.i.i = phi i64 [ %.131.i106.i.i, %B180.i108.i.i ], [ 0, %B88.preheader.i98.i.i ]
  %.96.i103.i.i = mul nsw i64 %number.2.0.i102.i.i, 10
  %.129.i104.i.i = zext nneg i8 %.102.i100.i.i to i64
  %.130.i105.i.i = add nsw i64 %.129.i104.i.i, -48
  %.131.i106.i.i = add i64 %.130.i105.i.i, %.96.i103.i.i
  %exitcond.not.i107.i.i = icmp eq i64 %place.2.0.i101.i.i, %6
  br i1 %exitcond.not.i107.i.i, label %part.4.exit113.i.i, label %B180.i108.i.i
B180.i108.i.i:
  %.139.i109.i.i = add nsw i64 %place.2.0.i101.i.i, 1
  %.158.i110.i.i = getelementptr i8, ptr %arg.text, i64 %.139.i109.i.i
  %.159.i111.i.i = load i8, ptr %.158.i110.i.i, align 1
  %7 = add i8 %.159.i111.i.i, -48
  %or.cond88.i112.i.i = icmp ult i8 %7, 10
  br i1 %or.cond88.i112.i.i, label %B88.i99.i.i, label %part.4.exit113.i.i
part.4.exit113.i.i:
  %place.3.0.i86.i.i = phi i64 [ %.185.i.i, %B24.i94.i.i ], [ %.185.i.i, %B292.i.i ], [ %.139.i109.i.i, %B180.i108.i.i ], [ %.156.sink.i, %B88.i99.i.i ]
  %number.3.0.i87.i.i = phi i64 [ 0, %B24.i94.i.i ], [ 0, %B292.i.i ], [ %.131.i106.i.i, %B88.i99.i.i ], [ %.131.i106.i.i, %B180.i108.i.i ]
  %.233.i88.i.i = icmp slt i64 %.185.i.i, %place.3.0.i86.i.i
  %.245.i89.i.i = add nsw i64 %place.3.0.i.i.i, 10
  %.249.i90.i.i = icmp slt i64 %place.3.0.i86.i.i, %.245.i89.i.i
  %"$phi278.0.2.0.i91.i.i" = select i1 %.233.i88.i.i, i1 %.249.i90.i.i, i1 false
  %.229.i176.i = icmp sgt i64 %number.3.0.i87.i.i, -1
  %.229.i.i = select i1 %"$phi278.0.2.0.i91.i.i", i1 %.229.i176.i, i1 false
  %.233.not.i.i = icmp slt i64 %place.3.0.i86.i.i, %.156.sink.i
  %or.cond84.i.i = and i1 %.233.not.i.i, %.229.i.i
  br i1 %or.cond84.i.i, label %B362.i.i, label %part.5.exit.i
B362.i.i:
  %.239.i.i = getelementptr i8, ptr %arg.text, i64 %place.3.0.i86.i.i
  %.240.i.i = load i8, ptr %.239.i.i, align 1
  %.244.not.i.i = icmp eq i8 %.240.i.i, 9
  br i1 %.244.not.i.i, label %B418.i.i, label %part.5.exit.i
B418.i.i:
  %.278.i.i = add nsw i64 %place.3.0.i86.i.i, 1
  br label %part.5.exit.i
part.5.exit.i:
  %.33.sroa.0.0.i = phi i64 [ 0, %B124.i.i ], [ %..i.i, %B418.i.i ], [ -1, %B152.i.i ], [ -1, %part.4.exit.i.i ], [ -1, %B362.i.i ], [ -1, %part.4.exit113.i.i ]
  %.33.sroa.16.0.i = phi i64 [ 0, %B124.i.i ], [ %number.3.0.i87.i.i, %B418.i.i ], [ 0, %B152.i.i ], [ 0, %part.4.exit.i.i ], [ 0, %B362.i.i ], [ 0, %part.4.exit113.i.i ]
  %.33.sroa.21.0.i = phi i64 [ %.100.i.i, %B124.i.i ], [ %.278.i.i, %B418.i.i ], [ %place.3.0.i.i.i, %B152.i.i ], [ %place.3.0.i.i.i, %part.4.exit.i.i ], [ %place.3.0.i86.i.i, %B362.i.i ], [ %place.3.0.i86.i.i, %part.4.exit113.i.i ]
  %.33.sroa.8.0.i = phi i64 [ %number.3.0.i.i.i, %B124.i.i ], [ %"$phi290.0.2.0.i.i.i", %B418.i.i ], [ 0, %B152.i.i ], [ 0, %part.4.exit.i.i ], [ 0, %B362.i.i ], [ 0, %part.4.exit113.i.i ]
  %.15.i.i = add nsw i64 %.33.sroa.21.0.i, 8
  %.16.i.i = icmp sgt i64 %.15.i.i, %arg.size
  br i1 %.16.i.i, label %B96.i, label %B26.i.i
B26.i.i:
  %.28.i.i = getelementptr i8, ptr %arg.text, i64 %.33.sroa.21.0.i
  %.30.i.i = load i64, ptr %.28.i.i, align 1
  %.7.i.i.i = xor i64 %.30.i.i, 651061555542690057
  %.8.i.i.i = add i64 %.7.i.i.i, -72340172838076673
  %.9.i.i.i = and i64 %.30.i.i, -9187201950435737472
  %.10.i.i.i = xor i64 %.9.i.i.i, -9187201950435737472
  %.11.i.i.i = and i64 %.10.i.i.i, %.8.i.i.i
  %.68.not.i.i = icmp eq i64 %.11.i.i.i, 0
  br i1 %.68.not.i.i, label %B96.i, label %B108.i.i
B108.i.i:
  %.81.i.i366 = tail call i64 @llvm.cttz.i64(i64 %.11.i.i.i, i1 true)
  %.84.i.i367 = add nsw i64 %.81.i.i366, -7
  %.7.i28.i.i = xor i64 %.30.i.i, 9042521604759584
  %.8.i29.i.i = add i64 %.7.i28.i.i, 71775015237779199
  %.9.i30.i.i = and i64 %.30.i.i, 36170086419038336
  %.10.i31.i.i = xor i64 %.9.i30.i.i, 36170086419038336
  %.7.i33.i.i = xor i64 %.30.i.i, 940422246894996749
  %.8.i34.i.i = add i64 %.7.i33.i.i, 9151031864016699135
  %.11.i37.i.i = and i64 %.10.i31.i.i, %.8.i34.i.i
  %8 = or i64 %.8.i29.i.i, %.30.i.i
  %.116.i.i = and i64 %8, 36170086419038336
  %.145.i.i = or i64 %.116.i.i, %.11.i37.i.i
  %notmask.i.i = shl nsw i64 -1, %.84.i.i367
  %.148.i.i = xor i64 %notmask.i.i, -1
  %.149.i.i = and i64 %.145.i.i, %.148.i.i
  %.150.not.i.i = icmp eq i64 %.149.i.i, 0
  br i1 %.150.not.i.i, label %B330.i.i, label %B96.i
B330.i.i:
  %.153.i.i = ashr i64 %.84.i.i367, 3
  %.155.i.i = add nsw i64 %.153.i.i, %.33.sroa.21.0.i
  %.159.i.i = icmp sgt i64 %.155.i.i, %.156.sink.i
  %.118.i = icmp slt i64 %.153.i.i, 0
  %or.cond173.i = or i1 %.118.i, %.159.i.i
  br i1 %or.cond173.i, label %B96.i, label %B130.i
B96.i:
  %.22.i.i = icmp slt i64 %.33.sroa.21.0.i, %.156.sink.i
  br i1 %.22.i.i, label %B20.i.i, label %B130.i
B20.i.i:
  %.39.i.i = getelementptr i8, ptr %arg.text, i64 %.33.sroa.21.0.i
  %.40.i.i = load i8, ptr %.39.i.i, align 1
  %.44.not.i.i = icmp eq i8 %.40.i.i, 9
  br i1 %.44.not.i.i, label %B130.i, label %B54.preheader.i.i
B54.preheader.i.i:
  %9 = add nsw i64 %.156.sink.i, -1
  br label %B54.i.i
B54.i.i:
  %.54.i.i = phi i8 [ %.174.i.i, %B202.i.i ], [ %.40.i.i, %B54.preheader.i.i ]
  %place.2.1.i.i = phi i64 [ %.150.i.i, %B202.i.i ], [ %.33.sroa.21.0.i, %B54.preheader.i.i ]
  %found.2.1.i.i = phi i64 [ %found.3.2.i.i, %B202.i.i ], [ 0, %B54.preheader.i.i ]
  %.60.i.i = icmp eq i8 %.54.i.i, 13
  br i1 %.60.i.i, label %B130.i, label %B96.i.i
B96.i.i:
  %.81.not.i.i = icmp slt i8 %.54.i.i, -64
  %.88.not.i.i = icmp eq i8 %.54.i.i, 32
  %or.cond.i110.i = or i1 %.81.not.i.i, %.88.not.i.i
  br i1 %or.cond.i110.i, label %B180.i.i, label %B136.i.i
B136.i.i:
  %10 = add i8 %.54.i.i, 28
  %or.cond.i.i111.i = icmp ult i8 %10, -34
  br i1 %or.cond.i.i111.i, label %part.6.exit.i.i, label %B70.i.i.i
B70.i.i.i:
  %.55.i.i.i = add nsw i64 %place.2.1.i.i, 1
  %.57.not.i.i.i = icmp slt i64 %.55.i.i.i, %.156.sink.i
  br i1 %.57.not.i.i.i, label %B92.i.i.i, label %part.6.exit.i.i
B92.i.i.i:
  %.73.i.i.i = getelementptr i8, ptr %arg.text, i64 %.55.i.i.i
  %.74.i.i.i = load i8, ptr %.73.i.i.i, align 1
  %.103.i.i.i = add nsw i64 %place.2.1.i.i, 2
  %.105.i.i.i = icmp slt i64 %.103.i.i.i, %.156.sink.i
  br i1 %.105.i.i.i, label %B158.i.i.i, label %B208.i.i.i
B158.i.i.i:
  %.114.i.i.i = getelementptr i8, ptr %arg.text, i64 %.103.i.i.i
  %.115.i.i.i = load i8, ptr %.114.i.i.i, align 1
  %.142.i.i.i = zext i8 %.115.i.i.i to i64
  br label %B208.i.i.i
B208.i.i.i:
  %"$phi208.0.2.0.i.i.i" = phi i64 [ %.142.i.i.i, %B158.i.i.i ], [ 0, %B92.i.i.i ]
  %.162.i.i.i = icmp eq i8 %.54.i.i, -30
  %.166.i.i.i = icmp eq i8 %.74.i.i.i, -128
  %or.cond1.i.i.i = select i1 %.162.i.i.i, i1 %.166.i.i.i, i1 false
  br i1 %or.cond1.i.i.i, label %B234.i.i.i, label %B278.i.i.i
B234.i.i.i:
  %11 = add nsw i64 %"$phi208.0.2.0.i.i.i", -128
  %"$phi264.0.2.0.i.i.i" = icmp ult i64 %11, 11
  %.224.i.i.i = icmp eq i64 %"$phi208.0.2.0.i.i.i", 175
  %narrow54.i.i.i = or i1 %.224.i.i.i, %"$phi264.0.2.0.i.i.i"
  br label %part.6.exit.i.i
B278.i.i.i:
  %.240.i.i.i = icmp eq i8 %.54.i.i, -62
  %.244.i.i.i = icmp eq i8 %.74.i.i.i, -96
  %or.cond49.i.i.i = select i1 %.240.i.i.i, i1 %.244.i.i.i, i1 false
  br i1 %or.cond49.i.i.i, label %part.6.exit.i.i, label %B302.i.i.i
B302.i.i.i:
  %.253.i.i.i = icmp eq i8 %.54.i.i, -31
  %.263.i.i.i = icmp eq i8 %.74.i.i.i, -102
  %or.cond50.i.i.i = select i1 %.253.i.i.i, i1 %.263.i.i.i, i1 false
  %.270.i.i.i = icmp eq i64 %"$phi208.0.2.0.i.i.i", 128
  %or.cond52.i.i.i = select i1 %or.cond50.i.i.i, i1 %.270.i.i.i, i1 false
  br i1 %or.cond52.i.i.i, label %part.6.exit.i.i, label %B338.i.i.i
B338.i.i.i:
  %.299.i.i.i = icmp eq i8 %.74.i.i.i, -127
  %or.cond51.i.i.i = select i1 %.162.i.i.i, i1 %.299.i.i.i, i1 false
  %.306.i.i.i = icmp eq i64 %"$phi208.0.2.0.i.i.i", 159
  %or.cond53.i.i.i = select i1 %or.cond51.i.i.i, i1 %.306.i.i.i, i1 false
  br i1 %or.cond53.i.i.i, label %part.6.exit.i.i, label %B374.i.i.i
B374.i.i.i:
  %.323.i.i.i = icmp eq i8 %.54.i.i, -29
  %brmerge.not.i.i.i = select i1 %.323.i.i.i, i1 %.166.i.i.i, i1 false
  %narrow.i.i.i = select i1 %brmerge.not.i.i.i, i1 %.270.i.i.i, i1 false
  br label %part.6.exit.i.i
part.6.exit.i.i:
  %"$phi408.0.10.1.sink.shrunk.i.i.i" = phi i1 [ false, %B70.i.i.i ], [ %narrow54.i.i.i, %B234.i.i.i ], [ false, %B136.i.i ], [ true, %B278.i.i.i ], [ true, %B302.i.i.i ], [ true, %B338.i.i.i ], [ %narrow.i.i.i, %B374.i.i.i ]
  %.116.not.i.i = xor i1 %"$phi408.0.10.1.sink.shrunk.i.i.i", true
  %.136.i.i = zext i1 %.116.not.i.i to i64
  %spec.select.i112.i = add nsw i64 %found.2.1.i.i, %.136.i.i
  br label %B180.i.i
B180.i.i:
  %found.3.2.i.i = phi i64 [ %spec.select.i112.i, %part.6.exit.i.i ], [ %found.2.1.i.i, %B96.i.i ]
  %exitcond.not.i.i = icmp eq i64 %place.2.1.i.i, %9
  br i1 %exitcond.not.i.i, label %B130.i, label %B202.i.i
B202.i.i:
  %.150.i.i = add i64 %place.2.1.i.i, 1
  %.173.i.i = getelementptr i8, ptr %arg.text, i64 %.150.i.i
  %.174.i.i = load i8, ptr %.173.i.i, align 1
  %.178.not.i.i = icmp eq i8 %.174.i.i, 9
  br i1 %.178.not.i.i, label %B130.i, label %B54.i.i
B130.i:
  %found.4.0.i = phi i64 [ %.153.i.i, %B330.i.i ], [ 0, %B96.i ], [ 0, %B20.i.i ], [ 0, %B54.i.i ], [ %found.3.2.i.i, %B202.i.i ], [ %found.3.2.i.i, %B180.i.i ]
  %.fr440 = freeze i64 %found.4.0.i
  %.176.not.i = icmp eq i64 %.33.sroa.0.0.i, 0
  br i1 %.176.not.i, label %B368.i, label %B204.i
B204.i:
  %.184.not.i = icmp eq i64 %.33.sroa.0.0.i, -1
  %spec.select.i = or i1 %.380.not, %.184.not.i
  br i1 %spec.select.i, label %common.ret, label %B314.i
B314.i:
  %.207126.i = icmp ne i64 %.33.sroa.0.0.i, 2
  %.210127.i = zext i1 %.207126.i to i64
  %.211128.i = add nsw i64 %row.3.sroa.34.0, %.210127.i
  %.213129.i = icmp eq i64 %.33.sroa.8.0.i, %.211128.i
  %.213129.fr.i = freeze i1 %.213129.i
  %.226131.i = icmp eq i64 %.33.sroa.0.0.i, 1
  br i1 %.226131.i, label %B368.thread158.i, label %B368.thread.i
B368.thread158.i:
  %12 = xor i1 %.213129.fr.i, true
  %.298.i = icmp slt i64 %.33.sroa.16.0.i, %.33.sroa.8.0.i
  %.308.i = icmp sgt i64 %row.3.sroa.51.0, %row.3.sroa.34.0
  %13 = select i1 %12, i1 true, i1 %.298.i
  %spec.select174.i = select i1 %13, i1 true, i1 %.308.i
  %spec.select174.i.fr = freeze i1 %spec.select174.i
  %14 = icmp slt i64 %.fr440, 1
  %or.cond = or i1 %spec.select174.i.fr, %14
  br i1 %or.cond, label %common.ret, label %15
B368.i:
  %.211.i = add nsw i64 %row.3.sroa.34.0, 1
  %.213.i = icmp ne i64 %.33.sroa.8.0.i, %.211.i
  %.257.i = icmp sge i64 %row.3.sroa.34.0, %row.3.sroa.51.0
  %cond.fr143.i = freeze i1 %.257.i
  %.361.i = icmp eq i64 %.fr440, 0
  %or.cond.not.i = and i1 %cond.fr143.i, %.361.i
  %.213.i.fr = freeze i1 %.213.i
  %or.cond.i = or i1 %.213.i.fr, %or.cond.not.i
  br i1 %or.cond.i, label %common.ret, label %part.3.exit
B368.thread.i:
  br i1 %.213129.fr.i, label %.thread, label %common.ret
part.3.exit:
  %spec.select175.i = select i1 %cond.fr143.i, i64 %.fr440, i64 0
  %.470 = icmp slt i64 %spec.select175.i, 0
  br i1 %.470, label %common.ret, label %16
15:
  %.527449 = add nuw nsw i64 %.fr440, %characters.2.0
  %.538 = sub nsw i64 0, %.fr440
  br label %.thread
16:
  %.518.not = icmp eq i64 %spec.select175.i, 0
  %.527 = add nuw nsw i64 %spec.select175.i, %characters.2.0
  %spec.select = select i1 %.518.not, i64 %token.2.0, i64 %spec.select175.i
  br label %.thread
.thread:
  %words.2.0156182.i393402416 = phi i64 [ %row.3.sroa.34.0, %15 ], [ %.211.i, %16 ], [ %row.3.sroa.34.0, %B368.thread.i ]
  %covered.2.0155184.i392403414 = phi i64 [ %.33.sroa.16.0.i, %15 ], [ %row.3.sroa.51.0, %16 ], [ %row.3.sroa.51.0, %B368.thread.i ]
  %.527405412 = phi i64 [ %.527449, %15 ], [ %.527, %16 ], [ %characters.2.0, %B368.thread.i ]
  %17 = phi i64 [ %.538, %15 ], [ %spec.select, %16 ], [ %token.2.0, %B368.thread.i ]
  %.582 = add nsw i64 %rows.3.0, 1
  br label %B656
B656:
  %sentences.4.1 = phi i64 [ %sentences.3.0, %.thread ], [ %sentences.3.0, %B458 ], [ %.296, %B316 ], [ %sentences.3.0, %B312 ]
  %characters.3.1 = phi i64 [ %.527405412, %.thread ], [ %characters.2.0, %B458 ], [ %characters.2.0, %B316 ], [ %characters.2.0, %B312 ]
  %token.3.1 = phi i64 [ %17, %.thread ], [ %token.2.0, %B458 ], [ %token.2.0, %B316 ], [ %token.2.0, %B312 ]
  %rows.4.1 = phi i64 [ %.582, %.thread ], [ %rows.3.0, %B458 ], [ 0, %B316 ], [ 0, %B312 ]
  %row.4.sroa.39.1 = phi i64 [ %covered.2.0155184.i392403414, %.thread ], [ %row.3.sroa.51.0, %B458 ], [ 0, %B316 ], [ 0, %B312 ]
  %row.4.sroa.26.1 = phi i64 [ %words.2.0156182.i393402416, %.thread ], [ %row.3.sroa.34.0, %B458 ], [ 0, %B316 ], [ 0, %B312 ]
  %.655 = icmp slt i64 %.187, %arg.size
  br i1 %.655, label %B152, label %B670
B670:
  %.691.not = icmp eq i64 %rows.4.1, 0
  br i1 %.691.not, label %B724, label %B674
B674:
  %.22.i369 = getelementptr i64, ptr %arg.ends, i64 %sentences.4.1
  store i64 %arg.size, ptr %.22.i369, align 8
  %.25.i370 = getelementptr i64, ptr %arg.lines_before, i64 %sentences.4.1
  store i64 %.221, ptr %.25.i370, align 8
  %.28.i371 = getelementptr i64, ptr %arg.texts, i64 %sentences.4.1
  store i64 %characters.3.1, ptr %.28.i371, align 8
  %.35.i372 = getelementptr i64, ptr %arg.last, i64 %sentences.4.1
  store i64 %token.3.1, ptr %.35.i372, align 8
  %.743 = add nsw i64 %sentences.4.1, 1
  br label %B724
B724:
  %row.5.sroa.22.1431 = phi i64 [ %row.4.sroa.26.1, %B674 ], [ %row.4.sroa.26.1, %B670 ], [ 0, %part.1.exit ]
  %row.5.sroa.33.1430 = phi i64 [ %row.4.sroa.39.1, %B674 ], [ %row.4.sroa.39.1, %B670 ], [ 0, %part.1.exit ]
  %lines.3.1429 = phi i64 [ %.221, %B674 ], [ %.221, %B670 ], [ 0, %part.1.exit ]
  %sentences.7.0 = phi i64 [ %.743, %B674 ], [ %sentences.4.1, %B670 ], [ 0, %part.1.exit ]
  %.766 = getelementptr i64, ptr %arg.lines_before, i64 %sentences.7.0
  store i64 %lines.3.1429, ptr %.766, align 8
  %.778 = icmp sgt i64 %row.5.sroa.33.1430, %row.5.sroa.22.1431
  %.sentences.7.0 = select i1 %.778, i64 -1, i64 %sentences.7.0
  br label %common.ret
}
define i64 @treeval.kernels.measures.measure_conll(ptr %.1, i64 %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8) local_unnamed_addr {
entry:
  %.10 = alloca i64, align 8
  store i64 0, ptr %.10, align 8
  call fastcc void @part.0(ptr %.10, ptr %.1, i64 %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8)
  %.24 = load i64, ptr %.10, align 8
  ret i64 %.24
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

