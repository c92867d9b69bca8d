#!/bin/sh
# A validator that refuses everything, naming the file as real ones do.
echo "error: $1: line 3: no" >&2
exit 1
