import { z } from 'zod'
import type { PoolEntry } from '../fuzz/campaign/pool-window.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import { environmentSchema, environmentText, pack, unpack, wordsSchema, wordsText } from './pack.ts'

const entrySchema: z.ZodType<PoolEntry> = z.union([
  z.strictObject({
    slice: z.number().int(),
    kept: z.strictObject({
      name: z.string(),
      words: wordsSchema,
      environment: environmentSchema,
      valid: z.boolean(),
      rules: z.array(z.string()),
      ways: z.array(z.string()).exactOptional(),
    }),
  }),
  z.strictObject({ slice: z.number().int(), alone: z.string() }),
])

const recordSchema = z.strictObject({
  /** The record before this one; absent where this one holds everything. */
  before: z.string().exactOptional(),
  entries: z.array(entrySchema),
  /** Hashes of novelties, and names of tried things, that need not be reported again. */
  novel: z.array(z.number()),
  tried: z.array(z.string()),
})

/** Additions of slices to the past of a campaign since the record before. */
export type PastRecord = z.infer<typeof recordSchema>

function entryText(entry: PoolEntry): object {
  if ('alone' in entry) return entry
  const { words, environment, ...rest } = entry.kept
  const kept = { ...rest, words: wordsText(words), environment: environmentText(environment) }
  return { slice: entry.slice, kept }
}

/** Stores a record, and returns its name. */
export function putPast(blobs: BlobStore, record: PastRecord): Promise<string> {
  const { entries, ...rest } = record
  return blobs.put(pack({ ...rest, entries: entries.map(entryText) }))
}

/** Records that are read for one slice at most: campaigns store everything in one record more often. */
const mostRecords = 1000

/**
 * The records up to that one, oldest first.
 *
 * @param known the name of a record that was read before: only later ones are returned, unless an everything comes between.
 */
export async function pastUpTo(
  blobs: BlobStore,
  last: string,
  known: string | undefined,
): Promise<readonly PastRecord[]> {
  const records: PastRecord[] = []
  let name: string | undefined = last
  while (name !== undefined && name !== known) {
    if (records.length === mostRecords) throw new Error('the past of a campaign has too many parts')
    const record: PastRecord = unpack(await blobs.get(name), recordSchema)
    records.push(record)
    name = record.before
  }
  return records.reverse()
}
