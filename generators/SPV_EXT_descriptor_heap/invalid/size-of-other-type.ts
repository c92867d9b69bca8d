import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import {
  first,
  floatType,
  noTypes,
  of,
  pairType,
  structureType,
  type,
  uintType,
  voidType,
  where,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { addedSize } from '../shared/added-size.ts'

/** The type that a size is asked of already. */
const old: Declare = (_, module, at) => module.instructions[at]?.words[2]

const types: Readonly<Record<string, Declare>> = {
  integer: uintType,
  float: floatType,
  void: voidType,
  vector: pairType,
  structure: structureType,
  'structure-of-one-descriptor': of(old, 'OpTypeStruct'),
  'array-of-descriptors': (graft, module, at) => {
    const [element, uint] = [old(graft, module, at), uintType(graft, module, at)]
    return element === undefined || uint === undefined
      ? undefined
      : graft.add('OpTypeArray', element, graft.add('OpConstant', uint, 2))
  },
  'run-time-array-of-descriptors': where('Shader', of(old, 'OpTypeRuntimeArray')),
  'typed-pointer-to-descriptor': (graft, module, at) => {
    const pointee = old(graft, module, at)
    return pointee === undefined
      ? undefined
      : graft.add('OpTypePointer', 'UniformConstant', pointee)
  },
  'untyped-pointer': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
  'sampled-image': (graft, module, at) => {
    const texel = floatType(graft, module, at)
    if (texel === undefined) return undefined
    const image = type('OpTypeImage', texel, '3D', 0, 0, 0, 1, 'Unknown')(graft, module, at)
    return image === undefined ? undefined : graft.add('OpTypeSampledImage', image)
  },
  'function-type': first('OpTypeFunction'),
  ...Object.fromEntries(
    Object.entries({ constant: noTypes.constant, null: noTypes.null }).map(([name, declare]) => [
      `object-${name}`,
      declare,
    ]),
  ),
}

export const mutator = mutatorOf({
  name: 'size-of-other-type',
  rule: 'size-of-type-is-a-descriptor-type',
  summary: 'the size of something else than a descriptor type is asked for',
  ordinals: (module) => ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
  ways: Object.fromEntries(
    Object.entries(types).map(([variant, declare]): [string, Way] => [
      variant,
      addedSize({ type: declare }),
    ]),
  ),
})
