import { reordered } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opName = 5
const opMemberName = 6

export const transformation: Transformation = {
  name: 'reorder-names',
  summary: 'names of ids and members are given in another order',
  preserves: 'every-verdict',
  apply: (words, choices) =>
    reordered(words, choices, ({ opcode }) => opcode === opName || opcode === opMemberName),
}
