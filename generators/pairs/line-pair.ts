import { type Edit, type Pair, pair } from './pair.ts'
import type { Pieces } from './pieces.ts'

/** A pair whose ways are lines instead of those with the same result. */
export function linePair(
  rule: string,
  name: string,
  summary: string,
  pieces: Pieces,
  ways: Readonly<Record<string, string>>,
  options: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const lines = Object.values(pieces).join('\n').split('\n')
  const edits = Object.entries(ways).map(([way, line]): [string, Edit[]] => {
    const from = lines.find((old) => old.startsWith(line.slice(0, line.indexOf('=') + 1)))
    return [way, [[from ?? line, line]]]
  })
  return pair(rule, name, summary, pieces, Object.fromEntries(edits), options)
}
