import { join } from 'node:path'
import { dispatchOf } from '#runner/execute/dispatch-of'
import { freezes } from '#runner/execute/freezes'
import { type Explainer, explainer } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { consumerRows } from '#runner/oracle/consumer-rows'
import { openTool } from '#runner/oracle/open-tool'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import {
  bufferJudge,
  type JudgedAnswers,
  judgeAnswers,
  moduleJudge,
} from '#runner/results/judge-answers'
import { knownResults } from '#runner/results/known-results'
import {
  drawIn,
  environmentsOf,
  imagesIn,
  type RunFile,
  requestOf,
  usualEnvironments,
} from '#runner/results/run-file'
import { thereAndBack, translatorOf } from '#runner/results/there-and-back'
import { validatorAnswers } from '#runner/results/validator-answers'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { showJudged } from '../module/results-report.ts'
import { newestEnvironment } from '../options/newest-environment.ts'
import type { Certified } from './write-results.ts'

/** Why a device is not given a case; `undefined` if it is. */
function notOnDevices(file: RunFile): string | undefined {
  if (file.descriptorSizes !== undefined) return 'descriptor heaps are not bound'
  return environmentsOf(file).some(({ client }) => client === 'vulkan')
    ? undefined
    : 'the module is not valid in environments of Vulkan'
}

/** The verdicts of a validator in each environment, by the name of the column that shows them. */
async function verdicts(
  spec: string,
  tool: Oracle,
  cases: readonly Certified[],
  known: Explainer,
): Promise<ReadonlyMap<string, JudgedAnswers>> {
  const judged = new Map<string, JudgedAnswers>()
  for (const environment of usualEnvironments) {
    const answers = await validatorAnswers(tool, cases, environment)
    const files = cases.map(({ file }) => file)
    const judgedAnswers = judgeAnswers(files, answers, () => undefined, environment, known)
    const name = `${spec} (${environment.name})`
    showJudged(name, cases.length, judgedAnswers, 'are accepted')
    judged.set(name, judgedAnswers)
  }
  return judged
}

/** The outputs of a tool for all cases: bytes if it runs them, and otherwise modules. */
async function judgedAnswers(
  tool: Consumer,
  cases: readonly Certified[],
  known: Explainer,
  options: string,
): Promise<JudgedAnswers> {
  const files = cases.map(({ file }) => file)
  if (tool.runAll !== undefined) {
    const able = cases.filter(({ file }) => notOnDevices(file) === undefined)
    const left = await tool.runAll(
      able.map(({ words, file }) => ({
        ...dispatchOf(words, requestOf(file), drawIn(file), imagesIn(file)),
        features: file.features ?? [],
      })),
    )
    const byId = new Map(able.map(({ file }, index) => [file.id, left[index]]))
    const answers = files.map((file): (typeof left)[number] | undefined => {
      const why = notOnDevices(file)
      return why === undefined ? byId.get(file.id) : { kind: 'unsupported', why }
    })
    return judgeAnswers(files, answers, bufferJudge, newestEnvironment, known)
  }
  const made = await tool.takeAll(
    cases.map(({ words }) => ({ module: words, environment: newestEnvironment })),
  )
  const isFrozen = freezes(options.split(' '))
  const answers = made.map((answer, index): (typeof made)[number] =>
    isFrozen && files[index]?.specialize !== undefined
      ? {
          kind: 'unsupported',
          why: 'it fixes specialization constants, which the case gives values',
        }
      : answer,
  )
  return judgeAnswers(files, answers, moduleJudge(newestEnvironment), newestEnvironment, known)
}

/**
 * Hands every case to a tool that runs or writes modules; what it makes of it must leave the same bytes. A validator must
 * accept it. The answers are by the name of the column that shows them.
 */
export async function askForResults(
  spec: string,
  cases: readonly Certified[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, JudgedAnswers>> {
  const tool = await openTool(spec, { timeoutMs, memoryMiB: 2048, openHarness })
  if (isProblem(tool)) {
    fail(tool, exitCode.noTool)
    return new Map()
  }
  if (tool.kind !== 'consumer' && tool.kind !== 'validator') {
    fail(problem('no-consumer', `${spec} does not write, run or judge modules`))
    return new Map()
  }
  const entries = knownResults(join(packageRoot(), 'corpus'), tool.tool)
  if (isProblem(entries)) {
    fail(entries)
    return new Map()
  }
  const known = explainer(entries, tool.version, optionsOf(spec))
  if (tool.kind === 'validator') {
    const judged = await verdicts(spec, tool, cases, known)
    tool.close()
    return judged
  }
  const judged = await judgedAnswers(tool, cases, known, optionsOf(spec))
  tool.close()
  showJudged(spec, cases.length, judged)
  return new Map([[spec, judged]])
}

/** Ways by texts that have one entry point. */
const textsOfOneStage: ReadonlySet<string> = new Set(['glsl', 'llvm'])

/** Hands every case to programs that make another form of it and a module again, which must leave the same bytes. */
export async function askBack(
  way: string,
  cases: readonly Certified[],
): Promise<JudgedAnswers | undefined> {
  const files = cases.map(({ file }) => file)
  const made = await thereAndBack(
    way,
    cases.map(({ words }) => words),
  )
  const answers = made.map((answer, index): (typeof made)[number] =>
    textsOfOneStage.has(way) && files[index]?.draw !== undefined
      ? { kind: 'unsupported', why: `the case has two shaders, and ${way} takes one` }
      : answer,
  )
  const { name, version } = await translatorOf(way)
  const entries = knownResults(join(packageRoot(), 'corpus'), name)
  if (isProblem(entries)) {
    fail(entries)
    return undefined
  }
  const known = explainer(entries, version, '')
  const judge = moduleJudge(newestEnvironment)
  const judged = judgeAnswers(files, answers, judge, newestEnvironment, known)
  showJudged(`back by way of ${way}`, cases.length, judged)
  return judged
}

/** The help of a program may not promise that its output with some options is valid: then there is nothing to run. */
export function makesModules(spec: string): boolean {
  const options = optionsOf(spec)
  return !Object.values(consumerRows).some(({ unpromised }) => unpromised?.has(options))
}

/** The passes that the help of a tool lists; none where the SPEC says what to do, or where the tool cannot be opened. */
export async function passesOf(spec: string): Promise<readonly string[]> {
  const tool = await openTool(spec, { openHarness })
  if (isProblem(tool)) return []
  const passes = tool.kind === 'consumer' ? (tool.passes?.listed ?? []) : []
  tool.close()
  return passes
}
