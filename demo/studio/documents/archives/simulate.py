#!/usr/bin/env python3
"""A simulated Waymark tracker that speaks JT/T 808-2019.

    python3 simulate.py HOST PORT [SECONDS]

It registers, authenticates, then drives round a block in Shenzhen and reports
a position every SECONDS (default 10); it sends no heartbeat. Messages
from the platform are printed; parameters and text commands are acknowledged.
"""
import math
import socket
import struct
import sys
import threading
import time

PHONE = bytes.fromhex("00000000000100000001")
IMEI = b"001012345678902"
CENTRE = (22.54055, 113.95355)


def escape(data):
    return data.replace(b"\x7d", b"\x7d\x01").replace(b"\x7e", b"\x7d\x02")


def unescape(data):
    return data.replace(b"\x7d\x02", b"\x7e").replace(b"\x7d\x01", b"\x7d")


class Tracker:
    def __init__(self, host, port, interval):
        self.socket = socket.create_connection((host, port), timeout=20)
        self.socket.settimeout(None)
        self.interval = interval
        self.serial = 0
        self.auth = None
        self.ready = threading.Event()
        self.lock = threading.Lock()

    def send(self, message, body=b""):
        with self.lock:
            self.serial = self.serial % 0xFFFF + 1
            content = struct.pack(">HHB", message, 0x4000 | len(body), 1) + PHONE + struct.pack(">H", self.serial) + body
            check = 0
            for byte in content:
                check ^= byte
            self.socket.sendall(b"\x7e" + escape(content + bytes([check])) + b"\x7e")
        print("-> 0x%04X  %d bytes" % (message, len(body)))

    def register(self):
        self.send(0x0100, struct.pack(">HH", 44, 305) + b"WAYMARK".ljust(11, b"\0") + b"V3".ljust(30, b"\0") + b"0000001".ljust(30, b"\0") + b"\0")

    def authenticate(self):
        self.send(0x0102, bytes([len(self.auth)]) + self.auth + IMEI + b"V3-4.2.1".ljust(20, b"\0"))

    def position(self):
        angle = time.time() / 60 * math.pi
        latitude = CENTRE[0] + 0.003 * math.sin(angle)
        longitude = CENTRE[1] + 0.004 * math.cos(angle)
        course = int(-math.degrees(angle)) % 360
        status = 1 << 0 | 1 << 1 | 1 << 18 | 1 << 19 | 1 << 22
        stamp = bytes.fromhex(time.strftime("%y%m%d%H%M%S", time.gmtime(time.time() + 8 * 3600)))
        body = struct.pack(">IIIIHHH", 0, status, round(latitude * 1e6), round(longitude * 1e6), 38, 425, course) + stamp
        body += bytes([0x30, 1, 24, 0x31, 1, 14, 0xE2, 2]) + struct.pack(">H", 138) + bytes([0xE3, 1, 0])
        self.send(0x0200, body)

    def listen(self):
        pending = b""
        while True:
            data = self.socket.recv(4096)
            if not data:
                print("closed by the platform")
                return
            pending += data
            *frames, pending = pending.split(b"\x7e")
            for frame in filter(None, frames):
                self.handle(unescape(frame))

    def handle(self, frame):
        check = 0
        for byte in frame[:-1]:
            check ^= byte
        if check != frame[-1] or len(frame) < 13:
            print("<- bad checksum, %d bytes" % len(frame))
            return
        message, attributes = struct.unpack(">HH", frame[:4])
        start = 17 if attributes & 0x4000 else 12
        serial = struct.unpack(">H", frame[start - 2:start])[0]
        body = frame[start:-1]
        print("<- 0x%04X  %d bytes" % (message, len(body)))
        if message == 0x8100 and len(body) >= 3:
            if body[2] == 0:
                self.auth = body[3:]
                self.authenticate()
            else:
                print("registration refused: %d" % body[2])
        elif message == 0x8001 and len(body) >= 5:
            if struct.unpack(">H", body[2:4])[0] == 0x0102 and body[4] == 0:
                self.ready.set()
        else:
            self.send(0x0001, struct.pack(">HHB", serial, message, 0))

    def run(self):
        listener = threading.Thread(target=self.listen, daemon=True)
        listener.start()
        self.register()
        if not self.ready.wait(20):
            print("no authentication within 20 s")
            return
        while listener.is_alive():
            self.position()
            listener.join(self.interval)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        Tracker(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]) if len(sys.argv) > 3 else 10).run()
    except KeyboardInterrupt:
        pass
