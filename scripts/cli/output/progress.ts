import { printable } from '#runner/printable'

/** Shows the progress of long work. */
export interface Progress {
  /** Replaces the line shown before. */
  readonly show: (what: string) => void
  /** Writes a line that stays, above the one shown. */
  readonly say: (what: string) => void
  /** Removes the line. */
  readonly done: () => void
}

/** Progress in one line of `stream`; nothing if `stream` is not a terminal. */
export function progress(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'> = process.stderr,
): Progress {
  if (!stream.isTTY) return { show: () => {}, say: () => {}, done: () => {} }
  // As octets, which the guard of outputs leaves as they are.
  const write = (text: string) => stream.write(new TextEncoder().encode(`\r\u001b[2K${text}`))
  return {
    show: (what) => write(printable(what).slice(0, (stream.columns || 80) - 1)),
    say: (what) => write(`${printable(what)}\n`),
    done: () => write(''),
  }
}
