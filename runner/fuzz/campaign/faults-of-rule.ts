import { extentsOf } from '#generators/words/extents-of'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { blamed } from '../observe/blamed.ts'
import type { MadeCase } from './cases-of-recipe.ts'

/** An invalid case, and where the judge sees its fault. */
export interface FaultyCase extends MadeCase {
  readonly fault: string
}

/** The invalid cases of a rule. */
export type FaultsOfRule = (rule: string) => readonly FaultyCase[]

/** A case whose words can be read. */
export interface ReadableCase extends MadeCase {
  readonly environments: readonly string[]
  /** `undefined` where they cannot be had. */
  readonly words: () => Uint32Array | undefined
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
        const fault = isJudged ? blamed(validate(words, environment), extentsOf(words), words) : ''
        return { ...each, fault }
      })
    known.set(rule, found)
    return found
  }
}
