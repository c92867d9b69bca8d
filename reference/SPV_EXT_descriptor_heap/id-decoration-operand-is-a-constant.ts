import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { extraOperands } from './shared/extra-operands.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** Decoration, ArrayStrideIdEXT and OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-a-constant',
  among: decorating,
  judgeModule(module, report) {
    for (const { holder, definition, word, decoration } of extraOperands(module)) {
      // An OpMemberDecorateIdEXT has a rule of its own for all but variables.
      const isAmiss =
        holder.name === memberDecorateId
          ? definition.name === 'OpVariable'
          : holder.name === 'OpDecorateId' && !isConstantInstruction(definition)
      if (isAmiss)
        report(
          word,
          `the operand of ${decoration}, %${definition.result}, comes from ${definition.name}`,
        )
    }
  },
}
