import type { Generator } from '../maker.ts'
import { type ChosenModule, make } from './make.ts'

/** A module for every combination of answers, depth first: the last question's options vary fastest. */
export function everyChoice(generator: Pick<Generator, 'build'>): readonly ChosenModule[] {
  const all: ChosenModule[] = []
  /** Index taken and number of options, question by question. */
  let path: { index: number; count: number }[] = []
  do {
    let asked = 0
    const made = make(generator, (_, { length: count }) => {
      path[asked] ??= { index: 0, count }
      return (path[asked++] as { index: number }).index
    })
    all.push(made)
    const last = path.findLastIndex(({ index, count }) => index + 1 < count)
    path = path.slice(0, last + 1)
    const step = path[last]
    if (step !== undefined) step.index++
  } while (path.length > 0)
  return all
}
