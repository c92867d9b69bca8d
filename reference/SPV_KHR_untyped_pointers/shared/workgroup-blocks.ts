import { isStructType } from '../../core/shared/composite-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { type InterfaceVariable, interfaceVariables } from './interface.ts'
import { storageClass } from './storage-class.ts'
import { allocatedType } from './untyped-variable.ts'

/** A variable in Workgroup of an interface, and whether it is of a structure type with Block. */
export interface WorkgroupVariable extends InterfaceVariable {
  readonly isBlock: boolean
}

/** The variables in Workgroup that an interface lists; what is not said to be of some type is left out. */
export function workgroupVariables(
  module: Module,
  entryPoint: Instruction,
): readonly WorkgroupVariable[] {
  return interfaceVariables(module, entryPoint).flatMap(({ operand, variable }) => {
    if (variable.operands[0]?.value !== storageClass.Workgroup) return []
    const type = allocatedType(module, variable)
    if (type === undefined) return []
    const isBlock = isStructType(type) && module.isDecorated(type.result, 'Block')
    return [{ operand, variable, isBlock }]
  })
}
