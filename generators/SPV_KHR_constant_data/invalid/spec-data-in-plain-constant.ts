import { instructionByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { usesOf } from '../../mutate/uses-of.ts'
import { dataAt, dataOf } from '../shared/data.ts'
import { forms } from '../shared/forms.ts'

const specForm = instructionByName(forms['spec-constant'])?.opcode
const opConstantComposite = 44
const opConstantCompositeReplicateEXT = 4461

export const mutator = mutatorOf({
  name: 'spec-data-in-plain-constant',
  rule: 'spec-data-is-not-part-of-a-plain-constant',
  summary: 'data that is a constituent of a plain constant is specialized',
  ordinals: (module) =>
    dataOf(module, ['constant']).filter((at) => {
      const users = usesOf(module, dataAt(module, at)?.result ?? 0).map(
        (use) => module.instructions[use.at]?.opcode,
      )
      // Another text has its own rule for its own instruction.
      return users.includes(opConstantComposite) && !users.includes(opConstantCompositeReplicateEXT)
    }),
  ways: {
    specialized: (module, at) => {
      const instruction = module.instructions[at]
      if (instruction === undefined || specForm === undefined) return undefined
      return replaceInstruction(module, at, { ...instruction, opcode: specForm })
    },
  },
})
