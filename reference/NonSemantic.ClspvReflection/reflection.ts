import {
  type ReflectionInstruction,
  type ReflectionOperand,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { perModule } from '../core/shared/per-module.ts'
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

/** Versions that imports of the set ask for, by their ids. */
const imports = perModule((module): ReadonlyMap<number, number | undefined> => {
  const versions = new Map<number, number | undefined>()
  for (const { result } of module.all('OpExtInstImport')) {
    const name = module.importName(result)
    if (name !== undefined && isImportName(name)) versions.set(result, importVersion(name))
  }
  return versions
})

/** What an instruction that executes one of an extended set says, where that set is this one. */
export function reflectionOf(module: Module, instruction: Instruction): Reflection | undefined {
  const versions = imports(module)
  if (versions.size === 0) return undefined
  const [set, number] = instruction.operands
  if (set === undefined || number === undefined || !versions.has(set.value)) return undefined
  return {
    instruction,
    set: set.value,
    version: versions.get(set.value),
    number: number.value,
    numberWord: number.word,
    row: byNumber.get(number.value),
    operands: instruction.operands.slice(2),
  }
}

/** Every instruction of the set in an `OpExtInst`, in order. */
export const reflections = perModule((module): readonly Reflection[] =>
  module.all('OpExtInst').flatMap((instruction) => reflectionOf(module, instruction) ?? []),
)

/** The row's operand that stands at position `index`, the last one repeating where it is a list. */
export function operandRow({ row }: Reflection, index: number): ReflectionOperand | undefined {
  const last = row?.operands.at(-1)
  return row?.operands[index] ?? (last?.quantifier === '*' ? last : undefined)
}
