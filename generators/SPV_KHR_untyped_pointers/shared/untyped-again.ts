import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import type { Pointer } from './pointer-at.ts'
import { pointerShape } from './pointer-shape.ts'
import type { Put } from './with-inserted.ts'

/**
 * Makes an untyped pointer to what a typed one points to, by a chain without indexes. `undefined` where that is a
 * pointer, through which no chain may look.
 */
export function untypedAgain(
  module: Module,
  declare: Graft,
  { id, storageClass, pointee }: Pointer,
): ((put: Put) => number) | undefined {
  if (pointee === undefined || pointerShape(module, pointee) !== undefined) return undefined
  const type = declare.add('OpTypeUntypedPointerKHR', storageClass)
  return (put) => put('OpUntypedAccessChainKHR', type, pointee, id)
}
