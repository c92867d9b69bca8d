import type { Request } from '#reference/execute/request'
import { valuesAtLines } from '../execute/values-at-lines.ts'
import { type RunFile, requestOf } from './run-file.ts'

/** Values of scalars, such as `v` or the component `v.0`, by the line at which a debugger shows them. */
type DescribedValues = NonNullable<RunFile['describes']>

/** Name, line and column of a variable, and the path of a scalar in it. */
const scalarKey = /^(.*?):\d*:\d*((?:\.\d+)*)$/

/**
 * The values that debug information describes in a run: when a line begins alone, or also while it runs and after it.
 *
 * @returns `undefined` if the run has no defined end.
 */
function describedIn(
  module: Uint32Array | Uint8Array,
  request: Request,
  isWholeLine: boolean,
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> | undefined {
  const visits = valuesAtLines(module, request)?.visits
  if (visits === undefined) return undefined
  const lines = new Map<string, Map<string, Set<string>>>()
  const note = (place: string, key: string, value: string) => {
    const line = /\d+$/.exec(place)?.[0] ?? ''
    const scalars = lines.get(line) ?? new Map<string, Set<string>>()
    lines.set(line, scalars)
    const [, name = '', path = ''] = scalarKey.exec(key) ?? []
    const scalar = `${name}${path}`
    scalars.set(scalar, (scalars.get(scalar) ?? new Set()).add(value))
  }
  for (const [place, times] of visits)
    for (const { arriving, during } of times) {
      for (const [key, value] of arriving) if (value !== undefined) note(place, key, value)
      if (!isWholeLine) continue
      for (const [key, values] of during) for (const value of values) note(place, key, value)
    }
  return lines
}

/** The values that the debug information of a module describes at its lines, in order, as a case lists them. */
export function described(module: Uint32Array, file: RunFile): DescribedValues {
  const lines = [...(describedIn(module, requestOf(file), true) ?? [])]
  return Object.fromEntries(
    lines
      .filter(([, scalars]) => scalars.size > 0)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([line, scalars]) => [
        line,
        Object.fromEntries(
          [...scalars].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, set]) => [name, [...set]]),
        ),
      ]),
  )
}

/**
 * A value that debug information describes and that the variable does not have at that line, in one line; `undefined` if there is none.
 * What is no longer described is lost, and not wrong.
 */
export function wrongDescription(
  module: Uint32Array | Uint8Array,
  file: RunFile,
): string | undefined {
  if (file.describes === undefined) return undefined
  for (const [line, scalars] of describedIn(module, requestOf(file), false) ?? [])
    for (const [scalar, values] of scalars) {
      const expected = file.describes[line]?.[scalar]
      const wrong = [...values].find((value) => expected?.includes(value) === false)
      if (wrong !== undefined)
        return `at line ${line}, ${scalar} is described as ${wrong}, expected ${expected?.join(' or ')}`
    }
  return undefined
}
