import { instructionByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'

const opMemberDecorate = instructionByName('OpMemberDecorate')?.opcode ?? 0

export const mutator = mutatorOf({
  name: 'id-in-op-member-decorate',
  rule: 'id-decoration-is-not-in-op-member-decorate',
  summary: 'OpMemberDecorate carries a decoration with an id',
  ordinals: (module) => idDecorations(module).filter((at) => isMemberwise(module, at)),
  ways: {
    'op-member-decorate': (module, at) => {
      const { words } = module.instructions[at] ?? { words: [] }
      return replaceInstruction(module, at, { opcode: opMemberDecorate, words })
    },
  },
})
