cimport cython
from bots.kernel.chance cimport Chance
from bots.kernel.course cimport play
from bots.kernel.moves cimport Moves
from bots.kernel.network cimport ValueNetwork
from bots.kernel.playout cimport Playout
from bots.kernel.pool cimport Node, released, resized
from bots.kernel.table cimport Table
from bots.kernel.turns cimport mover
from libc.math cimport log, sqrt

@cython.final
cdef class TreeSearch:
    cdef Table origin, table, dealt
    cdef Node* nodes
    cdef int room, size, length
    cdef int path[500]
    cdef Moves moves
    cdef Chance chance
    cdef int viewer, hidden_count
    cdef int per_mille, simple
    cdef public double curiosity
    cdef public ValueNetwork network
    cdef double results[6]
    cdef Playout playout
    cdef int slots[6]
    cdef int hidden[64]
    cdef int weights[384]
    cdef list weighed
    cdef void _finish(self) noexcept
    cdef void _deal(self) noexcept
    cdef int _drawn(self, int seat, int left) noexcept
    cdef int _iterate(self) except -1
    cdef int _go_down(self, int node) except -1
    cdef int _child(self, int node, int seat) except -1
    cdef int _child_with(self, int node, int seat, unsigned long long move) except -1
    cdef int _added(self, int node, int seat, unsigned long long move) except -1
