"""A fuzzer of the API: right requests for every operation, and what becomes of them by chance.

It begins with the rows of the table of permissions, each of which is a right request of somebody in
a scene, and puts odd values into every place of it: path, query, cookies, headers and body.
"""
