import type { ChainForm } from './chains.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** The two kinds of pointer types. */
export const kinds = ['untyped', 'typed'] as const

export type Kind = (typeof kinds)[number]

/** A pointer type of that kind; a typed one points to `dataType`. */
export function pointerType(
  world: World,
  storageClass: string,
  kind: Kind,
  dataType: number,
): number {
  return kind === 'untyped'
    ? world.pointer(storageClass)
    : world.typedPointer(storageClass, dataType)
}

/** A variable of that data type: a local one for `Function`, else of module scope and, where there are such, a descriptor. */
export function variableIn(
  world: World,
  storageClass: string,
  kind: Kind,
  dataType: number,
  resultType = pointerType(world, storageClass, kind, dataType),
): number {
  const { builder } = world
  const untyped = kind === 'untyped'
  if (storageClass === 'Function') {
    return untyped
      ? builder.add('OpUntypedVariableKHR', resultType, storageClass, dataType)
      : builder.add('OpVariable', resultType, storageClass)
  }
  const variable = untyped
    ? world.untypedVariable(resultType, storageClass, dataType)
    : world.globalVariable(resultType, storageClass)
  if (storageClass === 'StorageBuffer' || storageClass === 'Uniform') world.describe(variable)
  return variable
}

/** A pointer type of its own of that kind, with the stride of `data` where a chain of that form counts on by it. */
export function basePointerType(
  { builder }: World,
  form: ChainForm,
  storageClass: string,
  kind: Kind,
  data: LaidType,
): number {
  const type =
    kind === 'untyped'
      ? builder.add('OpTypeUntypedPointerKHR', storageClass)
      : builder.add('OpTypePointer', storageClass, data.id)
  if (form === 'ptr-access') builder.decorate(type, 'ArrayStride', data.size)
  return type
}

/** A physical pointer that stands in a buffer. */
function loadedPointer(world: World, resultType: number): number {
  const carrier = world.laid.block({ id: resultType, size: 8, alignment: 8 }).id
  const buffer = variableIn(world, 'StorageBuffer', 'untyped', carrier)
  const slot = world.builder.add(
    'OpUntypedAccessChainKHR',
    world.pointer('StorageBuffer'),
    carrier,
    buffer,
    world.uint(0),
  )
  return world.builder.add('OpLoad', resultType, slot)
}

/**
 * A pointer to an object of that data type, in any storage class of the world's ground: a variable, or for
 * `PhysicalStorageBuffer` what a buffer holds, or for `Generic` what a pointer into `CrossWorkgroup` is cast to.
 *
 * @param resultType of the pointer, where it is not the ordinary one.
 */
export function pointerInto(
  world: World,
  storageClass: string,
  kind: Kind,
  dataType: number,
  resultType = pointerType(world, storageClass, kind, dataType),
): number {
  if (storageClass === 'PhysicalStorageBuffer') return loadedPointer(world, resultType)
  if (storageClass !== 'Generic') {
    return variableIn(world, storageClass, kind, dataType, resultType)
  }
  const specific = variableIn(world, 'CrossWorkgroup', kind, dataType)
  return world.builder.add('OpPtrCastToGeneric', resultType, specific)
}
