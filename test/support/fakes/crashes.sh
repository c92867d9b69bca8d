#!/bin/sh
# A validator with a fault in itself.
echo "about to fall over" >&2
kill -SEGV $$
