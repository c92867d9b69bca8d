import type { Argument } from '../../builder/argument.ts'
import type { Module } from '../../module.ts'
import { type Kind, pointerInto } from './pointer-into.ts'
import { type Pointer, pointerAt } from './pointers.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** Which pointers of an `OpCopyMemory` are typed; one is at least. */
export const copyKinds = ['both-typed', 'target-typed', 'source-typed'] as const

export type CopyKinds = (typeof copyKinds)[number]

/** Target and Source of a copy. */
export interface Sides<T> {
  readonly target: T
  readonly source: T
}

/** The kinds of its pointers. */
export function kindsOf(which: CopyKinds): Sides<Kind> {
  return {
    target: which === 'source-typed' ? 'untyped' : 'typed',
    source: which === 'target-typed' ? 'untyped' : 'typed',
  }
}

/** Storage classes from and to which something is copied. */
export const copyClasses = {
  'storage-buffer-to-function': { target: 'Function', source: 'StorageBuffer' },
  'function-to-storage-buffer': { target: 'StorageBuffer', source: 'Function' },
  'uniform-to-private': { target: 'Private', source: 'Uniform' },
  'private-to-private': { target: 'Private', source: 'Private' },
  'push-constant-to-storage-buffer': { target: 'StorageBuffer', source: 'PushConstant' },
} as const satisfies Readonly<Record<string, Sides<string>>>

/** The same in kernels. */
export const kernelCopyClasses = {
  'global-to-local': { target: 'Workgroup', source: 'CrossWorkgroup' },
  'generic-to-function': { target: 'Function', source: 'Generic' },
  'constant-to-global': { target: 'CrossWorkgroup', source: 'UniformConstant' },
} as const satisfies Readonly<Record<string, Sides<string>>>

/** Adds an `OpCopyMemory` of an object of that type, with memory operands as for `Builder.add`. */
export function addCopy(
  world: World,
  which: CopyKinds,
  classes: Sides<string>,
  type: LaidType,
  ...memoryOperands: readonly Argument[]
): void {
  const kind = kindsOf(which)
  const target = pointerInto(world, classes.target, kind.target, type.id)
  const source = pointerInto(world, classes.source, kind.source, type.id)
  world.builder.add('OpCopyMemory', target, source, ...memoryOperands)
}

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
