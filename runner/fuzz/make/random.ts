import fc from 'fast-check'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Spreads the bits of a number: generators that begin with neighbouring numbers would go on alike. */
function spread(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x7feb_352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846c_a68b)
  return bits ^ (bits >>> 16)
}

/** The library's numbers for one module of a campaign: others for each seed and index, in whatever order they are asked. */
export function randomOf(seed: number, index: number): fc.Random {
  const first = spread(seed + 0x9e37_79b9)
  const second = spread(first ^ (index % 0x1_0000_0000))
  const third = spread(second + Math.floor(index / 0x1_0000_0000))
  // An odd word: a state of zeros would stay one.
  return new fc.Random(xoroshiro128plusFromState([third, second, spread(third), first | 1]))
}
