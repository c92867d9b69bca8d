import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { annotated, annotatedByGroup } from '../shared/annotated.ts'
import { extraOperand } from '../shared/extra-operand.ts'
import { literalValue } from '../shared/literal-value.ts'

export const mutator = mutatorOf({
  name: 'offset-in-both-forms',
  rule: 'offset-and-offset-id-exclude-each-other',
  summary: 'a member has an offset by an id and one by a literal',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
  ways: {
    'equal-values': (module, at) => {
      const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
      const value = literalValue(module, extraOperand(module, at))
      return value === undefined
        ? undefined
        : annotated(module, structure, ['OpMemberDecorate', member, 'Offset', value])
    },
    'other-value': (module, at) => {
      const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
      return annotated(module, structure, ['OpMemberDecorate', member, 'Offset', 4096])
    },
    'through-a-group': (module, at) => {
      const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
      return annotatedByGroup(module, structure, ['OpDecorate', 'Offset', 4096], member)
    },
  },
})
