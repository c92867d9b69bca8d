import type { Check } from '../check.ts'
import { isBlockStructure } from '../core/layout/laid-out.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassName } from '../core/shared/storage-class-name.ts'
import type { Instruction, Module } from '../module.ts'
import {
  arrayLength,
  arrayLengthOperand,
} from '../SPV_KHR_untyped_pointers/shared/array-lengths.ts'
import { storageClass } from '../SPV_KHR_untyped_pointers/shared/instructions.ts'
import { pointerOrigin } from '../SPV_KHR_untyped_pointers/shared/pointer-origin.ts'
import { allocatedType, isVariable } from '../SPV_KHR_untyped_pointers/shared/variables.ts'
import { bufferPointer } from './shared/enumerants.ts'

function originOf(module: Module, instruction: Instruction): Instruction | undefined {
  const pointer = operandDefinition(module, instruction, arrayLengthOperand.pointer)
  return pointer && pointerOrigin(module, pointer)
}

/** Why a variable is not that of a storage buffer; `undefined` where it may be. */
function fault(module: Module, variable: Instruction): string | undefined {
  const storage = variable.operands[0]?.value ?? 0
  if (storage !== storageClass.StorageBuffer) return `is in ${storageClassName(storage)}`
  const missing = ['DescriptorSet', 'Binding'].filter(
    (decoration) => !module.isDecorated(variable.result, decoration),
  )
  if (missing.length > 0) return `is not decorated with ${missing.join(' and ')}`
  const type = allocatedType(module, variable)
  const block = type && innermostElement(module, type)
  const isBlock = isBlockStructure(module, block) && module.isDecorated(block?.result ?? 0, 'Block')
  return type === undefined || isBlock ? undefined : 'is of no Block and no array of Blocks'
}

/** OpUntypedArrayLengthKHR, Pointer. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_EXT_descriptor_heap/array-length-buffer-pointer-is-into-storage-buffer',
    at: arrayLength,
    judge(instruction, module, report) {
      const origin = originOf(module, instruction)
      if (origin?.name !== bufferPointer) return
      const storage = storageClassOf(resultType(module, origin))
      // No other class than these two is allowed for its own reason.
      if (storage === storageClass.Uniform)
        report(
          operandWord(instruction, arrayLengthOperand.pointer),
          `%${origin.result} is a pointer into Uniform`,
        )
    },
  },
  {
    rule: 'SPV_EXT_descriptor_heap/array-length-variable-is-a-storage-buffer',
    at: arrayLength,
    judge(instruction, module, report) {
      const type = operandType(module, instruction, arrayLengthOperand.pointer)
      const variable = originOf(module, instruction)
      if (type === undefined || variable === undefined || !isVariable(variable)) return
      const what = fault(module, variable)
      if (what !== undefined)
        report(
          operandWord(instruction, arrayLengthOperand.pointer),
          `variable %${variable.result} ${what}`,
        )
    },
  },
]
