import type { Verdict } from '#spec/verdict'
import { signatureOf } from '../finding/signature-of.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { Kept } from '../make/kept.ts'
import type { Made } from '../make/made.ts'
import { waysOf } from '../make/recipe.ts'
import type { Asked } from '../observe/asked.ts'
import { blamed } from '../observe/blamed.ts'
import { notAsked, type Observation } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'
import { hashOf } from './hash-of.ts'
import { originOf } from './known-place.ts'
import type { MadeSlice, SliceMaker } from './make-slice.ts'
import { type Makeup, makeupOf } from './makeup.ts'
import { repeatedAnswers } from './repeated-answers.ts'
import type { SliceResult } from './slice-result.ts'
import { leastPart } from './slicing.ts'
import { mostTries, rankOf } from './tries.ts'

/** Words of the largest module that is kept. */
const largestKept = 1024

/** The state of a process of a campaign, and its observations. */
export interface Worker extends SliceMaker {
  readonly probes: readonly Probe[]
  readonly seen: {
    readonly novel: Set<number>
    readonly tried: Set<string>
    /** Suspects by signature and rank. */
    readonly signatures: Map<string, number>
  }
}

/**
 * Whether a suspect is one of the first of its kind and origin: of all that this process sees, or of its kind and part of the
 * slice where it is nameless.
 */
function isWorth(suspect: Suspect, probe: Probe, seen: Map<string, number>, maker: string) {
  const nameless = suspect.disagreement.nameless === true
  const signature = signatureOf(suspect.probe, suspect.disagreement)
  const key = `${signature} ${rankOf(suspect, probe)} ${nameless ? maker : originOf(suspect)}`
  const before = seen.get(key) ?? 0
  seen.set(key, before + 1)
  return before < mostTries(suspect.disagreement)
}

function isFirst<T>(seen: Set<T>, item: T): boolean {
  return !seen.has(item) && seen.add(item) !== undefined
}

function ruleOf(judge: Verdict, made: Made): string {
  return judge.kind === 'invalid' ? (judge.blames[0]?.rule ?? '') : (made.rules[0] ?? '')
}

/** Id of the rule that the judge sees broken where it is the only one. */
function brokenAlone(judge: Verdict): string | undefined {
  if (judge.kind !== 'invalid') return undefined
  const [first, ...rest] = judge.blames
  return rest.every(({ rule }) => rule === first?.rule) ? first?.rule : undefined
}

function verdictName(judge: Verdict): string {
  return judge.kind === 'invalid' ? `invalid ${judge.phase}` : judge.kind
}

/**
 * Rule x operand x verdict x what the tool said; and rule x storage class and rule x environment with the verdicts. Their
 * full product would call almost every module new, and would never be through.
 */
function novelties(
  { judge, words, environment }: Asked,
  made: Made,
  makeup: Makeup,
  observations: readonly (readonly [string, Observation])[],
): readonly number[] {
  const rule = ruleOf(judge, made)
  const about = `${rule}|${verdictName(judge)}`
  const place = blamed(judge, makeup.extents, words)
  return observations.flatMap(([probe, { kind, template }]) => {
    if (kind === 'not-asked') return []
    return [
      `${about}|${place}|${probe}|${kind}|${template}`,
      `${about}|${environment.name}|${kind}`,
      ...makeup.storageClasses.map((name) => `${about}|${name}|${kind}`),
    ].map(hashOf)
  })
}

function* triedIn({ judge, environment }: Asked, made: Made, makeup: Makeup): Iterable<string> {
  yield `environment ${environment.name}`
  for (const name of makeup.storageClasses) yield `storage-class ${name}`
  for (const opcode of makeup.opcodes) yield `opcode ${opcode}`
  for (const key of made.changedBy) yield `mutator ${key}`
  if (judge.kind === 'invalid') for (const { rule } of judge.blames) yield `broken ${rule}`
  if (judge.kind === 'valid') for (const rule of made.rules) yield `kept ${rule}`
}

/**
 * Asks the tools about the modules of a slice, and tells what came of it. This process does not report the same thing
 * twice, so slices are given to a process in rising order, each when the one before is done with.
 */
export async function runSlice(
  { probes, seen }: Worker,
  { slice, from, indexes, made, asked }: MadeSlice,
): Promise<SliceResult> {
  const runs = made.length
  const observed = await Promise.all(
    probes.map(async ({ one: every, observe }) => {
      const positions = indexes.flatMap((index, position) =>
        index % every.of === every.at ? [position] : [],
      )
      const observations =
        positions.length === 0
          ? []
          : await observe(positions.map((position) => asked[position] as Asked))
      const all = new Array<Observation>(runs).fill(notAsked)
      for (const [order, position] of positions.entries())
        all[position] = observations[order] ?? notAsked
      return all
    }),
  )

  const counts: Record<string, number> = {}
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const novel: { hash: number; index: number }[] = []
  const kept: (Kept & { index: number })[] = []
  const tried: string[] = []
  const alone: Record<string, number> = {}
  const suspects: Suspect[] = []
  for (const [position, module] of made.entries()) {
    const question = asked[position] as Asked
    const index = indexes[position] as number
    const { words, control, rules } = module
    const { environment } = question
    const makeup = makeupOf(words)
    const observations = probes.map(
      ({ name }, probe) => [name, observed[probe]?.[position] ?? notAsked] as const,
    )
    count(`judge ${question.judge.kind}`)
    for (const name of triedIn(question, module, makeup))
      if (isFirst(seen.tried, name)) tried.push(name)

    const only = brokenAlone(question.judge)
    if (only !== undefined) alone[only] = (alone[only] ?? 0) + 1

    let isNovel = false
    for (const hash of novelties(question, module, makeup, observations))
      if (isFirst(seen.novel, hash)) {
        novel.push({ hash, index })
        isNovel = true
      }
    if (isNovel && words.length <= largestKept && question.judge.kind !== 'unsupported') {
      const ways = question.judge.kind === 'invalid' ? waysOf(module.recipe()) : []
      kept.push({
        index,
        name: `module ${index}`,
        words,
        environment,
        valid: question.judge.kind === 'valid',
        rules,
        ...(ways.length === 0 ? {} : { ways }),
      })
    }

    for (const [order, [probe, { kind, disagreement }]] of observations.entries()) {
      if (kind === 'not-asked') continue
      count(`${probe} ${disagreement?.outcome ?? kind}`)
      if (disagreement === undefined) continue
      const suspect: Suspect = {
        ...{
          probe,
          disagreement,
          words,
          control,
          environment,
          judge: question.judge,
          rules,
          index,
        },
        recipe: module.recipe(),
      }
      const within = `${slice} ${Math.floor((from + position) / leastPart)}`
      if (isWorth(suspect, probes[order] as Probe, seen.signatures, within)) suspects.push(suspect)
    }
  }
  const repeated = await repeatedAnswers(suspects, probes)
  return { slice, runs, counts, novel, kept, tried, alone, suspects: repeated }
}
