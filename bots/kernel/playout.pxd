cimport cython
from bots.kernel.bits cimport lowest
from bots.kernel.chance cimport Chance
from bots.kernel.course cimport play
from bots.kernel.moves cimport Moves
from bots.kernel.rules cimport KernelRules
from bots.kernel.table cimport Table
from bots.kernel.turns cimport mover

@cython.final
cdef class Playout:
    cdef Moves moves
    cdef Chance chance
    cpdef int run(self, Table table, int per_mille) noexcept
    cpdef void run_to_bout(self, Table table, int per_mille, int most_talon) noexcept
    cdef void _step(self, Table table, int per_mille) noexcept
    cpdef unsigned long long choose(self, Table table, int seat) noexcept
    cdef unsigned long long _addition(self, Table table, int seat) noexcept
    cdef unsigned long long _defence(self, Table table) noexcept
