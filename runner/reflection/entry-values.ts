import type { ReflectionEntry } from './entries.ts'

/** The number that the operand refers to; `undefined` if there is none. */
export function numberOf(entry: ReflectionEntry, operand: string): number | undefined {
  const value = entry.operands.get(operand)?.value
  return typeof value === 'number' ? value : undefined
}

/** The string that the operand names; `undefined` if there is none. */
export function textOf(entry: ReflectionEntry, operand: string): string | undefined {
  const value = entry.operands.get(operand)?.value
  return typeof value === 'string' ? value : undefined
}

/** The word to point at: the operand's, or the instruction's first. */
export function wordOf(entry: ReflectionEntry, operand: string): number {
  return entry.operands.get(operand)?.word ?? entry.instruction.word
}

/** A kernel's name, or the id of its instruction where it has none. */
export function kernelName(kernel: ReflectionEntry): string {
  return textOf(kernel, 'Name') ?? `%${kernel.instruction.result}`
}

/** Numbers of several operands; `undefined` if one of them has none. */
export function numbersOf(
  entry: ReflectionEntry,
  operands: readonly string[],
): readonly number[] | undefined {
  const numbers = operands.map((operand) => numberOf(entry, operand))
  return numbers.every((number) => number !== undefined) ? numbers : undefined
}

/** Whether it is known whom it concerns: all kernels, or one that is declared. */
export function isPlaced(entry: ReflectionEntry): boolean {
  return !entry.ofKernel || entry.kernel !== undefined
}
