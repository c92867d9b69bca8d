import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toBytes } from '#generators/words/bytes'
import type { Probe } from '../observe/probe.ts'
import type { Reproduction } from '../reduce/subject.ts'
import { askedBeforeFiles } from './asked-before-files.ts'
import { type FuzzFinding, findingSchema } from './finding.ts'
import { reportOf } from './report.ts'

/** Writes a finding's folder in one step: whoever looks sees all of it or nothing. Existing files are replaced. */
export function writeFinding(
  folder: string,
  finding: FuzzFinding,
  shown: Reproduction,
  probe: Probe,
): void {
  mkdirSync(join(folder, '..'), { recursive: true })
  const fresh = mkdtempSync(join(folder, '..', '.writing-'))
  for (const [name, text] of reportOf(finding, shown, probe)) writeFileSync(join(fresh, name), text)
  writeFileSync(join(fresh, 'module.spv'), toBytes(shown.asked.words))
  for (const tool of probe.tools) {
    const beside =
      tool.kind === 'consumer' && tool.beside?.(shown.asked.words, shown.asked.environment)
    if (beside instanceof Uint8Array) writeFileSync(join(fresh, 'beside.spv'), beside)
  }
  const other = probe.other?.(shown.asked)
  if (other !== undefined) writeFileSync(join(fresh, 'other.spv'), toBytes(other))
  if (shown.before !== undefined)
    for (const [name, content] of askedBeforeFiles(shown.before, shown.asked.words))
      writeFileSync(join(fresh, name), content)
  if (shown.control !== null) writeFileSync(join(fresh, 'control.spv'), toBytes(shown.control))
  // In the schema's order of keys, whichever process made the parts.
  const text = JSON.stringify(findingSchema.parse(finding), null, 2)
  writeFileSync(join(fresh, 'finding.json'), `${text}\n`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}
