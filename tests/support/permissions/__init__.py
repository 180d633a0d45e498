"""Who may do what: one table, from which the tests try everything and docs/permissions.md is made.

A new endpoint needs a row, and the tests name it until it has one. Add to a file in `rows/`, or a
new file there with a list `ROWS` (all files are read), one line a case:

    Row("start_game", host_only(), {"game_id": full_table})

- The first value is the operation's id in the OpenAPI document, or a socket's address
  (`"ws/games/{game_id}"`).
- The second says what each caller of `Who` gets: `OK`, or the code of a problem. Begin with
  `who()` (everybody may), `logged_in()`, `accounts()`, `at_the_table()` or `host_only()`, and name
  those who get something else: `accounts(owner="yourself")`. Who is banned gets `banned`, but
  where `banned_too(…)` stands around it; bot accounts, which ask by a token, get what accounts get,
  but where `sessions_only(…)` stands around it.
- The third gives each parameter of the address a value: a text, or a function of the `Scene`,
  which knows the people and makes what is needed (`scene.py` has tables of every kind).
- Further: `case` (words for the page, where an operation has several rows), `body` and `query`
  (again values or functions), `given` (what is done before), `confirmed` (the caller has just
  said the password again), `sees` (reads out of the answer whose eyes the caller was given).

Write what the rules of the house say, never what the code answers. Then `make permissions`.
"""
