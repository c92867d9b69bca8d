/** A whole number from 0 up to but not including `below`, which is 1 or more. */
export type Chance = (below: number) => number

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}

/** The number of an input mixed with the seed of its campaign, so that neighbours have nothing in common. */
export function mixed(seed: number, number: number): number {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ number
  state = Math.imul(state ^ (state >>> 16), 0xc2b2_ae35)
  return (state ^ (state >>> 13)) >>> 0
}
