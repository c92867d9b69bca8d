import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./fakes/unsteady.mjs', import.meta.url))

/** Ways in which a validator of the fake text answers differently from a new process, and two in which it repeats itself. */
export type Unsteady =
  | 'honest'
  | 'accepts-large'
  | 'wrong-sometimes'
  | 'refuses-after-refusal'
  | 'accepts-after'
  | 'dies-sometimes'

/** The SPEC of a harness with that character, which it shows by each `count`th module of a process. */
export function unsteadyHarness(character: Unsteady, count: number): string {
  return `harness:${process.execPath} ${script} ${character} ${count}`
}

/** The SPEC of a program with that character, which counts the modules that it is asked in `journal`. */
export function unsteadyProgram(character: Unsteady, count: number, journal: string): string {
  return `unsteady:${process.execPath} ${script} ${character} ${count} ${journal} {file}`
}
