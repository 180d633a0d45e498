cimport cython
from bots.kernel.answers cimport cleared, released
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
    cdef unsigned long long* known
    cdef int room, filled, max_room
    cdef list tables, lists
    cdef int _reaches(self, Table table, int depth) except -2
    cdef int _answer(self, unsigned long long key) noexcept
    cdef int _keep(self, unsigned long long entry) except -1
    cdef void _put(self, unsigned long long entry) noexcept
    cdef int _grow(self) except -1
    cdef unsigned long long _key(self, Table table) noexcept
