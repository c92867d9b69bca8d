import type { Amount } from '#spec/vocabulary/type-terms'

/** Whether a number is the one asked for, one of them, or between the bounds. */
export function isAmong(amount: Amount, number: number): boolean {
  if (typeof amount === 'number') return amount === number
  if (!('least' in amount || 'most' in amount))
    return (amount as readonly number[]).includes(number)
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = amount
  return least <= number && number <= most
}

/** The numbers in words: `32`, `2, 3 or 4`, `at least 2`. */
export function amountWords(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  if (!('least' in amount || 'most' in amount))
    return choice((amount as readonly number[]).map(String))
  const { least, most } = amount
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  return least === undefined ? `at most ${most}` : `at least ${least}`
}

/** Words of which one is meant: `a, b or c`. */
export function choice(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing'
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}
