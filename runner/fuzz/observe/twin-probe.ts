import type { Transformation } from '#generators/metamorphic/transformation'
import type { Buffer, Request } from '#reference/execute/request'
import { type Validator, validate } from '#reference/validate'
import {
  definedRun,
  type Finished,
  firstDifference,
  wrongResult,
} from '../../execute/compare-runs.ts'
import { dispatchOf } from '../../execute/dispatch-of.ts'
import { drawnRequest } from '../../execute/drawn-request.ts'
import { deviceBuffers, deviceRun } from '../../execute/run-on-device.ts'
import type { Consumer, Output } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { notAsked, type Observation } from './observation.ts'
import { ownHole } from './own-hole.ts'
import type { Probe } from './probe.ts'

/** A transformation that has twins. */
export type Twinned = Transformation & Required<Pick<Transformation, 'twin'>>

/** One of this number of modules is run again as its twin. */
const share = 4

interface Twins {
  readonly asked: Asked
  readonly twin: Uint32Array
  readonly request: Request
  /** How the module ends by the texts. */
  readonly before: Finished
}

/**
 * The buffers that a module leaves by way of the tool, as far as the texts define them; another answer if it was not
 * run.
 */
type Left = Finished | Exclude<Output<unknown>, { readonly kind: 'output' }> | undefined

function requestOf(tool: Consumer, words: Uint32Array): Omit<Twins, 'asked' | 'twin'> | undefined {
  if (tool.runAll !== undefined) return deviceRun(words)
  const request = drawnRequest(words)
  const before = definedRun(words, request)
  return before?.kind === 'finished' ? { request, before } : undefined
}

function twinOf(
  tool: Consumer,
  { twin }: Twinned,
  asked: Asked,
  judged: Validator,
): Twins | undefined {
  if (asked.judge.kind !== 'valid') return undefined
  const run = requestOf(tool, asked.words)
  if (run === undefined) return undefined
  const numbers = [...(run.request.specialization ?? [])].flatMap(([id, value]) =>
    typeof value === 'bigint' ? [[id, value] as const] : [],
  )
  const other = twin(asked.words, new Map(numbers))
  if (other === undefined || judged(other, asked.environment).kind !== 'valid') return undefined
  return { asked, twin: other, request: run.request, before: run.before }
}

/** Bytes count where the texts define them for the module. */
function asDefined({ before }: Twins, left: ReadonlyMap<string, Pick<Buffer, 'bytes'>>): Finished {
  const buffers = [...before.buffers].map(
    ([key, { bytes, known }]) => [key, { bytes: left.get(key)?.bytes ?? bytes, known }] as const,
  )
  return { ...before, buffers: new Map(buffers) }
}

/** The buffers that the modules leave on a device. */
async function leftOnDevice(tool: Consumer, all: readonly Twins[]): Promise<readonly Left[]> {
  const forms = all.flatMap((twins) =>
    [twins.asked.words, twins.twin].map((words) => ({ one: twins, words })),
  )
  const runs = forms.map(({ one: twins, words }) => dispatchOf(words, twins.request))
  const outputs = (await tool.runAll?.(runs)) ?? []
  return forms.map(({ one: twins }, index): Left => {
    const output = outputs[index]
    if (output?.kind !== 'output') return output
    return asDefined(twins, deviceBuffers(twins.request, output.value))
  })
}

/** The buffers that the modules leave in the interpreter after a tool has rewritten them. */
async function leftByWriter(tool: Consumer, all: readonly Twins[]): Promise<readonly Left[]> {
  const forms = all.flatMap((twins) =>
    [twins.asked.words, twins.twin].map((words) => ({ one: twins, words })),
  )
  const outputs = await tool.takeAll(
    forms.map(({ one: twins, words }) => ({ module: words, environment: twins.asked.environment })),
  )
  return forms.map(({ one: twins }, index): Left => {
    const output = outputs[index]
    if (output?.kind !== 'output') return output
    const run = output.value === null ? undefined : definedRun(output.value, twins.request)
    return run?.kind === 'finished' ? asDefined(twins, run.buffers) : undefined
  })
}

function compared(summary: string, twins: Twins, left: Left, right: Left): Observation {
  const computed = wrongResult(twins.before, twins.twin, twins.request)
  if (computed !== undefined && 'kind' in computed) return ownHole(computed, 'the twin')
  if (computed !== undefined)
    return ownHole({ instruction: 'twin', message: computed.said, word: 0 }, summary)
  for (const side of [left, right])
    if (side !== undefined && side.kind !== 'finished')
      return side.kind === 'invalid' || side.kind === 'unsupported'
        ? notAsked
        : failureOf(side, 'valid')
  if (left?.kind !== 'finished' || right?.kind !== 'finished') return notAsked
  const wrong = firstDifference(left, right.buffers, twins.request)
  if (wrong === undefined) return { kind: 'output', template: '' }
  const message = `the module leaves something else than its twin, where ${summary}: ${wrong.said}`
  return {
    kind: 'output',
    template: wrong.key,
    disagreement: { outcome: 'wrong-result', ...wrong, said: message },
  }
}

/**
 * Asks a device, or a tool that writes modules, for a module and for a twin that computes the same, with the same inputs: they
 * must leave the same bytes. Holds the interpreter to the same.
 */
export function twinProbe(
  tool: Consumer,
  transformation: Twinned,
  place: { readonly at: number; readonly of: number },
  judge: Validator = validate,
): Probe {
  const leave = tool.runAll === undefined ? leftByWriter : leftOnDevice
  return {
    name: `${tool.name}=${transformation.name}`,
    tools: [tool],
    other: (asked) => twinOf(tool, transformation, asked, judge)?.twin,
    one: { of: place.of * share, at: place.at },
    observe: async (asked) => {
      const twins = asked.map((question) => twinOf(tool, transformation, question, judge))
      const present = twins.filter((pair): pair is Twins => pair !== undefined)
      const left = present.length === 0 ? [] : await leave(tool, present)
      let next = 0
      return twins.map((pair): Observation => {
        if (pair === undefined) return notAsked
        const start = 2 * next++
        return compared(transformation.summary, pair, left[start], left[start + 1])
      })
    },
  }
}
