; sources 03550f85762692699d3409acdc6795069869df99fc1523dc8b2dea1f3ab68fb4
@.const.array.data.1 = internal unnamed_addr constant [256 x i8] c"\00\00\00\00\00\00\00\00\00\01\00\01\01\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1
@.const.array.data.1.6 = internal unnamed_addr constant [256 x i8] c"\00\00\00\00\00\00\00\00\00\01\01\01\01\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1
@.const.array.data.1.10 = internal unnamed_addr constant [184 x i8] c"\00\00\00\00\00\00\F0?\00\00\00\00\00\00$@\00\00\00\00\00\00Y@\00\00\00\00\00@\8F@\00\00\00\00\00\88\C3@\00\00\00\00\00j\F8@\00\00\00\00\80\84.A\00\00\00\00\D0\12cA\00\00\00\00\84\D7\97A\00\00\00\00e\CD\CDA\00\00\00 _\A0\02B\00\00\00\E8vH7B\00\00\00\A2\94\1AmB\00\00@\E5\9C0\A2B\00\00\90\1E\C4\BC\D6B\00\004&\F5k\0CC\00\80\E07y\C3AC\00\A0\D8\85W4vC\00\C8Ngm\C1\ABC\00=\91`\E4X\E1C@\8C\B5x\1D\AF\15DP\EF\E2\D6\E4\1AKD\92\D5M\06\CF\F0\80D", align 8
define internal fastcc void @part.0(ptr %retptr, ptr %arg.text, i64 %arg.size, i64 %arg.at, i64 %arg.rows, i64 %arg.order, ptr %arg.found, ptr %arg.log10, ptr %arg.backoffs) unnamed_addr {
entry:
  %.83.i = alloca { double, i8 }, align 8
  %.464.i = alloca { double, i8 }, align 8
  %spec.select = tail call i64 @llvm.smax.i64(i64 %arg.rows, i64 0)
  %.fca.1.gep91.i = getelementptr inbounds nuw i8, ptr %.83.i, i64 8
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %.464.i, i64 8
  %.235220.not.i = icmp slt i64 %arg.order, 1
  br label %B34
B34:
  %.50.0 = phi i64 [ 0, %entry ], [ %.121, %B104 ]
  %at.2.0 = phi i64 [ %arg.at, %entry ], [ %.572.i, %B104 ]
  %exitcond.not = icmp eq i64 %.50.0, %spec.select
  br i1 %exitcond.not, label %common.ret, label %B34.if
B50:
  %.41.i.i = getelementptr i8, ptr %arg.text, i64 %at.2.0
  %.42.i.i = load i8, ptr %.41.i.i, align 1
  %.43.i.i = zext i8 %.42.i.i to i64
  %.68.i.i = getelementptr i8, ptr @.const.array.data.1, i64 %.43.i.i
  %.69.i.i = load i8, ptr %.68.i.i, align 1
  %.72.not.i.i = icmp eq i8 %.69.i.i, 0
  br i1 %.72.not.i.i, label %part.1.exit.i, label %B42.i.i
B42.i.i:
  %at.2.0.i.i = phi i64 [ %.84.i.i, %B42.i.i ], [ %at.2.0, %B50 ]
  %.84.i.i = add nsw i64 %at.2.0.i.i, 1
  %.116.i.i = getelementptr i8, ptr %arg.text, i64 %.84.i.i
  %.117.i.i = load i8, ptr %.116.i.i, align 1
  %.118.i.i = zext i8 %.117.i.i to i64
  %.143.i.i = getelementptr i8, ptr @.const.array.data.1, i64 %.118.i.i
  %.144.i.i = load i8, ptr %.143.i.i, align 1
  %.147.not.i.i = icmp eq i8 %.144.i.i, 0
  br i1 %.147.not.i.i, label %part.1.exit.i, label %B42.i.i
part.1.exit.i:
  %.43.i120.pre-phi.i = phi i64 [ %.43.i.i, %B50 ], [ %.118.i.i, %B42.i.i ]
  %at.3.1.i.i = phi i64 [ %at.2.0, %B50 ], [ %.84.i.i, %B42.i.i ]
  %.68.i121.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.43.i120.pre-phi.i
  %.69.i122.i = load i8, ptr %.68.i121.i, align 1
  %.72.not.i123.i = icmp eq i8 %.69.i122.i, 0
  br i1 %.72.not.i123.i, label %B42.i125.i, label %part.2.exit.i
B42.i125.i:
  %at.2.0.i126.i = phi i64 [ %.84.i127.i, %B42.i125.i ], [ %at.3.1.i.i, %part.1.exit.i ]
  %.84.i127.i = add nsw i64 %at.2.0.i126.i, 1
  %.116.i128.i = getelementptr i8, ptr %arg.text, i64 %.84.i127.i
  %.117.i129.i = load i8, ptr %.116.i128.i, align 1
  %.118.i130.i = zext i8 %.117.i129.i to i64
  %.143.i131.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.118.i130.i
  %.144.i132.i = load i8, ptr %.143.i131.i, align 1
  %.147.not.i133.i = icmp eq i8 %.144.i132.i, 0
  br i1 %.147.not.i133.i, label %B42.i125.i, label %part.2.exit.i
part.2.exit.i:
  %at.3.1.i124.i = phi i64 [ %at.3.1.i.i, %part.1.exit.i ], [ %.84.i127.i, %B42.i125.i ]
  store double 0.000000e+00, ptr %.83.i, align 8
  store i8 0, ptr %.fca.1.gep91.i, align 8
  call fastcc void @part.3(ptr %.83.i, ptr %arg.text, i64 %at.3.1.i.i, i64 %at.3.1.i124.i)
  %.97.fca.1.load.i = load i8, ptr %.fca.1.gep91.i, align 8
  %.102.not.i = icmp eq i8 %.97.fca.1.load.i, 0
  %.97.fca.0.load.i = load double, ptr %.83.i, align 8
  %.122.i = getelementptr double, ptr %arg.log10, i64 %.50.0
  store double %.97.fca.0.load.i, ptr %.122.i, align 8
  %.131.i = fcmp ogt double %.97.fca.0.load.i, 0.000000e+00
  %or.cond.i = select i1 %.102.not.i, i1 true, i1 %.131.i
  br i1 %or.cond.i, label %B104.thread71, label %B156.i
B156.i:
  br i1 %.235220.not.i, label %B308.i, label %B186.if.lr.ph.i
B186.if.lr.ph.i:
  %.369.i = mul nsw i64 %.50.0, %arg.order
  %0 = getelementptr i64, ptr %arg.found, i64 %.369.i
  br label %B186.if.i
B284.i:
  %.376.i = getelementptr i64, ptr %0, i64 %.179.0222.i
  store i64 %at.3.1.i183.i, ptr %.376.i, align 8
  %exitcond.not.i = icmp eq i64 %.248.i, %arg.order
  br i1 %exitcond.not.i, label %B308.i, label %B186.if.i
B308.i:
  %end.3.0.lcssa.i = phi i64 [ %at.3.1.i124.i, %B156.i ], [ %at.3.1.i191.i, %B284.i ]
  %.41.i134.i = getelementptr i8, ptr %arg.text, i64 %end.3.0.lcssa.i
  %.42.i135.i = load i8, ptr %.41.i134.i, align 1
  %.43.i136.i = zext i8 %.42.i135.i to i64
  %.68.i137.i = getelementptr i8, ptr @.const.array.data.1, i64 %.43.i136.i
  %.69.i138.i = load i8, ptr %.68.i137.i, align 1
  %.72.not.i139.i = icmp eq i8 %.69.i138.i, 0
  br i1 %.72.not.i139.i, label %part.1.exit150.i, label %B42.i140.i
B42.i140.i:
  %at.2.0.i141.i = phi i64 [ %.84.i142.i, %B42.i140.i ], [ %end.3.0.lcssa.i, %B308.i ]
  %.84.i142.i = add nsw i64 %at.2.0.i141.i, 1
  %.116.i143.i = getelementptr i8, ptr %arg.text, i64 %.84.i142.i
  %.117.i144.i = load i8, ptr %.116.i143.i, align 1
  %.118.i145.i = zext i8 %.117.i144.i to i64
  %.143.i146.i = getelementptr i8, ptr @.const.array.data.1, i64 %.118.i145.i
  %.144.i147.i = load i8, ptr %.143.i146.i, align 1
  %.147.not.i148.i = icmp eq i8 %.144.i147.i, 0
  br i1 %.147.not.i148.i, label %part.1.exit150.i, label %B42.i140.i
part.1.exit150.i:
  %.428.i = phi i8 [ %.42.i135.i, %B308.i ], [ %.117.i144.i, %B42.i140.i ]
  %at.3.1.i149.i = phi i64 [ %end.3.0.lcssa.i, %B308.i ], [ %.84.i142.i, %B42.i140.i ]
  %.430.not.i = icmp eq i8 %.428.i, 10
  br i1 %.430.not.i, label %B104, label %B374.i
B374.i:
  %.43.i153.i = zext i8 %.428.i to i64
  %.68.i154.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.43.i153.i
  %.69.i155.i = load i8, ptr %.68.i154.i, align 1
  %.72.not.i156.i = icmp eq i8 %.69.i155.i, 0
  br i1 %.72.not.i156.i, label %B42.i158.i, label %part.2.exit167.i
B42.i158.i:
  %at.2.0.i159.i = phi i64 [ %.84.i160.i, %B42.i158.i ], [ %at.3.1.i149.i, %B374.i ]
  %.84.i160.i = add nsw i64 %at.2.0.i159.i, 1
  %.116.i161.i = getelementptr i8, ptr %arg.text, i64 %.84.i160.i
  %.117.i162.i = load i8, ptr %.116.i161.i, align 1
  %.118.i163.i = zext i8 %.117.i162.i to i64
  %.143.i164.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.118.i163.i
  %.144.i165.i = load i8, ptr %.143.i164.i, align 1
  %.147.not.i166.i = icmp eq i8 %.144.i165.i, 0
  br i1 %.147.not.i166.i, label %B42.i158.i, label %part.2.exit167.i
part.2.exit167.i:
  %at.3.1.i157.i = phi i64 [ %at.3.1.i149.i, %B374.i ], [ %.84.i160.i, %B42.i158.i ]
  store double 0.000000e+00, ptr %.464.i, align 8
  store i8 0, ptr %.fca.1.gep.i, align 8
  call fastcc void @part.3(ptr %.464.i, ptr %arg.text, i64 %at.3.1.i149.i, i64 %at.3.1.i157.i)
  %.478.fca.1.load.i = load i8, ptr %.fca.1.gep.i, align 8
  %.483.not.i = icmp ne i8 %.478.fca.1.load.i, 0
  %.478.fca.0.load.i = load double, ptr %.464.i, align 8
  %.505.i = getelementptr double, ptr %arg.backoffs, i64 %.50.0
  store double %.478.fca.0.load.i, ptr %.505.i, align 8
  %.41.i202.i = getelementptr i8, ptr %arg.text, i64 %at.3.1.i157.i
  %.42.i203.i = load i8, ptr %.41.i202.i, align 1
  %.43.i204.i = zext i8 %.42.i203.i to i64
  %.68.i205.i = getelementptr i8, ptr @.const.array.data.1, i64 %.43.i204.i
  %.69.i206.i = load i8, ptr %.68.i205.i, align 1
  %.72.not.i207.i = icmp eq i8 %.69.i206.i, 0
  br i1 %.72.not.i207.i, label %part.1.exit218.i, label %B42.i208.i
B186.if.i:
  %end.3.0223.i = phi i64 [ %at.3.1.i124.i, %B186.if.lr.ph.i ], [ %at.3.1.i191.i, %B284.i ]
  %.179.0222.i = phi i64 [ 0, %B186.if.lr.ph.i ], [ %.248.i, %B284.i ]
  %.248.i = add nuw nsw i64 %.179.0222.i, 1
  %.41.i168.i = getelementptr i8, ptr %arg.text, i64 %end.3.0223.i
  %.42.i169.i = load i8, ptr %.41.i168.i, align 1
  %.43.i170.i = zext i8 %.42.i169.i to i64
  %.68.i171.i = getelementptr i8, ptr @.const.array.data.1, i64 %.43.i170.i
  %.69.i172.i = load i8, ptr %.68.i171.i, align 1
  %.72.not.i173.i = icmp eq i8 %.69.i172.i, 0
  br i1 %.72.not.i173.i, label %part.1.exit184.i, label %B42.i174.i
B42.i174.i:
  %at.2.0.i175.i = phi i64 [ %.84.i176.i, %B42.i174.i ], [ %end.3.0223.i, %B186.if.i ]
  %.84.i176.i = add nsw i64 %at.2.0.i175.i, 1
  %.116.i177.i = getelementptr i8, ptr %arg.text, i64 %.84.i176.i
  %.117.i178.i = load i8, ptr %.116.i177.i, align 1
  %.118.i179.i = zext i8 %.117.i178.i to i64
  %.143.i180.i = getelementptr i8, ptr @.const.array.data.1, i64 %.118.i179.i
  %.144.i181.i = load i8, ptr %.143.i180.i, align 1
  %.147.not.i182.i = icmp eq i8 %.144.i181.i, 0
  br i1 %.147.not.i182.i, label %part.1.exit184.i, label %B42.i174.i
part.1.exit184.i:
  %.43.i187.pre-phi.i = phi i64 [ %.43.i170.i, %B186.if.i ], [ %.118.i179.i, %B42.i174.i ]
  %at.3.1.i183.i = phi i64 [ %end.3.0223.i, %B186.if.i ], [ %.84.i176.i, %B42.i174.i ]
  %.68.i188.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.43.i187.pre-phi.i
  %.69.i189.i = load i8, ptr %.68.i188.i, align 1
  %.72.not.i190.i = icmp eq i8 %.69.i189.i, 0
  br i1 %.72.not.i190.i, label %B42.i192.i, label %part.2.exit201.i
B42.i192.i:
  %at.2.0.i193.i = phi i64 [ %.84.i194.i, %B42.i192.i ], [ %at.3.1.i183.i, %part.1.exit184.i ]
  %.84.i194.i = add nsw i64 %at.2.0.i193.i, 1
  %.116.i195.i = getelementptr i8, ptr %arg.text, i64 %.84.i194.i
  %.117.i196.i = load i8, ptr %.116.i195.i, align 1
  %.118.i197.i = zext i8 %.117.i196.i to i64
  %.143.i198.i = getelementptr i8, ptr @.const.array.data.1.6, i64 %.118.i197.i
  %.144.i199.i = load i8, ptr %.143.i198.i, align 1
  %.147.not.i200.i = icmp eq i8 %.144.i199.i, 0
  br i1 %.147.not.i200.i, label %B42.i192.i, label %part.2.exit201.i
part.2.exit201.i:
  %at.3.1.i191.i = phi i64 [ %at.3.1.i183.i, %part.1.exit184.i ], [ %.84.i194.i, %B42.i192.i ]
  %.340.i = icmp eq i64 %at.3.1.i183.i, %at.3.1.i191.i
  br i1 %.340.i, label %B104.thread71, label %B284.i
B42.i208.i:
  %at.2.0.i209.i = phi i64 [ %.84.i210.i, %B42.i208.i ], [ %at.3.1.i157.i, %part.2.exit167.i ]
  %.84.i210.i = add nsw i64 %at.2.0.i209.i, 1
  %.116.i211.i = getelementptr i8, ptr %arg.text, i64 %.84.i210.i
  %.117.i212.i = load i8, ptr %.116.i211.i, align 1
  %.118.i213.i = zext i8 %.117.i212.i to i64
  %.143.i214.i = getelementptr i8, ptr @.const.array.data.1, i64 %.118.i213.i
  %.144.i215.i = load i8, ptr %.143.i214.i, align 1
  %.147.not.i216.i = icmp eq i8 %.144.i215.i, 0
  br i1 %.147.not.i216.i, label %part.1.exit218.i, label %B42.i208.i
part.1.exit218.i:
  %.547.i = phi i8 [ %.42.i203.i, %part.2.exit167.i ], [ %.117.i212.i, %B42.i208.i ]
  %at.3.1.i217.i = phi i64 [ %at.3.1.i157.i, %part.2.exit167.i ], [ %.84.i210.i, %B42.i208.i ]
  %.553.not.i = icmp eq i8 %.547.i, 10
  %or.cond230.i = and i1 %.483.not.i, %.553.not.i
  br i1 %or.cond230.i, label %B104, label %B104.thread71
B104.thread71:
  br label %common.ret
B104:
  %at.1.4.1.i = phi i64 [ %at.3.1.i217.i, %part.1.exit218.i ], [ %at.3.1.i149.i, %part.1.exit150.i ]
  %.572.i = add nsw i64 %at.1.4.1.i, 1
  %.207 = icmp eq i64 %.572.i, -1
  br i1 %.207, label %common.ret, label %B34
common.ret:
  %storemerge = phi i64 [ -1, %B104.thread71 ], [ %at.2.0, %B34 ], [ -1, %B104 ], [ -1, %B34.if ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B34.if:
  %.121 = add nuw i64 %.50.0, 1
  %.151 = icmp slt i64 %at.2.0, %arg.size
  br i1 %.151, label %B50, label %common.ret
}
define i64 @treeval.kernels.ngram.reading.read_lines(ptr %.1, i64 %.2, i64 %.3, i64 %.4, i64 %.5, ptr %.6, ptr %.7, ptr %.8) local_unnamed_addr {
entry:
  %.10 = alloca i64, align 8
  store i64 0, ptr %.10, align 8
  call fastcc void @part.0(ptr %.10, ptr %.1, i64 %.2, i64 %.3, i64 %.4, i64 %.5, ptr %.6, ptr %.7, ptr %.8)
  %.24 = load i64, ptr %.10, align 8
  ret i64 %.24
}
define internal fastcc void @part.3(ptr %retptr, ptr %arg.text, i64 %arg.at, i64 %arg.end) unnamed_addr {
entry:
  %.15 = icmp slt i64 %arg.at, %arg.end
  br i1 %.15, label %B48, label %B48.thread
B48:
  %.22 = getelementptr i8, ptr %arg.text, i64 %arg.at
  %.23 = load i8, ptr %.22, align 1
  %.23.fr = freeze i8 %.23
  %.25 = icmp eq i8 %.23.fr, 45
  %.42 = zext i1 %.25 to i64
  %spec.select = add nsw i64 %arg.at, %.42
  br label %B48.thread
B48.thread:
  %"$phi48.0.2.0172" = phi i1 [ false, %entry ], [ %.25, %B48 ]
  %0 = phi i64 [ %arg.at, %entry ], [ %spec.select, %B48 ]
  %.77 = icmp slt i64 %0, %arg.end
  br i1 %.77, label %B92, label %B432
B92:
  %at.4.0 = phi i64 [ %.440, %B368 ], [ %0, %B48.thread ]
  %digits.2.0 = phi i64 [ %digits.3.1, %B368 ], [ 0, %B48.thread ]
  %exponent.3.0 = phi i64 [ %exponent.4.1, %B368 ], [ 0, %B48.thread ]
  %seen.2.0 = phi i64 [ %seen.3.1, %B368 ], [ 0, %B48.thread ]
  %has_point.2.0 = phi i1 [ %has_point.3.1, %B368 ], [ false, %B48.thread ]
  %.92 = getelementptr i8, ptr %arg.text, i64 %at.4.0
  %.93 = load i8, ptr %.92, align 1
  %.98 = zext i8 %.93 to i64
  %1 = add i8 %.93, -48
  %or.cond = icmp ult i8 %1, 10
  br i1 %or.cond, label %B160, label %B248
B160:
  %.116 = mul nsw i64 %digits.2.0, 10
  %.121 = add i64 %.116, -48
  %.124 = add i64 %.121, %.98
  %.161 = icmp sgt i64 %.124, 9007199254740991
  br i1 %.161, label %B242, label %B246
common.ret:
  ret void
B242:
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %retptr, i8 0, i64 16, i1 false)
  br label %common.ret
B246:
  %. = sext i1 %has_point.2.0 to i64
  %.129 = add nsw i64 %seen.2.0, 1
  %.152 = add i64 %exponent.3.0, %.
  br label %B368
B248:
  %.217 = icmp ne i8 %.93, 46
  %brmerge = select i1 %.217, i1 true, i1 %has_point.2.0
  br i1 %brmerge, label %B8.i, label %B368
B8.i:
  %.16.0.i = phi i64 [ %.70.i, %B8.if.i ], [ 0, %B248 ]
  %exitcond.not.i = icmp eq i64 %.16.0.i, 2
  br i1 %exitcond.not.i, label %B364, label %B8.if.i
B8.if.i:
  %trunc.i = trunc nuw i64 %.16.0.i to i1
  %spec.select.i = select i1 %trunc.i, i64 69, i64 101
  %.70.i = add nuw nsw i64 %.16.0.i, 1
  %.97.i = icmp eq i64 %spec.select.i, %.98
  br i1 %.97.i, label %B298, label %B8.i
B298:
  %.294 = add nsw i64 %at.4.0, 1
  %.15.i = icmp slt i64 %.294, %arg.end
  br i1 %.15.i, label %B16.i, label %B148.i
B16.i:
  %.19.i = getelementptr i8, ptr %arg.text, i64 %.294
  %.20.i = load i8, ptr %.19.i, align 1
  %.22.i = icmp eq i8 %.20.i, 45
  %spec.select.i168 = select i1 %.22.i, i64 -1, i64 1
  switch i8 %.20.i, label %B148.i [
    i8 45, label %B138.i
    i8 43, label %B138.i
  ]
B138.i:
  %.65.i = add nsw i64 %at.4.0, 2
  br label %B148.i
B148.i:
  %"$phi56.0.2.024.i" = phi i64 [ %spec.select.i168, %B138.i ], [ %spec.select.i168, %B16.i ], [ 1, %B298 ]
  %at.2.0.i = phi i64 [ %.65.i, %B138.i ], [ %.294, %B16.i ], [ %.294, %B298 ]
  %.18.i.i = sub nsw i64 %arg.end, %at.2.0.i
  %2 = add i64 %.18.i.i, -1
  %or.cond.i.i = icmp ult i64 %2, 4
  br i1 %or.cond.i.i, label %B90.if.i.i, label %B348
B174.i.i:
  %.189.i.i = zext nneg i8 %.188.i.i to i64
  %.157.i.i = add i64 %.86.078.i.i, 1
  %.153.i.i = add nsw i64 %.89.079.i.i, -1
  %.224.i.i = mul nsw i64 %number.2.080.i.i, 10
  %.232.i.i = add i64 %.224.i.i, -48
  %.233.i.i = add i64 %.232.i.i, %.189.i.i
  %.144.i.i = icmp sgt i64 %.89.079.i.i, 1
  br i1 %.144.i.i, label %B90.if.i.i, label %part.4.exit
B90.if.i.i:
  %number.2.080.i.i = phi i64 [ %.233.i.i, %B174.i.i ], [ 0, %B148.i ]
  %.89.079.i.i = phi i64 [ %.153.i.i, %B174.i.i ], [ %.18.i.i, %B148.i ]
  %.86.078.i.i = phi i64 [ %.157.i.i, %B174.i.i ], [ %at.2.0.i, %B148.i ]
  %.187.i.i = getelementptr i8, ptr %arg.text, i64 %.86.078.i.i
  %.188.i.i = load i8, ptr %.187.i.i, align 1
  %3 = add i8 %.188.i.i, -48
  %or.cond75.i.i = icmp ult i8 %3, 10
  br i1 %or.cond75.i.i, label %B174.i.i, label %B348
part.4.exit:
  %.113.i.not = icmp eq i64 %.233.i.i, -1
  br i1 %.113.i.not, label %B348, label %B352
B348:
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %retptr, i8 0, i64 16, i1 false)
  br label %common.ret
B352:
  %.110.i = mul nsw i64 %.233.i.i, %"$phi56.0.2.024.i"
  %.377 = add nsw i64 %.110.i, %exponent.3.0
  br label %B390
B364:
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %retptr, i8 0, i64 16, i1 false)
  br label %common.ret
B368:
  %digits.3.1 = phi i64 [ %.124, %B246 ], [ %digits.2.0, %B248 ]
  %exponent.4.1 = phi i64 [ %.152, %B246 ], [ %exponent.3.0, %B248 ]
  %seen.3.1 = phi i64 [ %.129, %B246 ], [ %seen.2.0, %B248 ]
  %has_point.3.1 = phi i1 [ %has_point.2.0, %B246 ], [ true, %B248 ]
  %.440 = add i64 %at.4.0, 1
  %exitcond.not = icmp eq i64 %.440, %arg.end
  br i1 %exitcond.not, label %B390, label %B92
B390:
  %digits.4.1 = phi i64 [ %digits.2.0, %B352 ], [ %digits.3.1, %B368 ]
  %exponent.5.1 = phi i64 [ %.377, %B352 ], [ %exponent.4.1, %B368 ]
  %seen.4.1 = phi i64 [ %seen.2.0, %B352 ], [ %seen.3.1, %B368 ]
  %.466 = icmp ne i64 %seen.4.1, 0
  %4 = add i64 %exponent.5.1, 22
  %5 = icmp ult i64 %4, 45
  %or.cond167 = select i1 %.466, i1 %5, i1 false
  br i1 %or.cond167, label %B436, label %B432
B432:
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %retptr, i8 0, i64 16, i1 false)
  br label %common.ret
B436:
  %.516 = icmp slt i64 %exponent.5.1, 0
  br i1 %.516, label %B448, label %B482
B448:
  %.545 = sub nsw i64 0, %exponent.5.1
  %.575 = getelementptr double, ptr @.const.array.data.1.10, i64 %.545
  %.576 = load double, ptr %.575, align 8
  %.581 = sitofp i64 %digits.4.1 to double
  %.585 = fdiv double %.581, %.576
  br label %B512
B482:
  %.646 = getelementptr double, ptr @.const.array.data.1.10, i64 %exponent.5.1
  %.647 = load double, ptr %.646, align 8
  %.654 = sitofp i64 %digits.4.1 to double
  %.655 = fmul double %.647, %.654
  br label %B512
B512:
  %"$phi512.0.2.0" = phi double [ %.585, %B448 ], [ %.655, %B482 ]
  %.672 = fneg double %"$phi512.0.2.0"
  %"$phi526.0.2.0" = select i1 %"$phi48.0.2.0172", double %.672, double %"$phi512.0.2.0"
  %.695 = insertvalue { double, i8 } undef, double %"$phi526.0.2.0", 0
  %.696 = insertvalue { double, i8 } %.695, i8 1, 1
  store { double, i8 } %.696, ptr %retptr, align 8
  br label %common.ret
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)



