; sources accb18271ee629d1bb17d7faddde8749054853ec69fcb0cc9bbb3b6a4a7f1f03
define internal fastcc void @part.0(ptr %retptr, ptr %arg.offsets, ptr %arg.heads, ptr %arg.tags, ptr %arg.sentences, i64 %arg.chosen, i64 %arg.number, ptr %arg.arcs, ptr %arg.pairs) unnamed_addr {
entry:
  %.110179.not = icmp slt i64 %arg.chosen, 1
  br i1 %.110179.not, label %B504, label %B38.if
B38.loopexit:
  %exitcond.not = icmp eq i64 %arg.chosen, %.123
  br i1 %exitcond.not, label %B504, label %B38.if
B152.loopexit:
  %.258 = icmp sgt i64 %.205.0177, 1
  br i1 %.258, label %B152.if, label %B38.loopexit
B200:
  %.314 = zext nneg i32 %.306 to i64
  %.321 = getelementptr i32, ptr %arg.tags, i64 %.314
  %.322 = load i32, ptr %.321, align 4
  %.324 = sext i32 %.302 to i64
  %.325 = sext i32 %.322 to i64
  %.36.i = sub nsw i64 %.314, %.202.0178
  %.43.i = tail call i64 @llvm.abs.i64(i64 %.36.i, i1 true)
  %.8.i.i = icmp samesign ult i64 %.43.i, 5
  br i1 %.8.i.i, label %B16.i.i, label %B26.i.i
B16.i.i:
  %.11.i.i = add nsw i64 %.43.i, -1
  br label %part.1.exit
B26.i.i:
  %.17.i.i = icmp samesign ult i64 %.43.i, 7
  br i1 %.17.i.i, label %part.1.exit, label %B42.i.i
B42.i.i:
  %.24.i.i = icmp samesign ult i64 %.43.i, 11
  br i1 %.24.i.i, label %part.1.exit, label %B58.i.i
B58.i.i:
  %.31.i.i = icmp samesign ult i64 %.43.i, 21
  %..i.i = select i1 %.31.i.i, i64 6, i64 7
  br label %part.1.exit
part.1.exit:
  %..sink.i.i = phi i64 [ %..i.i, %B58.i.i ], [ 4, %B26.i.i ], [ %.11.i.i, %B16.i.i ], [ 5, %B42.i.i ]
  %.21.i = icmp sgt i64 %.202.0178, %.314
  %..i = select i1 %.21.i, i64 0, i64 8
  %.72.i = mul nsw i64 %arg.number, %.324
  %.78.i = add nsw i64 %.72.i, %.325
  %0 = getelementptr i64, ptr %arg.arcs, i64 %..i
  %.idx = shl i64 %.78.i, 7
  %1 = getelementptr i8, ptr %0, i64 %.idx
  %.357 = getelementptr i64, ptr %1, i64 %..sink.i.i
  %.358 = load i64, ptr %.357, align 8
  %.359 = add nsw i64 %.358, 1
  store i64 %.359, ptr %.357, align 8
  br label %B278
B278:
  %.367 = add nsw i64 %.202.0178, -25
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.367, i64 %.153)
  %.399 = add nsw i64 %.202.0178, 26
  %.13.i146 = tail call i64 @llvm.smin.i64(i64 %.399, i64 %.160)
  %.465 = sub i64 %.13.i146, %.13.i
  %.508173.not = icmp slt i64 %.465, 1
  br i1 %.508173.not, label %B152.loopexit, label %B404.if.lr.ph
B404.if.lr.ph:
  %.559 = sext i32 %.302 to i64
  %.72.i160 = mul nsw i64 %arg.number, %.559
  br label %B404.if
B420:
  %.556 = getelementptr i32, ptr %arg.tags, i64 %.452.0174
  %.557 = load i32, ptr %.556, align 4
  %.560 = sext i32 %.557 to i64
  %.36.i147 = sub nsw i64 %.452.0174, %.202.0178
  %.43.i148 = tail call i64 @llvm.abs.i64(i64 %.36.i147, i1 false)
  %.8.i.i149 = icmp slt i64 %.43.i148, 5
  br i1 %.8.i.i149, label %B16.i.i165, label %B26.i.i150
B16.i.i165:
  %.11.i.i166 = add nsw i64 %.43.i148, -1
  br label %part.1.exit167
B26.i.i150:
  %.17.i.i151 = icmp samesign ult i64 %.43.i148, 7
  br i1 %.17.i.i151, label %part.1.exit167, label %B42.i.i152
B42.i.i152:
  %.24.i.i153 = icmp samesign ult i64 %.43.i148, 11
  br i1 %.24.i.i153, label %part.1.exit167, label %B58.i.i154
B58.i.i154:
  %.31.i.i155 = icmp samesign ult i64 %.43.i148, 21
  %..i.i156 = select i1 %.31.i.i155, i64 6, i64 7
  br label %part.1.exit167
part.1.exit167:
  %..sink.i.i157 = phi i64 [ %..i.i156, %B58.i.i154 ], [ 4, %B26.i.i150 ], [ %.11.i.i166, %B16.i.i165 ], [ 5, %B42.i.i152 ]
  %.21.i158 = icmp slt i64 %.452.0174, %.202.0178
  %..i159 = select i1 %.21.i158, i64 0, i64 8
  %.78.i161 = add nsw i64 %.72.i160, %.560
  %2 = getelementptr i64, ptr %arg.pairs, i64 %..i159
  %.idx172 = shl i64 %.78.i161, 7
  %3 = getelementptr i8, ptr %2, i64 %.idx172
  %.591 = getelementptr i64, ptr %3, i64 %..sink.i.i157
  %.592 = load i64, ptr %.591, align 8
  %.593 = add nsw i64 %.592, 1
  store i64 %.593, ptr %.591, align 8
  br label %B498
B498:
  %.508 = icmp samesign ugt i64 %.455.0175, 1
  br i1 %.508, label %B404.if, label %B152.loopexit
B504:
  %words.2.0.lcssa = phi i64 [ 0, %entry ], [ %.171, %B38.loopexit ]
  store i64 %words.2.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %words.2.0182 = phi i64 [ %.171, %B38.loopexit ], [ 0, %entry ]
  %.52.0181 = phi i64 [ %.123, %B38.loopexit ], [ 0, %entry ]
  %.123 = add nuw nsw i64 %.52.0181, 1
  %.149 = getelementptr i64, ptr %arg.sentences, i64 %.52.0181
  %.150 = load i64, ptr %.149, align 8
  %.152 = getelementptr i64, ptr %arg.offsets, i64 %.150
  %.153 = load i64, ptr %.152, align 8
  %.159 = getelementptr i8, ptr %.152, i64 8
  %.160 = load i64, ptr %.159, align 8
  %.169 = sub i64 %.160, %.153
  %.171 = add nsw i64 %.169, %words.2.0182
  %.258176.not = icmp slt i64 %.169, 1
  br i1 %.258176.not, label %B38.loopexit, label %B152.if
B152.if:
  %.202.0178 = phi i64 [ %.271, %B152.loopexit ], [ %.153, %B38.if ]
  %.205.0177 = phi i64 [ %.267, %B152.loopexit ], [ %.169, %B38.if ]
  %.267 = add nsw i64 %.205.0177, -1
  %.271 = add i64 %.202.0178, 1
  %.301 = getelementptr i32, ptr %arg.tags, i64 %.202.0178
  %.302 = load i32, ptr %.301, align 4
  %.305 = getelementptr i32, ptr %arg.heads, i64 %.202.0178
  %.306 = load i32, ptr %.305, align 4
  %.315 = icmp sgt i32 %.306, -1
  br i1 %.315, label %B200, label %B278
B404.if:
  %.455.0175 = phi i64 [ %.465, %B404.if.lr.ph ], [ %.517, %B498 ]
  %.452.0174 = phi i64 [ %.13.i, %B404.if.lr.ph ], [ %.521, %B498 ]
  %.517 = add nsw i64 %.455.0175, -1
  %.521 = add i64 %.452.0174, 1
  %.551.not = icmp eq i64 %.452.0174, %.202.0178
  br i1 %.551.not, label %B498, label %B420
}
define i64 @treeval.kernels.arcs.heads.count_types(ptr %.1, ptr %.2, ptr %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7, ptr %.8) local_unnamed_addr {
entry:
  %.10 = alloca i64, align 8
  store i64 0, ptr %.10, align 8
  call fastcc void @part.0(ptr %.10, ptr %.1, ptr %.2, ptr %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7, ptr %.8)
  %.24 = load i64, ptr %.10, align 8
  ret i64 %.24
}
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
