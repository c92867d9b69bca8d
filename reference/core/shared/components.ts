/** Nodes of a graph by strongly connected component. */
export interface Components {
  /** How many there are. */
  readonly count: number
  /** The component of a node that was reached. What a component leads to, itself apart, has smaller numbers. */
  readonly of: (node: number) => number | undefined
  /** The nodes that were reached. */
  readonly nodes: readonly number[]
}

interface Frame {
  readonly node: number
  readonly next: Iterator<number>
}

const none: readonly never[] = []

/** The strongly connected components of what can be reached from `roots` (Tarjan); the depth is not for the stack. */
export function componentsOf(
  roots: Iterable<number>,
  edges: ReadonlyMap<number, Iterable<number>>,
): Components {
  const order = new Map<number, number>()
  const lowest = new Map<number, number>()
  const component = new Map<number, number>()
  const pending: number[] = []
  let count = 0

  const frames: Frame[] = []
  const enter = (node: number): void => {
    lowest.set(node, order.size)
    order.set(node, order.size)
    pending.push(node)
    frames.push({ node, next: (edges.get(node) ?? none)[Symbol.iterator]() })
  }
  const lower = (node: number, to: number): void => {
    if (to < (lowest.get(node) ?? 0)) lowest.set(node, to)
  }
  const close = (node: number): void => {
    for (let member = pending.pop(); member !== undefined; member = pending.pop()) {
      component.set(member, count)
      if (member === node) break
    }
    count++
  }
  const leave = (node: number): void => {
    const low = lowest.get(node) ?? 0
    if (low === order.get(node)) close(node)
    const above = frames.at(-1)
    if (above !== undefined && !component.has(node)) lower(above.node, low)
  }

  for (const root of roots) {
    if (!order.has(root)) enter(root)
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { value: node, done } = frame.next.next()
      if (done === true) {
        frames.pop()
        leave(frame.node)
      } else if (!order.has(node)) enter(node)
      else if (!component.has(node)) lower(frame.node, order.get(node) ?? 0)
    }
  }
  return { count, of: (node) => component.get(node), nodes: [...order.keys()] }
}
