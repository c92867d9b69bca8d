const size = 400

/**
 * A list in parts. Work that takes seconds is measured part by part, the best of some rounds for each, so that other
 * users of the processor are not measured too.
 */
export function portionsOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  )
}
