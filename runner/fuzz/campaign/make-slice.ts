import { type Validator, validate } from '#reference/validate'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Made } from '../make/made.ts'
import { make } from '../make/make.ts'
import type { Past } from '../make/past.ts'
import type { Asked } from '../observe/asked.ts'
import type { Phases } from './phases.ts'
import type { Slicing } from './slicing.ts'

/** Which modules a campaign makes. */
export interface SliceMaker {
  readonly makers: FuzzMakers
  readonly seed: number
  /** This campaign makes the modules of the seed whose ordinal is `index` modulo `count`, from 0. */
  readonly shard: { readonly index: number; readonly count: number }
  readonly slicing: Slicing
  /** The reference; by the newest versions of texts if absent. */
  readonly judge?: Validator
  /** Milliseconds of a clock that only goes forward; without one, no time is taken. */
  readonly now?: () => number
}

/** Modules of a slice, in three lists of the same order. */
export interface MadeSlice {
  readonly slice: number
  /** The first of them, counted from the beginning of the slice. */
  readonly from: number
  readonly indexes: readonly number[]
  readonly made: readonly Made[]
  readonly asked: readonly Asked[]
  readonly ms: Pick<Phases, 'generate' | 'judge'>
}

/** Makes modules of a slice, from one of them on, and judges them. */
export function makeSlice(
  { makers, seed, shard, slicing, judge: verdictOn = validate, now = () => 0 }: SliceMaker,
  slice: number,
  runs: number,
  from: number,
  past: Past,
): MadeSlice {
  const start = now()
  const first = slice * slicing.size + from
  const indexes = Array.from(
    { length: runs },
    (_, index) => (first + index) * shard.count + shard.index,
  )
  const made = indexes.map((index) => make(makers, seed, index, past))
  const isMade = now()
  const asked = made.map(({ words, environment, unlessInvalid }): Asked => {
    const judge = verdictOn(words, environment)
    return judge.kind === 'invalid' || unlessInvalid === undefined
      ? { words, environment, judge }
      : { words, environment: unlessInvalid, judge: verdictOn(words, unlessInvalid) }
  })
  const ms = { generate: isMade - start, judge: now() - isMade }
  return { slice, from, indexes, made, asked, ms }
}
