import { MakerError } from '../maker-error.ts'
import type { Pieces } from './pieces.ts'
import type { OneOfWays } from './ways.ts'
import { movesIn } from './ways-of-labels.ts'

interface Sections {
  readonly pieces: Readonly<Record<string, string>>
  /** Ways beside those in the pieces. */
  readonly changed: readonly OneOfWays[]
}

/** Labels that may come more than once, by the ways that their texts are. */
const several: Readonly<Record<string, (text: string, who: string) => OneOfWays>> = {
  changed: (text) => text,
  moved: movesIn,
}

/** The content after a label with a plus: the inserted pieces, and the text. */
function added(given: Pieces, label: string, text: string, who: string): string {
  const before = given[label as keyof Pieces]
  if (before === undefined)
    throw new MakerError('faulty-pair', `${who}: nothing to add ${label} to`)
  return `${before}\n${text}`
}

/** The pieces and ways of the lines of a pair, after their labels. */
export function sectionsOf(
  lines: readonly string[],
  labels: ReadonlySet<string>,
  given: Pieces,
  who: string,
): Sections {
  const sections: { readonly label: string; readonly isMore: boolean; readonly lines: string[] }[] =
    []
  for (const line of lines) {
    const [, plus, label, rest = ''] = /^(\+?)([a-zA-Z]+):(?: (.*))?$/.exec(line) ?? []
    if (label !== undefined) {
      const isTwice = !(label in several) && sections.some((other) => other.label === label)
      if (isTwice || !(label in several || labels.has(label)))
        throw new MakerError(
          'faulty-pair',
          `${who}: label ${isTwice ? 'twice' : 'unknown'} in: ${line}`,
          line,
        )
      sections.push({ label, isMore: plus === '+', lines: [rest] })
    } else if (sections.length > 0) sections.at(-1)?.lines.push(line)
    else if (line !== '')
      throw new MakerError('faulty-pair', `${who}: no label in front of: ${line}`, line)
  }
  const texts = sections.map(({ label, isMore, lines: bodyLines }) => {
    const text = bodyLines.join('\n')
    return [label, isMore ? added(given, label, text, who) : text] as const
  })
  return {
    pieces: Object.fromEntries(texts.filter(([label]) => !(label in several))),
    changed: texts.flatMap(([label, text]) => {
      const ways = several[label]
      return ways === undefined ? [] : [ways(text, who)]
    }),
  }
}
