import type { Choices } from '#generators/choices'

/** Choices that are answered by fractions. */
export interface FractionChoices extends Choices {
  /** How many questions were asked. */
  readonly asked: () => number
}

/**
 * Answers each question by the next fraction, 0 included and 1 not: scaled, never wrapped round, so that a smaller
 * fraction is an earlier option. Contracts of `Choices` are not checked, for this is done many times a second.
 */
export function fractionChoices(next: () => number): FractionChoices {
  let asked = 0
  return {
    asked: () => asked,
    pick(_label, options) {
      asked++
      return options[Math.floor(next() * options.length)] as (typeof options)[number]
    },
  }
}
