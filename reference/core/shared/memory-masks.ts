import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { hasOnlyIdsAndIntegers } from '../../index/ids.ts'
import type { Instruction, Operand } from '../../module.ts'
import { enumerant } from './grammar.ts'

const none: readonly number[] = []

/** Indexes of the masks of memory operands among the operands, in order. */
export function masksOf(instruction: Instruction): readonly number[] {
  if (hasOnlyIdsAndIntegers(instruction)) return none
  const { operands } = instruction
  const masks: number[] = []
  for (let index = 1; index < operands.length; index++)
    if (operands[index]?.kind === 'MemoryAccess') masks.push(index)
  return masks
}

/** Visits those masks. */
export function forEachMask(
  instruction: Instruction,
  visit: (mask: Operand, index: number) => void,
): void {
  for (const index of masksOf(instruction)) {
    const mask = instruction.operands[index]
    if (mask !== undefined) visit(mask, index)
  }
}

/** The check that no memory operand of those instructions has a bit. */
export function withoutBit(rule: RuleId, opcodes: readonly string[], name: string): Check {
  const bit = enumerant('MemoryAccess', name)
  return {
    rule,
    at: opcodes,
    judge: (instruction, _, report) =>
      forEachMask(instruction, (mask) => {
        if ((mask.value & bit) !== 0) report(mask.word, `${instruction.name} has ${name}`)
      }),
  }
}
