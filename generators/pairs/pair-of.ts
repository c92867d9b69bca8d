import { MakerError } from '../maker-error.ts'
import { type Pair, pair } from './pair.ts'
import type { Pieces } from './pieces.ts'

/** Pieces that a text may give, by their labels. */
const labels: ReadonlySet<string> = new Set<Exclude<keyof Pieces, 'skeleton'>>([
  'capabilities',
  'extensions',
  'imports',
  'memoryModel',
  'entryPoints',
  'interfaces',
  'modes',
  'debug',
  'annotations',
  'declarations',
  'before',
  'main',
  'body',
  'end',
  'after',
])

/** Stands in a text for pieces that are put into it. */
const mark = '\u0000'

interface Sections {
  readonly pieces: Readonly<Record<string, string>>
  /** Texts of the control with alternatives. */
  readonly changed: readonly string[]
}

function sectionsOf(lines: readonly string[], who: string): Sections {
  const sections: { readonly label: string; readonly lines: string[] }[] = []
  for (const line of lines) {
    const [, label, rest = ''] = /^([a-zA-Z]+):(?: (.*))?$/.exec(line) ?? []
    if (label !== undefined) {
      const isTwice = label !== 'changed' && sections.some((other) => other.label === label)
      if (isTwice || (label !== 'changed' && !labels.has(label)))
        throw new MakerError(
          'faulty-pair',
          `${who}: label ${isTwice ? 'twice' : 'unknown'} in: ${line}`,
        )
      sections.push({ label, lines: [rest] })
    } else if (sections.length > 0) sections.at(-1)?.lines.push(line)
    else if (line !== '')
      throw new MakerError('faulty-pair', `${who}: no label in front of: ${line}`)
  }
  const texts = sections.map(({ label, lines: own }) => [label, own.join('\n')] as const)
  return {
    pieces: Object.fromEntries(texts.filter(([label]) => label !== 'changed')),
    changed: texts.flatMap(([label, text]) => (label === 'changed' ? text : [])),
  }
}

/**
 * A pair as a text: its rule and name, what the control shows, and pieces after their labels, each up to the next label.
 *
 *     rule/name in spv1.3, spv1.4
 *     what the control shows
 *     declarations: %variable = OpVariable {%pointer | float: %pointer_float} Private
 *     body: OpStore %variable %uint_1
 *
 * Pieces that are put into the text apply where it has no such label. After `changed:` comes text of the control that
 * other pieces have, with alternatives. The environments may be left out: see `pair`.
 *
 * @throws {MakerError} when a label is unknown or comes twice, and as `pair` does.
 */
export function pairOf(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Pieces | undefined)[]
): Pair {
  const given = values.filter((value) => typeof value === 'object')
  const text = strings.reduce((before, after, at) => {
    const value = values[at - 1]
    if (value === undefined) throw new MakerError('faulty-pair', `nothing to put behind: ${before}`)
    return `${before}${typeof value === 'object' ? mark : value}${after}`
  })
  const [heading = '', summary = '', ...lines] = text.replaceAll(mark, '').split('\n')
  const [, rule, name, environments] =
    /^([a-z\d-]+)\/([a-z\d.-]+)(?: in (\S+(?:, \S+)*))?$/.exec(heading) ?? []
  if (rule === undefined || name === undefined || summary === '')
    throw new MakerError('faulty-pair', `no rule, name and summary in: ${heading}`)
  const { pieces, changed } = sectionsOf(lines, `${rule} ${name}`)
  return pair(
    rule,
    name,
    summary,
    Object.assign({}, ...given, pieces),
    changed,
    environments === undefined ? {} : { environments: environments.split(', ') },
  )
}
