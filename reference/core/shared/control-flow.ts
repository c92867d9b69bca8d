import { opcodeOf } from '#spec/grammar/opcodes'
import type { Block, Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { type FlowGraph, flowGraph } from './flow-graph.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'

/** The blocks of a function and how control flows between them. Blocks are numbered in their order. */
export interface ControlFlow {
  readonly blocks: readonly Block[]
  /** Number of the block with that label; `undefined` where the function has none. */
  numberOf(label: number): number | undefined
  /** The last instruction of a block. */
  lastOf(number: number): Instruction | undefined
  /** The merge instruction of a block; `undefined` where it is not a header block. */
  mergeOf(number: number): Instruction | undefined
  /** Along branch edges. */
  readonly branches: FlowGraph
  /** Along structured control-flow edges: branch edges, merge edges and continue edges. Worked out when asked for. */
  structured(): FlowGraph
}

const isMerge = opcodeSet(['OpLoopMerge', 'OpSelectionMerge'])

/** Ordinal of the merge instruction of a block; -1 where it is not a header block. */
function mergeIndex(module: Module, { label, end }: Block): number {
  const index = end - 2
  return index > label.index && isMerge({ opcode: module.opcodeAt(index) }) ? index : -1
}

/** Keyed by opcode of the instructions that name labels: how many of their ids come before those. */
const idsBeforeLabels: ReadonlyMap<number, number> = new Map(
  Object.entries({
    OpBranch: 0,
    OpBranchConditional: 1,
    OpSwitch: 1,
    OpLoopMerge: 0,
    OpSelectionMerge: 0,
  }).map(([name, count]) => [opcodeOf(name), count]),
)

function labelsIn(
  module: Module,
  index: number,
  numbers: ReadonlyMap<number, number>,
  into: number[],
): void {
  const before = idsBeforeLabels.get(module.opcodeAt(index))
  if (before === undefined) return
  let others = before
  module.eachId(index, (id) => {
    if (others-- > 0) return
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
    labelsIn(module, block.end - 1, numbers, found)
    const merge = withMerges ? mergeIndex(module, block) : -1
    if (merge >= 0) labelsIn(module, merge, numbers, found)
    return found.length < 2 ? found : [...new Set(found)]
  })
}

function controlFlow(module: Module, { blocks }: ModuleFunction): ControlFlow {
  const numbers = new Map(blocks.map(({ label }, number) => [label.result, number]))
  let structured: FlowGraph | undefined
  return {
    blocks,
    numberOf: (label) => numbers.get(label),
    lastOf: (number) => {
      const block = blocks[number]
      return block && module.instructions.at(block.end - 1)
    },
    mergeOf: (number) => {
      const block = blocks[number]
      const index = block === undefined ? -1 : mergeIndex(module, block)
      return index < 0 ? undefined : module.instructions.at(index)
    },
    branches: flowGraph(successors(module, blocks, numbers, false)),
    structured: () => {
      structured ??= flowGraph(successors(module, blocks, numbers, true))
      return structured
    },
  }
}

interface LatestFlow {
  body: ModuleFunction | undefined
  flow: ControlFlow | undefined
}

/** The data of one function at a time, since checks ask about functions one after the other. */
const latestFlow = perModule((): LatestFlow => ({ body: undefined, flow: undefined }))

/** Control flow of a function of the module. */
export function controlFlowOf(module: Module, body: ModuleFunction): ControlFlow {
  const last = latestFlow(module)
  if (last.body !== body || last.flow === undefined) {
    last.body = body
    last.flow = controlFlow(module, body)
  }
  return last.flow
}

/** Whether a branch leads from one block to the other, and not only a merge edge or a continue edge. */
export function branchesTo(flow: ControlFlow, from: number, to: number): boolean {
  return flow.branches.predecessors[to]?.includes(from) ?? false
}
