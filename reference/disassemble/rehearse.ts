import { type Parsed, take } from '../decode/parse.ts'
import { Walker } from '../decode/walker.ts'
import { InstructionWriter } from './instruction-writer.ts'
import { OctetWriter } from './octet-writer.ts'

/** Instructions from which on a rehearsal takes less time than it saves. */
const worthwhile = 20_000
const places = 128
const perPlace = 16

/**
 * Disassembles a few instructions from all over a large module and throws the text away. The engine compiles functions
 * for what they have met so far; a module comes in sections (names, annotations, types, bodies), and each new one would
 * make it throw away what it has compiled and begin anew. Changes nothing in `parsed`.
 */
export function rehearse({ words, frames, rest }: Parsed): void {
  const { count } = frames
  if (count < worthwhile) return
  const walker = new Walker(words, frames, words[3] ?? 0)
  const room = { invalid: 0, unsupported: 0 }
  const parsed: Parsed = { words, frames, walker, defects: [], rest, room }
  const writer = new InstructionWriter(new OctetWriter(() => {}), walker, true)
  for (let place = 0; place < places; place++) {
    const from = Math.floor((count / places) * place)
    for (let index = from; index < from + perPlace; index++)
      writer.write(index, take(parsed, index))
  }
}
