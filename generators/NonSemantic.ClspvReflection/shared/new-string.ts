import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { stringOf } from './string-of.ts'
import type { Substitute, Widened } from './substitute.ts'

/** The module with one more `OpString`. */
export function withString(module: Module, text: string): Widened {
  const { id, module: wider } = freshId(module)
  return { module: insertDeclaration(wider, instruction('OpString', id, text)), id }
}

/**
 * An `OpString` made from the one that stands in the place.
 *
 * @param change nothing where it cannot be made, or would be the same.
 */
export function newString(change: (text: string) => string | undefined): Substitute {
  return (module, place) => {
    const before = stringOf(module, place.id)
    const text = before === undefined ? undefined : change(before)
    return text === undefined || text === before ? undefined : withString(module, text)
  }
}
