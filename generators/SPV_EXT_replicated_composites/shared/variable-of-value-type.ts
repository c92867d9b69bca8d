import type { Module } from '../../module.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import type { Replicate } from './replicates.ts'

/** A variable in front of the instruction whose pointer has the type of Value. */
export function variableOfValueType(
  module: Module,
  at: number,
  { valueType }: Replicate,
): number | undefined {
  const place = Math.min(at, firstFunction(module))
  const found = ordinalsOf(module, 'OpVariable').find(
    (each) => each < place && module.instructions[each]?.words[0] === valueType,
  )
  return found === undefined ? undefined : module.instructions[found]?.words[1]
}
