import type { Module, Function as ModuleFunction } from '../../module.ts'
import {
  type Around,
  type Constructs,
  constructsIn,
  isContinueSound,
  type LoopConstruct,
  type SelectionConstruct,
} from './constructs.ts'
import { perModule } from './surveys.ts'

/** A branch edge that leaves or enters a construct in a way that 2.11.3 does not list. Blocks are numbered in their order. */
export interface EdgeFault {
  readonly kind: 'exit' | 'exit of a continue construct' | 'entry' | 'entry of a continue construct'
  readonly from: number
  readonly to: number
}

/** A branch from one case construct of a switch to another. */
export interface FallThrough {
  readonly switch: SelectionConstruct
  /** The header blocks of the two case constructs. */
  readonly from: number
  readonly to: number
  /** The block that branches. */
  readonly block: number
}

/** How the branch edges of a function cross its constructs. */
export interface ConstructEdges {
  readonly constructs: Constructs
  readonly faults: readonly EdgeFault[]
  readonly fallThroughs: readonly FallThrough[]
  /** Keyed by block: the innermost construct with it; `undefined` where no construct has it. */
  readonly around: readonly (Around | undefined)[]
}

/** Numbers of the blocks that an OpSwitch names, Default first, in order. */
export function targetsOf(
  { flow }: Constructs,
  { switch: instruction }: SelectionConstruct,
): readonly (number | undefined)[] {
  const labels = instruction?.operands.filter((_, index) => index % 2 === 1) ?? []
  return labels.map(({ value }) => flow.numberOf(value))
}

/** Keyed by header block of a switch: the header blocks of its case constructs. */
type Cases = ReadonlyMap<number, ReadonlySet<number>>

function casesOf(constructs: Constructs): Cases {
  const all = new Map<number, ReadonlySet<number>>()
  for (const selection of constructs.selections) {
    if (selection.switch === undefined) continue
    const heads = new Set<number>()
    for (const target of targetsOf(constructs, selection))
      if (target !== undefined && target !== selection.merge) heads.add(target)
    all.set(selection.header, heads)
  }
  return all
}

function isLoop(declared: LoopConstruct | SelectionConstruct): declared is LoopConstruct {
  return 'continueTarget' in declared
}

/** Keyed by block: the innermost construct with it. Blocks that a block dominates are in its constructs, merge blocks apart. */
function chains(constructs: Constructs, cases: Cases): readonly (Around | undefined)[] {
  const { graph, tree, declaredAt, loops } = constructs
  const loopAtTarget = new Map(loops.map((loop) => [loop.continueTarget, loop]))
  const innermost = new Array<Around | undefined>(constructs.flow.blocks.length)
  for (const block of tree.order) {
    const above = graph.immediateDominator(block)
    const declared = above === undefined ? undefined : declaredAt.get(above)
    let chain = above === undefined ? undefined : innermost[above]
    // A construct that is declared at a block is innermost there.
    if (declared !== undefined && declared.merge === block) chain = chain?.outer
    else if (above !== undefined && cases.get(above)?.has(block))
      chain = {
        kind: 'case',
        header: block,
        merge: -1,
        outer: chain,
        loop: chain?.loop,
        continued: chain?.continued,
        switch: chain?.switch,
      }
    const continued = loopAtTarget.get(block)
    if (continued !== undefined) {
      // The loop construct ends where the continue construct begins.
      const outer = continued.header === block ? chain : chain?.outer
      chain = {
        kind: 'continue',
        header: block,
        merge: -1,
        outer,
        loop: outer?.loop,
        continued,
        switch: outer?.switch,
      }
    }
    const construct = declaredAt.get(block)
    if (construct !== undefined && construct !== continued)
      chain = {
        kind: isLoop(construct) ? 'loop' : construct.switch === undefined ? 'selection' : 'switch',
        header: block,
        merge: construct.merge,
        outer: chain,
        loop: isLoop(construct) ? construct : chain?.loop,
        continued: chain?.continued,
        switch: isLoop(construct) || construct.switch === undefined ? chain?.switch : construct,
      }
    innermost[block] = chain
  }
  return innermost
}

/** Whether the edge leaves the innermost continue construct around its block. */
function leavesContinue(
  { graph, postDominates }: Constructs,
  loop: LoopConstruct,
  to: number,
): boolean {
  return (
    to !== loop.continueTarget &&
    !(graph.dominates(loop.continueTarget, to) && postDominates(loop.backEdgeBlock, to))
  )
}

/** Whether the branch from `from` to `to` is one of those by which 2.11.3 lets it leave the constructs that it leaves. */
function isListedExit(
  { graph, tree, declaredAt }: Constructs,
  cases: Cases,
  around: Around,
  [from, to]: readonly [number, number],
): boolean {
  // All that dominates `to` and has `from` in it is at this block or above.
  const above = graph.immediateDominator(to)
  if (above === undefined) return true
  const depth = tree.depths[above] as number
  const leaves = (header: number): boolean => (tree.depths[header] as number) > depth
  const { loop } = around
  if (!leaves(around.header) && declaredAt.get(above)?.merge !== to) return true
  if (loop !== undefined) {
    if (to === loop.merge || to === loop.continueTarget) return true
    if (leaves(loop.header)) return false
  }
  if (around.kind === 'selection' && to === around.merge) return true
  if (around.switch !== undefined && to === around.switch.merge) return true
  if (!cases.get(above)?.has(to)) return false
  const head = tree.childToward(above, from)
  return head !== undefined && (cases.get(above)?.has(head) ?? false)
}

/** Whether the branch goes into a selection, loop or switch from outside, and not to its header. */
function isEntry(
  { graph, declaredAt }: Constructs,
  [from, to]: readonly [number, number],
): boolean {
  const above = graph.immediateDominator(to)
  const declared = above === undefined ? undefined : declaredAt.get(above)
  if (declared === undefined || declared.merge === to) return false
  if (isLoop(declared) && declared.continueTarget === to) return false
  return graph.dominates(declared.merge, from)
}

function edgesOf(constructs: Constructs): ConstructEdges {
  const { flow, graph, tree, loops } = constructs
  const cases = casesOf(constructs)
  const around = chains(constructs, cases)
  const loopAtTarget = new Map(loops.map((loop) => [loop.continueTarget, loop]))
  const back = new Set(graph.backEdges.map(([from, to]) => from * flow.blocks.length + to))
  const selectionAt = new Map(
    constructs.selections.map((construct) => [construct.header, construct]),
  )
  const faults: EdgeFault[] = []
  const fallThroughs: FallThrough[] = []
  const judge = (from: number, to: number): void => {
    const chain = around[from]
    const isBack = back.has(from * flow.blocks.length + to)
    const continued = chain?.continued
    const inside = continued !== undefined && !leavesContinue(constructs, continued, from)
    if (inside && leavesContinue(constructs, continued, to)) {
      if (to !== continued.header && to !== continued.merge)
        faults.push({ kind: 'exit of a continue construct', from, to })
      return
    }
    const entered = loopAtTarget.get(to)
    if (entered !== undefined && !isBack) {
      const isSingle = entered.header === to && entered.backEdgeBlock === to
      if (!isSingle && (entered.header === to || graph.dominates(entered.merge, from)))
        faults.push({ kind: 'entry of a continue construct', from, to })
    }
    if (isBack) return
    if (isEntry(constructs, [from, to])) faults.push({ kind: 'entry', from, to })
    if (chain === undefined) return
    // That it does not dominate its target is what is wrong with such a switch.
    if (selectionAt.get(from)?.switch !== undefined && !graph.dominates(from, to)) return
    if (!isListedExit(constructs, cases, chain, [from, to])) faults.push({ kind: 'exit', from, to })
    else noteFallThrough(from, to)
  }
  const noteFallThrough = (block: number, to: number): void => {
    const above = graph.immediateDominator(to)
    const selection = above === undefined ? undefined : selectionAt.get(above)
    const heads = above === undefined ? undefined : cases.get(above)
    if (above === undefined || selection === undefined || above === block || !heads?.has(to)) return
    const from = tree.childToward(above, block)
    if (from !== undefined && from !== to && heads.has(from))
      fallThroughs.push({ switch: selection, from, to, block })
  }
  flow.branches.predecessors.forEach((list, to) => {
    for (const from of list) if (graph.reaches(from)) judge(from, to)
  })
  return { constructs, faults, fallThroughs, around }
}

interface Latest {
  of: Constructs | undefined
  edges: ConstructEdges | undefined
}

const latest = perModule((): Latest => ({ of: undefined, edges: undefined }))

/**
 * How the branch edges of a function cross its constructs; `undefined` where its constructs are not clear, because a rule
 * on their declarations (2.11.1) is broken.
 */
export function constructEdges(module: Module, body: ModuleFunction): ConstructEdges | undefined {
  const constructs = constructsIn(module, body)
  if (constructs === undefined) return undefined
  const last = latest(module)
  if (last.of !== constructs) {
    last.of = constructs
    const isSound = constructs.loops.every((loop) => isContinueSound(constructs, loop))
    last.edges = isSound ? edgesOf(constructs) : undefined
  }
  return last.edges
}
