import type { FlowGraph } from './flow-graph.ts'

/** The dominator tree of a flow graph, node 0 its root. Nodes that no path reaches are not in it. */
export interface DominatorTree {
  /** The nodes, each after its immediate dominator. */
  readonly order: readonly number[]
  /** By node: its distance from the root; -1 where no path reaches the node. */
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
  // Places in a walk that enters children in ascending order: the walk below a node stands between it and its next sibling.
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
