import { opcodeOf } from '#spec/grammar/opcodes'
import { read } from '../words/read.ts'
import { reordered } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opDecorate = opcodeOf('OpDecorate')
const opMemberDecorate = opcodeOf('OpMemberDecorate')
const opDecorationGroup = opcodeOf('OpDecorationGroup')

export const transformation: Transformation = {
  name: 'reorder-decorations',
  summary: 'decorations are given in another order, where no group collects those before it',
  preserves: 'every-verdict',
  apply(words, choices) {
    const groups = read(words)?.instructions.some(({ opcode }) => opcode === opDecorationGroup)
    if (groups !== false) return undefined
    return reordered(
      words,
      choices,
      ({ opcode }) => opcode === opDecorate || opcode === opMemberDecorate,
    )
  },
}
