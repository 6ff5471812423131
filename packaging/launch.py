"""The frozen program's first line: the command line, or the window when it is given none."""

import sys

from desktop.__main__ import main

sys.exit(main())
