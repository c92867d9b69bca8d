import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import {
  boolType,
  floatType,
  of,
  pairType,
  structureType,
  type,
  uintType,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { addedSize } from '../shared/added-size.ts'

const types: Readonly<Record<string, Declare>> = {
  'eight-bits': where('Int8', type('OpTypeInt', 8, 0)),
  'sixteen-bits': where('Int16', type('OpTypeInt', 16, 0)),
  'sixteen-signed-bits': where('Int16', type('OpTypeInt', 16, 1)),
  float: floatType,
  'wide-float': where('Float64', type('OpTypeFloat', 64)),
  boolean: boolType,
  vector: pairType,
  structure: structureType,
  'array-of-one': (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined
      ? undefined
      : graft.add('OpTypeArray', uint, graft.add('OpConstant', uint, 1))
  },
  'pointer-to-integer': where('Shader', (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined ? undefined : graft.add('OpTypePointer', 'Private', uint)
  }),
  'matrix-column': of(floatType, 'OpTypeVector', 3),
  'the-descriptor-type-itself': (_, module, at) => module.instructions[at]?.words[2],
}

export const mutator = mutatorOf({
  name: 'size-of-other-result',
  rule: 'size-of-result-type-is-a-32-or-64-bit-integer',
  summary: 'a size is no integer scalar, or one of 8 or 16 bits',
  ordinals: (module) => ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
  ways: Object.fromEntries(
    Object.entries(types).map(([variant, declare]): [string, Way] => [
      variant,
      addedSize({ resultType: declare }),
    ]),
  ),
})
