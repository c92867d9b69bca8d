import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf } from '#scripts/browser/client'
import type { WorkerQuestion, WorkerReply } from '#scripts/browser/messages'
import { ownParts } from '#scripts/browser/own-parts'
import type { BrowserParts, FirstPart } from '#scripts/browser/parts'

const head = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'

/** Parts whose program is never run: a fake Worker answers. */
const parts: BrowserParts = {
  judge: async () => (): FirstPart => ({ answers: {}, shared: [], serve: () => undefined }),
  more: async () => () => ({}),
}

/** A Worker as a test plays it. */
class FakeWorker {
  static readonly all: FakeWorker[] = []
  /** What it does with a question; nothing if absent. */
  static answer: ((asked: WorkerQuestion) => WorkerReply | undefined) | undefined
  onmessage: ((event: { readonly data: WorkerReply }) => void) | null = null
  onerror: ((event: { readonly message?: string }) => void) | null = null
  isEnded = false
  readonly asked: WorkerQuestion[] = []

  constructor() {
    FakeWorker.all.push(this)
    setTimeout(() => this.onmessage?.({ data: { id: 0, kind: 'ready' } }))
  }

  postMessage(asked: WorkerQuestion): void {
    this.asked.push(asked)
    const reply = FakeWorker.answer?.(asked)
    if (reply !== undefined) setTimeout(() => this.onmessage?.({ data: reply }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function withWorkers(answer?: (asked: WorkerQuestion) => WorkerReply | undefined): void {
  FakeWorker.all.splice(0)
  FakeWorker.answer = answer
  vi.stubGlobal('Worker', FakeWorker)
}

const named = ({ id, name }: WorkerQuestion): WorkerReply => ({ id, kind: 'answer', value: name })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a client of the judge', () => {
  it('works in the thread of the page if there are no Workers, and says why', async () => {
    const client = clientOf(ownParts)
    expect(await client.judge(head)).toMatchObject({ verdict: 'valid' })
    expect(client.place).toEqual({ kind: 'page', why: 'this browser has no Workers' })
    expect(await client.reflect(head)).toMatchObject({ kernels: [] })
    expect((await client.names()).environments.length).toBeGreaterThan(20)
    client.close()
  })

  it('works in the thread of the page if a Worker may not be started', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('forbidden by the policy')
        }
      },
    )
    const client = clientOf(ownParts)
    expect(await client.judge(head)).toMatchObject({ verdict: 'valid' })
    expect(client.place).toEqual({ kind: 'page', why: 'forbidden by the policy' })
  })

  it('works in the thread of the page if a Worker ends before it is ready', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        onerror: ((event: object) => void) | null = null
        constructor() {
          setTimeout(() => this.onerror?.({}))
        }
        terminate() {}
      },
    )
    const client = clientOf(ownParts)
    expect(await client.judge(head)).toMatchObject({ verdict: 'valid' })
    expect(client.place).toMatchObject({ kind: 'page', why: expect.stringContaining('ended') })
  })

  it('asks one question at a time, in order', async () => {
    withWorkers(named)
    const client = clientOf(parts)
    expect(await Promise.all([client.judge(head), client.rule('a/b'), client.names()])).toEqual([
      'judge',
      'rule',
      'names',
    ])
    expect(FakeWorker.all).toHaveLength(1)
    expect(client.place).toEqual({ kind: 'worker' })
  })

  it('starts a Worker with the second part when it is first needed, and keeps it', async () => {
    withWorkers(named)
    const client = clientOf(parts)
    await client.judge(head)
    await client.run(head, { groups: [1, 1, 1] })
    await client.judge(head)
    expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
    expect(FakeWorker.all[1]?.asked.map(({ name }) => name)).toEqual(['run', 'judge'])
  })

  it('drops waiting questions that are cancelled, without asking them', async () => {
    withWorkers((asked) => (asked.name === 'names' ? undefined : named(asked)))
    const client = clientOf(parts)
    const waiting = new AbortController()
    const running = client.names()
    const dropped = client.judge(head, {}, { signal: waiting.signal })
    const next = client.rule('a/b')
    waiting.abort(new Error('superseded'))
    await expect(dropped).rejects.toThrow('superseded')
    const [worker] = FakeWorker.all
    await vi.waitFor(() => expect(worker?.asked).toHaveLength(1))
    worker?.onmessage?.({ data: { id: 1, kind: 'answer', value: 'late' } })
    expect(await running).toBe('late')
    expect(await next).toBe('rule')
    expect(worker?.asked.map(({ name }) => name)).toEqual(['names', 'rule'])
  })

  it('replaces a Worker that is busy with a cancelled question, and continues', async () => {
    withWorkers((asked) => (asked.name === 'judge' ? undefined : named(asked)))
    const client = clientOf(parts)
    const endless = new AbortController()
    const asked = client.judge(head, {}, { signal: endless.signal })
    await vi.waitFor(() => expect(FakeWorker.all[0]?.asked).toHaveLength(1))
    endless.abort()
    await expect(asked).rejects.toThrow('aborted')
    expect(await client.rule('a/b')).toBe('rule')
    expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  })

  it('keeps a Worker that finishes a cancelled question soon', async () => {
    withWorkers((asked) => (asked.name === 'judge' ? undefined : named(asked)))
    const client = clientOf(parts)
    const short = new AbortController()
    const asked = client.judge(head, {}, { signal: short.signal })
    await vi.waitFor(() => expect(FakeWorker.all[0]?.asked).toHaveLength(1))
    short.abort()
    await expect(asked).rejects.toThrow('aborted')
    FakeWorker.all[0]?.onmessage?.({ data: { id: 1, kind: 'answer', value: 'nobody waits' } })
    expect(await client.rule('a/b')).toBe('rule')
    expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([false])
  })

  it('rejects the question during which a Worker ended, and starts another one for the next', async () => {
    withWorkers((asked) => (asked.name === 'judge' ? undefined : named(asked)))
    const client = clientOf(parts)
    const asked = client.judge(head)
    await vi.waitFor(() => expect(FakeWorker.all[0]?.asked).toHaveLength(1))
    FakeWorker.all[0]?.onerror?.({ message: 'out of memory' })
    await expect(asked).rejects.toThrow('the Worker ended: out of memory')
    expect(await client.rule('a/b')).toBe('rule')
    expect(FakeWorker.all).toHaveLength(2)
  })

  it('rejects a question for a defect of ours, which is not about the module', async () => {
    withWorkers(({ id }) => ({ id, kind: 'defect', why: 'TypeError: no' }))
    await expect(clientOf(parts).judge(head)).rejects.toThrow('TypeError: no')
  })

  it('rejects everything after it is closed', async () => {
    withWorkers(() => undefined)
    const client = clientOf(parts)
    const asked = [client.judge(head), client.names()]
    await vi.waitFor(() => expect(FakeWorker.all[0]?.asked).toHaveLength(1))
    client.close()
    for (const question of asked) await expect(question).rejects.toThrow('closed')
    await expect(client.rule('a/b')).rejects.toThrow('closed')
    expect(FakeWorker.all[0]?.isEnded).toBe(true)
  })

  it('says which script could not be loaded', async () => {
    const client = clientOf({ ...parts, judge: () => Promise.reject(new Error('./judge.js: no')) })
    await expect(client.judge(head)).rejects.toThrow('./judge.js')
  })
})
