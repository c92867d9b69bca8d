import { type Reply, type Request, requestFrames } from './frames.ts'
import { type HarnessEnd, type HarnessProcess, startHarness } from './harness-process.ts'
import { type Hello, readHello } from './hello.ts'

/** What became of one input. */
export type Answer =
  | { readonly kind: 'reply'; readonly reply: Reply }
  /** The harness ended while it had this input. */
  | { readonly kind: 'died'; readonly end: HarnessEnd }
  | { readonly kind: 'timeout' }
  /** It could not be asked: the harness does not start, or does not speak the protocol. */
  | { readonly kind: 'not-asked'; readonly why: string }

/** Limits of a harness. */
export interface HarnessLimits {
  /** Milliseconds for one input, counted from when the answer before it came. */
  readonly timeoutMs: number
  /** MiB of memory in use, looked at now and then; 0 sets no limit. */
  readonly memoryMiB: number
}

/** Keeps one harness at work. */
export interface HarnessClient {
  /** What it says of itself; why it says nothing where it cannot be started. */
  readonly hello: () => Promise<Hello | string>
  /** Answers in the order of the inputs. Never rejects. */
  readonly askAll: (asks: readonly Request[]) => Promise<readonly Answer[]>
  readonly close: () => void
}

interface Waiting extends Request {
  readonly answer: (answer: Answer) => void
  /** Set when a harness ended with this input, which is then asked again in a fresh one with nothing before it. */
  suspect?: true
}

const nothing = new Uint8Array()

/** Inputs on their way at a time: enough to keep the harness busy while we make as many more, few enough for a pipe. */
const window = 256
const windowBytes = 1 << 18

/** The line of what a program wrote that says why it ended: Node.js puts its own version last. */
function reasonIn(stderr: string): string {
  const lines = stderr.trim().split('\n')
  return lines.find((line) => /\berror\b|\w+Error:/i.test(line)) ?? lines.at(-1) ?? ''
}

/**
 * Runs a harness and starts it anew when it ends. Several inputs are on their way at a time; answers come in order, so
 * the first one unanswered is the one at work. When the harness ends or exceeds its time, that input is asked
 * again alone in a fresh harness, and only what happens there counts: no input answers for what another left behind,
 * nor for a busy machine. A harness that has greeted once and then does not start is started once more.
 */
export function createHarnessClient(
  command: readonly string[],
  { timeoutMs, memoryMiB }: HarnessLimits,
): HarnessClient {
  let queue: Waiting[] = []
  let sent = 0
  let sentBytes = 0
  let running: HarnessProcess | undefined
  let hello: Hello | undefined
  let answeredSinceStart = 0
  let failure: string | undefined
  let hasGreeted = false
  let isSecondTry = false
  let cut: 'timeout' | 'memory' | undefined
  let since = 0
  let watch: NodeJS.Timeout | undefined
  let greeted: ((hello: Hello | string) => void)[] = []
  let closed = false

  function idle(): void {
    if (watch !== undefined) clearInterval(watch)
    watch = undefined
  }

  function look(): void {
    if (performance.now() - since >= timeoutMs) cut = 'timeout'
    else if (memoryMiB > 0 && (running?.resident() ?? 0) > memoryMiB) cut = 'memory'
    if (cut !== undefined) running?.kill()
  }

  function greet(): void {
    const told = hello ?? failure
    if (told === undefined) return
    const waiting = greeted
    greeted = []
    for (const tell of waiting) tell(told)
  }

  function giveUp(why: string): void {
    failure = why
    idle()
    const waiting = queue
    queue = []
    sent = 0
    for (const { answer } of waiting) answer({ kind: 'not-asked', why })
    greet()
  }

  function pump(): void {
    if (failure !== undefined) giveUp(failure)
    else if (queue.length === 0 && greeted.length === 0) idle()
    else if (running === undefined) start()
    else if (hello !== undefined) send(running)
  }

  function send(to: HarnessProcess): void {
    watch ??= setInterval(look, Math.max(10, Math.min(250, timeoutMs / 4)))
    const requests: Request[] = []
    if (sent === 0) since = performance.now()
    // A suspect is alone in its harness from beginning to end.
    const most = queue[0]?.suspect === true ? 1 : window
    while (sent < queue.length && sent < most && (sent === 0 || sentBytes < windowBytes)) {
      const next = queue[sent] as Waiting
      if (next.suspect === true && sent > 0) break
      requests.push(next)
      sentBytes += next.input.length
      sent++
    }
    if (requests.length > 0) to.write(requestFrames(requests))
  }

  function frame(body: Uint8Array): void {
    since = performance.now()
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
    const head = queue.shift()
    if (head === undefined || sent === 0) {
      refuse('it answers what it was not asked')
      return
    }
    sent--
    sentBytes -= head.input.length
    answeredSinceStart++
    const bytes = body.length === 1 ? nothing : body.subarray(1)
    head.answer({ kind: 'reply', reply: { status: body[0] as number, bytes } })
  }

  function refuse(why: string): void {
    running?.kill()
    running = undefined
    giveUp(why)
  }

  function ended(ending: HarnessProcess | undefined, end: HarnessEnd): void {
    if (ending !== running || closed) return
    running = undefined
    const reason = cut
    cut = undefined
    if (hello === undefined) {
      // A busy machine may refuse the memory for one start, and have it for the next.
      if (hasGreeted && reason !== 'timeout' && !isSecondTry) {
        isSecondTry = true
        pump()
        return
      }
      const spoken = reasonIn(end.stderr)
      giveUp(
        reason === 'timeout'
          ? `no greeting within ${timeoutMs} ms`
          : `ended before its greeting (${end.by ?? 'was not started'})${spoken === '' ? '' : `: ${spoken}`}`,
      )
      return
    }
    const head = queue[0]
    const wasAtWork = sent > 0
    const wasAlone = answeredSinceStart === 0
    sent = 0
    sentBytes = 0
    if (head !== undefined && wasAtWork) {
      if (wasAlone && (head.suspect === true || reason !== 'timeout')) {
        queue.shift()
        const stderr =
          reason === 'memory' ? `out of memory: more than ${memoryMiB} MiB` : end.stderr
        head.answer(
          reason === 'timeout' ? { kind: 'timeout' } : { kind: 'died', end: { ...end, stderr } },
        )
      } else head.suspect = true
    }
    pump()
  }

  function start(): void {
    hello = undefined
    answeredSinceStart = 0
    cut = undefined
    since = performance.now()
    watch ??= setInterval(look, Math.max(10, Math.min(250, timeoutMs / 4)))
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
        const answers = new Array<Answer>(asks.length)
        let left = asks.length
        if (left === 0) resolve(answers)
        for (const [index, { environment, input }] of asks.entries())
          queue.push({
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
      idle()
      running?.kill()
      running = undefined
    },
  }
}
