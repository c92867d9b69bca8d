import { enumerantByName, instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'

/** Where a decoration stands in the instructions that hold one, and whether it is of a member. */
const holders: Readonly<Record<string, number>> = {
  OpDecorate: 1,
  OpDecorateId: 1,
  OpMemberDecorate: 2,
  OpMemberDecorateIdEXT: 2,
}

/** An annotation that holds one of the decorations asked for. */
export interface Held {
  readonly at: number
  readonly name: string
  readonly target: number
  /** Absent for what is of no member. */
  readonly member?: number
  /** The first word behind the decoration: an id or a literal. */
  readonly operand: number
}

/** The annotations with one of those decorations, groups left out of account. */
export function annotationsOf(module: Module, ...decorations: readonly string[]): readonly Held[] {
  const values = decorations.map((name) => enumerantByName('Decoration', name)?.value)
  return module.instructions.flatMap(({ opcode, words }, at): readonly Held[] => {
    const name = instructionByOpcode(opcode)?.name ?? ''
    const place = holders[name]
    if (place === undefined || !values.includes(words[place])) return []
    const [target = 0, member = 0] = words
    const operand = words[place + 1] ?? 0
    return [{ at, name, target, operand, ...(place === 2 ? { member } : {}) }]
  })
}
