import { IdTable } from '../decode/id-table.ts'
import { instructionPlan } from '../decode/plans.ts'
import { shape } from '../decode/shape.ts'
import type { Walker } from '../decode/walker.ts'

/** Which instructions use which id. */
export interface Uses {
  /** Ordinals of the instructions that use `id` as an operand or result type, ascending, each once. */
  readonly of: (id: number) => readonly number[]
}

/** Looks through all instructions once. Memory goes with the words of the module. */
export function usesOf(walker: Walker, bound: number): Uses {
  const { words, frames } = walker
  const { starts, count } = frames
  // A list for each id, its last user first: `users` holds ordinals, `previous` places in the two.
  const users = new Uint32Array(words.length + 1)
  const previous = new Uint32Array(words.length + 1)
  const last = new IdTable(Math.min(bound, words.length))
  let length = 1
  const add = (id: number, index: number): void => {
    const place = last.get(id)
    if (place !== 0 && users[place] === index) return
    users[length] = index
    previous[length] = place
    last.set(id, length++)
  }
  for (let index = 0; index < count; index++) {
    const start = starts[index] as number
    const end = starts[index + 1] as number
    const plan = instructionPlan((words[start] as number) & 0xffff)
    if (plan === null) continue
    if (plan.typeWords === 1 && start + 1 < end) add(words[start + 1] as number, index)
    const first = start + 1 + plan.typeWords + plan.resultWords
    if (end - first >= plan.plainLeast && end - first <= plan.plainMost) {
      for (let word = first, n = 0; word < end; word++) {
        if (((plan.plainIds >>> n) & 1) === 1) add(words[word] as number, index)
        if (n < plan.operands.length - 1) n++
      }
      continue
    }
    walker.walk(index)
    const { kinds, at } = walker
    for (let n = 0; n < walker.length; n++)
      if (kinds[n]?.shape === shape.id) add(words[at[n] as number] as number, index)
  }
  return {
    of: (id) => {
      const ordinals: number[] = []
      for (let place = last.get(id); place !== 0; place = previous[place] as number)
        ordinals.push(users[place] as number)
      return ordinals.reverse()
    },
  }
}
