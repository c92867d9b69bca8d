import { errorText } from '../error-text.ts'

/** Work that is repeated until it is stopped. */
export interface Pulse {
  /** Does not begin the work again, and waits for its end. */
  readonly stop: () => Promise<void>
}

/**
 * Does work at once, and again a while after each time that it has ended.
 *
 * @param pause milliseconds from the end of the work to its next beginning.
 * @param complain receives the messages of failures, after which the work is repeated as well.
 */
export function startPulse(
  work: () => Promise<void>,
  pause: number,
  complain: (what: string) => void,
): Pulse {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const beat = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      complain(errorText(error))
    }
    if (isStopped) return
    timer = setTimeout(() => {
      running = beat()
    }, pause)
  }
  let running = beat()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
