import {
  type DebugInstruction,
  type DebugOperandKind,
  debugInstructions,
  firstVersion,
} from '#spec/NonSemantic.Shader.DebugInfo/operands'
import { followsSince } from '../../chosen-dates.ts'
import type { Module } from '../../module.ts'
import type { DebugInfoOf } from '../../shared/debug-set-rows.ts'
import { debugSet } from '../../shared/debug-sets.ts'
import { importedVersions, setImports } from '../../shared/set-imports.ts'

/** The imports of the set. */
export const setOfDebugInfo = setImports('NonSemantic.Shader.DebugInfo.')

export const { isImportName, versionText } = setOfDebugInfo

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
export type DebugInfo = DebugInfoOf<DebugInstruction>

const set = debugSet<DebugOperandKind, DebugInstruction>({
  rows: debugInstructions,
  imports: importedVersions(setOfDebugInfo, describedVersion),
  rowOf(version, number) {
    const row = byNumber.get(number)
    return row !== undefined && row.since <= version ? row : undefined
  },
  operandsOf: ({ operands }) => operands.slice(2),
})

export const { callOf, debugInfoOf, debugInfos, debugInfosNamed, debugInfoWithId, debugNameOf } =
  set
export const {
  eachOperand,
  inBlockCheck,
  instructionCheck,
  knownCheck,
  namedCheck,
  operandCheck,
  stringCheck,
  typeCheck,
} = set
