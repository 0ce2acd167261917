# The conversions, and where each lives; treeval/lazy.py loads a name when it is first used.

from treeval.schemes.flips import Flip as Flip
from treeval.schemes.head_rules import convert_heads as convert_heads
from treeval.schemes.headedness import Scheme as Scheme
from treeval.schemes.projective import Deprojectivise as Deprojectivise
from treeval.schemes.projective import Projectivise as Projectivise
from treeval.schemes.punctuation import are_marks as are_marks
from treeval.schemes.punctuation import attach_punctuation as attach_punctuation
from treeval.schemes.stripping import Strip as Strip
