from bots.kernel.bits cimport count, lowest
from bots.kernel.table cimport Table
from bots.kernel.turns cimport invited

cpdef void play(Table table, int seat, unsigned long long move) noexcept
cdef void attack(Table table, int seat, unsigned long long cards) noexcept
cdef void beat(Table table, int attack, int card) noexcept
cdef void transfer(Table table, unsigned long long cards) noexcept
cdef void take(Table table) noexcept
cdef void say_done(Table table, int seat) noexcept
cdef void _play(Table table, int seat, unsigned long long cards) noexcept
cdef void _settle(Table table) noexcept
cdef bint _will_draw(Table table) noexcept
cdef void _put_out(Table table) noexcept
cdef bint _ends(Table table, bint bout_ended) noexcept
cdef void _end_with_rest_shared(Table table) noexcept
cdef void _end_without_cards(Table table) noexcept
cdef bint _could_yet_go_out(Table table) noexcept
cdef void _receive(Table table, int seat, unsigned long long cards) noexcept
cdef void _refill(Table table) noexcept
cdef void _draw(Table table, int seat) noexcept
cdef void _start_bout(Table table, int leader) noexcept
