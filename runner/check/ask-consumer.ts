import { octets } from '../oracle/octets.ts'
import type { Consumer, Oracle, Output, Question } from '../oracle/oracle.ts'
import { putAgain } from '../oracle/put-again.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Profile } from './profile.ts'
import type { Answered, JudgedAnswer, Subject } from './subject.ts'

/** Modules between two chances to stop or to show progress. */
const atOnce = 128

/** The output of a tool for a module, if it is a module itself. */
interface ConsumedModule {
  readonly at: number
  readonly before: Question
  readonly after: Question
}

/** Most passes leave most modules as they are, which needs no second judgement. */
function isSame(before: Question, after: Question): boolean {
  return Buffer.compare(octets(before.module), octets(after.module)) === 0
}

/** Judges that refuse a module made from one that they accept: index of the question to their words for it. */
async function spoiled(
  judge: Oracle,
  made: readonly ConsumedModule[],
): Promise<ReadonlyMap<number, string>> {
  const before = await judge.judgeAll(made.map((change) => change.before))
  const fit = made.filter((_, index) => before[index]?.kind === 'valid')
  const after = await judge.judgeAll(fit.map((change) => change.after))
  return new Map(
    fit.flatMap(({ at: position }, index) => {
      const verdict = after[index]
      return verdict?.kind === 'invalid'
        ? [[position, `the output is invalid for ${judge.name}: ${verdict.message}`]]
        : []
    }),
  )
}

/** Where what was made does not come back as it is, though the tool promises that: index of the question to how. */
async function unsettled(
  tool: Consumer,
  made: readonly ConsumedModule[],
): Promise<ReadonlyMap<number, string>> {
  const back = await putAgain(
    tool,
    made.map(({ before, after }) => ({ question: before, output: octets(after.module) })),
  )
  return new Map(
    made.flatMap(({ at: position }, index) => {
      const comeBack = back[index]
      if (comeBack === undefined) return []
      const how =
        comeBack.kind === 'refused'
          ? `is refused: ${comeBack.message}`
          : `is other from word ${comeBack.word} on`
      return [[position, `put through once more the output ${how}`] as const]
    }),
  )
}

/** A module that is not valid may be refused or taken: nothing was promised about it but an end. */
function judged(
  { case: filed }: Subject,
  environment: string,
  output: Output<unknown>,
  detail: string | undefined,
): JudgedAnswer {
  if (output.kind === 'invalid')
    return { environment, ...outcomeOf(filed, output, null), verdict: output }
  if (output.kind !== 'output') return { environment, outcome: output.kind, verdict: output }
  return detail === undefined
    ? { environment, outcome: 'agree', verdict: { kind: 'valid' } }
    : { environment, outcome: 'wrong-output', verdict: { kind: 'valid' }, detail }
}

/**
 * Hands modules to a tool that takes them. If the consumer makes modules, its companion and `reference` judge these
 * again, each only if it accepted the original, and they must come back unchanged where that is promised.
 *
 * @param profile the contract of the run, where it names one.
 */
export async function* askConsumer(
  tool: Consumer,
  subjects: readonly Subject[],
  reference: Oracle,
  profile?: Profile,
): AsyncGenerator<readonly Answered[]> {
  const judges = [...(tool.companion === undefined ? [] : [tool.companion]), reference]
  for (let from = 0; from < subjects.length; from += atOnce) {
    const asked = subjects
      .slice(from, from + atOnce)
      .flatMap((subject) =>
        subject.environments.slice(0, 1).map((environment) => ({ subject, environment })),
      )
    const questions = asked.map(({ subject, environment }) => ({
      module: subject.octets ?? subject.words,
      environment,
      ...(profile === 'robust' ? { evenInvalid: true as const } : {}),
    }))
    const outputs = await tool.takeAll(questions)
    const made = questions.flatMap((before, position): ConsumedModule[] => {
      const output = outputs[position]
      return output?.kind === 'output' && output.value !== null
        ? [{ at: position, before, after: { ...before, module: output.value } }]
        : []
    })
    const changed = made.filter(({ before, after }) => !isSame(before, after))
    const wrong: ReadonlyMap<number, string>[] = []
    for (const judge of judges) wrong.push(await spoiled(judge, changed))
    wrong.push(await unsettled(tool, made))
    yield asked.map(({ subject, environment }, position) => {
      const output = outputs[position] ?? { kind: 'error', why: 'the tool gave no answer' }
      const detail = wrong
        .map((faults) => faults.get(position))
        .find((fault) => fault !== undefined)
      return { subject, answers: [judged(subject, environment.name, output, detail)] }
    })
  }
}
