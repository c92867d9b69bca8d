import type { Oracle } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import type { Probe } from './probe.ts'

/** Compares two validators where the judge is silent: elsewhere each is compared with the judge. */
export function twoToolsProbe(first: Oracle, other: Oracle): Probe {
  const compare = async (asked: readonly Asked[]): Promise<readonly Observation[]> => {
    const questions = asked.map(({ words, environment }) => ({ module: words, environment }))
    const [left, right] = await Promise.all([first.judgeAll(questions), other.judgeAll(questions)])
    return asked.map((_, index): Observation => {
      const [a, b] = [left[index], right[index]]
      const kinds = [a?.kind, b?.kind].sort().join(' ')
      if (a === undefined || b === undefined || kinds !== 'invalid valid')
        return { kind: 'output', template: '' }
      const message = a.kind === 'invalid' ? a.message : b.kind === 'invalid' ? b.message : ''
      const key = `${a.kind} and ${b.kind}: ${messageTemplate(message)}`
      return {
        kind: 'output',
        template: key,
        disagreement: {
          outcome: 'two-tools',
          key,
          said: `${first.name} says ${a.kind}, ${other.name} ${b.kind}: ${message}`,
        },
      }
    })
  }
  return {
    name: `${first.name}|${other.name}`,
    tools: [first, other],
    one: { of: 1, at: 0 },
    observe: async (asked) => {
      const open = asked.filter(({ judge }) => judge.kind === 'unsupported')
      const observations = open.length === 0 ? [] : await compare(open)
      let next = 0
      return asked.map(({ judge }) =>
        judge.kind === 'unsupported' ? (observations[next++] ?? notAsked) : notAsked,
      )
    },
  }
}
