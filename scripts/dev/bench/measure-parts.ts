import { errorText } from '#runner/error-text'
import type { BenchRow } from './bench-row.ts'

/** A part of the bench cannot be measured because a tool is not there. */
export class MissingToolError extends Error {
  /** A command that provides it. */
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** The measurable parts, by name. */
export type MeasurableParts = Readonly<
  Record<string, () => readonly BenchRow[] | Promise<readonly BenchRow[]>>
>

/** The result of one part. */
export type MeasuredPart =
  | { readonly name: string; readonly kind: 'rows'; readonly rows: readonly BenchRow[] }
  | { readonly name: string; readonly kind: 'skipped' | 'failed'; readonly why: string }

/**
 * Measures parts one after another. A part without its tools, or one that fails, does not affect the others'
 * measurements.
 *
 * @param names of the parts to measure; all if empty.
 * @param begun is called with each part before it is measured.
 */
export async function* measureParts(
  parts: MeasurableParts,
  names: readonly string[],
  begun: (name: string) => void,
): AsyncGenerator<MeasuredPart> {
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    begun(name)
    try {
      yield { name, kind: 'rows', rows: await measure() }
    } catch (error) {
      if (error instanceof MissingToolError)
        yield { name, kind: 'skipped', why: `${error.message}; ${error.hint}` }
      else yield { name, kind: 'failed', why: errorText(error) }
    }
  }
}
