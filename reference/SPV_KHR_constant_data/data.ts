import type { Check } from '../check.ts'
import { isSpecConstantInstruction } from '../core/shared/constants.ts'
import { isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { dataForms, elementType } from './shared/data.ts'

/** Words that the answer to issue 3 allows, one fewer than fit into the longest instruction. */
const most = 65531

/**
 * Words that the elements of an array type need: packed, then rounded up. `undefined` where that is not known: the
 * type is at fault, or its Length may be specialized (core specification, 2.12).
 */
function wordsOf(module: Module, type: Instruction | undefined): bigint | undefined {
  if (type?.name !== 'OpTypeArray') return undefined
  const element = elementType(module, type)
  const width = isIntegerType(element) ? scalarWidth(element) : undefined
  const length = module.definition(type.operands[1]?.value ?? 0)
  if (width === undefined || length === undefined || isSpecConstantInstruction(length))
    return undefined
  const count = module.integerValue(length.result)
  // Another rule reports a Length that is not one.
  return count === undefined || count < 1n ? undefined : (count * BigInt(width) + 31n) / 32n
}

export const checks: readonly Check[] = [
  /** Data of each instruction. */
  {
    rule: 'SPV_KHR_constant_data/data-has-a-word',
    at: dataForms,
    judge(instruction, _module, report) {
      if (instruction.wordCount === 3) report(instruction.word, 'Data is empty')
    },
  },
  /** Issues, 3. */
  {
    rule: 'SPV_KHR_constant_data/data-has-at-most-65531-words',
    at: dataForms,
    judge(instruction, _module, report) {
      const words = instruction.wordCount - 3
      if (words > most) report(instruction.word, `Data has ${words} words, more than ${most}`)
    },
  },
  /** Data of each instruction. Bits above the last element are ignored, so they are not looked at. */
  {
    rule: 'SPV_KHR_constant_data/data-word-count',
    at: dataForms,
    judge(instruction, module, report) {
      const words = instruction.wordCount - 3
      if (words === 0) return
      const needed = wordsOf(module, module.definition(instruction.resultType))
      if (needed !== undefined && needed !== BigInt(words))
        report(instruction.word + 3, `Data has ${words} words where its type needs ${needed}`)
    },
  },
]
