; sources cd3933aa86e7431e23b0ba6504be5e5ed36086cb32c90487408c8b626612a9d3
define internal fastcc void @part.0(ptr %retptr, ptr %arg.arcs, ptr %arg.voters, ptr %arg.chosen, i64 %arg.number, ptr %arg.shared, i64 %arg.systems) unnamed_addr {
entry:
  %.104136.not = icmp slt i64 %arg.number, 1
  br i1 %.104136.not, label %B282, label %B38.if
B66:
  %.159 = add nsw i64 %counted.2.0139, 1
  %.167 = getelementptr i64, ptr %arg.arcs, i64 %.46.0137
  %.168 = load i64, ptr %.167, align 8
  %.172 = getelementptr i8, ptr %.167, i64 8
  %.173 = load i64, ptr %.172, align 8
  %.210 = sub i64 %.173, %.168
  %.256133.not = icmp slt i64 %.210, 1
  br i1 %.256133.not, label %B280, label %B138.if
B138.loopexit:
  %.256 = icmp samesign ugt i64 %.200.0135, 1
  br i1 %.256, label %B138.if, label %B280
B280:
  %counted.3.1 = phi i64 [ %counted.2.0139, %B38.if ], [ %.159, %B66 ], [ %.159, %B138.loopexit ]
  %exitcond.not = icmp eq i64 %arg.number, %.117
  br i1 %exitcond.not, label %B282, label %B38.if
B282:
  %counted.2.0.lcssa = phi i64 [ 0, %entry ], [ %counted.3.1, %B280 ]
  store i64 %counted.2.0.lcssa, ptr %retptr, align 8
  ret void
B38.if:
  %counted.2.0139 = phi i64 [ %counted.3.1, %B280 ], [ 0, %entry ]
  %.46.0137 = phi i64 [ %.117, %B280 ], [ 0, %entry ]
  %.117 = add nuw nsw i64 %.46.0137, 1
  %.151 = getelementptr i8, ptr %arg.chosen, i64 %.46.0137
  %.152 = load i8, ptr %.151, align 1
  %.154.not = icmp eq i8 %.152, 0
  br i1 %.154.not, label %B280, label %B66
B138.if:
  %.200.0135 = phi i64 [ %.265, %B138.loopexit ], [ %.210, %B66 ]
  %.197.0134 = phi i64 [ %.269, %B138.loopexit ], [ %.168, %B66 ]
  %.265 = add nsw i64 %.200.0135, -1
  %.269 = add i64 %.197.0134, 1
  %.302 = load i64, ptr %.167, align 8
  %.307 = load i64, ptr %.172, align 8
  %.344 = sub i64 %.307, %.302
  %.387130.not = icmp slt i64 %.344, 1
  br i1 %.387130.not, label %B138.loopexit, label %B204.if.lr.ph
B204.if.lr.ph:
  %.427 = getelementptr i32, ptr %arg.voters, i64 %.197.0134
  br label %B204.if
B204.if:
  %.334.0132 = phi i64 [ %.344, %B204.if.lr.ph ], [ %.396, %B204.if ]
  %.331.0131 = phi i64 [ %.302, %B204.if.lr.ph ], [ %.400, %B204.if ]
  %.396 = add nsw i64 %.334.0132, -1
  %.400 = add i64 %.331.0131, 1
  %.428 = load i32, ptr %.427, align 4
  %.430 = sext i32 %.428 to i64
  %.431 = mul nsw i64 %arg.systems, %.430
  %.433 = getelementptr i32, ptr %arg.voters, i64 %.331.0131
  %.434 = load i32, ptr %.433, align 4
  %.435 = sext i32 %.434 to i64
  %0 = getelementptr double, ptr %arg.shared, i64 %.431
  %.438 = getelementptr double, ptr %0, i64 %.435
  %.439 = load double, ptr %.438, align 8
  %.440 = fadd double %.439, 1.000000e+00
  store double %.440, ptr %.438, align 8
  %.387 = icmp samesign ugt i64 %.334.0132, 1
  br i1 %.387, label %B204.if, label %B138.loopexit
}
define i64 @treeval.kernels.vote.count_shared(ptr %.1, ptr %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6) local_unnamed_addr {
entry:
  %.8 = alloca i64, align 8
  store i64 0, ptr %.8, align 8
  call fastcc void @part.0(ptr %.8, ptr %.1, ptr %.2, ptr %.3, i64 %.4, ptr %.5, i64 %.6)
  %.22 = load i64, ptr %.8, align 8
  ret i64 %.22
}
