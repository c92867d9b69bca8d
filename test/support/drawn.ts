import fc from 'fast-check'
import type { Choices } from '#generators/choices'
import {
  type AnsweredChoices,
  drawnChoices,
  repeatedChoices,
  smallerAnswers,
} from '#generators/drive/answered-choices'
import { type ChosenModule, make } from '#generators/drive/make'
import type { Generator } from '#generators/maker'

/** The value that was built, and the answers that it was built by. */
export interface Built<T> {
  readonly built: T
  readonly answers: readonly number[]
}

/** The library asks for a class: it has no other way to draw as many answers as something turns out to ask for. */
class Building<T> extends fc.Arbitrary<Built<T>> {
  readonly #build: (choices: Choices) => T

  constructor(build: (choices: Choices) => T) {
    super()
    this.#build = build
  }

  #by(choices: AnsweredChoices): fc.Value<Built<T>> {
    const built = this.#build(choices)
    return new fc.Value({ built, answers: choices.answers }, undefined)
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Built<T>> {
    return this.#by(drawnChoices(random, biasFactor))
  }

  canShrinkWithoutContext(value: unknown): value is Built<T> {
    return typeof value === 'object' && value !== null && 'answers' in value
  }

  shrink({ answers }: Built<T>): fc.Stream<fc.Value<Built<T>>> {
    return smallerAnswers(answers).map((smaller) => this.#by(repeatedChoices(smaller)))
  }
}

/** Whatever asks questions, by any combination of answers. Shrinks towards the first option of every question. */
export function drawnBy<T>(build: (choices: Choices) => T): fc.Arbitrary<Built<T>> {
  return new Building(build)
}

/**
 * Modules of a generator, any combination of answers. Shrinks towards the first option of every question.
 *
 * @throws {MakerError} when one is drawn where the generator breaks the contract of `Choices`.
 */
export function drawn(generator: Pick<Generator, 'build'>): fc.Arbitrary<ChosenModule> {
  const ordinals = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  return drawnBy((choices) =>
    make(generator, (label, options) => choices.pick(label, ordinals(options.length))),
  ).map(({ built }) => built)
}
