import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'
import { isVectorType } from './vector-type.ts'

/** Types of extensions whose texts let no more be done with their values than what they list. */
const listedUses: ReadonlySet<string> = new Set(['OpTypeUntypedPointerKHR', 'OpTypeBufferEXT'])

/**
 * Whether the type is declared by an instruction that no core version has, vectors with a count by id apart. What core
 * instructions do with values of such types is for the text that brings the type in.
 */
export function isExtensionType(type: Instruction | undefined): boolean {
  return (
    type !== undefined &&
    !isVectorType(type) &&
    !listedUses.has(type.name) &&
    instructionByOpcode(type.opcode)?.version === null
  )
}
