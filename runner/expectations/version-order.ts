/**
 * Sign of `a - b` for versions of numbers and dots: 2025.10 is after 2025.9, and 2025 is 2025.0. The text before the
 * first digit and after the last number (`v`, `-dev`, a hash) does not count.
 */
export function versionOrder(a: string, b: string): number {
  const numbers = (version: string) =>
    (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number)
  const [left, right] = [numbers(a), numbers(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}
