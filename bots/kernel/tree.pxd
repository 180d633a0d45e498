cimport cython
from bots.kernel.chance cimport Chance
from bots.kernel.course cimport play
from bots.kernel.moves cimport Moves
from bots.kernel.playout cimport Playout
from bots.kernel.table cimport Table
from bots.kernel.turns cimport mover
from libc.math cimport log, sqrt

@cython.final
cdef class Node:
    cdef Node first, following
    cdef unsigned long long move
    cdef int seat, visits, met
    cdef double total

@cython.final
cdef class TreeSearch:
    cdef Table origin, table, dealt
    cdef Node root
    cdef Moves moves
    cdef Chance chance
    cdef int viewer, hidden_count
    cdef int per_mille, simple
    cdef double curiosity
    cdef Playout playout
    cdef int slots[6]
    cdef int hidden[64]
    cdef int weights[384]
    cdef list path, weighed
    cdef void _deal(self) noexcept
    cdef int _drawn(self, int seat, int left) noexcept
    cdef void _iterate(self) noexcept
    cdef void _go_down(self, Node node) noexcept
    cdef Node _child(self, Node node, int seat)
    cdef Node _child_with(self, Node node, int seat, unsigned long long move)

cdef Node _added(Node node, int seat, unsigned long long move)
