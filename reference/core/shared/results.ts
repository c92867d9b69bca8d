import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

const withResultType = new Set<number>()
const withResult = new Set<number>()
for (const { opcode, operands } of instructions) {
  if (operands.some(({ kind }) => kind === 'IdResultType')) withResultType.add(opcode)
  if (operands.some(({ kind }) => kind === 'IdResult')) withResult.add(opcode)
}

/** Whether instructions of its opcode have a result type, be its id 0 or not. */
export function hasResultType({ opcode }: Pick<Instruction, 'opcode'>): boolean {
  return withResultType.has(opcode)
}

/** Whether instructions of its opcode have a result, be its id 0 or not. */
export function hasResult({ opcode }: Pick<Instruction, 'opcode'>): boolean {
  return withResult.has(opcode)
}
