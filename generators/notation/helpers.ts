import { MakerError } from '../maker-error.ts'
import type { Pair } from '../pairs/pair.ts'
import { piecesFrom } from '../pairs/pair-of.ts'
import {
  compute,
  cooperativeMatrices,
  fragment,
  kernel,
  library,
  type Pieces,
  physicalStorage,
  untypedPointers,
  vertex,
  wide,
} from '../pairs/pieces.ts'
import { stagePieces } from '../pairs/stages.ts'
import { decorationRows } from '../signatures/decoration-rows.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { locatedPair } from './located-pair.ts'
import { assertPlaceOfWays } from './place-of-ways.ts'
import type { BlockOf, HelperOptions } from './rendered.ts'
import { withPlace } from './source-place.ts'
import { tableRows } from './table-rows.ts'

/** Reads the text of a block, into which those pieces are put, and of whose ways it keeps some; all if none is named. */
export type ReadPairs<Made extends Pair> = (
  text: string,
  given: Pieces,
  only: readonly string[],
) => readonly Made[]

/** What the blocks of a file leave while it is rendered. */
export interface NotationState<Made extends Pair = Pair> {
  readonly pairs: Made[]
  readonly readPairs: ReadPairs<Made>
  readonly pieces: Map<string, Pieces>
  /** The part of the author's text that a helper was called for. */
  readonly blockOf: BlockOf
}

/** Pieces that every file of pairs may name. */
const knownPieces: Readonly<Record<string, Pieces>> = {
  compute,
  cooperativeMatrices,
  fragment,
  kernel,
  library,
  physicalStorage,
  untypedPointers,
  vertex,
  wide,
  ...stagePieces,
}

/** What commas separate. */
function items(text: unknown): readonly string[] {
  return String(text)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The pieces that `in=` names, each over those before it; none without it. */
function namedPieces({ pieces }: Pick<NotationState, 'pieces'>, { hash }: HelperOptions): Pieces {
  const { in: names = '' } = hash as { readonly in?: unknown }
  const found = items(names).map((name) => {
    const named = pieces.get(name) ?? knownPieces[name]
    if (named !== undefined) return named
    const others = [...pieces.keys(), ...Object.keys(knownPieces)].join(', ')
    throw new MakerError('faulty-pair', `there are no pieces '${name}', but ${others}`, name)
  })
  return Object.assign({}, ...found)
}

/** Pieces under a name: `{{#pieces "heap" in="kernel"}}`, which pairs have put into them by `in="heap"`. */
function pieces(reading: NotationState) {
  return function (this: unknown, name: unknown, options: HelperOptions): string {
    withPlace(reading.blockOf(options), () => {
      if (typeof name !== 'string' || reading.pieces.has(name))
        throw new MakerError('faulty-pair', `{{#pieces}} needs a name that is not taken: '${name}'`)
      reading.pieces.set(name, piecesFrom(options.fn(this).trim(), namedPieces(reading, options)))
    })
    return ''
  }
}

/**
 * A pair: `{{#pair in="heap"}}`, with its text as `pairOf` reads it, of whose ways `only="signed"` keeps one; `ways="pieces"` says
 * that the pieces hold all of them.
 */
function pair<Made extends Pair>(reading: NotationState<Made>) {
  return function (this: unknown, options: HelperOptions): string {
    const block = reading.blockOf(options)
    withPlace(block, () => {
      const given = namedPieces(reading, options)
      const { only = '', ways } = options.hash as {
        readonly only?: unknown
        readonly ways?: unknown
      }
      const text = options.fn(this).trim()
      assertPlaceOfWays(text, given, ways)
      const pairs = reading.readPairs(text, given, items(only))
      reading.pairs.push(...pairs.map((each) => locatedPair(each, block)))
    })
    return ''
  }
}

/** Pairs of which each gets ways by what its decorations may be applied to: `targetPairs` moves them to other targets. */
function decorationTargets(reading: NotationState) {
  return function (this: unknown, options: HelperOptions): string {
    const before = reading.pairs.length
    const rest = options.fn(this)
    const controls = reading.pairs.splice(before)
    withPlace(reading.blockOf(options), () => {
      if (controls.length === 0)
        throw new MakerError('faulty-pair', '{{#decoration-targets}} has no {{#pair}} in it')
    })
    reading.pairs.push(...targetPairs(decorationRows, controls))
    return rest
  }
}

/** A table, whose rows `{{#each rows}}` goes through after `{{#table "rows"}}`. */
export function table(reading: Pick<NotationState, 'blockOf'>) {
  return function (this: unknown, name: unknown, options: HelperOptions): string {
    withPlace(reading.blockOf(options), () => {
      if (typeof name !== 'string')
        throw new MakerError('faulty-pair', '{{#table}} needs a name: {{#table "rows"}}')
      options.data.root[name] = tableRows(options.fn(this))
    })
    return ''
  }
}

/** The items of a cell: `{{#each (list others)}}`. */
export function list() {
  return (text: unknown): readonly string[] => items(text)
}

/** One of some values for each row in turn: `{{in-turns @index "spv1.4" "spv1.6"}}`. */
export function inTurns() {
  return (index: unknown, ...values: readonly unknown[]): unknown => {
    const items = values.slice(0, -1)
    return items[Number(index) % items.length]
  }
}

/** The helpers of this notation, each made for the reading of one file. */
export const ownHelpers = {
  pair,
  pieces,
  'decoration-targets': decorationTargets,
  table,
  list,
  'in-turns': inTurns,
} as const
