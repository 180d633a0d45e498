"""The HTML shell of the web page, its app manifest and robots.txt."""
