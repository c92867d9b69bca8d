import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#scripts/browser/client'
import type { Judgement } from '#scripts/browser/judgement'
import { judging } from '../../../templates/playground/script/judging.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A judge that answers each text on request, and gives up one that is cancelled. */
function heldJudge() {
  const asked: { readonly text: string; readonly answer: () => void }[] = []
  const judge: Client['judge'] = (source, _, call) =>
    new Promise((resolve, reject) => {
      const text = String(source)
      asked.push({ text, answer: () => resolve({ kind: 'judgement', why: text } as Judgement) })
      call?.signal?.addEventListener('abort', () => reject(call.signal?.reason))
    })
  return { asked, client: { judge } as Client }
}

function page() {
  const { asked, client } = heldJudge()
  const shown: string[] = []
  let text = 'first'
  let stop = () => {}
  const judge = judging({
    client,
    source: () => text,
    options: async () => ({}),
    judged: ({ why }) => shown.push(why ?? ''),
    failed: (message) => shown.push(message),
    slow: (stopped) => {
      shown.push('slow')
      stop = stopped
    },
  })
  const type = (typed: string) => {
    text = typed
    judge.soon()
  }
  return { asked, shown, judge, type, stop: () => stop() }
}

describe('the playground', () => {
  it('judges once after several keys, and immediately when something is opened', async () => {
    const { asked, type, judge } = page()
    for (const typed of ['a', 'ab', 'abc']) type(typed)
    await vi.advanceTimersByTimeAsync(40)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(40)
    expect(asked.map(({ text }) => text)).toEqual(['abc'])
    asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    judge.now()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
  })

  it('shows no verdict on an older text, and judges the newest of those that waited', async () => {
    const { asked, shown, type } = page()
    for (const typed of ['old', 'between', 'new']) {
      type(typed)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(asked.map(({ text }) => text)).toEqual(['old'])
    asked[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map(({ text }) => text)).toEqual(['old', 'new'])
    asked[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['new'])
  })

  it('abandons an older text that takes long for a newer one', async () => {
    const { asked, type } = page()
    type('large')
    await vi.advanceTimersByTimeAsync(2000)
    type('small')
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(({ text }) => text)).toEqual(['large', 'small'])
  })

  it('offers to stop what takes long, and says that it was stopped', async () => {
    const { shown, type, stop } = page()
    type('large')
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual(['slow'])
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.at(-1)).toContain('Judging was stopped')
  })
})
