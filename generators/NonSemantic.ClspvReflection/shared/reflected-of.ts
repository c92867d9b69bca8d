import {
  type ReflectionInstruction,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { importsOf } from './imports-of.ts'

const opExtInst = 12

/** Words of an `OpExtInst` before its operands, the first word not counted. */
export const wordsBefore = 4

/** An `OpExtInst` of the set that is in the version it imports. */
export interface Reflected {
  /** Ordinal of the instruction. */
  readonly at: number
  /** Id of the import. */
  readonly set: number
  readonly version: number
  readonly row: ReflectionInstruction
  readonly resultType: number
  readonly result: number
  readonly operands: readonly number[]
}

/** The version of the import with that id. */
type VersionOf = (set: number) => number | undefined

function reflectedIn(module: Module, at: number, versionOf: VersionOf): Reflected | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  if (opcode !== opExtInst) return undefined
  const [resultType = 0, result = 0, set = 0, number = 0, ...operands] = words
  const version = versionOf(set)
  const row = reflectionInstructions[number - 1]
  if (version === undefined || row === undefined || row.since > version) return undefined
  return { at, set, version, row, resultType, result, operands }
}

function versionsIn(module: Module): VersionOf {
  const versions = new Map(importsOf(module).map(({ id, version }) => [id, version]))
  return (set) => versions.get(set)
}

/** The instructions of the set, in the order of the module; those of imports whose version is at fault are left out. */
export function reflectedOf(module: Module): readonly Reflected[] {
  const versionOf = versionsIn(module)
  return ordinalsOf(module, 'OpExtInst').flatMap((at) => reflectedIn(module, at, versionOf) ?? [])
}

/** The one with that ordinal. */
export function reflectedAt(module: Module, at: number): Reflected | undefined {
  return module.instructions[at]?.opcode === opExtInst
    ? reflectedIn(module, at, versionsIn(module))
    : undefined
}
