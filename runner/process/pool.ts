/**
 * Does `work` for every item, at most `jobs` at a time, and gives the results in the order of the items. Items are
 * begun in order. Rejects with the first failure, after which no further item is begun.
 */
export async function pool<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  const queue = items.entries()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed) return
      try {
        results[index] = await work(item, index)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, items.length)) }, worker))
  return results
}
