import { z } from 'zod'
import type { Redis } from './packages.ts'

const prefix = 'spirv-cts-farm'
const count = z.number().nonnegative()
const tools = z.array(z.strictObject({ name: z.string(), version: z.string() }))
const day = 86_400_000

/** The kinds of announcements in Redis, and for how many milliseconds each lasts. */
const kinds = {
  /** Tools that a campaign needs, which a worker may have. */
  queue: { ms: 60_000, schema: z.strictObject({ suite: z.string(), tools }) },
  worker: {
    ms: 15_000,
    schema: z.strictObject({
      name: z.string(),
      host: z.string(),
      pid: count,
      suite: z.string(),
      tools,
      /** Graphics devices of the machine, by name. */
      devices: z.array(z.string()),
      /** Jobs at a time. */
      jobs: count,
      /** Jobs and modules since its start, and jobs that failed there. */
      done: count,
      modules: count,
      failed: count,
      perSecond: count,
    }),
  },
  campaign: {
    ms: 7 * day,
    schema: z.strictObject({
      id: z.string(),
      state: z.enum(['running', 'paused', 'stopped', 'done']),
      kind: z.enum(['fuzz', 'check']),
      suite: z.string(),
      tools,
      seed: count,
      host: z.string(),
      /** Milliseconds since 1970. */
      started: count,
      seen: count,
      runs: count,
      perSecond: count,
      known: count,
      /** Rules that a module broke without breaking another. */
      rules: z.array(z.string()),
      /** Number of findings; not all of them may be listed. */
      found: count,
      findings: z.array(z.strictObject({ folder: z.string(), outcome: z.string() })),
      /** Modules by the name of the worker. */
      workers: z.record(z.string(), count),
      jobs: z.strictObject({ done: count, again: count, inWork: count }),
      /** Blob with the files of the campaign's folder, as of the last time. */
      results: z.string().exactOptional(),
    }),
  },
  /** The task of a campaign. */
  wish: { ms: 7 * day, schema: z.enum(['run', 'pause', 'stop']) },
} as const

type RegisteredKind = keyof typeof kinds
export type Announced<K extends RegisteredKind> = z.infer<(typeof kinds)[K]['schema']>

const keyOf = (kind: RegisteredKind, id: string): string => `${prefix}:${kind}:${id}`

/** Announces something instead of the previous announcement under that id. */
export async function announce<K extends RegisteredKind>(
  redis: Redis,
  kind: K,
  id: string,
  value: Announced<K>,
): Promise<void> {
  await redis.set(keyOf(kind, id), JSON.stringify(value), 'PX', kinds[kind].ms)
}

/** Takes an announcement back. */
export async function withdraw(redis: Redis, kind: RegisteredKind, id: string): Promise<void> {
  await redis.del(keyOf(kind, id))
}

function parsed<K extends RegisteredKind>(kind: K, text: string | null): Announced<K> | undefined {
  if (text === null) return undefined
  try {
    return kinds[kind].schema.parse(JSON.parse(text)) as Announced<K>
  } catch {
    // The record is of another version of this package.
    return undefined
  }
}

/** The announcement under that id. */
export async function announced<K extends RegisteredKind>(
  redis: Redis,
  kind: K,
  id: string,
): Promise<Announced<K> | undefined> {
  return parsed(kind, await redis.get(keyOf(kind, id)))
}

/** All announcements of a kind, by id. Announcements that cannot be read are left out. */
export async function allAnnounced<K extends RegisteredKind>(
  redis: Redis,
  kind: K,
): Promise<ReadonlyMap<string, Announced<K>>> {
  const keys = new Set<string>()
  let cursor = '0'
  do {
    const [next, some] = await redis.scan(cursor, 'MATCH', keyOf(kind, '*'), 'COUNT', 1000)
    for (const key of some) keys.add(key)
    cursor = next
  } while (cursor !== '0')
  const sorted = [...keys].sort()
  const texts = sorted.length === 0 ? [] : await redis.mget(...sorted)
  return new Map(
    sorted.flatMap((key, index): [string, Announced<K>][] => {
      const value = parsed(kind, texts[index] ?? null)
      return value === undefined ? [] : [[key.slice(keyOf(kind, '').length), value]]
    }),
  )
}
