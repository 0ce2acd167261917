# What the rest of the package uses; treeval/lazy.py loads it, and numba, when it is first used.

from treeval.induction.tsg.kernels.restaurants import Restaurants as Restaurants
from treeval.induction.tsg.kernels.restaurants import State as State
from treeval.induction.tsg.kernels.restaurants import count_sites as count_sites
from treeval.induction.tsg.kernels.restaurants import log_seating as log_seating
from treeval.induction.tsg.kernels.restaurants import new_state as new_state
from treeval.induction.tsg.kernels.restaurants import set_tables as set_tables
from treeval.induction.tsg.kernels.sampling import Sampled as Sampled
from treeval.induction.tsg.kernels.sampling import begin_with_trees as begin_with_trees
from treeval.induction.tsg.kernels.sampling import count_all_arcs as count_all_arcs
from treeval.induction.tsg.kernels.sampling import draw_arcs as draw_arcs
from treeval.induction.tsg.kernels.sampling import most_expected as most_expected
from treeval.induction.tsg.kernels.sampling import restore as restore
from treeval.induction.tsg.kernels.sampling import sweep as sweep
