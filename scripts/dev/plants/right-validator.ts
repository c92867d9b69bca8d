import { validate } from '#reference/validate'
import type { Binary, Oracle, Question } from '#runner/oracle/oracle'
import { referenceOracle } from '#runner/oracle/reference-oracle'
import type { Verdict } from '#spec/verdict'

/** A right validator that remembers its answers while the modules are in use: many plants are built around it. */
export interface RightValidator extends Pick<Oracle, 'tool' | 'version' | 'name'> {
  readonly answers: (questions: readonly Question[]) => Promise<readonly Verdict[]>
  /** An answer at once; only where the validator is within this process. */
  readonly answer?: (question: Question) => Verdict
}

type ModuleInEnvironment = Pick<Question, 'module' | 'environment'>

/** Values of modules in environments, kept while the modules are in use. */
export interface Remembered<Value> {
  readonly get: (question: ModuleInEnvironment) => Value | undefined
  readonly set: (question: ModuleInEnvironment, value: Value) => void
}

/** Remembers values of modules in environments. */
export function remembered<Value>(): Remembered<Value> {
  const byEnvironment = new Map<string, WeakMap<Binary, Value>>()
  return {
    get: ({ module, environment }) => byEnvironment.get(environment.name)?.get(module),
    set: ({ module, environment }, value) => {
      const known = byEnvironment.get(environment.name) ?? new WeakMap<Binary, Value>()
      byEnvironment.set(environment.name, known.set(module, value))
    },
  }
}

async function answersOf(
  oracle: Oracle,
  known: Remembered<Verdict>,
  questions: readonly Question[],
): Promise<readonly Verdict[]> {
  const unknown = questions.filter((question) => known.get(question) === undefined)
  const verdicts = await oracle.judgeAll(unknown)
  for (const [index, question] of unknown.entries()) known.set(question, verdicts[index] as Verdict)
  return questions.map((question) => known.get(question) as Verdict)
}

/** The reference, within this process. */
export async function rightReference(): Promise<RightValidator> {
  const oracle = await referenceOracle()
  const known = remembered<Verdict>()
  return {
    ...{ name: 'planted', tool: 'planted', version: '1.0' },
    answers: (questions) => answersOf(oracle, known, questions),
    answer: (question) => {
      const { module, environment } = question
      const verdict = known.get(question) ?? validate(module, environment)
      known.set(question, verdict)
      return verdict
    },
  }
}

/** A validator that was opened. */
export function rightTool(oracle: Oracle): RightValidator {
  const known = remembered<Verdict>()
  const { name, tool, version } = oracle
  return {
    ...{ name, tool, version },
    answers: (questions) => answersOf(oracle, known, questions),
  }
}
