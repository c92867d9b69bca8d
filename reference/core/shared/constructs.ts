import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { branchesTo, type ControlFlow } from './control-flow.ts'
import { type DominatorTree, dominatorTree } from './dominator-tree.ts'
import { type FlowGraph, flowGraph } from './flow-graph.ts'
import { type StructuredFlow, structuredFlowOf } from './headers.ts'
import { opcodeSet } from './opcode-set.ts'
import { perModule } from './per-module.ts'

/** A loop. Blocks are numbered in their order. */
export interface Loop {
  readonly header: number
  readonly merge: number
  readonly continueTarget: number
  readonly backEdgeBlock: number
  readonly mergeInstruction: Instruction
}

/** A selection or a switch. */
export interface Selection {
  readonly header: number
  readonly merge: number
  /** The OpSwitch; `undefined` for a selection. */
  readonly switch: Instruction | undefined
}

/** A structured control-flow construct around a block, with those around it. */
export interface Around {
  readonly kind: 'selection' | 'switch' | 'loop' | 'continue' | 'case'
  /** Its header block (2.11.3). */
  readonly header: number
  /** The merge block of a selection, switch or loop; -1 for the others. */
  readonly merge: number
  /** The next construct outwards. */
  readonly outer: Around | undefined
  /** The innermost loop construct, continue construct and switch construct from here outwards. */
  readonly loop: Loop | undefined
  readonly continued: Loop | undefined
  readonly switch: Selection | undefined
}

/** The loops, selections and switches of a function whose declarations keep the rules of 2.11.1. */
export interface Constructs {
  readonly flow: ControlFlow
  readonly graph: FlowGraph
  readonly tree: DominatorTree
  readonly loops: readonly Loop[]
  readonly selections: readonly Selection[]
  /** By header block: what it declares. */
  readonly declaredAt: ReadonlyMap<number, Loop | Selection>
  /** Whether every structured control-flow path from `b` to a function termination includes `a`. */
  postDominates(a: number, b: number): boolean
}

const isBranch = opcodeSet(['OpBranch', 'OpBranchConditional', 'OpSwitch'])

/** Post dominance: dominance from a node before all function terminations, along edges turned around. */
function postDominance(flow: ControlFlow, graph: FlowGraph): Constructs['postDominates'] {
  let backwards: FlowGraph | undefined
  const made = (): FlowGraph => {
    const ends = flow.blocks.flatMap((_, number) => {
      const last = flow.lastOf(number)
      return last !== undefined && !isBranch(last) ? [number + 1] : []
    })
    const before = flow.blocks.map((_, number) =>
      (graph.predecessors[number] ?? []).map((from) => from + 1),
    )
    return flowGraph([ends, ...before])
  }
  return (a, b) => {
    backwards ??= made()
    return backwards.dominates(a + 1, b + 1)
  }
}

/** The one back edge of each loop header; `undefined` where a header has another number, or a block that is none has one. */
function backEdgeBlocks(
  flow: ControlFlow,
  graph: FlowGraph,
  loops: ReadonlySet<number>,
): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>()
  for (const [from, to] of graph.backEdges) {
    // The continue edge of a loop whose header is its continue target.
    if (!branchesTo(flow, from, to)) continue
    if (found.has(to) || !loops.has(to)) return undefined
    found.set(to, from)
  }
  return found
}

function constructsOf({ flow, headers }: StructuredFlow): Constructs | undefined {
  const graph = flow.structured()
  const reached = headers.filter(({ number }) => graph.reaches(number))
  const declared = new Set(
    reached.flatMap(({ number, continueTarget }) => (continueTarget === undefined ? [] : number)),
  )
  const backs = backEdgeBlocks(flow, graph, declared)
  if (backs === undefined) return undefined
  const loops: Loop[] = []
  const selections: Selection[] = []
  const merges = new Set<number>()
  for (const { number: header, merge, mergeBlock, continueTarget } of reached) {
    if (mergeBlock === undefined || mergeBlock === header || merges.has(mergeBlock))
      return undefined
    merges.add(mergeBlock)
    if (!graph.dominates(header, mergeBlock)) return undefined
    if (continueTarget === undefined) {
      const last = flow.lastOf(header)
      const isSwitch = last?.name === 'OpSwitch'
      selections.push({ header, merge: mergeBlock, switch: isSwitch ? last : undefined })
      continue
    }
    const backEdgeBlock = backs.get(header)
    if (backEdgeBlock === undefined || continueTarget === mergeBlock) return undefined
    if (!graph.dominates(header, continueTarget)) return undefined
    loops.push({
      header,
      merge: mergeBlock,
      continueTarget,
      backEdgeBlock,
      mergeInstruction: merge,
    })
  }
  return {
    flow,
    graph,
    tree: dominatorTree(graph, flow.blocks.length),
    loops,
    selections,
    declaredAt: new Map([...loops, ...selections].map((one) => [one.header, one])),
    postDominates: postDominance(flow, graph),
  }
}

interface Latest {
  of: StructuredFlow | undefined
  constructs: Constructs | undefined
}

const latest = perModule((): Latest => ({ of: undefined, constructs: undefined }))

/**
 * The constructs of a function; `undefined` where it need not have any, and where a rule on single declarations (2.11.1)
 * is broken, for then it is not clear which blocks a construct has.
 */
export function constructsIn(module: Module, body: ModuleFunction): Constructs | undefined {
  const structured = structuredFlowOf(module, body)
  if (structured === undefined) return undefined
  const last = latest(module)
  if (last.of !== structured) {
    last.of = structured
    last.constructs = constructsOf(structured)
  }
  return last.constructs
}

/** Whether the back-edge block of a loop stands at the end of its continue construct, as 2.11.1 asks. */
export function isContinueSound({ graph, postDominates }: Constructs, loop: Loop): boolean {
  return (
    graph.dominates(loop.continueTarget, loop.backEdgeBlock) &&
    postDominates(loop.backEdgeBlock, loop.continueTarget)
  )
}
