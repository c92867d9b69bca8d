import type { Module } from '../module.ts'
import { ordinalOfCapability } from './ordinal-of-capability.ts'
import { removeInstruction } from './remove-instruction.ts'

/** The module without any declaration of that capability; what others imply stays. */
export function removeCapability(module: Module, name: string): Module {
  const at = ordinalOfCapability(module, name)
  return at === undefined ? module : removeCapability(removeInstruction(module, at), name)
}
