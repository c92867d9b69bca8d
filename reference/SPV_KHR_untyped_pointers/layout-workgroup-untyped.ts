import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isMatrixType } from '../core/shared/composite-type.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../module.ts'
import { baseType, chainOperand, laidOutBaseType, storageClassOfBase } from './shared/chains.ts'
import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'
import { listedChains, storageClass } from './shared/instructions.ts'
import { accessWord, untypedAccess } from './shared/layout-accesses.ts'
import { dataType } from './shared/variables.ts'

/** Whether Workgroup memory that untyped pointers use is explicitly laid out in the module. */
function asksForLayout({ capabilities }: Module): boolean {
  return capabilities.has('Shader')
}

function workgroupDataType(module: Module, variable: Instruction): Instruction | undefined {
  return asksForLayout(module) && variable.operands[0]?.value === storageClass.Workgroup
    ? dataType(module, variable)
    : undefined
}

function workgroupBaseType(module: Module, chain: Instruction): Instruction | undefined {
  return asksForLayout(module) && storageClassOfBase(module, chain) === storageClass.Workgroup
    ? baseType(module, chain)
    : undefined
}

function workgroupAccess(module: Module, access: Instruction): Instruction | undefined {
  return asksForLayout(module) &&
    storageClassOf(operandType(module, access, 0)) === storageClass.Workgroup
    ? untypedAccess(module, access)
    : undefined
}

const among = ['StorageClass.Workgroup'] as const

const wordOfDataType = (variable: Instruction): number => operandWord(variable, 1)
const wordOfBaseType = (chain: Instruction): number => operandWord(chain, chainOperand.baseType)

/** The check that the type of a Base into Workgroup has an ArrayStride. */
function baseHasArrayStride(rule: RuleId, name: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const type = operandType(module, instruction, chainOperand.base)
      if (type === undefined || workgroupBaseType(module, instruction) === undefined) return
      if (!module.isDecorated(type.result, 'ArrayStride'))
        report(
          operandWord(instruction, chainOperand.base),
          `the type of Base, %${type.result}, is not decorated with ArrayStride`,
        )
    },
  }
}

/** Validation Rules for Shader Capabilities, Untyped pointers: Workgroup; and the instructions that refer to it. */
export const checks: readonly Check[] = [
  baseHasArrayStride(
    'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-in-workgroup-has-array-stride',
    'OpUntypedInBoundsPtrAccessChainKHR',
  ),
  explicitlyLaidOut(
    'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-type-is-explicitly-laid-out',
    {
      at: ['OpUntypedInBoundsPtrAccessChainKHR'],
      type: (module, chain) =>
        asksForLayout(module)
          ? (laidOutBaseType(module, chain) ?? workgroupBaseType(module, chain))
          : undefined,
      word: wordOfBaseType,
      name: 'Base Type',
    },
  ),
  explicitlyLaidOut(
    'SPV_KHR_untyped_pointers/load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    { at: ['OpLoad'], among, type: workgroupAccess, word: accessWord, name: 'Result Type' },
  ),
  baseHasArrayStride(
    'SPV_KHR_untyped_pointers/ptr-access-chain-base-in-workgroup-has-array-stride',
    'OpUntypedPtrAccessChainKHR',
  ),
  explicitlyLaidOut(
    'SPV_KHR_untyped_pointers/store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    {
      at: ['OpStore'],
      among,
      type: workgroupAccess,
      word: accessWord,
      name: 'the type of Object,',
    },
  ),
  explicitlyLaidOut('SPV_KHR_untyped_pointers/workgroup-base-type-is-explicitly-laid-out', {
    at: listedChains,
    among,
    type: workgroupBaseType,
    word: wordOfBaseType,
    name: 'Base Type',
  }),
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-base-type-is-no-matrix',
    at: listedChains,
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      if (isMatrixType(workgroupBaseType(module, instruction)))
        report(wordOfBaseType(instruction), 'Base Type is a matrix type')
    },
  },
  explicitlyLaidOut('SPV_KHR_untyped_pointers/workgroup-data-type-is-explicitly-laid-out', {
    at: ['OpUntypedVariableKHR'],
    having: among,
    type: workgroupDataType,
    word: wordOfDataType,
    name: 'Data Type',
  }),
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-data-type-is-no-matrix',
    at: ['OpUntypedVariableKHR'],
    having: among,
    among: ['OpTypeMatrix'],
    judge(instruction, module, report) {
      if (isMatrixType(workgroupDataType(module, instruction)))
        report(wordOfDataType(instruction), 'Data Type is a matrix type')
    },
  },
]
