; sources 29ae134fddd4653bc1ce003390ceccd8be8c103de915355678e767778e54ceba
define internal fastcc void @part.0(ptr %retptr, ptr %arg.slots, ptr %arg.tallies, i64 %arg.size, ptr %arg.keys, i64 %arg.number, ptr %arg.found) unnamed_addr {
entry:
  %.10438.not = icmp slt i64 %arg.number, 1
  br i1 %.10438.not, label %B104, label %B34.if.lr.ph
B34.if.lr.ph:
  %.11.i = add nsw i64 %arg.size, -1
  br label %B34.if
B104:
  store i64 %arg.number, ptr %retptr, align 8
  ret void
B34.if:
  %.46.040 = phi i64 [ 0, %B34.if.lr.ph ], [ %.117, %part.1.exit ]
  %.117 = add nuw nsw i64 %.46.040, 1
  %.144 = getelementptr i64, ptr %arg.keys, i64 %.46.040
  %.145 = load i64, ptr %.144, align 8
  %.16.i = lshr i64 %.145, 1
  %.18.i = and i64 %.16.i, %.11.i
  %.28.i = getelementptr i64, ptr %arg.slots, i64 %.18.i
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.not.i = icmp eq i64 %.29.i, 0
  %.46.not.i = icmp eq i64 %.29.i, %.145
  %or.cond.i = or i1 %.30.not.i, %.46.not.i
  br i1 %or.cond.i, label %part.1.exit, label %B186.i
B186.i:
  %place.2.1.i = phi i64 [ %.56.i, %B186.i ], [ %.18.i, %B34.if ]
  %.52.i = add i64 %place.2.1.i, 1
  %.56.i = and i64 %.52.i, %.11.i
  %.65.i = getelementptr i64, ptr %arg.slots, i64 %.56.i
  %.66.i = load i64, ptr %.65.i, align 8
  %.67.not.i = icmp eq i64 %.66.i, 0
  %.82.not.i = icmp eq i64 %.66.i, %.145
  %or.cond30.i = or i1 %.67.not.i, %.82.not.i
  br i1 %or.cond30.i, label %part.1.exit, label %B186.i
part.1.exit:
  %place.3.0.i = phi i64 [ %.18.i, %B34.if ], [ %.56.i, %B186.i ]
  %.173 = getelementptr i32, ptr %arg.tallies, i64 %place.3.0.i
  %.174 = load i32, ptr %.173, align 4
  %.176 = getelementptr i32, ptr %arg.found, i64 %.46.040
  store i32 %.174, ptr %.176, align 4
  %exitcond.not = icmp eq i64 %.117, %arg.number
  br i1 %exitcond.not, label %B104, label %B34.if
}
define i64 @treeval.kernels.pupa.look_up(ptr %.1, ptr %.2, i64 %.3, ptr %.4, i64 %.5, ptr %.6) local_unnamed_addr {
entry:
  %.8 = alloca i64, align 8
  store i64 0, ptr %.8, align 8
  call fastcc void @part.0(ptr %.8, ptr %.1, ptr %.2, i64 %.3, ptr %.4, i64 %.5, ptr %.6)
  %.22 = load i64, ptr %.8, align 8
  ret i64 %.22
}

