; sources c6db728fce11de9eddafa67a219b607e4e4a4f9dde5b88acabee155b32903855
define internal fastcc void @part.0(ptr %retptr, ptr %arg.old_keys, ptr %arg.old_values, i64 %arg.old_size, ptr %arg.keys, ptr %arg.values, i64 %arg.size) unnamed_addr {
entry:
  %.11256.not = icmp slt i64 %arg.old_size, 1
  br i1 %.11256.not, label %B212, label %B74.if.lr.ph
B74.if.lr.ph:
  %.15.i = add nsw i64 %arg.size, -1
  br label %B74.if
B112:
  %.20.i = mul nsw i64 %.160, -7046029254386353131
  %.21.i = ashr i64 %.20.i, 24
  %.23.i = and i64 %.21.i, %.15.i
  %.34.i = getelementptr i64, ptr %arg.keys, i64 %.23.i
  %.35.i = load i64, ptr %.34.i, align 8
  %.37.not.i = icmp eq i64 %.35.i, %.160
  %.53.not.i = icmp eq i64 %.35.i, -1
  %or.cond.i = or i1 %.37.not.i, %.53.not.i
  br i1 %or.cond.i, label %part.1.exit, label %B134.i
B134.i:
  %slot.2.1.i = phi i64 [ %.63.i, %B134.i ], [ %.23.i, %B112 ]
  %.59.i = add nsw i64 %slot.2.1.i, 1
  %.63.i = and i64 %.59.i, %.15.i
  %.73.i = getelementptr i64, ptr %arg.keys, i64 %.63.i
  %.74.i = load i64, ptr %.73.i, align 8
  %.76.not.i = icmp eq i64 %.74.i, %.160
  %.91.not.i = icmp eq i64 %.74.i, -1
  %or.cond39.i = or i1 %.76.not.i, %.91.not.i
  br i1 %or.cond39.i, label %part.1.exit, label %B134.i
part.1.exit:
  %slot.3.0.i = phi i64 [ %.23.i, %B112 ], [ %.63.i, %B134.i ]
  %.198 = getelementptr i64, ptr %arg.keys, i64 %slot.3.0.i
  store i64 %.160, ptr %.198, align 8
  %.202 = getelementptr float, ptr %arg.old_values, i64 %.54.058
  %.203 = load float, ptr %.202, align 4
  %.207 = getelementptr float, ptr %arg.values, i64 %slot.3.0.i
  store float %.203, ptr %.207, align 4
  %.210 = add nsw i64 %moved.2.059, 1
  br label %B210
B210:
  %moved.3.1 = phi i64 [ %.210, %part.1.exit ], [ %moved.2.059, %B74.if ]
  %exitcond.not = icmp eq i64 %.125, %arg.old_size
  br i1 %exitcond.not, label %B212, label %B74.if
B212:
  %moved.2.0.lcssa = phi i64 [ 0, %entry ], [ %moved.3.1, %B210 ]
  store i64 %moved.2.0.lcssa, ptr %retptr, align 8
  ret void
B74.if:
  %moved.2.059 = phi i64 [ 0, %B74.if.lr.ph ], [ %moved.3.1, %B210 ]
  %.54.058 = phi i64 [ 0, %B74.if.lr.ph ], [ %.125, %B210 ]
  %.125 = add nuw nsw i64 %.54.058, 1
  %.159 = getelementptr i64, ptr %arg.old_keys, i64 %.54.058
  %.160 = load i64, ptr %.159, align 8
  %.161.not = icmp eq i64 %.160, -1
  br i1 %.161.not, label %B210, label %B112
}
define i64 @treeval.induction.ccl.kernels.lexicon.rehash(ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, i64 %.6) local_unnamed_addr {
entry:
  %.8 = alloca i64, align 8
  store i64 0, ptr %.8, align 8
  call fastcc void @part.0(ptr %.8, ptr %.1, ptr %.2, i64 %.3, ptr %.4, ptr %.5, i64 %.6)
  %.22 = load i64, ptr %.8, align 8
  ret i64 %.22
}

