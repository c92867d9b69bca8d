#!/bin/sh
# Continuous integration of a validator: checks it, compares the result with a stored run, and fuzzes it for a while.
# Requires npm ci in this checkout. Environment variables:
#
#   SPIRV_CTS_TOOL      the tools, one SPEC per line
#   SPIRV_CTS_ARGS      additional options for check, separated by spaces
#   SPIRV_CTS_BASELINE  a run log: only answers that were not wrong in it fail; if the file is missing, no wrong answer does
#   SPIRV_CTS_FUZZ      seconds of fuzzing; 0 or empty disables fuzzing
#   SPIRV_CTS_SHARD     part I of N of the cases and of the modules of fuzzing, as I/N; empty for all
#   SPIRV_CTS_OUT       folder for logs, reports and findings; default: spirv-cts-out
#
# The exit code is the highest of the commands. On GitHub, the script also writes the job summary and annotations.
set -u
here=$(cd "$(dirname "$0")/.." && pwd) || exit 2
out=${SPIRV_CTS_OUT:-spirv-cts-out}
baseline=${SPIRV_CTS_BASELINE:-}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
status=0

tsx() {
  "$here/node_modules/.bin/tsx" --conditions=source "$@"
}

cts() {
  tsx "$here/scripts/cts.ts" "$@"
  code=$?
  [ "$code" -le "$status" ] || status=$code
  return "$code"
}

set --
while IFS= read -r spec; do
  [ -z "$spec" ] || set -- "$@" "$spec"
done <<TOOLS
${SPIRV_CTS_TOOL:-spirv-val}
TOOLS

case "$*" in
  *@*) cts tools install --with cross,reflect || exit 3 ;;
esac

# Split at spaces as a shell does, but without expanding globs.
set -f
known=
[ -z "$baseline" ] || [ ! -f "$baseline" ] || known=yes
part=
[ -z "${SPIRV_CTS_SHARD:-}" ] || part="--shard $SPIRV_CTS_SHARD"
# shellcheck disable=SC2086
if [ -n "$known" ]; then
  cts check --tool "$@" ${SPIRV_CTS_ARGS:-} $part --baseline "$baseline" --report md junit sarif json --out "$out/check"
else
  cts check --tool "$@" ${SPIRV_CTS_ARGS:-} $part --report md junit sarif json --out "$out/check"
fi
[ "$status" -le 1 ] || exit "$status"
cat "$out/check/run.md" >>"$summary"
if [ -n "${GITHUB_ACTIONS:-}" ]; then
  tsx "$here/scripts/annotations.ts" "$out/check/run.json"
fi

# A part of a run cannot be compared with the whole.
if [ -n "$known" ] && [ -z "$part" ]; then
  { echo; echo '```'; } >>"$summary"
  cts diff --baseline "$baseline" --candidate "$out/check/run.jsonl" --out "$out/diff" >"$out/diff.txt"
  cat "$out/diff.txt"
  cat "$out/diff.txt" >>"$summary"
  echo '```' >>"$summary"
elif [ -n "$baseline" ]; then
  echo "no baseline at $baseline: keep $out/check/run.jsonl as the first one"
  status=0
fi

if [ "${SPIRV_CTS_FUZZ:-0}" -gt 0 ]; then
  # shellcheck disable=SC2086
  cts fuzz --tool "$@" $part --time "$SPIRV_CTS_FUZZ" --out "$out/fuzz"
fi
exit "$status"
