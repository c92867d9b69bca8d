#!/bin/sh
# A validator that never stops talking.
while :; do echo "error: error: error: error: error: error: error: error: error: error: error"; done
