import { instruction } from '../builder/instruction.ts'
import type { Module } from '../module.ts'
import { insertDeclaration } from './insert-declaration.ts'
import { ordinalOfCapability } from './ordinal-of-capability.ts'

/** The module that declares that capability; unchanged where it does already. */
export function addCapability(module: Module, name: string): Module {
  if (ordinalOfCapability(module, name) !== undefined) return module
  return insertDeclaration(module, instruction('OpCapability', name))
}
