#!/bin/sh
# Continuous integration of a validator: checks it, compares the result with a stored run, and fuzzes it for a while.
# In a checkout it requires npm ci; the package has it as well. Environment variables:
#
#   SPIRV_CTS_TOOL      the tools, one SPEC per line
#   SPIRV_CTS_ARGS      additional options for check, separated by spaces; fuzz gets those of them that it has as well:
#                       --expectations, --jobs, --memory, --profile, --revision and --timeout
#   SPIRV_CTS_BASELINE  a run log: only answers that were not wrong in it fail; if the file is missing, no wrong answer does
#   SPIRV_CTS_FUZZ      seconds of fuzzing; 0 or empty disables fuzzing
#   SPIRV_CTS_SHARD     part I of N of the cases and of the modules of fuzzing, as I/N; empty for all
#   SPIRV_CTS_OUT       folder for logs, reports and findings; default: spirv-cts-out
#
# The exit code is the highest of the commands. On GitHub, the script also writes the job summary and annotations. With
# SPIRV_CTS_BASELINE, $SPIRV_CTS_OUT/baseline.jsonl is the baseline of the next run, whatever the exit code: the log of this run
# if there was no baseline or if check found nothing new, and otherwise the one that was given. It also lists what fuzz has found
# so far: a finding fails the run that comes upon it, unless that is the first, and no later one.
#
# The seed of fuzz is the commit (GITHUB_SHA or CI_COMMIT_SHA) or else the day, so that runs of one commit find the same, and
# those of another find something else. The findings are in $SPIRV_CTS_OUT/fuzz/SEED.
set -u
here=$(cd "$(dirname "$0")/.." && pwd) || exit 2
out=${SPIRV_CTS_OUT:-spirv-cts-out}
baseline=${SPIRV_CTS_BASELINE:-}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
status=0

script() {
  name=$1
  shift
  if [ -f "$here/scripts/$name.ts" ]; then
    "$here/node_modules/.bin/tsx" --conditions=source "$here/scripts/$name.ts" "$@"
  else
    node "$here/dist/scripts/$name.js" "$@"
  fi
}

cts() {
  script cts "$@"
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
  cts check --tool "$@" ${SPIRV_CTS_ARGS:-} $part --baseline "$baseline" --report html md junit sarif json --out "$out/check"
else
  cts check --tool "$@" ${SPIRV_CTS_ARGS:-} $part --report html md junit sarif json --out "$out/check"
fi
[ "$status" -le 1 ] || exit "$status"
if [ -n "${GITHUB_ACTIONS:-}" ]; then
  script cli/annotations "$out/check/run.json"
fi

# The summary begins with what changed and with causes; the long tables of rules come last. Only whole runs are compared.
if [ -n "$known" ] && [ -z "$part" ]; then
  # Only informs: an expectation may explain what regressed, so that the exit code is that of check.
  script cts diff --baseline "$baseline" --candidate "$out/check/run.jsonl" --out "$out/diff" >"$out/diff.txt"
  [ $? -le 1 ] || status=2
  cat "$out/diff.txt"
  { echo '## Changes since the baseline'; echo; echo '```'; cat "$out/diff.txt"; echo '```'; echo; } >>"$summary"
fi
if [ -z "$baseline" ]; then
  :
elif [ -z "$known" ]; then
  cp "$out/check/run.jsonl" "$out/baseline.jsonl"
  echo "no baseline at $baseline: $out/baseline.jsonl is the first one"
  if [ "$status" -ne 0 ]; then
    status=0
    passes='passes all the same: the first run makes the baseline, and only disagreements that it does not have fail later runs'
    echo "$passes"
    { echo "The first run $passes."; echo; } >>"$summary"
  fi
elif [ "$status" -eq 0 ]; then
  cp "$out/check/run.jsonl" "$out/baseline.jsonl"
  echo "nothing regressed: $out/baseline.jsonl is the log of this run"
else
  cp "$baseline" "$out/baseline.jsonl"
  echo "regressed: $out/baseline.jsonl is still the old baseline"
fi
cat "$out/check/run.md" >>"$summary"

# The options that check and fuzz share, with their values.
shared() {
  name=
  for word in ${SPIRV_CTS_ARGS:-}; do
    case "$word" in
      --*) name=$word ;;
    esac
    case "${name%%=*}" in
      --expectations | --jobs | --memory | --profile | --revision | --timeout) printf '%s ' "$word" ;;
    esac
  done
}

if [ "${SPIRV_CTS_FUZZ:-0}" -gt 0 ]; then
  commit=$(printf %.7s "${GITHUB_SHA:-${CI_COMMIT_SHA:-}}")
  seed=$(if [ -n "$commit" ]; then printf %d "0x$commit"; else date -u +%Y%m%d; fi)
  # shellcheck disable=SC2046,SC2086
  if [ -z "$baseline" ]; then
    cts fuzz --tool "$@" $(shared) $part --seed "$seed" --time "$SPIRV_CTS_FUZZ" --out "$out/fuzz/$seed"
  else
    before=$status
    cts fuzz --tool "$@" $(shared) $part --seed "$seed" --time "$SPIRV_CTS_FUZZ" --out "$out/fuzz/$seed" \
      --baseline "$out/baseline.jsonl"
    if [ -z "$known" ] && [ "$status" -eq 1 ]; then
      status=$before
      echo 'passes all the same: the first run lists its findings in the baseline'
    fi
  fi
fi
exit "$status"
