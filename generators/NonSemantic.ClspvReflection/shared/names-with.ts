import {
  type ReflectionOperandKind,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'

/** Names of the instructions that have an operand of that kind, in the order of the table. */
export function namesWith(kind: ReflectionOperandKind): readonly string[] {
  return reflectionInstructions
    .filter(({ operands }) => operands.some((operand) => operand.kind === kind))
    .map(({ name }) => name)
}
