import { InvalidArgumentError } from 'commander'

/** A whole number from 1 on, as commander's parsers take it. */
export function positiveInteger(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('It must be 1 or more.')
  return Number(value)
}

/** A whole number from 0 on. */
export function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}

/** `I/N`, the part I of N. */
export function shardOf(value: string): { readonly index: number; readonly count: number } {
  const [, index, count] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(value)?.map(Number) ?? []
  if (index === undefined || count === undefined || index > count)
    throw new InvalidArgumentError('It must be I/N with I from 1 to N.')
  return { index, count }
}

/** A random part of the whole. */
export interface Sample {
  readonly part: number
  readonly seed: number
}

/** A part of the whole, with the seed that draws it after a colon: `0.1`, `10%` or `10%:7`. */
export function sampleOf(value: string): Sample {
  const [, digits, percent, seed = '0'] = /^(\d*\.?\d+)(%?)(?::(\d{1,9}))?$/.exec(value) ?? []
  const part = Number(digits) / (percent === '%' ? 100 : 1)
  if (!(part > 0 && part <= 1))
    throw new InvalidArgumentError(
      'It must be more than 0 and at most 1, or 100%; 10%:7 has a seed.',
    )
  return { part, seed: Number(seed) }
}
