"""Endpoints of a finished game: notation, the proof of its deal, what a seat could know."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.play.api.bodies import SeatNumber
from games.play.selectors.games import get_game
from games.records.knowing import knowledge_at, knowledge_json
from games.records.notation import notation_of
from games.records.proofs import proof_of
from games.records.replies import CardKnowledge, Proof
from web.http.bodies import Number, Query, read_query
from web.http.languages import LanguageQuery, in_language, language_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.renderers import TextRenderer
from web.views import PublicApiView


class NotationView(PublicApiView):
    """`games/{id}/notation`."""

    renderer_classes = [TextRenderer]

    @extend_schema(
        operation_id="notation",
        parameters=query_parameters(LanguageQuery),
        responses={
            (200, "text/plain"): OpenApiTypes.STR,
            **problems("not_found", "game_not_finished", "deal_sealed"),
        },
        tags=["records"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """A finished game as text."""
        language = language_of(request)
        text = notation_of(get_game(game_id), language=language)
        return in_language(text, language)


class ProofView(PublicApiView):
    """`games/{id}/proof`."""

    @extend_schema(
        operation_id="proof", responses={200: Proof, **problems("not_found")}, tags=["records"]
    )
    def get(self, _request: Request, game_id: str) -> Response:
        """The proof that the deal was fixed before the game; complete once the game is finished."""
        proof = proof_of(get_game(game_id))
        deals: list[dict[str, Any]] | None = None
        if proof.deals is not None:
            deals = [
                {"number": deal.number, "pack": [card.code for card in deal.pack]}
                for deal in proof.deals
            ]
        return Response(
            {
                "algorithm": proof.algorithm,
                "game_id": proof.game_id,
                "commitment": proof.commitment,
                "client_seeds": list(proof.client_seeds),
                "server_seed": None if proof.server_seed is None else proof.server_seed.hex(),
                "deals": deals,
            }
        )


class KnowledgeQuery(Query):
    """The seat of the knowledge, and the event after which it is shown."""

    seat: SeatNumber
    at: Number


class KnowledgeView(PublicApiView):
    """`games/{id}/knowledge`."""

    @extend_schema(
        operation_id="card_knowledge",
        parameters=query_parameters(KnowledgeQuery),
        responses={
            200: CardKnowledge,
            **problems("not_found", "game_not_finished", "deal_sealed"),
        },
        tags=["records"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """The cards that a seat of a finished game could know at a moment, and the likely ones."""
        query = read_query(request, KnowledgeQuery)
        known = knowledge_at(game_id, seat=query.seat, at=query.at)
        return Response(knowledge_json(known, seat=query.seat, at=query.at))
