import { createPatience } from '../process/patience.ts'
import type { HarnessRequest } from './frames.ts'
import { createHarnessClient, type HarnessAnswer, type HarnessClient } from './harness-client.ts'
import type { HarnessLimits } from './watch.ts'

/** Several harnesses of one kind at work at the same time; one set for each environment where the command names it. */
export type HarnessPool = Pick<HarnessClient, 'hello' | 'askAll' | 'close'>

/** Inputs that are not worth another process. */
const fewest = 16

/** @param jobs processes at a time, for each environment if the command contains `{env}`. */
export function createHarnessPool(
  command: readonly string[],
  jobs: number,
  limits: HarnessLimits,
): HarnessPool {
  const perEnvironment = command.some((word) => word.includes('{env}'))
  const clients = new Map<string, HarnessClient>()
  const patience = createPatience()
  let isClosed = false

  function client(environment: string, lane: number): HarnessClient {
    const key = perEnvironment ? `${environment} ${lane}` : String(lane)
    const client = clients.get(key)
    if (client !== undefined) return client
    const words = command.map((word) => word.replaceAll('{env}', environment))
    const made = createHarnessClient(words, limits, patience)
    clients.set(key, made)
    if (isClosed) made.close()
    return made
  }

  return {
    hello: () => client('spv1.6', 0).hello(),
    askAll: async (asks) => {
      const lanes = Math.max(1, Math.min(jobs, Math.floor(asks.length / fewest)))
      const shares = new Map<HarnessClient, number[]>()
      for (const [index, { environment }] of asks.entries()) {
        const owner = client(environment, Math.floor((index * lanes) / asks.length))
        const share = shares.get(owner)
        if (share === undefined) shares.set(owner, [index])
        else share.push(index)
      }
      const answers = new Array<HarnessAnswer>(asks.length)
      await Promise.all(
        [...shares].map(async ([client, share]) => {
          const given = await client.askAll(share.map((index) => asks[index] as HarnessRequest))
          for (const [index, place] of share.entries())
            answers[place] = given[index] as HarnessAnswer
        }),
      )
      return answers
    },
    close: () => {
      isClosed = true
      for (const client of clients.values()) client.close()
    },
  }
}
