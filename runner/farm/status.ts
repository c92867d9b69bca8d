import { bytesInRedis } from './bytes-in-redis.ts'
import type { Farm } from './farm.ts'
import { type Announced, allAnnounced } from './registry.ts'

/** The state of a farm. */
export interface FarmStatus {
  /** The newest first. */
  readonly campaigns: readonly (Announced<'campaign'> & {
    /** Bytes of Redis's memory that its queue takes; queues are shared by campaigns with the same tools. */
    readonly bytes: number
    /** Running by its last announcement, which is more than half a minute old. */
    readonly isGone: boolean
  })[]
  readonly workers: readonly Announced<'worker'>[]
}

/** Milliseconds without a word after which a coordinator counts as gone. */
const silence = 30_000

/** The status of a farm. */
export async function farmStatus({ redis }: Farm, now: () => number): Promise<FarmStatus> {
  const campaigns = [...(await allAnnounced(redis, 'campaign')).values()]
  const workers = [...(await allAnnounced(redis, 'worker')).values()]
  const withBytes = await Promise.all(
    campaigns.map(async (campaign) => ({
      ...campaign,
      bytes: await bytesInRedis(redis, campaign.suite, campaign.tools),
      isGone:
        (campaign.state === 'running' || campaign.state === 'paused') &&
        now() - campaign.seen > silence,
    })),
  )
  return { campaigns: withBytes.sort((a, b) => b.started - a.started), workers }
}
