import { fromBytes } from '#generators/words/bytes'
import { validate } from '#reference/validate'
import type { Binary, Oracle, Question } from '#runner/oracle/oracle'
import { probeByModule } from '#runner/oracle/probe'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { PlantQuestion, ValidatorPlant } from './plant.ts'
import { viewOf } from './view.ts'

/** A right validator that remembers its answers while the modules are in use: many plants are built around it. */
export interface RightValidator extends Pick<Oracle, 'tool' | 'version' | 'name'> {
  readonly answers: (questions: readonly Question[]) => Promise<readonly Verdict[]>
  /** An answer at once; only where the validator is within this process. */
  readonly answer?: (module: Binary, environment: Environment) => Verdict
}

/** Remembers values of modules in environments. */
function remembered<Value>(): {
  readonly get: (question: Pick<Question, 'module' | 'environment'>) => Value | undefined
  readonly set: (question: Pick<Question, 'module' | 'environment'>, value: Value) => void
} {
  const byEnvironment = new Map<string, WeakMap<Binary, Value>>()
  return {
    get: ({ module, environment }) => byEnvironment.get(environment.name)?.get(module),
    set: ({ module, environment }, value) => {
      const known = byEnvironment.get(environment.name) ?? new WeakMap<Binary, Value>()
      byEnvironment.set(environment.name, known.set(module, value))
    },
  }
}

/** The reference, within this process. */
export function rightReference(): RightValidator {
  const known = remembered<Verdict>()
  const answer = (module: Binary, environment: Environment): Verdict => {
    const before = known.get({ module, environment })
    if (before !== undefined) return before
    const verdict = validate(module, environment)
    known.set({ module, environment }, verdict)
    return verdict
  }
  return {
    ...{ name: 'planted', tool: 'planted', version: '1.0', answer },
    answers: async (questions) =>
      questions.map(({ module, environment }) => answer(module, environment)),
  }
}

/** A validator that was opened. */
export function rightTool(oracle: Oracle): RightValidator {
  const known = remembered<Verdict>()
  const { name, tool, version } = oracle
  return {
    ...{ name, tool, version },
    answers: async (questions) => {
      const unknown = questions.filter((question) => known.get(question) === undefined)
      const verdicts = await oracle.judgeAll(unknown)
      for (const [index, question] of unknown.entries())
        known.set(question, verdicts[index] as Verdict)
      return questions.map((question) => known.get(question) as Verdict)
    },
  }
}

const words = new WeakMap<Uint8Array, Uint32Array>()

/** The words of a module; those of octets are made once, and none if they are not whole words. */
function wordsOf(module: Binary): Uint32Array {
  if (module instanceof Uint32Array) return module
  const made = words.get(module) ?? fromBytes(module) ?? new Uint32Array()
  words.set(module, made)
  return made
}

/** A faulty validator as a tool, with as many processes as it is asked for: each begins from nothing. */
export function plantedValidator(plant: ValidatorPlant, right: RightValidator): Oracle {
  const askedIn = ({ module, environment }: Question, verdict: Verdict): PlantQuestion => ({
    ...{ view: viewOf(wordsOf(module)), environment, right: verdict },
    judgedFor: (other) => right.answer?.(module, other) ?? verdict,
  })
  const opened = (): Pick<Oracle, 'judgeAll' | 'close'> => {
    let answer = plant.begin()
    return {
      close: () => {},
      judgeAll: async (questions, unrepeated) => {
        const verdicts = await right.answers(questions)
        return questions.map((question, index) => {
          const asked = askedIn(question, verdicts[index] as Verdict)
          const verdict = answer(asked)
          if (verdict.kind !== 'crash' || asked.right.kind === 'crash') return verdict
          unrepeated?.(index, verdict)
          answer = plant.begin()
          return answer(asked)
        })
      },
    }
  }
  const { judgeAll, close } = opened()
  const judge: Oracle['judge'] = async (module, environment) =>
    (await judgeAll([{ module, environment }]))[0] as Verdict
  const isKnownTool = plant.around === 'spirv-val'
  const name = isKnownTool ? right.name : plant.name
  return {
    ...{ kind: 'validator', name, tool: isKnownTool ? right.tool : plant.name },
    ...{ version: right.version, command: `${plant.name} --env {env} {file}` },
    ...{ judge, judgeAll, close, fresh: opened },
    probe: (text) => probeByModule(judge, text),
  }
}
