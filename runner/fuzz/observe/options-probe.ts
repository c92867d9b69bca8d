import type { Verdict } from '#spec/verdict'
import type { Oracle, Variants } from '../../oracle/oracle.ts'
import { lifts, type ValidatorOption, validatorOption } from '../../oracle/validator-options.ts'
import { below, oneOf } from '../make/chances.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { fewest } from './fewest.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation, type ObservedDisagreement } from './observation.ts'
import type { Probe } from './probe.ts'
import { isSameDisagreement } from './same-disagreement.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is judged with options, and without them to compare. */
const share = 4

const most = 2

/** One or two different options, each as often as it comes up; the same for the same module. */
function drawOptions(listed: readonly string[], words: Uint32Array): readonly string[] {
  const random = randomOf(sumOf(words), 2)
  const drawn = Array.from({ length: 1 + below(random, most) }, () => oneOf(random, listed))
  return [...new Set(drawn)]
}

/** The rule for which the module is still invalid with the options: all broken rules are outside what they lift. */
function unliftedRule(judge: Verdict, options: readonly ValidatorOption[]): string | undefined {
  if (judge.kind !== 'invalid') return undefined
  const isLifted = judge.blames.some(({ rule }) => options.some((option) => lifts(option, rule)))
  return isLifted ? undefined : judge.blames[0]?.rule
}

/** A verdict with options beside the verdict without them, which is another probe's finding where it is wrong itself. */
function compared(
  { judge }: Asked,
  options: readonly string[],
  without: Verdict,
  verdict: Verdict,
): Observation {
  const line = options.join(' ')
  const rows = options.map(validatorOption).filter((row) => row !== undefined)
  const told = (observation: Observation): Observation => {
    const { disagreement } = observation
    if (disagreement === undefined) return observation
    const key = `${line}: ${disagreement.key}`
    return { ...observation, template: key, disagreement: { ...disagreement, key, options } }
  }
  if (verdict.kind !== 'valid' && verdict.kind !== 'invalid')
    return verdict.kind === without.kind || verdict.kind === 'unsupported'
      ? { kind: verdict.kind, template: '' }
      : told(failureOf(verdict, judge.kind))
  if (verdict.kind === without.kind) return { kind: verdict.kind, template: '' }
  if (verdict.kind === 'valid') {
    const rule = unliftedRule(judge, rows)
    return rule === undefined || without.kind !== 'invalid'
      ? { kind: 'valid', template: line }
      : told({
          kind: 'valid',
          template: '',
          disagreement: { outcome: 'false-accept', key: rule, rule, said: `valid with ${line}` },
        })
  }
  const isMore = rows.length === options.length && rows.every(({ allowsMore }) => allowsMore)
  const template = messageTemplate(verdict.message)
  return judge.kind === 'valid' && without.kind === 'valid' && isMore
    ? told({
        kind: 'invalid',
        template,
        disagreement: { outcome: 'false-reject', key: template, said: verdict.message },
      })
    : { kind: 'invalid', template: `${line}: ${template}` }
}

/** Judges each module without options and with its own. */
async function comparedAll(
  tool: Oracle,
  asked: readonly Asked[],
  options: readonly (readonly string[])[],
): Promise<readonly Observation[]> {
  const verdicts = await tool.judgeAll(
    asked.flatMap(({ words, environment }, index) => [
      { module: words, environment },
      {
        module: words,
        environment,
        options: options[index]?.flatMap((line) => line.split(' ')) ?? [],
      },
    ]),
  )
  return asked.map((question, index) => {
    const [without, verdict] = [verdicts[2 * index], verdicts[2 * index + 1]]
    if (without === undefined || verdict === undefined) return notAsked
    return compared(question, options[index] ?? [], without, verdict)
  })
}

/**
 * Asks a validator with options drawn for each module, always the same for the same module. A module that it accepts
 * without them it must accept with options that only allow more; a module that breaks rules that no option lifts it
 * must refuse; and no option may make it crash or hang. A disagreement names as few of the options as show it.
 */
export function optionsProbe(tool: Oracle, { listed }: Variants): Probe {
  const shows = async (
    asked: Asked,
    options: readonly string[],
    expected: ObservedDisagreement,
  ) => {
    const [observed] = await comparedAll(tool, [asked], [options])
    const found = observed?.disagreement
    const plain = (disagreement: ObservedDisagreement) =>
      disagreement.key.slice(disagreement.key.indexOf(': '))
    return (
      found !== undefined &&
      isSameDisagreement({ ...expected, key: plain(expected) }, { ...found, key: plain(found) })
    )
  }
  return {
    name: `${tool.name}+options`,
    tools: [tool],
    one: { of: share, at: 1 },
    observe: async (asked) => {
      const options = asked.map(
        (question) => question.options ?? drawOptions(listed, question.words),
      )
      const observed = await comparedAll(tool, asked, options)
      return Promise.all(
        observed.map(async (observation, index) => {
          const { disagreement } = observation
          const question = asked[index]
          if (
            disagreement === undefined ||
            question === undefined ||
            question.options !== undefined
          )
            return observation
          const few = await fewest(options[index] ?? [], (fewer) =>
            shows(question, fewer, disagreement),
          )
          if (few.length === options[index]?.length) return observation
          const [fewer] = await comparedAll(tool, [question], [few])
          return fewer ?? observation
        }),
      )
    },
  }
}
