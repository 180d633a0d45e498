"""TV (featured game): the best running game by mode, and an exhibition of house bots."""
