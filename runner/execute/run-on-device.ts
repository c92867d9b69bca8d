import { decode } from '#reference/decode/decode'
import type { Buffer, Request } from '#reference/execute/request'
import type { Consumer, Output } from '../oracle/oracle.ts'
import { definedRun, type Finished, firstDifference, type WrongResult } from './compare-runs.ts'
import { dispatchOf } from './dispatch-of.ts'
import { drawnRequest } from './drawn-request.ts'

/** A run whose inputs a device can be given, and how it ends by the texts. */
export interface DeviceRun {
  readonly words: Uint32Array
  readonly request: Request
  readonly before: Finished
}

/** The invocations of a subgroup are not the same on a device. */
const dependsOnSubgroups = /Group|Subgroup/

/** The part of a request that a device can be given: one buffer for each binding of a set, and no heaps. */
export function deviceRequest(request: Request): Request {
  const bound = [...(request.bindings ?? [])].filter(([key]) => /^\d+,\d+$/.test(key))
  return { ...request, bindings: new Map(bound) }
}

/** The keys of the buffers of a request, in the order in which a device leaves them. */
function bufferKeys(request: Request): readonly string[] {
  const passed = (request.arguments ?? []).flatMap(({ kind }, n) =>
    kind === 'buffer' ? [`argument,${n}`] : [],
  )
  return [...(request.bindings?.keys() ?? []), ...passed]
}

/**
 * The run of a module with inputs that a device can be given; `undefined` if it has no defined result with these, or may depend
 * on the size of subgroups.
 */
export function deviceRun(
  words: Uint32Array,
  request = deviceRequest(drawnRequest(words)),
): DeviceRun | undefined {
  const { capabilities } = decode(words).module
  if ([...capabilities].some((name) => dependsOnSubgroups.test(name))) return undefined
  const before = definedRun(words, request)
  return before?.kind === 'finished' ? { words, request, before } : undefined
}

/** The first byte that a device left otherwise than the texts define. */
export type DeviceAnswer = Exclude<Output<unknown>, { kind: 'output' }> | WrongResult | undefined

/** Buffers that a device left, by the keys of the request. */
export function deviceBuffers(
  request: Request,
  left: readonly Uint8Array[],
): ReadonlyMap<string, Buffer> {
  const after = new Map<string, Buffer>()
  for (const key of bufferKeys(request)) {
    const bytes = left[after.size] ?? new Uint8Array()
    after.set(key, { bytes, known: new Uint8Array(bytes.length).fill(1) })
  }
  return after
}

/** The result of a device for each run: how it differs, `undefined` if it does not, or why it was not run. */
export async function runOnDevice(
  tool: Consumer,
  runs: readonly DeviceRun[],
): Promise<readonly DeviceAnswer[]> {
  const dispatches = runs.map(({ words, request }) => dispatchOf(words, request))
  const outputs = (await tool.runAll?.(dispatches)) ?? []
  return runs.map(({ request, before }, index): DeviceAnswer => {
    const output = outputs[index] ?? { kind: 'error', why: 'no answer' }
    if (output.kind !== 'output') return output
    return firstDifference(before, deviceBuffers(request, output.value), request)
  })
}
