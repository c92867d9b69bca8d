import { isPointerType } from '../core/shared/pointer-type.ts'
import { atomicStore, atomicsWithResult } from './shared/atomics.ts'
import { whereDeclared } from './shared/gated.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** Atomic instructions, Pointer. */
export const check = whereDeclared(
  operandOfType(
    'SPV_KHR_untyped_pointers/atomic-pointer-is-a-pointer',
    [...atomicsWithResult, ...atomicStore],
    { Pointer: 0 },
    isPointerType,
    'a pointer',
  ),
)
