import { instructionByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

const opDecorate = instructionByName('OpDecorate')?.opcode ?? 0

export const mutator = mutatorOf({
  name: 'id-in-op-decorate',
  rule: 'id-decoration-is-not-in-op-decorate',
  summary: 'OpDecorate carries a decoration with an id',
  ordinals: (module) => idDecorations(module).filter((at) => !isMemberwise(module, at)),
  ways: {
    'op-decorate': (module, at) => {
      const { words } = module.instructions[at] ?? { words: [] }
      return replaceInstruction(module, at, { opcode: opDecorate, words })
    },
  },
})
