import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'

/** A graph of SPV_ARM_graph and what is in it. */
export interface Graph {
  readonly definition: Instruction
  /** Index of the first instruction that is not part of it; OpGraphEndARM is not, either. */
  readonly end: number
  /** Whether OpGraphEndARM ends it. */
  readonly isComplete: boolean
}

const opGraphEnd = opcodeOf('OpGraphEndARM')
const bounding = opcodeSet(['OpGraphARM', 'OpGraphEntryPointARM', 'OpGraphEndARM'])

/** The graphs of a module in their order. Without an end, one goes on to the next graph, entry point of a graph or end of the module. */
export const graphsOf = perModule((module): readonly Graph[] =>
  module.all('OpGraphARM').map((definition) => {
    let end = definition.index + 1
    while (end < module.instructions.length && !bounding({ opcode: module.opcodeAt(end) })) end++
    const isComplete = end < module.instructions.length && module.opcodeAt(end) === opGraphEnd
    return { definition, end, isComplete }
  }),
)

/** The graph that an instruction is in; its definition and end are not. */
export function graphAt(module: Module, index: number): Graph | undefined {
  const graphs = graphsOf(module)
  let [low, high] = [0, graphs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((graphs[middle]?.definition.index ?? 0) < index) low = middle + 1
    else high = middle
  }
  const graph = graphs[low - 1]
  return graph !== undefined && index < graph.end ? graph : undefined
}

/** Whether an instruction is in a graph. */
export function isInGraph(module: Module, index: number): boolean {
  return graphAt(module, index) !== undefined
}
