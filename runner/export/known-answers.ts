import { disagreements } from '../log/outcome.ts'
import type { LoggedRun } from '../log/run-log.ts'
import { type Problem, problem } from '../problem.ts'

/** Whether a tool is known to answer a case wrongly in an environment. */
export type KnownAnswers = (id: string, environment: string) => boolean

/**
 * The disagreements of one tool in a run.
 *
 * @param tool its name in the run; may be left out where the run has one tool beside the reference.
 */
export function knownAnswers(
  { header, results }: LoggedRun,
  tool: string | undefined,
): KnownAnswers | Problem {
  const names = header.oracles.map(({ name }) => name).filter((name) => name !== 'reference')
  const [name = ''] = tool === undefined && names.length === 1 ? names : [tool]
  if (!names.includes(name))
    return problem(
      'no-such-tool',
      tool === undefined
        ? `--known: the run has ${names.length} tools beside the reference`
        : `${tool}: not part of this run`,
      names.length === 0 ? 'name one with check --tool' : `--known-tool ${names.join(', or ')}`,
    )
  const known = new Set<string>()
  // A test that is expected to fail must fail in each run.
  for (const { oracle, case: id, answers } of results)
    for (const { environment, outcome, sometimes } of oracle === name ? answers : [])
      if (disagreements.has(outcome) && sometimes === undefined) known.add(`${id} ${environment}`)
  return (id, environment) => known.has(`${id} ${environment}`)
}
