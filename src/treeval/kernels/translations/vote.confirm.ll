; sources 60910293f3c665a1e32c99a7bdbcda47ba1178752a803b1bc444be72e7d7b294
define internal fastcc void @part.0(ptr %retptr, ptr %arg.words, ptr %arg.arcs, ptr %arg.voters, ptr %arg.worth, ptr %arg.existence, ptr %arg.groups, ptr %arg.are_single, ptr %arg.chosen, i64 %arg.number, ptr %arg.weights, ptr %arg.support, ptr %arg.powers, ptr %arg.credit, ptr %arg.sums) unnamed_addr {
entry:
  %.13697.not = icmp slt i64 %arg.number, 1
  br i1 %.13697.not, label %B358, label %B80.if
B340:
  %.270.pre-phi110 = phi i64 [ %.pre, %part.1.exit ], [ %.88.i.i, %B408.i ], [ %.pre, %B234.if ]
  %.392 = add nsw i64 %.270.pre-phi110, %votes.2.0100
  %exitcond.not = icmp eq i64 %arg.number, %.149
  br i1 %exitcond.not, label %B358, label %B80.if
B358:
  %votes.2.0.lcssa = phi i64 [ 0, %entry ], [ %.392, %B340 ]
  store i64 %votes.2.0.lcssa, ptr %retptr, align 8
  ret void
B80.if:
  %votes.2.0100 = phi i64 [ %.392, %B340 ], [ 0, %entry ]
  %.78.099 = phi i64 [ %.149, %B340 ], [ 0, %entry ]
  %.149 = add nuw nsw i64 %.78.099, 1
  %.175 = getelementptr i64, ptr %arg.chosen, i64 %.78.099
  %.176 = load i64, ptr %.175, align 8
  %.31.i = getelementptr i64, ptr %arg.words, i64 %.176
  %.32.i = load i64, ptr %.31.i, align 8
  %.37.i = getelementptr i8, ptr %.31.i, i64 8
  %.38.i = load i64, ptr %.37.i, align 8
  %.76.i.i = sub i64 %.38.i, %.32.i
  %.121109.not.i.i = icmp slt i64 %.76.i.i, 1
  br i1 %.121109.not.i.i, label %B408.i, label %B116.if.i.i
B272.i.i:
  %.334.i.i = getelementptr double, ptr %arg.weights, i64 %.318.i.i
  %.335.i.i = load double, ptr %.334.i.i, align 8
  %.337.i.i = fadd double %total.2.1106.i.i, %.335.i.i
  %.343.i.i = add nsw i64 %voters.2.1107.i.i, 1
  br label %B326.i.i
B326.i.i:
  %total.3.2.i.i = phi double [ %.337.i.i, %B272.i.i ], [ %total.2.1106.i.i, %B212.if.i.i ]
  %voters.3.2.i.i = phi i64 [ %.343.i.i, %B272.i.i ], [ %voters.2.1107.i.i, %B212.if.i.i ]
  %.262.i.i = icmp samesign ugt i64 %.209.0105.i.i, 1
  br i1 %.262.i.i, label %B212.if.i.i, label %B328.i.i
B328.i.i:
  %0 = icmp eq i64 %voters.3.2.i.i, 0
  br i1 %0, label %B388.i.i, label %B332.i.i
B332.i.i:
  %.374.i.i = getelementptr double, ptr %arg.existence, i64 %.63.0111.i.i
  %.375.i.i = load double, ptr %.374.i.i, align 8
  %.377.i.i = fmul double %total.3.2.i.i, %.375.i.i
  br label %B388.i.i
B388.i.i:
  %"$phi388.1.2.1.i.i" = phi double [ %.377.i.i, %B332.i.i ], [ 0xFFF0000000000000, %B328.i.i ], [ 0xFFF0000000000000, %B116.if.i.i ]
  %.392.i.i = sub nsw i64 %.63.0111.i.i, %.32.i
  %.395.i.i = getelementptr double, ptr %arg.support, i64 %.392.i.i
  store double %"$phi388.1.2.1.i.i", ptr %.395.i.i, align 8
  %.12.i.i.i = fcmp ogt double %"$phi388.1.2.1.i.i", %highest.2.0112.i.i
  %.13.i.i.i = select i1 %.12.i.i.i, double %"$phi388.1.2.1.i.i", double %highest.2.0112.i.i
  %.121.i.i = icmp sgt i64 %.66.0110.i.i, 1
  br i1 %.121.i.i, label %B116.if.i.i, label %B146.if.i
B116.if.i.i:
  %highest.2.0112.i.i = phi double [ %.13.i.i.i, %B388.i.i ], [ 0xFFF0000000000000, %B80.if ]
  %.63.0111.i.i = phi i64 [ %.134.i.i, %B388.i.i ], [ %.32.i, %B80.if ]
  %.66.0110.i.i = phi i64 [ %.130.i.i, %B388.i.i ], [ %.76.i.i, %B80.if ]
  %.130.i.i = add nsw i64 %.66.0110.i.i, -1
  %.134.i.i = add i64 %.63.0111.i.i, 1
  %.175.i.i = getelementptr i64, ptr %arg.arcs, i64 %.63.0111.i.i
  %.176.i.i = load i64, ptr %.175.i.i, align 8
  %.181.i.i = getelementptr i8, ptr %.175.i.i, i64 8
  %.182.i.i = load i64, ptr %.181.i.i, align 8
  %.219.i.i = sub i64 %.182.i.i, %.176.i.i
  %.262103.not.i.i = icmp slt i64 %.219.i.i, 1
  br i1 %.262103.not.i.i, label %B388.i.i, label %B212.if.i.i
B212.if.i.i:
  %voters.2.1107.i.i = phi i64 [ %voters.3.2.i.i, %B326.i.i ], [ 0, %B116.if.i.i ]
  %total.2.1106.i.i = phi double [ %total.3.2.i.i, %B326.i.i ], [ 0.000000e+00, %B116.if.i.i ]
  %.209.0105.i.i = phi i64 [ %.271.i.i, %B326.i.i ], [ %.219.i.i, %B116.if.i.i ]
  %.206.0104.i.i = phi i64 [ %.275.i.i, %B326.i.i ], [ %.176.i.i, %B116.if.i.i ]
  %.271.i.i = add nsw i64 %.209.0105.i.i, -1
  %.275.i.i = add i64 %.206.0104.i.i, 1
  %.316.i.i = getelementptr i32, ptr %arg.voters, i64 %.206.0104.i.i
  %.317.i.i = load i32, ptr %.316.i.i, align 4
  %.318.i.i = sext i32 %.317.i.i to i64
  %.319.i.i = getelementptr i32, ptr %arg.groups, i64 %.318.i.i
  %.320.i.i = load i32, ptr %.319.i.i, align 4
  %.323.not.i.i = icmp eq i32 %.320.i.i, -1
  br i1 %.323.not.i.i, label %B326.i.i, label %B272.i.i
B314.i:
  %.484.i = getelementptr double, ptr %arg.powers, i64 %.375.0146.i
  %.485.i = load double, ptr %.484.i, align 8
  %.489.i = fadd double %rest.2.1148.i, %.485.i
  br label %B336.i
B336.i:
  %rest.3.2.i = phi double [ %.489.i, %B314.i ], [ %rest.2.1148.i, %B292.if.i ]
  %exitcond152.not.i = icmp eq i64 %.444.i, %.76.i.i
  br i1 %exitcond152.not.i, label %B338.i, label %B292.if.i
B338.i:
  %.314.i = add nsw i64 %.252.0151.i, -1
  %.318.i = add i64 %.249.0150.i, 1
  %.511.phi.trans.insert.i = getelementptr double, ptr %arg.support, i64 %.478.i
  %.512.pre.i = load double, ptr %.511.phi.trans.insert.i, align 8
  %.514.i = fsub double %.512.pre.i, %.13.i.i.i
  %.31.i.i = getelementptr i64, ptr %arg.arcs, i64 %.249.0150.i
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.i136.i = getelementptr i8, ptr %.31.i.i, i64 8
  %.38.i137.i = load i64, ptr %.37.i136.i, align 8
  %.83.i.i = sub i64 %.38.i137.i, %.32.i.i
  %.12861.not.i.i = icmp slt i64 %.83.i.i, 1
  br i1 %.12861.not.i.i, label %part.2.exit.i, label %B94.if.lr.ph.i.i
B94.if.lr.ph.i.i:
  %.193.i.i = icmp ne i64 %.83.i.i, 1
  %.198.i.i = getelementptr double, ptr %arg.existence, i64 %.249.0150.i
  br label %B94.if.i.i
B186.i.i:
  %.199.i.i = load double, ptr %.198.i.i, align 8
  %.203.i.i = getelementptr double, ptr %arg.weights, i64 %.184.i.i
  %.204.i.i = load double, ptr %.203.i.i, align 8
  %.207.i.i = fmul double %.199.i.i, %.204.i.i
  %.209.i.i = fsub double %.514.i, %.207.i.i
  %.217.le.i.i = tail call double @llvm.exp.f64(double %.209.i.i)
  %.227.i.i = fmul double %.199.i.i, %.217.le.i.i
  %.229.i.i = fadd double %rest.3.2.i, %.217.le.i.i
  %.233.i.i = fdiv double %.227.i.i, %.229.i.i
  store double %.233.i.i, ptr %.179.i.i, align 8
  br label %B322.i.i
B322.i.i:
  %.128.i.i = icmp samesign ugt i64 %.73.063.i.i, 1
  br i1 %.128.i.i, label %B94.if.i.i, label %part.2.exit.i
B94.if.i.i:
  %.73.063.i.i = phi i64 [ %.83.i.i, %B94.if.lr.ph.i.i ], [ %.137.i.i, %B322.i.i ]
  %.70.062.i.i = phi i64 [ %.32.i.i, %B94.if.lr.ph.i.i ], [ %.141.i.i, %B322.i.i ]
  %.137.i.i = add nsw i64 %.73.063.i.i, -1
  %.141.i.i = add i64 %.70.062.i.i, 1
  %.172.i.i = getelementptr i32, ptr %arg.voters, i64 %.70.062.i.i
  %.173.i.i = load i32, ptr %.172.i.i, align 4
  %.179.i.i = getelementptr double, ptr %arg.credit, i64 %.70.062.i.i
  store double 0.000000e+00, ptr %.179.i.i, align 8
  %.184.i.i = sext i32 %.173.i.i to i64
  %.185.i.i = getelementptr i8, ptr %arg.are_single, i64 %.184.i.i
  %.186.i.i = load i8, ptr %.185.i.i, align 1
  %.188.not.i.i = icmp ne i8 %.186.i.i, 0
  %or.cond.i.i = and i1 %.193.i.i, %.188.not.i.i
  br i1 %or.cond.i.i, label %B186.i.i, label %B322.i.i
part.2.exit.i:
  %.305.i = icmp sgt i64 %.252.0151.i, 1
  br i1 %.305.i, label %B292.if.lr.ph.i, label %B408.i.loopexit
B408.i.loopexit:
  %.29.i.i.pre = load i64, ptr %.31.i, align 8
  %.35.i.i.pre = load i64, ptr %.37.i, align 8
  br label %B408.i
B408.i:
  %.35.i.i = phi i64 [ %.35.i.i.pre, %B408.i.loopexit ], [ %.38.i, %B80.if ]
  %.29.i.i = phi i64 [ %.29.i.i.pre, %B408.i.loopexit ], [ %.32.i, %B80.if ]
  %.45.i.i = getelementptr i64, ptr %arg.arcs, i64 %.29.i.i
  %.46.i.i = load i64, ptr %.45.i.i, align 8
  %.50.i.i = getelementptr i64, ptr %arg.arcs, i64 %.35.i.i
  %.51.i.i = load i64, ptr %.50.i.i, align 8
  %.88.i.i = sub i64 %.51.i.i, %.46.i.i
  %.133140.not.i.i = icmp slt i64 %.88.i.i, 1
  br i1 %.133140.not.i.i, label %B340, label %B138.if.lr.ph.i.i
B138.if.lr.ph.i.i:
  %.249.i.i = sub i64 %.35.i.i, %.29.i.i
  %.329130.not.i.i = icmp slt i64 %.249.i.i, 1
  br label %B138.if.i.i
B204.i.i:
  %.201.i.i = getelementptr i32, ptr %arg.groups, i64 %.185.i138.i
  %.202.i.i = load i32, ptr %.201.i.i, align 4
  %.26.i.i.i = load i64, ptr %.31.i, align 8
  %.38.i.i.i = load i64, ptr %.37.i, align 8
  %.76.i.i.i = sub i64 %.38.i.i.i, %.26.i.i.i
  %.121109.not.i.i.i = icmp slt i64 %.76.i.i.i, 1
  br i1 %.121109.not.i.i.i, label %part.3.exit.i.i, label %B116.if.i.i.i
B272.i.i.i:
  %.334.i.i.i = getelementptr double, ptr %arg.weights, i64 %.318.i.i.i
  %.335.i.i.i = load double, ptr %.334.i.i.i, align 8
  %.337.i.i.i = fadd double %total.2.1106.i.i.i, %.335.i.i.i
  %.343.i.i.i = add nsw i64 %voters.2.1107.i.i.i, 1
  br label %B326.i.i.i
B326.i.i.i:
  %total.3.2.i.i.i = phi double [ %.337.i.i.i, %B272.i.i.i ], [ %total.2.1106.i.i.i, %B212.if.i.i.i ]
  %voters.3.2.i.i.i = phi i64 [ %.343.i.i.i, %B272.i.i.i ], [ %voters.2.1107.i.i.i, %B212.if.i.i.i ]
  %.262.i.i.i = icmp samesign ugt i64 %.209.0105.i.i.i, 1
  br i1 %.262.i.i.i, label %B212.if.i.i.i, label %B328.i.i.i
B328.i.i.i:
  %1 = icmp eq i64 %voters.3.2.i.i.i, 0
  br i1 %1, label %B388.i.i.i, label %B332.i.i.i
B332.i.i.i:
  %.374.i.i.i = getelementptr double, ptr %arg.existence, i64 %.63.0111.i.i.i
  %.375.i.i.i = load double, ptr %.374.i.i.i, align 8
  %.377.i.i.i = fmul double %total.3.2.i.i.i, %.375.i.i.i
  br label %B388.i.i.i
B388.i.i.i:
  %"$phi388.1.2.1.i.i.i" = phi double [ %.377.i.i.i, %B332.i.i.i ], [ 0xFFF0000000000000, %B328.i.i.i ], [ 0xFFF0000000000000, %B116.if.i.i.i ]
  %.392.i.i.i = sub nsw i64 %.63.0111.i.i.i, %.26.i.i.i
  %.395.i.i.i = getelementptr double, ptr %arg.support, i64 %.392.i.i.i
  store double %"$phi388.1.2.1.i.i.i", ptr %.395.i.i.i, align 8
  %.12.i.i.i.i = fcmp ogt double %"$phi388.1.2.1.i.i.i", %highest.2.0112.i.i.i
  %.13.i.i.i.i = select i1 %.12.i.i.i.i, double %"$phi388.1.2.1.i.i.i", double %highest.2.0112.i.i.i
  %.121.i.i.i = icmp sgt i64 %.66.0110.i.i.i, 1
  br i1 %.121.i.i.i, label %B116.if.i.i.i, label %part.3.exit.i.i
B116.if.i.i.i:
  %highest.2.0112.i.i.i = phi double [ %.13.i.i.i.i, %B388.i.i.i ], [ 0xFFF0000000000000, %B204.i.i ]
  %.63.0111.i.i.i = phi i64 [ %.134.i.i.i, %B388.i.i.i ], [ %.26.i.i.i, %B204.i.i ]
  %.66.0110.i.i.i = phi i64 [ %.130.i.i.i, %B388.i.i.i ], [ %.76.i.i.i, %B204.i.i ]
  %.130.i.i.i = add nsw i64 %.66.0110.i.i.i, -1
  %.134.i.i.i = add i64 %.63.0111.i.i.i, 1
  %.175.i.i.i = getelementptr i64, ptr %arg.arcs, i64 %.63.0111.i.i.i
  %.176.i.i.i = load i64, ptr %.175.i.i.i, align 8
  %.181.i.i.i = getelementptr i8, ptr %.175.i.i.i, i64 8
  %.182.i.i.i = load i64, ptr %.181.i.i.i, align 8
  %.219.i.i.i = sub i64 %.182.i.i.i, %.176.i.i.i
  %.262103.not.i.i.i = icmp slt i64 %.219.i.i.i, 1
  br i1 %.262103.not.i.i.i, label %B388.i.i.i, label %B212.if.i.i.i
B212.if.i.i.i:
  %voters.2.1107.i.i.i = phi i64 [ %voters.3.2.i.i.i, %B326.i.i.i ], [ 0, %B116.if.i.i.i ]
  %total.2.1106.i.i.i = phi double [ %total.3.2.i.i.i, %B326.i.i.i ], [ 0.000000e+00, %B116.if.i.i.i ]
  %.209.0105.i.i.i = phi i64 [ %.271.i.i.i, %B326.i.i.i ], [ %.219.i.i.i, %B116.if.i.i.i ]
  %.206.0104.i.i.i = phi i64 [ %.275.i.i.i, %B326.i.i.i ], [ %.176.i.i.i, %B116.if.i.i.i ]
  %.271.i.i.i = add nsw i64 %.209.0105.i.i.i, -1
  %.275.i.i.i = add i64 %.206.0104.i.i.i, 1
  %.316.i.i.i = getelementptr i32, ptr %arg.voters, i64 %.206.0104.i.i.i
  %.317.i.i.i = load i32, ptr %.316.i.i.i, align 4
  %.318.i.i.i = sext i32 %.317.i.i.i to i64
  %.319.i.i.i = getelementptr i32, ptr %arg.groups, i64 %.318.i.i.i
  %.320.i.i.i = load i32, ptr %.319.i.i.i, align 4
  %.323.not.i.i.i = icmp eq i32 %.202.i.i, %.320.i.i.i
  br i1 %.323.not.i.i.i, label %B326.i.i.i, label %B272.i.i.i
part.3.exit.i.i:
  %highest.2.0.lcssa.i.i.i = phi double [ 0xFFF0000000000000, %B204.i.i ], [ %.13.i.i.i.i, %B388.i.i.i ]
  br i1 %.329130.not.i.i, label %B604.i.i, label %B312.if.i.i
B362.i.i:
  %.382.i.i = fsub double %.373.i.i, %highest.2.0.lcssa.i.i.i
  %.390.le.i.i = tail call double @llvm.exp.f64(double %.382.i.i)
  br label %B422.i.i
B422.i.i:
  %"$phi422.2.2.3.i.i" = phi double [ 0.000000e+00, %B312.if.i.i ], [ %.390.le.i.i, %B362.i.i ]
  %.410.i.i = fadd double %total.2.2135.i.i, %"$phi422.2.2.3.i.i"
  %.420.i.i = add nsw i64 %.273.0131.i.i, %.29.i.i
  %.421.i.i = getelementptr i64, ptr %arg.arcs, i64 %.420.i.i
  %.422.i.i = load i64, ptr %.421.i.i, align 8
  %.424.not.i.i = icmp sgt i64 %.422.i.i, %.75.0142.i.i
  br i1 %.424.not.i.i, label %B603.i.i, label %B478.i.i
B478.i.i:
  %.448.i.i = getelementptr i8, ptr %.421.i.i, i64 8
  %.449.i.i = load i64, ptr %.448.i.i, align 8
  %.451.i.i = icmp slt i64 %.75.0142.i.i, %.449.i.i
  %a.4.3.i.i = select i1 %.451.i.i, i64 %.420.i.i, i64 %a.2.2133.i.i
  %own.4.3.i.i = select i1 %.451.i.i, double %"$phi422.2.2.3.i.i", double %own.2.2134.i.i
  br label %B603.i.i
B544.i.i:
  %.515.i.i = fcmp ogt double %own.3.3.i.i, 0.000000e+00
  br i1 %.515.i.i, label %B556.i.i, label %B604.i.i
B556.i.i:
  %.520.i.i = getelementptr double, ptr %arg.existence, i64 %a.3.3.i.i
  %.521.i.i = load double, ptr %.520.i.i, align 8
  %.525.i.i = fmul double %own.3.3.i.i, %.521.i.i
  %.532.i.i = fdiv double %.525.i.i, %.410.i.i
  %.537.i.i = getelementptr double, ptr %arg.credit, i64 %.75.0142.i.i
  store double %.532.i.i, ptr %.537.i.i, align 8
  br label %B604.i.i
B603.i.i:
  %a.3.3.i.i = phi i64 [ %a.4.3.i.i, %B478.i.i ], [ %a.2.2133.i.i, %B422.i.i ]
  %own.3.3.i.i = phi double [ %own.4.3.i.i, %B478.i.i ], [ %own.2.2134.i.i, %B422.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.249.i.i, %.342.i.i
  br i1 %exitcond.not.i.i, label %B544.i.i, label %B312.if.i.i
B604.i.i:
  %.133.i.i = icmp sgt i64 %.78.0141.i.i, 1
  br i1 %.133.i.i, label %B138.if.i.i, label %part.1.exit
B138.if.i.i:
  %.75.0142.i.i = phi i64 [ %.46.i.i, %B138.if.lr.ph.i.i ], [ %.146.i.i, %B604.i.i ]
  %.78.0141.i.i = phi i64 [ %.88.i.i, %B138.if.lr.ph.i.i ], [ %.142.i.i, %B604.i.i ]
  %.142.i.i = add nsw i64 %.78.0141.i.i, -1
  %.146.i.i = add i64 %.75.0142.i.i, 1
  %.177.i.i = getelementptr i32, ptr %arg.voters, i64 %.75.0142.i.i
  %.178.i.i = load i32, ptr %.177.i.i, align 4
  %.185.i138.i = sext i32 %.178.i.i to i64
  %.186.i139.i = getelementptr i8, ptr %arg.are_single, i64 %.185.i138.i
  %.187.i.i = load i8, ptr %.186.i139.i, align 1
  %.189.not.i.i = icmp eq i8 %.187.i.i, 0
  br i1 %.189.not.i.i, label %B204.i.i, label %B604.i.i
B312.if.i.i:
  %total.2.2135.i.i = phi double [ %.410.i.i, %B603.i.i ], [ 0.000000e+00, %part.3.exit.i.i ]
  %own.2.2134.i.i = phi double [ %own.3.3.i.i, %B603.i.i ], [ 0.000000e+00, %part.3.exit.i.i ]
  %a.2.2133.i.i = phi i64 [ %a.3.3.i.i, %B603.i.i ], [ %.29.i.i, %part.3.exit.i.i ]
  %.273.0131.i.i = phi i64 [ %.342.i.i, %B603.i.i ], [ 0, %part.3.exit.i.i ]
  %.342.i.i = add nuw nsw i64 %.273.0131.i.i, 1
  %.372.i.i = getelementptr double, ptr %arg.support, i64 %.273.0131.i.i
  %.373.i.i = load double, ptr %.372.i.i, align 8
  %.375.i140.i = fcmp ueq double %.373.i.i, 0xFFF0000000000000
  br i1 %.375.i140.i, label %B422.i.i, label %B362.i.i
B146.if.i:
  %.105.0144.i = phi i64 [ %.174.i, %B146.if.i ], [ 0, %B388.i.i ]
  %.174.i = add nuw nsw i64 %.105.0144.i, 1
  %.200.i = getelementptr double, ptr %arg.support, i64 %.105.0144.i
  %.201.i = load double, ptr %.200.i, align 8
  %.203.i = fsub double %.201.i, %.13.i.i.i
  %.211.le.i = tail call double @llvm.exp.f64(double %.203.i)
  %.217.i = getelementptr double, ptr %arg.powers, i64 %.105.0144.i
  store double %.211.le.i, ptr %.217.i, align 8
  %exitcond.not.i = icmp eq i64 %.174.i, %.76.i.i
  br i1 %exitcond.not.i, label %B292.if.lr.ph.i, label %B146.if.i
B292.if.lr.ph.i:
  %.252.0151.i = phi i64 [ %.314.i, %part.2.exit.i ], [ %.76.i.i, %B146.if.i ]
  %.249.0150.i = phi i64 [ %.318.i, %part.2.exit.i ], [ %.32.i, %B146.if.i ]
  %.478.i = sub nsw i64 %.249.0150.i, %.32.i
  br label %B292.if.i
B292.if.i:
  %rest.2.1148.i = phi double [ 0.000000e+00, %B292.if.lr.ph.i ], [ %rest.3.2.i, %B336.i ]
  %.375.0146.i = phi i64 [ 0, %B292.if.lr.ph.i ], [ %.444.i, %B336.i ]
  %.444.i = add nuw nsw i64 %.375.0146.i, 1
  %.480.not.i = icmp eq i64 %.375.0146.i, %.478.i
  br i1 %.480.not.i, label %B336.i, label %B314.i
part.1.exit:
  %.214.pre = load i64, ptr %.31.i, align 8
  %.216.phi.trans.insert = getelementptr i64, ptr %arg.arcs, i64 %.214.pre
  %.217.pre = load i64, ptr %.216.phi.trans.insert, align 8
  %.222.pre = load i64, ptr %.37.i, align 8
  %.224.phi.trans.insert = getelementptr i64, ptr %arg.arcs, i64 %.222.pre
  %.225.pre = load i64, ptr %.224.phi.trans.insert, align 8
  %.pre = sub i64 %.225.pre, %.217.pre
  %.31394.not = icmp slt i64 %.pre, 1
  br i1 %.31394.not, label %B340, label %B234.if.lr.ph
B234.if.lr.ph:
  %.356 = getelementptr double, ptr %arg.worth, i64 %.176
  br label %B234.if
B234.if:
  %.260.096 = phi i64 [ %.pre, %B234.if.lr.ph ], [ %.322, %B234.if ]
  %.257.095 = phi i64 [ %.217.pre, %B234.if.lr.ph ], [ %.326, %B234.if ]
  %.322 = add nsw i64 %.260.096, -1
  %.326 = add i64 %.257.095, 1
  %.352 = getelementptr double, ptr %arg.credit, i64 %.257.095
  %.353 = load double, ptr %.352, align 8
  %.357 = load double, ptr %.356, align 8
  %.358 = fmul double %.353, %.357
  store double %.358, ptr %.352, align 8
  %.363 = getelementptr i32, ptr %arg.voters, i64 %.257.095
  %.364 = load i32, ptr %.363, align 4
  %.366 = sext i32 %.364 to i64
  %.367 = getelementptr double, ptr %arg.sums, i64 %.366
  %.368 = load double, ptr %.367, align 8
  %.372 = fadd double %.358, %.368
  store double %.372, ptr %.367, align 8
  %.313 = icmp samesign ugt i64 %.260.096, 1
  br i1 %.313, label %B234.if, label %B340
}
define i64 @treeval.kernels.vote.confirm(ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14) local_unnamed_addr {
entry:
  %.16 = alloca i64, align 8
  store i64 0, ptr %.16, align 8
  call fastcc void @part.0(ptr %.16, ptr %.1, ptr %.2, ptr %.3, ptr %.4, ptr %.5, ptr %.6, ptr %.7, ptr %.8, i64 %.9, ptr %.10, ptr %.11, ptr %.12, ptr %.13, ptr %.14)
  %.30 = load i64, ptr %.16, align 8
  ret i64 %.30
}
declare double @llvm.exp.f64(double)

