import type { Instruction, Module } from '../../module.ts'
import { isSemanticSet } from './availability.ts'
import { opcodeSet } from './grammar.ts'

const extended = opcodeSet(['OpExtInst', 'OpExtInstWithForwardRefsKHR'])

/**
 * Whether every consumer may ignore the instruction: it is of an instruction set that computes nothing, so that it can
 * be removed without a change.
 */
export function isNonSemantic(module: Module, instruction: Instruction): boolean {
  if (!extended(instruction)) return false
  const set = module.importName(instruction.valueAt(0) ?? 0)
  return set !== undefined && !isSemanticSet(set)
}
