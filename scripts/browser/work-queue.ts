import { errorText } from '#runner/error-text'
import type { WorkerQuestion, WorkerReply } from './messages.ts'
import { type BrowserParts, type FirstPart, laterNames } from './parts.ts'
import { answerTo, type PartAnswers } from './serve.ts'
import { startWorker, type WorkerLike } from './worker.ts'

/** Where work is done. */
export type QueuePlace =
  | { readonly kind: 'worker' }
  | { readonly kind: 'page'; readonly why: string }

/** A question that waits or is being answered. */
interface QueuedQuestion {
  readonly asked: WorkerQuestion
  readonly signal: AbortSignal | undefined
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
  /** Whether its promise has been settled already. */
  isDropped: boolean
}

/** What answers questions, one at a time. */
interface Desk {
  /** Whether it has the second part, too. */
  readonly hasMore: boolean
  /** Whether it will not answer again. */
  readonly isDead: () => boolean
  ask(asked: WorkerQuestion): Promise<WorkerReply>
  end(): void
}

/** Milliseconds that a Worker has to finish what was cancelled, before another one is started: that takes about as long. */
const patience = 250

/** The text that a Worker runs. */
function programOf(
  judge: () => FirstPart,
  more: ((shared: readonly unknown[]) => PartAnswers) | undefined,
) {
  return [
    `'use strict'`,
    `const first = (${judge})()`,
    `const more = ${more === undefined ? '{}' : `(${more})(first.shared)`}`,
    'first.serve(self, { ...first.answers, ...more })',
  ].join('\n')
}

/** A Worker as a desk; rejects if it cannot be started. */
function workerDesk(worker: WorkerLike, hasMore: boolean): Promise<Desk> {
  return new Promise((resolve, reject) => {
    let settle: {
      readonly resolve: (reply: WorkerReply) => void
      readonly reject: (why: Error) => void
    }
    let isDead = false
    const desk: Desk = {
      hasMore,
      isDead: () => isDead,
      ask: (asked) =>
        new Promise((answered, failed) => {
          settle = { resolve: answered, reject: failed }
          worker.postMessage(asked)
        }),
      end: () => worker.terminate(),
    }
    settle = { resolve: () => resolve(desk), reject }
    worker.onmessage = ({ data }) => settle.resolve(data)
    worker.onerror = (event) => {
      event.preventDefault?.()
      isDead = true
      worker.terminate()
      settle.reject(new Error(`the Worker ended: ${event.message ?? 'its program is not allowed'}`))
    }
  })
}

/** Answers the questions of a client one after the other, in a Worker or in the thread of the page. */
export class WorkQueue {
  readonly #parts: BrowserParts
  readonly #waiting: QueuedQuestion[] = []
  #desk: Desk | undefined
  #isBusy = false
  #isClosed = false
  #count = 0
  /** Ends waiting for the Worker that is busy. */
  #giveUp: (() => void) | undefined
  #thread: 'worker' | 'page'
  #why = 'it was asked for'
  place: QueuePlace | undefined

  constructor(parts: BrowserParts, thread: 'worker' | 'page') {
    this.#parts = parts
    this.#thread = thread
  }

  ask(name: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the client is closed'))
      if (signal?.aborted) return reject(signal.reason)
      this.#count++
      const asked = { id: this.#count, name, args }
      const question: QueuedQuestion = { asked, signal, resolve, reject, isDropped: false }
      signal?.addEventListener('abort', () => this.#drop(question), { once: true })
      this.#waiting.push(question)
      void this.#work()
    })
  }

  close(): void {
    this.#isClosed = true
    for (const question of this.#waiting.splice(0))
      question.reject(new Error('the client is closed'))
    this.#giveUp?.()
    this.#desk?.end()
    this.#desk = undefined
  }

  #drop(question: QueuedQuestion): void {
    if (question.isDropped) return
    question.isDropped = true
    question.reject(question.signal?.reason)
    const index = this.#waiting.indexOf(question)
    if (index >= 0) this.#waiting.splice(index, 1)
    else setTimeout(() => this.#giveUp?.(), patience)
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      await this.#answer(next)
    this.#isBusy = false
  }

  async #answer(question: QueuedQuestion): Promise<void> {
    const { asked, resolve, reject } = question
    try {
      const desk = await this.#deskFor(asked.name)
      if (question.isDropped) return
      const reply = await Promise.race([desk.ask(asked), this.#patience(question)])
      question.isDropped = true
      if (reply === undefined) {
        desk.end()
        this.#desk = undefined
        reject(new Error('the client is closed'))
      } else if (reply.kind === 'answer') resolve(reply.value)
      else reject(new Error(reply.kind === 'defect' ? reply.why : 'no answer'))
    } catch (error) {
      this.#desk = undefined
      question.isDropped = true
      reject(error)
    } finally {
      this.#giveUp = undefined
    }
  }

  /** Settled when the question has been dropped and no caller waits for it any longer. */
  #patience(question: QueuedQuestion): Promise<undefined> {
    return new Promise((resolve) => {
      this.#giveUp = () => {
        if (question.isDropped || this.#isClosed) resolve(undefined)
      }
    })
  }

  async #deskFor(name: string): Promise<Desk> {
    const needsMore = laterNames.has(name)
    const desk = this.#desk?.isDead() ? undefined : this.#desk
    if (desk !== undefined && (desk.hasMore || !needsMore)) return desk
    const judge = await this.#parts.judge()
    const more = needsMore ? await this.#parts.more() : undefined
    this.#desk?.end()
    this.#desk = undefined
    if (this.#thread === 'worker')
      try {
        this.#desk = await workerDesk(startWorker(programOf(judge, more)), more !== undefined)
        this.place = { kind: 'worker' }
        return this.#desk
      } catch (error) {
        this.#thread = 'page'
        this.#why = errorText(error)
      }
    this.place = { kind: 'page', why: this.#why }
    const first = judge()
    const answers = { ...first.answers, ...more?.(first.shared) }
    this.#desk = {
      hasMore: more !== undefined,
      isDead: () => false,
      // In a task of its own, so that the page can draw before.
      ask: (asked) => new Promise((resolve) => setTimeout(() => resolve(answerTo(asked, answers)))),
      end: () => undefined,
    }
    return this.#desk
  }
}
