"""Who sits where, and who is still in play."""

from tests.oracle.cards import Rules


class Seats:
    """The seats of a game; `places` has the place of each that is out."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.places: list[int | None] = [None] * seats

    def _in(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.places[seat] is None]

    def _team(self, seat: int) -> int:
        """The team of a seat; without teams each seat is a team."""
        if self.rules["teams"] == "none":
            return seat
        if self.rules["team_seating"] == "together":
            size = self.seats // int(self.rules["teams"])
            return next(team for team in range(self.seats) if seat < size * (team + 1))
        return seat % int(self.rules["teams"])

    def _opponent_of(self, seat: int, direction: int = 1) -> int:
        """The next seat in play that the seat attacks."""
        other = (seat + direction) % self.seats
        while self.places[other] is not None or self._team(other) == self._team(seat):
            other = (other + direction) % self.seats
        return other

    def _round(self, first: int) -> list[int]:
        return [seat % self.seats for seat in range(first, first + self.seats)]
