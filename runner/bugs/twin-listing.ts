import { extentsOf } from '#generators/words/extents-of'
import type { DisassembleOptions } from '#reference/disassemble/disassemble'
import { marked } from '../fuzz/finding/marked.ts'

/** The assembly of a valid twin with a comment where the module begins to differ; its ids have friendly names. */
export function twinListing(control: Uint32Array, module: Uint32Array): string {
  const options: DisassembleOptions = { ids: 'names', header: false }
  const hasLess = extentsOf(control).length < extentsOf(module).length
  const said = hasLess ? 'the module has more in front of this' : 'differs here'
  return marked(control, module, undefined, said, options).trimEnd()
}
