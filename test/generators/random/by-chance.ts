import type { Choices } from '../../../generators/choices.ts'

/** Choices by a generator of chance that is the same everywhere. */
export function byChance(seed: number): Choices {
  let state = seed >>> 0
  return {
    pick(_, options) {
      state = (state + 0x6d2b_79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
      return options[Math.floor(fraction * options.length)] as (typeof options)[number]
    },
  }
}
