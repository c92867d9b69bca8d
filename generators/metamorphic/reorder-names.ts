import { opcodeOf } from '#spec/grammar/opcodes'
import { reordered } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opName = opcodeOf('OpName')
const opMemberName = opcodeOf('OpMemberName')

export const transformation: Transformation = {
  name: 'reorder-names',
  summary: 'names of ids and members are given in another order',
  preserves: 'every-verdict',
  apply: (words, choices) =>
    reordered(words, choices, ({ opcode }) => opcode === opName || opcode === opMemberName),
}
