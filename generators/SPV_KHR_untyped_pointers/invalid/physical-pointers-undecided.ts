import { instruction } from '../../build/instruction.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { decorationsOf } from '../shared/decorations-of.ts'

const either = ['AliasedPointer', 'RestrictPointer'] as const

export const mutator = mutatorOf({
  name: 'physical-pointers-undecided',
  rule: 'variable-with-physical-pointers-is-aliased-or-restricted',
  summary:
    'a variable with pointers into PhysicalStorageBuffer says nothing of aliases, or both things',
  ordinals: (module) => decorationsOf(module, either),
  ways: {
    'decoration-missing': removeInstruction,
    both: (module, at) => {
      const target = module.instructions[at]?.words[0] ?? 0
      const [other] = either.filter(
        (name) => decorationsOf(module, [name], (id) => id === target).length === 0,
      )
      return other === undefined
        ? undefined
        : insertDeclaration(module, instruction('OpDecorate', target, other))
    },
  },
})
