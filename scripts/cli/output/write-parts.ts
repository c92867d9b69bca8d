import { blocks, type ReportParts } from '#runner/report/parts'
import { writeOut } from './write-out.ts'

/** Writes a report to standard output. */
export async function writeParts(parts: ReportParts): Promise<void> {
  for (const block of blocks(parts)) await writeOut(block)
}
