import type fc from 'fast-check'
import { drawAim, drawGeneric } from './aim.ts'
import { oneOf } from './chances.ts'
import type { ModuleForms } from './change.ts'
import type { Aim, FuzzMakers, NamedMutator } from './fuzz-makers.ts'
import type { Past } from './past.ts'
import { drawNamed } from './weighted.ts'

/**
 * With more instructions than this, no rule is broken on purpose: the sites of those mutators take too long to list.
 */
const largest = 2000

/** The mutators of a rule that may have a place in a module that no pair made. */
export function mutatorsForAny({ breaking, edits }: Aim): readonly NamedMutator[] {
  const makers = breaking.filter(({ ofPair }) => !ofPair).map(({ mutator }) => mutator)
  return edits === undefined ? makers : [...makers, edits]
}

/** A mutator for a module of that size; `undefined` where the weights leave none. */
export function drawMutator(
  makers: FuzzMakers,
  past: Past,
  random: fc.Random,
  { module }: ModuleForms,
): NamedMutator | undefined {
  if (module === undefined) return oneOf(random, makers.genericWords)
  switch (drawNamed(random, makers.weights.changes)) {
    case 'words':
      return oneOf(random, makers.genericWords)
    case 'rule': {
      if (module.instructions.length > largest) return undefined
      const aim = drawAim(makers, past, random)
      const aimed = aim && mutatorsForAny(aim)
      return aimed?.length ? oneOf(random, aimed) : undefined
    }
    case 'edit':
      return makers.edits
    default:
      return drawGeneric(makers, random)
  }
}
