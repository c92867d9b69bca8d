import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { isIntegerType, isPointerType } from '../core/shared/types.ts'
import {
  operandOfType,
  pointerInStorageClass,
  storageClass,
  valueAt,
} from '../shared/untyped-operands.ts'

/** The instruction that the rules on prefetching look at. */
const prefetch: readonly string[] = ['OpUntypedPrefetchKHR']

/** Names and places of its operands. */
const prefetchOperand = {
  Pointer: 0,
  'Num Bytes': 1,
  RW: 2,
  Locality: 3,
  'Cache Type': 4,
} as const

const judged: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** The check that an optional operand of `OpUntypedPrefetchKHR` is between 0 and `most` where its value is known. */
function prefetchRange(rule: RuleId, name: keyof typeof prefetchOperand, most: bigint): Check {
  const index = prefetchOperand[name]
  return {
    rule,
    at: prefetch,
    judge(instruction, module, report) {
      const constant = operandDefinition(module, instruction, index)
      if (constant === undefined || !judged.has(constant.name)) return
      const value = module.integerValue(constant.result)
      if (value !== undefined && (value < 0n || value > most))
        report(operandWord(instruction, index), `${name} is ${value}, not between 0 and ${most}`)
    },
  }
}

/** The check that an optional operand of `OpUntypedPrefetchKHR` is a constant of integer type. */
function prefetchConstant(rule: RuleId, name: keyof typeof prefetchOperand): Check {
  const index = prefetchOperand[name]
  return {
    rule,
    at: prefetch,
    judge(instruction, module, report) {
      const value = valueAt(module, instruction, index)
      if (value === undefined) return
      const { definition, type } = value
      if (isConstantInstruction(definition) && isIntegerType(type)) return
      const ofType = type === undefined ? '' : ` of ${type.name}`
      report(
        operandWord(instruction, index),
        `${name} %${definition.result} comes from ${definition.name}${ofType}`,
      )
    },
  }
}

export const checks: readonly Check[] = [
  /** OpUntypedPrefetchKHR, Cache Type. */
  prefetchRange('SPV_KHR_untyped_pointers/prefetch-cache-type-is-0-or-1', 'Cache Type', 1n),
  /** OpUntypedPrefetchKHR, Cache Type. */
  prefetchConstant(
    'SPV_KHR_untyped_pointers/prefetch-cache-type-is-an-integer-constant',
    'Cache Type',
  ),
  /** OpUntypedPrefetchKHR, Locality. */
  prefetchConstant('SPV_KHR_untyped_pointers/prefetch-locality-is-an-integer-constant', 'Locality'),
  /** OpUntypedPrefetchKHR, Locality. */
  prefetchRange('SPV_KHR_untyped_pointers/prefetch-locality-is-between-0-and-3', 'Locality', 3n),
  /** OpUntypedPrefetchKHR, Num Bytes. */
  operandOfType(
    'SPV_KHR_untyped_pointers/prefetch-num-bytes-is-a-scalar-integer',
    prefetch,
    { 'Num Bytes': prefetchOperand['Num Bytes'] },
    isIntegerType,
    'an integer scalar',
  ),
  /** OpUntypedPrefetchKHR, Pointer, which the table calls Pointer Type. */
  operandOfType(
    'SPV_KHR_untyped_pointers/prefetch-pointer-is-a-pointer',
    prefetch,
    { Pointer: prefetchOperand.Pointer },
    isPointerType,
    'a pointer',
  ),
  /** OpUntypedPrefetchKHR, Pointer. */
  pointerInStorageClass(
    'SPV_KHR_untyped_pointers/prefetch-pointer-is-into-cross-workgroup',
    prefetch,
    prefetchOperand.Pointer,
    storageClass.CrossWorkgroup,
  ),
  /** OpUntypedPrefetchKHR, RW. */
  prefetchRange('SPV_KHR_untyped_pointers/prefetch-rw-is-0-or-1', 'RW', 1n),
  /** OpUntypedPrefetchKHR, RW. */
  prefetchConstant('SPV_KHR_untyped_pointers/prefetch-rw-is-an-integer-constant', 'RW'),
  /** OpUntypedPrefetchKHR, from revision 3 on. */
  {
    rule: 'SPV_KHR_untyped_pointers/prefetch-has-rw-locality-and-cache-type-or-none',
    at: prefetch,
    judge({ operands, word }, _module, report) {
      const count = operands.length - prefetchOperand.RW
      if (count === 1 || count === 2) report(word, `it has ${count} of RW, Locality and Cache Type`)
    },
  },
  /**
   * OpUntypedPrefetchKHR, from revision 3 on, in the reading in which memory operands count among the capabilities that
   * are all needed.
   */
  {
    rule: 'SPV_KHR_untyped_pointers/prefetch-with-optional-operands-has-memory-operands',
    at: prefetch,
    judge({ operands, word, wordCount }, _module, report) {
      if (operands.length === 5 && wordCount === 6) report(word, 'it has no memory operands')
    },
  },
]
