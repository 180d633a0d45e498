"""The address to which the mail provider posts its reports about bounces and complaints."""

from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from notifications.errors import ForgedReport, UnreadableReport
from notifications.mail_reports import read_reports
from notifications.services.reported_addresses import record_report
from web.http.problems import problem_of_service
from web.http.renderers import problem_response


@csrf_exempt  # The secret stands for the provider, which has no cookie.
@require_http_methods(["GET", "HEAD", "POST"])
def mail_reports(request: HttpRequest) -> HttpResponse:
    """Record a provider's reports; 404 where no provider is configured.

    Some providers try the address by a GET or HEAD before they use it.
    """
    if not settings.DURAK_MAIL_PROVIDER:
        return HttpResponse(status=HTTPStatus.NOT_FOUND)
    if request.method == "POST":
        try:
            reports = read_reports(request)
        except (ForgedReport, UnreadableReport) as error:
            return problem_response(problem_of_service(error))
        for report in reports:
            record_report(report)
    return HttpResponse(status=HTTPStatus.OK)
