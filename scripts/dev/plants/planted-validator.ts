import { fromBytes } from '#generators/words/bytes'
import type { Binary, Oracle, Question } from '#runner/oracle/oracle'
import { probeByModule } from '#runner/oracle/probe'
import type { Verdict } from '#spec/verdict'
import type { PlantQuestion, ValidatorPlant } from './plant.ts'
import { type RightValidator, remembered } from './right-validator.ts'
import { viewer } from './view.ts'

/** Turns questions to a tool into those to plants around a validator. */
function asker(right: RightValidator): (question: Question, verdict: Verdict) => PlantQuestion {
  const words = new WeakMap<Uint8Array, Uint32Array>()
  const viewOf = viewer()
  /** The words of a module; those of octets are made once, and none if they are not whole words. */
  function wordsOf(module: Binary): Uint32Array {
    if (module instanceof Uint32Array) return module
    const made = words.get(module) ?? fromBytes(module) ?? new Uint32Array()
    words.set(module, made)
    return made
  }
  return (question, verdict) => ({
    ...{ environment: question.environment, right: verdict },
    judgedFor: (environment) => right.answer?.({ ...question, environment }) ?? verdict,
    get view() {
      return viewOf(wordsOf(question.module))
    },
  })
}

/** The answers of plants that differ from the right one, by the name of the plant. */
export type WrongAnswers = (question: Question, right: Verdict) => ReadonlyMap<string, Verdict>

/**
 * Asks all steady plants about a question when the first of them is asked: a module is looked at once for all of them, and the
 * others only repeat what they answered.
 */
export function surveyed(plants: readonly ValidatorPlant[], right: RightValidator): WrongAnswers {
  const steady = plants
    .filter(({ isSteady }) => isSteady)
    .map(({ name, begin }) => ({ name, answer: begin() }))
  const askedIn = asker(right)
  const none: ReadonlyMap<string, Verdict> = new Map()
  const known = remembered<ReadonlyMap<string, Verdict>>()
  return (question, verdict) => {
    const before = known.get(question)
    if (before !== undefined) return before
    const asked = askedIn(question, verdict)
    const wrong = steady.flatMap(({ name, answer }) => {
      const given = answer(asked)
      return given === verdict ? [] : [[name, given] as const]
    })
    const found = wrong.length === 0 ? none : new Map(wrong)
    known.set(question, found)
    return found
  }
}

/**
 * A faulty validator as a tool, with as many processes as it is asked for: each begins from nothing.
 *
 * @param wrongAnswers has what the plant answers, if that does not depend on the questions before.
 */
export function plantedValidator(
  plant: ValidatorPlant,
  right: RightValidator,
  wrongAnswers?: WrongAnswers,
): Oracle {
  const askedIn = asker(right)
  const opened = (): Pick<Oracle, 'judgeAll' | 'close'> => {
    let answer = plant.begin()
    return {
      close: () => {},
      judgeAll: async (questions, unrepeated) => {
        const verdicts = await right.answers(questions)
        return questions.map((question, index) => {
          const rightVerdict = verdicts[index] as Verdict
          if (plant.isSteady && wrongAnswers !== undefined)
            return wrongAnswers(question, rightVerdict).get(plant.name) ?? rightVerdict
          const asked = askedIn(question, rightVerdict)
          const verdict = answer(asked)
          if (verdict.kind !== 'crash' || rightVerdict.kind === 'crash') return verdict
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
