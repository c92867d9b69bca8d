import type { Client } from '../../../scripts/browser/client.ts'
import type { Judgement, JudgeOptions } from '../../../scripts/browser/judgement.ts'
import type { Source } from '../../../scripts/browser/source.ts'

/** What is judged, and what is done with the verdict. */
export interface JudgingContext {
  readonly client: Client
  readonly source: () => Source
  readonly options: () => Promise<JudgeOptions>
  readonly judged: (judgement: Judgement) => void
  readonly failed: (message: string) => void
  /** Called where a verdict takes so long that a person may want to stop it. */
  readonly slow: (stop: () => void) => void
}

/** Milliseconds without a key after which a text is judged. */
const pause = 60

/** Milliseconds after which work on an older text is given up for a newer one. */
const patience = 1500

/** What to call after a change. */
export interface Judging {
  /** The user is typing: the text is judged when no further key follows for a moment. */
  readonly soon: () => void
  /** Another module was opened, or is judged in another way. */
  readonly now: () => void
}

/** Judges what changes, one text after another: while one is judged, only the newest of those that follow waits. */
export function judging({
  client,
  source,
  options,
  judged,
  failed,
  slow,
}: JudgingContext): Judging {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { readonly abort: AbortController; readonly since: number } | undefined
  let isStale = false

  const judgeNow = async () => {
    if (running !== undefined) {
      isStale = true
      if (performance.now() - running.since > patience) running.abort.abort()
      return
    }
    const abort = new AbortController()
    running = { abort, since: performance.now() }
    isStale = false
    const patient = setTimeout(() => slow(() => abort.abort()), patience)
    try {
      const found = await client.judge(source(), await options(), { signal: abort.signal })
      if (!isStale) {
        if (found.kind === 'problem')
          failed(found.hint === undefined ? found.message : `${found.message}: ${found.hint}`)
        else judged(found)
      }
    } catch (error) {
      if (!abort.signal.aborted) failed(error instanceof Error ? error.message : String(error))
      else if (!isStale) failed('Judging was stopped. It starts again with the next change')
    } finally {
      clearTimeout(patient)
      running = undefined
      if (isStale) void judgeNow()
    }
  }
  const after = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void judgeNow(), milliseconds)
  }
  return { soon: () => after(pause), now: () => after(0) }
}
