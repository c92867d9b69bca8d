import { openRulesBrokenBy } from '#reference/open-rules'
import { createValidator, type DeviceValidator } from '#reference/validate'
import type { Verdict } from '#spec/verdict'
import type { Oracle, Variants } from '../../oracle/oracle.ts'
import {
  allowancesOf,
  lifts,
  type ValidatorOption,
  validatorOption,
} from '../../oracle/validator-options.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { drawOptions } from './draw-options.ts'
import { failureOf } from './failure-of.ts'
import { fewest } from './fewest.ts'
import { messageTemplate } from './message-template.ts'
import { namesOfOptions } from './names-of-options.ts'
import { notAsked, type Observation, type ObservedDisagreement } from './observation.ts'
import type { Probe } from './probe.ts'
import { isSameDisagreement } from './same-disagreement.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is judged with options, and without them to compare. */
const share = 4

let built: DeviceValidator | undefined
let openRules: ReturnType<typeof openRulesBrokenBy> | undefined

/**
 * The verdict of the reference with options; `undefined` where it has nothing like one of them, and where only a rule that its
 * text leaves open refuses the module.
 */
type JudgeWith = (asked: Asked, lines: readonly string[]) => Verdict | undefined

/** By the newest versions of texts. */
function judgedWith({ words, environment }: Asked, lines: readonly string[]): Verdict | undefined {
  const rows = lines.map(validatorOption).filter((row) => row !== undefined)
  const allowances = rows.length < lines.length ? undefined : allowancesOf(rows)
  if (allowances === undefined) return undefined
  built ??= createValidator()
  const verdict = built(words, environment, undefined, allowances)
  if (verdict.kind !== 'valid') return verdict
  openRules ??= openRulesBrokenBy({})
  return openRules(words, environment, allowances).length > 0 ? undefined : verdict
}

/** The rule for which the module is still invalid with the options: all broken rules are outside what they lift. */
function unliftedRule(judge: Verdict, options: readonly ValidatorOption[]): string | undefined {
  if (judge.kind !== 'invalid') return undefined
  const isLifted = judge.blames.some(({ rule }) => options.some((option) => lifts(option, rule)))
  return isLifted ? undefined : judge.blames[0]?.rule
}

/** What is wrong with a verdict with options, of a tool whose verdict without them is right. */
function againstReference(
  { judge }: Asked,
  options: readonly string[],
  expected: Verdict,
  verdict: Verdict,
): ObservedDisagreement | undefined {
  const line = options.join(' ')
  if (expected.kind === 'invalid' && verdict.kind === 'valid') {
    const { rule = '' } = expected.blames[0] ?? {}
    const why = judge.kind === 'valid' ? `, with which ${expected.message}` : ''
    return { outcome: 'false-accept', key: rule, rule, said: `valid with ${line}${why}` }
  }
  return expected.kind === 'valid' && verdict.kind === 'invalid'
    ? { outcome: 'false-reject', key: messageTemplate(verdict.message), said: verdict.message }
    : undefined
}

/** What a verdict with options contradicts in the help, where the reference has nothing like one of them. */
function againstHelp(
  { judge }: Asked,
  options: readonly string[],
  without: Verdict,
  verdict: Verdict,
): ObservedDisagreement | undefined {
  const line = options.join(' ')
  const rows = options.map(validatorOption).filter((row) => row !== undefined)
  if (verdict.kind === without.kind) return undefined
  if (verdict.kind === 'valid') {
    const rule = unliftedRule(judge, rows)
    return rule === undefined || without.kind !== 'invalid'
      ? undefined
      : { outcome: 'false-accept', key: rule, rule, said: `valid with ${line}` }
  }
  const isMore = rows.length === options.length && rows.every(({ allowsMore }) => allowsMore)
  return verdict.kind === 'invalid' && judge.kind === 'valid' && without.kind === 'valid' && isMore
    ? { outcome: 'false-reject', key: messageTemplate(verdict.message), said: verdict.message }
    : undefined
}

/** A verdict with options beside the verdict without them, which is another probe's finding where it is wrong itself. */
function compared(
  asked: Asked,
  options: readonly string[],
  { without, verdict }: { readonly without: Verdict; readonly verdict: Verdict },
  judgeWith: JudgeWith,
): Observation {
  const { judge } = asked
  const names = namesOfOptions(options)
  const told = (observation: Observation): Observation => {
    const { disagreement } = observation
    if (disagreement === undefined) return observation
    const key = `${names}: ${disagreement.key}`
    return { ...observation, template: key, disagreement: { ...disagreement, key, options } }
  }
  if (verdict.kind !== 'valid' && verdict.kind !== 'invalid')
    return verdict.kind === without.kind || verdict.kind === 'unsupported'
      ? { kind: verdict.kind, template: '' }
      : told(failureOf(verdict, judge.kind))
  const expected = without.kind === judge.kind ? judgeWith(asked, options) : undefined
  const disagreement =
    expected?.kind === 'valid' || expected?.kind === 'invalid'
      ? againstReference(asked, options, expected, verdict)
      : againstHelp(asked, options, without, verdict)
  const message = verdict.kind === 'invalid' ? `: ${messageTemplate(verdict.message)}` : ''
  const isSame = verdict.kind === without.kind
  return told({
    ...{ kind: verdict.kind, template: isSame ? '' : `${names}${message}` },
    ...(disagreement === undefined ? {} : { disagreement }),
  })
}

/** Judges each module without options and with its own. */
async function comparedAll(
  tool: Oracle,
  asked: readonly Asked[],
  options: readonly (readonly string[])[],
  judgeWith: JudgeWith,
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
    return compared(question, options[index] ?? [], { without, verdict }, judgeWith)
  })
}

/**
 * Asks a validator with options drawn for each module, always the same for the same module. Where the reference has the same
 * (limits, layouts of blocks), a validator that agrees with it without them must agree with them. With other options, a module
 * that it accepts without them it must accept with those that only allow more; a module that breaks rules that no option lifts it
 * must refuse; and no option may make it crash or hang. A disagreement names as few of the options as show it.
 */
export function optionsProbe(
  tool: Oracle,
  { listed }: Variants,
  judgeWith: JudgeWith = judgedWith,
): Probe {
  const shows = async (
    asked: Asked,
    options: readonly string[],
    expected: ObservedDisagreement,
  ) => {
    const [observed] = await comparedAll(tool, [asked], [options], judgeWith)
    const found = observed?.disagreement
    const plain = (disagreement: ObservedDisagreement) =>
      disagreement.key.slice(disagreement.key.indexOf(': '))
    return (
      found !== undefined &&
      isSameDisagreement({ ...expected, key: plain(expected) }, { ...found, key: plain(found) })
    )
  }
  const isValidWith = (asked: Asked, line: string): boolean | undefined => {
    const verdict = judgeWith(asked, [line])
    return verdict === undefined ? undefined : verdict.kind === 'valid'
  }
  return {
    name: `${tool.name}+options`,
    tools: [tool],
    one: { of: share, at: 1 },
    observe: async (asked) => {
      const options = asked.map(
        (question) =>
          question.options ??
          drawOptions(listed, randomOf(sumOf(question.words), 2), question, isValidWith),
      )
      const observed = await comparedAll(tool, asked, options, judgeWith)
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
          const [fewer] = await comparedAll(tool, [question], [few], judgeWith)
          return fewer ?? observation
        }),
      )
    },
  }
}
