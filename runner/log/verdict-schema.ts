import { z } from 'zod'
import type { RuleId } from '#spec/rule'
import type { Verdict } from '#spec/verdict'

const rule = z.custom<RuleId>(
  (value) => typeof value === 'string' && /^[^/]+\/[^/]+$/.test(value),
  {
    error: 'expected <text>/<slug>',
  },
)

/** A verdict as JSON. */
export const verdictSchema: z.ZodType<Verdict> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('valid') }),
  z.strictObject({
    kind: z.literal('invalid'),
    phase: z.enum(['decode', 'validate']),
    blames: z
      .array(z.strictObject({ rule, word: z.int().nonnegative(), message: z.string() }).readonly())
      .readonly(),
    message: z.string(),
  }),
  z.strictObject({ kind: z.literal('unsupported'), why: z.string() }),
  z.strictObject({ kind: z.literal('crash'), signal: z.string(), message: z.string() }),
  z.strictObject({ kind: z.literal('timeout'), ms: z.number().nonnegative() }),
  z.strictObject({ kind: z.literal('error'), why: z.string() }),
])
