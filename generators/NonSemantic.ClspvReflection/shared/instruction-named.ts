import {
  type ReflectionInstruction,
  type ReflectionOperand,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { MakerError } from '../../maker-error.ts'

/** The row of an instruction; a `MakerError` where the set has none of that name. */
export function instructionNamed(name: string): ReflectionInstruction {
  const row = reflectionInstructions.find((each) => each.name === name)
  if (row === undefined) {
    throw new MakerError('unknown-instruction', `the reflection set has no ${name}`)
  }
  return row
}

/** The operands that the instruction has in that version of the set. */
export function operandsIn(
  { operands }: ReflectionInstruction,
  version: number,
): readonly ReflectionOperand[] {
  return operands.filter(({ since }) => since <= version)
}
