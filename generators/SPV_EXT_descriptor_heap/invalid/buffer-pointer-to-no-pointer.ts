import { mutatorOf } from '../../mutate/mutator-of.ts'
import {
  boolType,
  first,
  of,
  pairType,
  structureType,
  type,
  uintType,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { idle } from '../shared/idle.ts'

export const mutator = mutatorOf({
  name: 'buffer-pointer-to-no-pointer',
  rule: 'buffer-pointer-result-type-is-a-pointer-type',
  summary: 'the data of a buffer comes back as something else than a pointer',
  ordinals: (module) => idle(module, 'OpBufferPointerEXT'),
  ways: operandWays(bufferPointerWords.resultType, {
    integer: uintType,
    'wide-integer': where('Int64', type('OpTypeInt', 64, 0)),
    boolean: boolType,
    vector: pairType,
    structure: structureType,
    'structure-of-a-pointer': of(
      (_, module, at) => module.instructions[at]?.words[bufferPointerWords.resultType],
      'OpTypeStruct',
    ),
    'buffer-type': first('OpTypeBufferEXT'),
    'array-of-buffers': first('OpTypeRuntimeArray'),
  }),
})
