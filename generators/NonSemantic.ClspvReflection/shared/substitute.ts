import type { Module } from '../../module.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import type { OperandPlace } from './operand-places.ts'

/** A module in which something more can be referred to from a place. */
export interface Widened {
  readonly module: Module
  readonly id: number
}

/**
 * Something to stand in an operand's place, defined before the instruction, which it leaves as it is; `undefined` where
 * it cannot be had.
 */
export type Substitute = (module: Module, place: OperandPlace) => Widened | undefined

/** The module with something else in that place. */
export function substituted(
  module: Module,
  place: OperandPlace,
  substitute: Substitute,
): Module | undefined {
  const instruction = module.instructions[place.reflected.at]
  const widened = substitute(module, place)
  if (instruction === undefined || widened === undefined) return undefined
  const at = widened.module.instructions.indexOf(instruction)
  return replaceWord(widened.module, at, place.word, widened.id)
}
