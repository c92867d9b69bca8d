import { everyChoice } from '#generators/drive/every-choice'
import type { ChosenModule } from '#generators/drive/make'
import type { Generator } from '#generators/maker'
import type { Instruction, Module } from '#generators/module'
import { type Makers, makersOf } from '#runner/corpus/makers'

/** A module of one of a text's generators. */
export interface MadeBy extends ChosenModule {
  readonly generator: Generator
}

/** The makers of a text with all of their modules. */
export interface TriedMakers extends Makers {
  readonly modules: readonly MadeBy[]
}

/** Loads the makers of a text and runs its generators. */
export async function tryMakers(text: string): Promise<TriedMakers> {
  const makers = await makersOf(text)
  const modules = makers.generators.flatMap((generator) =>
    everyChoice(generator).map((made) => ({ ...made, generator })),
  )
  return { ...makers, modules }
}

/** Freezes a module to the bottom, so that writing to it throws. */
export function frozen(module: Module): Module {
  for (const instruction of module.instructions) {
    Object.freeze(instruction.words)
    Object.freeze(instruction)
  }
  Object.freeze(module.instructions)
  return Object.freeze(module)
}

function same(left: Instruction, right: Instruction): boolean {
  return (
    left === right ||
    (left.opcode === right.opcode &&
      left.words.length === right.words.length &&
      left.words.every((word, index) => word === right.words[index]))
  )
}

/** How many instructions of `before` are not found again in `after`, in their order. */
export function lost(before: Module, after: Module): number {
  // Most of both is alike: only the middle, from the first to the last difference, has to be compared.
  const [ours, others] = [before.instructions, after.instructions]
  const most = Math.min(ours.length, others.length)
  const alike = (first: Instruction | undefined, second: Instruction | undefined): boolean =>
    first !== undefined && second !== undefined && same(first, second)
  let head = 0
  while (head < most && alike(ours[head], others[head])) head++
  let tail = 0
  while (tail < most - head && alike(ours.at(-1 - tail), others.at(-1 - tail))) tail++
  const left = ours.slice(head, ours.length - tail)
  const right = others.slice(head, others.length - tail)

  let row: readonly number[] = new Array<number>(right.length + 1).fill(0)
  for (const expected of left) {
    const next = [0]
    for (const [index, other] of right.entries()) {
      const [beside = 0, above = 0, corner = 0] = [next[index], row[index + 1], row[index]]
      next.push(same(expected, other) ? corner + 1 : Math.max(beside, above))
    }
    row = next
  }
  return left.length - (row.at(-1) ?? 0)
}
