import { environments } from '#spec/environments'
import type { Rule } from '#spec/rule'
import { type CaseCounts, noCases } from './case-counts.ts'
import type { RuleSummary } from './rule-summary-schema.ts'

/** An environment takes all versions up to its own. */
function environmentsOf({
  versions,
  client: onlyClient,
  environments: names,
}: Rule): readonly string[] {
  const since = versions?.since ?? 0
  return environments
    .filter(
      ({ version, client }) =>
        version >= since && (onlyClient === undefined || client === onlyClient),
    )
    .map(({ name }) => name)
    .filter((name) => names === undefined || names.includes(name))
}

/** The summaries, in the order of the rules. */
export function ruleSummaries(
  rules: readonly Rule[],
  counts: Readonly<Record<string, CaseCounts>>,
): readonly RuleSummary[] {
  return rules.map((rule) => ({
    id: rule.id,
    text: rule.text,
    section: rule.section,
    summary: rule.summary,
    class: rule.class,
    phase: rule.phase,
    decidable: rule.decidable,
    confidence: rule.confidence,
    revisions: rule.revisions ?? {},
    environments: environmentsOf(rule),
    vuids: rule.vuids ?? [],
    limits: rule.limits ?? [],
    cases: counts[rule.id] ?? noCases,
  }))
}
