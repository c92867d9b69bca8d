import type { Instruction, Module } from '#generators/module'
import { resultsOf } from '#generators/words/results-of'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** A change of a module that may alter what it computes. */
export type MiscompilingChange = (module: Module) => Module

/** The name of an instruction; empty where the grammar has none. */
export function nameOf({ opcode }: Instruction): string {
  return instructionByOpcode(opcode)?.name ?? ''
}

/** The instruction that defines an id. */
export function definitionOf(module: Module, id: number | undefined): Instruction | undefined {
  return module.instructions.find((instruction) => id !== 0 && resultsOf(instruction).result === id)
}

/** Changes each instruction of that name, or leaves it out where `undefined` comes back. */
export function each(
  name: string,
  change: (words: readonly number[], module: Module) => readonly number[] | undefined,
): MiscompilingChange {
  const opcode = opcodeOf(name)
  return (module) => ({
    ...module,
    instructions: module.instructions.flatMap((instruction) => {
      if (instruction.opcode !== opcode) return [instruction]
      const words = change(instruction.words, module)
      return words === undefined ? [] : [{ opcode, words }]
    }),
  })
}

/** Gives instructions another opcode of the same form. */
export function renamed(names: Readonly<Record<string, string>>): MiscompilingChange {
  const opcodes = new Map(
    Object.entries(names).map(([name, other]) => [opcodeOf(name), opcodeOf(other)]),
  )
  return (module) => ({
    ...module,
    instructions: module.instructions.map(({ opcode, words }) => ({
      opcode: opcodes.get(opcode) ?? opcode,
      words,
    })),
  })
}

/** The words with those at two indices exchanged. */
export function exchanged(words: readonly number[], first: number, second: number): number[] {
  return words.with(first, words[second] ?? 0).with(second, words[first] ?? 0)
}

/** The blocks of a module as ranges of ordinals: from the label to the terminator, both included. */
export function blocksOf({
  instructions,
}: Module): readonly (readonly [from: number, to: number])[] {
  const blocks: [number, number][] = []
  const label = opcodeOf('OpLabel')
  for (const [ordinal, { opcode }] of instructions.entries()) {
    const last = blocks.at(-1)
    if (opcode === label) blocks.push([ordinal, ordinal])
    else if (last !== undefined && nameOf(instructions[ordinal] as Instruction) !== 'OpFunctionEnd')
      last[1] = ordinal
  }
  return blocks
}
