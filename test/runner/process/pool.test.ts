import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { pool } from '#runner/process/pool'

describe('a pool of workers', () => {
  it('keeps the order of the items whichever finishes first', async () => {
    const results = await pool([3, 1, 2], 3, async (item, index) => {
      for (let turns = 0; turns < item; turns++) await turn()
      return `${index}:${item}`
    })
    expect(results).toEqual(['0:3', '1:1', '2:2'])
  })

  it.each([1, 2, 5])('works on %i items at a time', async (jobs) => {
    let working = 0
    let most = 0
    await pool(Array.from({ length: 20 }), jobs, async () => {
      working++
      most = Math.max(most, working)
      await turn()
      working--
    })
    expect(most).toBe(jobs)
  })

  it('starts nothing more after a failure', async () => {
    const begun: number[] = []
    const work = async (item: number): Promise<void> => {
      begun.push(item)
      if (item === 1) throw new Error('one')
      await turn()
    }
    await expect(pool([0, 1, 2, 3, 4, 5], 2, work)).rejects.toThrow('one')
    await turn()
    expect(begun).toEqual([0, 1])
  })

  it('gives an empty result for no items', async () => {
    expect(await pool([], 4, async () => 1)).toEqual([])
  })
})
