import type { Expectations } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import { versionKnown } from '../../expectations/version-known.ts'
import type { Suspect } from '../finding/suspect.ts'
import { subjectInstruction } from '../observe/subject-instruction.ts'
import type { CasesOfRecipe, RecipeCase } from './cases-of-recipe.ts'
import { causeOf, causeOfResults, type KnownResults } from './cause-of-results.ts'
import { type FaultsOfRule, faultIn } from './faults-of-rule.ts'
import type { KnownCause } from './known-cause.ts'
import { isVague, type KnownMessage, type KnownMessages } from './known-messages.ts'
import { commonFrames, isSameDeath } from './place-of-death.ts'

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
  /** The likeness of a crash by the innermost frames of its stack, once these are known. */
  readonly byPlace: (suspect: Pick<Suspect, 'disagreement'>) => KnownCause | undefined
  /** The likeness of a crash without a stack, or of a wrong result, by the instruction that the small module is about. */
  readonly byInstruction: (
    suspect: Pick<Suspect, 'disagreement' | 'words'>,
  ) => KnownCause | undefined
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
 * A crash is probably known if all recorded crashes of that version that have the most innermost frames in common with it have one
 * cause: what called that function, and from which line, differs from module to module. One without a stack, or with a vague
 * message, is known by the instruction that the small module is about, and so is a wrong result, with one of the passes that the
 * entry names.
 */
export function probablyKnownOf(
  version: string,
  expectations: Expectations | undefined,
  casesOf: CasesOfRecipe,
  faultsOf: FaultsOfRule = () => [],
  messages?: KnownMessages,
  results: KnownResults = {},
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
  const recorded = messages?.versions[recordedVersion] ?? []
  /** The cause of all of these messages; `undefined` where they have several. */
  function causeOfMessages(
    outcome: string,
    alike: readonly KnownMessage[],
  ): KnownCause | undefined {
    const reasons = alike.map(({ reason }) => reason)
    const entries = about.entries.filter(
      (entry) => entry.outcome === outcome && reasons.includes(entry.reason),
    )
    const [first] = entries
    if (first === undefined || new Set(entries.map(causeOf)).size > 1) return undefined
    const like = first.cases?.[0] ?? first.rules?.[0] ?? ''
    return { cause: causeOf(first), reason: first.reason, case: like }
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
      if (outcome !== 'crash') return undefined
      const deaths = recorded.filter((message) => message.outcome === 'crash')
      const common = deaths.map((death) => commonFrames(key, death.key))
      const most = Math.max(0, ...common)
      return most === 0
        ? undefined
        : causeOfMessages(
            'crash',
            deaths.filter((_, index) => common[index] === most),
          )
    },
    byInstruction: ({ disagreement: { outcome, key, options }, words }) => {
      if (outcome === 'wrong-result')
        return key.startsWith('computes another value')
          ? causeOfResults(results, recordedVersion, { words, options })
          : undefined
      const instruction = subjectInstruction(words)
      const alike = recorded.filter(
        (message) => message.outcome === outcome && message.at === instruction,
      )
      return outcome === 'crash'
        ? causeOfMessages(
            'crash',
            alike.filter((death) => isSameDeath(death.key, key)),
          )
        : causeOfMessages(
            outcome,
            alike.filter((message) => message.key === key && isVague(message)),
          )
    },
  }
}
