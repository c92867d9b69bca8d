/** Numbers from 0 to 1, 1 not included, that look random and are the same each time. */
export type Random = () => number

function mixed(value: number): number {
  let of = Math.imul(value ^ (value >>> 16), 0x7feb_352d)
  of = Math.imul(of ^ (of >>> 15), 0x846c_a68b)
  return (of ^ (of >>> 16)) >>> 0
}

/** The numbers for one module of a campaign: other ones for each seed and each index, in whatever order they are asked. */
export function randomOf(seed: number, index: number): Random {
  let state = mixed(mixed(seed + 0x9e37_79b9) ^ mixed(index % 0x1_0000_0000))
  state = mixed(state + Math.floor(index / 0x1_0000_0000))
  return () => {
    state = (state + 0x9e37_79b9) >>> 0
    return mixed(state) / 0x1_0000_0000
  }
}

/** One of the items, of which there are some. */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T
}
