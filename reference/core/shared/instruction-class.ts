import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

const classes: string[] = []
for (const row of instructions) classes[row.opcode] = row.class

/** The class that the grammar puts an instruction in: `Annotation`, `Type-Declaration`, ... */
export function instructionClass({ opcode }: Pick<Instruction, 'opcode'>): string {
  return classes[opcode] ?? ''
}
