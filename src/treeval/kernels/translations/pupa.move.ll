; sources 5db902930ecbd1aca0eaf8fea0690fc5a72eae9d3499703f21ae228e5df1327f
define internal fastcc void @part.0(ptr %retptr, ptr %arg.slots, ptr %arg.tallies, i64 %arg.size, i64 %arg.least, ptr %arg.new_slots, ptr %arg.new_tallies, i64 %arg.new_size) unnamed_addr {
entry:
  %.10755.not = icmp slt i64 %arg.size, 1
  br i1 %.10755.not, label %B230, label %B38.if.lr.ph
B38.if.lr.ph:
  %.11.i = add nsw i64 %arg.new_size, -1
  br label %B38.if
B102:
  %.163 = getelementptr i32, ptr %arg.tallies, i64 %.49.057
  %.164 = load i32, ptr %.163, align 4
  %.166 = sext i32 %.164 to i64
  %.167.not = icmp sgt i64 %arg.least, %.166
  br i1 %.167.not, label %B228, label %B126
B126:
  %.16.i = lshr i64 %.155, 1
  %.18.i = and i64 %.16.i, %.11.i
  %.28.i = getelementptr i64, ptr %arg.new_slots, i64 %.18.i
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.not.i = icmp eq i64 %.29.i, 0
  %.46.not.i = icmp eq i64 %.29.i, %.155
  %or.cond.i = or i1 %.30.not.i, %.46.not.i
  br i1 %or.cond.i, label %part.1.exit, label %B186.i
B186.i:
  %place.2.1.i = phi i64 [ %.56.i, %B186.i ], [ %.18.i, %B126 ]
  %.52.i = add i64 %place.2.1.i, 1
  %.56.i = and i64 %.52.i, %.11.i
  %.65.i = getelementptr i64, ptr %arg.new_slots, i64 %.56.i
  %.66.i = load i64, ptr %.65.i, align 8
  %.67.not.i = icmp eq i64 %.66.i, 0
  %.82.not.i = icmp eq i64 %.66.i, %.155
  %or.cond30.i = or i1 %.67.not.i, %.82.not.i
  br i1 %or.cond30.i, label %part.1.exit, label %B186.i
part.1.exit:
  %place.3.0.i = phi i64 [ %.18.i, %B126 ], [ %.56.i, %B186.i ]
  %.211 = getelementptr i64, ptr %arg.new_slots, i64 %place.3.0.i
  store i64 %.155, ptr %.211, align 8
  %.214 = getelementptr i32, ptr %arg.new_tallies, i64 %place.3.0.i
  store i32 %.164, ptr %.214, align 4
  %.217 = add nsw i64 %moved.2.058, 1
  br label %B228
B228:
  %moved.3.1 = phi i64 [ %.217, %part.1.exit ], [ %moved.2.058, %B102 ], [ %moved.2.058, %B38.if ]
  %exitcond.not = icmp eq i64 %.120, %arg.size
  br i1 %exitcond.not, label %B230, label %B38.if
B230:
  %moved.2.0.lcssa = phi i64 [ 0, %entry ], [ %moved.3.1, %B228 ]
  store i64 %moved.2.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %moved.2.058 = phi i64 [ 0, %B38.if.lr.ph ], [ %moved.3.1, %B228 ]
  %.49.057 = phi i64 [ 0, %B38.if.lr.ph ], [ %.120, %B228 ]
  %.120 = add nuw nsw i64 %.49.057, 1
  %.154 = getelementptr i64, ptr %arg.slots, i64 %.49.057
  %.155 = load i64, ptr %.154, align 8
  %.156.not = icmp eq i64 %.155, 0
  br i1 %.156.not, label %B228, label %B102
}
define i64 @treeval.kernels.pupa.move(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, i64 %.7) local_unnamed_addr {
entry:
  %.9 = alloca i64, align 8
  store i64 0, ptr %.9, align 8
  call fastcc void @part.0(ptr %.9, ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, ptr %.6, i64 %.7)
  %.23 = load i64, ptr %.9, align 8
  ret i64 %.23
}

