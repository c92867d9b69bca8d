import { AuthorError } from '#spec/author-error'
import { instructions } from '#spec/grammar/grammar'
import type { InstructionList } from '#spec/vocabulary/facts'
import { opcodeSet } from '../core/shared/grammar.ts'
import type { Instruction } from '../module.ts'
import { choice } from './amounts.ts'
import { instructionNamed } from './grammar-operands.ts'

/** Names of the instructions of a list. */
export function instructionNames({
  instructions: names = [],
  classes = [],
}: InstructionList): readonly string[] {
  for (const name of names) instructionNamed(name)
  for (const name of classes)
    if (!instructions.some((row) => row.class === name))
      throw new AuthorError(
        'unknown-instruction',
        `a row names the class ${name}, which the grammar does not have`,
      )
  return [
    ...names,
    ...instructions.filter((row) => classes.includes(row.class)).map(({ name }) => name),
  ]
}

/** Whether an instruction is in a list. */
export function isAmongInstructions(
  list: InstructionList,
): (instruction: Pick<Instruction, 'opcode'>) => boolean {
  return opcodeSet(instructionNames(list))
}

/** The list in words. */
export function instructionsWords({
  instructions: names = [],
  classes = [],
}: InstructionList): string {
  return choice([...classes.map((name) => `the ${name} instructions`), ...names])
}
