import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { objectAt } from '../shared/fitting-types.ts'
import { dependsOnSpecialization } from '../shared/integer-constant.ts'
import { isKnownVersion } from '../shared/known-version.ts'
import { operandWord } from '../shared/operand.ts'
import { isIntegerType, isSigned } from '../shared/scalar-type.ts'

const quadSwap = 'OpGroupNonUniformQuadSwap'
const version15 = 0x0001_0500
const directions = 3n

/** Section 3.3.24: operands that name invocations and are constants. */
export const checks: readonly Check[] = [
  {
    rule: 'core/non-uniform-lane-constant',
    at: ['OpGroupNonUniformBroadcast', 'OpGroupNonUniformQuadBroadcast', quadSwap],
    judge(instruction, module, report) {
      const isFree = module.version >= version15 || !isKnownVersion(module.version)
      if (isFree && instruction.name !== quadSwap) return
      const lane = objectAt(module, instruction, 2)
      if (lane !== undefined && !isConstantInstruction(lane))
        report(operandWord(instruction, 2), `the operand is ${lane.name}`)
    },
  },
  {
    rule: 'core/non-uniform-direction-value',
    at: [quadSwap],
    judge(instruction, module, report) {
      const id = instruction.valueAt(2) ?? 0
      const type = module.typeOf(id)
      if (!isIntegerType(type) || isSigned(type) || dependsOnSpecialization(module, id)) return
      const value = module.integerValue(id)
      if (value !== undefined && value >= directions)
        report(operandWord(instruction, 2), `there is no Direction ${value}`)
    },
  },
]
