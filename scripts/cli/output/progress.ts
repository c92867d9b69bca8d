/** Shows the progress of long work. */
export interface Progress {
  /** Replaces the line shown before. */
  readonly show: (what: string) => void
  /** Removes the line. */
  readonly done: () => void
}

/** Progress in one line of `stream`; nothing if `stream` is not a terminal. */
export function progress(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'> = process.stderr,
): Progress {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  const clear = '\r\u001b[2K'
  return {
    show: (what) => stream.write(`${clear}${what.slice(0, (stream.columns || 80) - 1)}`),
    done: () => stream.write(clear),
  }
}
