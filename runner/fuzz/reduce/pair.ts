import type { Instruction, Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'

/** An instruction of a module, of its control, or of both. */
export interface Row {
  readonly broken: Instruction | null
  readonly control: Instruction | null
}

/** A module and its control side by side, so that both can be made smaller in the same way. */
export interface Pair {
  readonly header: Omit<Module, 'instructions'>
  readonly controlHeader: Omit<Module, 'instructions'> | null
  readonly rows: readonly Row[]
}

function keyOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

/** Rows of two lists of instructions: what both have stands in one row. Looks no further ahead than `reach`. */
function aligned(broken: readonly Instruction[], control: readonly Instruction[]): readonly Row[] {
  const reach = 64
  const rows: Row[] = []
  let [left, right] = [0, 0]
  const [mine, theirs] = [broken.map(keyOf), control.map(keyOf)]
  while (left < broken.length || right < control.length) {
    if (left < broken.length && mine[left] === theirs[right]) {
      const same = broken[left++] as Instruction
      right++
      rows.push({ broken: same, control: same })
      continue
    }
    let skip = 0
    let ahead: 'broken' | 'control' | undefined
    for (skip = 1; skip < reach && ahead === undefined; skip++) {
      if (right < control.length && mine[left + skip] === theirs[right]) ahead = 'broken'
      else if (left < broken.length && theirs[right + skip] === mine[left]) ahead = 'control'
    }
    const both = ahead === undefined
    if (both || ahead === 'broken')
      for (let count = both ? 1 : skip - 1; count > 0 && left < broken.length; count--)
        rows.push({ broken: broken[left++] as Instruction, control: null })
    if (both || ahead === 'control')
      for (let count = both ? 1 : skip - 1; count > 0 && right < control.length; count--)
        rows.push({ broken: null, control: control[right++] as Instruction })
  }
  return rows
}

function headerOf({ version, generator, bound, schema }: Module): Pair['header'] {
  return { version, generator, bound, schema }
}

/** @returns `undefined` where the words do not fall apart into instructions. A control that does not is left out. */
export function pairOf(words: Uint32Array, control: Uint32Array | null): Pair | undefined {
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
export function wordsOfPair({ header, controlHeader, rows }: Pair): {
  readonly words: Uint32Array
  readonly control: Uint32Array | null
} {
  const side = (of: keyof Row) => rows.flatMap((row) => row[of] ?? [])
  return {
    words: encode({ ...header, instructions: side('broken') }),
    control:
      controlHeader === null ? null : encode({ ...controlHeader, instructions: side('control') }),
  }
}
