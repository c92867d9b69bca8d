/** The benefit of deciding a part of the texts. */
export interface Unblocking {
  readonly part: string
  /** Valid modules that it is undecided for. */
  readonly modules: number
  /** Valid modules for which nothing else is undecided. */
  readonly alone: number
  /** Valid modules for which nothing is undecided any more once this part and those before it are decided. */
  readonly together: number
}

function count<T>(values: readonly T[], is: (value: T) => boolean): number {
  return values.filter(is).length
}

/**
 * The undecided parts in the order in which deciding them unblocks most modules: next is always the part after which most modules
 * have nothing undecided, and where none unblocks a module by itself, the one that most of the blocked modules have.
 *
 * @param modules the undecided parts of each valid module.
 */
export function unblockingOrder(modules: readonly (readonly string[])[]): readonly Unblocking[] {
  const parts = [...new Set(modules.flat())]
  let left = modules.filter((undecided) => undecided.length > 0).map((parts) => new Set(parts))
  const clear = modules.length - left.length
  const blocked = left.length
  const order: Unblocking[] = []
  const rest = new Set(parts)
  while (rest.size > 0) {
    const figures = [...rest].map((part) => ({
      part,
      frees: count(left, (undecided) => undecided.size === 1 && undecided.has(part)),
      has: count(left, (undecided) => undecided.has(part)),
    }))
    const [next] = figures.sort(
      (a, b) => b.frees - a.frees || b.has - a.has || (a.part < b.part ? -1 : 1),
    )
    if (next === undefined) break
    const { part } = next
    rest.delete(part)
    for (const undecided of left) undecided.delete(part)
    left = left.filter((undecided) => undecided.size > 0)
    order.push({
      part,
      modules: count(modules, (undecided) => undecided.includes(part)),
      alone: count(modules, (undecided) => undecided.length === 1 && undecided[0] === part),
      together: clear + blocked - left.length,
    })
  }
  return order
}
