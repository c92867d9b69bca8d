import { opcodeOf } from '#spec/grammar/opcodes'
import { reordered } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opExtension = opcodeOf('OpExtension')

export const transformation: Transformation = {
  name: 'reorder-extensions',
  summary: 'extensions are declared in another order',
  preserves: 'every-verdict',
  apply: (words, choices) => reordered(words, choices, ({ opcode }) => opcode === opExtension),
}
