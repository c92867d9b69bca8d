import { isFault } from '../process/is-fault.ts'
import { type HarnessRequest, type Reply, requestFrames } from './frames.ts'
import { type HarnessEnd, type HarnessProcess, startHarness } from './harness-process.ts'
import { type Hello, readHello } from './hello.ts'
import { createRequestQueue } from './request-queue.ts'
import { createWatch, type ExceededLimit, type HarnessLimits } from './watch.ts'

/** The result of one input. */
export type HarnessAnswer =
  | {
      readonly kind: 'reply'
      readonly reply: Reply
      /** The end of a harness that died over this input, and answers it alone. */
      readonly died?: HarnessEnd
    }
  /** The harness ended while it had this input. */
  | { readonly kind: 'died'; readonly end: HarnessEnd }
  | { readonly kind: 'timeout' }
  /** It could not be asked: the harness does not start, or does not speak the protocol. */
  | { readonly kind: 'not-asked'; readonly why: string }

/** Keeps one harness at work. */
export interface HarnessClient {
  /** Its description of itself; if it cannot be started, the reason. */
  readonly hello: () => Promise<Hello | string>
  /** Answers in the order of the inputs. Never rejects. */
  readonly askAll: (asks: readonly HarnessRequest[]) => Promise<readonly HarnessAnswer[]>
  readonly close: () => void
}

const nothing = new Uint8Array()

/** The line of a program's output that says why it ended: Node.js puts its own version last. */
function reasonIn(stderr: string): string {
  const lines = stderr.trim().split('\n')
  return lines.find((line) => /\berror\b|\w+Error:/i.test(line)) ?? lines.at(-1) ?? ''
}

/**
 * Runs a harness and restarts it when it ends. Several inputs are on their way at a time; answers come in order, so the
 * first one unanswered is the one at work. If the harness ends or exceeds its time, that input is asked again alone in
 * a fresh harness, and only that answer counts: no input is charged for the effects of another, nor for a busy machine.
 * A harness that has greeted once and then does not start is started once more.
 */
export function createHarnessClient(
  command: readonly string[],
  limits: HarnessLimits,
): HarnessClient {
  const { timeoutMs, memoryMiB } = limits
  const queue = createRequestQueue<HarnessAnswer>()
  let running: HarnessProcess | undefined
  const watch = createWatch(limits, () => running)
  let hello: Hello | undefined
  let answeredSinceStart = 0
  let failure: string | undefined
  let hasGreeted = false
  let isSecondTry = false
  let greeted: ((hello: Hello | string) => void)[] = []
  let closed = false

  function greet(): void {
    const told = hello ?? failure
    if (told === undefined) return
    const waiting = greeted
    greeted = []
    for (const tell of waiting) tell(told)
  }

  function giveUp(why: string): void {
    failure = why
    watch.stop()
    for (const { answer } of queue.clear()) answer({ kind: 'not-asked', why })
    greet()
  }

  function pump(): void {
    if (failure !== undefined) giveUp(failure)
    else if (queue.isEmpty() && greeted.length === 0) watch.stop()
    else if (running === undefined) start()
    else if (hello !== undefined) send(running)
  }

  function send(to: HarnessProcess): void {
    watch.start()
    if (!queue.isAsked()) watch.restartClock()
    const requests = queue.take()
    if (requests.length > 0) to.write(requestFrames(requests))
  }

  function frame(body: Uint8Array): void {
    watch.restartClock()
    if (hello === undefined) {
      hello = readHello(body)
      if (hello === undefined) refuse('its first frame is no greeting of this protocol')
      else {
        hasGreeted = true
        isSecondTry = false
        greet()
      }
      return
    }
    const request = queue.answered()
    if (request === undefined) {
      refuse('it answers what it was not asked')
      return
    }
    answeredSinceStart++
    const bytes = body.length === 1 ? nothing : body.subarray(1)
    const { died } = request
    const reply = { status: body[0] as number, bytes }
    request.answer({ kind: 'reply', reply, ...(died && { died }) })
  }

  function refuse(why: string): void {
    running?.kill()
    running = undefined
    giveUp(why)
  }

  function ended(ending: HarnessProcess | undefined, end: HarnessEnd): void {
    if (ending !== running || closed) return
    running = undefined
    const exceeded = watch.takeExceeded()
    if (hello === undefined) endedBeforeGreeting(end, exceeded)
    else endedAtWork(end, exceeded)
  }

  function endedBeforeGreeting(end: HarnessEnd, exceeded: ExceededLimit | undefined): void {
    // A busy machine may refuse the memory for one start, and have it for the next.
    if (hasGreeted && exceeded !== 'timeout' && !isSecondTry) {
      isSecondTry = true
      pump()
      return
    }
    const spoken = reasonIn(end.stderr)
    giveUp(
      exceeded === 'timeout'
        ? `no greeting within ${timeoutMs} ms`
        : `ended before its greeting (${end.by ?? 'was not started'})${spoken === '' ? '' : `: ${spoken}`}`,
    )
  }

  function endedAtWork(end: HarnessEnd, exceeded: ExceededLimit | undefined): void {
    const suspect = queue.isAsked() ? queue.first() : undefined
    const wasAlone = answeredSinceStart === 0
    queue.restart()
    if (suspect !== undefined) {
      if (wasAlone && (suspect.suspect === true || exceeded !== 'timeout')) {
        queue.drop()
        suspect.answer(answerOfEnd(end, exceeded))
      } else {
        suspect.suspect = true
        if (exceeded === undefined && isFault(end.by)) suspect.died = end
      }
    }
    pump()
  }

  function answerOfEnd(end: HarnessEnd, exceeded: ExceededLimit | undefined): HarnessAnswer {
    if (exceeded === 'timeout') return { kind: 'timeout' }
    if (exceeded !== 'memory') return { kind: 'died', end }
    const stderr = `out of memory: more than ${memoryMiB} MiB`
    return { kind: 'died', end: { ...end, stderr } }
  }

  function start(): void {
    hello = undefined
    answeredSinceStart = 0
    watch.takeExceeded()
    watch.restartClock()
    watch.start()
    const mine: HarnessProcess = startHarness(command, {
      frame,
      settled: () => pump(),
      garbage: () => refuse('what it writes are no frames'),
      end: (end) => ended(mine, end),
    })
    running = mine
  }

  return {
    hello: () =>
      new Promise<Hello | string>((resolve) => {
        greeted.push(resolve)
        if (hello === undefined) pump()
        else greet()
      }),
    askAll: (asks) =>
      new Promise((resolve) => {
        const answers = new Array<HarnessAnswer>(asks.length)
        let left = asks.length
        if (left === 0) resolve(answers)
        for (const [index, { environment, input }] of asks.entries())
          queue.add({
            ...{ environment, input },
            answer: (answer) => {
              answers[index] = answer
              left--
              if (left === 0) resolve(answers)
            },
          })
        pump()
      }),
    close: () => {
      closed = true
      watch.stop()
      running?.kill()
      running = undefined
    },
  }
}
