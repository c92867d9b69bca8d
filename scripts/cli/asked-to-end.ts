import { ignoreSignals } from './exit-on-signals.ts'

/** Resolves at SIGTERM or SIGINT, which from now on do not end this process; a second one does. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    // The command line would exit at once.
    ignoreSignals()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}
