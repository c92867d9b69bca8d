import fc from 'fast-check'
import type { Choices } from '../choices.ts'

/** Choices whose answers are on record. */
export interface AnsweredChoices extends Choices {
  /** The answers so far, question by question: numbers from 0 to 1, 1 not included. */
  readonly answers: readonly number[]
}

const ordinals: fc.Arbitrary<number>[] = []

/** Ordinals below a count; one arbitrary for each, for there are thousands of questions a module. */
function ordinalBelow(count: number): fc.Arbitrary<number> {
  ordinals[count] ??= fc.nat({ max: count - 1 })
  return ordinals[count]
}

/**
 * Answers drawn by the library; with a bias factor earlier options come up more often, as its arbitraries have it. The
 * contract of `Choices` is not checked, for this is done many times a second.
 */
export function drawnChoices(random: fc.Random, biasFactor?: number): AnsweredChoices {
  const answers: number[] = []
  return {
    answers,
    pick(_label, options) {
      const { length } = options
      const { value } = ordinalBelow(length).generate(random, biasFactor)
      // The middle of the option's part, so that rounding leads to no other one.
      answers.push((value + 0.5) / length)
      return options[value] as (typeof options)[number]
    },
  }
}

/**
 * Answers on record, the first option where they run out. Scaled, never wrapped round: a smaller answer is an earlier option.
 */
export function repeatedChoices(answers: readonly number[]): AnsweredChoices {
  let asked = 0
  return {
    answers,
    pick(_label, options) {
      const answer = answers[asked++] ?? 0
      return options[Math.floor(answer * options.length)] as (typeof options)[number]
    },
  }
}

const steps = 0x1_0000
const lists = fc.array(fc.nat({ max: steps - 1 }))

/** Fewer and smaller answers, as the library shrinks a list of numbers; the most promising first. */
export function smallerAnswers(answers: readonly number[]): fc.Stream<readonly number[]> {
  const list = answers.map((answer) => Math.floor(answer * steps))
  return lists.shrink(list, undefined).map(({ value }) => value.map((step) => step / steps))
}
