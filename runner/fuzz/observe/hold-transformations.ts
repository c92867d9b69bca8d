import { drawnChoices } from '#generators/drive/answered-choices'
import type { Transformation } from '#generators/metamorphic/transformation'
import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { Oracle } from '../../oracle/oracle.ts'

import type { FuzzMakers } from '../make/fuzz-makers.ts'
import { make } from '../make/make.ts'
import { noPast } from '../make/past.ts'
import { randomOf } from '../make/random.ts'
import { sumOf } from './sum-of.ts'

/** A module whose verdict a transformation did not preserve. */
export interface Broken {
  /** Ordinal of the module among those of the seed. */
  readonly index: number
  readonly environment: string
  /** Who judged both forms. */
  readonly judge: string
  readonly before: Verdict['kind']
  readonly after: string
}

/** How a transformation kept its promise. */
export interface Held {
  readonly name: string
  /** Modules that it changed. */
  readonly applied: number
  readonly broken: readonly Broken[]
}

/** What transformations are held to. */
export interface HoldOptions {
  readonly makers: FuzzMakers
  readonly seed: number
  /** Modules that are made. */
  readonly modules: number
  /** A validator besides the reference; what it gets wrong counts, too. */
  readonly second?: Oracle
}

interface Pair {
  readonly index: number
  readonly environment: Environment
  readonly before: Uint32Array
  readonly after: Uint32Array
}

function said(verdict: Verdict): string {
  return verdict.kind === 'invalid' ? `invalid: ${verdict.message}` : verdict.kind
}

/** Modules that one transformation changes and promises something about, with the judge's verdict on them. */
function pairsOf(
  { apply, preserves }: Transformation,
  modules: readonly (Omit<Pair, 'after'> & { readonly judge: Verdict })[],
): readonly (Pair & { readonly judge: Verdict })[] {
  return modules.flatMap((one) => {
    const { judge, before } = one
    if (judge.kind !== 'valid' && (judge.kind !== 'invalid' || preserves === 'valid')) return []
    const after = apply(before, drawnChoices(randomOf(sumOf(before), 0)))
    return after === undefined ? [] : [{ ...one, after }]
  })
}

/** What a validator says otherwise of the valid modules of pairs, once they are transformed. */
async function brokenFor(oracle: Oracle, pairs: readonly Pair[]): Promise<readonly Broken[]> {
  const verdicts = await oracle.judgeAll(
    pairs.flatMap(({ before, after, environment }) => [
      { module: before, environment },
      { module: after, environment },
    ]),
  )
  return pairs.flatMap(({ index, environment }, at) => {
    const [before, after] = [verdicts[2 * at], verdicts[2 * at + 1]]
    // A tool that does not know a form says nothing about it.
    if (before?.kind !== 'valid' || after?.kind !== 'invalid') return []
    const judge = oracle.name
    return [
      { index, environment: environment.name, judge, before: before.kind, after: said(after) },
    ]
  })
}

/** Makes modules, transforms each, and asks the judge whether the verdict is what it was. */
export async function holdTransformations({
  makers,
  seed,
  modules: count,
  second,
}: HoldOptions): Promise<readonly Held[]> {
  const modules = Array.from({ length: count }, (_, index) => {
    const { words, environment } = make(makers, seed, index, noPast)
    return { index, environment, before: words, judge: validate(words, environment) }
  })
  const held: Held[] = []
  for (const transformation of makers.transformations) {
    const pairs = pairsOf(transformation, modules)
    const broken = pairs.flatMap(({ index, environment, judge, after }): readonly Broken[] => {
      const now = validate(after, environment)
      if (now.kind === judge.kind) return []
      const about = { index, environment: environment.name, judge: 'reference' }
      return [{ ...about, before: judge.kind, after: said(now) }]
    })
    const valid = pairs.filter(({ judge }) => judge.kind === 'valid')
    const others = second === undefined ? [] : await brokenFor(second, valid)
    held.push({
      name: transformation.name,
      applied: pairs.length,
      broken: [...broken, ...others],
    })
  }
  return held
}
