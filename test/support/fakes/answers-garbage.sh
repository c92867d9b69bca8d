#!/bin/sh
# A validator whose answer is none: octets that are no text, and an exit code that means nothing.
printf '\377\376\000\033[31m\007garbage\n' >&2
exit 42
