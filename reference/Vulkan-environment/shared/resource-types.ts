import { operandKindByName } from '#spec/grammar/grammar'
import { containing } from '../../core/shared/contained-types.ts'
import { opcodeSet } from '../../core/shared/grammar.ts'
import type { Instruction } from '../../module.ts'
import type { EnumerantTerm } from '../../terms.ts'

/** Names of the types that the sentences on variables in UniformConstant list. */
export const resourceTypes: readonly string[] = [
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeTensorARM',
]

const descriptors: ReadonlySet<string> = new Set(resourceTypes)

/** Whether it declares a type that the sentences on variables in UniformConstant list. */
export function isResourceType(type: Instruction | undefined): boolean {
  return type !== undefined && descriptors.has(type.name)
}

/** Opaque types (2.2.2 and the extensions that add to the list); those of kernels cannot be declared in Vulkan. */
export const opaqueTypes: readonly string[] = [...resourceTypes, 'OpTypeRayQueryKHR']

/** Opaque types that no descriptor heap holds. */
export const opaqueBesideDescriptors: readonly string[] = [
  'OpTypeSampledImage',
  'OpTypeRayQueryKHR',
]

const isOpaque = opcodeSet(opaqueTypes)
const isOpaqueBesideDescriptors = opcodeSet(opaqueBesideDescriptors)

/** Whether a type is an opaque type, or an array or structure with one. */
export const containsOpaque = containing(isOpaque)

/** Whether a type is or contains an opaque type that no descriptor heap holds. */
export const containsOpaqueBesideDescriptors = containing(isOpaqueBesideDescriptors)

/** All storage classes but some, to look at instructions by them. */
export function allBut(storageClasses: ReadonlySet<number>): readonly EnumerantTerm[] {
  return (operandKindByName('StorageClass')?.enumerants ?? [])
    .filter(({ value }) => !storageClasses.has(value))
    .map(({ name }) => `StorageClass.${name}` as const)
}
