/** A number of 32 bits that tells modules apart, as far as what is drawn for each of them goes. */
export function sumOf(words: Uint32Array): number {
  let sum = words.length
  for (const word of words) sum = (Math.imul(sum, 31) + word) >>> 0
  return sum
}
