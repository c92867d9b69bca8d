import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { isBlockStructure } from '../core/shared/laid-out.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  innermostElement,
  isIntegerType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { bufferClasses, bufferPointer, bufferType, sizeOf } from '../shared/descriptor-heaps.ts'
import { arrayLength, arrayLengthOperand, pointerOrigin } from '../shared/untyped-chains.ts'
import {
  allocatedType,
  isVariable,
  resultOfType,
  storageClass,
} from '../shared/untyped-operands.ts'
import { isDescriptorType } from './shared/layout.ts'

const containsBuffer = containing(({ name }) => name === bufferType)

const widths: ReadonlySet<number | undefined> = new Set([32, 64])

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

/** Checks of buffer types, of their sizes, and of the lengths of arrays in buffers. */
export const checks: readonly Check[] = [
  /** Types, Buffer, in the reading in which a load is an access. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-object-is-not-loaded',
    at: ['OpLoad'],
    among: [bufferType],
    judge(instruction, module, report) {
      if (containsBuffer(module, resultType(module, instruction)))
        report(instruction.word + 1, 'what is loaded is or contains a buffer object')
    },
  },
  /** OpTypeBufferEXT, Storage Class. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-type-is-uniform-or-storage-buffer',
    at: [bufferType],
    judge({ operands: [storage] }, _module, report) {
      if (storage !== undefined && !bufferClasses.has(storage.value))
        report(storage.word, `Storage Class is ${storageClassName(storage.value)}`)
    },
  },
  /** OpConstantSizeOfEXT, Result Type. */
  resultOfType(
    'SPV_EXT_descriptor_heap/size-of-result-type-is-a-32-or-64-bit-integer',
    [sizeOf],
    (type) => isIntegerType(type) && widths.has(scalarWidth(type)),
    'an integer type of 32 or 64 bits',
  ),
  /** OpConstantSizeOfEXT, Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/size-of-type-is-a-descriptor-type',
    at: [sizeOf],
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && !isDescriptorType(type))
        report(operandWord(instruction, 0), `Type %${type.result} comes from ${type.name}`)
    },
  },
  // OpUntypedArrayLengthKHR, Pointer.
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
