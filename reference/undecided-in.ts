import { type Concern, type Undecided, undecided } from '#spec/core/undecided'
import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { decoratingWith } from './core/shared/decoration-at.ts'
import { enumerant } from './core/shared/enumerant.ts'
import type { Module } from './module.ts'

function concernsModule(module: Module, concern: Concern): boolean {
  const { instructions: names = [], classes = [], decorations = [], capabilities = [] } = concern
  return (
    names.some((name) => module.has(opcodeOf(name))) ||
    (classes.length > 0 &&
      instructions.some((row) => classes.includes(row.class) && module.has(row.opcode))) ||
    decorations.some((name) => decoratingWith(module, enumerant('Decoration', name)).length > 0) ||
    capabilities.some((name) => module.capabilities.has(name))
  )
}

/**
 * The undecided parts of the core specification that are about what stands in a module. Where there are any, that the
 * module is valid means that it is as far as the others go.
 */
export function undecidedIn(module: Module): readonly Undecided[] {
  return undecided.filter(
    ({ concerns }) => concerns === undefined || concernsModule(module, concerns),
  )
}
