import { drawnChoices } from '#generators/drive/answered-choices'
import type { Transformation } from '#generators/metamorphic/transformation'
import { type Validator, validate } from '#reference/validate'
import type { Oracle } from '../../oracle/oracle.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation, type ObservedDisagreement } from './observation.ts'
import { verdictObserved } from './observe-validator.ts'
import type { Probe } from './probe.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is asked about again in another form. */
const share = 8

interface Other {
  readonly asked: Asked
  readonly after: Asked
}

function difference(
  { name, summary }: Transformation,
  who: string,
  before: string,
  after: string,
  message: string,
): ObservedDisagreement {
  return {
    outcome: 'metamorphic',
    key: `${who} ${name}: ${before} becomes ${after} ${messageTemplate(message)}`.trim(),
    said: `${before}, but ${after} where ${summary}${message === '' ? '' : `: ${message}`}`,
  }
}

/** The module in another form, where it has one that promises the same verdict. */
function otherForm(
  { apply, preserves }: Transformation,
  asked: Asked,
  judged: Validator,
): Other | undefined {
  const { judge, words, environment } = asked
  if (judge.kind !== 'valid' && (judge.kind !== 'invalid' || preserves === 'valid'))
    return undefined
  const other = apply(words, drawnChoices(randomOf(sumOf(words), 0)))
  if (other === undefined) return undefined
  return { asked, after: { words: other, environment, judge: judged(other, environment) } }
}

/** Asks a validator whether a transformation changes its verdict, which it must not. Holds the judge to the same. */
export function metamorphicProbe(
  tool: Oracle,
  transformation: Transformation,
  place: { readonly at: number; readonly of: number },
  judge: Validator = validate,
): Probe {
  const compare = async (others: readonly Other[]): Promise<readonly Observation[]> => {
    const verdicts = await tool.judgeAll(
      others.flatMap(({ asked, after }) => [
        { module: asked.words, environment: asked.environment },
        { module: after.words, environment: after.environment },
      ]),
    )
    return others.map(({ asked, after }, index): Observation => {
      const before = verdicts[2 * index]
      const now = verdicts[2 * index + 1]
      if (asked.judge.kind !== after.judge.kind) {
        const text = 'message' in after.judge ? after.judge.message : ''
        const key = difference(
          transformation,
          'reference',
          asked.judge.kind,
          after.judge.kind,
          text,
        )
        const disagreement = { ...key, ofReference: true as const }
        return { kind: after.judge.kind, template: key.key, disagreement }
      }
      if (before === undefined || now === undefined) return notAsked
      // A death or a hang that the first form has as well is the tool's own finding.
      if (before.kind === now.kind) return { kind: now.kind, template: '' }
      if (now.kind === 'unsupported' || before.kind === 'unsupported') return notAsked
      const { template } = verdictObserved(after.judge, now)
      const message = 'message' in now ? now.message : 'message' in before ? before.message : ''
      return {
        kind: now.kind,
        template,
        disagreement: difference(transformation, tool.tool, before.kind, now.kind, message),
      }
    })
  }
  return {
    name: `${tool.name}~${transformation.name}`,
    tools: [tool],
    other: (asked) => otherForm(transformation, asked, judge)?.after.words,
    one: { of: place.of * share, at: place.at },
    observe: async (asked) => {
      const others = asked.map((question) => otherForm(transformation, question, judge))
      const changedForms = others.filter((other): other is Other => other !== undefined)
      const observations = changedForms.length === 0 ? [] : await compare(changedForms)
      let next = 0
      return others.map((other) =>
        other === undefined ? notAsked : (observations[next++] ?? notAsked),
      )
    },
  }
}
