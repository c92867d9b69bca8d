import type { Request } from '#reference/execute/request'
import { definedRun, type Finished, wrongResult } from '../../execute/compare-runs.ts'
import { drawnRequest } from '../../execute/drawn-request.ts'
import type { Consumer } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { notAsked, type Observation } from './observation.ts'

interface Runnable extends Asked {
  readonly at: number
  readonly request: Request
  readonly before: Finished
}

/** Passes whose purpose is that specialization has no effect afterwards. */
const freezing = /freeze-spec-const|set-spec-const/

function runnable(
  asked: readonly Asked[],
  options: readonly (readonly string[])[] | undefined,
): readonly Runnable[] {
  return asked.flatMap((one, at) => {
    if (one.judge.kind !== 'valid') return []
    const drawn = drawnRequest(one.words)
    const isFrozen = options?.[at]?.some((option) => freezing.test(option)) === true
    const request = isFrozen ? { ...drawn, specialization: new Map<number, bigint>() } : drawn
    const before = definedRun(one.words, request)
    return before === undefined ? [] : [{ ...one, at, request, before }]
  })
}

/**
 * Hands modules whose results are defined to a tool that writes modules, and runs both in the reference interpreter with the
 * same inputs. What the tool does wrong otherwise is the business of others.
 *
 * @param options of each module, instead of the tool's usual ones.
 */
export async function observeRun(
  tool: Consumer,
  asked: readonly Asked[],
  options?: readonly (readonly string[])[],
): Promise<readonly Observation[]> {
  const fit = runnable(asked, options)
  const observations: Observation[] = asked.map(() => notAsked)
  if (fit.length === 0) return observations
  const outputs = await tool.takeAll(
    fit.map(({ words, environment, at }) => {
      const of = options?.[at]
      return { module: words, environment, ...(of === undefined ? {} : { options: of }) }
    }),
  )
  for (const [index, { at, request, before }] of fit.entries()) {
    const output = outputs[index]
    if (output?.kind !== 'output' || output.value === null) continue
    const wrong = wrongResult(before, output.value, request)
    observations[at] =
      wrong === undefined
        ? { kind: 'output', template: '' }
        : {
            kind: 'output',
            template: wrong.key,
            disagreement: { outcome: 'wrong-result', ...wrong },
          }
  }
  return observations
}
