import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { blamedOperand } from '../observe/blamed-operand.ts'
import { messageTemplate } from '../observe/message-template.ts'
import type { RecipeCase } from './cases-of-recipe.ts'

/** An invalid case, with the judge's message and the place of its fault. */
export interface FaultyCase extends RecipeCase {
  readonly fault: string
}

/** The invalid cases of a rule. */
export type FaultsOfRule = (rule: string) => readonly FaultyCase[]

/** A case whose words can be read. */
export interface ReadableCase extends RecipeCase {
  readonly environments: readonly string[]
  /** `undefined` where they cannot be had. */
  readonly words: () => Uint32Array | undefined
}

/**
 * The instruction and operand at fault, with the judge's message without ids: the same for two modules with the same
 * fault, in whichever place of a list. Empty where it blames nothing.
 */
export function faultIn(judge: Verdict, words: Uint32Array): string {
  const place = blamedOperand(judge, words)
  const message = judge.kind === 'invalid' ? judge.blames[0]?.message : undefined
  return place === '' || message === undefined ? '' : `${place}: ${messageTemplate(message)}`
}

/** Judges the cases of a rule when they are first asked for. */
export function faultsOfRule(casesOf: (rule: string) => readonly ReadableCase[]): FaultsOfRule {
  const known = new Map<string, readonly FaultyCase[]>()
  return (rule) => {
    const found =
      known.get(rule) ??
      casesOf(rule).map((each) => {
        const [words, environment] = [each.words(), environmentByName(each.environments[0] ?? '')]
        const isJudged = words !== undefined && environment !== undefined
        const fault = isJudged ? faultIn(validate(words, environment), words) : ''
        return { ...each, fault }
      })
    known.set(rule, found)
    return found
  }
}
