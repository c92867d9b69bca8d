import { assemble, type InstructionPlace } from '#generators/assembly/assemble'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { Input } from './read-input.ts'

/** The places in hand-written assembly text from which the words of a module come. */
export interface SourceText {
  readonly file: string
  readonly text: string
  /** Ids by the names that the text has for them, without `%`. */
  readonly ids: ReadonlyMap<string, number>
  readonly places: readonly InstructionPlace[]
}

/**
 * A module of assembly text, with where its words come from.
 *
 * @returns problems, at least one, where the text is faulty.
 */
export function assembledInput(
  { file, text }: Extract<Input, { readonly kind: 'assembly' }>,
  { version }: Environment,
): { readonly words: Uint32Array; readonly source: SourceText } | readonly Problem[] {
  const assembled = assemble(text, { version })
  if (assembled.kind === 'assembled') {
    const { words, ids, places } = assembled
    return { words, source: { file, text, ids, places } }
  }
  return assembled.errors.map(({ line, column, message }) =>
    problem('bad-assembly', `${file}:${line}:${column}: ${message}`),
  )
}

/**
 * The module that an input holds. Assembly text becomes one for the environment, which decides the version that is
 * written and which instructions there are.
 *
 * @returns problems, at least one, where the text is faulty.
 */
export function toModule(
  input: Input,
  environment: Environment,
): Uint8Array | Uint32Array | readonly Problem[] {
  if (input.kind === 'module') return input.module
  const assembled = assembledInput(input, environment)
  return 'words' in assembled ? assembled.words : assembled
}
