import { existsSync, readFileSync } from 'node:fs'
import { MakerError } from '../maker-error.ts'
import { inTurns, list, table } from '../notation/helpers.ts'
import { type HelperOptions, type NotationFile, renderedRest } from '../notation/rendered.ts'
import { withPlace } from '../notation/source-place.ts'
import type { ResultCase } from './result-case.ts'
import { resultFrom } from './result-text.ts'

/** The folder of the files, beside the sources and above what they are built to. */
function folder(): URL {
  for (const path of ['../../generators/results/', '../../../generators/results/']) {
    const url = new URL(path, import.meta.url)
    if (existsSync(new URL('heap.hbs', url))) return url
  }
  throw new MakerError('faulty-template', `no generators/results above ${import.meta.url}`)
}

function sourceOf(name: string) {
  return {
    file: `generators/results/${name}`,
    source: readFileSync(new URL(name, folder()), 'utf8'),
  }
}

/**
 * The cases of a file: a block `{{#result}}` for each, as `resultFrom` reads it. See docs/pairs.md.
 *
 * @param values what the file goes through in loops, by name.
 * @throws {MakerError} at the file, line and column of a mistake in it.
 */
export function resultsOf(
  notationFile: NotationFile,
  values: Readonly<Record<string, unknown>>,
): readonly ResultCase[] {
  const cases: ResultCase[] = []
  const rest = renderedRest(
    notationFile,
    (blockOf) => ({
      table: table({ blockOf }),
      list: list(),
      'in-turns': inTurns(),
      result(this: unknown, options: HelperOptions): string {
        withPlace(blockOf(options), () => {
          cases.push(resultFrom(options.fn(this).trim()))
        })
        return ''
      },
    }),
    values,
  )
  const { file } = notationFile
  if (rest !== '')
    throw new MakerError('faulty-pair', `${file}: this text belongs to no {{#result}}: ${rest}`)
  if (cases.length === 0) throw new MakerError('faulty-pair', `${file}: there is no {{#result}}`)
  return cases
}

/** Files that those of families take in as `{{> name}}`. */
const shared = ['heap', 'kernel', 'stage', 'untyped'] as const

/** The cases of `<family>.results.hbs`, as {@link resultsOf} reads it. */
export function resultsIn(
  family: string,
  values: Readonly<Record<string, unknown>>,
): readonly ResultCase[] {
  const partials = Object.fromEntries(shared.map((name) => [name, sourceOf(`${name}.hbs`)]))
  return resultsOf({ ...sourceOf(`${family}.results.hbs`), partials }, values)
}
