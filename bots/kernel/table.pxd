cimport cython
from bots.kernel.bits cimport count, lowest
from bots.kernel.rules cimport KernelRules


@cython.final
cdef class Table:
    cdef public KernelRules rules
    cdef unsigned long long hands[6]
    cdef int places[6]
    cdef int talon[64]
    cdef int emptied[6]
    cdef public int drawn, talon_size, number, leader, attacker, defender, limit, done
    cdef public int emptied_count, out, idle, in_play, losing_team
    cdef public bint taking, is_over, is_limited
    cdef public unsigned long long table, attacks, open, ranks

    cpdef void copy_from(self, Table other) noexcept
    cpdef int next_in_play(self, int seat) noexcept
    cpdef int next_opponent(self, int seat, int step) noexcept
    cpdef int limit_against(self, int defender, int beaten) noexcept
    cpdef bint is_drawing(self) noexcept
    cpdef double points(self, int seat) noexcept
