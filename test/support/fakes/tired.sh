#!/bin/sh
# A validator that takes modules of a few words, and sleeps over all others.
[ "$1" != --version ] || { echo 'tired v2026.4'; exit; }
for file; do :; done
[ "$(wc -c <"$file")" -lt 200 ] || exec sleep 600
