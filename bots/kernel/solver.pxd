cimport cython
from bots.kernel.course cimport play
from bots.kernel.moves cimport Moves
from bots.kernel.table cimport Table
from bots.kernel.turns cimport mover

@cython.final
cdef class KernelSolver:
    cdef public int nodes
    cdef int hero, rival
    cdef bint draw_is_enough
    cdef unsigned long long prime, word
    cdef dict known
    cdef list tables, lists
    cdef int _reaches(self, Table table, int depth) except -2
    cdef unsigned long long _key(self, Table table) noexcept
