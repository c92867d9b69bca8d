import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { decode } from '#reference/decode/decode'
import { undecidedIn } from '#reference/undecided-in'
import { unknownExtensions } from '#reference/unknown-extensions'
import { validate } from '#reference/validate'
import type { Oracle } from '#runner/oracle/oracle'
import { groupBy } from '#runner/report/group-by'
import { environmentByName } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import type { MadeLog, ProducerOutput } from './made-log.ts'

/** A verdict on a module of a producer. */
export type ProducedVerdict = 'valid' | 'invalid' | 'unsupported' | 'failed'

/** A module that a producer has made, with the verdicts on it. */
export interface JudgedModule {
  /** The first attempt that made it. */
  readonly made: ProducerOutput & { readonly module: string }
  readonly ours: ProducedVerdict
  /** The rules that it breaks, each once. */
  readonly rules: readonly RuleId[]
  /** The message of our verdict; empty for a valid module. */
  readonly message: string
  /** The parts that our verdict leaves undecided; empty unless the module is valid. */
  readonly undecided: readonly string[]
  readonly theirs: ProducedVerdict
  /** The message of the validator. */
  readonly theirMessage: string
}

/** An answer of a validator, kept so that it is not asked twice. */
const answerSchema = z.strictObject({
  key: z.string(),
  kind: z.enum(['valid', 'invalid', 'unsupported', 'failed']),
  message: z.string(),
})
type KeptAnswer = z.infer<typeof answerSchema>

function readAnswers(file: string): Map<string, KeptAnswer> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const answers = text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [answerSchema.parse(JSON.parse(line))]
    } catch {
      // The process ended within this line.
      return []
    }
  })
  return new Map(answers.map((answer) => [answer.key, answer]))
}

function environmentOf({ environment }: ProducerOutput) {
  const found = environmentByName(environment)
  if (found === undefined) throw new Error(`${environment}: no such environment`)
  return found
}

/** Each module of the log once for each environment and producer that it is of. */
function modulesIn(lines: readonly ProducerOutput[]): readonly JudgedModule['made'][] {
  const modules = lines.flatMap((made) =>
    made.module === undefined ? [] : [{ ...made, module: made.module }],
  )
  const key = ({ module, environment, producer, suite }: ProducerOutput) =>
    `${module} ${environment} ${producer} ${suite}`
  return [...groupBy(modules, key).values()].flatMap(([first]) => first ?? [])
}

/** Modules that the validator is asked about at a time. */
const mostAtOnce = 64

async function theirAnswers(
  modules: readonly JudgedModule['made'][],
  log: MadeLog,
  validator: Oracle,
  file: string,
): Promise<ReadonlyMap<string, KeptAnswer>> {
  const answers = readAnswers(file)
  const key = ({ module, environment }: JudgedModule['made']) => `${module} ${environment}`
  const due = [...groupBy(modules, key)].filter(([name]) => !answers.has(name))
  for (let start = 0; start < due.length; start += mostAtOnce) {
    const part = due.slice(start, start + mostAtOnce)
    const questions = part.flatMap(([, [made]]) =>
      made === undefined
        ? []
        : [{ module: log.module(made.module), environment: environmentOf(made) }],
    )
    const verdicts = await validator.judgeAll(questions)
    for (const [index, verdict] of verdicts.entries()) {
      const [name = ''] = part[index] ?? []
      const message = 'message' in verdict ? verdict.message : 'why' in verdict ? verdict.why : ''
      const kind =
        verdict.kind === 'valid' || verdict.kind === 'invalid' || verdict.kind === 'unsupported'
          ? verdict.kind
          : 'failed'
      const answer: KeptAnswer = { key: name, kind, message }
      answers.set(name, answer)
      appendFileSync(file, `${JSON.stringify(answer)}\n`)
    }
  }
  return answers
}

/** The section about all extensions without a folder, which are listed one by one. */
const extensionsSection = 'Extensions'

function ourAnswer(octets: Uint8Array, made: ProducerOutput) {
  const environment = environmentOf(made)
  const verdict = validate(octets, environment)
  if (verdict.kind === 'invalid') {
    const rules = [...new Set(verdict.blames.map(({ rule }) => rule))]
    return { ours: 'invalid', rules, message: verdict.message, undecided: [] } as const
  }
  if (verdict.kind !== 'valid') {
    const message = 'why' in verdict ? verdict.why : ''
    return { ours: 'unsupported', rules: [], message, undecided: [] } as const
  }
  const { module } = decode(octets, environment)
  const parts = [
    ...undecidedIn(module).flatMap(({ section, what }) =>
      section === extensionsSection ? [] : [`${section}: ${what}`],
    ),
    ...unknownExtensions(module).map((name) => `rules of ${name}`),
  ]
  return { ours: 'valid', rules: [], message: '', undecided: [...new Set(parts)] } as const
}

/**
 * The verdicts of the judge and of a validator on every module of the log, each once for each producer and environment.
 *
 * @param file that keeps the answers of the validator in this version.
 */
export async function judgeModules(
  log: MadeLog,
  lines: readonly ProducerOutput[],
  validator: Oracle,
  file: string,
  each: (done: string) => void = () => {},
): Promise<readonly JudgedModule[]> {
  const modules = modulesIn(lines)
  each(`${validator.name}: ${modules.length} modules`)
  const answers = await theirAnswers(modules, log, validator, file)
  const known = new Map<string, ReturnType<typeof ourAnswer>>()
  return modules.map((made) => {
    each(`${made.set} ${made.source}`)
    const key = `${made.module} ${made.environment}`
    const mine = known.get(key) ?? ourAnswer(log.module(made.module), made)
    known.set(key, mine)
    const theirs = answers.get(key)
    return {
      made,
      ...mine,
      theirs: theirs?.kind ?? 'failed',
      theirMessage: theirs?.message ?? '',
    }
  })
}
