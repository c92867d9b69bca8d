import { isStructType } from '../core/shared/composite-type.ts'
import { operandWord } from '../core/shared/operand.ts'
import type { Instruction, Module } from '../module.ts'
import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'
import { storageClass } from './shared/storage-class.ts'
import { dataType } from './shared/untyped-variable.ts'

function workgroupBlock(module: Module, variable: Instruction): Instruction | undefined {
  if (variable.operands[0]?.value !== storageClass.Workgroup) return undefined
  if (!module.capabilities.has('WorkgroupMemoryExplicitLayoutKHR')) return undefined
  const type = dataType(module, variable)
  return isStructType(type) && module.isDecorated(type.result, 'Block') ? type : undefined
}

/** Validation Rules for Shader Capabilities, explicit layout, as SPV_KHR_workgroup_memory_explicit_layout extends it. */
export const check = explicitlyLaidOut(
  'SPV_KHR_untyped_pointers/workgroup-block-data-type-is-explicitly-laid-out',
  {
    at: ['OpUntypedVariableKHR'],
    type: workgroupBlock,
    word: (variable) => operandWord(variable, 1),
    name: 'Data Type',
  },
)
