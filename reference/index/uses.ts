import { IdTable } from '../decode/id-table.ts'
import { instructionPlan } from '../decode/plans.ts'
import type { Walker } from '../decode/walker.ts'
import { eachId } from './each-id.ts'

/** Which instructions use which id. */
export interface Uses {
  /** Ordinals of the instructions that use `id` as an operand or result type, ascending, each once. */
  readonly of: (id: number) => readonly number[]
}

/** Visits every use, in the order of the instructions; one instruction may use an id more than once. */
function eachUse(walker: Walker, visit: (id: number, index: number) => void): void {
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

/** Looks through all instructions twice: first for how much room the users of each id take. */
export function usesOf(walker: Walker, bound: number): Uses {
  const dense = Math.min(bound, walker.words.length)
  const firsts = new IdTable(dense)
  eachUse(walker, (id) => firsts.set(id, firsts.get(id) + 1))
  const users = new Uint32Array(firsts.accumulate())
  const counts = new IdTable(dense)
  eachUse(walker, (id, index) => {
    const count = counts.get(id)
    const place = firsts.get(id) + count
    if (count > 0 && users[place - 1] === index) return
    users[place] = index
    counts.set(id, count + 1)
  })
  return {
    of: (id) => {
      const first = firsts.get(id)
      return Array.from(users.subarray(first, first + counts.get(id)))
    },
  }
}
