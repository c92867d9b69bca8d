import { instructionPlan } from '../decode/plans.ts'
import { walkedIds } from '../decode/walked-operands.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction } from '../module.ts'

/** Whether the word count alone tells that every operand is an id or an integer: then there are no enumerants. */
export function hasOnlyIdsAndIntegers({
  opcode,
  wordCount,
}: Pick<Instruction, 'opcode' | 'wordCount'>): boolean {
  const plan = instructionPlan(opcode)
  if (plan === null) return false
  const count = wordCount - 1 - plan.typeWords - plan.resultWords
  return count >= plan.plainLeast && count <= plan.plainMost
}

/**
 * Visits the ids among the operands of the instruction with that ordinal. Where its word count alone tells which operands
 * those are, they are read off the words.
 */
export function eachId(
  walker: Walker,
  index: number,
  visit: (id: number, word: number) => void,
): void {
  const { words, frames } = walker
  const start = frames.starts[index] as number
  const plan = instructionPlan((words[start] as number) & 0xffff)
  if (plan === null) return
  const end = frames.starts[index + 1] as number
  const first = start + 1 + plan.typeWords + plan.resultWords
  if (end - first < plan.plainLeast || end - first > plan.plainMost) {
    let ids = walker.takenIds[index]
    if (ids === undefined) {
      walker.walk(index)
      // Taken off first: whoever is told of an id may have another instruction walked.
      ids = walkedIds(walker)
    }
    for (const word of ids) visit(words[word] as number, word)
    return
  }
  const last = plan.operands.length - 1
  for (let word = first, n = 0; word < end; word++) {
    if (((plan.plainIds >>> n) & 1) === 1) visit(words[word] as number, word)
    if (n < last) n++
  }
}
