import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { extraOperands } from './shared/extra-operands.ts'
import { sizeOf } from './shared/instructions.ts'

/** Decoration, ArrayStrideIdEXT and OffsetIdEXT; what a stride and an offset are is in the core specification. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-an-integer-scalar',
  among: decorating,
  judgeModule(module, report) {
    for (const { definition, word, decoration } of extraOperands(module)) {
      // The type of a size has a rule of its own.
      if (!isConstantInstruction(definition) || definition.name === sizeOf) continue
      const type = resultType(module, definition)
      if (type !== undefined && !isIntegerType(type))
        report(word, `the operand of ${decoration}, %${definition.result}, is of ${type.name}`)
    }
  },
}
