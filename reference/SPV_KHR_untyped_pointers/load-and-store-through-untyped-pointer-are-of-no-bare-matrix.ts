import type { Check } from '../check.ts'
import { isMatrixOrArrayOfMatrices } from './shared/explicit-layout.ts'
import { accessWord, laidOutAccess } from './shared/laid-out-access.ts'

/** Validation Rules for Shader Capabilities, explicit layout, in the reading in which a bare matrix has no layout. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
  at: ['OpLoad', 'OpStore'],
  judge(instruction, module, report) {
    const type = laidOutAccess(module, instruction)
    if (type !== undefined && isMatrixOrArrayOfMatrices(module, type))
      report(
        accessWord(instruction),
        `%${type.result} is a matrix outside a structure, or an array of them`,
      )
  },
}
