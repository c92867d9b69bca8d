import { blocks, type Parts } from '#runner/report/parts'

/** Writes a report to standard output. */
export function writeParts(parts: Parts): void {
  for (const block of blocks(parts)) process.stdout.write(block)
}
