import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { isMatrixType, isStructType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  arrayLength,
  arrayLengthOperand,
  chainOperand,
  laidOutBaseType,
  pointsIntoLaidOutMemory,
  structureOf,
} from '../shared/untyped-chains.ts'
import {
  accessWord,
  explicitlyLaidOut,
  isMatrixOrArrayOfMatrices,
  laidOutAccess,
  layoutFault,
} from '../shared/untyped-layout.ts'
import {
  chains,
  dataType,
  laidOutClasses,
  listedChains,
  storageClass,
} from '../shared/untyped-operands.ts'

/**
 * The Data Type of an `OpUntypedVariableKHR` in a storage class that asks for an explicit layout. In
 * PhysicalStorageBuffer, the fourth of these, no variable may be at all.
 */
function laidOutDataType(module: Module, variable: Instruction): Instruction | undefined {
  const storage = variable.operands[0]?.value ?? 0
  return laidOutClasses.has(storage) && storage !== storageClass.PhysicalStorageBuffer
    ? dataType(module, variable)
    : undefined
}

/** The storage classes that have such variables. */
const ofVariables = [
  'StorageClass.Uniform',
  'StorageClass.PushConstant',
  'StorageClass.StorageBuffer',
] as const

/** The check that the type of Base of the instruction with that name has an ArrayStride in the four storage classes. */
function baseHasArrayStride(rule: RuleId, name: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      if (!pointsIntoLaidOutMemory(module, instruction, chainOperand.base)) return
      const type = operandType(module, instruction, chainOperand.base)
      if (type !== undefined && !module.isDecorated(type.result, 'ArrayStride'))
        report(
          operandWord(instruction, chainOperand.base),
          `the type of Base, %${type.result}, is not decorated with ArrayStride`,
        )
    },
  }
}

function workgroupBlock(module: Module, variable: Instruction): Instruction | undefined {
  if (variable.operands[0]?.value !== storageClass.Workgroup) return undefined
  if (!module.capabilities.has('WorkgroupMemoryExplicitLayoutKHR')) return undefined
  const type = dataType(module, variable)
  return isStructType(type) && module.isDecorated(type.result, 'Block') ? type : undefined
}

/** Without such a type nothing is accessed through an untyped pointer. */
const among = ['OpTypeUntypedPointerKHR']

export const checks: readonly Check[] = [
  /** Validation Rules for Shader Capabilities, explicit layout. */
  explicitlyLaidOut('SPV_KHR_untyped_pointers/array-length-structure-is-explicitly-laid-out', {
    at: arrayLength,
    type: structureOf,
    word: (instruction) => operandWord(instruction, arrayLengthOperand.structure),
    name: 'Structure',
  }),
  /** Validation Rules for Shader Capabilities, explicit layout. */
  explicitlyLaidOut('SPV_KHR_untyped_pointers/base-type-is-explicitly-laid-out', {
    at: listedChains,
    type: laidOutBaseType,
    word: (chain) => operandWord(chain, chainOperand.baseType),
    name: 'Base Type',
  }),
  /** Validation Rules for Shader Capabilities, explicit layout. */
  {
    rule: 'SPV_KHR_untyped_pointers/base-type-is-no-matrix',
    at: listedChains,
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      if (isMatrixType(laidOutBaseType(module, instruction)))
        report(operandWord(instruction, chainOperand.baseType), 'Base Type is a matrix type')
    },
  },
  /** Validation Rules for Shader Capabilities, explicit layout, in the reading in which such an array has no layout. */
  {
    rule: 'SPV_KHR_untyped_pointers/data-type-and-base-type-are-no-array-of-matrices',
    at: ['OpUntypedVariableKHR', ...chains],
    having: ofVariables,
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      const isVariable = instruction.name === 'OpUntypedVariableKHR'
      const type = (isVariable ? laidOutDataType : laidOutBaseType)(module, instruction)
      if (type === undefined || isMatrixType(type) || !isMatrixOrArrayOfMatrices(module, type))
        return
      report(
        operandWord(instruction, isVariable ? 1 : chainOperand.baseType),
        `${isVariable ? 'Data Type' : 'Base Type'} %${type.result} is an array of matrices`,
      )
    },
  },
  /** Validation Rules for Shader Capabilities, explicit layout. */
  explicitlyLaidOut('SPV_KHR_untyped_pointers/data-type-is-explicitly-laid-out', {
    at: ['OpUntypedVariableKHR'],
    having: ofVariables,
    type: laidOutDataType,
    word: (variable) => operandWord(variable, 1),
    name: 'Data Type',
  }),
  /** Validation Rules for Shader Capabilities, explicit layout. */
  {
    rule: 'SPV_KHR_untyped_pointers/data-type-is-no-matrix',
    at: ['OpUntypedVariableKHR'],
    having: ofVariables,
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      if (isMatrixType(laidOutDataType(module, instruction)))
        report(operandWord(instruction, 1), 'Data Type is a matrix type')
    },
  },
  /** OpUntypedInBoundsPtrAccessChainKHR, whose semantics come from OpPtrAccessChain of the core specification. */
  baseHasArrayStride(
    'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-has-array-stride',
    'OpUntypedInBoundsPtrAccessChainKHR',
  ),
  /** Validation Rules for Shader Capabilities, explicit layout, in the reading in which they hold of all four chains. */
  {
    rule: 'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    at: ['OpUntypedInBoundsPtrAccessChainKHR'],
    judge(instruction, module, report) {
      const type = laidOutBaseType(module, instruction)
      if (type === undefined) return
      const fault = isMatrixType(type) ? 'it is a matrix type' : layoutFault(module, type)
      if (fault !== undefined)
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is not laid out as asked: ${fault}`,
        )
    },
  },
  /** Validation Rules for Shader Capabilities, explicit layout, in the reading in which a bare matrix has no layout. */
  {
    rule: 'SPV_KHR_untyped_pointers/load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    at: ['OpLoad', 'OpStore'],
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      const type = laidOutAccess(module, instruction)
      if (type !== undefined && isMatrixOrArrayOfMatrices(module, type))
        report(
          accessWord(instruction),
          `%${type.result} is a matrix outside a structure, or an array of them`,
        )
    },
  },
  /** Validation Rules for Shader Capabilities, explicit layout. */
  explicitlyLaidOut(
    'SPV_KHR_untyped_pointers/load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    { at: ['OpLoad'], among, type: laidOutAccess, word: accessWord, name: 'Result Type' },
  ),
  /** Validation Rules for Shader Capabilities, explicit layout. */
  baseHasArrayStride(
    'SPV_KHR_untyped_pointers/ptr-access-chain-base-has-array-stride',
    'OpUntypedPtrAccessChainKHR',
  ),
  /** Validation Rules for Shader Capabilities, explicit layout. */
  explicitlyLaidOut(
    'SPV_KHR_untyped_pointers/store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    { at: ['OpStore'], among, type: laidOutAccess, word: accessWord, name: 'the type of Object,' },
  ),
  /** Validation Rules for Shader Capabilities, explicit layout, as SPV_KHR_workgroup_memory_explicit_layout extends it. */
  explicitlyLaidOut('SPV_KHR_untyped_pointers/workgroup-block-data-type-is-explicitly-laid-out', {
    at: ['OpUntypedVariableKHR'],
    having: ['StorageClass.Workgroup'],
    type: workgroupBlock,
    word: (variable) => operandWord(variable, 1),
    name: 'Data Type',
  }),
]
