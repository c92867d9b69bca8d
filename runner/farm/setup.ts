import { z } from 'zod'
import { profiles } from '../check/profile.ts'
import { expectationsSchema } from '../expectations/expectations.ts'
import { weightsSchema } from '../fuzz/make/weights.ts'

const positive = z.number().int().positive()

const globs = z.array(z.string().max(1000)).max(1000)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The data that all slices of a campaign share. */
export const fuzzSetupSchema = z.strictObject({
  kind: z.literal('fuzz'),
  seed: z.number().int().nonnegative(),
  weights: weightsSchema,
  /** `index` from 0. */
  shard: z.strictObject({ index: z.number().int().nonnegative(), count: positive }),
  slicing: z.strictObject({ size: positive.max(1_000_000), ahead: positive.max(1_000_000) }),
  /** Milliseconds for one module on a machine of usual speed. */
  timeoutMs: positive,
  memoryMiB: z.number().int().nonnegative(),
  profile: z.enum(profiles).exactOptional(),
  /** Dates of the versions of texts that the reference follows, where not the newest. */
  revisions: z.record(z.string(), z.string()).exactOptional(),
  /** Names of the modules that were there at the beginning, with their hashes. */
  seeds: z.array(z.string()),
})

/** The data that all shards of a check share. */
export const checkSetupSchema = z.strictObject({
  kind: z.literal('check'),
  /** Digest of the corpus, as `corpusDigest` makes it, with what `revisions` expect. */
  corpus: sha256,
  /** The cases, before they are cut into shards. */
  choice: z.strictObject({
    rules: globs.exactOptional(),
    cases: globs.exactOptional(),
    environments: globs.exactOptional(),
    sample: z
      .strictObject({
        part: z.number().positive().max(1),
        seed: z.number().int().nonnegative(),
      })
      .exactOptional(),
  }),
  profile: z.enum(profiles).exactOptional(),
  /** Date of the version to follow, by text. */
  revisions: z.record(z.string(), z.string()).exactOptional(),
  /** Filters, as the log states them. */
  selection: z.record(z.string(), z.string()),
  /** Known disagreements, by the tool's name without its channel. */
  expectations: z.record(z.string(), expectationsSchema),
  /** Blob of the log of an earlier run. */
  baseline: sha256.exactOptional(),
  strictExpectations: z.literal(true).exactOptional(),
  strictReasons: z.literal(true).exactOptional(),
  strictVersion: z.literal(true).exactOptional(),
  /** Milliseconds for one module on a machine of usual speed. */
  timeoutMs: positive,
  memoryMiB: z.number().int().nonnegative(),
})

export type FuzzSetup = z.infer<typeof fuzzSetupSchema>
export type CheckSetup = z.infer<typeof checkSetupSchema>

/** The data that all jobs of a campaign share. */
export const setupSchema = z.discriminatedUnion('kind', [fuzzSetupSchema, checkSetupSchema])

export type Setup = z.infer<typeof setupSchema>
