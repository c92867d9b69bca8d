import { idKinds } from '../core/shared/id-kinds.ts'
import type { InstructionPlan } from '../decode/plan.ts'
import { instructionPlan } from '../decode/plans.ts'
import type { Instruction } from '../module.ts'

function operandWords({ wordCount }: Instruction, plan: InstructionPlan): number {
  return wordCount - 1 - plan.typeWords - plan.resultWords
}

function isPlain(instruction: Instruction, plan: InstructionPlan): boolean {
  const count = operandWords(instruction, plan)
  return count >= plan.plainLeast && count <= plan.plainMost
}

/** Whether the word count alone tells that every operand is an id or an integer: then there are no enumerants. */
export function hasOnlyIdsAndIntegers(instruction: Instruction): boolean {
  const plan = instructionPlan(instruction.opcode)
  return plan !== null && isPlain(instruction, plan)
}

/**
 * Visits the ids among the operands of an instruction. Where its word count alone tells which operands those are, they
 * are read off the words, for most of the time that a large module takes would go into making operands otherwise.
 */
export function eachId(
  words: Uint32Array,
  instruction: Instruction,
  visit: (id: number, word: number) => void,
): void {
  const plan = instructionPlan(instruction.opcode)
  if (plan === null) return
  if (!isPlain(instruction, plan)) {
    for (const { kind, value, word } of instruction.operands)
      if (idKinds.has(kind)) visit(value, word)
    return
  }
  const end = instruction.word + instruction.wordCount
  const last = plan.operands.length - 1
  for (let word = end - operandWords(instruction, plan), n = 0; word < end; word++) {
    if (((plan.plainIds >>> n) & 1) === 1) visit(words[word] as number, word)
    if (n < last) n++
  }
}
