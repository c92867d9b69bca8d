import type { Instruction, Module } from '../../module.ts'
import { instructionClass } from './instruction-class.ts'
import { isSemanticSet } from './semantic-set.ts'

/** Whether everybody may ignore the instruction: it is of an instruction set without meaning for execution. */
export function isIgnored(
  module: Module,
  { name, operands }: Pick<Instruction, 'name' | 'operands'>,
): boolean {
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

/** Whether it only says something about its operands: debug, annotation and ignored instructions. */
export function isRemark(module: Module, instruction: Instruction): boolean {
  const itsClass = instructionClass(instruction)
  return itsClass === 'Debug' || itsClass === 'Annotation' || isIgnored(module, instruction)
}
