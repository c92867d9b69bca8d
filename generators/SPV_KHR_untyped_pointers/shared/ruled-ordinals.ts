import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

/**
 * Ordinals of instructions of the core specification with one of those names, in modules in which the text has a say
 * about them: those that declare its capability.
 */
export function ruledOrdinals(module: Module, ...names: readonly string[]): readonly number[] {
  return declaresCapability(module, 'UntypedPointersKHR') ? ordinalsOf(module, ...names) : []
}
