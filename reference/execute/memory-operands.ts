import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../module.ts'

const isAligned = enumerantByName('MemoryAccess', 'Aligned')?.value ?? 0
const isVolatile = enumerantByName('MemoryAccess', 'Volatile')?.value ?? 0

/** What the memory operands of an access say. */
export interface MemoryOperands {
  /** In bytes; 1 if nothing is said. */
  readonly alignment: number
  readonly isVolatile: boolean
}

const none: MemoryOperands = { alignment: 1, isVolatile: false }

/** The memory operands of the instruction with that ordinal, whose mask is the operand at `at`. */
export function memoryOperandsAt(module: Module, index: number, at: number): MemoryOperands {
  const operands = module.instructions.at(index)?.operands ?? []
  const mask = operands[at]
  if (mask === undefined) return none
  const alignment = (mask.value & isAligned) === 0 ? 1 : (operands[at + 1]?.value ?? 1)
  return { alignment, isVolatile: (mask.value & isVolatile) !== 0 }
}
