import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBytes } from '#generators/words/from-bytes'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { type Finding, findingSchema } from '../finding/finding.ts'
import { signatureOf } from '../finding/signature-of.ts'
import type { Probe } from '../observe/probe.ts'

/** A finding that stands in a campaign's folder. */
export interface StoredFinding {
  /** Name of its folder. */
  readonly folder: string
  readonly finding: Finding
}

/** The findings below a folder, by name; what is no finding is passed over. */
export function storedFindings(folder: string): readonly StoredFinding[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name): StoredFinding[] => {
      const file = join(folder, name, 'finding.json')
      if (name.startsWith('.') || !existsSync(file)) return []
      try {
        const finding = findingSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
        return [{ folder: name, finding }]
      } catch {
        return []
      }
    })
}

/** Whether a finding shows still; `unasked` where none of the tools is asked in its way. */
export async function replay(
  folder: string,
  { folder: name, finding }: StoredFinding,
  probes: readonly Probe[],
): Promise<'still' | 'gone' | 'unasked'> {
  const probe = probes.find((of) => of.name === finding.probe)
  const environment = environmentByName(finding.environment)
  const file = join(folder, name, 'module.spv')
  const words = existsSync(file) ? fromBytes(new Uint8Array(readFileSync(file))) : undefined
  if (probe === undefined || environment === undefined || words === undefined) return 'unasked'
  const { passes } = finding
  const judge = validate(words, environment)
  const asked = { words, environment, judge, ...(passes === undefined ? {} : { passes }) }
  const [observation] = await probe.observe([asked])
  const disagreement = observation?.disagreement
  return disagreement !== undefined && signatureOf(probe.name, disagreement) === finding.signature
    ? 'still'
    : 'gone'
}
