import { containing } from '../../core/shared/contains-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { isLogicalPointerType } from './addressing.ts'
import { isUntypedPointerType } from './untyped.ts'
import { allocatedType } from './untyped-variable.ts'

const containsUntypedPointer = containing(
  (type, module) => isUntypedPointerType(type) && isLogicalPointerType(module, type),
)
const containsPointer = containing((type, module) => isLogicalPointerType(module, type))

/**
 * Whether a variable allocates an object that is or contains a logical pointer: of either kind in an
 * `OpUntypedVariableKHR`, an untyped one in an `OpVariable`, where typed ones stay with the core specification.
 */
export function allocatesLogicalPointer(module: Module, variable: Instruction): boolean {
  const type = allocatedType(module, variable)
  if (variable.name !== 'OpVariable') return containsPointer(module, type)
  if (module.all('OpTypeUntypedPointerKHR').length === 0) return false
  return containsUntypedPointer(module, type)
}
