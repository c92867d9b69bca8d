import { z } from 'zod'
import { ruleIdSchema } from '#runner/log/verdict-schema'
import { ruleClasses } from '#spec/rule'

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

/** The output of `rules --format json`. */
export const rulesSchema = z
  .array(summarySchema)
  .readonly()
  .meta({ title: 'Output of spirv-cts rules --format json' })

export type RuleSummary = z.infer<typeof summarySchema>
