"""The seats of a game, and those in play."""

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
        """Return the team of a seat; without teams each seat is a team."""
        if self.rules["teams"] == "none":
            return seat
        if self.rules["team_seating"] == "together":
            size = self.seats // int(self.rules["teams"])
            return next(team for team in range(self.seats) if seat < size * (team + 1))
        return seat % int(self.rules["teams"])

    def _opponent_of(self, seat: int, direction: int = 1) -> int:
        """Return the next seat in play that the seat attacks."""
        other = self._beside(seat, direction)
        while self.places[other] is not None or self._team(other) == self._team(seat):
            other = self._beside(other, direction)
        return other

    def _beside(self, seat: int, direction: int) -> int:
        """Return the seat whose turn comes after, or with -1 before; teams always take turns."""
        round_table = self._round(0)
        return round_table[(round_table.index(seat) + direction) % self.seats]

    def _round(self, first: int) -> list[int]:
        """Return all seats in the order of play from `first`: in each round one of every team."""
        places_in_team = {
            seat: [other for other in range(seat) if self._team(other) == self._team(seat)]
            for seat in range(self.seats)
        }
        order = sorted(
            range(self.seats), key=lambda seat: (len(places_in_team[seat]), self._team(seat))
        )
        while order[0] != first:
            order.append(order.pop(0))
        return order
