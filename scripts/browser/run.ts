import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import type { Three } from '#reference/execute/invocation'
import {
  type Argument,
  type Request,
  type RunLimits,
  type RunOutcome,
  type StopPlace,
  usualLimits,
} from '#reference/execute/request'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { kernelRequest } from '#runner/reflection/kernel-call'
import { readReflection } from '#runner/reflection/read-reflection'
import { specializationOf } from '../cli/input/specialization.ts'
import { type SourceModule, soundModuleOf } from './module-of.ts'
import type { Source } from './source.ts'
import { lineFinder } from './source-lines.ts'
import { type TraceStep, tracing } from './trace.ts'

/** What a module is run with: plain data, with the names of the command `run`. */
export interface RunRequest {
  /** Needed if several entry points compute. */
  readonly entryPoint?: string
  /** A kernel that NonSemantic.ClspvReflection describes, called as a runtime does. */
  readonly kernel?: string
  /** Workgroups in each dimension. */
  readonly groups: Three
  readonly localSize?: Three
  readonly subgroupSize?: number
  /** Bytes of buffers by `set,binding`, `set,binding,element` or `heap,byte`. */
  readonly bindings?: Readonly<Record<string, Uint8Array>>
  /** Bytes of a descriptor in a heap, by the instruction that declares its type. */
  readonly descriptorSizes?: Readonly<Record<string, number>>
  readonly pushConstants?: Uint8Array
  /** The arguments of a kernel, in order. */
  readonly arguments?: readonly Argument[]
  /** Keyed by SpecId: `7`, `-1`, `0xff`, `0.5`, `true` or `hex:00ff`. */
  readonly specialization?: Readonly<Record<string, string>>
  readonly limits?: Partial<RunLimits>
  /** The most instructions to note as they run; none if absent. */
  readonly trace?: { readonly most: number }
}

/** How a run ended, as plain data: buffers by their keys, and the line of the place where it ended early. */
export type RunOutcomeData =
  | {
      readonly kind: 'finished'
      readonly buffers: Readonly<
        Record<string, { readonly bytes: Uint8Array; readonly known: Uint8Array }>
      >
      readonly steps: number
    }
  | (Exclude<RunOutcome, { readonly kind: 'finished' }> & {
      /** A line of the reader's text, or else of the listing. */
      readonly line?: number
    })

/** What a run gave. */
export interface RunResult {
  readonly kind: 'run'
  readonly outcome: RunOutcomeData
  /** Bytes of the buffers before the run, by their keys: those that were given, and those that the arguments of a kernel became. */
  readonly given: Readonly<Record<string, Uint8Array>>
  /** Instructions in the order in which they ran; none unless they were asked for. */
  readonly trace: readonly TraceStep[]
  /** Whether more ran than are noted. */
  readonly isTraceCut: boolean
  readonly milliseconds: number
}

/** The request of the interpreter; a problem for a value or a kernel that does not fit the module. */
function requestOf({ module }: SourceModule, asked: RunRequest): Request | Problem {
  const {
    kernel,
    bindings = {},
    descriptorSizes = {},
    specialization = {},
    trace: _,
    ...rest
  } = asked
  const specialized = specializationOf(
    Object.entries(specialization).map(([id, value]) => `${id}=${value}`),
    module,
  )
  if (isProblem(specialized))
    return { ...specialized, message: specialized.message.replace(/^--\S+ /, '') }
  const called =
    kernel === undefined
      ? undefined
      : kernelRequest(readReflection(decode(module).module, true), {
          kernel,
          arguments: asked.arguments ?? [],
          groups: asked.groups,
          ...(asked.localSize && { localSize: asked.localSize }),
        })
  if (called !== undefined && isProblem(called)) return called
  return {
    ...rest,
    ...called,
    bindings: new Map([...(called?.bindings ?? []), ...Object.entries(bindings)]),
    descriptorSizes: new Map(Object.entries(descriptorSizes)),
    specialization: new Map([...(called?.specialization ?? []), ...specialized]),
    limits: { ...usualLimits, ...asked.limits },
  }
}

function outcomeOf(
  outcome: RunOutcome,
  lineAt: (word: number) => number | undefined,
): RunOutcomeData {
  if (outcome.kind === 'finished') {
    const { kind, steps, buffers } = outcome
    return { kind, steps, buffers: Object.fromEntries(buffers) }
  }
  const { word = 0 }: Partial<StopPlace> = 'word' in outcome ? outcome : {}
  const line = word === 0 ? undefined : lineAt(word)
  return line === undefined ? outcome : { ...outcome, line }
}

/**
 * Runs an entry point in the interpreter. Never throws: where the texts do not define what happens, the outcome names the section and
 * the line. An endless program ends at the limit of steps.
 */
export function run(source: Source, asked: RunRequest): RunResult | Problem {
  const start = performance.now()
  const found = soundModuleOf(source)
  if (isProblem(found)) return found
  if (!Array.isArray(asked?.groups) || asked.groups.length !== 3)
    return problem('bad-counts', 'groups: three counts are required', 'as in [4, 1, 1]')
  const request = requestOf(found, asked)
  if (isProblem(request)) return request
  const lineAt = lineFinder(found)
  const tracer = asked.trace && tracing(found.module, asked.trace.most, lineAt)
  const outcome = execute(found.module, { ...request, ...(tracer && { watch: tracer.watch }) })
  return {
    kind: 'run',
    outcome: outcomeOf(outcome, lineAt),
    given: Object.fromEntries(request.bindings ?? []),
    trace: tracer?.steps ?? [],
    isTraceCut: tracer?.isCut() ?? false,
    milliseconds: performance.now() - start,
  }
}
