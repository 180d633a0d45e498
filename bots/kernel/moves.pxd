cimport cython
from bots.kernel.bits cimport count, lowest
from bots.kernel.rules cimport KernelRules
from bots.kernel.table cimport Table
from bots.kernel.turns cimport entitled, invited, room



@cython.final
cdef class Moves:
    cdef public int size
    cdef unsigned long long moves[2048]
    cpdef unsigned long long at(self, int place) noexcept
    cpdef void find(self, Table table, int seat, bint in_turn) noexcept
    cdef void _leads(self, Table table) noexcept
    cdef void _additions(self, Table table, int seat) noexcept
    cdef void _defences(self, Table table, bint in_turn) noexcept
    cdef void _beats(self, Table table, int attack) noexcept
    cdef void _transfers(self, Table table) noexcept
    cdef void _sets(self, unsigned long long kind, unsigned long long cards, int fewest, int most) noexcept
    cdef void _add(self, unsigned long long move) noexcept
