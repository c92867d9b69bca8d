// `npm run debug-survival`: asks what becomes of the debug information of modules with each pass of spirv-opt, with spirv-link,
// with spirv-as of what spirv-dis prints, and with spirv-cross, which writes GLSL.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import type { DebugTransformer } from './debug-survival/debug-transformer.ts'
import { glslSurvival } from './debug-survival/glsl-survival.ts'
import { type ProgramCommand, programIn } from './debug-survival/program-in.ts'
import { type Programs, realTransformers } from './debug-survival/real-transformers.ts'
import { runningSubjects } from './debug-survival/running-subjects.ts'
import {
  compiledSubjects,
  compilerSuite,
  type DebugSubject,
  subjectsIn,
} from './debug-survival/subjects.ts'
import { survivals } from './debug-survival/survival.ts'
import {
  glslText,
  kindsText,
  survivalText,
  valuesText,
  wrongValuesText,
} from './debug-survival/survival-text.ts'
import { glslOf, thereAndBack } from './debug-survival/translator.ts'
import { valueSurvivals } from './debug-survival/value-survival.ts'
import { sourcesIn } from './real/source.ts'

interface DebugSurvivalFlags {
  readonly modules?: string
  readonly env?: string
  readonly count: number
  readonly suite: string
  readonly only?: readonly string[]
  readonly jobs: number
  readonly kinds?: true
  readonly values?: true
  readonly glsl?: true
  readonly random: number
  readonly seed: number
  readonly json?: true
}

const programs = ['spirv-opt', 'spirv-link', 'spirv-dis', 'spirv-as', 'spirv-val'] as const

/** The tools by their kinds, as {@link programs} has them. */
function programsOf(tools: readonly Tool[]) {
  const [optimiser, linker, disassembler, assembler, validator] = tools
  if (
    optimiser?.kind !== 'consumer' ||
    linker?.kind !== 'consumer' ||
    disassembler?.kind !== 'disassembler' ||
    assembler?.kind !== 'assembler' ||
    validator?.kind !== 'validator'
  )
    throw new Error('the tools of a suite are not of the kinds that they were')
  const found: Programs = { optimiser, linker, disassembler, assembler }
  return { programs: found, validator }
}

async function subjectsOf({ modules, env, count }: DebugSurvivalFlags) {
  if (modules !== undefined) return subjectsIn(modules, env, count)
  const sources = sourcesIn(join(packageRoot(), 'test', 'real'))
  const shaders = sources.filter(({ language }) => language === 'glsl')
  return compiledSubjects(shaders.slice(0, count))
}

/** The transformers that are asked: all, or those of `--only`. */
function chosen(
  all: readonly DebugTransformer[],
  only: readonly string[] | undefined,
): readonly DebugTransformer[] | Problem {
  const unknown = only?.find((name) => all.every((transformer) => transformer.name !== name))
  if (unknown !== undefined)
    return problem(
      'bad-usage',
      `--only ${unknown}: no such transformer`,
      `one of: ${all.map(({ name }) => name).join(', ')}`,
    )
  return all.filter(({ name }) => only?.includes(name) ?? true)
}

/** The figures of modules as they are written. */
async function askModules(
  subjects: readonly DebugSubject[],
  transformers: readonly DebugTransformer[],
  validator: Oracle,
  { kinds, json }: DebugSurvivalFlags,
  show: (transformer: string) => void,
): Promise<object | string> {
  const results = await survivals(subjects, transformers, validator, show)
  if (json) return { survivals: results }
  const text = survivalText(results, validator.name)
  return kinds ? `${text}\n\n${kindsText(results)}` : text
}

/** The figures of modules that are run. */
async function askValues(
  subjects: readonly DebugSubject[],
  transformers: readonly DebugTransformer[],
  { json }: DebugSurvivalFlags,
  show: (transformer: string) => void,
): Promise<object | string> {
  const results = await valueSurvivals(subjects, transformers, show)
  if (json) return { values: results }
  const wrong = wrongValuesText(results)
  return wrong === '' ? valuesText(results) : `${valuesText(results)}\n\n${wrong}`
}

/** The figures of the GLSL of modules. */
async function askGlsl(
  subjects: readonly DebugSubject[],
  translator: ProgramCommand,
  { json }: DebugSurvivalFlags,
): Promise<object | string> {
  const result = await glslSurvival(subjects, (module) => glslOf(translator, module))
  return json ? { glsl: result } : glslText(result)
}

async function ask(tools: readonly Tool[], flags: DebugSurvivalFlags) {
  const { programs: found, validator } = programsOf(tools)
  const translator = programIn(flags.suite, 'spirv-cross')
  const compiler = programIn(compilerSuite, 'glslang')
  if (isProblem(translator)) return fail(translator, exitCode.noTool)
  if (isProblem(compiler)) return fail(compiler, exitCode.noTool)
  const back = thereAndBack(translator, compiler)
  const transformers = chosen([...realTransformers(found), back], flags.only)
  if (isProblem(transformers)) return fail(transformers)
  const subjects =
    flags.values && flags.modules === undefined
      ? await runningSubjects(flags.random, flags.seed, found.optimiser)
      : await subjectsOf(flags)
  if (isProblem(subjects)) return fail(subjects)
  const line = progress()
  const figures = flags.glsl
    ? await askGlsl(subjects, translator, flags)
    : flags.values
      ? await askValues(subjects, transformers, flags, line.show)
      : await askModules(subjects, transformers, validator, flags, line.show)
  line.done()
  if (typeof figures === 'string') console.log(figures)
  else {
    const { version } = found.optimiser
    console.log(JSON.stringify({ suite: flags.suite, version, ...figures }, null, 2))
  }
}

async function start(flags: DebugSurvivalFlags): Promise<void> {
  const specs = programs.map((program) => `${program}@${flags.suite}`)
  const tools = await openTools(specs, { jobs: flags.jobs, timeoutMs: 30_000 })
  if (isProblem(tools)) return fail(tools, exitCode.noTool)
  try {
    await ask(tools, flags)
  } finally {
    for (const tool of tools) tool.close()
  }
}

await scriptCommand(
  'debug-survival',
  'ask what becomes of the debug information of modules with each pass of spirv-opt',
)
  .option('--modules <folder>', 'the .spv files of a folder instead of shaders of test/real')
  .option('--env <name>', 'with --modules: their environment; default: that of their version')
  .option('--count <n>', 'number of modules, at most', positiveInteger, 40)
  .option('--suite <name>', 'whose tools are asked', 'testing')
  .option('--only <transformer...>', "only these: 'no pass', spirv-link, --only=--ccp")
  .option('--kinds', 'also print the instructions of the set by kind')
  .option('--values', 'run the modules, and compare the values of variables at each line')
  .option('--glsl', 'look for lines and names in the GLSL that spirv-cross writes instead')
  .option('--random <n>', 'with --values: number of random programs', wholeNumber, 24)
  .option('--seed <n>', 'with --values: decides the random programs', wholeNumber, 1)
  .addOption(jobsOption())
  .option('--json', 'print all figures as JSON')
  .action(start)
  .parseAsync()
