import { listing } from './listing.ts'
import type { SourceModule } from './module-of.ts'

/**
 * Finds the line of the instruction that holds a word: of the text that a module was assembled from, or else of its listing, which is
 * made when it is first asked about.
 */
export function lineFinder({ module, source }: SourceModule): (word: number) => number | undefined {
  let places = source?.places
  return (word) => {
    places ??= Array.from(listing(module).words, (first, index) => ({
      word: first,
      line: index + 1,
    })).filter(({ word: first }) => first >= 0)
    let [low, high] = [0, places.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((places[middle]?.word ?? 0) <= word) low = middle
      else high = middle - 1
    }
    const place = places[low]
    return place === undefined || place.word > word ? undefined : place.line
  }
}
