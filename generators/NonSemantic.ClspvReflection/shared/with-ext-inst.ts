import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import type { Widened } from './substitute.ts'

/** What an `OpExtInst` executes. */
export interface Executed {
  readonly resultType: number
  readonly set: number
  readonly number: number
  readonly operands: readonly number[]
}

/** The module with one more `OpExtInst` in front of the instruction with ordinal `at`. */
export function withExtInst(
  module: Module,
  at: number,
  { resultType, set, number, operands }: Executed,
): Widened {
  const { id, module: wider } = freshId(module)
  const added = instruction('OpExtInst', resultType, id, set, number, ...operands)
  return { module: insertInstructions(wider, at, added), id }
}
