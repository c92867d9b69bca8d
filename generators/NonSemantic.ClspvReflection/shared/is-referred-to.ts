import type { Module } from '../../module.ts'
import { reflectedOf } from './reflected-of.ts'

/** True of an id that an instruction of the set has as an operand. */
export function isReferredTo(module: Module, id: number): boolean {
  return reflectedOf(module).some(({ operands }) => operands.includes(id))
}
