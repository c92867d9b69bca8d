import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

const classes: ReadonlyMap<number, string> = new Map(
  instructions.map((row) => [row.opcode, row.class]),
)

/** The class that the grammar puts an instruction in: `Annotation`, `Type-Declaration`, ... */
export function instructionClass({ opcode }: Pick<Instruction, 'opcode'>): string {
  return classes.get(opcode) ?? ''
}
