import { fromBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import type { Binary, Oracle } from '#runner/oracle/oracle'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { plants } from './plants.ts'

/** A validator that is right but for what `answer` makes of the right verdict. */
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

/** Has nothing wrong with it. */
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
