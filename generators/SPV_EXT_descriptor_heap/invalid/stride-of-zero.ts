import { instructionByName } from '#spec/grammar/grammar'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { constantOf, of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { partsOf } from '../shared/contains-descriptor.ts'
import { extraOperandWays, isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { laidOutTypes } from '../shared/laid-out-types.ts'

const opGroupDecorate = instructionByName('OpGroupDecorate')?.opcode

export const mutator = mutatorOf({
  name: 'stride-of-zero',
  rule: 'array-stride-id-is-greater-than-zero',
  summary: 'the stride of an array with descriptors in memory is 0',
  ordinals: (module) => {
    const laid = laidOutTypes(module)
    // Elements that are arrays overlap at a stride of 0 as far as their own are known.
    const isOutermost = (array: number) =>
      laid.has(array) && partsOf(module, array).every((part) => partsOf(module, part).length === 0)
    const decorated = (target: number) =>
      isOutermost(target) ||
      module.instructions.some(
        ({ opcode, words }) =>
          opcode === opGroupDecorate && words[0] === target && isOutermost(words[1] ?? 0),
      )
    return idDecorations(module, 'ArrayStrideIdEXT').filter(
      (at) => !isMemberwise(module, at) && decorated(module.instructions[at]?.words[0] ?? 0),
    )
  },
  ways: extraOperandWays({
    zero: constantOf(uintType, 0),
    null: of(uintType, 'OpConstantNull'),
  }),
})
