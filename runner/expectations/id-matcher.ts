import picomatch from 'picomatch'

/** The literal characters at the beginning of a glob. */
export function literalBeginning(glob: string): string {
  return /^[\w./-]*/.exec(glob)?.[0] ?? ''
}

/**
 * Whether one of the globs matches an id. Ids are looked up, and a glob is compiled and asked only about ids that begin as it
 * does: files of expectations have thousands of globs, and reports ask them about every case.
 */
export function idMatcher(globs: readonly string[]): (id: string) => boolean {
  const ids = new Set(globs.filter((glob) => literalBeginning(glob) === glob))
  const patterns = globs
    .filter((glob) => !ids.has(glob))
    .map((glob) => {
      let compiled: ((id: string) => boolean) | undefined
      const matches = (id: string) => {
        compiled ??= picomatch(glob)
        return compiled(id)
      }
      return { beginning: literalBeginning(glob), matches }
    })
  return (id) =>
    ids.has(id) ||
    patterns.some(({ beginning, matches }) => id.startsWith(beginning) && matches(id))
}
