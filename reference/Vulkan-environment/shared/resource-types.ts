import { containing } from '../../core/shared/contains-type.ts'
import type { Instruction } from '../../module.ts'

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
const opaque: ReadonlySet<string> = new Set([...descriptors, 'OpTypeRayQueryKHR'])
const heapOpaque: ReadonlySet<string> = new Set(['OpTypeSampledImage', 'OpTypeRayQueryKHR'])

/** Whether a type is an opaque type, or an array or structure with one. */
export const containsOpaque = containing(({ name }) => opaque.has(name))

/** Whether a type is or contains an opaque type that no descriptor heap holds. */
export const containsOpaqueBesideDescriptors = containing(({ name }) => heapOpaque.has(name))
