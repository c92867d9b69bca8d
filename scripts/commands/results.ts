import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import type { ResultCase } from '#generators/results/result-case'
import { toBytes } from '#generators/words/bytes'
import { dispatchOf } from '#runner/execute/dispatch-of'
import { freezes } from '#runner/execute/freezes'
import { type Explainer, explainer } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { consumerRows } from '#runner/oracle/consumer-rows'
import { openTool } from '#runner/oracle/open-tool'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { specsOf } from '#runner/oracle/specs-of'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import {
  bufferJudge,
  type JudgedAnswers,
  judgeAnswers,
  moduleJudge,
} from '#runner/results/judge-answers'
import { uncertified } from '#runner/results/judge-case'
import { knownResults } from '#runner/results/known-results'
import {
  drawIn,
  environmentsOf,
  type RunFile,
  requestOf,
  runFileOf,
  usualEnvironments,
} from '#runner/results/run-file'
import { thereAndBack, translatorOf, wayNames } from '#runner/results/there-and-back'
import { validatorAnswers } from '#runner/results/validator-answers'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { showAgreement, showJudged, textOf } from '../cli/module/results-report.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { textNamed } from '../cli/options/text-option.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface ResultsFlags {
  readonly out?: string
  readonly check?: true
  readonly words?: true
  readonly tool?: readonly string[]
  readonly passes?: true
  readonly back?: readonly string[]
  readonly text?: string
  readonly timeout: string
}

interface Certified {
  readonly source: ResultCase
  readonly file: RunFile
  readonly words: Uint32Array
}

/** The cases of a text, or all, about which maker and judge agree. The others are reported. */
function certifiedCases(text: string | undefined): readonly Certified[] {
  const wanted = resultCases().filter(({ id }) => text === undefined || textOf(id) === text)
  return wanted.flatMap((source) => {
    const made = assemble(source.assembly, { version: newestEnvironment.version })
    const file = runFileOf(source)
    const why =
      made.kind === 'faulty'
        ? `line ${made.errors[0]?.line}: ${made.errors[0]?.message}`
        : uncertified(made.words, file)
    if (why !== undefined || made.kind === 'faulty') {
      fail(problem('not-certified', `${source.id}: ${why}`), exitCode.found)
      return []
    }
    return [{ source, file, words: made.words }]
  })
}

function contentsOf({ source, file, words }: Certified, withWords: boolean) {
  return [
    [`${source.id}.spvasm`, source.assembly],
    [`${source.id}.run.json`, `${JSON.stringify(file, null, 2)}\n`],
    ...(withWords ? [[`${source.id}.spv`, toBytes(words)] as const] : []),
  ] as const
}

function write(cases: readonly Certified[], folder: string, { check, words }: ResultsFlags): void {
  for (const certified of cases)
    for (const [name, content] of contentsOf(certified, words === true)) {
      const path = join(folder, name)
      if (!check) {
        const failed = writeFile(path, content)
        // The next one would fail for the same reason.
        if (failed !== undefined) {
          fail(failed)
          return
        }
      } else if (!existsSync(path) || readFileSync(path, 'utf8') !== content)
        fail(problem('drift', `${path}: differs from what is generated`), exitCode.found)
    }
}

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
        ...dispatchOf(words, requestOf(file), drawIn(file)),
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
async function ask(
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
async function askBack(
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
function makesModules(spec: string): boolean {
  const options = optionsOf(spec)
  return !Object.values(consumerRows).some(({ unpromised }) => unpromised?.has(options))
}

/** The passes that the help of a tool lists; none where the SPEC says what to do, or where the tool cannot be opened. */
async function passesOf(spec: string): Promise<readonly string[]> {
  const tool = await openTool(spec, { openHarness })
  if (isProblem(tool)) return []
  const passes = tool.kind === 'consumer' ? (tool.passes?.listed ?? []) : []
  tool.close()
  return passes
}

async function results(flags: ResultsFlags): Promise<void> {
  const timeoutMs = Number(flags.timeout)
  if (!(timeoutMs > 0))
    return fail(problem('bad-timeout', `--timeout ${flags.timeout}: not a number`))
  const { text } = flags
  const named = text === undefined ? undefined : textNamed(text)
  if (named !== undefined && isProblem(named)) return fail(named)
  const cases = certifiedCases(text)
  if (cases.length === 0)
    return fail(problem('no-cases', `--text ${text}: has no cases with results`))
  const byText = new Map<string, number>()
  for (const { source } of cases) {
    const text = textOf(source.id)
    byText.set(text, (byText.get(text) ?? 0) + 1)
  }
  for (const [text, count] of byText) console.log(`${text}: ${count} cases`)
  if (flags.out !== undefined || flags.check)
    write(cases, flags.out ?? join(packageRoot(), 'corpus', 'results'), flags)
  const asked = new Map<string, JudgedAnswers>()
  const listed = flags.passes ? await Promise.all((flags.tool ?? []).map(passesOf)) : []
  const specs = (flags.tool ?? []).flatMap((spec, index) => specsOf(spec, listed[index]))
  for (const spec of specs.filter(makesModules))
    for (const [name, judged] of await ask(spec, cases, timeoutMs)) asked.set(name, judged)
  for (const way of flags.back ?? []) {
    const judged = await askBack(way, cases)
    if (judged !== undefined) asked.set(`back by ${way}`, judged)
  }
  const ids = cases.map(({ file }) => file.id)
  if (asked.size > 0) showAgreement(ids, asked)
}

/** `results`: cases with inputs and expected outputs. */
export function command(): Command {
  return new Command('results')
    .description('generate cases with results: modules, input bytes and the bytes they must leave')
    .option('--out <folder>', 'write the cases')
    .option('--words', 'also write the words of each module, as .spv')
    .option('--check', 'report differences from the existing cases instead')
    .option(
      '--tool <spec...>',
      'run every case on these devices, or what these tools make of it, or have these validators judge it',
    )
    .option('--passes', 'also with each pass that the help of a tool lists, by itself')
    .addOption(
      new Option(
        '--back <way...>',
        'run what programs of the newest suite make of every case on a way to another form and back',
      ).choices(wayNames),
    )
    .option('--text <name>', 'only the cases of this text')
    .option('--timeout <ms>', 'time for one module', '10000')
    .action(results)
    .addHelpText(
      'after',
      `
The maker works out the expected bytes with its own arithmetic. A case is written only if the reference calls the module valid and
the reference interpreter leaves the same bytes. corpus/results/README.md says how to run a case without this program.
Wrong answers that corpus/expectations/results explains for that version of the tool are known; the exit code is 1 if there
are others, or if an entry is no longer seen.

Examples:
  spirv-cts results --out cases --words
  spirv-cts results --tool spirv-opt@testing --tool 'spirv-opt@testing -Os'
  spirv-cts results --tool spirv-opt@testing --passes
  spirv-cts results --back assembly glsl
  spirv-cts results --tool vulkan:lavapipe`,
    )
}
