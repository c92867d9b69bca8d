import { shape } from '../decode/shape.ts'
import type { Walker } from '../decode/walker.ts'

/** Which instructions use which id. */
export interface Uses {
  /** Ordinals of the instructions that use `id` as an operand or result type, ascending, each once. */
  readonly of: (id: number) => readonly number[]
}

const nobody: readonly number[] = []

/** Looks through all instructions once. An id that never occurs costs nothing. */
export function usesOf(walker: Walker): Uses {
  const { words, frames } = walker
  const users = new Map<number, number[]>()
  const add = (id: number, index: number): void => {
    const list = users.get(id)
    if (list === undefined) users.set(id, [index])
    else if (list[list.length - 1] !== index) list.push(index)
  }
  for (let index = 0; index < frames.count; index++) {
    walker.walk(index)
    const { plan, kinds, at, length } = walker
    const start = frames.starts[index] as number
    if (plan?.typeWords === 1 && start + 1 < (frames.starts[index + 1] as number))
      add(words[start + 1] as number, index)
    for (let n = 0; n < length; n++)
      if (kinds[n]?.shape === shape.id) add(words[at[n] as number] as number, index)
  }
  return { of: (id) => users.get(id) ?? nobody }
}
