import { type Farm, openFarm } from '#runner/farm/farm'
import { isProblem } from '#runner/is-problem'

/** A farm on that server, whose lost connections a test does not mind. */
export async function openedFarm(url: string, blobs: string): Promise<Farm> {
  const opened = await openFarm(url, blobs)
  if (isProblem(opened)) throw new Error(opened.message)
  opened.redis.on('error', () => {})
  return opened
}
