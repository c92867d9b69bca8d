/** A number of 52 bits for a text, for sets of very many texts that are only ever asked whether they are there. */
export function hashOf(text: string): number {
  let [high, low] = [0xdead_beef, 0x41c6_ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (low >>> 0) * 0x10_0000 + ((high >>> 0) & 0xf_ffff)
}
