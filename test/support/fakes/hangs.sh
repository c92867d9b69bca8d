#!/bin/sh
# A validator that never answers, nor does the process that it starts. The argument names a file for their ids.
sleep 600 &
[ -z "$2" ] || echo "$$ $!" >"$2"
wait
