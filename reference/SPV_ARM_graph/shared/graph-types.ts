import { graphAt } from '../../core/shared/graphs.ts'
import { resultType } from '../../core/shared/operands.ts'
import type { Instruction, Module } from '../../module.ts'

/** The inputs and outputs of a graph type: ids of their types. */
export interface InOutTypes {
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
}

/** Those of an OpTypeGraphARM; `undefined` for anything else. */
export function inOutTypes(type: Instruction | undefined): InOutTypes | undefined {
  if (type?.name !== 'OpTypeGraphARM') return undefined
  const [count, ...types] = type.operands.map(({ value }) => value)
  return { inputs: types.slice(0, count), outputs: types.slice(count) }
}

/** Those of the graph that an instruction is in. */
export function inOutTypesAround(
  module: Module,
  { index }: Pick<Instruction, 'index'>,
): InOutTypes | undefined {
  const graph = graphAt(module, index)
  return graph && inOutTypes(resultType(module, graph.definition))
}
