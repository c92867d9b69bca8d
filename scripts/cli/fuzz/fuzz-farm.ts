import { toBytes } from '#generators/words/bytes'
import { openFarm } from '#runner/farm/farm'
import { type FarmCampaign, farmCampaign } from '#runner/farm/farm-campaign'
import { packFolder } from '#runner/farm/folder-blob'
import type { FuzzSetup } from '#runner/farm/setup'
import { sha256 } from '#runner/farm/sha256'
import type { Kept } from '#runner/fuzz/make/kept'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { type FarmFlags, onceEach } from '../options/farm-options.ts'

/** A campaign on a farm, and the end of it. */
export interface FuzzFarm extends Pick<FarmCampaign, 'workers' | 'signal' | 'tell'> {
  /**
   * Must be called however the campaign went, or this process stays.
   *
   * @param folder of the campaign, whose findings and summary are stored for `farm results`; `undefined` where it failed.
   */
  readonly end: (folder: string | undefined) => Promise<void>
}

/** Connects a campaign to the farm that `--farm` names; `undefined` where it names none. */
export async function fuzzFarm(
  { farm: url, blobs }: FarmFlags,
  setup: Omit<FuzzSetup, 'kind' | 'seeds'>,
  seeds: readonly Kept[],
  tools: readonly Tool[],
): Promise<FuzzFarm | Problem | undefined> {
  if (url === undefined) return undefined
  const farm = await openFarm(url, blobs)
  if (isProblem(farm)) return farm
  const complain = onceEach((what) => console.error(`farm: ${what}`))
  farm.redis.on('error', ({ message }) => complain(message))
  const names = seeds.map(({ name, words }) => `${name} ${sha256(toBytes(words))}`)
  const campaign = await farmCampaign(
    farm,
    { kind: 'fuzz', ...setup, seeds: names },
    tools,
    complain,
  )
  console.error(`campaign ${campaign.id} on ${farm.address.shown}; blobs: ${farm.blobs.shown}`)
  return {
    ...campaign,
    end: async (folder) => {
      let results: string | undefined
      try {
        if (folder !== undefined) results = await farm.blobs.put(packFolder(folder))
      } finally {
        await campaign.end(results === undefined ? 'stopped' : 'done', results)
        farm.close()
      }
    },
  }
}
