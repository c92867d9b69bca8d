import type { Answer } from '../../log/run-log.ts'
import { verdictText } from '../../report/verdict-text.ts'

/** The answer of an oracle in one environment: the verdict in one line, followed by the rest of the message. */
export function answerText({ verdict, detail }: Answer): string {
  const first = verdictText(verdict)
  const more = [
    ...(detail === undefined ? [] : [detail]),
    ...(verdict.kind === 'invalid'
      ? verdict.blames
          .filter(({ message }) => !first.includes(message))
          .map(({ rule, word, message }) => `word ${word}: ${rule}: ${message}`)
      : []),
    ...message(verdict).split('\n').slice(1),
  ]
  return [first, ...more].join('\n').trimEnd()
}

function message(verdict: Answer['verdict']): string {
  if (verdict.kind === 'invalid' || verdict.kind === 'crash') return verdict.message
  return verdict.kind === 'unsupported' || verdict.kind === 'error' ? verdict.why : ''
}
