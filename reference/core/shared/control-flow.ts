import type { Block, Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { type FlowGraph, flowGraph } from './flow-graph.ts'
import { perModule } from './per-module.ts'

/** The blocks of a function and how control flows between them. Blocks are numbered in their order. */
export interface ControlFlow {
  readonly blocks: readonly Block[]
  /** Number of the block with that label; `undefined` where the function has none. */
  numberOf(label: number): number | undefined
  /** Along branch edges. */
  readonly branches: FlowGraph
  /** Along structured control-flow edges: branch edges, merge edges and continue edges. Worked out when asked for. */
  structured(): FlowGraph
}

const mergeInstructions: ReadonlySet<string> = new Set(['OpLoopMerge', 'OpSelectionMerge'])

/** The merge instruction of a block; `undefined` where it is no header block. */
export function mergeOf({ instructions }: Block): Instruction | undefined {
  const merge = instructions.at(-2)
  return merge !== undefined && mergeInstructions.has(merge.name) ? merge : undefined
}

function labelsIn(
  { operands }: Instruction,
  numbers: ReadonlyMap<number, number>,
  into: Set<number>,
): void {
  for (const { kind, value } of operands) {
    const number = kind === 'IdRef' ? numbers.get(value) : undefined
    if (number !== undefined) into.add(number)
  }
}

function successors(
  blocks: readonly Block[],
  numbers: ReadonlyMap<number, number>,
  withMerges: boolean,
): readonly (readonly number[])[] {
  return blocks.map((block) => {
    const found = new Set<number>()
    const last = block.instructions.at(-1)
    if (last !== undefined) labelsIn(last, numbers, found)
    const merge = withMerges ? mergeOf(block) : undefined
    if (merge !== undefined) labelsIn(merge, numbers, found)
    return [...found]
  })
}

function controlFlow({ blocks }: ModuleFunction): ControlFlow {
  const numbers = new Map(blocks.map(({ label }, number) => [label.result, number]))
  let structured: FlowGraph | undefined
  return {
    blocks,
    numberOf: (label) => numbers.get(label),
    branches: flowGraph(successors(blocks, numbers, false)),
    structured: () => {
      structured ??= flowGraph(successors(blocks, numbers, true))
      return structured
    },
  }
}

const known = perModule(() => new Map<ModuleFunction, ControlFlow>())

/** Control flow of a function of the module. */
export function controlFlowOf(module: Module, body: ModuleFunction): ControlFlow {
  const flows = known(module)
  let flow = flows.get(body)
  if (flow === undefined) {
    flow = controlFlow(body)
    flows.set(body, flow)
  }
  return flow
}
