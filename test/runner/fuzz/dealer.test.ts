import { expect, it } from 'vitest'
import { dealer, type TakenSlice } from '#runner/fuzz/campaign/dealer'

function slice(number: number, suspects: number): TakenSlice {
  const line = { runs: 1, counts: {}, alone: {}, novel: [], tried: [], entries: [] }
  return { slice: number, end: 1, suspects: new Array(suspects), line }
}

/** Deals with a slice when the test says so. */
function byHand() {
  const dealt: number[] = []
  const waiting: ((isDealt: boolean) => void)[] = []
  const dealing = dealer(async (taken) => {
    const isDealt = await new Promise<boolean>((resolve) => waiting.push(resolve))
    dealt.push(taken.slice)
    return isDealt
  })
  const next = async (isDealt = true) => {
    await new Promise(setImmediate)
    expect(waiting).toHaveLength(1)
    waiting.shift()?.(isDealt)
    await new Promise(setImmediate)
  }
  return { dealing, dealt, next }
}

it('the dealer of slices lets slices be taken while only a few suspects wait', async () => {
  const { dealing, dealt, next } = byHand()
  dealing.add(slice(0, 2))
  dealing.add(slice(1, 3))
  expect(await dealing.below(5)).toBe(true)
  expect(dealt).toEqual([])
  dealing.add(slice(2, 1))
  let isBelow = false
  const below = dealing.below(5).then((is) => {
    isBelow = is
  })
  await new Promise(setImmediate)
  expect(isBelow).toBe(false)
  await next()
  await below
  expect([isBelow, dealt]).toEqual([true, [0]])
})

it('the dealer of slices processes all slices in order before it ends', async () => {
  const { dealing, dealt, next } = byHand()
  for (const number of [0, 1, 2]) dealing.add(slice(number, 0))
  const end = dealing.below(0)
  for (const _ of [0, 1, 2]) await next()
  expect(await end).toBe(true)
  expect(dealt).toEqual([0, 1, 2])
})

it('the dealer of slices stops at a slice for which there was no time', async () => {
  const { dealing, dealt, next } = byHand()
  for (const number of [0, 1, 2]) dealing.add(slice(number, 1))
  const end = dealing.below(0)
  await next()
  await next(false)
  expect([await end, await dealing.below(0)]).toEqual([false, false])
  expect(dealt).toEqual([0, 1])
})

it('the dealer of slices reports an error of its worker', async () => {
  const dealing = dealer(() => Promise.reject(new Error('disk full')))
  dealing.add(slice(0, 1))
  dealing.add(slice(1, 1))
  await expect(dealing.below(0)).rejects.toThrow('disk full')
})
