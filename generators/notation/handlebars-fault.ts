import { MakerError } from '../maker-error.ts'
import type { RenderedSource } from './source-place.ts'

/** Handlebars' message about a mistake, with its line from 1 and its column from 0, and the correction. */
const faults: readonly (readonly [
  pattern: RegExp,
  tell: (found: string, helpers: string) => string,
])[] = [
  [
    /^You specified knownHelpersOnly, but used the unknown helper (?<what>\S+) - (?<line>\d+):(?<column>\d+)/,
    (name, helpers) => `there is no helper '${name}', but ${helpers}`,
  ],
  [
    /^"(?<what>[^"]+)" not defined in .* - (?<line>\d+):(?<column>\d+)/,
    (name, helpers) =>
      `'${name}' is neither a column or other value here nor a helper (${helpers})`,
  ],
  [
    /^(?<what>.+ doesn't match .+) - (?<line>\d+):(?<column>\d+)/,
    (what) => `blocks are not closed in turn: ${what}`,
  ],
]

/** The line that asks for a partial that does not exist. */
function lineOfPartial(source: string, name: string): number {
  return source.split('\n').findIndex((line) => /\{\{~?#?>/.test(line) && line.includes(name)) + 1
}

/**
 * A mistake that Handlebars reports while it reads or renders a text, at its place there.
 *
 * @param helpers names of those that the text may use.
 */
export function handlebarsFault(
  { file, source }: RenderedSource,
  error: unknown,
  helpers: readonly string[],
): unknown {
  if (error instanceof MakerError || !(error instanceof Error)) return error
  const faultAt = (line: string | number, column: number, what: string) =>
    new MakerError('faulty-pair', `${file}:${line}:${column}: ${what}`)
  for (const [pattern, tell] of faults) {
    const { what, line, column } = pattern.exec(error.message)?.groups ?? {}
    if (what !== undefined && line !== undefined)
      return faultAt(line, Number(column) + 1, tell(what, helpers.join(', ')))
  }
  const [, partial] = /^The partial (\S+) could not be found/.exec(error.message) ?? []
  if (partial !== undefined)
    return faultAt(
      lineOfPartial(source, partial),
      1,
      `there is no '${partial}': {{> shared/x}} takes in shared/x.hbs of the text, {{> x}} generators/shared/x.hbs, and {{#*inline "x"}} defines x here`,
    )
  const [, line, excerpt = ''] = /^Parse error on line (\d+):\n(.*)\n/.exec(error.message) ?? []
  if (line !== undefined)
    return faultAt(line, 1, `no notation of Handlebars, near '${excerpt.slice(-40)}'`)
  return new MakerError('faulty-pair', `${file}: ${error.message}`)
}
