import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import type { Widened } from './substitute.ts'

/** The module with one more `OpExtInstImport`. */
export function withImport(module: Module, name: string): Widened {
  const { id, module: wider } = freshId(module)
  return { module: insertDeclaration(wider, instruction('OpExtInstImport', id, name)), id }
}
