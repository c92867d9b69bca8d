import type { RuleId } from '#spec/rule'

/** The result for one rule. */
export interface RuleCount {
  readonly rule: RuleId
  /** Cases in the rule's folder in which nothing was broken, controls of others included. */
  readonly valid: number
  /** Valid cases of any folder that the makers say the rule applies in. */
  readonly applies: number
  readonly invalid: number
  /** Modules from the makers in which the rule is broken, counted only if they differ in what they show. */
  readonly candidates: number
  /** Ways of breaking, and answers to the generators' questions, that no case shows since the ceiling was reached. */
  readonly missed: readonly string[]
}
