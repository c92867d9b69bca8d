/**
 * The same items, each next one begun before the one before it is handed on: programs run while their last answers are
 * looked at.
 */
export async function* ahead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next()
  try {
    for (let { done, value } = await next; done !== true; { done, value } = await next) {
      next = items.next()
      yield value
    }
  } finally {
    // A caller that stops early waits for the work that was begun.
    await next.catch(() => {})
    await items.return(undefined)
  }
}
