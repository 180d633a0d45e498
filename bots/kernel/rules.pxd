cimport cython
@cython.final
cdef class KernelRules:
    cdef public bint first_limit_lasts, takes_unbeaten
    cdef public int seats, hand_size, attack_limit, first_bout_limit, most_idle_bouts
    cdef public bint leads_single, nobody_adds, only_leader_adds, only_neighbours_add
    cdef public bint waits, in_turn, takes_any_time, piles_on, is_pile_unlimited
    cdef public bint transfers, transfers_any_time, transfers_first_bout, transfers_as_many
    cdef public bint transfers_no_more, transfers_heads_up, transfers_equal_hands
    cdef public bint refills, attacker_draws_first, has_draws, has_teams
    cdef public unsigned long long transferable, trumps
    cdef unsigned long long beaten_by[64]
    cdef unsigned long long of_rank[64]
    cdef int team[6]
    cdef int after[6]
    cdef int before[6]
