import { isFault } from '../process/is-fault.ts'
import { createPatience, type Patience } from '../process/patience.ts'
import { type HarnessRequest, type Reply, requestFrames } from './frames.ts'
import { type HarnessEnd, type HarnessProcess, startHarness } from './harness-process.ts'
import { type Hello, readHello } from './hello.ts'
import { createRequestQueue, type Pending, type RequestQueue } from './request-queue.ts'
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

/** A start may take as long as several modules: drivers compile what they need, and a busy machine has to load them. */
function greetingMs({ timeoutMs }: HarnessLimits): number {
  return 6 * timeoutMs
}

/** Why a harness ended before it greeted. */
function whyNoGreeting(
  end: HarnessEnd,
  exceeded: ExceededLimit | undefined,
  limits: HarnessLimits,
): string {
  if (exceeded === 'timeout') return `no greeting within ${greetingMs(limits)} ms`
  const spoken = reasonIn(end.stderr)
  return `ended before its greeting (${end.by ?? 'was not started'})${spoken === '' ? '' : `: ${spoken}`}`
}

/** The answer of a harness that ended over an input which was alone in it. */
function answerOfEnd(
  end: HarnessEnd,
  exceeded: ExceededLimit | undefined,
  { memoryMiB }: HarnessLimits,
): HarnessAnswer {
  if (exceeded === 'timeout') return { kind: 'timeout' }
  if (exceeded !== 'memory') return { kind: 'died', end }
  const stderr = `out of memory: more than ${memoryMiB} MiB`
  return { kind: 'died', end: { ...end, stderr } }
}

/** Readers of a greeting, which may wait for several starts. */
interface Listeners {
  readonly isEmpty: () => boolean
  readonly add: (listener: (hello: Hello | string) => void) => void
  /** Tells all of them, once. */
  readonly tell: (hello: Hello | string) => void
}

function createListeners(): Listeners {
  let waiting: ((hello: Hello | string) => void)[] = []
  return {
    isEmpty: () => waiting.length === 0,
    add: (listener) => {
      waiting.push(listener)
    },
    tell: (hello) => {
      const told = waiting
      waiting = []
      for (const listener of told) listener(hello)
    },
  }
}

/** Adds requests to a queue, and collects their answers in the order of the requests. */
function collected(
  queue: RequestQueue<HarnessAnswer>,
  requests: readonly HarnessRequest[],
): Promise<readonly HarnessAnswer[]> {
  return new Promise((resolve) => {
    const answers = new Array<HarnessAnswer>(requests.length)
    let left = requests.length
    if (left === 0) resolve(answers)
    for (const [index, { environment, input }] of requests.entries())
      queue.add({
        ...{ environment, input },
        answer: (answer) => {
          answers[index] = answer
          left--
          if (left === 0) resolve(answers)
        },
      })
  })
}

/**
 * Charges the first request of a queue with the end of the harness that had it, if it was alone there; otherwise that request is
 * asked again alone.
 */
function chargeFirst(
  queue: RequestQueue<HarnessAnswer>,
  wasAlone: boolean,
  end: HarnessEnd,
  exceeded: ExceededLimit | undefined,
  limits: HarnessLimits,
  patience: Patience,
): void {
  const suspect = queue.isAsked() ? queue.first() : undefined
  queue.restart()
  if (suspect === undefined) return
  if (wasAlone && (suspect.suspect === true || exceeded !== 'timeout')) {
    queue.drop()
    if (exceeded === 'timeout') patience.hung()
    suspect.answer(answerOfEnd(end, exceeded, limits))
    return
  }
  suspect.suspect = true
  if (exceeded === undefined && isFault(end.by)) suspect.died = end
}

/** Decides whether a harness that ended before it greeted is started once more. */
interface SecondTry {
  greeted(): void
  /** Whether it is started now. One that has never greeted is not, nor one that took too long or was started again already. */
  isTaken(exceeded: ExceededLimit | undefined): boolean
}

/** A busy machine may refuse the memory for one start, and have it for the next. */
function createSecondTry(): SecondTry {
  let hasGreeted = false
  let isSecond = false
  return {
    greeted: () => {
      hasGreeted = true
      isSecond = false
    },
    isTaken: (exceeded) => {
      if (!hasGreeted || exceeded === 'timeout' || isSecond) return false
      isSecond = true
      return true
    },
  }
}

/** The answer in a frame: a status, and the octets after it. */
function answerIn(body: Uint8Array, { died }: Pending<HarnessAnswer>): HarnessAnswer {
  const bytes = body.length === 1 ? nothing : body.subarray(1)
  return { kind: 'reply', reply: { status: body[0] as number, bytes }, ...(died && { died }) }
}

/**
 * Runs a harness and restarts it when it ends. Several inputs are on their way at a time; answers come in order, so the
 * first one unanswered is the one at work. If the harness ends or exceeds its time, that input is asked again alone in
 * a fresh harness, and only that answer counts: no input is charged for the effects of another, nor for a busy machine.
 * A harness that has greeted once and then does not start is started once more.
 *
 * @param patience shared by the harnesses of one tool: after one of them has hung, the first wait for an input is shorter.
 */
export function createHarnessClient(
  command: readonly string[],
  limits: HarnessLimits,
  patience: Patience = createPatience(),
): HarnessClient {
  const queue = createRequestQueue<HarnessAnswer>()
  const greeted = createListeners()
  let running: HarnessProcess | undefined
  const watch = createWatch(limits, () => running, inputMs)
  let hello: Hello | undefined
  let answeredSinceStart = 0
  let failure: string | undefined
  const secondTry = createSecondTry()
  let closed = false

  function inputMs(): number {
    if (hello === undefined) return greetingMs(limits)
    return queue.first()?.suspect === true ? limits.timeoutMs : patience.firstMs(limits.timeoutMs)
  }

  function greet(): void {
    const told = hello ?? failure
    if (told !== undefined) greeted.tell(told)
  }

  function giveUp(why: string): void {
    failure = why
    watch.stop()
    for (const { answer } of queue.clear()) answer({ kind: 'not-asked', why })
    greet()
  }

  function pump(): void {
    if (failure !== undefined) giveUp(failure)
    else if (queue.isEmpty() && greeted.isEmpty()) watch.stop()
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
    const ms = watch.restartClock()
    if (hello === undefined) {
      hello = readHello(body)
      if (hello === undefined) refuse('its first frame is no greeting of this protocol')
      else {
        secondTry.greeted()
        greet()
      }
      return
    }
    const request = queue.answered()
    if (request === undefined) {
      refuse('it answers what it was not asked')
      return
    }
    patience.answered(ms)
    answeredSinceStart++
    request.answer(answerIn(body, request))
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
    if (hello === undefined) {
      if (secondTry.isTaken(exceeded)) pump()
      else giveUp(whyNoGreeting(end, exceeded, limits))
    } else {
      chargeFirst(queue, answeredSinceStart === 0, end, exceeded, limits, patience)
      pump()
    }
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
        greeted.add(resolve)
        if (hello === undefined) pump()
        else greet()
      }),
    askAll: (asks) => {
      const answers = collected(queue, asks)
      pump()
      return answers
    },
    close: () => {
      closed = true
      running?.kill()
      running = undefined
      // Whoever still asks must not start a process that nobody ends.
      giveUp('the harness was closed')
    },
  }
}
