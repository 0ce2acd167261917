"""Penn Treebank trees into dependencies after Johansson & Nugues (2007), whose program is LTH."""
