import type fc from 'fast-check'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { formOf } from '#runner/fuzz/make/change'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { type RuleMutation as Changed, mutate as changed, mutationOf } from '#runner/smith/mutate'
import type { Environment } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import { browserMakers } from './browser-makers.ts'
import { judge } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { soundModuleOf, wordsOf } from './module-of.ts'
import { type RuleWords, ruleWords } from './rule-words.ts'
import { type BreakingChange, searched } from './search.ts'
import type { Source } from './source.ts'

/** Changes among which a seed chooses, at most. */
const mostWays = 64

/** How a module is broken. */
export interface MutateOptions {
  /** In which it is valid; that of its version if absent. */
  readonly environment?: string
  /** Rules of which one is broken, and no other; `*` stands for any letters. Anything may be broken if absent. */
  readonly rules?: readonly string[]
  /** The same seed and options give the same change; 0 if absent. */
  readonly seed?: number
}

/** A module that was valid and is broken. */
export interface Mutation extends Omit<Changed, 'verdict'> {
  readonly kind: 'mutation'
  /** The broken module. */
  readonly assembly: string
  /** The verdict on `assembly`. */
  readonly judgement: Judgement
}

/** A rule that can be broken in a module. */
export interface BreakableRule extends RuleWords {
  /** Changes that break it and no other rule, of those that were tried. */
  readonly places: number
}

/** Numbers that depend on the seed alone, in the form in which mutators ask for them. */
function randomOf(seed: number): fc.Random {
  let state = Math.imul(seed + 1, 0x9e37_79b1)
  const nextInt = (least: number, most: number): number => {
    state = (state + 0x6d2b_79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    const fraction = ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000
    return least + Math.floor(fraction * (most - least + 1))
  }
  // Mutators ask for nothing else, and the library would be as large as the interpreter.
  return { nextInt } as unknown as fc.Random
}

function selects(rules: readonly string[]): (id: string) => boolean {
  const patterns = rules.map((rule) => {
    const parts = rule.split('*').map((part) => part.replaceAll(/[^\w/]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`)
  })
  return (id) => patterns.some((pattern) => pattern.test(id))
}

/** The module with one of the rules broken, and no other. The seed chooses among the changes that do so, of which some are looked at. */
function brokenBy(
  words: Uint32Array,
  environment: Environment,
  { rules, seed }: { readonly rules: readonly string[]; readonly seed: number },
): Changed | Problem {
  const before = validate(words, environment)
  if (before.kind !== 'valid')
    return problem('not-valid', `the module is ${before.kind} for ${environment.name} already`)
  const form = formOf(words)
  const ways: BreakingChange[] = []
  for (const way of searched(browserMakers, form, environment, selects(rules))) {
    ways.push(way)
    if (ways.length > seed || ways.length === mostWays) break
  }
  const way = ways[seed % Math.max(1, ways.length)]
  return way === undefined
    ? problem(
        'no-mutation',
        `no change was found that breaks ${rules.join(', ')} and no other rule`,
      )
    : mutationOf(form, way.changed, way.verdict)
}

/**
 * Breaks a valid module, and has the judge confirm it.
 *
 * @returns a problem when the module is not valid before, when no mutator breaks such a rule, or when none has a place in it.
 */
export function mutate(
  source: Source,
  { environment, rules, seed = 0 }: MutateOptions = {},
): Mutation | Problem {
  const found = soundModuleOf(source, environment)
  if (isProblem(found)) return found
  const words = wordsOf(found)
  if (words === undefined) return problem('not-valid', 'octets are not whole words')
  const made =
    rules === undefined
      ? changed(browserMakers, words, found.environment, randomOf(seed))
      : brokenBy(words, found.environment, { rules, seed })
  if (isProblem(made))
    return made.code === 'not-valid'
      ? problem(made.code, made.message, 'valid modules are changed; choose another environment')
      : problem(made.code, made.message, 'choose another rule, or another module')
  const { verdict: _, ...mutation } = made
  const assembly = disassemble(made.words)
  const judgement = judge(made.words, { environment: found.environment.name })
  return isProblem(judgement) ? judgement : { kind: 'mutation', ...mutation, assembly, judgement }
}

/**
 * The rules that can be broken alone in a valid module, with the number of changes that do so among those that were tried; none of a
 * module that is not valid.
 */
export function breakable(
  source: Source,
  { environment }: Pick<MutateOptions, 'environment'> = {},
): readonly BreakableRule[] | Problem {
  const found = soundModuleOf(source, environment)
  if (isProblem(found)) return found
  const words = wordsOf(found)
  if (words === undefined || validate(words, found.environment).kind !== 'valid') return []
  const places = new Map<RuleId, number>()
  for (const { rule } of searched(browserMakers, formOf(words), found.environment, () => true))
    places.set(rule, (places.get(rule) ?? 0) + 1)
  return [...places].flatMap(([rule, count]) => {
    const about = ruleWords(rule)
    return about === undefined ? [] : { ...about, places: count }
  })
}
