/** Milliseconds of work before which a rate says nothing. */
const first = 1000

/**
 * Says how far several kinds of work are, how fast each goes, and how long it will take at that rate.
 *
 * @param now milliseconds of a clock that only goes forward.
 */
export function rateText(now: () => number): (kind: string, done: number, total: number) => string {
  const begun = new Map<string, { readonly at: number; readonly done: number }>()
  return (kind, done, total) => {
    const start = begun.get(kind) ?? { at: now(), done }
    begun.set(kind, start)
    const [ms, since] = [now() - start.at, done - start.done]
    if (ms < first || since === 0) return `${done} of ${total}`
    const perSecond = (since * 1000) / ms
    const left = Math.ceil((total - done) / perSecond)
    const time = left < 100 ? `${left} s` : `${Math.ceil(left / 60)} min`
    return `${done} of ${total}, ${Math.round(perSecond)} per second, ${time} left`
  }
}
