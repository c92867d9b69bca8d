import { fileURLToPath } from 'node:url'

/** A program with one character, under `test/support/fakes/`. */
export type Fake =
  | 'aborts'
  | 'always-accepts'
  | 'always-rejects'
  | 'answers-garbage'
  | 'asleep'
  | 'crashes'
  | 'does-not-know'
  | 'floods'
  | 'hangs'
  | 'panics'
  | 'tired'

/** Path of the fake program. */
export function fake(name: Fake): string {
  return fileURLToPath(new URL(`./fakes/${name}.sh`, import.meta.url))
}

const hungry = fileURLToPath(new URL('./fakes/swallows.mjs', import.meta.url))

/** The words that start a program that takes memory without end, and says so when it gets no more, or is `silent`. */
export function swallows(character: 'talkative' | 'silent' = 'talkative'): readonly string[] {
  return [process.execPath, hungry, character]
}

/** The tool SPEC of the fake as a validator. */
export function fakeSpec(name: Fake): string {
  return `${name}:${fake(name)} {file}`
}
