/** Seconds that a screen waits for the next output at most, and that the last screen stays. */
const longestWait = 4
const lastPause = 6

/** A moment of a recording at which output came. */
export interface Moment {
  readonly seconds: number
  /** How much longer its screen is shown than one of weight 1, if the recording waited so long. */
  readonly weight: number
}

/**
 * When each moment of a recording is shown, in seconds: waits are cut, each to a length by the weight of the moment before it, so
 * that all of it and the last screen take as long as asked.
 *
 * @param moments in order.
 */
export function paced(moments: readonly Moment[], length: number): readonly number[] {
  const shown = (longest: number): readonly number[] => {
    let sum = 0
    return moments.map(({ seconds }, index) => {
      const before = moments[index - 1] ?? { seconds, weight: 0 }
      sum += Math.min(seconds - before.seconds, longest * before.weight, longestWait)
      return sum
    })
  }
  let [low, high] = [0, longestWait]
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2
    if ((shown(middle).at(-1) ?? 0) > length - lastPause) high = middle
    else low = middle
  }
  return shown(low)
}
