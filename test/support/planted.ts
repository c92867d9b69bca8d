import { fromBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import type { Binary, Oracle } from '#runner/oracle/oracle'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { plants } from './plants.ts'

/** What makes a validator answer otherwise than it would in a new process, by the number of modules that show it. */
export type UnsteadyCharacter =
  | 'wrong-sometimes'
  | 'refuses-after-refusal'
  | 'accepts-after'
  | 'dies-sometimes'

/** What a process of a validator of that character makes of right verdicts, one after the other. */
function unsteadyProcess(character: UnsteadyCharacter, count: number) {
  let asked = 0
  let hasRefused = false
  const refusal: Verdict = { kind: 'invalid', phase: 'validate', blames: [], message: 'is wrong' }
  return (right: Verdict): Verdict => {
    asked++
    const other: Verdict = right.kind === 'invalid' ? { kind: 'valid' } : refusal
    if (character === 'wrong-sometimes') return asked % count === 0 ? other : right
    if (character === 'accepts-after') return asked > count ? { kind: 'valid' } : right
    if (character === 'dies-sometimes')
      return asked % count === 0 ? { kind: 'crash', signal: 'SIGABRT', message: '' } : right
    const verdict = hasRefused ? refusal : right
    hasRefused ||= right.kind === 'invalid'
    return verdict
  }
}

/** A validator that is right except for what `answer` makes of the right verdict. */
function validator(
  name: string,
  answer: (module: Binary, verdict: Verdict, environment: Environment) => Verdict,
): Oracle {
  const judge: Oracle['judge'] = async (module, environment) =>
    answer(module, validate(module, environment), environment)
  return {
    kind: 'validator',
    name,
    tool: name,
    version: '1',
    command: `${name} {file}`,
    close: () => {},
    judge,
    judgeAll: (questions) =>
      Promise.all(questions.map(({ module, environment }) => judge(module, environment))),
    probe: async () => 'known',
  }
}

/** Validators with one planted fault each, and one without. */
export const planted = {
  isRight: (name = 'right') => validator(name, (_, verdict) => verdict),

  /** Does not check that rule. */
  wrongOn: (rule: string, name = 'wrong') =>
    validator(name, (_, verdict) =>
      verdict.kind === 'invalid' && verdict.blames.every((blame) => blame.rule === rule)
        ? { kind: 'valid' }
        : verdict,
    ),

  /** Accepts every module that breaks more than one rule. */
  acceptsSeveral: (name = 'lenient') =>
    validator(name, (_, verdict) =>
      verdict.kind === 'invalid' && new Set(verdict.blames.map(({ rule }) => rule)).size > 1
        ? { kind: 'valid' }
        : verdict,
    ),

  /** Has one fault of those in `plants.ts`. */
  withFault: (fault: string) => {
    const plant = plants[fault]
    if (plant === undefined) throw new Error(`there is no fault '${fault}'`)
    return validator(`planted-${fault}`, (module, verdict, environment) => {
      const words = module instanceof Uint32Array ? module : fromBytes(module)
      return words === undefined ? verdict : plant.answer(words, environment, verdict)
    })
  },

  /** Does not repeat itself. A process that dies is asked again at once, as those of harnesses are. */
  isUnsteady: (character: UnsteadyCharacter, count: number): Oracle => {
    const opened = (): Pick<Oracle, 'judgeAll' | 'close'> => {
      let answer = unsteadyProcess(character, count)
      return {
        close: () => {},
        judgeAll: async (questions, unrepeated) =>
          questions.map(({ module, environment }, index) => {
            const right = validate(module, environment)
            const verdict = answer(right)
            if (verdict.kind !== 'crash') return verdict
            unrepeated?.(index, verdict)
            answer = unsteadyProcess(character, count)
            return answer(right)
          }),
      }
    }
    const { judgeAll } = opened()
    return {
      ...validator(`unsteady-${character}`, (_, verdict) => verdict),
      judge: async (module, environment) =>
        (await judgeAll([{ module, environment }]))[0] as Verdict,
      judgeAll,
      fresh: opened,
    }
  },

  /** Falls over, or never ends, at modules that hold that instruction. */
  fallsOverAt: (opcode: string, name = 'brittle') =>
    validator(name, (module, verdict) =>
      decode(module).module.all(opcode).length > 0
        ? { kind: 'crash', signal: 'SIGSEGV', message: `in take_${opcode}` }
        : verdict,
    ),
  hangsAt: (opcode: string, name = 'slow') =>
    validator(name, (module, verdict) =>
      decode(module).module.all(opcode).length > 0 ? { kind: 'timeout', ms: 100 } : verdict,
    ),
} as const
