import type { ReflectionEntry } from './entries.ts'
import { isPlaced, numbersOf } from './entry-values.ts'

/** Bytes that an instruction gives to something. Never empty. */
export interface ReflectedRange {
  readonly entry: ReflectionEntry
  readonly start: number
  readonly end: number
  /** `push constants`, or the descriptor set and binding of the buffer. */
  readonly where: string
}

/** The bytes that an instruction gives to something, where it does and says all of it. */
export function rangeOf(entry: ReflectionEntry): ReflectedRange | undefined {
  const [start, size] = numbersOf(entry, ['Offset', 'Size']) ?? []
  if (start === undefined || size === undefined || size === 0 || !isPlaced(entry)) return undefined
  const range = { entry, start, end: start + size }
  if (!entry.operands.has('Binding')) return { ...range, where: 'push constants' }
  const numbers = numbersOf(entry, ['DescriptorSet', 'Binding'])
  return numbers && { ...range, where: `set ${numbers[0]}, binding ${numbers[1]}` }
}

/** Every range in order of the instructions. */
export function rangesOf(entries: readonly ReflectionEntry[]): readonly ReflectedRange[] {
  return entries.flatMap((entry) => rangeOf(entry) ?? [])
}

/** The ranges as a person would write them. */
export function rangeText({
  start,
  end,
}: {
  readonly start: number
  readonly end: number
}): string {
  return `bytes ${start} to ${end - 1}`
}
