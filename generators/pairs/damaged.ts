import { opcodeOf } from '#spec/grammar/opcodes'
import type { Damage } from './ways.ts'

/** The beginning of the first instruction of an opcode among the words of a module; the end if there is none. */
export function firstOf(words: Uint32Array, opcode: number): number {
  let start = 5
  while (start < words.length && ((words[start] ?? 0) & 0xffff) !== opcode)
    start += (words[start] ?? 0) >>> 16 || 1
  return start
}

/** The beginning of the first instruction of a name among the words of a module; the end if there is none. */
export function startOf(words: Uint32Array, name: string): number {
  return firstOf(words, opcodeOf(name))
}

/** A copy in which words replace `count` words from `index` on. */
export function spliced(
  words: Uint32Array,
  index: number,
  count: number,
  ...others: number[]
): Uint32Array {
  return Uint32Array.from([...words.slice(0, index), ...others, ...words.slice(index + count)])
}

/** A copy in which the word at `index` is another one. */
export function withWord(words: Uint32Array, index: number, word: number): Uint32Array {
  return spliced(words, index, 1, word)
}

/** A copy in which the instruction at `index` has lost its last words, or has some more, and counts them. */
export function resized(
  words: Uint32Array,
  index: number,
  less: number,
  ...more: number[]
): Uint32Array {
  const first = words[index] ?? 0
  const kept = (first >>> 16) - less
  const inside = [...words.slice(index + 1, index + kept), ...more]
  const counted = ((inside.length + 1) << 16) | (first & 0xffff)
  return spliced(words, index, first >>> 16, counted, ...inside)
}

/** A damage that writes another version into the header; the minor number is enough to recognise it. */
export interface VersionDamage extends Damage {
  readonly minor: number
}

/** Writes version 1.`minor` into the header. */
export function versionDamage(minor: number): VersionDamage {
  return Object.assign((words: Uint32Array) => withWord(words, 1, 0x1_00_00 | (minor << 8)), {
    minor,
  })
}

/** Ways that write another version into the header, by its minor number. */
export function earlierVersions(...minors: readonly number[]) {
  return Object.fromEntries(
    minors.map((minor) => [
      `version-1.${minor}`,
      { edits: versionDamage(minor), summary: `the version in the header is 1.${minor}` },
    ]),
  )
}
