import type { Oracle } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import type { Probe } from './probe.ts'

/** Holds two validators against each other where the judge has nothing to say: elsewhere each is held against the judge. */
export function twoToolsProbe(one: Oracle, other: Oracle): Probe {
  const compare = async (asked: readonly Asked[]): Promise<readonly Observation[]> => {
    const questions = asked.map(({ words, environment }) => ({ module: words, environment }))
    const [left, right] = await Promise.all([one.judgeAll(questions), other.judgeAll(questions)])
    return asked.map((_, at): Observation => {
      const [a, b] = [left[at], right[at]]
      const kinds = [a?.kind, b?.kind].sort().join(' ')
      if (a === undefined || b === undefined || kinds !== 'invalid valid')
        return { kind: 'output', template: '' }
      const said = a.kind === 'invalid' ? a.message : b.kind === 'invalid' ? b.message : ''
      const key = `${a.kind} and ${b.kind}: ${messageTemplate(said)}`
      return {
        kind: 'output',
        template: key,
        disagreement: {
          outcome: 'two-tools',
          key,
          said: `${one.name} says ${a.kind}, ${other.name} ${b.kind}: ${said}`,
        },
      }
    })
  }
  return {
    name: `${one.name}|${other.name}`,
    tools: [one, other],
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
