/**
 * What has a shell give all that it starts no more memory than that: of what a program may write to and shares with
 * nobody, for address space that is merely kept free costs nothing. A system that knows no such limit sets none.
 *
 * @param mebibytes 0 is no limit.
 */
export function memoryLimit(mebibytes: number): string {
  return mebibytes === 0 ? '' : `ulimit -d ${mebibytes * 1024} 2>/dev/null || :; `
}
