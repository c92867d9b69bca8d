import type { ResultCase } from '#generators/results/result-case'
import type { FiledCase } from '#runner/corpus/manifest'
import { environments } from '#spec/environments'
import type { Rule } from '#spec/rule'

/** A rule and how many cases it has: one element of `rules --format json`. */
export interface RuleSummary
  extends Pick<Rule, 'id' | 'text' | 'section' | 'class' | 'phase' | 'decidable'> {
  readonly summary: string
  readonly confidence: Rule['confidence']
  /** Empty where it holds in every revision. */
  readonly revisions: NonNullable<Rule['revisions']>
  /** Names of the environments that take a version in which it holds. */
  readonly environments: readonly string[]
  /** Identifiers of the sentences of the Vulkan specification that it carries. */
  readonly vuids: readonly string[]
  /** Limits and features of a device without which it is not checked. */
  readonly limits: readonly string[]
  /** Cases by what they expect; `either` cases count as neither. */
  readonly cases: {
    readonly valid: number
    readonly invalid: number
    /** Cases with results, which a run decides. */
    readonly results: number
  }
}

/** An environment takes all versions up to its own. */
function environmentsOf({ versions, client: own, environments: names }: Rule): readonly string[] {
  const since = versions?.since ?? 0
  return environments
    .filter(({ version, client }) => version >= since && (own === undefined || client === own))
    .map(({ name }) => name)
    .filter((name) => names === undefined || names.includes(name))
}

/** The summaries, in the order of the rules. */
export function ruleSummaries(
  rules: readonly Rule[],
  cases: readonly FiledCase[],
  results: readonly Pick<ResultCase, 'rules'>[],
): readonly RuleSummary[] {
  const counts = new Map<string, number>()
  const resultCounts = new Map<string, number>()
  for (const { rules: named = [] } of results)
    for (const rule of named) resultCounts.set(rule, (resultCounts.get(rule) ?? 0) + 1)
  for (const { rule, expect } of cases) {
    const key = `${rule} ${expect}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return rules.map((rule) => {
    const count = (expect: FiledCase['expect']): number => counts.get(`${rule.id} ${expect}`) ?? 0
    return {
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
      cases: {
        valid: count('valid'),
        invalid: count('invalid'),
        results: resultCounts.get(rule.id) ?? 0,
      },
    }
  })
}
