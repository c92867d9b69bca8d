import type { LoggedRun } from '../log/run-log.ts'
import { type Problem, problem } from '../problem.ts'
import type { Side } from './side.ts'
import { sideOf } from './side-of.ts'

/**
 * The oracles of two logs to compare: the named ones, the only ones besides the reference, or all that both logs have.
 *
 * @param names what was named of the baseline and of the candidate.
 */
export function pairs(
  baseline: LoggedRun,
  candidate: LoggedRun,
  names: readonly [string | undefined, string | undefined] = [undefined, undefined],
): readonly (readonly [Side, Side])[] | Problem {
  const logs = [baseline, candidate] as const
  const given = logs.map(({ header }, index) => {
    const all = header.oracles.map(({ name }) => name)
    const tools = all.length > 1 ? all.filter((name) => name !== 'reference') : all
    const named = names[index]
    return named === undefined ? tools : [named]
  })
  const [left = [], right = []] = given
  const [first = ''] = left
  const [last = ''] = right
  const chosen =
    left.length === 1 && right.length === 1
      ? [[first, last] as const]
      : left.filter((name) => right.includes(name)).map((name) => [name, name] as const)
  const sides = chosen.map(([before, after]) => [
    sideOf(baseline, before),
    sideOf(candidate, after),
  ])
  const whole = sides.flatMap(([before, after]) =>
    before === undefined || after === undefined ? [] : [[before, after] as const],
  )
  return whole.length > 0 && whole.length === sides.length
    ? whole
    : problem(
        'no-oracle',
        `nothing to compare: the baseline has ${left.join(', ') || 'no oracle'}, the candidate ${right.join(', ') || 'none'}`,
        'select the oracles with run.jsonl#NAME',
      )
}
