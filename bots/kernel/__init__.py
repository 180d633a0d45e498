"""The game as bit masks (bitboards), for searching: one source, compiled (Cython) if possible.

The folder of the compiled modules is named after the source and the Python version, so old modules
are never used for a new source. Without them, or with DURAK_KERNEL=interpreted, the same source is
interpreted, some eighty times slower.
"""

import os

from bots.build_kernel import compiled_folder

if os.environ.get("DURAK_KERNEL") != "interpreted":
    __path__.insert(0, str(compiled_folder()))
