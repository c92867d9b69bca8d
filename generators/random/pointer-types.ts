import { declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { declareType, keptType, typeOnce } from './new-type.ts'
import { storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { decorate } from './write.ts'

/** The extension that a storage class asks for before version 1.3. */
export function useStorageClass({ world, extensions }: Draft, storageClass: number): void {
  if (storageClass === storageClasses.storageBuffer && world.minor < 3)
    extensions.add('SPV_KHR_storage_buffer_storage_class')
}

function declarePointer(draft: Draft, storageClass: number, part: Type): Type {
  useStorageClass(draft, storageClass)
  const operands = [storageClass, part.id]
  return declareType(draft, 'OpTypePointer', operands, 'pointer', { part, storageClass })
}

/** The type of typed pointers into that storage class. */
export function pointerType(draft: Draft, storageClass: number, part: Type): Type {
  const key = -(storageClass * 0x10_0000 + part.id)
  return draft.types.get(key) ?? keptType(draft, key, declarePointer(draft, storageClass, part))
}

/** The type of untyped pointers into that storage class; where a stride is given, one that is decorated with it. */
export function untypedPointerType(draft: Draft, storageClass: number, stride = 0): Type {
  return typeOnce(draft, `untyped ${storageClass} ${stride}`, () => {
    declare(draft, 'UntypedPointersKHR')
    useStorageClass(draft, storageClass)
    const [name, kind] = ['OpTypeUntypedPointerKHR', 'untyped-pointer'] as const
    const type = declareType(draft, name, [storageClass], kind, { storageClass })
    if (stride > 0) decorate(draft, type.id, 'ArrayStride', stride)
    return type
  })
}

/** The type of pointers into that storage class to that type, or of untyped ones. */
export function anyPointerType(draft: Draft, storageClass: number, pointee?: Type): Type {
  return pointee === undefined
    ? untypedPointerType(draft, storageClass)
    : pointerType(draft, storageClass, pointee)
}

/** The function type with that result and those parameters. */
export function functionType(draft: Draft, result: Type, parameters: readonly Type[]): Type {
  const ids = [result, ...parameters].map(({ id }) => id)
  return typeOnce(draft, `function ${ids}`, () =>
    declareType(draft, 'OpTypeFunction', ids, 'function', { part: result }),
  )
}
