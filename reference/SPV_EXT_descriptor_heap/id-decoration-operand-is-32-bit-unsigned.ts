import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isIntegerType, isUnsigned, scalarWidth } from '../core/shared/scalar-type.ts'
import type { Instruction } from '../module.ts'
import { extraOperands } from './shared/extra-operands.ts'
import { sizeOf } from './shared/instructions.ts'

/** Whether it is a size in a width that no size may have, which is a fault of its own. */
function isFaultySize({ name }: Instruction, type: Instruction): boolean {
  const width = scalarWidth(type)
  return name === sizeOf && width !== 32 && width !== 64
}

/** Decoration, ArrayStrideIdEXT and OffsetIdEXT, in the reading in which the kind of number is that of the literals. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-32-bit-unsigned',
  among: decorating,
  judgeModule(module, report) {
    for (const { definition, word, decoration } of extraOperands(module)) {
      const type = resultType(module, definition)
      if (!isConstantInstruction(definition) || !isIntegerType(type)) continue
      if (!isUnsigned(type, 32) && !isFaultySize(definition, type))
        report(
          word,
          `the operand of ${decoration}, %${definition.result}, is no unsigned 32-bit integer`,
        )
    }
  },
}
