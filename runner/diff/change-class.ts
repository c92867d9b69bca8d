import { disagreements, type Outcome } from '../log/outcome.ts'

/**
 * The class of a change of an answer. `other` is neither better nor worse: a different wrong answer, a first answer that is
 * wrong, an answer that is right by another version of the text, or a consequence of the answer to the control.
 */
export const changeClasses = ['regression', 'improvement', 'other', 'message-only'] as const

/** One of {@link changeClasses}. */
export type ChangeClass = (typeof changeClasses)[number]

/** The quality of an outcome. */
type Worth = 'right' | 'dated' | 'wrong' | 'silent'

function worth(outcome: Outcome): Worth {
  if (outcome === 'agree') return 'right'
  if (outcome === 'other-revision') return 'dated'
  return disagreements.has(outcome) ? 'wrong' : 'silent'
}

const classes: Readonly<Record<Worth, Readonly<Record<Worth, ChangeClass>>>> = {
  // Between two published versions of a text neither is better.
  right: { right: 'other', dated: 'other', wrong: 'regression', silent: 'regression' },
  dated: { right: 'other', dated: 'other', wrong: 'regression', silent: 'other' },
  wrong: { right: 'improvement', dated: 'improvement', wrong: 'other', silent: 'other' },
  // A wrong first answer about a text that the tool did not know is not a regression.
  silent: { right: 'improvement', dated: 'other', wrong: 'other', silent: 'other' },
}

/** Answers that are no better than a crash: the tool has not judged the case. */
const silences: ReadonlySet<Outcome> = new Set<Outcome>(['timeout', 'error'])

/** The class of a change from one outcome to another one, the control left aside. */
export function changeClass(before: Outcome, after: Outcome): ChangeClass {
  // A crash is worse than any answer.
  if (before !== after && after === 'crash') return 'regression'
  if (before === 'crash' && before !== after) return silences.has(after) ? 'other' : 'improvement'
  return classes[worth(before)][worth(after)]
}
