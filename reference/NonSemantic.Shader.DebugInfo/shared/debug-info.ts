import {
  type DebugInstruction,
  debugInstructions,
  firstVersion,
} from '#spec/NonSemantic.Shader.DebugInfo/operands'
import { followsSince } from '../../chosen-dates.ts'
import { opcodeSet } from '../../core/shared/grammar.ts'
import { perModule } from '../../core/shared/surveys.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { importedVersions, setImports } from '../../shared/set-imports.ts'

/** The imports of the set. */
export const setOfDebugInfo = setImports('NonSemantic.Shader.DebugInfo.')

export const { isImportName, versionText } = setOfDebugInfo

/** Instructions that execute one of an extended set. */
export const executing: readonly string[] = ['OpExtInst', 'OpExtInstWithForwardRefsKHR']

const executes = opcodeSet(executing)

/** The newest version of the set that the followed version of the text describes. */
function newestVersion(module: Module): number {
  return followsSince(module, 'NonSemantic.Shader.DebugInfo', '2026-03-31') ? 101 : firstVersion
}

/** The version that an import name asks for; `undefined` where the followed text describes no such version. */
export function describedVersion(module: Module, name: string): number | undefined {
  const digits = /^0*([1-9][0-9]{2})$/.exec(versionText(name))?.[1]
  const version = Number(digits ?? 0)
  return version >= firstVersion && version <= newestVersion(module) ? version : undefined
}

const byNumber: ReadonlyMap<number, DebugInstruction> = new Map(
  debugInstructions.map((row) => [row.number, row]),
)

/** The row with that number; `undefined` where the followed version of the text has none. */
export function rowWithNumber(module: Module, number: number): DebugInstruction | undefined {
  const row = byNumber.get(number)
  return row === undefined || row.since > newestVersion(module) ? undefined : row
}

/** An instruction of the set, as it is in a module. */
export interface DebugInfo {
  readonly instruction: Instruction
  /** Id of the import that it names. */
  readonly set: number
  /** The version that the import asks for; `undefined` where the text does not describe it. */
  readonly version: number | undefined
  readonly number: number
  /** Word of the number. */
  readonly numberWord: number
  /** Its row in the imported version; `undefined` where that has none, or where the text does not describe that. */
  readonly row: DebugInstruction | undefined
  /** The operands after the number. */
  readonly operands: readonly Operand[]
}

/** Versions that imports of the set ask for, by their ids. */
const imports = importedVersions(setOfDebugInfo, describedVersion)

/** An instruction as one of the set; `undefined` if it belongs to another set. */
export function debugInfoOf(module: Module, instruction: Instruction): DebugInfo | undefined {
  const versions = imports(module)
  if (versions.size === 0 || !executes(instruction)) return undefined
  const [set, number] = instruction.operands
  if (set === undefined || number === undefined || !versions.has(set.value)) return undefined
  const version = versions.get(set.value)
  const row = version === undefined ? undefined : byNumber.get(number.value)
  return {
    instruction,
    set: set.value,
    version,
    number: number.value,
    numberWord: number.word,
    row: row !== undefined && version !== undefined && row.since <= version ? row : undefined,
    operands: instruction.operands.slice(2),
  }
}

/** Every instruction of the set in the module, in order. */
export const debugInfos = perModule((module): readonly DebugInfo[] =>
  imports(module).size === 0
    ? []
    : executing
        .flatMap((name) => module.all(name))
        .flatMap((instruction) => debugInfoOf(module, instruction) ?? [])
        .sort((a, b) => a.instruction.index - b.instruction.index),
)

/** Instructions of the set by the names of their rows, in order. */
const byName = perModule((module): ReadonlyMap<string, readonly DebugInfo[]> => {
  const found = new Map<string, DebugInfo[]>()
  for (const info of debugInfos(module)) {
    if (info.row === undefined) continue
    const known = found.get(info.row.name)
    if (known === undefined) found.set(info.row.name, [info])
    else known.push(info)
  }
  return found
})

/** The instructions with that name, in order. */
export function debugInfosNamed(module: Module, name: string): readonly DebugInfo[] {
  return byName(module).get(name) ?? []
}

/**
 * The name of the instruction of the set that an id is the result of: empty where it is the result of no instruction of the set;
 * `undefined` where nothing defines it, or where it is of a version or has a number that the text does not describe.
 */
export function debugNameOf(module: Module, id: number | undefined): string | undefined {
  const definition = id === undefined ? undefined : module.definition(id)
  if (definition === undefined) return undefined
  const info = debugInfoOf(module, definition)
  return info === undefined ? '' : info.row?.name
}

/** The instruction of the set that an id is the result of. */
export function debugInfoWithId(module: Module, id: number | undefined): DebugInfo | undefined {
  const definition = id === undefined ? undefined : module.definition(id)
  return definition === undefined ? undefined : debugInfoOf(module, definition)
}
