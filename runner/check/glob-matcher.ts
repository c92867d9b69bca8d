import picomatch from 'picomatch'
import { rulesByVuid, vuids } from '#spec/texts'

/** A glob over VUIDs is the ids of the rules that carry them. */
function whole(glob: string): readonly string[] {
  if (!glob.startsWith('VUID-')) return [glob.includes('/') ? glob : `**/${glob}`]
  const matches = picomatch(glob)
  return vuids()
    .filter((vuid) => matches(vuid))
    .flatMap((vuid) => rulesByVuid(vuid).map(({ id }) => id))
}

/**
 * Whether globs select an id: one of them matches it, and none of those that begin with `!` does. If all of them begin
 * with `!`, everything else is selected. `*` stays within a part between slashes, and a glob without a slash matches
 * any text; `VUID-StandaloneSpirv-*` selects the rules that carry such a sentence of the Vulkan specification.
 */
export function globMatcher(globs: readonly string[]): (id: string) => boolean {
  const without = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const among = globs.filter((glob) => !glob.startsWith('!'))
  const isAmong =
    among.length === 0 && without.length > 0 ? () => true : picomatch(among.flatMap(whole))
  const isWithout = without.length === 0 ? () => false : picomatch(without.flatMap(whole))
  return (id) => isAmong(id) && !isWithout(id)
}
