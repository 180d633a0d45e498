"""Refusals of requests about saved rule sets, each with a stable `code`."""

from web.http.errors import ServiceError


class UnknownRuleSet(ServiceError):
    """No rule set is saved under this id."""

    code = "not_found"
    status = 404


class NotYourRuleSet(ServiceError):
    """Only the owner of a rule set may change or delete it."""

    code = "not_your_rule_set"
    status = 403


class RuleSetNameTaken(ServiceError):
    """The owner has another rule set of this name."""

    code = "name_taken"
    status = 409
    field = "name"


class RuleSetChanged(ServiceError):
    """The rule set was changed since the caller read it."""

    code = "rule_set_changed"
    status = 409


class TooManyRuleSets(ServiceError):
    """The caller has no more rule sets left to save."""

    code = "too_many_rule_sets"
    status = 409
