import { disagreements, type Outcome } from '../log/outcome.ts'

/**
 * What a change of an answer amounts to. `other` is no better and no worse: another wrong answer, a first answer that
 * is wrong, or what follows from the answer to the case's control.
 */
export const changeClasses = ['regression', 'improvement', 'other', 'message-only'] as const

/** One of {@link changeClasses}. */
export type ChangeClass = (typeof changeClasses)[number]

/** What an outcome says of the one who answered. */
type Worth = 'right' | 'wrong' | 'silent'

function worth(outcome: Outcome): Worth {
  if (outcome === 'agree') return 'right'
  return disagreements.has(outcome) ? 'wrong' : 'silent'
}

const classes: Readonly<Record<Worth, Readonly<Record<Worth, ChangeClass>>>> = {
  right: { right: 'other', wrong: 'regression', silent: 'regression' },
  wrong: { right: 'improvement', wrong: 'other', silent: 'other' },
  // Who did not know a text before has not lost anything by answering about it, and be it wrongly.
  silent: { right: 'improvement', wrong: 'other', silent: 'other' },
}

/** The class of a change from one outcome to another one, the control left aside. */
export function changeClass(before: Outcome, after: Outcome): ChangeClass {
  // No answer is so bad that falling over is not worse.
  if (before !== after && after === 'crash') return 'regression'
  if (before === 'crash' && worth(after) === 'wrong') return 'improvement'
  return classes[worth(before)][worth(after)]
}
