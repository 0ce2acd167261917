; sources cedfaf92c4a6b1d75f869a24d28a75fa328da2a3cea98bc932a654315432aac7
define internal fastcc void @part.0(ptr %retptr, ptr %arg.slots, ptr %arg.tallies, i64 %arg.size, ptr %arg.keys, i64 %arg.done, i64 %arg.end, ptr %arg.room) unnamed_addr {
entry:
  %.60 = sub i64 %arg.end, %arg.done
  %.10565.not = icmp slt i64 %.60, 1
  br i1 %.10565.not, label %common.ret, label %B38.lr.ph
B38.lr.ph:
  %.11.i = add nsw i64 %arg.size, -1
  br label %B38
B38:
  %.47.067 = phi i64 [ %arg.done, %B38.lr.ph ], [ %.118, %B232 ]
  %.50.066 = phi i64 [ %.60, %B38.lr.ph ], [ %.114, %B232 ]
  %.114 = add nsw i64 %.50.066, -1
  %.118 = add i64 %.47.067, 1
  %.149 = getelementptr i64, ptr %arg.keys, i64 %.47.067
  %.150 = load i64, ptr %.149, align 8
  %.16.i = lshr i64 %.150, 1
  %.18.i = and i64 %.16.i, %.11.i
  %.28.i = getelementptr i64, ptr %arg.slots, i64 %.18.i
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.not.i = icmp eq i64 %.29.i, 0
  %.46.not.i = icmp eq i64 %.29.i, %.150
  %or.cond.i = or i1 %.30.not.i, %.46.not.i
  br i1 %or.cond.i, label %part.1.exit, label %B186.i
B186.i:
  %place.2.1.i = phi i64 [ %.56.i, %B186.i ], [ %.18.i, %B38 ]
  %.52.i = add i64 %place.2.1.i, 1
  %.56.i = and i64 %.52.i, %.11.i
  %.65.i = getelementptr i64, ptr %arg.slots, i64 %.56.i
  %.66.i = load i64, ptr %.65.i, align 8
  %.67.not.i = icmp eq i64 %.66.i, 0
  %.82.not.i = icmp eq i64 %.66.i, %.150
  %or.cond30.i = or i1 %.67.not.i, %.82.not.i
  br i1 %or.cond30.i, label %part.1.exit, label %B186.i
part.1.exit:
  %.183 = phi i64 [ %.29.i, %B38 ], [ %.66.i, %B186.i ]
  %place.3.0.i = phi i64 [ %.18.i, %B38 ], [ %.56.i, %B186.i ]
  %.182 = getelementptr i64, ptr %arg.slots, i64 %place.3.0.i
  %.184 = icmp eq i64 %.183, 0
  br i1 %.184, label %B146, label %B232
B146:
  %.188 = load i64, ptr %arg.room, align 8
  %.189 = icmp eq i64 %.188, 0
  br i1 %.189, label %common.ret, label %B178
common.ret:
  %storemerge58 = phi i64 [ %arg.end, %entry ], [ %.47.067, %B146 ], [ %arg.end, %B232 ]
  store i64 %storemerge58, ptr %retptr, align 8
  ret void
B178:
  store i64 %.150, ptr %.182, align 8
  %.224 = load i64, ptr %arg.room, align 8
  %.225 = add nsw i64 %.224, -1
  store i64 %.225, ptr %arg.room, align 8
  br label %B232
B232:
  %.234 = getelementptr i32, ptr %arg.tallies, i64 %place.3.0.i
  %.235 = load i32, ptr %.234, align 4
  %.237 = add i32 %.235, 1
  store i32 %.237, ptr %.234, align 4
  %.105 = icmp samesign ugt i64 %.50.066, 1
  br i1 %.105, label %B38, label %common.ret
}
define i64 @treeval.kernels.pupa.add(ptr %.1, ptr %.2, i64 %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7) local_unnamed_addr {
entry:
  %.9 = alloca i64, align 8
  store i64 0, ptr %.9, align 8
  call fastcc void @part.0(ptr %.9, ptr %.1, ptr %.2, i64 %.3, ptr %.4, i64 %.5, i64 %.6, ptr %.7)
  %.23 = load i64, ptr %.9, align 8
  ret i64 %.23
}

