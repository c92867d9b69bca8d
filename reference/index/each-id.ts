import type { InstructionPlan, KindPlan } from '../decode/plan.ts'
import { instructionPlan } from '../decode/plans.ts'
import { type Shape, shape } from '../decode/shape.ts'
import { walkedIds } from '../decode/walked-operands.ts'
import type { Walker } from '../decode/walker.ts'
import type { Instruction, Operand } from '../module.ts'
import { mostOpcodes } from './opcode-chains.ts'

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

/** What these are followed by, their values say. */
const followed: readonly Shape[] = [shape.extended, shape.embedded]

function canHoldId(kind: KindPlan): boolean {
  if (kind.shape === shape.id || kind.shape === shape.numberAndId) return true
  if (followed.includes(kind.shape) || kind.parts.some(canHoldId)) return true
  for (const { parameters } of kind.enumerants.values())
    if (parameters.some((parameter) => canHoldId(parameter.kind))) return true
  return false
}

const [holdsIds, holdsNone] = [1, 2]
/** By opcode: whether an id can be among the operands; 0 where that is not worked out yet. */
const holding = new Uint8Array(mostOpcodes)

function workOut(opcode: number, plan: InstructionPlan): number {
  const found = plan.operands.some(({ kind }) => canHoldId(kind)) ? holdsIds : holdsNone
  holding[opcode] = found
  return found
}

/** Visits the ids among operands that the word count alone does not tell. */
function eachWalkedId(
  walker: Walker,
  index: number,
  visit: (id: number, word: number) => void,
): void {
  const taken = walker.taken[index]
  const bits = walker.takenIds[index] ?? -1
  if (taken !== undefined && bits >= 0) {
    for (let n = 0; bits >>> n !== 0; n++) {
      const { value, word } = taken[n] as Operand
      if (((bits >>> n) & 1) === 1) visit(value, word)
    }
    return
  }
  walker.walk(index)
  // Taken off first: whoever is told of an id may have another instruction walked.
  for (const word of walkedIds(walker)) visit(walker.words[word] as number, word)
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
  const head = words[start] as number
  const opcode = head & 0xffff
  const known = holding[opcode]
  if (known === holdsNone) return
  const plan = instructionPlan(opcode)
  if (plan === null || (known === 0 && workOut(opcode, plan) === holdsNone)) return
  const { plainIds } = plan
  const first = start + 1 + plan.typeWords + plan.resultWords
  const end = start + (head >>> 16)
  if (end - first < plan.plainLeast || end - first > plan.plainMost) {
    eachWalkedId(walker, index, visit)
    return
  }
  const last = plan.operands.length - 1
  for (let word = first, n = 0; word < end; word++) {
    if (((plainIds >>> n) & 1) === 1) visit(words[word] as number, word)
    if (n < last) n++
  }
}
