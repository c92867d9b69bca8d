#!/bin/sh
# A validator that does not know what the module uses.
echo "error: line 1: Invalid opcode: 4711" >&2
exit 1
