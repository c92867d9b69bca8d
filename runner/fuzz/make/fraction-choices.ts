import type { Choices } from '#generators/choices'

/** Choices that are answered by fractions, and what was answered. */
export interface FractionChoices extends Choices {
  /** String forms of the options taken, by label. */
  readonly taken: Readonly<Record<string, string>>
  /** How many questions were asked. */
  readonly asked: () => number
}

/**
 * Answers each question by the next fraction, 0 included and 1 not: scaled, never wrapped round, so that a smaller
 * fraction is an earlier option. Contracts of `Choices` are not checked, for this is done many times a second.
 */
export function fractionChoices(next: () => number): FractionChoices {
  const taken: Record<string, string> = {}
  let asked = 0
  return {
    taken,
    asked: () => asked,
    pick(label, options) {
      asked++
      const option = options[Math.floor(next() * options.length)] as (typeof options)[number]
      taken[label] = String(option)
      return option
    },
  }
}
