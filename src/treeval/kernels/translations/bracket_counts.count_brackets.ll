; sources acd99b0db93a985db9118c2f03f39aff8e8c7705ab55336579ad97d6a975630c
define internal fastcc void @part.0(ptr %retptr, i64 %arg.sentences, ptr %arg.our_offsets, ptr %arg.our_node_offsets, ptr %arg.our_first, ptr %arg.our_end, ptr %arg.our_labels, ptr %arg.our_dropped, ptr %arg.their_offsets, ptr %arg.their_node_offsets, ptr %arg.their_first, ptr %arg.their_end, ptr %arg.their_labels, ptr %arg.their_dropped, i64 %arg.shortest, i64 %arg.with_whole, i64 %arg.as_sets, ptr %arg.our_starts, ptr %arg.our_ends, ptr %arg.our_found, ptr %arg.our_nodes, ptr %arg.their_starts, ptr %arg.their_ends, ptr %arg.their_found, ptr %arg.their_nodes, ptr %arg.before, ptr %arg.following, ptr %arg.around_starts, ptr %arg.around_ends, ptr %arg.stack, ptr %arg.seen, ptr %arg.table, ptr %arg.matches) unnamed_addr {
entry:
  %.193311.not = icmp slt i64 %arg.sentences, 1
  br i1 %.193311.not, label %common.ret, label %B186.if.lr.ph
B186.if.lr.ph:
  %.237.not.i = icmp eq i64 %arg.with_whole, 0
  %.259.i = sext i1 %.237.not.i to i64
  %.434.not = icmp eq i64 %arg.as_sets, 0
  br label %B186.if
common.ret:
  %storemerge129 = phi i64 [ 0, %entry ], [ 1, %part.1.exit301 ], [ 0, %part.2.exit ]
  store i64 %storemerge129, ptr %retptr, align 8
  ret void
B420:
  br i1 %.434.not, label %B492, label %B424
B424:
  %.34.not.i = icmp eq i64 %storemerge184.i, 0
  br i1 %.34.not.i, label %part.3.exit, label %B24.preheader.i
B24.preheader.i:
  %0 = add nsw i64 %storemerge184.i, -1
  br label %B24.i
B24.i:
  %kept.2.0.i = phi i64 [ %kept.3.1.i, %B496.i ], [ 0, %B24.preheader.i ]
  %at.2.0.i = phi i64 [ %at.3.1.i, %B496.i ], [ 0, %B24.preheader.i ]
  %.52.i = getelementptr i32, ptr %arg.our_starts, i64 %at.2.0.i
  %.53.i = load i32, ptr %.52.i, align 4
  %.57.i = getelementptr i32, ptr %arg.our_ends, i64 %at.2.0.i
  %.58.i = load i32, ptr %.57.i, align 4
  %.71.i = icmp slt i64 %at.2.0.i, %storemerge184.i
  br i1 %.71.i, label %B160.i, label %B426.i
B160.i:
  %kept.5.2.i = phi i64 [ %kept.4.3.i, %B392.i ], [ %kept.2.0.i, %B24.i ]
  %at.4.2.i = phi i64 [ %.191.i, %B392.i ], [ %at.2.0.i, %B24.i ]
  %.127.i = getelementptr i32, ptr %arg.our_found, i64 %at.4.2.i
  %.128.i = load i32, ptr %.127.i, align 4
  %.134.i = sext i32 %.128.i to i64
  %.135.i = getelementptr i32, ptr %arg.seen, i64 %.134.i
  %.136.i = load i32, ptr %.135.i, align 4
  %.138.i = icmp eq i32 %.136.i, 0
  br i1 %.138.i, label %B210.i, label %B336.i
B210.i:
  store i32 1, ptr %.135.i, align 4
  %.150.i = getelementptr i32, ptr %arg.our_starts, i64 %kept.5.2.i
  store i32 %.53.i, ptr %.150.i, align 4
  %.156.i = getelementptr i32, ptr %arg.our_ends, i64 %kept.5.2.i
  store i32 %.58.i, ptr %.156.i, align 4
  %.161.i = getelementptr i32, ptr %arg.our_nodes, i64 %at.4.2.i
  %.162.i = load i32, ptr %.161.i, align 4
  %.167.i = getelementptr i32, ptr %arg.our_found, i64 %kept.5.2.i
  store i32 %.128.i, ptr %.167.i, align 4
  %.174.i = getelementptr i32, ptr %arg.our_nodes, i64 %kept.5.2.i
  store i32 %.162.i, ptr %.174.i, align 4
  %.177.i = add nsw i64 %kept.5.2.i, 1
  br label %B336.i
B336.i:
  %kept.4.3.i = phi i64 [ %.177.i, %B210.i ], [ %kept.5.2.i, %B160.i ]
  %.191.i = add i64 %at.4.2.i, 1
  %exitcond.not.i = icmp eq i64 %at.4.2.i, %0
  br i1 %exitcond.not.i, label %B426.i, label %B358.i
B358.i:
  %.213.i = getelementptr i32, ptr %arg.our_starts, i64 %.191.i
  %.214.i = load i32, ptr %.213.i, align 4
  %.216.i = icmp eq i32 %.214.i, %.53.i
  br i1 %.216.i, label %B392.i, label %B426.i
B392.i:
  %.235.i = getelementptr i32, ptr %arg.our_ends, i64 %.191.i
  %.236.i = load i32, ptr %.235.i, align 4
  %.240.i = icmp eq i32 %.236.i, %.58.i
  br i1 %.240.i, label %B160.i, label %B426.i
B426.i:
  %kept.3.1.i = phi i64 [ %kept.2.0.i, %B24.i ], [ %kept.4.3.i, %B336.i ], [ %kept.4.3.i, %B358.i ], [ %kept.4.3.i, %B392.i ]
  %at.3.1.i = phi i64 [ %at.2.0.i, %B24.i ], [ %.191.i, %B392.i ], [ %.191.i, %B358.i ], [ %storemerge184.i, %B336.i ]
  %.303.i = sub i64 %kept.3.1.i, %kept.2.0.i
  %.348134.not.i = icmp slt i64 %.303.i, 1
  br i1 %.348134.not.i, label %B496.i, label %B458.if.i
B496.i:
  %.413.i = icmp slt i64 %at.3.1.i, %storemerge184.i
  br i1 %.413.i, label %B24.i, label %part.3.exit
B458.if.i:
  %.293.0136.i = phi i64 [ %.357.i, %B458.if.i ], [ %.303.i, %B426.i ]
  %.290.0135.i = phi i64 [ %.361.i, %B458.if.i ], [ %kept.2.0.i, %B426.i ]
  %.357.i = add nsw i64 %.293.0136.i, -1
  %.361.i = add i64 %.290.0135.i, 1
  %.388.i = getelementptr i32, ptr %arg.our_found, i64 %.290.0135.i
  %.389.i = load i32, ptr %.388.i, align 4
  %.391.i = sext i32 %.389.i to i64
  %.393.i = getelementptr i32, ptr %arg.seen, i64 %.391.i
  store i32 0, ptr %.393.i, align 4
  %.348.i = icmp samesign ugt i64 %.293.0136.i, 1
  br i1 %.348.i, label %B458.if.i, label %B496.i
part.3.exit:
  %kept.6.1.i = phi i64 [ 0, %B424 ], [ %kept.3.1.i, %B496.i ]
  %.34.not.i130 = icmp eq i64 %storemerge184.i300, 0
  br i1 %.34.not.i130, label %part.4.exit, label %B24.preheader.i131
B24.preheader.i131:
  %1 = add nsw i64 %storemerge184.i300, -1
  br label %B24.i132
B24.i132:
  %kept.2.0.i133 = phi i64 [ %kept.3.1.i141, %B496.i155 ], [ 0, %B24.preheader.i131 ]
  %at.2.0.i134 = phi i64 [ %at.3.1.i142, %B496.i155 ], [ 0, %B24.preheader.i131 ]
  %.52.i135 = getelementptr i32, ptr %arg.their_starts, i64 %at.2.0.i134
  %.53.i136 = load i32, ptr %.52.i135, align 4
  %.57.i137 = getelementptr i32, ptr %arg.their_ends, i64 %at.2.0.i134
  %.58.i138 = load i32, ptr %.57.i137, align 4
  %.71.i139 = icmp slt i64 %at.2.0.i134, %storemerge184.i300
  br i1 %.71.i139, label %B160.i158, label %B426.i140
B160.i158:
  %kept.5.2.i159 = phi i64 [ %kept.4.3.i168, %B392.i175 ], [ %kept.2.0.i133, %B24.i132 ]
  %at.4.2.i160 = phi i64 [ %.191.i169, %B392.i175 ], [ %at.2.0.i134, %B24.i132 ]
  %.127.i161 = getelementptr i32, ptr %arg.their_found, i64 %at.4.2.i160
  %.128.i162 = load i32, ptr %.127.i161, align 4
  %.134.i163 = sext i32 %.128.i162 to i64
  %.135.i164 = getelementptr i32, ptr %arg.seen, i64 %.134.i163
  %.136.i165 = load i32, ptr %.135.i164, align 4
  %.138.i166 = icmp eq i32 %.136.i165, 0
  br i1 %.138.i166, label %B210.i179, label %B336.i167
B210.i179:
  store i32 1, ptr %.135.i164, align 4
  %.150.i180 = getelementptr i32, ptr %arg.their_starts, i64 %kept.5.2.i159
  store i32 %.53.i136, ptr %.150.i180, align 4
  %.156.i181 = getelementptr i32, ptr %arg.their_ends, i64 %kept.5.2.i159
  store i32 %.58.i138, ptr %.156.i181, align 4
  %.161.i182 = getelementptr i32, ptr %arg.their_nodes, i64 %at.4.2.i160
  %.162.i183 = load i32, ptr %.161.i182, align 4
  %.167.i184 = getelementptr i32, ptr %arg.their_found, i64 %kept.5.2.i159
  store i32 %.128.i162, ptr %.167.i184, align 4
  %.174.i185 = getelementptr i32, ptr %arg.their_nodes, i64 %kept.5.2.i159
  store i32 %.162.i183, ptr %.174.i185, align 4
  %.177.i186 = add nsw i64 %kept.5.2.i159, 1
  br label %B336.i167
B336.i167:
  %kept.4.3.i168 = phi i64 [ %.177.i186, %B210.i179 ], [ %kept.5.2.i159, %B160.i158 ]
  %.191.i169 = add i64 %at.4.2.i160, 1
  %exitcond.not.i170 = icmp eq i64 %at.4.2.i160, %1
  br i1 %exitcond.not.i170, label %B426.i140, label %B358.i171
B358.i171:
  %.213.i172 = getelementptr i32, ptr %arg.their_starts, i64 %.191.i169
  %.214.i173 = load i32, ptr %.213.i172, align 4
  %.216.i174 = icmp eq i32 %.214.i173, %.53.i136
  br i1 %.216.i174, label %B392.i175, label %B426.i140
B392.i175:
  %.235.i176 = getelementptr i32, ptr %arg.their_ends, i64 %.191.i169
  %.236.i177 = load i32, ptr %.235.i176, align 4
  %.240.i178 = icmp eq i32 %.236.i177, %.58.i138
  br i1 %.240.i178, label %B160.i158, label %B426.i140
B426.i140:
  %kept.3.1.i141 = phi i64 [ %kept.2.0.i133, %B24.i132 ], [ %kept.4.3.i168, %B336.i167 ], [ %kept.4.3.i168, %B358.i171 ], [ %kept.4.3.i168, %B392.i175 ]
  %at.3.1.i142 = phi i64 [ %at.2.0.i134, %B24.i132 ], [ %.191.i169, %B392.i175 ], [ %.191.i169, %B358.i171 ], [ %storemerge184.i300, %B336.i167 ]
  %.303.i143 = sub i64 %kept.3.1.i141, %kept.2.0.i133
  %.348134.not.i144 = icmp slt i64 %.303.i143, 1
  br i1 %.348134.not.i144, label %B496.i155, label %B458.if.i145
B496.i155:
  %.413.i156 = icmp slt i64 %at.3.1.i142, %storemerge184.i300
  br i1 %.413.i156, label %B24.i132, label %B492
B458.if.i145:
  %.293.0136.i146 = phi i64 [ %.357.i148, %B458.if.i145 ], [ %.303.i143, %B426.i140 ]
  %.290.0135.i147 = phi i64 [ %.361.i149, %B458.if.i145 ], [ %kept.2.0.i133, %B426.i140 ]
  %.357.i148 = add nsw i64 %.293.0136.i146, -1
  %.361.i149 = add i64 %.290.0135.i147, 1
  %.388.i150 = getelementptr i32, ptr %arg.their_found, i64 %.290.0135.i147
  %.389.i151 = load i32, ptr %.388.i150, align 4
  %.391.i152 = sext i32 %.389.i151 to i64
  %.393.i153 = getelementptr i32, ptr %arg.seen, i64 %.391.i152
  store i32 0, ptr %.393.i153, align 4
  %.348.i154 = icmp samesign ugt i64 %.293.0136.i146, 1
  br i1 %.348.i154, label %B458.if.i145, label %B496.i155
B492:
  %m.2.1 = phi i64 [ %storemerge184.i, %B420 ], [ %kept.6.1.i, %B496.i155 ]
  %n.2.1 = phi i64 [ %storemerge184.i300, %B420 ], [ %kept.3.1.i141, %B496.i155 ]
  %.64.i = icmp sgt i64 %m.2.1, 0
  %.87.i = icmp sgt i64 %n.2.1, 0
  %or.cond.i = select i1 %.64.i, i1 %.87.i, i1 false
  br i1 %or.cond.i, label %B44.preheader.i, label %part.4.exit
B44.preheader.i:
  %2 = add nsw i64 %n.2.1, -1
  br label %B44.i
B44.i:
  %matched.3.1.i = phi i32 [ %matched.4.2.i, %B1010.i ], [ 0, %B44.preheader.i ]
  %i.3.1.i = phi i64 [ %i.4.2.i, %B1010.i ], [ 0, %B44.preheader.i ]
  %j.3.1.i = phi i64 [ %j.4.2.i, %B1010.i ], [ 0, %B44.preheader.i ]
  %.99.i = getelementptr i32, ptr %arg.our_starts, i64 %i.3.1.i
  %.100.i = load i32, ptr %.99.i, align 4
  %.104.i = getelementptr i32, ptr %arg.our_ends, i64 %i.3.1.i
  %.105.i = load i32, ptr %.104.i, align 4
  %.115.i = getelementptr i32, ptr %arg.their_starts, i64 %j.3.1.i
  %.116.i = load i32, ptr %.115.i, align 4
  %.118.i = icmp slt i32 %.100.i, %.116.i
  br i1 %.118.i, label %B198.i, label %B130.i
B130.i:
  %.126.i = icmp eq i32 %.100.i, %.116.i
  br i1 %.126.i, label %B164.i, label %B212.i
B164.i:
  %.131.i = getelementptr i32, ptr %arg.their_ends, i64 %j.3.1.i
  %.132.i = load i32, ptr %.131.i, align 4
  %.134.i191 = icmp sgt i32 %.105.i, %.132.i
  br i1 %.134.i191, label %B198.i, label %B212.i
B198.i:
  %.153.i = add nuw nsw i64 %i.3.1.i, 1
  br label %B1010.i
B212.i:
  %.166.i = icmp sgt i32 %.100.i, %.116.i
  br i1 %.166.i, label %B280.i, label %B246.i
B246.i:
  %.171.i = getelementptr i32, ptr %arg.their_ends, i64 %j.3.1.i
  %.172.i = load i32, ptr %.171.i, align 4
  %.174.i188 = icmp slt i32 %.105.i, %.172.i
  br i1 %.174.i188, label %B280.i, label %B378.preheader.i
B378.preheader.i:
  %3 = add nuw nsw i64 %i.3.1.i, 1
  %smax.i = tail call i64 @llvm.smax.i64(i64 %m.2.1, i64 %3)
  %4 = add nsw i64 %smax.i, -1
  br label %B378.i
B280.i:
  %.191.i190 = add nsw i64 %j.3.1.i, 1
  br label %B1010.i
B378.i:
  %stop.2.3.i = phi i64 [ %.241.i, %B434.i ], [ %i.3.1.i, %B378.preheader.i ]
  %.241.i = add nuw nsw i64 %stop.2.3.i, 1
  %.252.i = icmp slt i64 %.241.i, %m.2.1
  br i1 %.252.i, label %B400.i, label %B468.i
B400.i:
  %.260.i = getelementptr i32, ptr %arg.our_starts, i64 %.241.i
  %.261.i = load i32, ptr %.260.i, align 4
  %.263.i = icmp eq i32 %.261.i, %.100.i
  br i1 %.263.i, label %B434.i, label %B468.i
B434.i:
  %.274.i = getelementptr i32, ptr %arg.our_ends, i64 %.241.i
  %.275.i = load i32, ptr %.274.i, align 4
  %.279.i = icmp eq i32 %.275.i, %.105.i
  br i1 %.279.i, label %B378.i, label %B468.i
B468.i:
  %stop.2.3.lcssa.i = phi i64 [ %stop.2.3.i, %B434.i ], [ %stop.2.3.i, %B400.i ], [ %4, %B378.i ]
  %.241.lcssa.i = phi i64 [ %.241.i, %B434.i ], [ %.241.i, %B400.i ], [ %smax.i, %B378.i ]
  %.332.i = sub nsw i64 %i.3.1.i, %.241.lcssa.i
  %.377274280.i = icmp slt i64 %.332.i, 0
  br i1 %.377274280.i, label %B514.if.i.preheader, label %B602.i
B514.if.i.preheader:
  %.354.i = sub nsw i64 0, %.332.i
  br label %B514.if.i
B602.i:
  %.451.i = icmp slt i64 %j.3.1.i, %n.2.1
  br i1 %.451.i, label %B614.i, label %B936.i
B614.i:
  %.463.i = load i32, ptr %.115.i, align 4
  %.465.i = icmp eq i32 %.463.i, %.100.i
  br i1 %.465.i, label %B648.i, label %B936.i
B648.i:
  %.487.i = load i32, ptr %.171.i, align 4
  %.491.i = icmp eq i32 %.487.i, %.105.i
  br i1 %.491.i, label %B682.i, label %B936.i
B682.i:
  %matched.2.3.i = phi i32 [ %matched.6.4.i, %B902.i ], [ %matched.3.1.i, %B648.i ]
  %j.6.3.i = phi i64 [ %.565.i, %B902.i ], [ %j.3.1.i, %B648.i ]
  %.507.i = getelementptr i32, ptr %arg.their_found, i64 %j.6.3.i
  %.508.i = load i32, ptr %.507.i, align 4
  %.510.i = sext i32 %.508.i to i64
  %.511.i = getelementptr i32, ptr %arg.seen, i64 %.510.i
  %.512.i = load i32, ptr %.511.i, align 4
  %.519.i = icmp sgt i32 %.512.i, 0
  br i1 %.519.i, label %B738.i, label %B846.i
B738.i:
  %.513.i = zext nneg i32 %.512.i to i64
  %.514.i = add nsw i64 %.513.i, -1
  %.523.i = getelementptr i32, ptr %arg.following, i64 %.514.i
  %.524.i = load i32, ptr %.523.i, align 4
  store i32 %.524.i, ptr %.511.i, align 4
  %.537.i = getelementptr i32, ptr %arg.their_nodes, i64 %j.6.3.i
  %.538.i = load i32, ptr %.537.i, align 4
  %.542.i = getelementptr i32, ptr %arg.our_nodes, i64 %.514.i
  %.543.i = load i32, ptr %.542.i, align 4
  %.547.i = sext i32 %.543.i to i64
  %.548.i = getelementptr i32, ptr %arg.matches, i64 %.547.i
  store i32 %.538.i, ptr %.548.i, align 4
  %.551.i = add i32 %matched.2.3.i, 1
  br label %B846.i
B846.i:
  %matched.6.4.i = phi i32 [ %.551.i, %B738.i ], [ %matched.2.3.i, %B682.i ]
  %.565.i = add i64 %j.6.3.i, 1
  %exitcond.not.i189 = icmp eq i64 %j.6.3.i, %2
  br i1 %exitcond.not.i189, label %B936.i, label %B868.i
B868.i:
  %.587.i = getelementptr i32, ptr %arg.their_starts, i64 %.565.i
  %.588.i = load i32, ptr %.587.i, align 4
  %.590.i = icmp eq i32 %.588.i, %.100.i
  br i1 %.590.i, label %B902.i, label %B936.i
B902.i:
  %.609.i = getelementptr i32, ptr %arg.their_ends, i64 %.565.i
  %.610.i = load i32, ptr %.609.i, align 4
  %.614.i = icmp eq i32 %.610.i, %.105.i
  br i1 %.614.i, label %B682.i, label %B936.i
B936.i:
  %matched.5.2.i = phi i32 [ %matched.3.1.i, %B648.i ], [ %matched.3.1.i, %B614.i ], [ %matched.3.1.i, %B602.i ], [ %matched.6.4.i, %B846.i ], [ %matched.6.4.i, %B868.i ], [ %matched.6.4.i, %B902.i ]
  %j.5.2.i = phi i64 [ %j.3.1.i, %B648.i ], [ %j.3.1.i, %B614.i ], [ %j.3.1.i, %B602.i ], [ %.565.i, %B902.i ], [ %.565.i, %B868.i ], [ %n.2.1, %B846.i ]
  %.677.i = sub nsw i64 %.241.lcssa.i, %i.3.1.i
  %.720277.not.i = icmp slt i64 %.677.i, 1
  br i1 %.720277.not.i, label %B1010.i, label %B968.if.i
B1010.i:
  %matched.4.2.i = phi i32 [ %matched.3.1.i, %B198.i ], [ %matched.3.1.i, %B280.i ], [ %matched.5.2.i, %B936.i ], [ %matched.5.2.i, %B968.if.i ]
  %j.4.2.i = phi i64 [ %j.3.1.i, %B198.i ], [ %.191.i190, %B280.i ], [ %j.5.2.i, %B936.i ], [ %j.5.2.i, %B968.if.i ]
  %i.4.2.i = phi i64 [ %.153.i, %B198.i ], [ %i.3.1.i, %B280.i ], [ %.241.lcssa.i, %B936.i ], [ %.241.lcssa.i, %B968.if.i ]
  %.793.i = icmp slt i64 %i.4.2.i, %m.2.1
  %.813.i = icmp slt i64 %j.4.2.i, %n.2.1
  %or.cond271.i = select i1 %.793.i, i1 %.813.i, i1 false
  br i1 %or.cond271.i, label %B44.i, label %part.4.exit
B514.if.i:
  %.322.0276.i = phi i64 [ %.386.i, %B514.if.i ], [ %.354.i, %B514.if.i.preheader ]
  %.319.0275.i = phi i64 [ %.390.i, %B514.if.i ], [ %stop.2.3.lcssa.i, %B514.if.i.preheader ]
  %.386.i = add nsw i64 %.322.0276.i, -1
  %.390.i = add i64 %.319.0275.i, -1
  %.417.i = getelementptr i32, ptr %arg.our_found, i64 %.319.0275.i
  %.418.i = load i32, ptr %.417.i, align 4
  %.420.i = sext i32 %.418.i to i64
  %.421.i = getelementptr i32, ptr %arg.seen, i64 %.420.i
  %.422.i = load i32, ptr %.421.i, align 4
  %.424.i = getelementptr i32, ptr %arg.following, i64 %.319.0275.i
  store i32 %.422.i, ptr %.424.i, align 4
  %.430.i = load i32, ptr %.417.i, align 4
  %.432.i = sext i32 %.430.i to i64
  %5 = trunc i64 %.319.0275.i to i32
  %.433.i = add i32 %5, 1
  %.434.i = getelementptr i32, ptr %arg.seen, i64 %.432.i
  store i32 %.433.i, ptr %.434.i, align 4
  %.377.i = icmp samesign ugt i64 %.322.0276.i, 1
  br i1 %.377.i, label %B514.if.i, label %B602.i
B968.if.i:
  %.667.0279.i = phi i64 [ %.729.i, %B968.if.i ], [ %.677.i, %B936.i ]
  %.664.0278.i = phi i64 [ %.733.i, %B968.if.i ], [ %i.3.1.i, %B936.i ]
  %.729.i = add nsw i64 %.667.0279.i, -1
  %.733.i = add i64 %.664.0278.i, 1
  %.760.i = getelementptr i32, ptr %arg.our_found, i64 %.664.0278.i
  %.761.i = load i32, ptr %.760.i, align 4
  %.763.i = sext i32 %.761.i to i64
  %.765.i = getelementptr i32, ptr %arg.seen, i64 %.763.i
  store i32 0, ptr %.765.i, align 4
  %.720.i = icmp samesign ugt i64 %.667.0279.i, 1
  br i1 %.720.i, label %B968.if.i, label %B1010.i
part.4.exit:
  %n.2.1309 = phi i64 [ %n.2.1, %B492 ], [ 0, %part.3.exit ], [ %n.2.1, %B1010.i ]
  %m.2.1308 = phi i64 [ %m.2.1, %B492 ], [ %kept.6.1.i, %part.3.exit ], [ %m.2.1, %B1010.i ]
  %matched.7.0.i = phi i32 [ 0, %B492 ], [ 0, %part.3.exit ], [ %matched.4.2.i, %B1010.i ]
  %.559.idx = shl i64 %.135.0313, 4
  %.559 = getelementptr i8, ptr %arg.table, i64 %.559.idx
  store i32 %matched.7.0.i, ptr %.559, align 4
  %.564 = trunc i64 %n.2.1309 to i32
  %.565 = getelementptr i8, ptr %.559, i64 4
  store i32 %.564, ptr %.565, align 4
  %.570 = trunc i64 %m.2.1308 to i32
  %.571 = getelementptr i8, ptr %.559, i64 8
  store i32 %.570, ptr %.571, align 4
  %.142189.not.i = icmp slt i64 %.13.i, 0
  br i1 %.142189.not.i, label %B446.i, label %B52.if.lr.ph.i
B52.if.lr.ph.i:
  %.60.i = add nuw nsw i64 %.13.i, 1
  %.271.i = trunc i64 %.60.i to i32
  br label %B52.if.i
B68.i:
  %6 = getelementptr i32, ptr %arg.stack, i64 %height.3.0193.i
  %.204.i = getelementptr i8, ptr %6, i64 -4
  %.205.i = load i32, ptr %.204.i, align 4
  %.206.i = sext i32 %.205.i to i64
  %.207.i = getelementptr i32, ptr %arg.our_ends, i64 %.206.i
  %.208.i = load i32, ptr %.207.i, align 4
  %.210.i = sext i32 %.208.i to i64
  %.211.not.i = icmp slt i64 %.84.0190.i, %.210.i
  br i1 %.211.not.i, label %B234.i, label %B120.i
B120.i:
  %height.6.2.i = phi i64 [ %.217.i, %B142.i ], [ %height.3.0193.i, %B68.i ]
  %.227.i = icmp sgt i64 %height.6.2.i, 1
  br i1 %.227.i, label %B142.i, label %B194.i
B142.i:
  %.217.i = add nsw i64 %height.6.2.i, -1
  %7 = getelementptr i32, ptr %arg.stack, i64 %height.6.2.i
  %.242.i = getelementptr i8, ptr %7, i64 -8
  %.243.i = load i32, ptr %.242.i, align 4
  %.244.i = sext i32 %.243.i to i64
  %.245.i = getelementptr i32, ptr %arg.our_ends, i64 %.244.i
  %.246.i = load i32, ptr %.245.i, align 4
  %.248.i = sext i32 %.246.i to i64
  %.249.not.i = icmp slt i64 %.84.0190.i, %.248.i
  br i1 %.249.not.i, label %B234.i, label %B120.i
B194.i:
  %height.5.1.i = phi i64 [ %height.3.0193.i, %B52.if.i ], [ 0, %B120.i ]
  %.267.i = getelementptr i32, ptr %arg.around_starts, i64 %.84.0190.i
  store i32 -1, ptr %.267.i, align 4
  %.272.i = getelementptr i32, ptr %arg.around_ends, i64 %.84.0190.i
  store i32 %.271.i, ptr %.272.i, align 4
  br label %B322.i
B234.i:
  %height.5.1.ph.i = phi i64 [ %height.3.0193.i, %B68.i ], [ %.217.i, %B142.i ]
  %.267179.i = getelementptr i32, ptr %arg.around_starts, i64 %.84.0190.i
  store i32 -1, ptr %.267179.i, align 4
  %.272181.i = getelementptr i32, ptr %arg.around_ends, i64 %.84.0190.i
  store i32 %.271.i, ptr %.272181.i, align 4
  %8 = getelementptr i32, ptr %arg.stack, i64 %height.5.1.ph.i
  %.280.i = getelementptr i8, ptr %8, i64 -4
  %.281.i = load i32, ptr %.280.i, align 4
  %.284.i = sext i32 %.281.i to i64
  %.285.i = getelementptr i32, ptr %arg.our_starts, i64 %.284.i
  %.286.i = load i32, ptr %.285.i, align 4
  %.290.i = getelementptr i32, ptr %arg.our_ends, i64 %.284.i
  %.291.i = load i32, ptr %.290.i, align 4
  store i32 %.286.i, ptr %.267179.i, align 4
  store i32 %.291.i, ptr %.272181.i, align 4
  br label %B322.i
B322.i:
  %height.5.1183.i = phi i64 [ %height.5.1.ph.i, %B234.i ], [ %height.5.1.i, %B194.i ]
  %.311.i = icmp slt i64 %node.2.0194.i, %m.2.1308
  br i1 %.311.i, label %B334.i, label %B444.i
B334.i:
  %.332.i195 = getelementptr i32, ptr %arg.our_starts, i64 %node.2.0194.i
  %.333.i = load i32, ptr %.332.i195, align 4
  %.337.i = sext i32 %.333.i to i64
  %.338.i = icmp eq i64 %.84.0190.i, %.337.i
  br i1 %.338.i, label %B368.preheader.i, label %B444.i
B368.preheader.i:
  %9 = xor i64 %node.2.0194.i, -1
  %10 = add i64 %m.2.1308, %9
  %11 = add i64 %10, %height.5.1183.i
  br label %B368.i
B368.i:
  %height.7.2.i = phi i64 [ %.350.i, %B410.i ], [ %height.5.1183.i, %B368.preheader.i ]
  %node.4.2.i = phi i64 [ %.354.i197, %B410.i ], [ %node.2.0194.i, %B368.preheader.i ]
  %.346.i = trunc i64 %node.4.2.i to i32
  %.347.i = getelementptr i32, ptr %arg.stack, i64 %height.7.2.i
  store i32 %.346.i, ptr %.347.i, align 4
  %.350.i = add i64 %height.7.2.i, 1
  %exitcond.not.i196 = icmp eq i64 %height.7.2.i, %11
  br i1 %exitcond.not.i196, label %B444.i, label %B410.i
B410.i:
  %.354.i197 = add nsw i64 %node.4.2.i, 1
  %.390.i198 = getelementptr i32, ptr %arg.our_starts, i64 %.354.i197
  %.391.i199 = load i32, ptr %.390.i198, align 4
  %.395.i = sext i32 %.391.i199 to i64
  %.396.i = icmp eq i64 %.84.0190.i, %.395.i
  br i1 %.396.i, label %B368.i, label %B444.i
B444.i:
  %height.4.1.i = phi i64 [ %height.5.1183.i, %B334.i ], [ %height.5.1183.i, %B322.i ], [ %.350.i, %B368.i ], [ %.350.i, %B410.i ]
  %node.3.1.i = phi i64 [ %node.2.0194.i, %B334.i ], [ %node.2.0194.i, %B322.i ], [ %.354.i197, %B410.i ], [ %m.2.1308, %B368.i ]
  %.142.i = icmp sgt i64 %.87.0192.i, 1
  br i1 %.142.i, label %B52.if.i, label %B446.i
B446.i:
  %.534195.not.i = icmp slt i64 %n.2.1309, 1
  br i1 %.534195.not.i, label %part.2.exit, label %B476.if.i
B558.i:
  %.605.i = sext i32 %.579.i to i64
  %.606.i = getelementptr i32, ptr %arg.around_starts, i64 %.605.i
  %.607.i = load i32, ptr %.606.i, align 4
  %.611.i = icmp sgt i32 %.607.i, %.575.i
  %12 = zext i1 %.611.i to i32
  br label %B580.i
B580.i:
  %"$phi580.2.2.1.i" = phi i32 [ 1, %B476.if.i ], [ %12, %B558.i ]
  %.625.i = add i32 %"$phi580.2.2.1.i", %crossing.2.0198.i
  %exitcond199.not.i = icmp eq i64 %n.2.1309, %.547.i192
  br i1 %exitcond199.not.i, label %part.2.exit, label %B476.if.i
B52.if.i:
  %node.2.0194.i = phi i64 [ 0, %B52.if.lr.ph.i ], [ %node.3.1.i, %B444.i ]
  %height.3.0193.i = phi i64 [ 0, %B52.if.lr.ph.i ], [ %height.4.1.i, %B444.i ]
  %.87.0192.i = phi i64 [ %.60.i, %B52.if.lr.ph.i ], [ %.151.i, %B444.i ]
  %.84.0190.i = phi i64 [ 0, %B52.if.lr.ph.i ], [ %.155.i, %B444.i ]
  %.151.i = add nsw i64 %.87.0192.i, -1
  %.155.i = add nuw nsw i64 %.84.0190.i, 1
  %.188.i = icmp sgt i64 %height.3.0193.i, 0
  br i1 %.188.i, label %B68.i, label %B194.i
B476.if.i:
  %crossing.2.0198.i = phi i32 [ %.625.i, %B580.i ], [ 0, %B446.i ]
  %.478.0196.i = phi i64 [ %.547.i192, %B580.i ], [ 0, %B446.i ]
  %.547.i192 = add nuw nsw i64 %.478.0196.i, 1
  %.574.i = getelementptr i32, ptr %arg.their_starts, i64 %.478.0196.i
  %.575.i = load i32, ptr %.574.i, align 4
  %.578.i = getelementptr i32, ptr %arg.their_ends, i64 %.478.0196.i
  %.579.i = load i32, ptr %.578.i, align 4
  %.588.i193 = sext i32 %.575.i to i64
  %.589.i = getelementptr i32, ptr %arg.around_ends, i64 %.588.i193
  %.590.i194 = load i32, ptr %.589.i, align 4
  %.592.i = icmp slt i32 %.590.i194, %.579.i
  br i1 %.592.i, label %B580.i, label %B558.i
part.2.exit:
  %crossing.2.0.lcssa.i = phi i32 [ 0, %B446.i ], [ %.625.i, %B580.i ]
  %.623 = getelementptr i8, ptr %.559, i64 12
  store i32 %crossing.2.0.lcssa.i, ptr %.623, align 4
  %exitcond.not = icmp eq i64 %.206, %arg.sentences
  br i1 %exitcond.not, label %common.ret, label %B186.if
B186.if:
  %.135.0313 = phi i64 [ 0, %B186.if.lr.ph ], [ %.206, %part.2.exit ]
  %.206 = add nuw nsw i64 %.135.0313, 1
  %.41.i = getelementptr i32, ptr %arg.our_offsets, i64 %.135.0313
  %.42.i = load i32, ptr %.41.i, align 4
  %.47.i = getelementptr i32, ptr %arg.our_offsets, i64 %.206
  %.48.i = load i32, ptr %.47.i, align 4
  %.54.i = sext i32 %.48.i to i64
  %.55.i = sext i32 %.42.i to i64
  %.56.i = sub nsw i64 %.54.i, %.55.i
  store i32 0, ptr %arg.before, align 4
  %invariant.gep.i = getelementptr i8, ptr %arg.our_dropped, i64 %.55.i
  %.149188.not.i = icmp slt i64 %.56.i, 1
  br i1 %.149188.not.i, label %B214.i, label %B130.if.i
B214.i:
  %.254.i = getelementptr i32, ptr %arg.before, i64 %.56.i
  %.255.i = load i32, ptr %.254.i, align 4
  %.258.i = sext i32 %.255.i to i64
  %"$phi254.0.2.0.i" = add nsw i64 %.258.i, %.259.i
  %.275.i202 = getelementptr i32, ptr %arg.our_node_offsets, i64 %.135.0313
  %.276.i = load i32, ptr %.275.i202, align 4
  %.283.i = getelementptr i32, ptr %arg.our_node_offsets, i64 %.206
  %.284.i203 = load i32, ptr %.283.i, align 4
  %.321.i = sub i32 %.284.i203, %.276.i
  %.364191.not.i = icmp slt i32 %.321.i, 1
  br i1 %.364191.not.i, label %part.1.exit, label %B342.if.i
B468.i208:
  %.448.i = sext i32 %.430.i207 to i64
  %.449.i = sext i32 %.417.i205 to i64
  %.450.i = sub nsw i64 %.448.i, %.449.i
  %.452.not.i = icmp sgt i64 %arg.shortest, %.450.i
  %.459.not.i = icmp sgt i64 %.450.i, %"$phi254.0.2.0.i"
  %or.cond185.i = select i1 %.452.not.i, i1 true, i1 %.459.not.i
  br i1 %or.cond185.i, label %B735.i, label %B506.i
B506.i:
  %.493.not.i = icmp eq i64 %number.2.0194.i, 0
  br i1 %.493.not.i, label %B616.i, label %B510.i
B510.i:
  %.498.i = add nsw i64 %number.2.0194.i, -1
  %.499.i = getelementptr i32, ptr %arg.our_starts, i64 %.498.i
  %.500.i = load i32, ptr %.499.i, align 4
  %.515.i = icmp slt i32 %.417.i205, %.500.i
  br i1 %.515.i, label %part.1.exit, label %B586.i
B586.i:
  %.505.i = getelementptr i32, ptr %arg.our_ends, i64 %.498.i
  %.506.i = load i32, ptr %.505.i, align 4
  %.519.i209 = icmp eq i32 %.417.i205, %.500.i
  %.525.i = icmp sgt i32 %.430.i207, %.506.i
  %or.cond.i210 = select i1 %.519.i209, i1 %.525.i, i1 false
  br i1 %or.cond.i210, label %part.1.exit, label %B616.i
B616.i:
  %.567.i = getelementptr i32, ptr %arg.our_starts, i64 %number.2.0194.i
  store i32 %.417.i205, ptr %.567.i, align 4
  %.575.i211 = getelementptr i32, ptr %arg.our_ends, i64 %number.2.0194.i
  store i32 %.430.i207, ptr %.575.i211, align 4
  %.584.i = load i32, ptr %.441.i, align 4
  %.588.i212 = getelementptr i32, ptr %arg.our_found, i64 %number.2.0194.i
  store i32 %.584.i, ptr %.588.i212, align 4
  %.594.i = getelementptr i32, ptr %arg.our_nodes, i64 %number.2.0194.i
  store i32 %.308.0192.i, ptr %.594.i, align 4
  %.599.i = add nsw i64 %number.2.0194.i, 1
  br label %B735.i
B735.i:
  %number.3.1.i = phi i64 [ %.599.i, %B616.i ], [ %number.2.0194.i, %B468.i208 ], [ %number.2.0194.i, %B342.if.i ]
  %.364.i = icmp samesign ugt i32 %.311.0193.i, 1
  br i1 %.364.i, label %B342.if.i, label %part.1.exit
B130.if.i:
  %store_forwarded = phi i32 [ %.218.i, %B130.if.i ], [ 0, %B186.if ]
  %.91.0189.i = phi i64 [ %.162.i200, %B130.if.i ], [ 0, %B186.if ]
  %.162.i200 = add nuw nsw i64 %.91.0189.i, 1
  %.192.i = getelementptr i32, ptr %arg.before, i64 %.91.0189.i
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %.91.0189.i
  %.201.i = load i8, ptr %gep.i, align 1
  %.203.i = icmp eq i8 %.201.i, 0
  %..i = zext i1 %.203.i to i32
  %.218.i = add i32 %store_forwarded, %..i
  %.229.i = getelementptr i8, ptr %.192.i, i64 4
  store i32 %.218.i, ptr %.229.i, align 4
  %exitcond.not.i201 = icmp eq i64 %.56.i, %.162.i200
  br i1 %exitcond.not.i201, label %B214.i, label %B130.if.i
B342.if.i:
  %number.2.0194.i = phi i64 [ %number.3.1.i, %B735.i ], [ 0, %B214.i ]
  %.311.0193.i = phi i32 [ %.373.i, %B735.i ], [ %.321.i, %B214.i ]
  %.308.0192.i = phi i32 [ %.377.i204, %B735.i ], [ %.276.i, %B214.i ]
  %.373.i = add nsw i32 %.311.0193.i, -1
  %.377.i204 = add i32 %.308.0192.i, 1
  %.408.i = sext i32 %.308.0192.i to i64
  %.409.i = getelementptr i32, ptr %arg.our_first, i64 %.408.i
  %.410.i = load i32, ptr %.409.i, align 4
  %.412.i = sext i32 %.410.i to i64
  %.414.i = sub nsw i64 %.412.i, %.55.i
  %.416.i = getelementptr i32, ptr %arg.before, i64 %.414.i
  %.417.i205 = load i32, ptr %.416.i, align 4
  %.422.i206 = getelementptr i32, ptr %arg.our_end, i64 %.408.i
  %.423.i = load i32, ptr %.422.i206, align 4
  %.425.i = sext i32 %.423.i to i64
  %.427.i = sub nsw i64 %.425.i, %.55.i
  %.429.i = getelementptr i32, ptr %arg.before, i64 %.427.i
  %.430.i207 = load i32, ptr %.429.i, align 4
  %.441.i = getelementptr i32, ptr %arg.our_labels, i64 %.408.i
  %.442.i = load i32, ptr %.441.i, align 4
  %.444.i = icmp slt i32 %.442.i, 0
  br i1 %.444.i, label %B735.i, label %B468.i208
part.1.exit:
  %storemerge184.i = phi i64 [ 0, %B214.i ], [ %number.3.1.i, %B735.i ], [ -1, %B510.i ], [ -1, %B586.i ]
  %.276 = load i32, ptr %.47.i, align 4
  %.280 = load i32, ptr %.41.i, align 4
  %.41.i213 = getelementptr i32, ptr %arg.their_offsets, i64 %.135.0313
  %.42.i214 = load i32, ptr %.41.i213, align 4
  %.47.i216 = getelementptr i32, ptr %arg.their_offsets, i64 %.206
  %.48.i217 = load i32, ptr %.47.i216, align 4
  %.54.i218 = sext i32 %.48.i217 to i64
  %.55.i219 = sext i32 %.42.i214 to i64
  %.56.i220 = sub nsw i64 %.54.i218, %.55.i219
  store i32 0, ptr %arg.before, align 4
  %invariant.gep.i221 = getelementptr i8, ptr %arg.their_dropped, i64 %.55.i219
  %.149188.not.i222 = icmp slt i64 %.56.i220, 1
  br i1 %.149188.not.i222, label %B214.i235, label %B130.if.i223
B214.i235:
  %.254.i237 = getelementptr i32, ptr %arg.before, i64 %.56.i220
  %.255.i238 = load i32, ptr %.254.i237, align 4
  %.258.i239 = sext i32 %.255.i238 to i64
  %"$phi254.0.2.0.i241" = add nsw i64 %.258.i239, %.259.i
  %.275.i242 = getelementptr i32, ptr %arg.their_node_offsets, i64 %.135.0313
  %.276.i243 = load i32, ptr %.275.i242, align 4
  %.283.i244 = getelementptr i32, ptr %arg.their_node_offsets, i64 %.206
  %.284.i245 = load i32, ptr %.283.i244, align 4
  %.321.i246 = sub i32 %.284.i245, %.276.i243
  %.364191.not.i247 = icmp slt i32 %.321.i246, 1
  br i1 %.364191.not.i247, label %part.1.exit301, label %B342.if.i248
B468.i270:
  %.448.i271 = sext i32 %.430.i266 to i64
  %.449.i272 = sext i32 %.417.i260 to i64
  %.450.i273 = sub nsw i64 %.448.i271, %.449.i272
  %.452.not.i274 = icmp sgt i64 %arg.shortest, %.450.i273
  %.459.not.i275 = icmp sgt i64 %.450.i273, %"$phi254.0.2.0.i241"
  %or.cond185.i276 = select i1 %.452.not.i274, i1 true, i1 %.459.not.i275
  br i1 %or.cond185.i276, label %B735.i297, label %B506.i277
B506.i277:
  %.493.not.i278 = icmp eq i64 %number.2.0194.i249, 0
  br i1 %.493.not.i278, label %B616.i290, label %B510.i279
B510.i279:
  %.498.i280 = add nsw i64 %number.2.0194.i249, -1
  %.499.i281 = getelementptr i32, ptr %arg.their_starts, i64 %.498.i280
  %.500.i282 = load i32, ptr %.499.i281, align 4
  %.515.i283 = icmp slt i32 %.417.i260, %.500.i282
  br i1 %.515.i283, label %part.1.exit301, label %B586.i284
B586.i284:
  %.505.i285 = getelementptr i32, ptr %arg.their_ends, i64 %.498.i280
  %.506.i286 = load i32, ptr %.505.i285, align 4
  %.519.i287 = icmp eq i32 %.417.i260, %.500.i282
  %.525.i288 = icmp sgt i32 %.430.i266, %.506.i286
  %or.cond.i289 = select i1 %.519.i287, i1 %.525.i288, i1 false
  br i1 %or.cond.i289, label %part.1.exit301, label %B616.i290
B616.i290:
  %.567.i291 = getelementptr i32, ptr %arg.their_starts, i64 %number.2.0194.i249
  store i32 %.417.i260, ptr %.567.i291, align 4
  %.575.i292 = getelementptr i32, ptr %arg.their_ends, i64 %number.2.0194.i249
  store i32 %.430.i266, ptr %.575.i292, align 4
  %.584.i293 = load i32, ptr %.441.i267, align 4
  %.588.i294 = getelementptr i32, ptr %arg.their_found, i64 %number.2.0194.i249
  store i32 %.584.i293, ptr %.588.i294, align 4
  %.594.i295 = getelementptr i32, ptr %arg.their_nodes, i64 %number.2.0194.i249
  store i32 %.308.0192.i251, ptr %.594.i295, align 4
  %.599.i296 = add nsw i64 %number.2.0194.i249, 1
  br label %B735.i297
B735.i297:
  %number.3.1.i298 = phi i64 [ %.599.i296, %B616.i290 ], [ %number.2.0194.i249, %B468.i270 ], [ %number.2.0194.i249, %B342.if.i248 ]
  %.364.i299 = icmp samesign ugt i32 %.311.0193.i250, 1
  br i1 %.364.i299, label %B342.if.i248, label %part.1.exit301
B130.if.i223:
  %store_forwarded2 = phi i32 [ %.218.i232, %B130.if.i223 ], [ 0, %part.1.exit ]
  %.91.0189.i224 = phi i64 [ %.162.i225, %B130.if.i223 ], [ 0, %part.1.exit ]
  %.162.i225 = add nuw nsw i64 %.91.0189.i224, 1
  %.192.i226 = getelementptr i32, ptr %arg.before, i64 %.91.0189.i224
  %gep.i228 = getelementptr i8, ptr %invariant.gep.i221, i64 %.91.0189.i224
  %.201.i229 = load i8, ptr %gep.i228, align 1
  %.203.i230 = icmp eq i8 %.201.i229, 0
  %..i231 = zext i1 %.203.i230 to i32
  %.218.i232 = add i32 %store_forwarded2, %..i231
  %.229.i233 = getelementptr i8, ptr %.192.i226, i64 4
  store i32 %.218.i232, ptr %.229.i233, align 4
  %exitcond.not.i234 = icmp eq i64 %.56.i220, %.162.i225
  br i1 %exitcond.not.i234, label %B214.i235, label %B130.if.i223
B342.if.i248:
  %number.2.0194.i249 = phi i64 [ %number.3.1.i298, %B735.i297 ], [ 0, %B214.i235 ]
  %.311.0193.i250 = phi i32 [ %.373.i252, %B735.i297 ], [ %.321.i246, %B214.i235 ]
  %.308.0192.i251 = phi i32 [ %.377.i253, %B735.i297 ], [ %.276.i243, %B214.i235 ]
  %.373.i252 = add nsw i32 %.311.0193.i250, -1
  %.377.i253 = add i32 %.308.0192.i251, 1
  %.408.i254 = sext i32 %.308.0192.i251 to i64
  %.409.i255 = getelementptr i32, ptr %arg.their_first, i64 %.408.i254
  %.410.i256 = load i32, ptr %.409.i255, align 4
  %.412.i257 = sext i32 %.410.i256 to i64
  %.414.i258 = sub nsw i64 %.412.i257, %.55.i219
  %.416.i259 = getelementptr i32, ptr %arg.before, i64 %.414.i258
  %.417.i260 = load i32, ptr %.416.i259, align 4
  %.422.i261 = getelementptr i32, ptr %arg.their_end, i64 %.408.i254
  %.423.i262 = load i32, ptr %.422.i261, align 4
  %.425.i263 = sext i32 %.423.i262 to i64
  %.427.i264 = sub nsw i64 %.425.i263, %.55.i219
  %.429.i265 = getelementptr i32, ptr %arg.before, i64 %.427.i264
  %.430.i266 = load i32, ptr %.429.i265, align 4
  %.441.i267 = getelementptr i32, ptr %arg.their_labels, i64 %.408.i254
  %.442.i268 = load i32, ptr %.441.i267, align 4
  %.444.i269 = icmp slt i32 %.442.i268, 0
  br i1 %.444.i269, label %B735.i297, label %B468.i270
part.1.exit301:
  %storemerge184.i300 = phi i64 [ 0, %B214.i235 ], [ %number.3.1.i298, %B735.i297 ], [ -1, %B510.i279 ], [ -1, %B586.i284 ]
  %.281 = sext i32 %.276 to i64
  %.282 = sext i32 %.280 to i64
  %.283 = sub nsw i64 %.281, %.282
  %.326 = load i32, ptr %.47.i216, align 4
  %.330 = load i32, ptr %.41.i213, align 4
  %.331 = sext i32 %.326 to i64
  %.332 = sext i32 %.330 to i64
  %.333 = sub nsw i64 %.331, %.332
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.333, i64 %.283)
  %.366 = icmp slt i64 %storemerge184.i, 0
  %.369 = icmp slt i64 %storemerge184.i300, 0
  %or.cond = select i1 %.366, i1 true, i1 %.369
  br i1 %or.cond, label %common.ret, label %B420
}
define i64 @treeval.kernels.bracket_counts.count_brackets(i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, i64 %.14, i64 %.15, i64 %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21, ptr %.22, ptr %.23, ptr %.24, ptr %.25, ptr %.26, ptr %.27, ptr %.28, ptr %.29, ptr %.30, ptr %.31, ptr %.32) local_unnamed_addr {
entry:
  %.34 = alloca i64, align 8
  store i64 0, ptr %.34, align 8
  call fastcc void @part.0(ptr %.34, i64 %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, ptr %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, i64 %.14, i64 %.15, i64 %.16, ptr %.17, ptr %.18, ptr %.19, ptr %.20, ptr %.21, ptr %.22, ptr %.23, ptr %.24, ptr %.25, ptr %.26, ptr %.27, ptr %.28, ptr %.29, ptr %.30, ptr %.31, ptr %.32)
  %.48 = load i64, ptr %.34, align 8
  ret i64 %.48
}
declare i64 @llvm.smax.i64(i64, i64)

