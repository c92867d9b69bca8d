import type { Verdict } from '#spec/verdict'

/** A verdict in one line: its kind and details. */
export function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'valid':
      return 'valid'
    case 'invalid':
      return withReason(`invalid (${verdict.phase})`, verdict.message)
    case 'unsupported':
    case 'error':
      return withReason(verdict.kind, verdict.why)
    case 'crash':
      return withReason(`crash by ${verdict.signal}`, verdict.message)
    case 'timeout':
      return `no answer after ${verdict.ms} ms`
  }
}

/** The first line of a reason after a colon; nothing after it where a tool gives none. */
function withReason(kind: string, text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '')
  return line === undefined ? kind : `${kind}: ${line}`
}
