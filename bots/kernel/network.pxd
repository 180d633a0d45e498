cimport cython
from bots.kernel.bits cimport count, lowest
from bots.kernel.rules cimport KernelRules
from bots.kernel.table cimport Table
from libc.math cimport exp

@cython.final
cdef class ValueNetwork:
    cdef public int most_talon
    cdef int size
    cdef int active[192]
    cdef short weights[44418]
    cdef short sums[64]
    cpdef double value(self, Table table) noexcept
    cdef void _find(self, Table table) noexcept
    cdef void _find_hand(self, Table table, unsigned long long hand, unsigned long long other, int row) noexcept
    cdef void _add(self, int row) noexcept
