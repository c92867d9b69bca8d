/** Tells who waits how far long work is. */
export interface Progress {
  /** Shows this in place of what was shown before. */
  readonly show: (what: string) => void
  /** Takes the line away. */
  readonly done: () => void
}

/** Progress in one line of `stream`; nothing at all where that is no terminal. */
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
