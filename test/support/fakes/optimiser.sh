#!/bin/sh
# An optimiser that is asked as spirv-opt is. It copies modules, but raises the bound of ids where it is told to strip
# what there is for debugging, also when that was done before; and dies where it is told to unroll loops.
case $1 in
--version) echo 'fake v1.0'; exit ;;
--help)
  cat <<'END'
Options:
  --flatten-decorations
               Replaces groups.
  --loop-unroll
               Unrolls loops.
  --print-all
               Print something.
  --strip-debug
               Removes it.
END
  exit ;;
esac
strip=
while [ $# -gt 0 ]; do
  case $1 in
  -o) out=$2; shift ;;
  --strip-debug) strip=yes ;;
  --loop-unroll) kill -SEGV $$ ;;
  -*) ;;
  *) in=$1 ;;
  esac
  shift
done
[ -n "$strip" ] || exec cp "$in" "$out"
bound=$(($(od -An -tu4 -j12 -N4 "$in") + 1))
octet() { printf "\\$(printf %03o $((bound >> $1 & 255)))"; }
{ head -c 12 "$in"; octet 0; octet 8; octet 16; octet 24; tail -c +17 "$in"; } >"$out"
