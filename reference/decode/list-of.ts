const none: readonly never[] = []

/**
 * A list of things, each made from a source and its place in the list. Short lists are made at their length: an array that
 * grows takes room for 17 things with its first one.
 */
export function listOf<Thing, Source>(
  count: number,
  make: (place: number, source: Source) => Thing,
  source: Source,
): readonly Thing[] {
  switch (count) {
    case 0:
      return none
    case 1:
      return [make(0, source)]
    case 2:
      return [make(0, source), make(1, source)]
    case 3:
      return [make(0, source), make(1, source), make(2, source)]
  }
  const list = [make(0, source), make(1, source), make(2, source), make(3, source)]
  for (let place = 4; place < count; place++) list.push(make(place, source))
  return list
}
