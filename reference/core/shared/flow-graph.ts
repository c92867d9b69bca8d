import { dominatorsOf, type Search } from './dominators.ts'

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

interface SearchWithBackEdges extends Search {
  readonly backEdges: readonly (readonly [number, number])[]
}

function search(successors: readonly (readonly number[])[]): SearchWithBackEdges {
  const nodes: number[] = []
  const parents: number[] = []
  const numbers = new Array<number>(successors.length).fill(-1)
  const backEdges: (readonly [number, number])[] = []
  const isLeft = new Array<boolean>(successors.length).fill(false)
  const path: { readonly node: number; next: number }[] = []
  const enter = (node: number, parent: number): void => {
    numbers[node] = nodes.length
    nodes.push(node)
    parents.push(parent)
    path.push({ node, next: 0 })
  }
  if (successors.length > 0) enter(0, 0)
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const to = successors[top.node]?.[top.next++]
    if (to === undefined) {
      isLeft[top.node] = true
      path.pop()
    } else if (numbers[to] === -1) enter(to, numbers[top.node] as number)
    else if (!isLeft[to]) backEdges.push([top.node, to])
  }
  return { nodes, numbers, parents, backEdges }
}

/** The graph with those successors per node. Takes time about linear in the edges. */
export function flowGraph(successors: readonly (readonly number[])[]): FlowGraph {
  const predecessors: number[][] = successors.map(() => [])
  successors.forEach((list, from) => {
    for (const to of list) predecessors[to]?.push(from)
  })
  const found = search(successors)
  const { nodes, numbers, backEdges } = found
  const { immediate, dominates } = dominatorsOf(found, predecessors)
  return {
    predecessors,
    backEdges,
    reaches: (node) => (numbers[node] ?? -1) >= 0,
    dominates: (a, b) => {
      const to = numbers[b] ?? -1
      if (to < 0 || a === b) return true
      const from = numbers[a] ?? -1
      return from >= 0 && dominates(from, to)
    },
    immediateDominator: (node) => {
      const number = numbers[node] ?? -1
      return number <= 0 ? undefined : nodes[immediate[number] as number]
    },
  }
}
