import type { Mutator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'

/** The module whose instruction `at` goes on with those words. */
export function extended(
  module: Module,
  at: number,
  ...more: readonly number[]
): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = [...instruction.words, ...more]
  return replaceInstruction(module, at, { ...instruction, words })
}

/** The module whose instruction `at` keeps only its first words; nothing where it has no more anyway. */
export function cutTo(module: Module, at: number, kept: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || kept < 0 || instruction.words.length <= kept) return undefined
  const words = instruction.words.slice(0, kept)
  return replaceInstruction(module, at, { ...instruction, words })
}

function least(module: Module, at: number): number {
  return module.instructions[at]?.words.at(-1) ?? 0
}

/** Ways to make an instruction too long. */
export const longer: Readonly<Record<string, Way>> = {
  'last-operand-again': (module, at) => extended(module, at, least(module, at)),
  'a-zero-more': (module, at) => extended(module, at, 0),
  'two-words-more': (module, at) => extended(module, at, 1, 1),
}

/** Gives one instruction other lengths than the `length` words that it has behind its first. */
export function otherLengths(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  name: string,
  length: number,
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) => ordinalsOf(module, name),
    ways: {
      ...longer,
      'one-word-less': (module, at) => cutTo(module, at, length - 1),
      'two-words-less': (module, at) => cutTo(module, at, length - 2),
      'opcode-only': (module, at) => (length > 2 ? cutTo(module, at, 0) : undefined),
    },
  })
}
