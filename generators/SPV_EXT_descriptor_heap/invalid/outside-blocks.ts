import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

const opFunctionEnd = instructionByName('OpFunctionEnd')?.opcode

/** Puts the instruction a second time in front of ordinal `to`, if all that it takes is defined by then. */
function again(place: (module: Module, at: number) => number): Way {
  return (module, at) => {
    const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
    const to = place(module, at)
    const operands = words.filter((_, word) => word !== 1)
    const isDefined = (id: number) => {
      const defined = definitionOf(module, id) ?? to
      // What a function defines is known nowhere else.
      const inside = module.instructions.slice(defined, to)
      const local = defined >= firstFunction(module)
      return defined < to && !(local && inside.some((each) => each.opcode === opFunctionEnd))
    }
    if (to < 0 || words.length < 3 || !operands.every(isDefined)) return undefined
    const { id, module: wider } = freshId(module)
    return insertInstructions(wider, to, { opcode, words: words.with(1, id) })
  }
}

export const mutator = mutatorOf({
  name: 'outside-blocks',
  rule: 'pointer-instructions-stand-in-a-block',
  summary: 'a pointer is made outside every block',
  ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT', 'OpUntypedImageTexelPointerEXT'),
  ways: {
    'among-the-declarations': again((module) => firstFunction(module)),
    'behind-the-functions': again(({ instructions }) => instructions.length),
  },
})
