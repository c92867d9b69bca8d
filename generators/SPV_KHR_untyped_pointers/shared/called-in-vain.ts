import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { firstFunction, graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'

const opFunctionEnd = 56

/**
 * The module in which, in front of the instruction with ordinal `at`, a function is called that is said to give back
 * something of that type, and never does.
 */
export function calledInVain(module: Module, at: number, type: number): Module | undefined {
  if (at < firstFunction(module)) return undefined
  const declare = graft(module, at)
  const signature = declare.type('OpTypeFunction', type)
  if (signature === undefined) return undefined
  const { module: wider, shift } = declare.done()
  const [callee, label, result] = [wider.bound, wider.bound + 1, wider.bound + 2]
  const called = insertInstructions(
    wider,
    at + shift,
    instruction('OpFunctionCall', type, result, callee),
  )
  const end = called.instructions.map(({ opcode }) => opcode).lastIndexOf(opFunctionEnd) + 1
  const whole = insertInstructions(
    called,
    end === 0 ? called.instructions.length : end,
    instruction('OpFunction', type, callee, 'None', signature),
    instruction('OpLabel', label),
    instruction('OpUnreachable'),
    instruction('OpFunctionEnd'),
  )
  return { ...whole, bound: wider.bound + 3 }
}
