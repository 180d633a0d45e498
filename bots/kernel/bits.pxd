# What bits.py does, by single instructions where the kernel is compiled (GCC and Clang).
cdef extern from *:
    """
    #define durak_count(x) __builtin_popcountll(x)
    #define durak_lowest(x) __builtin_ctzll(x)
    """
    int count "durak_count"(unsigned long long mask) nogil
    int lowest "durak_lowest"(unsigned long long mask) nogil
