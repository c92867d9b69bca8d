import { type Problem, problem } from '#runner/problem'
import { type Environment, environmentByName, environments } from '#spec/environments'
import { nearest } from '#spec/nearest'

/** The environment that `--env` names. */
export function environmentNamed(name: string): Environment | Problem {
  const found = environmentByName(name)
  if (found !== undefined) return found
  const names = environments.map((environment) => environment.name)
  const near = nearest(name, names)
  return problem(
    'unknown-environment',
    `--env ${name}: no such environment`,
    near.length === 0 ? `one of ${names.join(', ')}` : `did you mean ${near.join(', ')}?`,
  )
}

/** Gathers the values of an option that may be given several times. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}
