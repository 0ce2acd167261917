"""Penn Treebank trees into dependencies, after Johansson & Nugues (2007) and their program LTH."""
