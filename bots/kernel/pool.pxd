# The nodes of pool.py in one block of memory, where the kernel is compiled.
from libc.stdlib cimport free, realloc

cdef struct Node:
    unsigned long long move
    double total
    int seat, visits, met, first, following

cdef inline Node* resized(Node* nodes, int size) except NULL:
    cdef Node* found = <Node*>realloc(nodes, size * sizeof(Node))
    if found == NULL:
        raise MemoryError
    return found

cdef inline void released(Node* nodes) noexcept:
    free(nodes)
