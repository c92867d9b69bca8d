import picomatch from 'picomatch'

const whole = (glob: string) => (glob.includes('/') ? glob : `**/${glob}`)

/**
 * Whether globs select an id: one of them matches it, and none of those that begin with `!` does. Where all of them begin
 * with `!`, everything else is selected. `*` stays within a part between slashes, and a glob without a slash is any text's.
 */
export function globMatcher(globs: readonly string[]): (id: string) => boolean {
  const without = globs.filter((glob) => glob.startsWith('!')).map((glob) => whole(glob.slice(1)))
  const among = globs.filter((glob) => !glob.startsWith('!')).map(whole)
  const isAmong = among.length === 0 && without.length > 0 ? () => true : picomatch(among)
  const isWithout = without.length === 0 ? () => false : picomatch(without)
  return (id) => isAmong(id) && !isWithout(id)
}
