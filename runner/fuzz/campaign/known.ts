import picomatch from 'picomatch'
import { ruleById } from '#spec/texts'
import type { Expectations } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import { versionKnown } from '../../expectations/version-known.ts'
import type { Outcome } from '../../log/outcome.ts'
import type { Suspect } from '../finding/suspect.ts'
import { namesOfOptions } from '../observe/names-of-options.ts'
import type { ObservedDisagreement } from '../observe/observation.ts'
import { isVague, type KnownMessages } from './known-messages.ts'

/** Tells why what a suspect shows is known of its tool already; `undefined` where it is new. */
export type WhySuspectKnown = (
  suspect: Pick<Suspect, 'disagreement' | 'environment'>,
) => string | undefined

const { isMatch } = picomatch

/** Why a tool may answer as it likes where a text can be read two ways. */
export const twoReadings = 'the text can be read two ways'

/** The disagreement as the tool's usual options would show it. */
function asUsual(disagreement: ObservedDisagreement): ObservedDisagreement {
  const { options, key } = disagreement
  if (options === undefined) return disagreement
  const prefix = [options.join(' '), namesOfOptions(options)].find((names) =>
    key.startsWith(`${names}: `),
  )
  return prefix === undefined
    ? disagreement
    : { ...disagreement, key: key.slice(prefix.length + 2) }
}

/** The recorded message of an optimiser, without the passes that it was given: passes are not part of a fault. */
function withoutPasses(key: string): string {
  const [passes = '', ...rest] = key.split(': ')
  return passes.startsWith('-') && rest.length > 0 ? rest.join(': ') : key
}

/** Ids of the invalid cases of the corpus for a rule. */
export type InvalidCases = (rule: string) => readonly string[]

/**
 * The records about that version of a tool, and nothing else: the tool is not asked. A rule that it does not enforce is
 * known if an entry names it, or entries explain all of its invalid cases; anything else is known by the tool's
 * recorded messages about cases that an entry explains.
 *
 * @param version of the tool, as it says it.
 * @param options that the tool's SPEC names: what was recorded with them is known without drawing them.
 */
export function knownOf(
  version: string,
  expectations: Expectations | undefined,
  messages: KnownMessages | undefined,
  cases: InvalidCases = () => [],
  options = '',
): WhySuspectKnown {
  const recordedVersion = versionKnown(version, expectations)
  const about = explainer(expectations?.entries ?? [], recordedVersion)
  const reasons = new Set([twoReadings, ...about.entries.map(({ reason }) => reason)])
  const recorded = (messages?.versions[recordedVersion] ?? []).filter(({ reason }) =>
    reasons.has(reason),
  )
  return ({ disagreement, environment }) => {
    // A death without a word, or a wrong value, is like any other.
    if (disagreement.nameless === true) return undefined
    const { outcome, key, rule } = asUsual(disagreement)
    const keys = [key, disagreement.key, ...(options === '' ? [] : [`${options}: ${key}`])]
    // A pass that is not idempotent is identified by its name alone.
    const isDrawn = disagreement.options !== undefined && outcome !== 'not-idempotent'
    const match = recorded.find(
      ({ environments = ['**'], ...known }) =>
        known.outcome === outcome &&
        !(known.at !== undefined && isVague(known)) &&
        (keys.includes(known.key) || (isDrawn && withoutPasses(known.key) === key)) &&
        isMatch(environment.name, environments),
    )
    if (match !== undefined) return match.reason
    const row = rule === undefined ? undefined : ruleById(rule)
    if (outcome !== 'false-accept' || row === undefined) return undefined
    if (row.confidence === 'open') return twoReadings
    const explaining = (id: string) =>
      about.explains(
        { case: id, rule: row.id, environment: environment.name },
        outcome satisfies Outcome,
      )
    const whole = explaining(`${row.id}/`)
    if (whole?.rules !== undefined) return whole.reason
    const each = cases(row.id).map(explaining)
    return each.every((entry) => entry !== undefined) ? each[0]?.reason : undefined
  }
}
