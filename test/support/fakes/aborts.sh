#!/bin/sh
# A validator whose assertion fails.
echo "Assertion failed" >&2
kill -ABRT $$
