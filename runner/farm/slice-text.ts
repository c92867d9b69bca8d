import { z } from 'zod'
import type { SliceResult } from '../fuzz/campaign/slice-result.ts'
import { environmentSchema, environmentText, wordsSchema, wordsText } from './pack.ts'
import { suspectSchema, suspectText } from './suspect-text.ts'

const count = z.number().int().nonnegative()

const keptSchema = z.strictObject({
  index: count,
  name: z.string(),
  words: wordsSchema,
  environment: environmentSchema,
  valid: z.boolean(),
  rules: z.array(z.string()),
  ways: z.array(z.string()).exactOptional(),
})

/** The result of a slice, as {@link sliceText} writes it. */
export const sliceSchema: z.ZodType<SliceResult> = z.strictObject({
  slice: count,
  runs: count,
  counts: z.record(z.string(), count),
  novel: z.array(z.strictObject({ hash: count, index: count })),
  kept: z.array(keptSchema),
  tried: z.array(z.string()),
  alone: z.record(z.string(), count),
  suspects: z.array(suspectSchema),
})

/** The result of a slice, for JSON. */
export function sliceText(result: SliceResult): object {
  return {
    ...result,
    kept: result.kept.map(({ words, environment, ...rest }) => ({
      ...{ ...rest, words: wordsText(words), environment: environmentText(environment) },
    })),
    suspects: result.suspects.map(suspectText),
  }
}
