import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { bodyPlaces } from './body-places.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const nop: Instruction = { opcode: 0, words: [] }

export const transformation: Transformation = {
  name: 'add-nops',
  summary: 'OpNop stands in blocks, behind their variables and phis',
  preserves: 'every-verdict',
  apply(words, choices) {
    const module = read(words)
    if (module === undefined) return undefined
    const places = bodyPlaces(module.instructions)
    if (places.length === 0) return undefined
    const count = choices.pick('count', [1, 3, 10])
    const chosen = new Set(shuffled(choices, 'places', places).slice(0, count))
    const instructions = module.instructions.flatMap((each, index) =>
      chosen.has(index) ? [nop, each] : [each],
    )
    return encode({ ...module, instructions })
  },
}
