// `npm run real [-- --run]`: compiles and optimises shaders and kernels with real compilers, and compares our answers with the
// tools', or what they compute with devices.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { collect } from '../cli/options/environment-option.ts'
import { positiveInteger, shardOf } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { compilers, optimisations } from './real/compilers.ts'
import { notInstalled } from './real/make-modules.ts'
import { showProducers } from './real/producers/show-producers.ts'
import { makeSets } from './real/sets/make-sets.ts'
import type { SetsFlags } from './real/sets/sets-flags.ts'
import { showUndecided } from './real/sets/show-undecided.ts'
import { showRuns } from './real/show-runs.ts'
import { sourcesIn } from './real/source.ts'
import { surveyReal } from './real/survey.ts'

interface RealFlags extends SetsFlags {
  readonly run?: true
  readonly tool?: readonly string[]
  readonly sets?: true
  readonly undecided?: true
  readonly producers?: true
  readonly reduce?: true
  readonly kits?: string
}

const sources = sourcesIn(join(packageRoot(), 'test', 'real'))

async function judge(): Promise<void> {
  const validator = await openTool('spirv-val@testing')
  const disassembler = await openTool('spirv-dis@testing')
  if (isProblem(validator) || isProblem(disassembler)) {
    for (const tool of [validator, disassembler])
      if (isProblem(tool)) console.error(`${tool.message}\nhint: ${tool.hint}`)
    process.exitCode = exitCode.noTool
  } else if (validator.kind === 'validator' && disassembler.kind === 'disassembler') {
    const shown = progress()
    const others = { validator, disassembler }
    const survey = await surveyReal(sources, compilers, optimisations, others, shown.show)
    shown.done()
    const sum = (figure: 'modules' | 'agree' | 'explained'): string =>
      String(survey.rows.reduce((total, row) => total + row[figure], 0))
    console.log(
      table([
        ['compiler', 'language', 'stage', 'count', 'agree', 'explained'],
        ...survey.rows.map(({ compiler, language, stage, modules, agree, explained }) => [
          compiler,
          language,
          stage,
          String(modules),
          String(agree),
          String(explained),
        ]),
        ['', '', 'all', sum('modules'), sum('agree'), sum('explained')],
      ]),
    )
    for (const line of [...survey.notAsked, ...survey.differences]) console.log(line)
    validator.close()
    disassembler.close()
    if (survey.differences.length > 0) process.exitCode = exitCode.found
  }
}

await scriptCommand(
  'real',
  'compile shaders and kernels with real compilers, and compare our answers with those of tools',
)
  .option('--run', 'run compute shaders and kernels in the interpreter and on devices instead')
  .option('--tool <spec>', 'with --run: a device; all that can be installed by default', collect)
  .option(
    '--sets',
    'make modules of the shaders and kernels that `tools install --with real-modules` fetches instead; what is made is kept',
  )
  .option(
    '--undecided',
    'judge what --sets has made: who refuses how many modules of which producer, and what is undecided in the order of what it would unblock',
  )
  .option(
    '--producers',
    'judge what --sets has made: why modules of each producer are refused, and by which recorded cause',
  )
  .option('--reduce', 'with --producers: reduce a source of each class without a recorded cause')
  .option('--kits <dir>', 'with --producers: write a kit for each recorded cause instead')
  .option('--set <name>', 'only this set', collect)
  .option('--producer <name>', 'only this producer, such as glslang@stable', collect)
  .option(
    '--debug-information',
    'with --undecided, --producers: only what was compiled with debug information',
  )
  .option('--count <n>', 'with --sets: of each set this many files of each ending', positiveInteger)
  .option('--shard <i/n>', 'with --sets: every nth source', shardOf)
  .option(
    '--minutes <n>',
    'with --sets, --reduce: end after this time; the next call goes on',
    positiveInteger,
  )
  .action(({ run, tool, sets, undecided, producers: ofProducers, ...flags }: RealFlags) => {
    if (sets) return makeSets(flags)
    if (undecided) return showUndecided(flags)
    if (ofProducers) return showProducers(flags)
    const lacking = notInstalled(compilers)
    if (lacking.length === compilers.length)
      return fail(
        problem('no-compiler', 'no compiler is installed', lacking.join('; ')),
        exitCode.noTool,
      )
    return run ? showRuns(sources, tool) : judge()
  })
  .parseAsync()
