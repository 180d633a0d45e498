"""PNG files: chunks of length, kind, data and checksum behind a signature."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def packed(png: bytes) -> bytes:
    """Pack the pixels of a picture as small as zlib can: a browser packs its screenshots in haste.

    Only the chunks that every picture needs are kept.
    """
    chunks, position = [], len(SIGNATURE)
    while position < len(png):
        length, kind = struct.unpack_from(">I4s", png, position)
        chunks.append((kind, png[position + 8 : position + 8 + length]))
        position += 12 + length
    pixels = zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"))
    (_, header), (_, end) = chunks[0], chunks[-1]
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(pixels, 9)), (b"IEND", end))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
