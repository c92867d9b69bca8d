import type { View } from '../render.ts'

/** What the comment at a marked instruction begins with. */
const mark = '; <-- '

/**
 * A listing line by line. The marked line has the class of the module it is in, and its comment apart.
 *
 * @param kind what a marked line shows: the fault of a `case`, or its place in the `control`.
 */
export function listingLines(listing: string, kind: 'case' | 'control'): readonly View[] {
  return listing === ''
    ? []
    : listing.split('\n').map((line) => {
        const start = line.indexOf(mark)
        return start < 0
          ? { kind: '', sign: '', code: line, said: '' }
          : {
              kind,
              sign: kind === 'case' ? '✗' : '✓',
              code: line.slice(0, start).trimEnd(),
              said: line.slice(start + mark.length),
            }
      })
}
