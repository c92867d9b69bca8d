import { eachOption } from '#generators/drive/each-option'
import type { Made } from '#generators/drive/made'
import type { Generator } from '#generators/maker'
import type { Instruction, Module } from '#generators/module'
import { type Makers, makersOf } from '#runner/corpus/makers'

/** A module of one of a text's generators. */
export interface MadeBy extends Made {
  readonly generator: Generator
}

/** The makers of a text with enough of their modules to see every option. */
export interface TriedMakers extends Makers {
  readonly modules: readonly MadeBy[]
}

/** Modules per generator; pairs of options need more than single ones. */
const limit = 60

/** Loads the makers of a text and runs its generators. */
export async function tryMakers(text: string): Promise<TriedMakers> {
  const makers = await makersOf(text)
  const modules = makers.generators.flatMap((generator) =>
    eachOption(generator, limit).map((made) => ({ ...made, generator })),
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

function same(one: Instruction, other: Instruction): boolean {
  return (
    one.opcode === other.opcode &&
    one.words.length === other.words.length &&
    one.words.every((word, index) => word === other.words[index])
  )
}

/** How many instructions of `before` are not found again in `after`, in their order. */
export function lost(before: Module, after: Module): number {
  let row: readonly number[] = new Array<number>(after.instructions.length + 1).fill(0)
  for (const one of before.instructions) {
    const next = [0]
    for (const [at, other] of after.instructions.entries()) {
      const [left = 0, above = 0, corner = 0] = [next[at], row[at + 1], row[at]]
      next.push(same(one, other) ? corner + 1 : Math.max(left, above))
    }
    row = next
  }
  return before.instructions.length - (row.at(-1) ?? 0)
}
