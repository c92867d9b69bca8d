import { containsType } from '../../core/shared/contains-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { isLogicalPointerType } from './addressing.ts'
import { isUntypedPointerType } from './untyped.ts'
import { allocatedType } from './untyped-variable.ts'

/**
 * Whether a variable allocates an object that is or contains a logical pointer: of either kind in an
 * `OpUntypedVariableKHR`, an untyped one in an `OpVariable`, where typed ones stay with the core specification.
 */
export function allocatesLogicalPointer(module: Module, variable: Instruction): boolean {
  const isTyped = variable.name === 'OpVariable'
  if (isTyped && module.all('OpTypeUntypedPointerKHR').length === 0) return false
  return containsType(
    module,
    allocatedType(module, variable),
    (type) => isLogicalPointerType(module, type) && (!isTyped || isUntypedPointerType(type)),
  )
}
