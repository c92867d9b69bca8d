import type { Instruction, Module } from '../module.ts'

/** The `OpEntryPoint` instructions whose Entry Point is the function `id`. */
export function entryPointsOf(module: Module, id: number): readonly Instruction[] {
  return module.all('OpEntryPoint').filter(({ operands }) => operands[1]?.value === id)
}
