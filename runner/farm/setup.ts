import { z } from 'zod'
import { profiles } from '../check/profile.ts'
import { weightsSchema } from '../fuzz/make/weights.ts'

const positive = z.number().int().positive()

/** What all slices of a campaign share. */
export const fuzzSetupSchema = z.strictObject({
  kind: z.literal('fuzz'),
  seed: z.number().int().nonnegative(),
  weights: weightsSchema,
  /** `index` from 0. */
  shard: z.strictObject({ index: z.number().int().nonnegative(), count: positive }),
  cut: z.strictObject({ size: positive.max(1_000_000), lag: positive.max(1_000_000) }),
  /** Milliseconds for one module on a machine of usual speed. */
  timeoutMs: positive,
  memoryMiB: z.number().int().nonnegative(),
  profile: z.enum(profiles).exactOptional(),
  /** Names of the modules that were there at the beginning, with their hashes. */
  seeds: z.array(z.string()),
})

export type FuzzSetup = z.infer<typeof fuzzSetupSchema>
