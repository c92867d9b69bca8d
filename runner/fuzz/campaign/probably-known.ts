import type { Expectation, Expectations } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { CasesOfRecipe, MadeCase } from './cases-of-recipe.ts'

/** A cause that explains what a tool makes of the cases which a module was made like. */
export interface KnownCause {
  /** Its id. */
  readonly cause: string
  readonly reason: string
  /** The first of the cases. */
  readonly case: string
}

/** Tells the cause that a suspect probably has; `undefined` where it is new. */
export type ProbablyKnown = (
  suspect: Pick<Suspect, 'disagreement' | 'environment' | 'recipe'>,
) => KnownCause | undefined

/** The id of an entry's cause; of one without, the words of its reason. */
function causeOf({ cause, reason }: Expectation): string {
  if (cause !== undefined) return cause
  const words = reason.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, 60).replaceAll(/^-+|-+$/g, '')
}

/** Whether a disagreement about the case is of that kind. */
function isAbout({ expect, rule }: MadeCase, { outcome, rule: broken }: Suspect['disagreement']) {
  if (outcome === 'false-accept') return expect === 'invalid' && rule === broken
  return outcome !== 'false-reject' || expect === 'valid'
}

/**
 * What is written down about that version of a tool, by how a module was made: the tool is not asked. It is probably known where
 * expectations explain the same outcome for all cases of the corpus that are made like it, and that such an outcome is about. A
 * false accept is about those of the rule that is broken.
 */
export function probablyKnownOf(
  version: string,
  expectations: Expectations | undefined,
  casesOf: CasesOfRecipe,
): ProbablyKnown {
  const about = explainer(expectations?.entries ?? [], version)
  return ({ disagreement, environment, recipe }) => {
    const { outcome, options } = disagreement
    if (recipe === undefined || about.entries.length === 0) return undefined
    // Cases are not asked about with options that were drawn, but no option brings back a rule that is not enforced.
    if (options !== undefined && outcome !== 'false-accept') return undefined
    const alike = casesOf(recipe).filter((each) => isAbout(each, disagreement))
    const explained = alike.map(({ id, rule }) => {
      const entry = about.entries.find(
        (one) =>
          one.outcome === outcome &&
          about.covers(one, { case: id, rule, environment: environment.name }),
      )
      return entry && { cause: causeOf(entry), reason: entry.reason, case: id }
    })
    return explained.every((found) => found !== undefined) ? explained[0] : undefined
  }
}
