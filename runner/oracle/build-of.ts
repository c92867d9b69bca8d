/**
 * The build that a program states beside its version: the commit of `git describe` (`v2026.3-12-g47c74f488`), or if the
 * commit is not known, the date.
 *
 * @param stated what it prints for `--version`.
 * @returns digits of the hash, or the date as printed; `undefined` where it states neither.
 */
export function buildOf(stated: string): string | undefined {
  const [first = ''] = stated.split('\n').filter((line) => /\d+\.\d/.test(line))
  return (
    /-g([0-9a-f]{7,40})\b/.exec(first)?.[1] ??
    /\bcommit\s+([0-9a-f]{7,40})\b/i.exec(stated)?.[1] ??
    /\b\d{4}-\d{2}-\d{2}(?:T[\d:+Z-]+)?/.exec(first)?.[0]
  )
}
