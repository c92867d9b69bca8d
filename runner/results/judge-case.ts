import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { validate } from '#reference/validate'
import { isProblem } from '../is-problem.ts'
import { kernelRequest } from '../reflection/kernel-call.ts'
import { readReflection } from '../reflection/read-reflection.ts'
import { described } from './described.ts'
import {
  bufferKey,
  callIn,
  environmentsOf,
  type RunFile,
  requestOf,
  requestsOf,
} from './run-file.ts'

/** The first difference of a buffer from the expected bytes; `undefined` if there is none. */
export function wrongBuffer(
  bytes: Uint8Array,
  binding: string,
  { expected }: RunFile,
): string | undefined {
  const wanted = expected[binding]
  const got = Buffer.from(bytes).toString('hex')
  if (wanted === undefined || got === wanted) return undefined
  const digit = [...wanted].findIndex((digit, n) => got[n] !== digit) >> 1
  const around = (text: string) => text.slice(2 * digit, 2 * digit + 8)
  return `buffer ${binding}, byte ${digit}: expected ${around(wanted)}, got ${around(got)}`
}

/** The fault of the bytes that a module leaves, in one line; `undefined` if they are those that the case expects. */
export function wrongBytes(module: Uint32Array | Uint8Array, file: RunFile): string | undefined {
  for (const request of requestsOf(file)) {
    const why = wrongRun(module, file, request)
    if (why !== undefined) return why
  }
  return undefined
}

function wrongRun(
  module: Uint32Array | Uint8Array,
  file: RunFile,
  request: Request,
): string | undefined {
  const outcome = execute(module, request)
  if (outcome.kind !== 'finished') return `${outcome.kind}: ${outcome.message}`
  for (const binding of Object.keys(file.expected)) {
    const buffer = outcome.buffers.get(bufferKey(binding))
    if (buffer?.known.includes(0))
      return `buffer ${binding} is not known at byte ${buffer.known.indexOf(0)}`
    const why = wrongBuffer(buffer?.bytes ?? new Uint8Array(), binding, file)
    if (why !== undefined) return why
  }
  return undefined
}

/** How what a module prints differs from what the case expects; `undefined` if it does not. */
export function wrongPrints(module: Uint32Array | Uint8Array, file: RunFile): string | undefined {
  const outcome = execute(module, requestOf(file))
  if (outcome.kind !== 'finished') return `${outcome.kind}: ${outcome.message}`
  const { printed = [] } = outcome
  const open = printed.find((message) => message.open !== undefined)
  if (open !== undefined) return `prints what is open: ${open.open}`
  const [got, expected] = [printed.map(({ text }) => text), file.prints ?? []]
  const index = Array.from({ length: Math.max(got.length, expected.length) }, (_, n) => n).find(
    (n) => got[n] !== expected[n],
  )
  if (index === undefined) return undefined
  return `message ${index}: expected ${JSON.stringify(expected[index])}, got ${JSON.stringify(got[index])}`
}

/** The values of a request, in one line. */
function passed({ bindings, pushConstants, specialization, groups }: Request): string {
  const hex = (value: bigint | Uint8Array | undefined): string =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : `${value}`
  const all = [...(bindings ?? []), ...(specialization ?? [])].map(
    ([key, value]) => `${key}=${hex(value)}`,
  )
  return `${groups} ${hex(pushConstants)} ${all.sort().join(' ')}`
}

/** How what the module says of its kernel differs from how the maker has it called; `undefined` if it does not. */
function wrongCall(module: Uint32Array, file: RunFile): string | undefined {
  const call = callIn(file)
  if (call === undefined) return undefined
  const request = kernelRequest(readReflection(decode(module).module, true), call)
  if (isProblem(request)) return request.message
  const none = { pushConstants: new Uint8Array() }
  const [ours, theirs] = [passed(request), passed({ ...none, ...requestOf(file) })]
  return ours === theirs ? undefined : `called with ${ours}, the maker has ${theirs}`
}

/** How what the debug information of a module describes differs from what the case lists; `undefined` if it does not. */
function otherDescription(module: Uint32Array, file: RunFile): string | undefined {
  if (file.describes === undefined) return undefined
  const [got, expected] = [described(module, file), file.describes].map((lines) =>
    Object.entries(lines).flatMap(([line, scalars]) =>
      Object.entries(scalars).map(([scalar, set]) => `${line} ${scalar} ${[...set].sort()}`),
    ),
  )
  const other = [
    ...(got ?? []).filter((value) => !expected?.includes(value)),
    ...(expected ?? []).filter((value) => !got?.includes(value)).map((value) => `not ${value}`),
  ]
  return other.length === 0 ? undefined : `the debug information describes ${other.join('; ')}`
}

/**
 * Why maker and judge do not agree about a case: the module is not valid in one of its environments, or it leaves other
 * bytes, prints something else or describes other values; `undefined` if they do.
 */
export function uncertified(module: Uint32Array, file: RunFile): string | undefined {
  for (const environment of environmentsOf(file)) {
    const verdict = validate(module, environment)
    if (verdict.kind !== 'valid')
      return `${environment.name}: ${verdict.kind}${'message' in verdict ? `: ${verdict.message}` : ''}`
  }
  return (
    wrongCall(module, file) ??
    wrongBytes(module, file) ??
    wrongPrints(module, file) ??
    otherDescription(module, file)
  )
}
