/** Nodes are numbers from 0, node 0 is where every path begins. */
export interface FlowGraph {
  readonly predecessors: readonly (readonly number[])[]
  /** Whether a path from node 0 reaches the node. */
  reaches(node: number): boolean
  /** Whether every path from node 0 to `b` passes `a`; true of every `a` where no path reaches `b`. */
  dominates(a: number, b: number): boolean
  /** The node's nearest dominator other than itself; `undefined` for node 0 and where no path reaches the node. */
  immediateDominator(node: number): number | undefined
  /**
   * Edges that go to an ancestor in one depth-first search from node 0, as pairs of from and to. Which ones those are
   * depends on the search only where the graph is irreducible.
   */
  readonly backEdges: readonly (readonly [number, number])[]
}

interface Search {
  /** Nodes that can be reached, in reverse postorder. */
  readonly order: readonly number[]
  /** Position in `order`; -1 where a node cannot be reached. */
  readonly position: Int32Array
  readonly backEdges: (readonly [number, number])[]
}

function search(successors: readonly (readonly number[])[]): Search {
  const postorder: number[] = []
  const position = new Int32Array(successors.length).fill(-1)
  const backEdges: (readonly [number, number])[] = []
  const state = new Uint8Array(successors.length)
  const path: { readonly node: number; next: number }[] = []
  const enter = (node: number): void => {
    state[node] = 1
    path.push({ node, next: 0 })
  }
  if (successors.length > 0) enter(0)
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const to = successors[top.node]?.[top.next++]
    if (to === undefined) {
      state[top.node] = 2
      postorder.push(top.node)
      path.pop()
    } else if (state[to] === 0) enter(to)
    else if (state[to] === 1) backEdges.push([top.node, to])
  }
  const order = postorder.reverse()
  order.forEach((node, at) => {
    position[node] = at
  })
  return { order, position, backEdges }
}

/** Immediate dominators as positions in reverse postorder (Cooper, Harvey and Kennedy). */
function immediateDominators(
  { order, position }: Search,
  predecessors: readonly (readonly number[])[],
): Int32Array {
  const above = new Int32Array(order.length).fill(-1)
  if (order.length > 0) above[0] = 0
  const meet = (a: number, b: number): number => {
    while (a !== b) {
      while (a > b) a = above[a] as number
      while (b > a) b = above[b] as number
    }
    return a
  }
  for (let changed = true; changed; ) {
    changed = false
    for (let at = 1; at < order.length; at++) {
      let dominator = -1
      for (const node of predecessors[order[at] as number] ?? []) {
        const from = position[node] as number
        if (from < 0 || above[from] === -1) continue
        dominator = dominator === -1 ? from : meet(dominator, from)
      }
      if (above[at] === dominator) continue
      above[at] = dominator
      changed = true
    }
  }
  return above
}

/** The graph with those successors per node. Takes time about linear in the edges for the graphs that programs have. */
export function flowGraph(successors: readonly (readonly number[])[]): FlowGraph {
  const predecessors: number[][] = successors.map(() => [])
  successors.forEach((list, from) => {
    for (const to of list) predecessors[to]?.push(from)
  })
  const found = search(successors)
  const { position } = found
  const above = immediateDominators(found, predecessors)
  return {
    predecessors,
    backEdges: found.backEdges,
    reaches: (node) => (position[node] ?? -1) >= 0,
    dominates: (a, b) => {
      const target = position[a] ?? -1
      let at = position[b] ?? -1
      if (at < 0 || a === b) return true
      if (target < 0) return false
      while (at > target) at = above[at] as number
      return at === target
    },
    immediateDominator: (node) => {
      const at = position[node] ?? -1
      return at <= 0 ? undefined : found.order[above[at] as number]
    },
  }
}
