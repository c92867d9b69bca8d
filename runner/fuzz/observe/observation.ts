import { outcomes } from '../../log/outcome.ts'

/**
 * The kinds of disagreements: those of `check`; two that only many modules can show; `memory`, a death for want of it;
 * `not-idempotent` where what a tool made does not come back as it is, though the tool promises that; `wrong-result` where it
 * computes something else; `wrong-description` where the debug information of what it makes describes a value that a variable does not
 * have; `inconsistent` where a tool answers one question in two ways, which blames no rule; and `own-hole`,
 * a defect of our interpreter, which no tool is to blame for.
 */
export const fuzzOutcomes = [
  ...outcomes,
  'metamorphic',
  'two-tools',
  'memory',
  'not-idempotent',
  'wrong-result',
  'wrong-description',
  'inconsistent',
  'own-hole',
] as const

export type FuzzOutcome = (typeof fuzzOutcomes)[number]

/** A tool's answer is not what it should be. */
export interface ObservedDisagreement {
  readonly outcome: FuzzOutcome
  /** Tells it from others of the same tool and outcome: a rule, the frame of a crash, the template of a message. */
  readonly key: string
  /**
   * Set for a crash without a message, and for a wrong value: all of these share its key until the module is made
   * small.
   */
  readonly nameless?: true
  /** Set where it is the reference that does not say the same twice. */
  readonly ofReference?: true
  /** Id of the rule that the judge sees broken, where it does. */
  readonly rule?: string
  /** The tool's options or passes, where they were drawn. */
  readonly options?: readonly string[]
  /** The tool's message or behaviour, in one line. */
  readonly said: string
  /** Its other answer to the same question, if it is `inconsistent`; the numbers as in `Repetition`. */
  readonly again?: { readonly said: string; readonly asked?: number; readonly shortest?: true }
}

/** A tool's answer to one module. */
export interface Observation {
  /** Kind of its verdict, `output` for a tool that makes something, `not-asked` where it had no business with the module. */
  readonly kind: string
  /** Template of its message; empty if there was none. */
  readonly template: string
  readonly disagreement?: ObservedDisagreement
}

/** The observation of a tool of the campaign that was not involved with a module. */
export const notAsked: Observation = { kind: 'not-asked', template: '' }
