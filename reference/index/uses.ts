import { instructionPlan } from '../decode/plans.ts'
import type { Walker } from '../decode/walker.ts'
import { eachId } from './each-id.ts'
import { ChainRoom, type OrdinalsById, ordinalsById } from './ordinals-by-id.ts'

function eachUse(walker: Walker, visit: (id: number, ordinal: number) => void): void {
  const { words, frames } = walker
  const { starts, count } = frames
  let index = 0
  const use = (id: number): void => visit(id, index)
  for (; index < count; index++) {
    const start = starts[index] as number
    const hasType = instructionPlan((words[start] as number) & 0xffff)?.typeWords === 1
    if (hasType && start + 1 < (starts[index + 1] as number)) use(words[start + 1] as number)
    eachId(walker, index, use)
  }
}

const room = new ChainRoom()

/** Ordinals of the instructions that use an id as an operand or result type. */
export function usesOf(walker: Walker, bound: number): OrdinalsById {
  return ordinalsById(walker.words, bound, room, (visit) => eachUse(walker, visit))
}
