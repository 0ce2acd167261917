# What modules of this package use of each other only in some runs; treeval/lazy.py loads it then.

from treeval.scoring.breakdown import CountedGroups as CountedGroups
from treeval.scoring.breakdown import feature_counts as feature_counts
from treeval.scoring.breakdown import group_counts as group_counts
from treeval.scoring.certainty import completed as completed
from treeval.scoring.certainty import with_certainty as with_certainty
from treeval.scoring.constituent_coverage import common_sentences as common_sentences
from treeval.scoring.constituents import ConstituentPlan as ConstituentPlan
from treeval.scoring.dependencies import DependencyPlan as DependencyPlan
from treeval.scoring.groups import grouping as grouping
from treeval.scoring.mistakes import mistakes_in as mistakes_in
from treeval.scoring.regressions import failures as failures
from treeval.scoring.regressions import regressions_since as regressions_since
from treeval.scoring.sentences import sentences_at as sentences_at
from treeval.scoring.training import trained_metric as trained_metric
