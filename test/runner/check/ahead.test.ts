import { describe, expect, it } from 'vitest'
import { ahead } from '#runner/check/ahead'

describe('the iterator ahead', () => {
  it('yields every item in order, and requests the next one before it is needed', async () => {
    const begun: number[] = []
    async function* items() {
      for (let item = 1; item <= 4; item++) {
        begun.push(item)
        yield item
      }
    }
    const seen: number[] = []
    for await (const item of ahead(items())) {
      await Promise.resolve()
      seen.push(item)
      expect(begun).toHaveLength(Math.min(4, item + 1))
    }
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('ends the work that it began if the reader stops', async () => {
    let ended = false
    async function* items() {
      try {
        for (let item = 0; ; item++) yield item
      } finally {
        ended = true
      }
    }
    for await (const item of ahead(items())) if (item === 2) break
    expect(ended).toBe(true)
  })

  it('passes on a failure', async () => {
    async function* items() {
      yield 1
      throw new Error('broken')
    }
    await expect(
      (async () => {
        for await (const _ of ahead(items()));
      })(),
    ).rejects.toThrow('broken')
  })
})
