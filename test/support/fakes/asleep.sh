#!/bin/sh
# A tool that states its version and does nothing else.
[ "$1" != --version ] || { echo 'asleep v2026.4'; exit; }
exec sleep 600
