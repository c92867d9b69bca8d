import type { Module } from '../module.ts'
import { knownOf } from '../words/known-of.ts'
import { operandsOf } from '../words/operands-of.ts'

/** Where an id stands as an operand: the instruction's ordinal and the word's index behind its first word. */
export interface Use {
  readonly at: number
  readonly word: number
}

/** Every use of an id, in debug instructions and decorations too; its definition is not one. */
export function usesOf(module: Module, id: number): readonly Use[] {
  const known = knownOf(module)
  return module.instructions.flatMap((instruction, at) => {
    if (!instruction.words.includes(id)) return []
    return operandsOf(instruction, known)
      .filter(
        ({ kind, word }) =>
          kind !== 'IdResult' && kind.startsWith('Id') && instruction.words[word] === id,
      )
      .map(({ word }): Use => ({ at, word }))
  })
}
