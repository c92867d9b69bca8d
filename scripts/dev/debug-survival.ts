// `npm run debug-survival`: asks what becomes of the debug information of modules with each pass of spirv-opt, with spirv-link,
// and with spirv-as of what spirv-dis prints.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import type { DebugTransformer } from './debug-survival/debug-transformer.ts'
import { type Programs, realTransformers } from './debug-survival/real-transformers.ts'
import { compiledSubjects, type DebugSubject, subjectsIn } from './debug-survival/subjects.ts'
import { survivals } from './debug-survival/survival.ts'
import { kindsText, survivalText } from './debug-survival/survival-text.ts'
import { sourcesIn } from './real/source.ts'

interface DebugSurvivalFlags {
  readonly modules?: string
  readonly env?: string
  readonly count: number
  readonly suite: string
  readonly only?: readonly string[]
  readonly jobs: number
  readonly kinds?: true
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

async function ask(
  tools: readonly Tool[],
  subjects: readonly DebugSubject[],
  flags: DebugSurvivalFlags,
) {
  const { only, json, kinds } = flags
  const { programs: found, validator } = programsOf(tools)
  const all = realTransformers(found)
  const unknown = only?.find((name) => all.every((transformer) => transformer.name !== name))
  if (unknown !== undefined)
    return fail(
      problem(
        'bad-usage',
        `--only ${unknown}: no such transformer`,
        `one of: ${all.map(({ name }) => name).join(', ')}`,
      ),
    )
  const isAsked = ({ name }: DebugTransformer): boolean => only?.includes(name) ?? true
  const line = progress()
  const results = await survivals(subjects, all.filter(isAsked), validator, line.show)
  line.done()
  if (json) {
    const { version } = found.optimiser
    console.log(JSON.stringify({ suite: flags.suite, version, survivals: results }, null, 2))
    return
  }
  console.log(survivalText(results, validator.name))
  if (kinds) console.log(`\n${kindsText(results)}`)
}

async function start(flags: DebugSurvivalFlags): Promise<void> {
  const subjects = await subjectsOf(flags)
  if (isProblem(subjects)) return fail(subjects)
  const specs = programs.map((program) => `${program}@${flags.suite}`)
  const tools = await openTools(specs, { jobs: flags.jobs, timeoutMs: 30_000 })
  if (isProblem(tools)) return fail(tools, exitCode.noTool)
  try {
    await ask(tools, subjects, flags)
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
  .addOption(jobsOption())
  .option('--json', 'print all figures as JSON')
  .action(start)
  .parseAsync()
