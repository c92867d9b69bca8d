import type { Verdict } from '#spec/verdict'

/** A verdict in one line: its kind and details. */
export function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'valid':
      return 'valid'
    case 'invalid':
      return `invalid (${verdict.phase}): ${firstLine(verdict.message)}`
    case 'unsupported':
    case 'error':
      return `${verdict.kind}: ${firstLine(verdict.why)}`
    case 'crash':
      return `crash by ${verdict.signal}: ${firstLine(verdict.message)}`
    case 'timeout':
      return `no answer after ${verdict.ms} ms`
  }
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}
