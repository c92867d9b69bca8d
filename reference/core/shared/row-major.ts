import type { Instruction, Module } from '../../module.ts'
import { enumerant } from './grammar.ts'
import { operandType } from './operands.ts'
import { constituentType, isMatrixType, isStructType, pointeeType } from './types.ts'
import { membersWith } from './variables.ts'

const rowMajor = enumerant('Decoration', 'RowMajor')

/** Whether the indexes of an access chain go into a matrix with RowMajor. */
export function goesIntoRows(module: Module, chain: Instruction): boolean {
  let type = pointeeType(module, operandType(module, chain, 0))
  let isRowMajor = false
  for (const { value } of chain.operands.slice(1)) {
    if (isMatrixType(type)) return isRowMajor
    const member = isStructType(type) ? Number(module.integerValue(value) ?? -1) : 0
    if (type !== undefined && isStructType(type))
      isRowMajor = membersWith(module, type, rowMajor).has(member)
    type = constituentType(module, type, member)
  }
  return false
}
