import type { Instruction, Module } from '../../module.ts'

/**
 * Whether SPV_KHR_untyped_pointers is in force. Where it words only a part of a sentence anew, the rule of core leaves
 * that part to the text; whole sentences stand in the text's amendments.
 */
export function hasUntypedPointers({ capabilities }: Module): boolean {
  return capabilities.has('UntypedPointersKHR')
}

/** Whether it declares an untyped pointer type, of which that text has rules of its own. */
export function isUntypedPointerType(type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeUntypedPointerKHR'
}
