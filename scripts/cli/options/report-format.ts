import { type Problem, problem } from '#runner/problem'
import { type Format, formats } from '#runner/report/formats'

/** The report format with that name. */
export function formatNamed(name: string): Format | Problem {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  return (
    format ??
    problem(
      'unknown-format',
      `${name}: no such report format`,
      `one of ${Object.keys(formats).join(', ')}`,
    )
  )
}
