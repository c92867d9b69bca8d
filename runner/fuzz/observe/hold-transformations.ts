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
export interface LostVerdict {
  /** Ordinal of the module among those of the seed. */
  readonly index: number
  readonly environment: string
  /** The judges of both forms. */
  readonly judge: string
  readonly before: Verdict['kind']
  readonly after: string
}

/** How a transformation kept its promise. */
export interface Held {
  readonly name: string
  /** Modules that it changed. */
  readonly applied: number
  readonly broken: readonly LostVerdict[]
}

/** The options of a comparison of transformations. */
export interface HoldOptions {
  readonly makers: FuzzMakers
  readonly seed: number
  /** Modules that are made. */
  readonly modules: number
  /** Only modules whose ordinal is `index` modulo `count`, from 0, are taken; all if absent. */
  readonly shard?: { readonly index: number; readonly count: number }
  /** A validator besides the reference; what it gets wrong counts, too. */
  readonly second?: Oracle
  /** Receives, from time to time, the number of modules that are done. */
  readonly progress?: (done: number) => void
}

interface TransformedPair {
  readonly transformation: string
  readonly index: number
  readonly environment: Environment
  readonly before: Uint32Array
  readonly after: Uint32Array
}

/** Modules between two reports of progress; a second validator is asked about that many together. */
const batch = 100

function verdictText(verdict: Verdict): string {
  return verdict.kind === 'invalid' ? `invalid: ${verdict.message}` : verdict.kind
}

/** Other words of a module; `undefined` where the transformation does not change it or promises nothing about it. */
function transformed(
  { apply, preserves }: Transformation,
  words: Uint32Array,
  judge: Verdict,
): Uint32Array | undefined {
  if (judge.kind !== 'valid' && (judge.kind !== 'invalid' || preserves === 'valid'))
    return undefined
  return apply(words, drawnChoices(randomOf(sumOf(words), 0)))
}

/** The verdicts of a validator that change when the valid modules of pairs are transformed. */
async function brokenFor(
  oracle: Oracle,
  pairs: readonly TransformedPair[],
): Promise<readonly (readonly [string, LostVerdict])[]> {
  // The same module comes with each of its transformations, and is asked about once.
  const modules = [...new Map(pairs.map((pair) => [pair.before, pair])).values()]
  const verdicts = await oracle.judgeAll([
    ...modules.map(({ before, environment }) => ({ module: before, environment })),
    ...pairs.map(({ after, environment }) => ({ module: after, environment })),
  ])
  const ofModule = new Map(modules.map(({ before }, index) => [before, verdicts[index]]))
  return pairs.flatMap(({ transformation, index, environment, before: words }, pairIndex) => {
    const [before, after] = [ofModule.get(words), verdicts[modules.length + pairIndex]]
    // A tool that does not know a form says nothing about it.
    if (before?.kind !== 'valid' || after?.kind !== 'invalid') return []
    const about = { index, environment: environment.name, judge: oracle.name }
    return [[transformation, { ...about, before: before.kind, after: verdictText(after) }] as const]
  })
}

/**
 * Makes modules, transforms each, and asks the judge whether the verdict is what it was. One module after the other, so that
 * nothing of it remains in memory.
 */
export async function holdTransformations({
  makers,
  seed,
  modules,
  shard = { index: 0, count: 1 },
  second,
  progress,
}: HoldOptions): Promise<readonly Held[]> {
  const { transformations } = makers
  const applied = new Map(transformations.map(({ name }) => [name, 0]))
  const broken = new Map(transformations.map(({ name }) => [name, [] as LostVerdict[]]))
  let pairs: TransformedPair[] = []
  for (let index = shard.index, done = 1; index < modules; index += shard.count, done++) {
    const { words, environment } = make(makers, seed, index, noPast)
    const judge = validate(words, environment)
    for (const transformation of transformations) {
      const after = transformed(transformation, words, judge)
      if (after === undefined) continue
      const { name } = transformation
      applied.set(name, (applied.get(name) ?? 0) + 1)
      const now = validate(after, environment)
      if (now.kind !== judge.kind) {
        const about = { index, environment: environment.name, judge: 'reference' }
        broken.get(name)?.push({ ...about, before: judge.kind, after: verdictText(now) })
      }
      if (second !== undefined && judge.kind === 'valid')
        pairs.push({ transformation: name, index, environment, before: words, after })
    }
    if (done % batch !== 0 && index + shard.count < modules) continue
    progress?.(done)
    if (second === undefined) continue
    for (const [name, found] of await brokenFor(second, pairs)) broken.get(name)?.push(found)
    pairs = []
  }
  return transformations.map(({ name }) => ({
    name,
    applied: applied.get(name) ?? 0,
    broken: broken.get(name) ?? [],
  }))
}
