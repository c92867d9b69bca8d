import {
  type ReflectionInstruction,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { importsOf } from './imports-of.ts'

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

/** The instructions of the set, in the order of the module; those of imports whose version is at fault are left out. */
export function reflectedOf(module: Module): readonly Reflected[] {
  const versions = new Map(importsOf(module).map(({ id, version }) => [id, version]))
  if (versions.size === 0) return []
  return ordinalsOf(module, 'OpExtInst').flatMap((at) => {
    const [resultType = 0, result = 0, set = 0, number = 0, ...operands] =
      module.instructions[at]?.words ?? []
    const version = versions.get(set)
    const row = reflectionInstructions[number - 1]
    if (version === undefined || row === undefined || row.since > version) return []
    return [{ at, set, version, row, resultType, result, operands }]
  })
}

/** The one with that ordinal. */
export function reflectedAt(module: Module, at: number): Reflected | undefined {
  return reflectedOf(module).find((each) => each.at === at)
}
