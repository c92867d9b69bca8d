import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { perModule } from './per-module.ts'
import { declaresVariable } from './variables.ts'

/** Place of the pointer that a pointer into the same object, or into its array, is made of. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpPtrAccessChain: 0,
  OpInBoundsPtrAccessChain: 0,
  OpImageTexelPointer: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
  OpUntypedPtrAccessChainKHR: 1,
  OpUntypedInBoundsPtrAccessChainKHR: 1,
  OpUntypedImageTexelPointerEXT: 1,
}
const opcodes = new Set(Object.keys(handsOn).map(opcodeOf))

/** By the id of a pointer that is made of another one, the id that it comes from through any number of those. */
const origins = perModule((module): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  // Whatever a pointer is made from comes before it, else another rule is broken.
  module.each(opcodes, (instruction) => {
    const from = instruction.valueAt(handsOn[instruction.name] ?? 0)
    if (from !== undefined) found.set(instruction.result, found.get(from) ?? from)
  })
  return found
})

/** What a pointer comes from through copies and access chains; itself where it is the result of neither. */
export function originOf(module: Module, pointer: number): Instruction | undefined {
  return module.definition(origins(module).get(pointer) ?? pointer)
}

/** The variable that a pointer comes from through copies and access chains; `undefined` where it is none. */
export function variableUnder(module: Module, pointer: number): Instruction | undefined {
  const origin = originOf(module, pointer)
  return origin !== undefined && declaresVariable(origin) ? origin : undefined
}
