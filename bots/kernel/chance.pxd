cimport cython
@cython.final
cdef class Chance:
    cdef unsigned long long state, multiplier, word
    cpdef unsigned long long below(self, unsigned long long number) noexcept
