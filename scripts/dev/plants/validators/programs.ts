// Validators whose fault is that of a program: its exit code, its streams, its end, its files.
import type { ProgramPlant } from '../plant.ts'

/** Plants that are scripts around a program. */
export const programs: readonly ProgramPlant[] = [
  {
    name: 'exit-code',
    summary: 'prints why it refuses a module of more than one function, and exits with 0',
    script: `answer=$("$VALIDATOR" "$@" 2>&1); code=$?
[ -z "$answer" ] || echo "$answer" >&2
functions=$(strings -n 4 "$3" | grep -c main)
[ "$code" = 1 ] && [ "$functions" != 1 ] && exit 0
exit $code`,
  },
  {
    name: 'dies-last',
    summary: 'dies of SIGABRT after it has printed a refusal about an id',
    script: `answer=$("$VALIDATOR" "$@" 2>&1); code=$?
[ -z "$answer" ] || echo "$answer" >&2
case $answer in *ID*) kill -ABRT $$ ;; esac
exit $code`,
  },
  {
    name: 'other-stream',
    summary: 'prints its messages on standard output',
    script: `exec "$VALIDATOR" "$@" 2>&1`,
  },
  {
    name: 'file-name',
    summary: 'accepts everything if the path of the file has a 7',
    script: `case $3 in *7*) exit 0 ;; esac
exec "$VALIDATOR" "$@"`,
  },
  {
    name: 'silent',
    summary: 'refuses without a word',
    script: `exec "$VALIDATOR" "$@" 2>/dev/null`,
  },
]
