#!/bin/sh
# A validator in a language whose faults end a program with an ordinary exit code.
echo "thread 'main' panicked at src/main.rs:1:1:" >&2
exit 101
