import { z } from 'zod'
import type { ResultCase } from '#generators/results/result-case'
import { casesByRule } from '#runner/corpus/covers'
import type { FiledCase } from '#runner/corpus/manifest'
import { ruleIdSchema } from '#runner/log/verdict-schema'
import { environments } from '#spec/environments'
import { type Rule, ruleClasses } from '#spec/rule'

const count = z.int().nonnegative()
const names = z.array(z.string()).readonly()

/** A rule and how many cases it has. */
const summarySchema = z
  .strictObject({
    id: ruleIdSchema,
    text: z.string(),
    section: z.string(),
    summary: z.string(),
    class: z.enum(ruleClasses),
    phase: z.enum(['decode', 'validate']),
    decidable: z.enum(['module', 'environment', 'runtime', 'no']),
    confidence: z.enum(['certain', 'derived', 'open']),
    revisions: z
      .strictObject({ since: z.string().exactOptional(), until: z.string().exactOptional() })
      .readonly()
      .meta({ description: 'Dates of versions of the text; empty if all versions have the rule.' }),
    environments: names.meta({ description: 'Environments whose version of SPIR-V has the rule.' }),
    vuids: names.meta({
      description: 'Identifiers of the sentences of the Vulkan specification that it carries.',
    }),
    limits: names.meta({
      description: 'Limits and features of a device without which it is not checked.',
    }),
    cases: z
      .strictObject({
        valid: count,
        invalid: count,
        either: count,
        results: count.meta({ description: 'Cases with results, which a run decides.' }),
      })
      .readonly()
      .meta({
        description:
          'Cases by what they expect. Valid ones are also those of other rules that lie at the boundary of this one.',
      }),
  })
  .readonly()

/** What `rules --format json` prints. */
export const rulesSchema = z
  .array(summarySchema)
  .readonly()
  .meta({ title: 'Output of spirv-cts rules --format json' })

export type RuleSummary = z.infer<typeof summarySchema>

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
  cases: readonly FiledCase[],
  results: readonly Pick<ResultCase, 'rules'>[],
): readonly RuleSummary[] {
  const counts = new Map<string, number>()
  const resultCounts = new Map<string, number>()
  for (const { rules: named = [] } of results)
    for (const rule of named) resultCounts.set(rule, (resultCounts.get(rule) ?? 0) + 1)
  for (const [rule, shown] of casesByRule(cases))
    for (const { expect } of shown) {
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
        either: count('either'),
        results: resultCounts.get(rule.id) ?? 0,
      },
    }
  })
}
