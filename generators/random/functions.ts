import type { Draft } from './draft.ts'
import { opcodeOf } from './opcode-of.ts'
import { functionType } from './pointer-types.ts'
import { statements } from './statements.ts'
import type { Type } from './type.ts'
import { valueLike } from './values.ts'
import { write } from './write.ts'

const opFunction = opcodeOf('OpFunction')
const opFunctionParameter = opcodeOf('OpFunctionParameter')
const opFunctionEnd = opcodeOf('OpFunctionEnd')
const opLabel = opcodeOf('OpLabel')
const opReturn = opcodeOf('OpReturn')
const opReturnValue = opcodeOf('OpReturnValue')

/** Ends the open block by leaving a function with that result. */
export function leave(draft: Draft, result: Type): void {
  if (result.kind === 'void') write(draft, opReturn)
  else write(draft, opReturnValue, valueLike(draft, result))
}

/** Writes a function with those parameters and a body of at most `budget` statements; its id. */
export function writeFunction(
  draft: Draft,
  result: Type,
  parameters: readonly Type[],
  budget: number,
): number {
  const type = functionType(draft, result, parameters)
  const id = draft.bound++
  draft.locals = []
  draft.body = []
  draft.values.length = 0
  draft.pointers.length = 0
  draft.localPointers.length = 0
  draft.budget = budget
  const head = [{ opcode: opFunction, words: [result.id, id, 0, type.id] }]
  for (const parameter of parameters) {
    const own = draft.bound++
    head.push({ opcode: opFunctionParameter, words: [parameter.id, own] })
    draft.values.push({ id: own, type: parameter })
  }
  draft.block = draft.bound++
  head.push({ opcode: opLabel, words: [draft.block] })
  statements(draft, budget)
  leave(draft, result)
  write(draft, opFunctionEnd)
  draft.functions.push(...head, ...draft.locals, ...draft.body)
  return id
}
