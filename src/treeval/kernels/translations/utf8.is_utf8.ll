; sources 48890555b96b51aa8d8371e57aa65d88e935d3fe01c04ac7051f7599f59f930a
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size) unnamed_addr {
entry:
  %.14 = icmp sgt i64 %arg.size, 0
  br i1 %.14, label %B20, label %common.ret
B20:
  %at.3.0 = phi i64 [ %at.4.1, %B262 ], [ 0, %entry ]
  %.24 = add nsw i64 %at.3.0, 8
  %.26.not = icmp sgt i64 %.24, %arg.size
  br i1 %.26.not, label %B198, label %B38
B38:
  %.37 = getelementptr i8, ptr %arg.text, i64 %at.3.0
  %.39 = load i64, ptr %.37, align 1
  %.42 = and i64 %.39, -9187201950435737472
  %.43 = icmp eq i64 %.42, 0
  br i1 %.43, label %B104, label %B198
B104:
  %at.6.2 = phi i64 [ %.49, %B132 ], [ %at.3.0, %B38 ]
  %.49 = add nsw i64 %at.6.2, 8
  %.59 = add nsw i64 %at.6.2, 16
  %.61.not = icmp sgt i64 %.59, %arg.size
  br i1 %.61.not, label %B198, label %B132
B132:
  %.71 = getelementptr i8, ptr %arg.text, i64 %.49
  %.73 = load i64, ptr %.71, align 1
  %.76 = and i64 %.73, -9187201950435737472
  %.77 = icmp eq i64 %.76, 0
  br i1 %.77, label %B104, label %B198
B198:
  %at.5.1 = phi i64 [ %at.3.0, %B38 ], [ %at.3.0, %B20 ], [ %.49, %B104 ], [ %.49, %B132 ]
  %.96 = icmp slt i64 %at.5.1, %arg.size
  br i1 %.96, label %B210, label %B262
B210:
  %.15.i = getelementptr i8, ptr %arg.text, i64 %at.5.1
  %.16.i = load i8, ptr %.15.i, align 1
  %.37.i = icmp sgt i8 %.16.i, -1
  br i1 %.37.i, label %B252, label %B48.i
B48.i:
  %0 = add nsw i8 %.16.i, 62
  %or.cond.i = icmp ult i8 %0, 30
  br i1 %or.cond.i, label %B240.i, label %B86.i
B86.i:
  %1 = and i8 %.16.i, -16
  %or.cond153.i = icmp eq i8 %1, -32
  br i1 %or.cond153.i, label %B112.i, label %B164.i
B112.i:
  %.118.i = icmp eq i8 %.16.i, -32
  %..i = select i1 %.118.i, i64 160, i64 128
  %.140.i = icmp eq i8 %.16.i, -19
  %"$phi160.0.2.0.i" = select i1 %.140.i, i64 159, i64 191
  br label %B240.i
B164.i:
  %2 = add nsw i8 %.16.i, 16
  %or.cond154.i = icmp ult i8 %2, 5
  br i1 %or.cond154.i, label %B190.i, label %B240.i
B190.i:
  %.229.i = icmp eq i8 %.16.i, -16
  %.152.i = select i1 %.229.i, i64 144, i64 128
  %.251.i = icmp eq i8 %.16.i, -12
  %"$phi238.0.2.0.i" = select i1 %.251.i, i64 143, i64 191
  br label %B240.i
B240.i:
  %low.3.0.i = phi i64 [ 128, %B48.i ], [ %..i, %B112.i ], [ %.152.i, %B190.i ], [ 128, %B164.i ]
  %high.3.0.i = phi i64 [ 191, %B48.i ], [ %"$phi160.0.2.0.i", %B112.i ], [ %"$phi238.0.2.0.i", %B190.i ], [ 191, %B164.i ]
  %.424167171.i = phi i1 [ false, %B48.i ], [ true, %B112.i ], [ true, %B190.i ], [ false, %B164.i ]
  %.134.not.not = phi i1 [ true, %B48.i ], [ true, %B112.i ], [ true, %B190.i ], [ false, %B164.i ]
  %length.4.0.i = phi i64 [ 2, %B48.i ], [ 3, %B112.i ], [ 4, %B190.i ], [ 0, %B164.i ]
  %.291.i = add nsw i64 %at.5.1, 1
  %.18.i.i = icmp slt i64 %.291.i, %arg.size
  br i1 %.18.i.i, label %B16.i.i, label %part.1.exit.i
B16.i.i:
  %.27.i.i = getelementptr i8, ptr %arg.text, i64 %.291.i
  %.28.i.i = load i8, ptr %.27.i.i, align 1
  %.34.i.i = zext i8 %.28.i.i to i64
  %.35.not.i.i = icmp samesign ule i64 %low.3.0.i, %.34.i.i
  %.50.i.i = icmp samesign uge i64 %high.3.0.i, %.34.i.i
  %spec.select165.i = select i1 %.35.not.i.i, i1 %.50.i.i, i1 false
  br label %part.1.exit.i
part.1.exit.i:
  %"$phi58.0.3.0.i.i" = phi i1 [ %spec.select165.i, %B16.i.i ], [ false, %B240.i ]
  br i1 %.424167171.i, label %B328.if.preheader.i, label %B378.i
B328.if.preheader.i:
  %.381.i = add nsw i64 %length.4.0.i, -2
  %.339.i = add nsw i64 %at.5.1, 2
  br label %B328.if.i
B378.i:
  %is_right.2.0.lcssa.i = phi i1 [ %"$phi58.0.3.0.i.i", %part.1.exit.i ], [ %.499.i, %part.1.exit164.i ]
  %or.cond.not = and i1 %.134.not.not, %is_right.2.0.lcssa.i
  br i1 %or.cond.not, label %B252, label %common.ret
B328.if.i:
  %is_right.2.0170.i = phi i1 [ %.499.i, %part.1.exit164.i ], [ %"$phi58.0.3.0.i.i", %B328.if.preheader.i ]
  %.371.0169.i = phi i64 [ %.433.i, %part.1.exit164.i ], [ %.381.i, %B328.if.preheader.i ]
  %.368.0168.i = phi i64 [ %.437.i, %part.1.exit164.i ], [ %.339.i, %B328.if.preheader.i ]
  %.433.i = add nsw i64 %.371.0169.i, -1
  %.437.i = add i64 %.368.0168.i, 1
  %.18.i155.i = icmp slt i64 %.368.0168.i, %arg.size
  br i1 %.18.i155.i, label %B16.i157.i, label %part.1.exit164.i
B16.i157.i:
  %.27.i158.i = getelementptr i8, ptr %arg.text, i64 %.368.0168.i
  %.28.i159.i = load i8, ptr %.27.i158.i, align 1
  %spec.select166.i = icmp slt i8 %.28.i159.i, -64
  br label %part.1.exit164.i
part.1.exit164.i:
  %"$phi58.0.3.0.i156.i" = phi i1 [ %spec.select166.i, %B16.i157.i ], [ false, %B328.if.i ]
  %.499.i = and i1 %is_right.2.0170.i, %"$phi58.0.3.0.i156.i"
  %.424.i = icmp samesign ugt i64 %.371.0169.i, 1
  br i1 %.424.i, label %B328.if.i, label %B378.i
common.ret:
  %storemerge = phi i64 [ 1, %entry ], [ 0, %B378.i ], [ 1, %B262 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B252:
  %storemerge151.i52 = phi i64 [ %length.4.0.i, %B378.i ], [ 1, %B210 ]
  %.148 = add nsw i64 %storemerge151.i52, %at.5.1
  br label %B262
B262:
  %at.4.1 = phi i64 [ %.148, %B252 ], [ %at.5.1, %B198 ]
  %.163 = icmp slt i64 %at.4.1, %arg.size
  br i1 %.163, label %B20, label %common.ret
}
define i64 @treeval.kernels.utf8.is_utf8(ptr %.1, i64 %.2) local_unnamed_addr {
entry:
  %.4 = alloca i64, align 8
  store i64 0, ptr %.4, align 8
  call fastcc void @part.0(ptr %.4, ptr %.1, i64 %.2)
  %.18 = load i64, ptr %.4, align 8
  ret i64 %.18
}

