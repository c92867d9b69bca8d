import { opcodeOf } from '#spec/grammar/opcodes'
import { isBlockEnd } from '../builder/block-end.ts'
import { freshId } from './fresh-id.ts'
import { insertInstructions } from './insert-instructions.ts'
import type { Way } from './mutator-of.ts'

const opLabel = opcodeOf('OpLabel')

/** Puts the instruction a second time, under another id, at the end of the first block. */
export const againInBlock: Way = (module, at) => {
  const label = module.instructions.findIndex(({ opcode }) => opcode === opLabel)
  const end = module.instructions.findIndex(
    ({ opcode }, index) => index > label && isBlockEnd(opcode),
  )
  const instruction = module.instructions[at]
  if (label < 0 || end < 0 || instruction === undefined) return undefined
  const { id, module: wider } = freshId(module)
  return insertInstructions(wider, end, { ...instruction, words: instruction.words.with(1, id) })
}
