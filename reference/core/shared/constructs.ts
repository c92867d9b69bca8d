import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { branchesTo, type ControlFlow, controlFlowOf } from './control-flow.ts'
import { type DominatorTree, dominatorTree, type FlowGraph, flowGraph } from './flow-graph.ts'
import { opcodeSet } from './grammar.ts'
import { isStructureSound } from './structure.ts'
import { perModule } from './surveys.ts'

/** A header block with the blocks that its merge instruction declares. Blocks are numbered in their order. */
export interface HeaderBlock {
  readonly number: number
  readonly merge: Instruction
  /** Number of the merge block; `undefined` where it is not a block of the function. */
  readonly mergeBlock: number | undefined
  /** Number of the continue target of a loop; `undefined` for selections. */
  readonly continueTarget: number | undefined
}

/** The structured control flow of a function. */
interface StructuredFlow {
  readonly flow: ControlFlow
  readonly headers: readonly HeaderBlock[]
}

function headersOf(flow: ControlFlow): readonly HeaderBlock[] {
  return flow.blocks.flatMap((_, number) => {
    const merge = flow.mergeOf(number)
    if (merge === undefined) return []
    const [mergeBlock, continueTarget] = merge.operands
    return [
      {
        number,
        merge,
        mergeBlock: flow.numberOf(mergeBlock?.value ?? 0),
        continueTarget:
          merge.name === 'OpLoopMerge' ? flow.numberOf(continueTarget?.value ?? 0) : undefined,
      },
    ]
  })
}

const isMerge = opcodeSet(['OpLoopMerge', 'OpSelectionMerge'])

/** Whether every merge instruction of the function makes a header, and names blocks: else it is what has the fault. */
function areMergesSound(
  module: Module,
  body: ModuleFunction,
  headers: readonly HeaderBlock[],
): boolean {
  let count = 0
  for (let index = body.definition.index; index < body.end; index++)
    if (isMerge({ opcode: module.opcodeAt(index) })) count++
  return (
    count === headers.length &&
    headers.every(
      ({ merge, mergeBlock, continueTarget }) =>
        mergeBlock !== undefined && (merge.name !== 'OpLoopMerge' || continueTarget !== undefined),
    )
  )
}

interface LatestStructuredFlow {
  flow: ControlFlow | undefined
  /** `undefined` where a merge instruction is at fault. */
  found: StructuredFlow | undefined
}

/** The constructs of one function at a time: several rules ask for them one after the other. */
const latestFlow = perModule((): LatestStructuredFlow => ({ flow: undefined, found: undefined }))

/**
 * The headers of a function; `undefined` where its control flow need not be structured, for the module has no Shader,
 * and where its blocks or merge instructions are at fault by themselves.
 */
export function structuredFlowOf(module: Module, body: ModuleFunction): StructuredFlow | undefined {
  if (body.blocks.length < 2 || !module.capabilities.has('Shader')) return undefined
  if (!isStructureSound(module)) return undefined
  const flow = controlFlowOf(module, body)
  const last = latestFlow(module)
  if (last.flow !== flow) {
    const headers = headersOf(flow)
    last.flow = flow
    last.found = areMergesSound(module, body, headers) ? { flow, headers } : undefined
  }
  return last.found
}

/** A loop. Blocks are numbered in their order. */
export interface LoopConstruct {
  readonly header: number
  readonly merge: number
  readonly continueTarget: number
  readonly backEdgeBlock: number
  readonly mergeInstruction: Instruction
}

/** A selection or a switch. */
export interface SelectionConstruct {
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
  readonly loop: LoopConstruct | undefined
  readonly continued: LoopConstruct | undefined
  readonly switch: SelectionConstruct | undefined
}

/** The loops, selections and switches of a function whose declarations keep the rules of 2.11.1. */
export interface Constructs {
  readonly flow: ControlFlow
  readonly graph: FlowGraph
  readonly tree: DominatorTree
  readonly loops: readonly LoopConstruct[]
  readonly selections: readonly SelectionConstruct[]
  /** Keyed by header block: what it declares. */
  readonly declaredAt: ReadonlyMap<number, LoopConstruct | SelectionConstruct>
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

/**
 * The one back edge of each loop header; `undefined` if a header has another number of back edges, or a block that is
 * not a header has one.
 */
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
  const loops: LoopConstruct[] = []
  const selections: SelectionConstruct[] = []
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
    declaredAt: new Map(
      [...loops, ...selections].map((construct) => [construct.header, construct]),
    ),
    postDominates: postDominance(flow, graph),
  }
}

interface LatestConstructs {
  of: StructuredFlow | undefined
  constructs: Constructs | undefined
}

const latestConstructs = perModule(
  (): LatestConstructs => ({ of: undefined, constructs: undefined }),
)

/**
 * The constructs of a function; `undefined` where it need not have any, and where a rule on single declarations (2.11.1)
 * is broken, for then it is not clear which blocks a construct has.
 */
export function constructsIn(module: Module, body: ModuleFunction): Constructs | undefined {
  const structured = structuredFlowOf(module, body)
  if (structured === undefined) return undefined
  const last = latestConstructs(module)
  if (last.of !== structured) {
    last.of = structured
    last.constructs = constructsOf(structured)
  }
  return last.constructs
}

/** Whether the back-edge block of a loop is at the end of its continue construct, as 2.11.1 asks. */
export function isContinueSound(
  { graph, postDominates }: Constructs,
  loop: LoopConstruct,
): boolean {
  return (
    graph.dominates(loop.continueTarget, loop.backEdgeBlock) &&
    postDominates(loop.backEdgeBlock, loop.continueTarget)
  )
}
