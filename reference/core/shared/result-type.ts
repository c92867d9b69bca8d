import type { Instruction, Module } from '../../module.ts'
import { isTypeDeclaration } from './type-declaration.ts'

/** The type that an instruction's result type declares; `undefined` where it has none or the id is no type. */
export function resultType(module: Module, instruction: Instruction): Instruction | undefined {
  if (instruction.resultType === 0) return undefined
  const type = module.definition(instruction.resultType)
  return isTypeDeclaration(type) ? type : undefined
}
