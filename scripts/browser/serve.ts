import type { WorkerQuestion, WorkerReply } from './messages.ts'

/** The part of a Worker's own scope that is used. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: WorkerQuestion }) => void) | null
  postMessage(reply: WorkerReply): void
}

/** Functions, keyed by the names in requests. */
export type PartAnswers = Readonly<Record<string, (...args: never[]) => unknown>>

/** What an answer comes to; an exception in it is a defect of ours, which the other thread gets as such. */
export async function answerTo(
  { id, name, args }: WorkerQuestion,
  answers: PartAnswers,
): Promise<WorkerReply> {
  try {
    const answer = answers[name]
    if (answer === undefined) throw new Error(`there is no ${name}`)
    return { id, kind: 'answer', value: await answer(...(args as never[])) }
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { id, kind: 'defect', why }
  }
}

/** Answers what another thread asks, for as long as the Worker lives. */
export function serve(scope: WorkerScope, answers: PartAnswers): void {
  scope.onmessage = async ({ data }) => {
    const reply = await answerTo(data, answers)
    try {
      scope.postMessage(reply)
    } catch (error) {
      // What cannot be sent to another thread.
      scope.postMessage({ id: data.id, kind: 'defect', why: String(error) })
    }
  }
  scope.postMessage({ id: 0, kind: 'ready' })
}
