import { fromBytes } from '#generators/words/bytes'
import { type Validator, validate } from '#reference/validate'
import type { Profile } from '../../check/profile.ts'
import type { Consumer, Oracle, Output } from '../../oracle/oracle.ts'
import { type ComeBack, putAgain } from '../../oracle/put-again.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import { opcodeAt } from './opcode-at.ts'

interface Written extends Asked {
  readonly at: number
  readonly output: Uint8Array
}

/** The objections of a judge to modules that were made from valid ones: index in the questions to its message. */
async function spoiled(
  judge: Oracle,
  written: readonly Written[],
): Promise<ReadonlyMap<number, string>> {
  const before = await judge.judgeAll(
    written.map(({ words, environment }) => ({ module: words, environment })),
  )
  const fit = written.filter((_, index) => before[index]?.kind === 'valid')
  const after = await judge.judgeAll(
    fit.map(({ output, environment }) => ({ module: output, environment })),
  )
  return new Map(
    fit.flatMap(({ at: position }, index) => {
      const verdict = after[index]
      return verdict?.kind === 'invalid' ? [[position, verdict.message] as const] : []
    }),
  )
}

function taken(asked: Asked, output: Output<unknown>): Observation {
  if (output.kind === 'output') return { kind: 'output', template: '' }
  if (output.kind !== 'invalid') return failureOf(output, asked.judge.kind)
  const template = messageTemplate(output.message)
  if (asked.judge.kind !== 'valid') return { kind: 'invalid', template }
  return {
    kind: 'invalid',
    template,
    disagreement: { outcome: 'false-reject', key: template, said: output.message },
  }
}

/** @param what tells it from other faults of an output: a rule, or the template of a message. */
function wrong(judgeName: string, what: string, message: string): Observation {
  const key = `output is invalid for ${judgeName}: ${what}`
  const text = `the output is invalid for ${judgeName}: ${message}`
  return {
    kind: 'output',
    template: key,
    disagreement: { outcome: 'wrong-output', key, said: text },
  }
}

function unsettled({ output }: Written, back: ComeBack): Observation {
  const outcome = 'not-idempotent'
  if (back.kind === 'refused') {
    const key = `refuses its own output: ${messageTemplate(back.message)}`
    const text = `what it wrote is refused when it is put through once more: ${back.message}`
    return { kind: 'output', template: key, disagreement: { outcome, key, said: text } }
  }
  const name = opcodeAt(fromBytes(output) ?? new Uint32Array(), back.word)
  const key = `changes ${name} once more`
  const message = `what it wrote is changed when it is put through once more, from word ${back.word} (${name}) on`
  return { kind: 'output', template: key, disagreement: { outcome, key, said: message } }
}

/** How a tool is asked. */
export interface ConsumerOptions {
  /** `valid-only` if absent. */
  readonly profile?: Profile
  /** For each module, instead of the tool's usual ones. */
  readonly options?: readonly (readonly string[])[]
  /** The reference; by the newest versions of texts if absent. */
  readonly judge?: Validator
}

/**
 * Hands valid modules to a tool that may assume validity. The modules that it makes must be valid again for the judge
 * and for the tool's companion, each asked only if it accepted the original; and unchanged where the tool promises
 * that.
 *
 * Other modules are handed to a tool that must be robust only. It may take or refuse them, and nothing is promised
 * about its output: only that it ends, and not by a crash.
 */
export async function observeConsumer(
  tool: Consumer,
  asked: readonly Asked[],
  { profile = 'valid-only', options, judge = validate }: ConsumerOptions = {},
): Promise<readonly Observation[]> {
  const questionOf = ({ words, environment }: Asked, index: number) => {
    const chosen = options?.[index]
    return {
      ...{ module: words, environment },
      ...(chosen === undefined ? {} : { options: chosen }),
      ...(profile === 'robust' ? { evenInvalid: true as const } : {}),
    }
  }
  const fit = asked.flatMap((question, index) =>
    profile === 'robust' || question.judge.kind === 'valid' ? [{ ...question, at: index }] : [],
  )
  const outputs = await tool.takeAll(fit.map((question) => questionOf(question, question.at)))
  const observations: Observation[] = asked.map(() => notAsked)
  const written: Written[] = []
  for (const [index, question] of fit.entries()) {
    const output = outputs[index] ?? { kind: 'error', why: 'no answer' }
    observations[question.at] = taken(question, output)
    if (question.judge.kind === 'valid' && output.kind === 'output' && output.value !== null)
      written.push({ ...question, output: output.value })
  }
  for (const { at: position, output, environment } of written) {
    const verdict = judge(output, environment)
    if (verdict.kind !== 'invalid') continue
    const { rule = '', message = '' } = verdict.blames[0] ?? {}
    observations[position] = wrong('the reference', rule, `${rule} ${message}`)
  }
  if (tool.companion !== undefined)
    for (const [position, message] of await spoiled(tool.companion, written))
      if (observations[position]?.disagreement === undefined)
        observations[position] = wrong(tool.companion.tool, messageTemplate(message), message)

  const sound = written.filter(
    ({ at: position }) => observations[position]?.disagreement === undefined,
  )
  const back = await putAgain(
    tool,
    sound.map((output) => ({ question: questionOf(output, output.at), output: output.output })),
  )
  for (const [index, output] of sound.entries()) {
    const comeBack = back[index]
    if (comeBack !== undefined) observations[output.at] = unsettled(output, comeBack)
  }
  return observations
}
