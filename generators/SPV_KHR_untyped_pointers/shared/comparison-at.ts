import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { isPhysical } from './addressing.ts'
import { type Pointer, pointerAt } from './pointer-at.ts'
import { storageClassName } from './storage-class.ts'

/** Places of the operands of comparisons and differences, counted behind the instruction's first word. */
export const operandWords = { first: 2, second: 3 } as const

/** The pointers of the comparison with ordinal `at`; `undefined` where one of them is something else. */
export function comparedAt(
  module: Module,
  at: number,
): { readonly first: Pointer; readonly second: Pointer } | undefined {
  const first = pointerAt(module, at, operandWords.first)
  const second = pointerAt(module, at, operandWords.second)
  return first === undefined || second === undefined ? undefined : { first, second }
}

/** A storage class, other than that of the pointer, in which the module may have null pointers and compare them. */
export function otherClass(module: Module, { storageClass }: Pointer): string | undefined {
  const own = storageClassName(storageClass)
  if (isPhysical(module)) return own === 'CrossWorkgroup' ? 'Workgroup' : 'CrossWorkgroup'
  if (!declaresCapability(module, 'VariablePointers')) return undefined
  return own === 'StorageBuffer' ? 'Workgroup' : 'StorageBuffer'
}

/** True where null pointers into the storage class of that pointer may be. */
export function mayBeNull(module: Module, { storageClass }: Pointer): boolean {
  return (
    isPhysical(module) ||
    (declaresCapability(module, 'VariablePointers') &&
      ['StorageBuffer', 'Workgroup'].includes(storageClassName(storageClass)))
  )
}
