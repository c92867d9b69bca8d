import { opcodeOf } from '#spec/grammar/opcodes'
import { insertDeclaration } from '../mutate/changes.ts'
import { encode } from '../words/encode.ts'
import { instructionOf } from '../words/instruction-of.ts'
import { read } from '../words/read.ts'
import { wordsOfString } from '../words/strings.ts'
import { bodyPlaces } from './body-places.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opString = opcodeOf('OpString')
const mostIds = 0x3f_ffff
const noLine = instructionOf('OpNoLine')

export const transformation: Transformation = {
  name: 'add-lines',
  summary:
    'OpLine and OpNoLine stand in blocks, and a file name with them where there was no string',
  preserves: 'valid',
  apply(words, choices) {
    const source = read(words)
    if (source === undefined || source.bound >= mostIds) return undefined
    const string = source.instructions.find(({ opcode }) => opcode === opString)?.words[0]
    const file = string ?? source.bound
    const module =
      string === undefined
        ? insertDeclaration(
            { ...source, bound: file + 1 },
            instructionOf('OpString', file, ...wordsOfString('source.cl')),
          )
        : source
    const places = bodyPlaces(module.instructions)
    if (places.length === 0) return undefined
    const count = choices.pick('count', [1, 3, 10])
    const chosen = new Map(
      shuffled(choices, 'places', places)
        .slice(0, count)
        .map((index, ordinal) => [index, ordinal]),
    )
    const instructions = module.instructions.flatMap((each, index) => {
      const ordinal = chosen.get(index)
      if (ordinal === undefined) return [each]
      return [ordinal % 3 === 2 ? noLine : instructionOf('OpLine', file, ordinal, index), each]
    })
    return encode({ ...module, instructions })
  },
}
