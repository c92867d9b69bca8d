import { isBlockEnd } from '../../build/block-end.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { dataOf } from '../shared/data.ts'

const opLabel = 248

/** The module with the instruction a second time, under another id, in front of ordinal `place`. */
function again(module: Module, at: number, place: number): Module | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  if (place < 0) return undefined
  const { id, module: wider } = freshId(module)
  return insertInstructions(wider, place, { opcode, words: words.with(1, id) })
}

export const mutator = mutatorOf({
  name: 'data-in-function',
  rule: 'data-constant-stands-at-module-scope',
  summary: 'data stands in a block',
  ordinals: (module) => dataOf(module),
  ways: {
    'in-a-block': (module, at) => {
      const label = module.instructions.findIndex(({ opcode }) => opcode === opLabel)
      const end = module.instructions.findIndex(
        ({ opcode }, index) => index > label && isBlockEnd(opcode),
      )
      return label < 0 ? undefined : again(module, at, end)
    },
  },
})
