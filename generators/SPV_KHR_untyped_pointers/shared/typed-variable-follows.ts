import type { Module } from '../../module.ts'

const opFunctionEnd = 56
const opVariable = 59

/** True where an `OpVariable` stands behind ordinal `at` in the same function: the core specification looks at its place. */
export function typedVariableFollows(module: Module, at: number): boolean {
  const next = module.instructions.find(
    ({ opcode }, index) => index > at && (opcode === opVariable || opcode === opFunctionEnd),
  )
  return next?.opcode === opVariable
}
