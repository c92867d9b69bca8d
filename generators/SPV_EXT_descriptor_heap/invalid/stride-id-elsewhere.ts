import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  first,
  floatType,
  of,
  uintConstant,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { decorationWays, groupWay } from '../shared/decoration-ways.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import {
  pointerToSampler,
  samplerType,
  structureOfTypes,
  untypedPointerType,
} from '../shared/new-types.ts'

export const mutator = mutatorOf({
  name: 'stride-id-elsewhere',
  rule: 'array-stride-id-is-on-an-array-type',
  summary: 'what is no array type gets a stride by an id',
  ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
  ways: {
    ...decorationWays(
      {
        'untyped-pointer': untypedPointerType,
        'typed-pointer': pointerToSampler,
        'typed-pointer-to-an-array': (graft) => {
          const sampler = graft.type('OpTypeSampler')
          return sampler === undefined
            ? undefined
            : graft.add(
                'OpTypePointer',
                'UniformConstant',
                graft.add('OpTypeRuntimeArray', sampler),
              )
        },
        structure: structureOfTypes(samplerType),
        vector: of(floatType, 'OpTypeVector', 4),
        integer: uintType,
        'buffer-type': first('OpTypeBufferEXT'),
        sampler: samplerType,
        constant: uintConstant,
        variable: first('OpUntypedVariableKHR'),
        function: (_, { instructions }) =>
          instructions.find(({ opcode }) => opcode === 54)?.words[1],
      },
      'OpDecorateId',
      'ArrayStrideIdEXT',
    ),
    'pointer-through-a-group': groupWay(untypedPointerType, 'ArrayStrideIdEXT'),
    'structure-through-a-group': groupWay(structureOfTypes(samplerType), 'ArrayStrideIdEXT'),
  },
})
