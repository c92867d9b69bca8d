import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  first,
  floatType,
  of,
  uintConstant,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { decorationWays } from '../shared/decoration-ways.ts'
import { isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { arrayOf, samplerType, structureOfTypes, untypedPointerType } from '../shared/new-types.ts'

export const mutator = mutatorOf({
  name: 'member-decorate-id-of-no-structure',
  rule: 'member-decorate-id-targets-a-structure',
  summary: 'a member of what is no structure type gets an offset',
  ordinals: (module) =>
    idDecorations(module, 'OffsetIdEXT')
      .filter((at) => isMemberwise(module, at))
      .slice(0, 1),
  ways: decorationWays(
    {
      integer: uintType,
      vector: of(floatType, 'OpTypeVector', 4),
      array: arrayOf(samplerType),
      'run-time-array': of(samplerType, 'OpTypeRuntimeArray'),
      'untyped-pointer': untypedPointerType,
      'typed-pointer-to-a-structure': (graft, module, at) => {
        const structure = structureOfTypes(samplerType)(graft, module, at)
        return structure === undefined
          ? undefined
          : graft.add('OpTypePointer', 'UniformConstant', structure)
      },
      'buffer-type': first('OpTypeBufferEXT'),
      sampler: samplerType,
      constant: uintConstant,
      'object-of-a-structure': of(structureOfTypes(uintType, floatType), 'OpConstantNull'),
      variable: first('OpUntypedVariableKHR', 'OpVariable'),
      function: (_, { instructions }) => instructions.find(({ opcode }) => opcode === 54)?.words[1],
    },
    'OpMemberDecorateIdEXT',
    0,
    'OffsetIdEXT',
  ),
})
