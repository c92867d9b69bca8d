import type { Workers } from '../fuzz/campaign/workers.ts'
import { type AnnouncedCampaign, announcedCampaign } from './announced-campaign.ts'
import type { Farm } from './farm.ts'
import { farmWorkers } from './farm-workers.ts'
import type { ToolVersion } from './job.ts'
import type { FuzzSetup } from './setup.ts'

/** A campaign whose slices are done by a farm. */
export interface FarmCampaign extends Pick<AnnouncedCampaign, 'id' | 'signal' | 'tell' | 'end'> {
  readonly workers: Workers
}

/** @param complain receives problems on the way; nothing is lost by them. */
export async function farmCampaign(
  farm: Farm,
  setup: FuzzSetup,
  tools: readonly ToolVersion[],
  complain: (what: string) => void,
): Promise<FarmCampaign> {
  const campaign = await announcedCampaign(farm, setup, setup.seed, tools, complain)
  return { ...campaign, workers: farmWorkers({ ...campaign, farm, setup }) }
}
