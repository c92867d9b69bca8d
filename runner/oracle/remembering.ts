import type { Oracle, Question } from './oracle.ts'

/** Questions that are remembered: those of some slices of a campaign. */
const remembered = 4096

/** A validator that remembers what it was asked. */
export interface RememberingOracle extends Oracle {
  /** The last questions, in their order. */
  readonly history: () => readonly Question[]
}

/** The same validator, whose last questions can be put to a fresh process. */
export function remembering(tool: Oracle): RememberingOracle {
  let questions: Question[] = []
  return {
    ...tool,
    history: () => questions,
    judge: (module, environment) => {
      questions.push({ module, environment })
      return tool.judge(module, environment)
    },
    judgeAll: (asked, unrepeated) => {
      questions.push(...asked)
      if (questions.length > 2 * remembered) questions = questions.slice(-remembered)
      return tool.judgeAll(asked, unrepeated)
    },
  }
}
