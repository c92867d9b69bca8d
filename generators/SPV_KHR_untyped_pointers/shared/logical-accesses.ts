import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { hasVariablePointers, isLogical } from './addressing.ts'
import { type Pointer, pointerAt } from './pointer-at.ts'

const pointerWords = [
  ['OpLoad', 2],
  ['OpStore', 0],
] as const

/** The pointer of the load or store with ordinal `at`. */
export function accessedThrough(module: Module, at: number): Pointer | undefined {
  const [, word] = pointerWords.find(([name]) => ordinalsOf(module, name).includes(at)) ?? []
  return word === undefined ? undefined : pointerAt(module, at, word)
}

/**
 * Ordinals of loads and stores through logical pointers, in modules where such pointers are held to the two lists of
 * instructions that may take them and yield them.
 */
export function logicalAccesses(module: Module): readonly number[] {
  if (hasVariablePointers(module) || !declaresCapability(module, 'UntypedPointersKHR')) return []
  return ordinalsOf(module, ...pointerWords.map(([name]) => name)).filter((at) => {
    const pointer = accessedThrough(module, at)
    return pointer !== undefined && isLogical(module, pointer.storageClass)
  })
}
