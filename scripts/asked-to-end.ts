/** Resolves at SIGTERM or SIGINT, which from now on do not end this process; a second one does. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      // The command line would exit at once.
      process.removeAllListeners(signal)
      process.once(signal, () => resolve())
    }
  })
}
