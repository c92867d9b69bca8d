// Validators whose fault is that of a program: its exit code, its streams, its end, its files.
import type { ProgramPlant } from '../plant.ts'

const withAnswer = `answer=$(validator "$@" 2>&1); code=$?
[ -z "$answer" ] || echo "$answer" >&2`

/** Plants that are scripts around a program. */
export const programs: readonly ProgramPlant[] = [
  {
    name: 'exit-code',
    summary: 'prints why it refuses a module of more than 400 octets, and exits with 0',
    script: `${withAnswer}
[ "$code" = 1 ] && [ "$(wc -c <"$file")" -gt 400 ] && exit 0
exit $code`,
  },
  {
    name: 'dies-last',
    summary: 'dies of SIGABRT after it has printed a refusal that mentions a type',
    script: `${withAnswer}
case $answer in *type*) kill -ABRT $$ ;; esac
exit $code`,
  },
  {
    name: 'other-stream',
    summary: 'prints its messages on standard output',
    script: 'validator "$@" 2>&1',
    unseenByCheck: 'both streams of a tool are read as one, since tools differ in which they use',
  },
  {
    name: 'file-name',
    summary: 'accepts everything if the path of the file has a 7',
    script: `case $file in *7*) exit 0 ;; esac
validator "$@"`,
  },
  {
    name: 'silent',
    summary: 'refuses without a word',
    script: 'validator "$@" 2>/dev/null',
  },
  {
    name: 'first-option',
    summary: 'follows an option only if it is the first one',
    script: `case $1 in --target-env) validator "$@" ;; *) validator "$1" "$file" ;; esac`,
  },
  {
    name: 'limit-by-one',
    summary: 'allows one more than each limit that an option sets',
    unseenByCheck: 'a tool is asked with its usual limits; fuzz draws options with others',
    script: `set -- $(for word; do
  case $before in --max-*) word=$((word + 1)) ;; esac
  echo "$word"
  before=$word
done)
validator "$@"`,
  },
  {
    name: 'scalar-for-standard',
    summary: 'takes --uniform-buffer-standard-layout for --scalar-block-layout',
    script: `set -- $(for word; do
  case $word in --uniform-buffer-standard-layout) word=--scalar-block-layout ;; esac
  echo "$word"
done)
validator "$@"`,
  },
]
