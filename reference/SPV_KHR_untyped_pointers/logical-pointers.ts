import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  hasVariablePointers,
  mayBeVariable,
  variablePointerSources,
  variablePointers,
} from '../core/shared/pointers.ts'
import {
  constituentType,
  isAnyArrayType,
  isSigned,
  isStructType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import {
  arrayLength,
  arrayLengthOperand,
  baseType,
  chainOperand,
  walkOf,
} from '../shared/untyped-chains.ts'
import {
  accessChains,
  allocatedType,
  isLogicalPointerType,
  isUntypedPointerType,
  storageClass,
  variables,
} from '../shared/untyped-operands.ts'

function isNegative(module: Module, { value }: Operand): boolean {
  if (module.definition(value)?.name !== 'OpConstant' || !isSigned(module.typeOf(value)))
    return false
  return (module.integerValue(value) ?? 0n) < 0n
}

/**
 * Instructions that may yield a logical pointer without being a memory object declaration; the lists cover all others.
 */
const others: ReadonlySet<string> = new Set([
  ...accessChains,
  'OpCopyObject',
  'OpImageTexelPointer',
])

const handles: ReadonlySet<string> = new Set(['OpTypeSampler', 'OpTypeImage', 'OpTypeBufferEXT'])

/** Whether a chain may lead to an element of an array of samplers, images or buffers of a heap, which it is open to pass. */
function walksArrayOfHandles(module: Module, pointer: Instruction): boolean {
  if (!accessChains.includes(pointer.name)) return false
  const type = baseType(module, pointer)
  const element = isAnyArrayType(type) ? constituentType(module, type, 0) : undefined
  return element !== undefined && handles.has(element.name)
}

const containsUntypedPointer = containing(
  (type, module) => isUntypedPointerType(type) && isLogicalPointerType(module, type),
)

const containsPointer = containing((type, module) => isLogicalPointerType(module, type))

/**
 * Whether a variable allocates an object that is or contains a logical pointer: of either kind in an
 * `OpUntypedVariableKHR`, an untyped one in an `OpVariable`, where typed ones stay with the core specification.
 */
function allocatesLogicalPointer(module: Module, variable: Instruction): boolean {
  const type = allocatedType(module, variable)
  if (variable.name !== 'OpVariable') return containsPointer(module, type)
  if (module.all('OpTypeUntypedPointerKHR').length === 0) return false
  return containsUntypedPointer(module, type)
}

/** Checks of logical pointers, of variable pointers among them, and of conversions that physical pointers alone have. */
export const checks: readonly Check[] = [
  /** Universal Validation Rules, variable pointers. Where none are declared, what makes one is at fault already. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-pointer-is-no-variable-pointer',
    at: arrayLength,
    judge(instruction, module, report) {
      const pointer = instruction.operands[arrayLengthOperand.pointer]
      if (pointer === undefined || !hasVariablePointers(module)) return
      if (variablePointers(module).has(pointer.value))
        report(pointer.word, `Pointer %${pointer.value} is a variable pointer`)
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/constant-index-of-a-logical-pointer-is-not-negative',
    at: accessChains,
    judge(instruction, module, report) {
      if (hasVariablePointers(module)) return
      if (!isLogicalPointerType(module, operandType(module, instruction, chainOperand.base))) return
      for (const { index, into } of walkOf(module, instruction).steps)
        if (!isStructType(into) && isNegative(module, index))
          report(index.word, `the index into %${into.result} has its sign bit set`)
    },
  },
  /** Types, physical pointer type, with OpConvertPtrToU of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/convert-ptr-to-u-takes-a-physical-pointer',
    at: ['OpConvertPtrToU'],
    judge(instruction, module, report) {
      const type = operandType(module, instruction, 0)
      if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
        report(operandWord(instruction, 0), 'Pointer is a logical pointer')
    },
  },
  /** Types, physical pointer type, with OpConvertUToPtr of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/convert-u-to-ptr-makes-a-physical-pointer',
    at: ['OpConvertUToPtr'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
        report(instruction.word + 1, 'Result Type is a logical pointer type')
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers, with the term memory object declaration. */
  {
    rule: 'SPV_KHR_untyped_pointers/function-call-passes-a-memory-object-declaration',
    at: ['OpFunctionCall'],
    judge(instruction, module, report) {
      if (instruction.operands.length < 2 || hasVariablePointers(module)) return
      for (let index = 1; index < instruction.operands.length; index++) {
        const pointer = operandDefinition(module, instruction, index)
        if (pointer === undefined || !others.has(pointer.name)) continue
        const type = module.definition(pointer.resultType)
        if (!isUntypedPointerType(type) || !isLogicalPointerType(module, type)) continue
        if (!walksArrayOfHandles(module, pointer))
          report(
            operandWord(instruction, index),
            `the argument %${pointer.result} comes from ${pointer.name}`,
          )
      }
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers, in the reading in which the list is closed. */
  {
    rule: 'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-takes-no-logical-pointer',
    at: ['OpUntypedInBoundsPtrAccessChainKHR'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      if (isLogicalPointerType(module, operandType(module, instruction, chainOperand.base)))
        report(operandWord(instruction, chainOperand.base), 'Base is a logical pointer')
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/pointer-comparison-is-of-storage-buffer-or-workgroup',
    at: ['OpPtrEqual', 'OpPtrNotEqual'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      for (const index of [0, 1]) {
        const type = operandType(module, instruction, index)
        const storage = storageClassOf(type)
        if (!isUntypedPointerType(type) || storage === undefined) continue
        if (isLogicalPointerType(module, type) && !mayBeVariable(module, storage))
          report(
            operandWord(instruction, index),
            `the compared pointer is into ${storageClassName(storage)}`,
          )
      }
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-allocates-no-logical-pointer',
    at: variables,
    among: ['OpTypeUntypedPointerKHR', 'OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      if (hasVariablePointers(module) || !allocatesLogicalPointer(module, instruction)) return
      report(instruction.word, 'the variable allocates a logical pointer')
    },
  },
  /**
   * Types, variable pointer, with the core rule on where they point. Chains and copies of a variable pointer have its
   * storage class, so only the sources are looked at.
   */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-pointer-is-into-storage-buffer-or-workgroup',
    at: variablePointerSources,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      const type = resultType(module, instruction)
      const storage = storageClassOf(type)
      if (!isUntypedPointerType(type) || storage === undefined) return
      // An untyped result of the typed chain is a fault of its own.
      if (instruction.name === 'OpPtrAccessChain' || !isLogicalPointerType(module, type)) return
      if (!mayBeVariable(module, storage))
        report(
          instruction.word,
          `the variable pointer %${instruction.result} is into ${storageClassName(storage)}`,
        )
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-with-logical-pointers-is-function-or-private',
    at: variables,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge(instruction, module, report) {
      const storage = instruction.operands[0]?.value ?? 0
      if (storage === storageClass.Function || storage === storageClass.Private) return
      if (hasVariablePointers(module) && allocatesLogicalPointer(module, instruction))
        report(
          operandWord(instruction, 0),
          `a variable in ${storageClassName(storage)} allocates a logical pointer`,
        )
    },
  },
]
