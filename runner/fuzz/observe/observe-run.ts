import type { Request } from '#reference/execute/request'
import {
  definedRun,
  type Finished,
  type RunDefect,
  wrongResult,
} from '../../execute/compare-runs.ts'
import { drawnRequest } from '../../execute/drawn-request.ts'
import { freezes } from '../../execute/freezes.ts'
import { wrongByDefaults } from '../../execute/wrong-by-defaults.ts'
import type { Consumer } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { notAsked, type Observation } from './observation.ts'
import { ownHole } from './own-hole.ts'

interface RunnableModule extends Asked {
  readonly at: number
  readonly request: Request
  readonly before: Finished | RunDefect
}

function runnable(
  asked: readonly Asked[],
  options: readonly (readonly string[])[] | undefined,
): readonly RunnableModule[] {
  return asked.flatMap((question, index) => {
    if (question.judge.kind !== 'valid') return []
    const drawn = question.request ?? drawnRequest(question.words)
    const isFrozen = freezes(options?.[index] ?? [])
    const request = isFrozen ? { ...drawn, specialization: new Map<number, bigint>() } : drawn
    const before = definedRun(question.words, request)
    return before === undefined ? [] : [{ ...question, at: index, request, before }]
  })
}

function compared(
  { words, request: given }: Asked,
  before: Finished,
  output: Uint32Array | Uint8Array,
  request: Request,
): Observation {
  const wrong =
    wrongResult(before, output, request) ??
    (given === undefined ? wrongByDefaults(words, output, request) : undefined)
  if (wrong === undefined) return { kind: 'output', template: '' }
  if ('kind' in wrong) return ownHole(wrong, 'what the tool made')
  return {
    kind: 'output',
    template: wrong.key,
    disagreement: { outcome: 'wrong-result', ...wrong },
  }
}

/**
 * Hands modules whose results are defined to a tool that writes modules, and runs both in the reference interpreter
 * with the same inputs: those that a module comes with, or drawn ones, with the defaults of specialization constants as well. Other
 * faults of the tool are left to other probes.
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
  const whole = fit.flatMap(({ before, ...runnable }) => {
    if (before.kind === 'finished') return [{ ...runnable, before }]
    observations[runnable.at] = ownHole(before, 'the module')
    return []
  })
  if (whole.length === 0) return observations
  const outputs = await tool.takeAll(
    whole.map(({ words, environment, at: position }) => {
      const chosen = options?.[position]
      return { module: words, environment, ...(chosen === undefined ? {} : { options: chosen }) }
    }),
  )
  for (const [index, { at: position, request, before }] of whole.entries()) {
    const question = asked[position]
    const output = outputs[index]
    if (output?.kind !== 'output' || output.value === null || question === undefined) continue
    observations[position] = compared(question, before, output.value, request)
  }
  return observations
}
