import type { DisassembleOptions } from '#reference/disassemble/disassemble'
import { withMarks } from '../fuzz/finding/marked.ts'
import { differingLines } from './differing-lines.ts'

/**
 * The assembly of a valid twin with a comment at every line in which the module differs, and where the module has more; its
 * ids have friendly names.
 */
export function twinListing(control: Uint32Array, module: Uint32Array): string {
  const options: DisassembleOptions = { ids: 'names', header: false }
  const differing = differingLines(module, control)
  const marks = new Map([
    ...[...differing.gaps].map(
      (ordinal) => [ordinal, 'the module has more in front of this'] as const,
    ),
    ...[...differing.control].map((ordinal) => [ordinal, 'differs here'] as const),
  ])
  return withMarks(control, marks, options).trimEnd()
}
