import type { Module } from '../module.ts'
import { ordinalOfExtension } from './ordinal-of-extension.ts'
import { removeInstruction } from './remove-instruction.ts'

/** The module without any declaration of that extension. */
export function removeExtension(module: Module, name: string): Module {
  const at = ordinalOfExtension(module, name)
  return at === undefined ? module : removeExtension(removeInstruction(module, at), name)
}
