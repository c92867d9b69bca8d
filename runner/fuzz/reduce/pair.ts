import type { Instruction, Module } from '#generators/module'
import { commonRows } from '#generators/words/common-rows'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'

/** An instruction of a module, of its control, or of both. */
export interface InstructionPair {
  readonly broken: Instruction | null
  readonly control: Instruction | null
}

/** A module and its control side by side, so that both can be made smaller in the same way. */
export interface ModulePair {
  readonly header: Omit<Module, 'instructions'>
  readonly controlHeader: Omit<Module, 'instructions'> | null
  readonly rows: readonly InstructionPair[]
}

function keyOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

/** The rows between two instructions that both lists have: instructions of the same opcode share one row. */
function between(
  broken: readonly Instruction[],
  control: readonly Instruction[],
): readonly InstructionPair[] {
  const pairs = commonRows(
    broken.map(({ opcode }) => String(opcode)),
    control.map(({ opcode }) => String(opcode)),
  )
  const rows: InstructionPair[] = []
  let [left, right] = [0, 0]
  for (const [mine, theirs] of [...pairs, [broken.length, control.length] as const]) {
    while (left < mine) rows.push({ broken: broken[left++] ?? null, control: null })
    while (right < theirs) rows.push({ broken: null, control: control[right++] ?? null })
    if (left < broken.length && right < control.length)
      rows.push({ broken: broken[left++] ?? null, control: control[right++] ?? null })
  }
  return rows
}

/**
 * Rows of two lists of instructions: instructions that both have share one row, and so do those that differ in their
 * operands only.
 */
function aligned(
  broken: readonly Instruction[],
  control: readonly Instruction[],
): readonly InstructionPair[] {
  const rows: InstructionPair[] = []
  let [left, right] = [0, 0]
  const upTo = (mine: number, theirs: number): void => {
    rows.push(...between(broken.slice(left, mine), control.slice(right, theirs)))
    left = mine
    right = theirs
  }
  for (const [mine, theirs] of sameRows(broken.map(keyOf), control.map(keyOf))) {
    upTo(mine, theirs)
    const same = broken[left++] as Instruction
    right++
    rows.push({ broken: same, control: same })
  }
  upTo(broken.length, control.length)
  return rows
}

/** Places that two lists have in common; beginning and end are taken without a search, for most of a pair is alike. */
function sameRows(
  mine: readonly string[],
  theirs: readonly string[],
): readonly (readonly [number, number])[] {
  const shorter = Math.min(mine.length, theirs.length)
  let head = 0
  while (head < shorter && mine[head] === theirs[head]) head++
  let tail = 0
  while (tail < shorter - head && mine.at(-1 - tail) === theirs.at(-1 - tail)) tail++
  const middle = commonRows(
    mine.slice(head, mine.length - tail),
    theirs.slice(head, theirs.length - tail),
  )
  const range = (length: number) => Array.from({ length }, (_, index) => index)
  return [
    ...range(head).map((index) => [index, index] as const),
    ...middle.map(([left, right]) => [left + head, right + head] as const),
    ...range(tail).map(
      (index) => [mine.length - tail + index, theirs.length - tail + index] as const,
    ),
  ]
}

function headerOf({ version, generator, bound, schema }: Module): ModulePair['header'] {
  return { version, generator, bound, schema }
}

/** @returns `undefined` where the words do not fall apart into instructions. A control that does not is left out. */
export function pairOf(words: Uint32Array, control: Uint32Array | null): ModulePair | undefined {
  const broken = read(words)
  if (broken === undefined) return undefined
  const sound = control === null ? undefined : read(control)
  return sound === undefined
    ? {
        header: headerOf(broken),
        controlHeader: null,
        rows: broken.instructions.map((instruction) => ({ broken: instruction, control: null })),
      }
    : {
        header: headerOf(broken),
        controlHeader: headerOf(sound),
        rows: aligned(broken.instructions, sound.instructions),
      }
}

/** The words of both sides. */
export function wordsOfPair({ header, controlHeader, rows }: ModulePair): {
  readonly words: Uint32Array
  readonly control: Uint32Array | null
} {
  const side = (name: keyof InstructionPair) => rows.flatMap((row) => row[name] ?? [])
  return {
    words: encode({ ...header, instructions: side('broken') }),
    control:
      controlHeader === null ? null : encode({ ...controlHeader, instructions: side('control') }),
  }
}
