"""The table of permissions, by which the tests try every endpoint as every caller.

`docs/permissions.md` is made from it. A new endpoint needs a row; a test fails until it has one.
Add a row for each case to a list `ROWS` in a file of `rows/` (all files are read):

    Row("start_game", host_only(), {"game_id": full_table})

- The first value is the operation's id in the OpenAPI document, or a socket's address
  (`"ws/games/{game_id}"`).
- The second says what each caller of `Who` gets: `OK`, or the code of a problem. Begin with
  `who()` (everybody may), `logged_in()`, `accounts()`, `at_the_table()` or `host_only()`, and name
  the callers who get something else: `accounts(owner="yourself")`. Banned users get `banned`,
  unless `banned_too(…)` is put around it; bot accounts, which use a token, get what accounts get,
  unless `sessions_only(…)` is put around it.
- The third gives each parameter of the address a value: a text, or a function of the `Scene`,
  which has the people and makes what is needed (`scene.py` has tables of every kind).
- Further: `case` (a text for the page, where an operation has several rows), `body` and `query`
  (again values or functions), `given` (is run before), `confirmed` (the caller has just confirmed
  the password), `sees` (finds out from the answer whether it was made for a player or a spectator).

Write what the design says, never what the code answers. Then run `make permissions`.
"""
