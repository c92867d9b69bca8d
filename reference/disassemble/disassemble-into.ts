import type { Defect } from '../decode/defect.ts'
import { headerWords } from '../decode/frames.ts'
import { close, open, parse, take } from '../decode/parse.ts'
import { hasMagic } from '../decode/words-of.ts'
import { friendlyNames } from './friendly-names.ts'
import { writeHeader } from './header.ts'
import { InstructionWriter } from './instruction-writer.ts'
import { type OctetSink, OctetWriter } from './octet-writer.ts'
import type { DisassembleOptions } from './options.ts'
import { rehearse } from './rehearse.ts'

/**
 * Disassembles a module and hands the text on piece by piece. Total: what is no module gives no text, and an
 * instruction that cannot be taken apart is shown as `OpUnknown` with its words as numbers.
 *
 * @param input octets or words, in either byte order.
 * @param sink takes the text as UTF-8, as far as the module's strings are that.
 * @returns what is wrong with the encoding of the module.
 */
export function disassembleInto(
  input: Uint8Array | Uint32Array,
  sink: OctetSink,
  options: DisassembleOptions = {},
): readonly Defect[] {
  const named = options.ids === 'names'
  const parsed = named ? parse(input) : open(input)
  const { words, frames, walker, defects } = parsed
  if (!hasMagic(words) || words.length < headerWords) return defects
  const out = new OctetWriter(sink)
  if (options.header !== false) writeHeader(out, words)
  const names = named ? friendlyNames(walker) : undefined
  const writer = new InstructionWriter(out, walker, options.indent !== false, names)
  const { count } = frames
  if (named)
    for (let index = 0; index < count; index++) {
      walker.walk(index)
      writer.write(index, true)
    }
  else {
    rehearse(parsed)
    // Checked and written in one go: an instruction that must be walked is walked once.
    for (let index = 0; index < count; index++) writer.write(index, take(parsed, index))
    close(parsed)
  }
  out.flush()
  return defects
}
