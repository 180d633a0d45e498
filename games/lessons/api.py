"""Endpoints of lessons: read a lesson, and play it."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.lessons.messages import Lesson, lesson_json
from games.lessons.scripts import script_of
from games.lessons.services import play_lesson
from games.play.messages.game import GameSchema, game_json
from games.tables.api.creations import CreationView
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import CSRF, problems


class LessonView(CreationView):
    """`lessons/{lesson}`."""

    @extend_schema(
        operation_id="get_lesson",
        responses={200: Lesson, **problems("not_found")},
        tags=["games"],
    )
    def get(self, _request: Request, lesson: str) -> Response:
        """Read the commands of the learner, with the versions at which they are played."""
        return Response(lesson_json(script_of(lesson)))

    @extend_schema(
        operation_id="play_lesson",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={200: GameSchema, **problems(*ONCE, *CSRF, "not_authenticated", "not_found")},
        tags=["games"],
    )
    @once
    def post(self, request: Request, lesson: str) -> Response:
        """Return your running game of the lesson; deal it from its fixed pack if there is none."""
        user_id = caller_id(request)
        game = play_lesson(script_of(lesson), user_id=user_id)
        return Response(game_json(game, user_id=user_id))
