import type { Instruction, Module } from '../../module.ts'
import { isVariable } from '../../SPV_KHR_untyped_pointers/shared/variables.ts'
import { builtIn, resourceHeap, samplerHeap } from './enumerants.ts'

/** Whether it is a variable, typed or untyped, with BuiltIn and that heap. */
function isHeap(module: Module, variable: Instruction, heap: number): boolean {
  return (
    isVariable(variable) &&
    module
      .decorations(variable.result)
      .some(({ decoration, operands }) => decoration === builtIn && operands[0]?.value === heap)
  )
}

/** Whether it is a variable with BuiltIn ResourceHeapEXT. */
export function isResourceHeap(module: Module, variable: Instruction): boolean {
  return isHeap(module, variable, resourceHeap)
}

/** Whether it is a variable with one of the heap built-ins. */
export function isHeapVariable(module: Module, variable: Instruction): boolean {
  return isResourceHeap(module, variable) || isHeap(module, variable, samplerHeap)
}
