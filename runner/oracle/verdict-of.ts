import type { Verdict } from '#spec/verdict'
import type { Completion } from '../process/completion.ts'
import { faultMessages } from './fault-messages.ts'
import { message } from './message.ts'
import type { MessageRow } from './message-row.ts'
import { outOfMemory } from './out-of-memory.ts'
import { sanitizerReport } from './sanitizer-report.ts'

function meaning(printed: string, rows: readonly MessageRow[]): MessageRow['means'] | undefined {
  const lines = printed.split('\n')
  return rows.find(({ pattern }) => lines.some((line) => pattern.test(line)))?.means
}

/** How to read the end of a validator's run. */
export interface RunReading {
  /** The meanings of its messages, beside those of runtimes in general. */
  readonly messages: readonly MessageRow[]
  /** Whether an exit code says that the module was refused; 0 accepts. */
  readonly refuses: (exitCode: number) => boolean
  /** The path that the program was given. */
  readonly file: string
}

/**
 * The verdict that the end of a validator's run amounts to. A tool names no rules and no phase; what it refuses is
 * put down as phase `validate`.
 */
export function verdictOf(
  completion: Completion,
  { messages, refuses, file }: RunReading,
): Verdict {
  switch (completion.kind) {
    case 'not-started':
      return { kind: 'error', why: completion.why }
    case 'timeout':
      return { kind: 'timeout', ms: completion.ms }
    case 'overflow':
      return { kind: 'error', why: `wrote more than ${completion.bytes} bytes` }
    case 'signalled':
      return {
        kind: 'crash',
        signal: outOfMemory.test(completion.stderr) ? 'memory' : completion.signal,
        message: message(
          sanitizerReport(completion.stderr) ?? (completion.stderr || completion.stdout),
          file,
        ),
      }
    case 'answered': {
      const { exitCode } = completion
      const printed = `${completion.stderr}\n${completion.stdout}`
      const text = message(printed, file)
      if (exitCode !== 0 && outOfMemory.test(completion.stderr))
        return { kind: 'crash', signal: 'memory', message: text }
      // Some sanitizers are set up to report and go on, so this comes before the exit code.
      if (meaning(completion.stderr, faultMessages) === 'crash')
        return {
          kind: 'crash',
          signal: 'none',
          message: message(sanitizerReport(completion.stderr) ?? printed, file),
        }
      if (exitCode === 0) return { kind: 'valid' }
      const means = meaning(printed, [...messages, ...faultMessages])
      if (means === 'crash') return { kind: 'crash', signal: 'none', message: text }
      if (means === 'unsupported') return { kind: 'unsupported', why: text }
      if (means === 'error') return { kind: 'error', why: text }
      if (refuses(exitCode))
        return { kind: 'invalid', phase: 'validate', blames: [], message: text }
      const answer = text === '' ? '' : `: ${text}`
      return { kind: 'error', why: `exit code ${exitCode} is no verdict${answer}` }
    }
  }
}
