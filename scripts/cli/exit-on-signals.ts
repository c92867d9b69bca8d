import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM'] as const

function exit(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

function watch(event: string | symbol): void {
  if (event !== 'exit') return
  process.removeListener('newListener', watch)
  for (const signal of signals) process.on(signal, exit)
}

/**
 * SIGINT and SIGTERM end this process in an orderly way once something listens for its `exit`, to end child processes and remove
 * temporary files. Until then the system ends it: a listener of ours would wait until a long calculation is through.
 */
export function exitOnSignals(): void {
  process.on('newListener', watch)
}

/** Takes {@link exitOnSignals} back. */
export function ignoreSignals(): void {
  process.removeListener('newListener', watch)
  for (const signal of signals) process.removeListener(signal, exit)
}
