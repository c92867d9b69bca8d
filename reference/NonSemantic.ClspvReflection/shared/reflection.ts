import {
  type ReflectionInstruction,
  type ReflectionOperand,
  type ReflectionOperandKind,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { followsSince } from '../../chosen-dates.ts'
import { enumerant } from '../../core/shared/grammar.ts'
import { perModule } from '../../core/shared/surveys.ts'
import { isUnsigned } from '../../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { importedVersions, setImports } from '../../shared/set-imports.ts'

/** The beginning of the name of every import of the set. */
export const importPrefix = 'NonSemantic.ClspvReflection.'

/** The imports of the set. */
export const setOfReflection = setImports(importPrefix)

export const { isImportName, versionText } = setOfReflection

/** The newest version of the set that the followed version of the text has. */
function newestVersion(module: Module): number {
  return followsSince(module, 'NonSemantic.ClspvReflection', '2025-03-12') ? 7 : 6
}

/** The number where the version is; `undefined` where that is not made of decimal digits. */
export function versionNumber(name: string): bigint | undefined {
  const text = versionText(name)
  // Longer than any number a reader could mean, and BigInt takes more than linear time.
  if (!/^[0-9]{1,1000}$/.test(text)) return undefined
  return BigInt(text)
}

/** The version that an import name of this set asks for; `undefined` where the text has no such version. */
function importVersion(module: Module, name: string): number | undefined {
  const number = versionNumber(name)
  return number === undefined || number < 1n || number > BigInt(newestVersion(module))
    ? undefined
    : Number(number)
}

const byNumber: ReadonlyMap<number, ReflectionInstruction> = new Map(
  reflectionInstructions.map((row) => [row.number, row]),
)

/** The row of an instruction; `undefined` where no version of the set that the text has includes it. */
function rowOf(module: Module, number: number): ReflectionInstruction | undefined {
  const row = byNumber.get(number)
  return row === undefined || row.since > newestVersion(module) ? undefined : row
}

/** An instruction of the set, as it is in a module. */
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
const imports = importedVersions(setOfReflection, importVersion)

/** The meaning of an instruction that executes one of an extended set, if that set is this one. */
export function reflectionOf(module: Module, instruction: Instruction): Reflection | undefined {
  const versions = imports(module)
  if (versions.size === 0) return undefined
  const [set, number] = instruction.operands
  if (set === undefined || number === undefined || !versions.has(set.value)) return undefined
  // Operands before the import are decoded without the set.
  if (module.definitionIndex(set.value) > instruction.index) return undefined
  return {
    instruction,
    set: set.value,
    version: versions.get(set.value),
    number: number.value,
    numberWord: number.word,
    row: rowOf(module, number.value),
    operands: instruction.operands.slice(2),
  }
}

/** Every instruction of the set in an `OpExtInst`, in order. */
const reflections = perModule((module): readonly Reflection[] =>
  module.all('OpExtInst').flatMap((instruction) => reflectionOf(module, instruction) ?? []),
)

/** The row's operand that is at position `index`, the last one repeating where it is a list. */
export function operandRow({ row }: Reflection, index: number): ReflectionOperand | undefined {
  const last = row?.operands.at(-1)
  return row?.operands[index] ?? (last?.quantifier === '*' ? last : undefined)
}

/** An operand in a position of its instruction, with what defines the id. */
interface NamedOperand {
  readonly reflection: Reflection
  readonly row: ReflectionOperand
  readonly operand: Operand
  readonly definition: Instruction
}

/** Operands in no position of their instruction and ids that nothing defines are left out: they are other rules' faults. */
const namedOperands = perModule((module): readonly NamedOperand[] => {
  const found: NamedOperand[] = []
  for (const reflection of reflections(module))
    reflection.operands.forEach((operand, index) => {
      const row = operandRow(reflection, index)
      const definition = row && module.definition(operand.value)
      if (row !== undefined && definition !== undefined)
        found.push({ reflection, row, operand, definition })
    })
  return found
})

/** The check of a rule on instructions of this set, whose `OpExtInst` it is asked for. */
export function reflectionCheck(
  rule: RuleId,
  judge: (reflection: Reflection, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    among: ['OpExtInst'],
    judgeModule(module, report) {
      for (const reflection of reflections(module)) judge(reflection, module, report)
    },
  }
}

/** Says what is wrong with the instruction that an operand names; `undefined` where nothing is. */
type ReflectedOperandFault = (
  definition: Instruction,
  module: Module,
  reflection: Reflection,
) => string | undefined

/** The check of a rule on what operands of some kinds name. */
export function operandCheck(
  rule: RuleId,
  kinds: readonly ReflectionOperandKind[],
  fault: ReflectedOperandFault,
): Check {
  return {
    rule,
    among: ['OpExtInst'],
    judgeModule(module, report) {
      for (const { reflection, row, operand, definition } of namedOperands(module)) {
        if (!kinds.includes(row.kind)) continue
        const message = fault(definition, module, reflection)
        if (message !== undefined)
          report(
            operand.word,
            `${row.name} of ${reflection.row?.name}, %${operand.value}, ${message}`,
          )
      }
    },
  }
}

/** The value of `id` where it is an `OpConstant` of 32-bit unsigned integer type; `undefined` otherwise. */
export function unsignedConstant(module: Module, id: number | undefined): number | undefined {
  const definition = id === undefined ? undefined : module.definition(id)
  if (definition?.name !== 'OpConstant' || !isUnsigned(module.typeOf(definition.result), 32))
    return undefined
  return definition.operands[0]?.value
}

const glCompute = enumerant('ExecutionModel', 'GLCompute')

interface Kernels {
  /** Whether one of the entry points is of GLCompute. */
  isKernel: boolean
  readonly names: Set<string>
}

/** Keyed by the id of a function, what its entry points say. */
const kernels = perModule((module): ReadonlyMap<number, Kernels> => {
  const found = new Map<number, Kernels>()
  for (const { operands } of module.all('OpEntryPoint')) {
    const [model, target, name] = operands
    if (target === undefined) continue
    const known = found.get(target.value) ?? { isKernel: false, names: new Set() }
    found.set(target.value, known)
    known.isKernel ||= model?.value === glCompute
    known.names.add(module.string(name?.word ?? 0))
  }
  return found
})

/** Whether the function `id` is an entry point of GLCompute. */
export function isKernel(module: Module, id: number): boolean {
  return kernels(module).get(id)?.isKernel === true
}

/** Number of the instruction `Kernel`. */
export const kernelNumber = 1

/** Names of the entry points of a `Kernel` instruction's function; empty where it is not an entry point of GLCompute. */
export function entryPointNames(module: Module, { operands }: Reflection): ReadonlySet<string> {
  const known = kernels(module).get(operands[0]?.value ?? 0)
  return known?.isKernel === true ? known.names : new Set()
}
