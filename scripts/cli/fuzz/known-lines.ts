import { join } from 'node:path'
import { counted } from '#runner/counted'
import { knownFolder } from '#runner/fuzz/campaign/known-place'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { table } from '../output/table.ts'

/** The number of findings of a campaign that are probably known, by cause; nothing if there are none. */
export function knownLines(
  causes: CampaignSummary['probablyKnown'],
  out: string,
): readonly string[] {
  if (causes.length === 0) return []
  const sum = causes.reduce((all, { count }) => all + count, 0)
  const [found, causesCounted] = [
    counted(sum, 'finding is', 'findings are'),
    counted(causes.length, 'cause'),
  ]
  return [
    `${found} probably known, of ${causesCounted}: see ${join(out, knownFolder)}`,
    table(causes.map(({ count, cause, tool }) => [String(count), cause, tool])),
  ]
}
