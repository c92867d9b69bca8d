import { queueName, type ToolVersion } from './job.ts'
import { queuePrefix, type Redis } from './packages.ts'

/** Bytes of Redis's memory that the queue of campaigns with these tools takes. */
export async function bytesInRedis(
  redis: Redis,
  suite: string,
  tools: readonly ToolVersion[],
): Promise<number> {
  let bytes = 0
  let cursor = '0'
  const pattern = `${queuePrefix}:${queueName(suite, tools)}:*`
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1000)
    for (const key of keys) bytes += Number((await redis.call('MEMORY', 'USAGE', key)) ?? 0)
    cursor = next
  } while (cursor !== '0')
  return bytes
}
