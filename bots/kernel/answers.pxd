# The table of answers.py in one block of memory, where the kernel is compiled.
from libc.stdlib cimport calloc, free

cdef inline unsigned long long* cleared(int size) except NULL:
    cdef unsigned long long* entries = <unsigned long long*>calloc(size, sizeof(unsigned long long))
    if entries == NULL:
        raise MemoryError
    return entries

cdef inline void released(unsigned long long* entries) noexcept:
    free(entries)
