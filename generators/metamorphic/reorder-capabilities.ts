import { opcodeOf } from '#spec/grammar/opcodes'
import { reordered } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opCapability = opcodeOf('OpCapability')

export const transformation: Transformation = {
  name: 'reorder-capabilities',
  summary: 'capabilities are declared in another order',
  preserves: 'every-verdict',
  apply: (words, choices) => reordered(words, choices, ({ opcode }) => opcode === opCapability),
}
