"""The lobby: the list of open tables, over REST and live on a socket."""
