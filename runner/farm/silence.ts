import type { Redis } from './packages.ts'

/** Milliseconds without an answer after which a server is taken to be away. */
const patience = 5000

/** Milliseconds between two questions. */
const pause = 500

/** Resolves when a server has not answered for five seconds; never, once the signal is aborted. */
export async function silence(redis: Redis, until: AbortSignal): Promise<void> {
  const wait = (ms: number): Promise<false> =>
    new Promise((resolve) => setTimeout(resolve, ms, false))
  while (await Promise.race([redis.ping().then(() => true), wait(patience)])) {
    await wait(pause)
    if (until.aborted) return new Promise(() => {})
  }
}
