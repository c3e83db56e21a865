#!/usr/bin/env python3
"""Reads and writes the settings of a Waymark tracker over its serial port.

    waymark-config PORT                     show model, firmware and all settings
    waymark-config PORT TEMPLATE            write a template, then show what changed
    waymark-config PORT -c "AT+TIMER=30"    send single commands
    waymark-config --list                   list the templates installed

PORT is /dev/waymark-u1 (U1 cable), /dev/ttyACM0 (USB-C) or any serial port.
Needs nothing but Python 3.8 or newer. 115200 baud, 8N1.
"""
import argparse
import os
import select
import sys
import termios
import time

TEMPLATES = "/usr/share/waymark-config/templates"
ANSWER_TIMEOUT = 5.0


class Port:
    """A serial line in raw mode at 115200 8N1."""

    def __init__(self, path):
        self.fd = os.open(path, os.O_RDWR | os.O_NOCTTY)
        mode = termios.tcgetattr(self.fd)
        mode[0] = mode[1] = mode[3] = 0
        mode[2] = termios.CS8 | termios.CREAD | termios.CLOCAL
        mode[4] = mode[5] = termios.B115200
        termios.tcsetattr(self.fd, termios.TCSANOW, mode)
        termios.tcflush(self.fd, termios.TCIOFLUSH)

    def ask(self, command):
        """Send one command; return the lines of the answer and whether it ended with OK."""
        os.write(self.fd, command.encode("ascii") + b"\r\n")
        received, end = b"", time.monotonic() + ANSWER_TIMEOUT
        while time.monotonic() < end:
            ready, _, _ = select.select([self.fd], [], [], 0.2)
            if ready:
                received += os.read(self.fd, 1024)
                lines = [line.strip() for line in received.decode("ascii", "replace").split("\n")]
                if "OK" in lines or any(line.startswith("ERROR") for line in lines):
                    answer = [line for line in lines if line and line not in (command, "OK")]
                    return answer, "OK" in lines
        return ["no answer within %d s" % ANSWER_TIMEOUT], False


def read_template(name):
    """Commands of a template, without comments and empty lines."""
    path = name if os.path.exists(name) else os.path.join(TEMPLATES, name if name.endswith(".txt") else name + ".txt")
    with open(path, encoding="utf-8") as file:
        lines = (line.split("#", 1)[0].strip() for line in file)
        return [line for line in lines if line]


def send(port, commands):
    failed = 0
    for command in commands:
        answer, good = port.ask(command)
        failed += not good
        print("%-40s %s  %s" % (command, "OK" if good else "FAILED", " ".join(answer)))
    return failed


def show(port):
    for command in ("AT+VER", "AT+PARAM"):
        answer, good = port.ask(command)
        print("\n".join(answer))
        if not good:
            return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", nargs="?")
    parser.add_argument("template", nargs="?")
    parser.add_argument("-c", "--command", action="append", default=[])
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        print("\n".join(sorted(os.listdir(TEMPLATES))))
        return 0
    if options.port is None:
        parser.print_help()
        return 2
    try:
        port = Port(options.port)
    except OSError as problem:
        sys.exit("%s: %s" % (options.port, problem.strerror))
    if options.command:
        return 1 if send(port, options.command) else 0
    if options.template:
        if send(port, read_template(options.template)):
            return 1
    return show(port)


if __name__ == "__main__":
    sys.exit(main())
