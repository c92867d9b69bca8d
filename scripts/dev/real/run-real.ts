import { basename } from 'node:path'
import { fromBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { definedRun, wrongResult } from '#runner/execute/compare-runs'
import { drawnRequest } from '#runner/execute/drawn-request'
import {
  type DeviceRun,
  deviceRequest,
  deviceRun,
  runOnDevice,
} from '#runner/execute/run-on-device'
import type { Consumer } from '#runner/oracle/oracle'
import type { Compiler } from './compilers.ts'
import { explainedRuns } from './explained.ts'
import { type MadeModule, madeModules } from './make-modules.ts'
import { outcomeText } from './outcome-text.ts'
import type { RealSource } from './source.ts'

/** Answers that are a fault of the driver, and no reason not to ask it. */
const faults: ReadonlySet<string> = new Set(['crash', 'timeout', 'invalid'])

/** Instructions before a run is given up. */
const steps = 200_000

/** An entry point of a module of a compiler, as the interpreter runs it. */
export interface RealRun extends MadeModule {
  readonly compiler: string
  readonly entryPoint: string
  /** How the run ends: `defined` if it changes bytes and the texts define some of them. */
  readonly outcome: string
  /** The run that devices are asked about, if its result is defined for them, too. */
  readonly asked: DeviceRun | undefined
  /** How it differs from the run of the module that spirv-opt made it of. */
  readonly wrong: string | undefined
}

/** The result of a run on a device. */
export interface RealAnswer {
  readonly run: RealRun
  readonly kind: 'equal' | 'explained' | 'different' | 'not run'
  /** The difference, or why it was not run. */
  readonly said: string
}

function entryPoints(octets: Uint8Array): readonly string[] {
  const { module } = decode(octets)
  return module.all('OpEntryPoint').map(({ word }) => module.string(word + 3) ?? '')
}

/**
 * The effect of spirv-opt on a module, by its run; `undefined` if nothing is wrong or the original has no defined
 * result.
 */
function wrongOf({ octets, original }: MadeModule, request: Request): string | undefined {
  const before = original === undefined ? undefined : definedRun(original, request)
  if (before?.kind !== 'finished') return undefined
  const wrong = wrongResult(before, octets, request)
  return wrong === undefined || 'kind' in wrong ? wrong?.kind : wrong.said
}

function runOf(made: MadeModule, compiler: string, entryPoint: string): RealRun {
  const request = drawnRequest(made.octets, steps, entryPoint)
  const outcome = outcomeText(execute(made.octets, request), request)
  const words = fromBytes(made.octets)
  const isAsked = outcome === 'defined' && words !== undefined
  const asked = isAsked ? deviceRun(words, deviceRequest(request)) : undefined
  return { ...made, compiler, entryPoint, outcome, asked, wrong: wrongOf(made, request) }
}

/** The run for a person. */
export function runName({ source, compiler, made, entryPoint }: RealRun): string {
  return `${basename(source.file)}, ${compiler}, ${made}, ${entryPoint}`
}

/** Runs every entry point of the modules that compilers make of sources. Compilers that are not installed make none. */
export async function runReal(
  sources: readonly RealSource[],
  compilers: readonly Compiler[],
  optimisations: Readonly<Record<string, readonly string[]>>,
  each: (done: string) => void = () => {},
): Promise<readonly RealRun[]> {
  const runs: RealRun[] = []
  for await (const { compiler, ...made } of madeModules(sources, compilers, optimisations, each))
    for (const entryPoint of entryPoints(made.octets)) runs.push(runOf(made, compiler, entryPoint))
  return runs
}

function faultOf({ tool }: Consumer, run: RealRun, what: string): RealAnswer {
  const fault = `${runName(run)}: ${what}`
  const isKnown = explainedRuns.some(
    (explained) => explained.tool === tool && explained.says.test(fault),
  )
  return { run, kind: isKnown ? 'explained' : 'different', said: fault }
}

/** The buffers that a device leaves for each run whose result is defined. */
export async function askDevice(
  tool: Consumer,
  runs: readonly RealRun[],
): Promise<readonly RealAnswer[]> {
  const able = runs.flatMap((run) => (run.asked === undefined ? [] : [{ run, asked: run.asked }]))
  const answers = await runOnDevice(
    tool,
    able.map(({ asked }) => asked),
  )
  return able.map(({ run }, index): RealAnswer => {
    const answer = answers[index]
    if (answer === undefined) return { run, kind: 'equal', said: '' }
    if ('key' in answer) return faultOf(tool, run, answer.said)
    const why = 'why' in answer ? answer.why : 'message' in answer ? answer.message : ''
    const reason = `${answer.kind}: ${why}`
    return faults.has(answer.kind)
      ? faultOf(tool, run, reason)
      : { run, kind: 'not run', said: reason }
  })
}
