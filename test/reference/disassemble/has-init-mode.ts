import { enumerantByName, instructionByOpcode } from '#spec/grammar/grammar'
import type { Encoded } from '../../support/encode.ts'

/**
 * Whether an annotation has the decoration InitModeALTERA. spirv-dis 2026.4 gives up at any of them, with `Internal
 * error: Unhandled operand type: 81`, although the grammar has the decoration and its parameter's enumerants.
 */
export function hasInitMode({ opcode, words }: Encoded): boolean {
  const name = instructionByOpcode(opcode)?.name ?? ''
  const index = /^OpMemberDecorate/.test(name) ? 2 : /^OpDecorate/.test(name) ? 1 : -1
  return words[index] === enumerantByName('Decoration', 'InitModeALTERA')?.value
}
