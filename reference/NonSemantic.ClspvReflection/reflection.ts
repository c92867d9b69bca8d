import {
  type ReflectionInstruction,
  type ReflectionOperand,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Instruction, Module, Operand } from '../module.ts'
import { importVersion, isImportName } from './import-name.ts'

const byNumber: ReadonlyMap<number, ReflectionInstruction> = new Map(
  reflectionInstructions.map((row) => [row.number, row]),
)

/** An instruction of the set, as it stands in a module. */
export interface Reflection {
  readonly instruction: Instruction
  /** Id of the import that it names. */
  readonly set: number
  /** The version that the import asks for; `undefined` where it asks for none that exists. */
  readonly version: number | undefined
  readonly number: number
  /** Word of the number. */
  readonly numberWord: number
  /** Its row in the text; `undefined` where the text has no such number. */
  readonly row: ReflectionInstruction | undefined
  /** The operands after the number. */
  readonly operands: readonly Operand[]
}

/** What an instruction that executes one of an extended set says, where that set is this one. */
export function reflectionOf(module: Module, instruction: Instruction): Reflection | undefined {
  const [set, number, ...operands] = instruction.operands
  if (set === undefined || number === undefined) return undefined
  const name = module.importName(set.value)
  if (name === undefined || !isImportName(name)) return undefined
  return {
    instruction,
    set: set.value,
    version: importVersion(name),
    number: number.value,
    numberWord: number.word,
    row: byNumber.get(number.value),
    operands,
  }
}

/** The row's operand that stands at position `index`, the last one repeating where it is a list. */
export function operandRow({ row }: Reflection, index: number): ReflectionOperand | undefined {
  const last = row?.operands.at(-1)
  return row?.operands[index] ?? (last?.quantifier === '*' ? last : undefined)
}
