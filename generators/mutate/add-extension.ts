import { instruction } from '../builder/instruction.ts'
import type { Module } from '../module.ts'
import { insertDeclaration } from './insert-declaration.ts'
import { ordinalOfExtension } from './ordinal-of-extension.ts'

/** The module that declares that extension; unchanged where it does already. */
export function addExtension(module: Module, name: string): Module {
  if (ordinalOfExtension(module, name) !== undefined) return module
  return insertDeclaration(module, instruction('OpExtension', name))
}
