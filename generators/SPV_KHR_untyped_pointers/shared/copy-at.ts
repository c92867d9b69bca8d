import type { Module } from '../../module.ts'
import type { Sides } from './copies.ts'
import { type Pointer, pointerAt } from './pointer-at.ts'

/** Places of words in an `OpCopyMemory`, counted behind the instruction's first word. */
export const copyWords = { target: 0, source: 1, firstMask: 2 } as const

export type Side = 'target' | 'source'

export const sides: readonly Side[] = ['target', 'source']

/** The pointers of the copy with ordinal `at`; `undefined` where one of them is something else. */
export function copyAt(module: Module, at: number): Sides<Pointer> | undefined {
  const target = pointerAt(module, at, copyWords.target)
  const source = pointerAt(module, at, copyWords.source)
  return target === undefined || source === undefined ? undefined : { target, source }
}

/** The side across from that one. */
export function across(side: Side): Side {
  return side === 'target' ? 'source' : 'target'
}
