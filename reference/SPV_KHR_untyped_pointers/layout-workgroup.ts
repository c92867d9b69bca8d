import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { isMatrixType, isStructType, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  baseType,
  chainOperand,
  laidOutBaseType,
  storageClassOfBase,
} from '../shared/untyped-chains.ts'
import {
  accessWord,
  explicitlyLaidOut,
  type InterfaceVariable,
  interfaceVariables,
  untypedAccess,
} from '../shared/untyped-layout.ts'
import { allocatedType, dataType, listedChains, storageClass } from '../shared/untyped-operands.ts'

/** A variable in Workgroup of an interface, and whether it is of a structure type with Block. */
interface WorkgroupVariable extends InterfaceVariable {
  readonly isBlock: boolean
}

/** The variables in Workgroup that an interface lists; variables without a data type are left out. */
function workgroupVariables(module: Module, entryPoint: Instruction): readonly WorkgroupVariable[] {
  return interfaceVariables(module, entryPoint).flatMap(({ operand, variable }) => {
    if (variable.operands[0]?.value !== storageClass.Workgroup) return []
    const type = allocatedType(module, variable)
    if (type === undefined) return []
    const isBlock = isStructType(type) && module.isDecorated(type.result, 'Block')
    return [{ operand, variable, isBlock }]
  })
}

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

/** Layout of objects in Workgroup. */
export const checks: readonly Check[] = [
  /** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-blocks-are-aliased-without-untyped-pointers',
    at: ['OpEntryPoint'],
    among: ['WorkgroupMemoryExplicitLayoutKHR'],
    judge(instruction, module, report) {
      if (module.capabilities.has('UntypedPointersKHR')) return
      const blocks = workgroupVariables(module, instruction).filter(({ isBlock }) => isBlock)
      // One variable may be in the interface twice by a fault of its own.
      if (new Set(blocks.map(({ variable }) => variable)).size < 2) return
      for (const { operand, variable } of blocks)
        if (!module.isDecorated(variable.result, 'Aliased'))
          report(operand.word, `block %${variable.result} is not decorated with Aliased`)
    },
  },
  /** SPV_KHR_workgroup_memory_explicit_layout, as the text prints it. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/workgroup-variables-are-blocks-all-or-none',
    at: ['OpEntryPoint'],
    among: ['WorkgroupMemoryExplicitLayoutKHR'],
    judge(instruction, module, report) {
      const variables = workgroupVariables(module, instruction)
      const block = variables.find(({ isBlock }) => isBlock)
      const other = variables.find(({ isBlock }) => !isBlock)
      if (block !== undefined && other !== undefined)
        report(
          other.operand.word,
          `variable %${other.variable.result} is not a block, %${block.variable.result} is one`,
        )
    },
  },
  // Validation Rules for Shader Capabilities, Untyped pointers: Workgroup; and the instructions
  // that refer to it.
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
