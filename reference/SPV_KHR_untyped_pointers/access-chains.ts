import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { isArrayOfBlocks } from '../core/shared/laid-out.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  isIntegerType,
  isPointerType,
  isStructType,
  isTypeDeclaration,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  baseType,
  chainOperand,
  elementOperand,
  indexesOf,
  memberNumber,
  storageClassOfBase,
  walkOf,
} from '../shared/untyped-chains.ts'
import {
  accessChains,
  allocatedType,
  chains,
  isUntypedPointerType,
  isVariable,
  operandOfType,
  ptrAccessChains,
  resultOfType,
  typedChains,
  valueAt,
} from '../shared/untyped-operands.ts'

/** The check that the Base Type of the chains named in `opcodes` is not a pointer type of either kind. */
function baseTypeIsNoPointer(rule: RuleId, opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const type = baseType(module, instruction)
      if (isPointerType(type))
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is ${type.name}`,
        )
    },
  }
}

const arrayStride = enumerant('Decoration', 'ArrayStride')

const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

function strideOf(module: Module, type: number): number | undefined {
  const found = module.decorations(type).find(({ decoration }) => decoration === arrayStride)
  return found?.operands[0]?.value
}

/** The check that the Result Type of the instructions named in `opcodes` is not an untyped pointer type. */
function typedResult(rule: RuleId, opcodes: readonly string[]) {
  return {
    ...resultOfType(rule, opcodes, (type) => !isUntypedPointerType(type), 'OpTypePointer'),
    among: ['OpTypeUntypedPointerKHR'],
  }
}

const most = 255

/** The data type of the variable that is the Base of a chain; `undefined` where Base is not one. */
function dataTypeOfBase(module: Module, chain: Instruction): Instruction | undefined {
  const base = operandDefinition(module, chain, chainOperand.base)
  return base !== undefined && isVariable(base) ? allocatedType(module, base) : undefined
}

/** Checks of untyped access chains. */
export const checks: readonly Check[] = [
  /** OpUntypedAccessChainKHR and OpUntypedInBoundsAccessChainKHR, Base Type. */
  baseTypeIsNoPointer(
    'SPV_KHR_untyped_pointers/access-chain-base-type-is-no-pointer-type',
    accessChains,
  ),
  /** OpAccessChain of the core specification, in the reading in which its sentence on strides holds of the chains. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-array-stride-is-that-of-the-array',
    at: chains,
    judge(instruction, module, report) {
      const stride = strideOf(module, instruction.resultType)
      if (stride === undefined) return
      const { steps, leftOver } = walkOf(module, instruction)
      const last = steps.at(-1)
      if (leftOver !== undefined || last === undefined || !arrays.has(last.into.name)) return
      if (last.index !== instruction.operands.at(-1)) return
      const ofArray = strideOf(module, last.into.result)
      if (ofArray !== stride)
        report(
          instruction.word + 1,
          `Result Type has ArrayStride ${stride}, array %${last.into.result} has ${ofArray ?? 'none'}`,
        )
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Base. */
  operandOfType(
    'SPV_KHR_untyped_pointers/chain-base-is-a-pointer',
    chains,
    { Base: chainOperand.base },
    isPointerType,
    'a pointer',
  ),
  /** OpUntypedAccessChainKHR and its variants, Base Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-base-type-is-a-type',
    at: chains,
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, chainOperand.baseType)
      if (type !== undefined && !isTypeDeclaration(type))
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is an ${type.name}, not a type`,
        )
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Result Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-has-the-storage-class-of-its-base',
    at: chains,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (!isUntypedPointerType(type)) return
      const storageClass = storageClassOf(type)
      const base = storageClassOfBase(module, instruction)
      if (storageClass !== undefined && base !== undefined && storageClass !== base)
        report(
          instruction.word + 1,
          `Result Type is in ${storageClassName(storageClass)}, Base in ${storageClassName(base)}`,
        )
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-index-is-a-scalar-integer',
    at: chains,
    judge(instruction, module, report) {
      const indexes = indexesOf(instruction)
      const first = instruction.operands.length - indexes.length
      indexes.forEach(({ word }, number) => {
        const value = valueAt(module, instruction, first + number)
        if (value === undefined || isIntegerType(value.type)) return
        const { definition, type } = value
        report(word, `index ${number}, %${definition.result}, is ${(type ?? definition).name}`)
      })
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Result Type. */
  resultOfType(
    'SPV_KHR_untyped_pointers/chain-result-type-is-an-untyped-pointer-type',
    chains,
    isUntypedPointerType,
    'OpTypeUntypedPointerKHR',
  ),
  /** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-stops-at-a-type-without-parts',
    at: chains,
    judge(instruction, module, report) {
      const { leftOver } = walkOf(module, instruction)
      if (leftOver === undefined) return
      const { index, into } = leftOver
      report(index.word, `an index is left at ${into.name} %${into.result}, which has no parts`)
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-struct-index-is-an-op-constant',
    at: chains,
    judge(instruction, module, report) {
      for (const { index, into } of walkOf(module, instruction).steps) {
        const source = isStructType(into) ? module.definition(index.value) : undefined
        // An index that is not an integer at all breaks another rule.
        if (source === undefined || !isIntegerType(module.typeOf(index.value))) continue
        if (source.name !== 'OpConstant')
          report(index.word, `the index into structure %${into.result} comes from ${source.name}`)
      }
    },
  },
  /** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/chain-struct-index-selects-a-member',
    at: chains,
    judge(instruction, module, report) {
      for (const { index, into } of walkOf(module, instruction).steps) {
        if (!isStructType(into)) continue
        const number = memberNumber(module, index)
        const count = into.operands.length
        if (number !== undefined && (number < 0n || number >= BigInt(count)))
          report(
            index.word,
            `structure %${into.result} has ${count} members and no member ${number}`,
          )
      }
    },
  },
  /** OpUntypedPtrAccessChainKHR, Element: a count of elements, as in OpPtrAccessChain of the core specification. */
  operandOfType(
    'SPV_KHR_untyped_pointers/element-is-a-scalar-integer',
    ptrAccessChains,
    { Element: elementOperand },
    isIntegerType,
    'an integer scalar',
  ),
  /** OpUntypedPtrAccessChainKHR and OpUntypedInBoundsPtrAccessChainKHR, Base Type. */
  baseTypeIsNoPointer(
    'SPV_KHR_untyped_pointers/ptr-access-chain-base-type-is-no-pointer-type',
    ptrAccessChains,
  ),
  /** Untyped Pointers; that the core specification asks for a pointer to a structure there is unchanged. */
  {
    rule: 'SPV_KHR_untyped_pointers/typed-array-length-structure-is-typed',
    at: ['OpArrayLength'],
    among: ['OpTypeUntypedPointerKHR'],
    judge(instruction, module, report) {
      if (isUntypedPointerType(operandType(module, instruction, 0)))
        report(operandWord(instruction, 0), 'Structure of OpArrayLength is an untyped pointer')
    },
  },
  /** Untyped Pointers: only the chains that the text adds are said to take both kinds of pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/typed-chain-base-is-typed',
    at: typedChains,
    among: ['OpTypeUntypedPointerKHR'],
    judge(instruction, module, report) {
      if (isUntypedPointerType(operandType(module, instruction, 0)))
        report(operandWord(instruction, 0), `Base of ${instruction.name} is an untyped pointer`)
    },
  },
  /** Untyped Pointers; that the core specification asks for an OpTypePointer there is unchanged. */
  typedResult('SPV_KHR_untyped_pointers/typed-chain-result-type-is-typed', typedChains),
  /** Untyped Pointers; that the core specification asks for an OpTypePointer there is unchanged. */
  typedResult('SPV_KHR_untyped_pointers/typed-variable-result-type-is-typed', ['OpVariable']),
  /** Universal Limits, in the reading in which a module beyond them is refused. */
  {
    rule: 'SPV_KHR_untyped_pointers/untyped-chain-has-at-most-255-indexes',
    at: chains,
    judge(instruction, _module, report) {
      const { length } = indexesOf(instruction)
      if (length > most) report(instruction.word, `${length} indexes, more than ${most}`)
    },
  },
  // OpUntypedAccessChainKHR, Base Type.
  {
    rule: 'SPV_KHR_untyped_pointers/base-type-that-is-an-array-of-blocks-is-the-data-type-of-base',
    at: accessChains,
    judge(instruction, module, report) {
      const type = baseType(module, instruction)
      if (type === undefined || !isArrayOfBlocks(module, type)) return
      if (dataTypeOfBase(module, instruction) !== type)
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is an array of blocks, and not the data type of a variable that is Base`,
        )
    },
  },
  {
    rule: 'SPV_KHR_untyped_pointers/variable-of-an-array-of-blocks-is-walked-from-its-data-type',
    at: accessChains,
    judge(instruction, module, report) {
      const data = dataTypeOfBase(module, instruction)
      const type = baseType(module, instruction)
      if (data === undefined || type === undefined || !isArrayOfBlocks(module, data)) return
      if (type !== data && !isArrayOfBlocks(module, type))
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base is of an array of blocks, %${data.result}, and Base Type is %${type.result}`,
        )
    },
  },
]
