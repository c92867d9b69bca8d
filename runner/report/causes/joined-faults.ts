import { groupBy } from '../group-by.ts'
import type { FoundCause } from './found-cause.ts'
import { byGravity } from './gravity.ts'
import { severities } from './severity.ts'

function sorted(words: readonly string[]): readonly string[] {
  return [...new Set(words)].sort()
}

function casesOf(causes: readonly FoundCause[]): ReadonlyMap<string, readonly string[]> {
  const cases = new Map<string, readonly string[]>()
  for (const cause of causes)
    for (const [oracle, ids] of cause.cases)
      cases.set(oracle, sorted([...(cases.get(oracle) ?? []), ...ids]))
  return cases
}

/** Causes that are the same fault as one row. */
function fault(causes: readonly FoundCause[]): FoundCause {
  const joined = [...causes].sort(byGravity)
  const [gravest] = joined
  if (gravest === undefined) throw new Error('a fault without causes')
  if (joined.length === 1) return gravest
  const speaker = joined.find(({ tool, id, fault: name }) => `${tool}/${id}` === name) ?? gravest
  return {
    ...speaker,
    severity:
      severities.find((name) => joined.some(({ severity }) => severity === name)) ??
      speaker.severity,
    harm: gravest.harm,
    commonness: Math.max(...joined.map(({ commonness }) => commonness)),
    links: [...new Set(joined.flatMap(({ links }) => links))],
    cases: casesOf(joined),
    rules: sorted(joined.flatMap(({ rules }) => rules)),
    texts: sorted(joined.flatMap(({ texts }) => texts)),
    joined,
  }
}

/** The causes that faults consist of, each for its tool. */
export function separate(faults: readonly FoundCause[]): readonly FoundCause[] {
  return faults.flatMap((cause) => cause.joined ?? [cause])
}

/** One row for each fault, gravest first: causes that `shared` joins become one. */
export function joinFaults(causes: readonly FoundCause[]): readonly FoundCause[] {
  return [...groupBy(separate(causes), ({ fault: name }) => name).values()]
    .map(fault)
    .sort(byGravity)
}

/** The fault as one oracle shows it: its causes at that oracle as one row; `undefined` if there are none. */
export function faceAt(cause: FoundCause, oracle: string): FoundCause | undefined {
  if (!cause.cases.has(oracle)) return undefined
  if (cause.joined === undefined) return cause
  const { joined = [], ...face } = fault(cause.joined.filter(({ cases }) => cases.has(oracle)))
  const [gravest] = joined
  // Its own words say what it does; those of the fault may be about another tool.
  return gravest === undefined
    ? face
    : { ...gravest, cases: face.cases, rules: face.rules, texts: face.texts, links: face.links }
}
