import type { Verdict } from '#spec/verdict'
import type { Oracle } from '../../oracle/oracle.ts'
import { crashNotRepeated } from './ask-afresh.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { messageTemplate } from './message-template.ts'
import type { Observation } from './observation.ts'

/** The outcome of a validator's verdict beside the judge's. */
export function verdictObserved(judge: Verdict, verdict: Verdict): Observation {
  if (verdict.kind !== 'valid' && verdict.kind !== 'invalid') return failureOf(verdict, judge.kind)
  if (verdict.kind === 'valid') {
    if (judge.kind !== 'invalid') return { kind: 'valid', template: '' }
    const rule = judge.blames[0]?.rule ?? ''
    return {
      kind: 'valid',
      template: '',
      disagreement: { outcome: 'false-accept', key: rule, rule, said: 'valid' },
    }
  }
  const template = messageTemplate(verdict.message)
  if (judge.kind !== 'valid') return { kind: 'invalid', template }
  return {
    kind: 'invalid',
    template,
    disagreement: { outcome: 'false-reject', key: template, said: verdict.message },
  }
}

/** Asks a validator and compares its verdicts with the judge's. */
export async function observeValidator(
  tool: Oracle,
  asked: readonly Asked[],
): Promise<readonly Observation[]> {
  const crashes = new Map<number, Extract<Verdict, { readonly kind: 'crash' }>>()
  const verdicts = await tool.judgeAll(
    asked.map(({ words, environment }) => ({ module: words, environment })),
    (index, crash) => crashes.set(index, crash),
  )
  return asked.map(({ judge }, index) => {
    const verdict = verdicts[index] ?? { kind: 'error', why: 'no verdict' }
    const observation = verdictObserved(judge, verdict)
    const crash = crashes.get(index)
    if (crash === undefined) return observation
    return { ...observation, disagreement: crashNotRepeated(crash, verdict) }
  })
}
