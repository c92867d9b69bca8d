import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { extraOperand } from '../shared/extra-operand.ts'
import { extraOperandAt } from '../shared/id-decorations.ts'

/** Decorates with a constant like the one there is, which stands in front of ordinal `place`. */
function like(place: (module: Module, structure: number) => number): Way {
  return (module, at) => {
    const constant = definition(module, extraOperand(module, at))
    const structure = definitionOf(module, module.instructions[at]?.words[0] ?? 0)
    const word = extraOperandAt(module, at)
    if (constant === undefined || structure === undefined || word === undefined) return undefined
    const { id, module: wider } = freshId(module)
    const again = { opcode: constant.opcode, words: constant.words.with(1, id) }
    return replaceWord(insertInstructions(wider, place(module, structure), again), at, word, id)
  }
}

export const mutator = mutatorOf({
  name: 'offset-behind-structure',
  rule: 'member-decorate-id-operand-precedes-the-structure',
  summary: 'an offset is defined behind the structure',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
  ways: {
    'right-behind': like((_, structure) => structure + 1),
    'behind-all-declarations': like((module) => firstFunction(module)),
  },
})
