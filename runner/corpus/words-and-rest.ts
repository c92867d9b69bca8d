import { fromBytes } from '#generators/words/bytes'

/** The words of a module, and its octets where these are not whole words. */
export interface WordsAndRest {
  readonly words: Uint32Array
  readonly octets?: Uint8Array
}

/** The words of a module, and its octets where these are not whole words. */
export function wordsAndRest(module: Uint8Array | Uint32Array): WordsAndRest {
  if (module instanceof Uint32Array) return { words: module }
  const words = fromBytes(module.subarray(0, module.length & ~3)) ?? new Uint32Array()
  return module.length % 4 === 0 ? { words } : { words, octets: module }
}
