import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { FuzzFinding } from '../finding/finding.ts'
import { readFinding, readStoredWords } from '../finding/read-finding.ts'
import { signatureOf } from '../finding/signature-of.ts'
import { atPlace } from '../observe/death-place.ts'
import type { Probe } from '../observe/probe.ts'
import { knownCounts, knownFolder } from './known-place.ts'
import { places } from './settler.ts'
import type { Settled } from './state.ts'

/** A finding in a campaign's folder. */
export interface StoredFinding {
  /** Its folder, below the campaign's: `findings/...`. */
  readonly folder: string
  readonly finding: FuzzFinding
}

/** The findings below a campaign's folder, by name; what is not a finding is passed over. */
export function storedFindings(
  campaign: string,
  alsoUnconfirmed: boolean,
): readonly StoredFinding[] {
  const searched = alsoUnconfirmed ? [places.two, places.one] : [places.two]
  return searched.flatMap((place) => findingsIn(campaign, place))
}

/** The probably known findings in a campaign's folder, by cause. */
export function knownFindings(campaign: string): readonly StoredFinding[] {
  return findingsIn(campaign, knownFolder)
}

/** Writes down how many origins were settled for each cause: the journal knows them, and loses none where a run is killed. */
export function countKnown(campaign: string, settled: ReadonlyMap<string, Settled>): void {
  const counts = knownCounts(settled)
  for (const { folder, finding } of knownFindings(campaign)) {
    const count = counts.get(folder)
    if (count === undefined || count === finding.count) continue
    const text = JSON.stringify({ ...finding, count }, null, 2)
    writeFileSync(join(campaign, folder, 'finding.json'), `${text}\n`)
  }
}

function findingsIn(campaign: string, place: string): readonly StoredFinding[] {
  if (!existsSync(join(campaign, place))) return []
  return readdirSync(join(campaign, place))
    .sort()
    .flatMap((name): StoredFinding[] => {
      const folder = join(place, name)
      const finding = name.startsWith('.') ? undefined : readFinding(join(campaign, folder))
      return finding === undefined ? [] : [{ folder, finding }]
    })
}

/** Whether a finding shows still; `unasked` where none of the tools is asked in its way. */
export async function replay(
  campaign: string,
  { folder, finding }: StoredFinding,
  probes: readonly Probe[],
): Promise<'still' | 'gone' | 'unasked'> {
  const probe = probes.find((probe) => probe.name === finding.probe)
  const environment = environmentByName(finding.environment)
  const words = readStoredWords(join(campaign, folder, 'module.spv'))
  if (probe === undefined || environment === undefined || words === undefined) return 'unasked'
  // One right answer does not show that it repeats itself now.
  if (finding.outcome === 'inconsistent') return 'still'
  const { options } = finding
  const judge = (probe.judge ?? validate)(words, environment)
  const asked = { words, environment, judge, ...(options === undefined ? {} : { options }) }
  const [observation] = await probe.observe([asked])
  const disagreement = observation?.disagreement
  if (disagreement === undefined) return 'gone'
  const shown = signatureOf(probe.name, await atPlace(disagreement, asked, probe.tools))
  return shown === finding.signature ? 'still' : 'gone'
}
