import type { Module } from '../module.ts'
import { ordinalOfCapability } from './ordinal-of-capability.ts'

/** True where the module declares that capability itself. */
export function declaresCapability(module: Module, name: string): boolean {
  return ordinalOfCapability(module, name) !== undefined
}
