import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { operandWord } from '../shared/operand.ts'
import { families } from './families.ts'
import { objectType } from './object-type.ts'
import { isFloat32, isInteger32 } from './scalar-32.ts'

/** That the operand at `index` has a type of that kind. */
function operandOf(
  rule: RuleId,
  at: readonly string[],
  index: number,
  isFit: (type: Instruction) => boolean,
  message: string,
): Check {
  return {
    rule,
    at,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, index)
      if (type !== undefined && !isFit(type)) report(operandWord(instruction, index), message)
    },
  }
}

/** Checks of operands of image instructions that are scalars of 32 bits. */
export const checks: readonly Check[] = [
  operandOf(
    'core/image-reference-type',
    families.comparing,
    2,
    isFloat32,
    'the depth reference is no 32-bit floating-point number',
  ),
  operandOf(
    'core/image-gather-component',
    families.gatheringComponent,
    2,
    isInteger32,
    'Component is no 32-bit integer',
  ),
  operandOf(
    'core/image-query-level-of-detail',
    ['OpImageQuerySizeLod'],
    1,
    isInteger32,
    'Level of Detail is no 32-bit integer',
  ),
]
