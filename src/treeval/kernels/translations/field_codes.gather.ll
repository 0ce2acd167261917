; sources a5c07c448672c8df5c2eda9d6f90342fcd64bac28a0c80f7421a56257254faae
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, ptr %arg.places, ptr %arg.lengths, i64 %arg.fields, i64 %arg.separator, ptr %arg.out) unnamed_addr {
entry:
  %.10484.not = icmp slt i64 %arg.fields, 1
  br i1 %.10484.not, label %B180, label %B38.if.lr.ph
B38.if.lr.ph:
  %.298 = trunc i64 %arg.separator to i8
  br label %B38.if
B136.loopexit:
  %.290.pre = load i32, ptr %.147, align 4
  br label %B136
B136:
  %.290 = phi i32 [ %.290.pre, %B136.loopexit ], [ %.148, %B38.if ]
  %.294 = sext i32 %.290 to i64
  %.295 = add nsw i64 %at.3.087, %.294
  %.299 = getelementptr i8, ptr %arg.out, i64 %.295
  store i8 %.298, ptr %.299, align 1
  %.301 = add nsw i64 %.295, 1
  %exitcond89.not = icmp eq i64 %.117, %arg.fields
  br i1 %exitcond89.not, label %B180, label %B38.if
B180:
  %at.3.0.lcssa = phi i64 [ 0, %entry ], [ %.301, %B136 ]
  store i64 %at.3.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %at.3.087 = phi i64 [ 0, %B38.if.lr.ph ], [ %.301, %B136 ]
  %.46.085 = phi i64 [ 0, %B38.if.lr.ph ], [ %.117, %B136 ]
  %.117 = add nuw nsw i64 %.46.085, 1
  %.147 = getelementptr i32, ptr %arg.lengths, i64 %.46.085
  %.148 = load i32, ptr %.147, align 4
  %.22881.not = icmp slt i32 %.148, 1
  br i1 %.22881.not, label %B136, label %B84.if.lr.ph
B84.if.lr.ph:
  %.268 = getelementptr i32, ptr %arg.places, i64 %.46.085
  %0 = getelementptr i8, ptr %arg.out, i64 %at.3.087
  %wide.trip.count = zext nneg i32 %.148 to i64
  br label %B84.if
B84.if:
  %indvars.iv = phi i64 [ 0, %B84.if.lr.ph ], [ %indvars.iv.next, %B84.if ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %.269 = load i32, ptr %.268, align 4
  %.270 = sext i32 %.269 to i64
  %1 = getelementptr i8, ptr %arg.text, i64 %indvars.iv
  %.274 = getelementptr i8, ptr %1, i64 %.270
  %.275 = load i8, ptr %.274, align 1
  %.280 = getelementptr i8, ptr %0, i64 %indvars.iv
  store i8 %.275, ptr %.280, align 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %B136.loopexit, label %B84.if
}
define i64 @treeval.kernels.field_codes.gather(ptr %.1, ptr %.2, ptr %.3, i64 %.4, i64 %.5, ptr %.6) local_unnamed_addr {
entry:
  %.8 = alloca i64, align 8
  store i64 0, ptr %.8, align 8
  call fastcc void @part.0(ptr %.8, ptr %.1, ptr %.2, ptr %.3, i64 %.4, i64 %.5, ptr %.6)
  %.22 = load i64, ptr %.8, align 8
  ret i64 %.22
}
