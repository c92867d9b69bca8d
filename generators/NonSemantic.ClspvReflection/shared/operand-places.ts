import type {
  ReflectionOperand,
  ReflectionOperandKind,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Module } from '../../module.ts'
import { operandsIn } from './instruction-named.ts'
import { type Reflected, reflectedAt, reflectedOf, wordsBefore } from './reflected-of.ts'

/** An operand of an instruction of the set. */
export interface OperandPlace {
  readonly reflected: Reflected
  readonly operand: ReflectionOperand
  /** Index in `Instruction.words`. */
  readonly word: number
  readonly id: number
}

function placesIn(reflected: Reflected): readonly OperandPlace[] {
  const rows = operandsIn(reflected.row, reflected.version)
  const last = rows.at(-1)
  return reflected.operands.flatMap((id, index) => {
    const operand = rows[index] ?? (last?.quantifier === '*' ? last : undefined)
    return operand === undefined ? [] : [{ reflected, operand, word: wordsBefore + index, id }]
  })
}

/** The operands of those kinds, in the order of the module; those that no row has are left out. */
export function operandPlaces(
  module: Module,
  ...kinds: readonly ReflectionOperandKind[]
): readonly OperandPlace[] {
  return reflectedOf(module).flatMap((reflected) =>
    placesIn(reflected).filter(({ operand }) => kinds.includes(operand.kind)),
  )
}

/** All operands of the instruction with ordinal `at`; those that its row does not have are left out. */
export function placesAt(module: Module, at: number): readonly OperandPlace[] {
  const reflected = reflectedAt(module, at)
  return reflected === undefined ? [] : placesIn(reflected)
}

/** The operand of that name of the instruction with ordinal `at`; of a list, the first. */
export function operandNamed(module: Module, at: number, name: string): OperandPlace | undefined {
  return placesAt(module, at).find(({ operand }) => operand.name === name)
}
