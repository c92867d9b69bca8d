import type { Verdict } from '#spec/verdict'
import { crashKey } from './crash-key.ts'
import { messageTemplate } from './message-template.ts'
import type { Observation } from './observation.ts'

type ToolFailure = Extract<
  Verdict,
  { readonly kind: 'crash' | 'timeout' | 'error' | 'unsupported' }
>

/**
 * The outcome of a missing answer: always a disagreement, except for a tool that does not know what the module uses.
 *
 * @param judge kind of the judge's verdict: a hang in valid modules is another one than in broken ones.
 */
export function failureOf(verdict: ToolFailure, judge: string): Observation {
  switch (verdict.kind) {
    case 'unsupported':
      return { kind: 'unsupported', template: messageTemplate(verdict.why) }
    case 'crash': {
      if (verdict.signal === 'memory') {
        const key = `${judge} ${messageTemplate(verdict.message)}`.trim()
        const text = `took more memory than it may have: ${verdict.message}`
        return {
          kind: 'memory',
          template: '',
          disagreement: { outcome: 'memory', key, said: text },
        }
      }
      const { key, names } = crashKey(verdict.signal, verdict.message)
      const message = `died: ${verdict.signal} ${verdict.message}`.trim()
      return {
        kind: 'crash',
        template: key,
        disagreement: {
          outcome: 'crash',
          key,
          said: message,
          ...(names ? {} : { nameless: true as const }),
        },
      }
    }
    case 'timeout': {
      const message = `no answer within ${verdict.ms} ms`
      return {
        kind: 'timeout',
        template: '',
        disagreement: { outcome: 'timeout', key: judge, said: message },
      }
    }
    case 'error': {
      const template = messageTemplate(verdict.why)
      return {
        kind: 'error',
        template,
        disagreement: { outcome: 'error', key: template, said: verdict.why },
      }
    }
  }
}
