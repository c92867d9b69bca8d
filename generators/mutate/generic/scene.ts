import { instructions } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import type { Known } from '../../words/known.ts'
import { knownOf } from '../../words/known-of.ts'
import { resultsOf } from '../../words/results-of.ts'

/** What generic mutators look up in a module, worked out once for all of its instructions. */
export interface Scene {
  readonly module: Module
  readonly known: Known
  /** Result ids in order of definition. */
  readonly results: readonly number[]
  /** Result ids of instructions that declare a type, in order. */
  readonly types: readonly number[]
}

const declaresType: ReadonlySet<number> = new Set(
  instructions.filter((row) => row.class === 'Type-Declaration').map((row) => row.opcode),
)

/** The scene of a module. */
export function sceneOf(module: Module): Scene {
  const results: number[] = []
  const types: number[] = []
  for (const instruction of module.instructions) {
    const { result } = resultsOf(instruction)
    if (result === 0) continue
    results.push(result)
    if (declaresType.has(instruction.opcode)) types.push(result)
  }
  return { module, known: knownOf(module), results, types }
}
