/** A depth-first search from node 0. Nodes that it reaches are numbered from 0 in the order in which it meets them. */
interface Search {
  /** Keyed by number: the node. */
  readonly nodes: readonly number[]
  /** Keyed by node: its number; -1 where no path reaches the node. */
  readonly numbers: readonly number[]
  /** Keyed by number: the number of the node that the search came from. */
  readonly parents: readonly number[]
}

/** The dominator tree over the numbers of a search. */
interface Dominators {
  /** Keyed by number: the number of the immediate dominator, which is less; that of the first is itself. */
  readonly immediate: readonly number[]
  /** Whether every path to `b` passes `a`. */
  dominates(a: number, b: number): boolean
}

function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value)
}

/**
 * Immediate dominators after Lengauer and Tarjan, with path compression: no graph takes more than about linear time,
 * while methods that are quicker on the graphs of programs take quadratic time on some.
 */
function immediateDominators(
  { nodes, numbers, parents }: Search,
  predecessors: readonly (readonly number[])[],
): number[] {
  const count = nodes.length
  const semi = nodes.map((_, number) => number)
  const label = semi.slice()
  const ancestor = filled(count, -1)
  const dominator = filled(count, 0)
  // Lists of those with the same semidominator.
  const first = filled(count, -1)
  const next = filled(count, -1)
  const path: number[] = []
  const evaluate = (number: number): number => {
    if ((ancestor[number] as number) < 0) return number
    let index = number
    while ((ancestor[ancestor[index] as number] as number) >= 0) {
      path.push(index)
      index = ancestor[index] as number
    }
    for (let below = path.pop(); below !== undefined; below = path.pop()) {
      const above = ancestor[below] as number
      const best = label[above] as number
      if ((semi[best] as number) < (semi[label[below] as number] as number)) label[below] = best
      ancestor[below] = ancestor[above] as number
    }
    return label[number] as number
  }
  for (let number = count - 1; number > 0; number--) {
    for (const node of predecessors[nodes[number] as number] ?? []) {
      const from = numbers[node] as number
      if (from < 0) continue
      const found = semi[evaluate(from)] as number
      if (found < (semi[number] as number)) semi[number] = found
    }
    const bucket = semi[number] as number
    next[number] = first[bucket] as number
    first[bucket] = number
    const parent = parents[number] as number
    ancestor[number] = parent
    for (let waiting = first[parent] as number; waiting >= 0; waiting = next[waiting] as number) {
      const best = evaluate(waiting)
      dominator[waiting] = (semi[best] as number) < (semi[waiting] as number) ? best : parent
    }
    first[parent] = -1
  }
  for (let number = 1; number < count; number++)
    if (dominator[number] !== semi[number])
      dominator[number] = dominator[dominator[number] as number] as number
  return dominator
}

/** Dominance among the nodes that a search has reached. */
function dominatorsOf(search: Search, predecessors: readonly (readonly number[])[]): Dominators {
  const immediate = immediateDominators(search, predecessors)
  const count = immediate.length
  // Places in a walk of the tree: what a node dominates is right after it.
  const size = filled(count, 1)
  for (let number = count - 1; number > 0; number--) {
    const above = immediate[number] as number
    size[above] = (size[above] as number) + (size[number] as number)
  }
  const place = filled(count, 0)
  const taken = filled(count, 1)
  for (let number = 1; number < count; number++) {
    const above = immediate[number] as number
    place[number] = (place[above] as number) + (taken[above] as number)
    taken[above] = (taken[above] as number) + (size[number] as number)
  }
  return {
    immediate,
    dominates: (a, b) => {
      const from = place[a] as number
      const index = place[b] as number
      return from <= index && index < from + (size[a] as number)
    },
  }
}

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

/** The dominator tree of a flow graph, node 0 its root. Nodes that no path reaches are not in it. */
export interface DominatorTree {
  /** The nodes, each after its immediate dominator. */
  readonly order: readonly number[]
  /** Keyed by node: its distance from the root; -1 where no path reaches the node. */
  readonly depths: readonly number[]
  /** The child of `node` that dominates `below`, a node strictly below it. */
  childToward(node: number, below: number): number | undefined
}

/** The dominator tree of a graph with `count` nodes. Takes time about linear in the nodes. */
export function dominatorTree(graph: FlowGraph, count: number): DominatorTree {
  const children: number[][] = Array.from({ length: count }, () => [])
  for (let node = 1; node < count; node++) {
    const above = graph.immediateDominator(node)
    if (above !== undefined) children[above]?.push(node)
  }
  const depths = new Array<number>(count).fill(-1)
  const order: number[] = []
  // Places in a walk that enters children in ascending order: the walk below a node is between it and its next sibling.
  const places = new Array<number>(count).fill(-1)
  const open = count > 0 ? [0] : []
  depths[0] = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    places[node] = order.length
    order.push(node)
    const below = children[node] ?? []
    for (let index = below.length - 1; index >= 0; index--) {
      const child = below[index] as number
      depths[child] = (depths[node] as number) + 1
      open.push(child)
    }
  }
  return {
    order,
    depths,
    childToward(node, below) {
      const list = children[node] ?? []
      const place = places[below] ?? -1
      let [low, high] = [0, list.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((places[list[middle] as number] as number) <= place) low = middle + 1
        else high = middle
      }
      return list[low - 1]
    },
  }
}
