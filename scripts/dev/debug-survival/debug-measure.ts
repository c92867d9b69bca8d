import { variableKey, withoutLine } from '#reference/execute/described-values'
import type { Block, Instruction, Module } from '#reference/module'
import {
  type DebugInfo,
  debugInfoOf,
  debugInfos,
  debugInfoWithId,
} from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { sourcePlacesOf } from '#reference/source-places'
import { type DebugKind, kindOf } from './debug-kinds.ts'

/** The debug information of a module, counted. */
export interface DebugMeasure {
  /** Instructions of the set, by kind. */
  readonly kinds: ReadonlyMap<DebugKind, number>
  /** Instructions that execute something, and how many of them have a line of the source. */
  readonly code: number
  readonly codeWithLine: number
  /** The lines that code comes from, as `file:line`. */
  readonly lines: ReadonlySet<string>
  /** Pairs of neighbours in one block and one scope that both have a line of one file, and how many of them do not go back. */
  readonly steps: number
  readonly forwardSteps: number
  /** Local variables that a DebugDeclare or DebugValue describes, by name and place; how many of each. */
  readonly described: ReadonlyMap<string, number>
}

function describedVariables(module: Module): ReadonlyMap<string, number> {
  const ids = new Set(
    debugInfos(module)
      .filter(({ row }) => row?.name === 'DebugDeclare' || row?.name === 'DebugValue')
      .flatMap(({ operands }) => operands[0]?.value ?? []),
  )
  const counts = new Map<string, number>()
  for (const id of ids) {
    const variable = debugInfoWithId(module, id)
    if (variable?.row?.name !== 'DebugLocalVariable') continue
    const key = variableKey(module, variable)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The scope that a DebugScope or DebugNoScope begins; `undefined` for any other instruction. */
function scopeBegun(info: DebugInfo | undefined): string | undefined {
  if (info?.row?.name === 'DebugNoScope') return ''
  if (info?.row?.name !== 'DebugScope') return undefined
  return info.operands.map(({ value }) => value).join(' ')
}

/** Code of a block, with the scope that each instruction is in. */
function* codeOf(
  module: Module,
  { instructions }: Block,
): Generator<{ readonly instruction: Instruction; readonly scope: string }> {
  let scope = ''
  for (const instruction of instructions) {
    if (withoutLine.has(instruction.name)) continue
    const info = debugInfoOf(module, instruction)
    scope = scopeBegun(info) ?? scope
    if (info === undefined) yield { instruction, scope }
  }
}

/** Counts the debug information of a module. Total: any decoded module has figures. */
export function debugMeasure(module: Module): DebugMeasure {
  const kinds = new Map<DebugKind, number>()
  for (const { row } of debugInfos(module)) {
    const kind = kindOf(row?.name)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const placeOf = sourcePlacesOf(module)
  const lines = new Set<string>()
  let [code, codeWithLine, steps, forwardSteps] = [0, 0, 0, 0]
  for (const block of module.functions.flatMap(({ blocks }) => blocks)) {
    /** The last line of each file in each scope of the block. */
    const last = new Map<string, number>()
    for (const { instruction, scope } of codeOf(module, block)) {
      code++
      const place = placeOf(instruction.index)
      // A line 0 is how the core specification says that an instruction comes from no line.
      if (place === undefined || place.line === 0) continue
      codeWithLine++
      lines.add(`${place.file}:${place.line}`)
      const key = `${scope} ${place.file}`
      const before = last.get(key)
      last.set(key, place.line)
      if (before === undefined) continue
      steps++
      if (place.line >= before) forwardSteps++
    }
  }
  const described = describedVariables(module)
  return { kinds, code, codeWithLine, lines, steps, forwardSteps, described }
}
