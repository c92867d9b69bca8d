import { z } from 'zod'
import type { Verdict, Violation } from '#spec/verdict'

const part = z.string().regex(/^[^/]+$/)
/** The id of a rule. */
export const ruleIdSchema = z.templateLiteral([part, '/', part], {
  error: 'expected <text>/<slug>',
})

/** A broken rule and the word at which a module breaks it. */
export const violationSchema: z.ZodType<Violation> = z
  .strictObject({ rule: ruleIdSchema, word: z.int().nonnegative(), message: z.string() })
  .readonly()

/** A verdict as JSON. */
export const verdictSchema: z.ZodType<Verdict> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('valid') }),
  z.strictObject({
    kind: z.literal('invalid'),
    phase: z.enum(['decode', 'validate']),
    blames: z.array(violationSchema).readonly(),
    message: z.string(),
  }),
  z.strictObject({ kind: z.literal('unsupported'), why: z.string() }),
  z.strictObject({ kind: z.literal('crash'), signal: z.string(), message: z.string() }),
  z.strictObject({ kind: z.literal('timeout'), ms: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal('error'), why: z.string() }),
])
