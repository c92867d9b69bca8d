import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

/** How many words an instruction may have behind the first. */
export interface Lengths {
  readonly least: number
  readonly most: number
}

const endless = Number.POSITIVE_INFINITY

const lengths: Readonly<Record<string, Lengths>> = {
  OpTypeUntypedPointerKHR: { least: 2, most: 2 },
  OpUntypedVariableKHR: { least: 3, most: 5 },
  OpUntypedAccessChainKHR: { least: 4, most: endless },
  OpUntypedInBoundsAccessChainKHR: { least: 4, most: endless },
  OpUntypedPtrAccessChainKHR: { least: 5, most: endless },
  OpUntypedInBoundsPtrAccessChainKHR: { least: 5, most: endless },
  OpUntypedArrayLengthKHR: { least: 5, most: 5 },
  OpUntypedPrefetchKHR: { least: 2, most: 5 },
}

/** Names of the eight instructions that the text adds. */
export const newInstructions: readonly string[] = Object.keys(lengths)

/** The lengths of one of them; `undefined` for other instructions. */
export function lengthsOf(instruction: Instruction | undefined): Lengths | undefined {
  return lengths[instructionByOpcode(instruction?.opcode ?? 0)?.name ?? '']
}
