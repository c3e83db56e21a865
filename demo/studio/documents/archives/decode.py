#!/usr/bin/env python3
"""Decodes JT/T 808 frames from a .bin file, or from hexadecimal text.

    python3 decode.py FILE...
"""
import struct
import sys

ITEMS = {0x01: ("mileage_km", 10), 0x02: ("fuel_l", 10), 0x03: ("recorder_km_h", 10), 0x30: ("csq", 1), 0x31: ("satellites", 1), 0xE1: ("battery_percent", 1), 0xE2: ("supply_v", 10), 0xE3: ("source", 1), 0xE4: ("radius_m", 1)}


def frames(path):
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(b"\x7e"):
        data = bytes.fromhex(data.decode("ascii"))
    for frame in filter(None, data.split(b"\x7e")):
        yield frame.replace(b"\x7d\x02", b"\x7e").replace(b"\x7d\x01", b"\x7d")


def position(body):
    alarm, status, latitude, longitude, altitude, speed, course = struct.unpack(">IIIIHHH", body[:22])
    result = {
        "alarm": "0x%08X" % alarm,
        "status": "0x%08X" % status,
        "lat": latitude / 1e6 * (-1 if status & 4 else 1),
        "lon": longitude / 1e6 * (-1 if status & 8 else 1),
        "alt_m": altitude,
        "speed_km_h": speed / 10,
        "course": course,
        "time": "20" + body[22:28].hex(),
    }
    at = 28
    while at + 2 <= len(body):
        item, length = body[at], body[at + 1]
        value = body[at + 2:at + 2 + length]
        if item in ITEMS:
            name, scale = ITEMS[item]
            number = int.from_bytes(value, "big")
            result[name] = number / scale if scale > 1 else number
        elif item == 0xE5:
            result["probes"] = [(value[i], struct.unpack(">h", value[i + 1:i + 3])[0] / 10) for i in range(0, length - 2, 3)]
        else:
            result["0x%02X" % item] = value.hex()
        at += 2 + length
    return result


def decode(frame):
    check = 0
    for byte in frame[:-1]:
        check ^= byte
    message, attributes = struct.unpack(">HH", frame[:4])
    new = bool(attributes & 0x4000)
    start = 17 if new else 12
    phone = frame[5:15] if new else frame[4:10]
    body = frame[start:-1]
    print("0x%04X  %s  phone %s  serial %d  body %d  checksum %s" % (message, "2019" if new else "2013", phone.hex(), struct.unpack(">H", frame[start - 2:start])[0], len(body), "ok" if check == frame[-1] else "BAD"))
    if message == 0x0200:
        print("  ", position(body))
    elif message == 0x0704:
        at = 3
        for _ in range(struct.unpack(">H", body[:2])[0]):
            length = struct.unpack(">H", body[at:at + 2])[0]
            print("  ", position(body[at + 2:at + 2 + length]))
            at += 2 + length
    elif body:
        print("  ", body.hex(" "))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        for found in frames(name):
            decode(found)
