import type fc from 'fast-check'
import { disassemble } from '#reference/disassemble/disassemble'
import { formOf } from '#runner/fuzz/make/change'
import type { NamedMutator } from '#runner/fuzz/make/fuzz-makers'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { type RuleMutation as Changed, mutate as changed, mutatorsOf } from '#runner/smith/mutate'
import type { RuleId } from '#spec/rule'
import { browserMakers } from './browser-makers.ts'
import { judge } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { soundModuleOf, wordsOf } from './module-of.ts'
import { type RuleWords, ruleWords } from './rule-words.ts'
import type { Source } from './source.ts'

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
  /** Places where it can be tried; the judge confirms when one is taken. */
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

/**
 * Breaks a valid module, and has the judge confirm it.
 *
 * @returns a problem when the module is not valid before, when no mutator breaks such a rule, or when none has a place in it.
 */
export async function mutate(
  source: Source,
  { environment, rules, seed = 0 }: MutateOptions = {},
): Promise<Mutation | Problem> {
  const found = soundModuleOf(source, environment)
  if (isProblem(found)) return found
  const makers = await browserMakers()
  const mutators = rules && mutatorsOf(makers, selects(rules))
  if (mutators?.length === 0)
    return problem('no-mutator', `no mutator for any module breaks ${rules?.join(', ')}`)
  const words = wordsOf(found)
  if (words === undefined) return problem('not-valid', 'octets are not whole words')
  const made = changed(makers, words, found.environment, randomOf(seed), mutators)
  if (isProblem(made))
    return made.code === 'not-valid'
      ? problem(made.code, made.message, 'valid modules are changed; choose another environment')
      : problem(made.code, made.message, 'choose another rule, or another module')
  const { verdict: _, ...mutation } = made
  const assembly = disassemble(made.words)
  const judgement = judge(made.words, { environment: found.environment.name })
  return isProblem(judgement) ? judgement : { kind: 'mutation', ...mutation, assembly, judgement }
}

/** The rules that can be broken in a module, with the number of places where it can be tried. */
export async function breakable(
  source: Source,
  { environment }: Pick<MutateOptions, 'environment'> = {},
): Promise<readonly BreakableRule[] | Problem> {
  const found = soundModuleOf(source, environment)
  if (isProblem(found)) return found
  const form = formOf(wordsOf(found) ?? new Uint32Array())
  const placesOf = ({ mutator, wordMutator }: NamedMutator): number =>
    wordMutator?.sites(form.words).length ??
    (form.module && mutator?.sites(form.module).length) ??
    0
  return (await browserMakers()).aims.flatMap(({ rule, breaking }) => {
    const words = ruleWords(rule as RuleId)
    const places = breaking.reduce((sum, { mutator }) => sum + placesOf(mutator), 0)
    return words === undefined || places === 0 ? [] : { ...words, places }
  })
}
