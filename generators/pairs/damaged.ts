import { opcodeOf } from '#spec/grammar/opcodes'
import type { Damage } from './ways.ts'

/** Where the first instruction of an opcode begins among the words of a module; the end where there is none. */
export function firstOf(words: Uint32Array, opcode: number): number {
  let at = 5
  while (at < words.length && ((words[at] ?? 0) & 0xffff) !== opcode)
    at += (words[at] ?? 0) >>> 16 || 1
  return at
}

/** Where the first instruction of a name begins among the words of a module; the end where there is none. */
export function startOf(words: Uint32Array, name: string): number {
  return firstOf(words, opcodeOf(name))
}

/** A copy in which words stand in place of `count` words from `at` on. */
export function spliced(
  words: Uint32Array,
  at: number,
  count: number,
  ...others: number[]
): Uint32Array {
  return Uint32Array.from([...words.slice(0, at), ...others, ...words.slice(at + count)])
}

/** A copy in which the word at `at` is another one. */
export function withWord(words: Uint32Array, at: number, word: number): Uint32Array {
  return spliced(words, at, 1, word)
}

/** A copy in which the instruction at `at` has lost its last words, or has some more, and counts them. */
export function resized(
  words: Uint32Array,
  at: number,
  less: number,
  ...more: number[]
): Uint32Array {
  const first = words[at] ?? 0
  const kept = (first >>> 16) - less
  const inside = [...words.slice(at + 1, at + kept), ...more]
  const counted = ((inside.length + 1) << 16) | (first & 0xffff)
  return spliced(words, at, first >>> 16, counted, ...inside)
}

/** A damage that writes another version into the header, of which the minor number is enough to know it again. */
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
