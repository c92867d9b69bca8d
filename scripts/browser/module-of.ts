import { type Assembled, assemble } from '#generators/assembly/assemble'
import { fromBytes } from '#generators/words/bytes'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { SourceText } from '../cli/input/to-module.ts'
import { environmentFor } from '../cli/options/environment-for.ts'
import { readSource, type Source, type SourceForm } from './source.ts'

/** A module, and where its words come from. */
export interface SourceModule {
  readonly form: SourceForm
  readonly environment: Environment
  readonly module: Uint8Array | Uint32Array
  /** Present for assembly. */
  readonly source?: SourceText
}

/** A text that does not assemble. */
export interface FaultyText {
  readonly form: 'assembly'
  readonly environment: Environment
  readonly errors: Extract<Assembled, { readonly kind: 'faulty' }>['errors']
}

/** The environment that is named, or that of a source's version. */
function environmentOf(read: ReturnType<typeof readSource>, name: string | undefined) {
  const file = read.form
  return 'text' in read
    ? environmentFor({ kind: 'assembly', file, text: read.text }, name)
    : environmentFor({ kind: 'module', file, module: read.module }, name)
}

/**
 * The module that a source holds, for the environment that is named or that its version has.
 *
 * @returns a problem when there is no such environment.
 */
export function moduleOf(source: Source, name?: string): SourceModule | FaultyText | Problem {
  const read = readSource(source)
  const environment = environmentOf(read, name)
  if (isProblem(environment)) return { ...environment, message: `there is no environment ${name}` }
  if (!('text' in read)) return { form: read.form, environment, module: read.module }
  const { form, text } = read
  const assembled = assemble(text, { version: environment.version })
  if (assembled.kind === 'faulty') return { form, environment, errors: assembled.errors }
  const { words, ids, places } = assembled
  return { form, environment, module: words, source: { file: '', text, ids, places } }
}

/** The same, with a problem for a text that does not assemble. */
export function soundModuleOf(source: Source, name?: string): SourceModule | Problem {
  const found = moduleOf(source, name)
  if (!('errors' in found)) return found
  const [first] = found.errors
  const more = found.errors.length === 1 ? '' : ` (and ${found.errors.length - 1} more)`
  return problem(
    'bad-assembly',
    `line ${first?.line}, column ${first?.column}: ${first?.message}${more}`,
    'judge lists all errors of the text',
  )
}

/** Words in the order of this machine; those of octets that are not whole words are absent. */
export function wordsOf({ module }: SourceModule): Uint32Array | undefined {
  return module instanceof Uint32Array ? module : fromBytes(module)
}
