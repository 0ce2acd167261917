; sources 0dd940a798035f73ac5e151b90cd7cec6520d7d12110fc60ea566efbb9e6af74
define internal fastcc void @part.0(ptr %retptr, i64 %arg.words, ptr %arg.our_parents, ptr %arg.our_labels, ptr %arg.our_first, ptr %arg.our_end, ptr %arg.our_word_parents, ptr %arg.their_parents, ptr %arg.their_labels, ptr %arg.their_first, ptr %arg.their_end, ptr %arg.their_word_parents, ptr %arg.families, ptr %arg.related, ptr %arg.ours, ptr %arg.theirs, ptr %arg.row, ptr %arg.distances, ptr %arg.lengths) unnamed_addr {
entry:
  %.153257.not = icmp slt i64 %arg.words, 1
  br i1 %.153257.not, label %B580, label %B110.if
B222:
  %0 = getelementptr i32, ptr %arg.ours, i64 %length.7.1.i
  %.313 = getelementptr i8, ptr %0, i64 -4
  %.314 = load i32, ptr %.313, align 4
  %1 = getelementptr i32, ptr %arg.theirs, i64 %length.5.1.i186
  %.320 = getelementptr i8, ptr %1, i64 -4
  %.321 = load i32, ptr %.320, align 4
  %.322 = icmp eq i32 %.314, %.321
  br i1 %.322, label %B270.preheader, label %B362
B270.preheader:
  %2 = sub nsw i64 %length.7.1.i, %length.5.1.i186
  %3 = sub nsw i64 %length.5.1.i186, %length.7.1.i
  br label %B270
B270:
  %wide.2.2 = phi i64 [ %.332, %B314 ], [ %length.5.1.i186, %B270.preheader ]
  %long.2.2 = phi i64 [ %.328, %B314 ], [ %length.7.1.i, %B270.preheader ]
  %.328 = add nsw i64 %long.2.2, -1
  %.332 = add nsw i64 %wide.2.2, -1
  %.348 = icmp sgt i64 %long.2.2, 1
  br i1 %.348, label %B302, label %B496
B302:
  %.357 = icmp samesign ugt i64 %wide.2.2, 1
  br i1 %.357, label %B314, label %B496
B314:
  %4 = getelementptr i32, ptr %arg.ours, i64 %long.2.2
  %.376 = getelementptr i8, ptr %4, i64 -8
  %.377 = load i32, ptr %.376, align 4
  %5 = getelementptr i32, ptr %arg.theirs, i64 %wide.2.2
  %.383 = getelementptr i8, ptr %5, i64 -8
  %.384 = load i32, ptr %.383, align 4
  %.385 = icmp eq i32 %.377, %.384
  br i1 %.385, label %B270, label %B362
B362:
  %wide.3.1 = phi i64 [ %length.5.1.i186, %part.1.exit232 ], [ %length.5.1.i186, %B222 ], [ %.332, %B314 ]
  %long.3.1 = phi i64 [ %length.7.1.i, %part.1.exit232 ], [ %length.7.1.i, %B222 ], [ %.328, %B314 ]
  %wide.3.1.fr = freeze i64 %wide.3.1
  %.413 = icmp sgt i64 %long.3.1, 0
  %.420 = icmp sgt i64 %wide.3.1.fr, 0
  %or.cond148 = and i1 %.413, %.420
  br i1 %or.cond148, label %B390, label %B496
B390:
  %.432 = load i32, ptr %arg.ours, align 4
  %.436 = load i32, ptr %arg.theirs, align 4
  %.439 = icmp eq i32 %.432, %.436
  br i1 %.439, label %B426.preheader, label %B496
B426.preheader:
  %6 = tail call i64 @llvm.umin.i64(i64 %long.3.1, i64 %wide.3.1.fr)
  %7 = add nsw i64 %6, -1
  br label %B426
B426:
  %start.2.2 = phi i64 [ %.445, %B460 ], [ 0, %B426.preheader ]
  %exitcond.not = icmp eq i64 %start.2.2, %7
  br i1 %exitcond.not, label %B496, label %B460
B460:
  %.445 = add nuw nsw i64 %start.2.2, 1
  %.473 = getelementptr i32, ptr %arg.ours, i64 %.445
  %.474 = load i32, ptr %.473, align 4
  %.477 = getelementptr i32, ptr %arg.theirs, i64 %.445
  %.478 = load i32, ptr %.477, align 4
  %.481 = icmp eq i32 %.474, %.478
  br i1 %.481, label %B426, label %B496
B496:
  %long.3.1239 = phi i64 [ %long.3.1, %B460 ], [ %long.3.1, %B362 ], [ %length.7.1.i, %B362.thread247 ], [ %long.3.1, %B390 ], [ %long.3.1, %B426 ], [ %2, %B302 ], [ 0, %B270 ]
  %wide.3.1238 = phi i64 [ %wide.3.1.fr, %B460 ], [ %wide.3.1.fr, %B362 ], [ 0, %B362.thread247 ], [ %wide.3.1.fr, %B390 ], [ %wide.3.1.fr, %B426 ], [ 0, %B302 ], [ %3, %B270 ]
  %start.3.1 = phi i64 [ %.445, %B460 ], [ 0, %B362 ], [ 0, %B362.thread247 ], [ 0, %B390 ], [ %6, %B426 ], [ 0, %B270 ], [ 0, %B302 ]
  %.496 = sub nsw i64 %long.3.1239, %start.3.1
  %.501 = sub nsw i64 %wide.3.1238, %start.3.1
  %.507 = load double, ptr %arg.related, align 8
  %.111131.i = icmp sgt i64 %.501, -1
  br i1 %.111131.i, label %B40.if.i, label %B56.i
B56.i:
  %.241138.not.i = icmp slt i64 %.496, 1
  br i1 %.241138.not.i, label %part.2.exit, label %B94.if.lr.ph.i
B94.if.lr.ph.i:
  %8 = getelementptr i32, ptr %arg.ours, i64 %start.3.1
  %spec.select130.i = tail call i64 @llvm.smax.i64(i64 %.501, i64 0)
  %.379134.not.i = icmp slt i64 %.501, 1
  %9 = getelementptr i32, ptr %arg.theirs, i64 %start.3.1
  br label %B94.if.i
B94.loopexit.i:
  %exitcond141.not.i = icmp eq i64 %.185.0139.i, %.496
  br i1 %exitcond141.not.i, label %part.2.exit, label %B94.if.i
B268.i:
  %10 = or i32 %.426.i, %.294.i
  %or.cond.i = icmp sgt i32 %10, -1
  br i1 %or.cond.i, label %B292.i, label %B334.i
B292.i:
  %.445.i = sext i32 %.426.i to i64
  %.452.i = load i32, ptr %.451.i, align 4
  %.456.i = getelementptr i32, ptr %arg.families, i64 %.445.i
  %.457.i = load i32, ptr %.456.i, align 4
  %.460.i = icmp eq i32 %.452.i, %.457.i
  br i1 %.460.i, label %B338.i, label %B334.i
B334.i:
  br label %B338.i
B338.i:
  %replacing.3.2.i = phi double [ 2.000000e+00, %B334.i ], [ 0.000000e+00, %B218.if.i ], [ %.507, %B292.i ]
  %.473.i = fadd double %diagonal.2.1137.i, %replacing.3.2.i
  %.478.i = getelementptr double, ptr %arg.row, i64 %.323.0135.i
  %.479.i = load double, ptr %.478.i, align 8
  %.481.i = fadd double %.479.i, 1.000000e+00
  %.485.i = getelementptr i8, ptr %.478.i, i64 -8
  %.486.i = load double, ptr %.485.i, align 8
  %.488.i = fadd double %.486.i, 1.000000e+00
  %.16.i.i = fcmp olt double %.481.i, %.473.i
  %.17.i.i = select i1 %.16.i.i, double %.481.i, double %.473.i
  %.18.i.i = fcmp olt double %.488.i, %.17.i.i
  %.19.i.i = select i1 %.18.i.i, double %.488.i, double %.17.i.i
  store double %.19.i.i, ptr %.478.i, align 8
  %exitcond.not.i = icmp eq i64 %.323.0135.i, %spec.select130.i
  br i1 %exitcond.not.i, label %B94.loopexit.i, label %B218.if.i
B40.if.i:
  %.53.0133.i = phi i64 [ %.124.i, %B40.if.i ], [ 0, %B496 ]
  %.124.i = add nuw i64 %.53.0133.i, 1
  %.150.i = uitofp nneg i64 %.53.0133.i to double
  %.151.i = getelementptr double, ptr %arg.row, i64 %.53.0133.i
  store double %.150.i, ptr %.151.i, align 8
  %exitcond265.not = icmp eq i64 %.53.0133.i, %.501
  br i1 %exitcond265.not, label %B56.i, label %B40.if.i
B94.if.i:
  %.185.0139.i = phi i64 [ 1, %B94.if.lr.ph.i ], [ %.254.i, %B94.loopexit.i ]
  %.254.i = add nuw i64 %.185.0139.i, 1
  %.281.i = load double, ptr %arg.row, align 8
  %.282.i = sitofp i64 %.185.0139.i to double
  store double %.282.i, ptr %arg.row, align 8
  %11 = getelementptr i32, ptr %8, i64 %.185.0139.i
  %.293.i = getelementptr i8, ptr %11, i64 -4
  %.294.i = load i32, ptr %.293.i, align 4
  br i1 %.379134.not.i, label %B94.loopexit.i, label %B218.if.lr.ph.i
B218.if.lr.ph.i:
  %.441.i = sext i32 %.294.i to i64
  %.451.i = getelementptr i32, ptr %arg.families, i64 %.441.i
  br label %B218.if.i
B218.if.i:
  %diagonal.2.1137.i = phi double [ %.281.i, %B218.if.lr.ph.i ], [ %.479.i, %B338.i ]
  %.323.0135.i = phi i64 [ 1, %B218.if.lr.ph.i ], [ %.392.i, %B338.i ]
  %.392.i = add nuw i64 %.323.0135.i, 1
  %12 = getelementptr i32, ptr %9, i64 %.323.0135.i
  %.425.i = getelementptr i8, ptr %12, i64 -4
  %.426.i = load i32, ptr %.425.i, align 4
  %.432.i = icmp eq i32 %.294.i, %.426.i
  br i1 %.432.i, label %B338.i, label %B268.i
part.2.exit:
  %.557.i = getelementptr double, ptr %arg.row, i64 %.501
  %.558.i = load double, ptr %.557.i, align 8
  %.541 = getelementptr double, ptr %arg.distances, i64 %.95.0259
  store double %.558.i, ptr %.541, align 8
  %exitcond266.not = icmp eq i64 %arg.words, %.166
  br i1 %exitcond266.not, label %B580, label %B110.if
B580:
  store i64 0, ptr %retptr, align 8
  ret void
B110.if:
  %.95.0259 = phi i64 [ %.166, %part.2.exit ], [ 0, %entry ]
  %.166 = add nuw nsw i64 %.95.0259, 1
  %.37.i = getelementptr i32, ptr %arg.our_word_parents, i64 %.95.0259
  %.38.i = load i32, ptr %.37.i, align 4
  %.29.i.i = icmp sgt i32 %.38.i, -1
  br i1 %.29.i.i, label %B16.i.i, label %part.1.exit
B16.i.i:
  %.40.i = zext nneg i32 %.38.i to i64
  %.41.i.i = getelementptr i32, ptr %arg.our_labels, i64 %.40.i
  %.42.i.i = load i32, ptr %.41.i.i, align 4
  %.46.i.i = icmp slt i32 %.42.i.i, 0
  br i1 %.46.i.i, label %B50.i.i, label %B74.i.preheader
B50.i.i:
  %node.2.1.i.i = phi i64 [ %.62.i.i, %B88.i.i ], [ %.40.i, %B16.i.i ]
  %.54.i.i = getelementptr i32, ptr %arg.our_parents, i64 %node.2.1.i.i
  %.55.i.i = load i32, ptr %.54.i.i, align 4
  %.67.i.i = icmp sgt i32 %.55.i.i, -1
  br i1 %.67.i.i, label %B88.i.i, label %part.1.exit
B88.i.i:
  %.62.i.i = zext nneg i32 %.55.i.i to i64
  %.81.i.i = getelementptr i32, ptr %arg.our_labels, i64 %.62.i.i
  %.82.i.i = load i32, ptr %.81.i.i, align 4
  %.86.i.i = icmp slt i32 %.82.i.i, 0
  br i1 %.86.i.i, label %B50.i.i, label %B74.i.preheader
B74.i.preheader:
  %node.2.0.i.ph = phi i64 [ %.40.i, %B16.i.i ], [ %.62.i.i, %B88.i.i ]
  br label %B74.i
B74.i:
  %length.4.0.i = phi i64 [ %length.5.1.i, %B402.i ], [ 0, %B74.i.preheader ]
  %node.2.0.i = phi i64 [ %node.3.0.i56.i, %B402.i ], [ %node.2.0.i.ph, %B74.i.preheader ]
  %.90.i = getelementptr i32, ptr %arg.our_parents, i64 %node.2.0.i
  %.91.i = load i32, ptr %.90.i, align 4
  %.93.i = sext i32 %.91.i to i64
  %.29.i55.i = icmp sgt i32 %.91.i, -1
  br i1 %.29.i55.i, label %B16.i57.i, label %part.3.exit71.i
B16.i57.i:
  %.41.i58.i = getelementptr i32, ptr %arg.our_labels, i64 %.93.i
  %.42.i59.i = load i32, ptr %.41.i58.i, align 4
  %.46.i60.i = icmp slt i32 %.42.i59.i, 0
  br i1 %.46.i60.i, label %B50.i61.i, label %part.3.exit71.i
B50.i61.i:
  %node.2.1.i62.i = phi i64 [ %.62.i65.i, %B88.i67.i ], [ %.93.i, %B16.i57.i ]
  %.54.i63.i = getelementptr i32, ptr %arg.our_parents, i64 %node.2.1.i62.i
  %.55.i64.i = load i32, ptr %.54.i63.i, align 4
  %.62.i65.i = sext i32 %.55.i64.i to i64
  %.67.i66.i = icmp sgt i32 %.55.i64.i, -1
  br i1 %.67.i66.i, label %B88.i67.i, label %part.3.exit71.i
B88.i67.i:
  %.81.i68.i = getelementptr i32, ptr %arg.our_labels, i64 %.62.i65.i
  %.82.i69.i = load i32, ptr %.81.i68.i, align 4
  %.86.i70.i = icmp slt i32 %.82.i69.i, 0
  br i1 %.86.i70.i, label %B50.i61.i, label %part.3.exit71.i
part.3.exit71.i:
  %node.3.0.i56.i = phi i64 [ %.93.i, %B16.i57.i ], [ %.93.i, %B74.i ], [ %.62.i65.i, %B50.i61.i ], [ %.62.i65.i, %B88.i67.i ]
  %.129.i = getelementptr i32, ptr %arg.our_first, i64 %node.2.0.i
  %.130.i = load i32, ptr %.129.i, align 4
  %.132.i = sext i32 %.130.i to i64
  %.133.i = icmp eq i64 %.95.0259, %.132.i
  br i1 %.133.i, label %B162.i, label %B238.i
B162.i:
  %.138.i = icmp slt i64 %node.3.0.i56.i, 0
  br i1 %.138.i, label %B208.i, label %B174.i
B174.i:
  %.146.i = getelementptr i32, ptr %arg.our_first, i64 %node.3.0.i56.i
  %.147.i = load i32, ptr %.146.i, align 4
  %.149.i = sext i32 %.147.i to i64
  %.150.not.i = icmp eq i64 %.95.0259, %.149.i
  br i1 %.150.not.i, label %B238.i, label %B208.i
B208.i:
  %.155.i = getelementptr i32, ptr %arg.ours, i64 %length.4.0.i
  store i32 -1, ptr %.155.i, align 4
  %.158.i = add nsw i64 %length.4.0.i, 1
  br label %B238.i
B238.i:
  %length.6.2.i = phi i64 [ %.158.i, %B208.i ], [ %length.4.0.i, %B174.i ], [ %length.4.0.i, %part.3.exit71.i ]
  %.169.i = getelementptr i32, ptr %arg.our_labels, i64 %node.2.0.i
  %.170.i = load i32, ptr %.169.i, align 4
  %.173.i = getelementptr i32, ptr %arg.ours, i64 %length.6.2.i
  store i32 %.170.i, ptr %.173.i, align 4
  %.176.i = add nsw i64 %length.6.2.i, 1
  %.189.i = getelementptr i32, ptr %arg.our_end, i64 %node.2.0.i
  %.190.i = load i32, ptr %.189.i, align 4
  %.195.i = sext i32 %.190.i to i64
  %.196.i = icmp eq i64 %.166, %.195.i
  br i1 %.196.i, label %B320.i, label %B402.i
B320.i:
  %.201.i = icmp slt i64 %node.3.0.i56.i, 0
  br i1 %.201.i, label %B372.i, label %B332.i
B332.i:
  %.209.i = getelementptr i32, ptr %arg.our_end, i64 %node.3.0.i56.i
  %.210.i = load i32, ptr %.209.i, align 4
  %.213.i = sext i32 %.210.i to i64
  %.214.not.i = icmp eq i64 %.166, %.213.i
  br i1 %.214.not.i, label %B402.i, label %B372.i
B372.i:
  %.219.i = getelementptr i32, ptr %arg.ours, i64 %.176.i
  store i32 -2, ptr %.219.i, align 4
  %.222.i = add nsw i64 %length.6.2.i, 2
  br label %B402.i
B402.i:
  %length.5.1.i = phi i64 [ %.222.i, %B372.i ], [ %.176.i, %B332.i ], [ %.176.i, %B238.i ]
  %.243.i = icmp sgt i64 %node.3.0.i56.i, -1
  br i1 %.243.i, label %B74.i, label %part.1.exit
part.1.exit:
  %length.7.1.i = phi i64 [ %length.5.1.i, %B402.i ], [ 0, %B110.if ], [ 0, %B50.i.i ]
  %.37.i150 = getelementptr i32, ptr %arg.their_word_parents, i64 %.95.0259
  %.38.i151 = load i32, ptr %.37.i150, align 4
  %.29.i.i152 = icmp sgt i32 %.38.i151, -1
  br i1 %.29.i.i152, label %B16.i.i154, label %B362.thread247
B16.i.i154:
  %.40.i155 = zext nneg i32 %.38.i151 to i64
  %.41.i.i156 = getelementptr i32, ptr %arg.their_labels, i64 %.40.i155
  %.42.i.i157 = load i32, ptr %.41.i.i156, align 4
  %.46.i.i158 = icmp slt i32 %.42.i.i157, 0
  br i1 %.46.i.i158, label %B50.i.i222, label %B74.i162.preheader
B50.i.i222:
  %node.2.1.i.i223 = phi i64 [ %.62.i.i228, %B88.i.i227 ], [ %.40.i155, %B16.i.i154 ]
  %.54.i.i224 = getelementptr i32, ptr %arg.their_parents, i64 %node.2.1.i.i223
  %.55.i.i225 = load i32, ptr %.54.i.i224, align 4
  %.67.i.i226 = icmp sgt i32 %.55.i.i225, -1
  br i1 %.67.i.i226, label %B88.i.i227, label %B362.thread247
B88.i.i227:
  %.62.i.i228 = zext nneg i32 %.55.i.i225 to i64
  %.81.i.i229 = getelementptr i32, ptr %arg.their_labels, i64 %.62.i.i228
  %.82.i.i230 = load i32, ptr %.81.i.i229, align 4
  %.86.i.i231 = icmp slt i32 %.82.i.i230, 0
  br i1 %.86.i.i231, label %B50.i.i222, label %B74.i162.preheader
B74.i162.preheader:
  %node.2.0.i164.ph = phi i64 [ %.40.i155, %B16.i.i154 ], [ %.62.i.i228, %B88.i.i227 ]
  br label %B74.i162
B74.i162:
  %length.4.0.i163 = phi i64 [ %length.5.1.i186, %B402.i185 ], [ 0, %B74.i162.preheader ]
  %node.2.0.i164 = phi i64 [ %node.3.0.i56.i170, %B402.i185 ], [ %node.2.0.i164.ph, %B74.i162.preheader ]
  %.90.i165 = getelementptr i32, ptr %arg.their_parents, i64 %node.2.0.i164
  %.91.i166 = load i32, ptr %.90.i165, align 4
  %.93.i167 = sext i32 %.91.i166 to i64
  %.29.i55.i168 = icmp sgt i32 %.91.i166, -1
  br i1 %.29.i55.i168, label %B16.i57.i208, label %part.3.exit71.i169
B16.i57.i208:
  %.41.i58.i209 = getelementptr i32, ptr %arg.their_labels, i64 %.93.i167
  %.42.i59.i210 = load i32, ptr %.41.i58.i209, align 4
  %.46.i60.i211 = icmp slt i32 %.42.i59.i210, 0
  br i1 %.46.i60.i211, label %B50.i61.i212, label %part.3.exit71.i169
B50.i61.i212:
  %node.2.1.i62.i213 = phi i64 [ %.62.i65.i216, %B88.i67.i218 ], [ %.93.i167, %B16.i57.i208 ]
  %.54.i63.i214 = getelementptr i32, ptr %arg.their_parents, i64 %node.2.1.i62.i213
  %.55.i64.i215 = load i32, ptr %.54.i63.i214, align 4
  %.62.i65.i216 = sext i32 %.55.i64.i215 to i64
  %.67.i66.i217 = icmp sgt i32 %.55.i64.i215, -1
  br i1 %.67.i66.i217, label %B88.i67.i218, label %part.3.exit71.i169
B88.i67.i218:
  %.81.i68.i219 = getelementptr i32, ptr %arg.their_labels, i64 %.62.i65.i216
  %.82.i69.i220 = load i32, ptr %.81.i68.i219, align 4
  %.86.i70.i221 = icmp slt i32 %.82.i69.i220, 0
  br i1 %.86.i70.i221, label %B50.i61.i212, label %part.3.exit71.i169
part.3.exit71.i169:
  %node.3.0.i56.i170 = phi i64 [ %.93.i167, %B16.i57.i208 ], [ %.93.i167, %B74.i162 ], [ %.62.i65.i216, %B50.i61.i212 ], [ %.62.i65.i216, %B88.i67.i218 ]
  %.129.i171 = getelementptr i32, ptr %arg.their_first, i64 %node.2.0.i164
  %.130.i172 = load i32, ptr %.129.i171, align 4
  %.132.i173 = sext i32 %.130.i172 to i64
  %.133.i174 = icmp eq i64 %.95.0259, %.132.i173
  br i1 %.133.i174, label %B162.i198, label %B238.i175
B162.i198:
  %.138.i199 = icmp slt i64 %node.3.0.i56.i170, 0
  br i1 %.138.i199, label %B208.i205, label %B174.i200
B174.i200:
  %.146.i201 = getelementptr i32, ptr %arg.their_first, i64 %node.3.0.i56.i170
  %.147.i202 = load i32, ptr %.146.i201, align 4
  %.149.i203 = sext i32 %.147.i202 to i64
  %.150.not.i204 = icmp eq i64 %.95.0259, %.149.i203
  br i1 %.150.not.i204, label %B238.i175, label %B208.i205
B208.i205:
  %.155.i206 = getelementptr i32, ptr %arg.theirs, i64 %length.4.0.i163
  store i32 -1, ptr %.155.i206, align 4
  %.158.i207 = add nsw i64 %length.4.0.i163, 1
  br label %B238.i175
B238.i175:
  %length.6.2.i176 = phi i64 [ %.158.i207, %B208.i205 ], [ %length.4.0.i163, %B174.i200 ], [ %length.4.0.i163, %part.3.exit71.i169 ]
  %.169.i177 = getelementptr i32, ptr %arg.their_labels, i64 %node.2.0.i164
  %.170.i178 = load i32, ptr %.169.i177, align 4
  %.173.i179 = getelementptr i32, ptr %arg.theirs, i64 %length.6.2.i176
  store i32 %.170.i178, ptr %.173.i179, align 4
  %.176.i180 = add nsw i64 %length.6.2.i176, 1
  %.189.i181 = getelementptr i32, ptr %arg.their_end, i64 %node.2.0.i164
  %.190.i182 = load i32, ptr %.189.i181, align 4
  %.195.i183 = sext i32 %.190.i182 to i64
  %.196.i184 = icmp eq i64 %.166, %.195.i183
  br i1 %.196.i184, label %B320.i188, label %B402.i185
B320.i188:
  %.201.i189 = icmp slt i64 %node.3.0.i56.i170, 0
  br i1 %.201.i189, label %B372.i195, label %B332.i190
B332.i190:
  %.209.i191 = getelementptr i32, ptr %arg.their_end, i64 %node.3.0.i56.i170
  %.210.i192 = load i32, ptr %.209.i191, align 4
  %.213.i193 = sext i32 %.210.i192 to i64
  %.214.not.i194 = icmp eq i64 %.166, %.213.i193
  br i1 %.214.not.i194, label %B402.i185, label %B372.i195
B372.i195:
  %.219.i196 = getelementptr i32, ptr %arg.theirs, i64 %.176.i180
  store i32 -2, ptr %.219.i196, align 4
  %.222.i197 = add nsw i64 %length.6.2.i176, 2
  br label %B402.i185
B402.i185:
  %length.5.1.i186 = phi i64 [ %.222.i197, %B372.i195 ], [ %.176.i180, %B332.i190 ], [ %.176.i180, %B238.i175 ]
  %.243.i187 = icmp sgt i64 %node.3.0.i56.i170, -1
  br i1 %.243.i187, label %B74.i162, label %part.1.exit232
B362.thread247:
  %.279242 = trunc i64 %length.7.1.i to i32
  %.280243 = getelementptr i32, ptr %arg.lengths, i64 %.95.0259
  store i32 %.279242, ptr %.280243, align 4
  br label %B496
part.1.exit232:
  %.276 = add nsw i64 %length.5.1.i186, %length.7.1.i
  %.279 = trunc i64 %.276 to i32
  %.280 = getelementptr i32, ptr %arg.lengths, i64 %.95.0259
  store i32 %.279, ptr %.280, align 4
  %.283 = icmp sgt i64 %length.7.1.i, 0
  %.292 = icmp sgt i64 %length.5.1.i186, 0
  %or.cond = select i1 %.283, i1 %.292, i1 false
  br i1 %or.cond, label %B222, label %B362
}
define i64 @treeval.kernels.lineages.lineage_distances(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18) local_unnamed_addr {
entry:
  %.20 = alloca i64, align 8
  store i64 0, ptr %.20, align 8
  call fastcc void @part.0(ptr %.20, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14, ptr %.15, ptr %.16, ptr %.17, ptr %.18)
  %.34 = load i64, ptr %.20, align 8
  ret i64 %.34
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

