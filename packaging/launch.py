"""The frozen program's first line."""

import sys

from desktop.__main__ import main

sys.exit(main())
