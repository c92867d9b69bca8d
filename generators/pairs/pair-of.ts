import { MakerError } from '../maker-error.ts'
import { featureIn, limitsIn } from './given-limits.ts'
import { keptWays } from './kept-ways.ts'
import { featurePairs, onDevice } from './on-device.ts'
import { ownLabels } from './own-labels.ts'
import { type Pair, pair } from './pair.ts'
import { sectionsOf } from './pair-sections.ts'
import { type Pieces, places } from './pieces.ts'
import type { OneOfWays } from './ways.ts'
import { summariesIn, versionsIn } from './ways-of-labels.ts'
import { imageLabels, withImages } from './with-images.ts'

/** Marks the position in a text at which pieces are inserted. */
const mark = '\u0000'

/** Content that a text of a pair may have inserted: text, pieces, or computed ways. */
export type Inset = string | number | Pieces | { readonly ways: OneOfWays } | undefined

/** Ways that are worked out, to be put into the text of a pair. */
export function ways(all: OneOfWays): Inset {
  return { ways: all }
}

/** Labels of pairs beside those of pieces. */
const pairLabels = [
  'beside',
  'covers',
  'limits',
  'summaries',
  'until',
  'versions',
  ...imageLabels,
] as const

/** The content of a pair as a text. */
export interface PairText {
  readonly rule: string
  readonly name: string
  readonly summary: string
  /** The content after labels, by the label, `changed` apart. */
  readonly labelled: Readonly<Record<string, string>>
  /** Pieces that were put into the text, together. */
  readonly given: Pieces
  /** Ways beside those in the pieces. */
  readonly changed: readonly OneOfWays[]
  readonly options: { readonly environments?: readonly string[] }
}

/** `rule/name in spv1.3, spv1.6: summary`, or the summary in the next line. */
const heading = /^([a-z\d-]+)\/([a-z\d.-]+)(?: in ([^\s:]+(?:, [^\s:]+)*))?(?:: |\n)(.+)\n?/

/** A text, and the pieces and ways that were put into it. */
interface Filled {
  readonly text: string
  readonly given: Pieces
  readonly ways: readonly OneOfWays[]
}

function filled(strings: TemplateStringsArray, values: readonly Inset[], base: Pieces): Filled {
  const text = strings.reduce((before, after, index) => {
    const value = values[index - 1]
    if (value === undefined) throw new MakerError('faulty-pair', `nothing to put behind: ${before}`)
    return `${before}${typeof value === 'object' ? mark : value}${after}`
  })
  const objects = values.filter((value) => typeof value === 'object')
  return {
    text: text.replaceAll(mark, ''),
    given: Object.assign({}, base, ...objects.filter((value) => !('ways' in value))),
    ways: objects.flatMap((value) => ('ways' in value ? [value.ways] : [])),
  }
}

/**
 * Reads the text of a pair.
 *
 * @param more labels beside those of pieces.
 * @throws {MakerError} when a label is unknown or comes twice.
 */
function textOf(
  { text, given, ways: computed }: Filled,
  more: readonly string[],
  read?: readonly string[],
): PairText {
  const [title, rule, name, environments, summary] = heading.exec(text) ?? ['']
  if (rule === undefined || name === undefined || summary === undefined)
    throw new MakerError('faulty-pair', `no rule, name and summary in: ${text.split('\n')[0]}`)
  const lines = text.slice(title.length).split('\n')
  const known = {
    labels: new Set([...places, ...more]),
    owner: 'a pair',
    ...(read === undefined ? { elsewhere: { "the judge's own cases": ownLabels } } : { read }),
  }
  const { pieces, changed } = sectionsOf(lines, known, given, `${rule} ${name}`)
  return {
    rule,
    name,
    summary,
    labelled: pieces,
    given,
    changed: [...changed, ...computed],
    options: environments === undefined ? {} : { environments: environments.split(', ') },
  }
}

/** Pieces as a text, after the labels that they have in the text of a pair. */
export function piecesOf(strings: TemplateStringsArray, ...values: readonly Inset[]): Pieces {
  return piecesIn({})(strings, ...values)
}

/**
 * As `piecesOf`, with those pieces where the text has no such label.
 *
 * @throws {MakerError} when a label is unknown, comes twice, or is one of ways.
 */
export function piecesIn(base: Pieces): typeof piecesOf {
  return (strings, ...values) => {
    const { text, given } = filled(strings, values, base)
    return piecesFrom(text, given)
  }
}

const labelsOfPieces = {
  labels: new Set<string>(places),
  owner: 'a text of pieces',
  elsewhere: { 'a pair': pairLabels },
}

/** As `piecesIn`, of a text. */
export function piecesFrom(text: string, given: Pieces): Pieces {
  const [first = ''] = text.trimStart().split('\n')
  const { pieces, changed } = sectionsOf(text.split('\n'), labelsOfPieces, given, first)
  if (changed.length > 0) throw new MakerError('faulty-pair', `ways among pieces: ${first}`)
  return { ...given, ...pieces }
}

/**
 * A pair as a text: its rule and name, what the control shows (there or in the next line), and pieces after their labels,
 * each up to the next label.
 *
 *     rule/name in spv1.3, spv1.4: what the control shows
 *     declarations: %variable = OpVariable {%pointer | float: %pointer_float} Private
 *     body: OpStore %variable %uint_1
 *
 * Pieces that are put into the text apply where it has no such label; after a label with a plus, `+declarations:`, comes
 * text that stands behind theirs. After `changed:` comes text of the control that
 * other pieces have, with alternatives, after `moved:` a text `{lines | way: before other lines | way: behind others}`, after
 * `summaries:` what is wrong by way, after `versions:` earlier versions that ways write into the header, after `covers:` slugs of
 * further rules at whose boundary the control lies, after `until:` the last version of the text with the rule, after `limits:` what
 * the device has for which the claims hold, after `beside:` the word `ways` where all modules declare what any of them names of the
 * stock, after `images:` and `sampledImages:` what `withImages` declares. The environments may be left out: see `pair`.
 *
 * @throws {MakerError} when a label is unknown or comes twice. Its texts are worked out when they are asked for, as those of
 * `pair` are.
 */
export function pairOf(strings: TemplateStringsArray, ...values: readonly Inset[]): Pair {
  return pairIn({})(strings, ...values)
}

/** As `pairOf`, for pairs that all have those pieces put in. */
export function pairIn(pieces: Pieces): typeof pairOf {
  return (strings, ...values) => made(textOf(filled(strings, values, pieces), pairLabels))
}

/**
 * The pairs that a text gives: one, as `pairIn` reads it, and where it has the label `feature`, one more for each of its ways, on a
 * device that has the feature.
 *
 * @param only the ways that it keeps; all if none is named.
 * @param read labels that the caller has read, which are named among those that exist; those of own cases are elsewhere if absent.
 */
export function pairsFrom(
  text: string,
  given: Pieces,
  only: readonly string[] = [],
  read?: readonly string[],
): readonly Pair[] {
  const whole = textOf({ text, given, ways: [] }, [...pairLabels, 'feature'], read)
  const { feature, limits = '', ...labelled } = whole.labelled
  if (feature === undefined) return [keptWays(made(whole), only)]
  const pair = keptWays(made({ ...whole, labelled }), only)
  return featurePairs(featureIn(feature), limitsIn(limits), pair)
}

/** @throws {MakerError} for a text after `beside:` other than `ways`. */
function besideWays(beside: string, who: string): true {
  if (beside.trim() === 'ways') return true
  throw new MakerError(
    'faulty-pair',
    `${who}: 'beside: ways' declares in the control what the ways name; there is no 'beside: ${beside.trim()}'`,
    beside.trim(),
  )
}

function made(text: PairText): Pair {
  const { rule, name, summary, labelled, given, changed, options } = text
  const { beside, covers, limits, summaries, until, versions, images, sampledImages, ...further } =
    labelled
  const pieces = withImages({ ...given, ...further }, { images, sampledImages })
  const who = `${rule} ${name}`
  const ways = [
    ...(versions === undefined ? [] : [versionsIn(versions, who)]),
    ...(summaries === undefined ? [] : [summariesIn(summaries, who)]),
  ]
  const whole = pair(rule, name, summary, pieces, [...changed, ...ways], {
    ...options,
    ...(beside !== undefined && { isBesideWays: besideWays(beside, who) }),
    ...(covers !== undefined && { covers: covers.trim().split(/\s+/) }),
    ...(until !== undefined && { until: until.trim() }),
  })
  return limits === undefined ? whole : onDevice(limitsIn(limits), whole)
}

/** The tag of pairs that all have these pieces put in, which it is given as `piecesOf` is. */
export function tagOf(strings: TemplateStringsArray, ...values: readonly Inset[]): typeof pairOf {
  return tagIn({})(strings, ...values)
}

/** As `tagOf`, with those pieces where the text has no such label. */
export function tagIn(base: Pieces): typeof tagOf {
  return (strings, ...values) => pairIn(piecesIn(base)(strings, ...values))
}
