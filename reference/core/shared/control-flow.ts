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
  module: Module,
  { index }: Instruction,
  numbers: ReadonlyMap<number, number>,
  into: number[],
): void {
  module.eachId(index, (id) => {
    const number = numbers.get(id)
    if (number !== undefined) into.push(number)
  })
}

function successors(
  module: Module,
  blocks: readonly Block[],
  numbers: ReadonlyMap<number, number>,
  withMerges: boolean,
): readonly (readonly number[])[] {
  return blocks.map((block) => {
    const found: number[] = []
    const last = block.instructions.at(-1)
    if (last !== undefined) labelsIn(module, last, numbers, found)
    const merge = withMerges ? mergeOf(block) : undefined
    if (merge !== undefined) labelsIn(module, merge, numbers, found)
    return found.length < 2 ? found : [...new Set(found)]
  })
}

function controlFlow(module: Module, { blocks }: ModuleFunction): ControlFlow {
  const numbers = new Map(blocks.map(({ label }, number) => [label.result, number]))
  let structured: FlowGraph | undefined
  return {
    blocks,
    numberOf: (label) => numbers.get(label),
    branches: flowGraph(successors(module, blocks, numbers, false)),
    structured: () => {
      structured ??= flowGraph(successors(module, blocks, numbers, true))
      return structured
    },
  }
}

interface Latest {
  body: ModuleFunction | undefined
  flow: ControlFlow | undefined
}

/** That of one function at a time, for checks are asked about one after the other. */
const latest = perModule((): Latest => ({ body: undefined, flow: undefined }))

/** Control flow of a function of the module. */
export function controlFlowOf(module: Module, body: ModuleFunction): ControlFlow {
  const last = latest(module)
  if (last.body !== body || last.flow === undefined) {
    last.body = body
    last.flow = controlFlow(module, body)
  }
  return last.flow
}
