/** A depth-first search from node 0. Nodes that it reaches are numbered from 0 in the order in which it meets them. */
export interface Search {
  /** By number: the node. */
  readonly nodes: readonly number[]
  /** By node: its number; -1 where no path reaches the node. */
  readonly numbers: readonly number[]
  /** By number: the number of the node that the search came from. */
  readonly parents: readonly number[]
}

/** The dominator tree over the numbers of a search. */
export interface Dominators {
  /** By number: the number of the immediate dominator, which is less; that of the first is itself. */
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
    let at = number
    while ((ancestor[ancestor[at] as number] as number) >= 0) {
      path.push(at)
      at = ancestor[at] as number
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

/** Who dominates whom among the nodes that a search has reached. */
export function dominatorsOf(
  search: Search,
  predecessors: readonly (readonly number[])[],
): Dominators {
  const immediate = immediateDominators(search, predecessors)
  const count = immediate.length
  // Places in a walk of the tree: what a node dominates stands right behind it.
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
      const at = place[b] as number
      return from <= at && at < from + (size[a] as number)
    },
  }
}
