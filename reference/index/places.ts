/**
 * The data kept for one module at a time, for each of the places that modules are judged in side by side
 * (`Module.place`). It is made when a module in that place first needs it.
 */
export function perPlace<Kept>(make: () => Kept): (place: number) => Kept {
  const kept: Kept[] = []
  return (place) => {
    // One after the other, so that the list has no holes.
    while (kept.length <= place) kept.push(make())
    return kept[place] as Kept
  }
}
