import { assemble } from '#generators/assembly/assemble'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { Input } from './read-input.ts'

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
  const assembled = assemble(input.text, { version: environment.version })
  if (assembled.kind === 'assembled') return assembled.words
  return assembled.errors.map(({ line, column, message }) =>
    problem('bad-assembly', `${input.file}:${line}:${column}: ${message}`),
  )
}
