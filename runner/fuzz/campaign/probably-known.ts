import type { ExpectationEntry, Expectations } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import { versionKnown } from '../../expectations/version-known.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { CasesOfRecipe, RecipeCase } from './cases-of-recipe.ts'
import { type FaultsOfRule, faultIn } from './faults-of-rule.ts'
import type { KnownMessages } from './known-messages.ts'
import { placeOfDeath } from './place-of-death.ts'

/** A cause that explains what a tool makes of cases which are like a module. */
export interface KnownCause {
  /** Its id. */
  readonly cause: string
  readonly reason: string
  /** The first of the cases, or what names them. */
  readonly case: string
}

/** Tells the cause that a suspect probably has; `undefined` where it is new. */
export interface ProbablyKnown {
  /** The likeness by how the module was made, before it is made small. */
  readonly byRecipe: (
    suspect: Pick<Suspect, 'disagreement' | 'environment' | 'recipe'>,
  ) => KnownCause | undefined
  /** The likeness by the place where the judge sees the only rule broken, once the module is small. */
  readonly byFault: (
    suspect: Pick<Suspect, 'disagreement' | 'environment' | 'words' | 'judge'>,
  ) => KnownCause | undefined
  /** The likeness of a crash by the innermost frame of its stack, once that is known. */
  readonly byPlace: (suspect: Pick<Suspect, 'disagreement'>) => KnownCause | undefined
}

/** The id of an entry's cause; of one without, the words of its reason. */
function causeOf({ cause, reason }: ExpectationEntry): string {
  if (cause !== undefined) return cause
  const words = reason.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, 60).replaceAll(/^-+|-+$/g, '')
}

/** The fault without the kinds of types that its message names. */
function ofAnyType(fault: string): string {
  return fault.replaceAll(/\bOpType\w+/g, 'OpType')
}

/** Whether a disagreement about the case is of that kind. */
function isAbout({ expect, rule }: RecipeCase, { outcome, rule: broken }: Suspect['disagreement']) {
  if (outcome === 'false-accept') return expect === 'invalid' && rule === broken
  return outcome !== 'false-reject' || expect === 'valid'
}

/**
 * The records about that version of a tool, by cases of the corpus that are like a module: the tool is not asked. It is
 * probably known where expectations explain the same outcome for all cases that are made like it, and that such an
 * outcome is about: a false accept is about those of the rule that is broken. A module that was made small is known as
 * well if they explain a case of the rule with the same fault: in the same operand of the same instruction, with the
 * same message of the judge; where no case has its message, if they explain all cases whose message names another kind of type.
 * A crash is probably known if all recorded crashes of that version with the same innermost frame have one cause: what called that
 * function, and from which line, differs from module to module.
 */
export function probablyKnownOf(
  version: string,
  expectations: Expectations | undefined,
  casesOf: CasesOfRecipe,
  faultsOf: FaultsOfRule = () => [],
  messages?: KnownMessages,
): ProbablyKnown {
  const recordedVersion = versionKnown(version, expectations)
  const about = explainer(expectations?.entries ?? [], recordedVersion)
  function explainedOf(
    alike: readonly RecipeCase[],
    { disagreement, environment }: Pick<Suspect, 'disagreement' | 'environment'>,
  ): readonly (KnownCause | undefined)[] {
    return alike.map(({ id, rule }) => {
      const asked = { case: id, rule, environment: environment.name }
      const entry = about.entries.find(
        (entry) => entry.outcome === disagreement.outcome && about.covers(entry, asked),
      )
      return entry && { cause: causeOf(entry), reason: entry.reason, case: id }
    })
  }
  function causeOfAll(
    alike: readonly RecipeCase[],
    suspect: Pick<Suspect, 'disagreement' | 'environment'>,
  ): KnownCause | undefined {
    const explained = explainedOf(alike, suspect)
    return explained.every((found) => found !== undefined) ? explained[0] : undefined
  }
  return {
    byRecipe: (suspect) => {
      const { disagreement, recipe } = suspect
      const { outcome, options } = disagreement
      if (recipe === undefined || about.entries.length === 0) return undefined
      // Cases are not asked about with options that were drawn, but no option brings back a rule that is not enforced.
      if (options !== undefined && outcome !== 'false-accept') return undefined
      return causeOfAll(
        casesOf(recipe).filter((each) => isAbout(each, disagreement)),
        suspect,
      )
    },
    byFault: (suspect) => {
      const { disagreement, words, judge } = suspect
      const { outcome, rule } = disagreement
      if (outcome !== 'false-accept' || rule === undefined || about.entries.length === 0)
        return undefined
      const place = faultIn(judge, words)
      if (place === '') return undefined
      const faults = faultsOf(rule)
      // Cases that the tool refuses show that it looks there, and not that it sees what this module does.
      const same = explainedOf(
        faults.filter(({ fault }) => fault === place),
        suspect,
      ).find((found) => found !== undefined)
      if (same !== undefined) return same
      // A type of another kind is the same fault only for a tool that refuses none.
      const alike = faults.filter(({ fault }) => ofAnyType(fault) === ofAnyType(place))
      return causeOfAll(alike, suspect)
    },
    byPlace: ({ disagreement: { outcome, key } }) => {
      const place = outcome === 'crash' ? placeOfDeath(key) : undefined
      if (place === undefined) return undefined
      const reasons = (messages?.versions[recordedVersion] ?? [])
        .filter((recorded) => recorded.outcome === 'crash' && placeOfDeath(recorded.key) === place)
        .map(({ reason }) => reason)
      const entries = about.entries.filter(
        (entry) => entry.outcome === 'crash' && reasons.includes(entry.reason),
      )
      const [first] = entries
      if (first === undefined || new Set(entries.map(causeOf)).size > 1) return undefined
      const like = first.cases?.[0] ?? first.rules?.[0] ?? ''
      return { cause: causeOf(first), reason: first.reason, case: like }
    },
  }
}
