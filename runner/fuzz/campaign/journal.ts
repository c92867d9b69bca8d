import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { fromBytes, toBytes } from '#generators/words/bytes'
import { type Environment, environmentByName } from '#spec/environments'
import { profiles } from '../../check/profile.ts'
import { type Problem, problem } from '../../problem.ts'
import type { Kept } from '../make/kept.ts'
import { weightsSchema } from '../make/weights.ts'
import type { PoolEntry } from './pool-window.ts'

/** The parameters that identify a campaign: with another of these it would make or ask something else. */
const headerSchema = z.object({
  kind: z.literal('campaign'),
  format: z.literal(1),
  suite: z.string(),
  seed: z.number().int(),
  shard: z.object({ index: z.number().int(), count: z.number().int() }),
  tools: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Names of the modules that were there at the beginning. */
  seeds: z.array(z.string()),
  weights: weightsSchema,
  /** The contract of all tools, where it was named. */
  profile: z.enum(profiles).optional(),
  /** Dates of the versions of texts that the reference follows, where not the newest. */
  revisions: z.record(z.string(), z.string()).optional(),
  /** How the modules are divided into slices, where not as usual. */
  slicing: z
    .object({ size: z.number().int().positive(), ahead: z.number().int().positive() })
    .optional(),
})

const entrySchema = z.object({
  slice: z.number().int(),
  name: z.string(),
  environment: z.string(),
  valid: z.boolean(),
  rules: z.array(z.string()),
  ways: z.array(z.string()).exactOptional(),
  /** The words as little-endian bytes, base64. */
  words: z.string(),
})

/** The additions since the line before. */
const linesSchema = z.object({
  kind: z.literal('progress'),
  /** The first slice that is not done, counted from 0, and how many modules of it are. */
  next: z.number().int(),
  runs: z.number().int(),
  counts: z.record(z.string(), z.number()),
  novel: z.array(z.number()),
  tried: z.array(z.string()),
  kept: z.array(entrySchema),
  /** How many modules broke a rule and no other, by its id; and the slice of the first one. */
  alone: z.record(z.string(), z.number()),
  first: z.array(z.tuple([z.number().int(), z.string()])),
  /**
   * Signatures that were dealt with, and single modules of them: written down, known before, not shown again, not confirmed,
   * or a verdict that is right by another version or reading of a text; and origins of a signature that are known of a cause.
   */
  settled: z.array(
    z.tuple([
      z.string(),
      z.enum(['found', 'known', 'probably-known', 'gone', 'unconfirmed', 'other-revision']),
    ]),
  ),
})

export type CampaignHeader = z.infer<typeof headerSchema>
/** One line of progress, entries as text. */
export type ProgressLine = z.infer<typeof linesSchema>

/** The contents of a journal. */
export interface Journal {
  readonly header: CampaignHeader
  readonly lines: readonly ProgressLine[]
}

/** An entry as a line holds it. */
export function entryText({
  slice,
  kept,
}: Extract<PoolEntry, { readonly kept: Kept }>): ProgressLine['kept'][number] {
  const { name, environment, valid, rules, words, ways } = kept
  return {
    ...{ slice, name, environment: environment.name, valid, rules: [...rules] },
    ...(ways === undefined ? {} : { ways: [...ways] }),
    words: Buffer.from(toBytes(words)).toString('base64'),
  }
}

/** The entry that a line holds. */
export function entryOf({
  words,
  environment,
  slice,
  ...rest
}: ProgressLine['kept'][number]): PoolEntry {
  return {
    slice,
    kept: {
      ...rest,
      words: fromBytes(Buffer.from(words, 'base64')) ?? new Uint32Array(),
      environment: environmentByName(environment) as Environment,
    },
  }
}

/**
 * The journal in a file, where there is one. A last line that was not written to its end, for its writer was killed, is
 * cut off.
 */
export function readJournal(file: string): Journal | Problem | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  if (whole === '') return undefined
  const lines: ProgressLine[] = []
  let header: CampaignHeader | undefined
  for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
    try {
      const json: unknown = JSON.parse(line)
      if (index === 0) header = headerSchema.parse(json)
      else lines.push(linesSchema.parse(json))
    } catch {
      return problem('bad-journal', `${file}:${index + 1}: is no line of a campaign's journal`)
    }
  }
  return header === undefined ? undefined : { header, lines }
}

/** Adds a line, which is in the file before this returns. */
export function appendJournal(file: string, line: CampaignHeader | ProgressLine): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
