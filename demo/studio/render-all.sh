#!/bin/sh
# All product pictures: ./render-all.sh (finished sizes) or ./render-all.sh --draft; --help lists the options.
exec nice -n 19 /usr/bin/python3 "$(dirname -- "$0")/render_all.py" "$@"
