import { nearestFirst } from '#spec/nearest'
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

/** The labels that a text may have. */
export interface KnownLabels {
  /** Those that may come once; `changed` and `moved` may always come. */
  readonly labels: ReadonlySet<string>
  /** What has the text: `a pair`. */
  readonly owner: string
  /** Labels of texts of other kinds, by the kind. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>
  /** Labels that were read with the words in their lines before. */
  readonly read?: readonly string[]
}

/** The message about a label that a text does not have: where it belongs, or the labels that exist. */
function unknownLabel(
  label: string,
  { labels, owner, elsewhere = {}, read = [] }: KnownLabels,
): string {
  if (read.includes(label)) return `nothing after '${label}:' in its line`
  const [kind] = Object.entries(elsewhere).find(([, names]) => names.includes(label)) ?? []
  if (kind !== undefined) return `'${label}' is a label of ${kind}, not of ${owner}`
  const known = nearestFirst(label, [...labels, ...Object.keys(several), ...read])
  return `label unknown: '${label}'; ${owner} has, the nearest first, ${known.join(', ')}`
}

/**
 * The pieces and ways of the lines of a text, after their labels.
 *
 * @throws {MakerError} when a label is unknown or comes twice, or a line comes before the first one.
 */
export function sectionsOf(
  lines: readonly string[],
  known: KnownLabels,
  given: Pieces,
  who: string,
): Sections {
  const sections: { readonly label: string; readonly isMore: boolean; readonly lines: string[] }[] =
    []
  for (const line of lines) {
    const [, plus, label, rest = ''] = /^(\+?)([a-zA-Z]+):(?: (.*))?$/.exec(line) ?? []
    if (label !== undefined) {
      if (!(label in several || known.labels.has(label)))
        throw new MakerError('faulty-pair', `${who}: ${unknownLabel(label, known)}`, line)
      if (!(label in several) && sections.some((other) => other.label === label))
        throw new MakerError('faulty-pair', `${who}: label twice: '${label}'`, line)
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
