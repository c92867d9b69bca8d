import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../module.ts'
import { arrayLength, arrayLengthOperand } from './shared/array-length.ts'
import { storageClass } from './shared/storage-class.ts'
import { isVariable } from './shared/untyped-variable.ts'

/** Place of the pointer that a pointer into the same variable is made of. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
}

function variableBehind(module: Module, pointer: Instruction): Instruction | undefined {
  let at = pointer
  for (;;) {
    if (isVariable(at)) return at
    const place = handsOn[at.name]
    if (place === undefined) return undefined
    const next = operandDefinition(module, at, place)
    // Whatever a pointer is made from comes before it, else another rule is broken.
    if (next === undefined || next.index >= at.index) return undefined
    at = next
  }
}

/** OpUntypedArrayLengthKHR, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-variable-is-a-descriptor',
  at: arrayLength,
  judge(instruction, module, report) {
    const word = operandWord(instruction, arrayLengthOperand.pointer)
    const type = operandType(module, instruction, arrayLengthOperand.pointer)
    if (storageClassOf(type) === storageClass.PhysicalStorageBuffer)
      return report(word, 'no variable is in PhysicalStorageBuffer')
    const pointer = operandDefinition(module, instruction, arrayLengthOperand.pointer)
    const variable = pointer && variableBehind(module, pointer)
    if (variable === undefined) return
    const missing = ['DescriptorSet', 'Binding'].filter(
      (decoration) => !module.isDecorated(variable.result, decoration),
    )
    if (missing.length > 0)
      report(word, `variable %${variable.result} is not decorated with ${missing.join(' and ')}`)
  },
}
