"""The game as bit masks, for searching: one source, compiled where a compiler is there.

The compiled modules lie in a folder that is named after the source and the Python they were made
from, so old ones are never taken for new ones. Without them, or with DURAK_KERNEL=interpreted, the
same source runs as it is, some eighty times slower.
"""

import os

from bots.build_kernel import compiled_folder

if os.environ.get("DURAK_KERNEL") != "interpreted":
    __path__.insert(0, str(compiled_folder()))
