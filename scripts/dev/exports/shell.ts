import { join } from 'node:path'
import { problem } from '#runner/problem'
import { run } from '#runner/process/run'
import type { ExportConsumer } from './consumer.ts'

/** Runs the script of the plain directory with `sh`: it must print the same disagreements as `check`. */
export const shell: ExportConsumer = async ({ folder, log, tool }) => {
  const command = [
    'sh',
    join(folder, 'run.sh'),
    tool('spirv-val'),
    '--target-env',
    '{env}',
    '{file}',
  ]
  const done = await run(command, { timeoutMs: 1_200_000 })
  if (done.kind !== 'answered') return problem('failed', `sh: ${done.kind}`)
  const wrong = new Set<string>(['crash', 'timeout', 'false-accept', 'false-reject'])
  const expected = log.results.flatMap((result) =>
    result.answers
      // The script knows the newest version of each text only.
      .map(({ outcome, verdict: { kind }, environment }) => ({
        environment,
        shown:
          outcome !== 'other-revision'
            ? outcome
            : kind === 'valid'
              ? 'false-accept'
              : 'false-reject',
      }))
      .filter(({ shown }) => wrong.has(shown))
      .map(({ shown, environment }) => `${shown} ${environment} ${result.case}`),
  )
  const found = done.stdout.split('\n').filter((line) => line !== '')
  const same = [...found].sort().join('\n') === expected.sort().join('\n')
  // Where nothing is wrong, a script that asked nothing prints the same; its totals and its exit code tell.
  const asked = [...done.stderr.matchAll(/^\S+: \d+ of (\d+) agree/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0)
  const answers = log.results.flatMap((result) => result.answers).length
  return {
    summary: `${found.length} disagreements of ${asked} answers, check has ${expected.length} of ${answers}`,
    passed: same && asked === answers && done.exitCode === (found.length > 0 ? 1 : 0),
  }
}
