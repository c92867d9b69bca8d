import type { ExpectationEntry, Expectations } from '../../expectations/expectations.ts'
import { optionsOf } from '../../expectations/options-of.ts'
import { consumerRows } from '../../oracle/consumer-rows.ts'
import type { Tool } from '../../oracle/oracle.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { Probe } from '../observe/probe.ts'
import type { CasesOfRecipe } from './cases-of-recipe.ts'
import type { FaultsOfRule } from './faults-of-rule.ts'
import { type InvalidCases, knownOf, type WhySuspectKnown } from './known.ts'
import type { KnownCause } from './known-cause.ts'
import type { KnownMessages } from './known-messages.ts'
import { type ProbablyKnown, probablyKnownOf } from './probably-known.ts'
import type { UnknownTexts } from './unknown-texts.ts'

/** The records about the tools of a campaign. */
export interface Knowledge {
  /** The knowledge about tools, by their names without channels: it is not reported. */
  readonly expectations: ReadonlyMap<string, Expectations>
  readonly messages?: ReadonlyMap<string, KnownMessages>
  /** The knowledge about cases with results, by the same names. */
  readonly results?: ReadonlyMap<string, readonly ExpectationEntry[]>
  /** The corpus that the expectations refer to; without any, every rule counts as enforced. */
  readonly invalidCases?: InvalidCases
  /** Cases of the corpus by how modules are made; without any, nothing is probably known. */
  readonly casesOfRecipe?: CasesOfRecipe
  /** The same cases by where their faults are. */
  readonly faultsOfRule?: FaultsOfRule
  /** False accepts of rules of these texts are not reported; without any, tools count as knowing all texts. */
  readonly unknownTexts?: UnknownTexts
}

/** The known causes of a suspect's observation about the tool that its probe blames first. */
export interface KnownBy {
  readonly known: (suspect: Suspect, probe: Probe) => string | undefined
  /** The cause that it probably has, by how it was made. */
  readonly knownByRecipe: (suspect: Suspect, probe: Probe) => KnownCause | undefined
  /** The cause that one which was made small probably has, by where its fault is. */
  readonly knownByFault: (suspect: Suspect, probe: Probe) => KnownCause | undefined
  /** The cause that a crash whose stack is known probably has, by where it ends. */
  readonly knownByPlace: (suspect: Suspect, probe: Probe) => KnownCause | undefined
  /** The cause that one which was made small probably has, by the instruction that it is about. */
  readonly knownByInstruction: (suspect: Suspect, probe: Probe) => KnownCause | undefined
}

/** Asks what is written down; what that is of one tool is worked out once. */
export function knownBy({
  expectations,
  messages,
  results,
  invalidCases = () => [],
  casesOfRecipe = () => [],
  faultsOfRule,
  unknownTexts,
}: Knowledge): KnownBy {
  const tools = new Map<
    string,
    { readonly known: WhySuspectKnown; readonly probablyKnown: ProbablyKnown }
  >()
  function about({ name, version, tool }: Tool) {
    const entries = expectations.get(tool)
    const found = tools.get(name) ?? {
      known: knownOf(version, entries, messages?.get(tool), invalidCases, optionsOf(name)),
      probablyKnown: probablyKnownOf(
        version,
        entries,
        casesOfRecipe,
        faultsOfRule,
        messages?.get(tool),
        {
          entries: results?.get(tool) ?? [],
          usual: optionsOf(name) || (consumerRows[tool]?.options ?? ''),
        },
      ),
    }
    tools.set(name, found)
    return found
  }
  /** Why a tool that does not know the text of a rule may accept what breaks the rule. */
  function notKnownTo({ name }: Tool, { disagreement: { outcome, rule } }: Suspect) {
    const text = rule?.split('/', 1)[0] ?? ''
    const isUnknown = outcome === 'false-accept' && unknownTexts?.get(name)?.has(text) === true
    return isUnknown ? `does not know ${text}` : undefined
  }
  return {
    known: (suspect, { tools: [tool] }) =>
      tool && (notKnownTo(tool, suspect) ?? about(tool).known(suspect)),
    knownByRecipe: (suspect, { tools: [tool] }) =>
      tool && about(tool).probablyKnown.byRecipe(suspect),
    knownByFault: (suspect, { tools: [tool] }) =>
      tool && about(tool).probablyKnown.byFault(suspect),
    knownByPlace: (suspect, { tools: [tool] }) =>
      tool && about(tool).probablyKnown.byPlace(suspect),
    knownByInstruction: (suspect, { tools: [tool] }) =>
      tool && about(tool).probablyKnown.byInstruction(suspect),
  }
}
