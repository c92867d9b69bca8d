import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { newType } from './new-type.ts'
import type { Type } from './type.ts'

const opTypePointer = opcodeOf('OpTypePointer')
const opTypeUntypedPointerKHR = opcodeOf('OpTypeUntypedPointerKHR')
const opTypeFunction = opcodeOf('OpTypeFunction')
/** What untyped pointers are declared with. */
export const untypedPointers = capabilityNamed('UntypedPointersKHR')
const opDecorate = opcodeOf('OpDecorate')
const arrayStride = enumerantOf('Decoration', 'ArrayStride')
const storageBuffer = enumerantOf('StorageClass', 'StorageBuffer')

/** The extension that a storage class asks for before version 1.3. */
export function useStorageClass(draft: Draft, storageClass: number): void {
  if (storageClass === storageBuffer && draft.world.minor < 3) {
    draft.extensions.add('SPV_KHR_storage_buffer_storage_class')
  }
}

/** The type of typed pointers into that storage class. */
export function pointerType(draft: Draft, storageClass: number, part: Type): Type {
  const key = -(storageClass * 0x10_0000 + part.id)
  const known = draft.types.get(key)
  if (known !== undefined) return known
  useStorageClass(draft, storageClass)
  const type: Type = newType(draft.bound++, 'pointer', part, storageClass)
  draft.declarations.push({ opcode: opTypePointer, words: [type.id, storageClass, part.id] })
  draft.types.set(key, type)
  return type
}

/** The type of untyped pointers into that storage class; where a stride is given, one that is decorated with it. */
export function untypedPointerType(draft: Draft, storageClass: number, stride = 0): Type {
  const key = `untyped ${storageClass} ${stride}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  declare(draft, untypedPointers)
  useStorageClass(draft, storageClass)
  const type: Type = newType(draft.bound++, 'untyped-pointer', undefined, storageClass)
  draft.declarations.push({ opcode: opTypeUntypedPointerKHR, words: [type.id, storageClass] })
  if (stride > 0) {
    draft.annotations.push({ opcode: opDecorate, words: [type.id, arrayStride, stride] })
  }
  draft.types.set(key, type)
  return type
}

/** The function type with that result and those parameters. */
export function functionType(draft: Draft, result: Type, parameters: readonly Type[]): Type {
  const ids = parameters.map(({ id }) => id)
  const key = `function ${result.id} ${ids}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  const type: Type = newType(draft.bound++, 'function', result)
  draft.declarations.push({ opcode: opTypeFunction, words: [type.id, result.id, ...ids] })
  draft.types.set(key, type)
  return type
}
