# What the rest of the package uses; treeval/lazy.py loads it, and numba, when it is first used.

from treeval.induction.dmv.kernels.charts import SpansOfText as SpansOfText
from treeval.induction.dmv.kernels.texts import ChosenSentences as ChosenSentences
from treeval.induction.dmv.kernels.texts import draw as draw
from treeval.induction.dmv.kernels.texts import expect as expect
from treeval.induction.dmv.kernels.texts import parse as parse
from treeval.induction.dmv.kernels.texts import parse_carefully as parse_carefully
from treeval.induction.dmv.kernels.valences import ArcsOfText as ArcsOfText
from treeval.induction.dmv.kernels.valences import attach_carefully as attach_carefully
from treeval.induction.dmv.kernels.valences import expect_valences as expect_valences
from treeval.induction.dmv.kernels.valences import parse_valences as parse_valences
from treeval.induction.dmv.kernels.variational import Family as Family
from treeval.induction.dmv.kernels.variational import Moments as Moments
from treeval.induction.dmv.kernels.variational import Normals as Normals
from treeval.induction.dmv.kernels.variational import Patience as Patience
from treeval.induction.dmv.kernels.variational import infer_all as infer_all
