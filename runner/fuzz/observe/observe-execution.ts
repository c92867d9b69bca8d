import { type DeviceRun, deviceRun, runOnDevice } from '../../execute/run-on-device.ts'
import type { Consumer } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { notAsked, type Observation } from './observation.ts'

interface RunnableOnDevice extends DeviceRun {
  readonly at: number
}

/**
 * Runs modules whose results are defined on a device and in the reference interpreter, with the same inputs. That the device
 * compiles the module is the business of another probe.
 */
export async function observeExecution(
  tool: Consumer,
  asked: readonly Asked[],
): Promise<readonly Observation[]> {
  const runs = asked.flatMap(({ judge, words }, index): readonly RunnableOnDevice[] => {
    if (judge.kind !== 'valid') return []
    const run = deviceRun(words)
    return run === undefined ? [] : [{ ...run, at: index }]
  })
  const observations: Observation[] = asked.map(() => notAsked)
  if (runs.length === 0) return observations
  const answers = await runOnDevice(tool, runs)
  for (const [index, { at: position }] of runs.entries()) {
    const answer = answers[index]
    if (answer === undefined) observations[position] = { kind: 'output', template: '' }
    else if ('key' in answer)
      observations[position] = {
        kind: 'output',
        template: answer.key,
        disagreement: { outcome: 'wrong-result', ...answer },
      }
    else if (answer.kind !== 'invalid') observations[position] = failureOf(answer, 'valid')
  }
  return observations
}
