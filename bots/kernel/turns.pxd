from bots.kernel.bits cimport count
from bots.kernel.rules cimport KernelRules
from bots.kernel.table cimport Table

cpdef int entitled(Table table) noexcept
cpdef int room(Table table) noexcept
cpdef int invited(Table table) noexcept
cpdef int awaited(Table table) noexcept
cpdef int mover(Table table) noexcept
