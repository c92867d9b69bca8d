import type { Check } from '../check.ts'
import { constituentType, isMatrixType, isStructType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { integerConstant } from '../core/shared/integer-constant.ts'
import { operandType } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { isSilent, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const model = enumerant('AddressingModel', 'PhysicalStorageBuffer64')
const rowMajor = enumerant('Decoration', 'RowMajor')

/** Whether the indexes of an access chain go into a matrix with RowMajor. */
function goesIntoRows(module: Module, chain: Instruction): boolean {
  let type = pointeeType(module, operandType(module, chain, 0))
  let isRowMajor = false
  for (const { value } of chain.operands.slice(1)) {
    if (isMatrixType(type)) return isRowMajor
    const member = isStructType(type) ? Number(integerConstant(module, value) ?? -1) : 0
    if (type !== undefined && isStructType(type))
      isRowMajor = membersWith(module, type, rowMajor).has(member)
    type = constituentType(module, type, member)
  }
  return false
}

/** Matrices with rows one after the other. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/physical-row-major-access',
    at: ['OpAccessChain', 'OpInBoundsAccessChain'],
    among: ['PhysicalStorageBufferAddresses'],
    judge(chain, module, report) {
      if (module.all('OpMemoryModel')[0]?.valueAt(0) !== model) return
      if (!goesIntoRows(module, chain)) return
      for (const use of module.uses(chain.result)) {
        if (isSilent(module, use)) continue
        const isAccess =
          (use.name === 'OpLoad' || use.name === 'OpStore') && use.valueAt(0) === chain.result
        if (!isAccess) report(use.word, `${use.name} takes a pointer into a matrix with RowMajor`)
      }
    },
  },
]
