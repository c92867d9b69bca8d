import {
  floatType,
  of,
  structureType,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'

/** A new array of two such elements. */
export function arrayOf(element: Declare): Declare {
  return (graft, module, at) => {
    const [type, uint] = [element(graft, module, at), uintType(graft, module, at)]
    return type === undefined || uint === undefined
      ? undefined
      : graft.add('OpTypeArray', type, graft.add('OpConstant', uint, 2))
  }
}

/** A new structure of such members. */
export function structureOfTypes(...members: readonly Declare[]): Declare {
  return (graft, module, at) => {
    const ids = members.map((declare) => declare(graft, module, at))
    return ids.includes(undefined)
      ? undefined
      : graft.add('OpTypeStruct', ...ids.map((id) => id ?? 0))
  }
}

export const untypedPointerType: Declare = (graft) =>
  graft.add('OpTypeUntypedPointerKHR', 'UniformConstant')

export const samplerType: Declare = (graft) => graft.type('OpTypeSampler')

export const pointerToSampler: Declare = (graft) => {
  const sampler = graft.type('OpTypeSampler')
  return sampler === undefined ? undefined : graft.add('OpTypePointer', 'UniformConstant', sampler)
}

/** Types that contain no descriptor, pointers to some included. */
export const withoutDescriptors: Readonly<Record<string, Declare>> = {
  integer: uintType,
  vector: of(floatType, 'OpTypeVector', 4),
  structure: structureType,
  array: arrayOf(uintType),
  'nested-structure': structureOfTypes(arrayOf(structureType), floatType),
  'untyped-pointer': untypedPointerType,
  'pointer-to-descriptor': pointerToSampler,
  'structure-of-a-pointer-to-descriptor': structureOfTypes(pointerToSampler),
}
