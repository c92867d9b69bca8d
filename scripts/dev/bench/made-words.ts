import { encode } from '#generators/words/encode'
import { baseAtRandom } from '#runner/fuzz/make/base-of'
import { fraction } from '#runner/fuzz/make/chances'
import { randomOf } from '#runner/fuzz/make/random'
import { type Environment, environmentByName } from '#spec/environments'

/** A module as the bench makes it. */
export interface MadeWords {
  readonly words: Uint32Array
  readonly environment: Environment
}

/**
 * The small random module of that index: about a hundred words. Answers lean towards the first option, as they do where a
 * module is to be small.
 */
export function madeWords(index: number): MadeWords {
  const random = randomOf(11, index)
  const { module, environments } = baseAtRandom({
    answers: [],
    pick: (_, options) =>
      options[Math.floor(fraction(random) ** 3 * options.length)] as (typeof options)[number],
  })
  return {
    words: encode(module),
    environment: environmentByName(environments[0] ?? '') as Environment,
  }
}
