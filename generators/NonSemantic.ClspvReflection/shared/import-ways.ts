import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { importsOf } from './imports-of.ts'

/** The import with ordinal `at` gets another name. */
export function renamedImport(name: string): Way {
  return (module, at) => {
    const id = module.instructions[at]?.words[0]
    if (id === undefined) return undefined
    return replaceInstruction(module, at, instruction('OpExtInstImport', id, name))
  }
}

/** Ordinals of the imports whose version is a number from 1 to 6. */
export function ordinalsOfImports(module: Module): readonly number[] {
  return importsOf(module).flatMap(({ at, version }) => (version === undefined ? [] : [at]))
}
