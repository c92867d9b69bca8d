import type { Instruction } from '../module.ts'
import type { Known } from '../words/known.ts'
import type { Argument } from './argument.ts'
import { takeId } from './create-builder.ts'
import { encodeOperands, instructionPlan } from './plan-operands.ts'

const nothing: Known = {
  numberType: () => undefined,
  typeOf: () => undefined,
  instructionSet: () => undefined,
}

/**
 * One instruction by name, for mutators. Arguments stand in the order of the binary form: result type and result
 * first. A number whose width a type decides takes one word, or two when it is a `bigint`; instructions of sets are
 * given by number. A `MakerError` where the arguments do not fit the grammar.
 */
export function instruction(name: string, ...args: readonly Argument[]): Instruction {
  const plan = instructionPlan(name)
  const words: number[] = []
  const ids = (plan.hasResultType ? 1 : 0) + (plan.hasResult ? 1 : 0)
  for (let at = 0; at < ids; at++) words.push(takeId(name, args, at))
  encodeOperands(plan, args, ids, nothing, words)
  return { opcode: plan.opcode, words }
}
