import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { toBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { counted } from '#runner/counted'
import { readEnvironments } from '#runner/foreign/environments-of'
import type { RandomKind } from '#runner/fuzz/make/base-of'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { mostInVain, type RandomValid, smith } from '#runner/smith/smith'
import { wantedBy } from '#runner/smith/wanted-by'
import { fail } from '../cli/fail.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { textNamed } from '../cli/options/text-option.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'
import { assemblyWriter } from '../cli/output/write-assembly.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface SmithFlags {
  readonly count: number
  readonly seed: number
  readonly text?: readonly string[]
  readonly env?: readonly string[]
  readonly size: RandomKind
  readonly debugInformation?: true
  readonly out?: string
  readonly json?: true
}

/** The destination of modules, one after another. */
interface Sink {
  readonly put: (module: RandomValid) => Problem | undefined
  readonly end: () => Problem | undefined
}

function about({ index, words, environment, texts }: RandomValid, seed: number) {
  return { seed, index, env: environment.name, texts, words: words.length }
}

function toOutput({ seed, json }: SmithFlags): Sink {
  const write = assemblyWriter()
  return {
    put: (module) => {
      const head = about(module, seed)
      const base64 = () => Buffer.from(toBytes(module.words)).toString('base64')
      if (json) {
        console.log(JSON.stringify({ ...head, module: base64() }))
        return undefined
      }
      const text = `; seed: ${seed}, index: ${head.index}\n; environments: ${head.env}\n; texts: ${head.texts.join(' ')}\n${disassemble(module.words)}`
      write(text.endsWith('\n') ? text : `${text}\n`)
      return undefined
    },
    end: () => undefined,
  }
}

/** The folder's `environments.json` keeps what earlier runs have written there. */
function toFolder(folder: string, { seed, json }: SmithFlags): Sink | Problem {
  const list = join(folder, 'environments.json')
  const before = existsSync(list) ? readEnvironments(readFileSync(list, 'utf8'), list) : {}
  if (isProblem(before)) return before
  const environments: Record<string, readonly string[]> = { ...before }
  return {
    put: (module) => {
      const file = `${seed}-${module.index}.spv`
      // The last name that matches counts, so that a new one goes to the end.
      delete environments[file]
      environments[file] = [module.environment.name]
      if (json) console.log(JSON.stringify({ ...about(module, seed), file: join(folder, file) }))
      return writeFile(join(folder, file), toBytes(module.words))
    },
    end: () => writeFile(list, `${JSON.stringify(environments, undefined, 2)}\n`),
  }
}

async function start(flags: SmithFlags): Promise<void> {
  const named = [...(flags.env ?? []).map(environmentNamed), ...(flags.text ?? []).map(textNamed)]
  const wrong = named.find(isProblem)
  if (wrong !== undefined) return fail(wrong)
  const work = () => write(flags)
  const inUse = flags.out === undefined ? await work() : await holdFolder('--out', flags.out, work)
  if (inUse !== undefined) fail(inUse)
}

async function write(flags: SmithFlags): Promise<void> {
  const sink = flags.out === undefined ? toOutput(flags) : toFolder(flags.out, flags)
  if (isProblem(sink)) return fail(sink)
  const wanted = await wantedBy({
    ...{ seed: flags.seed, size: flags.size },
    ...(flags.text === undefined ? {} : { texts: flags.text }),
    ...(flags.env === undefined ? {} : { environments: flags.env }),
    ...(flags.debugInformation === undefined ? {} : { debug: true }),
  })
  let made = 0
  for (const module of smith(wanted)) {
    const unwritten = sink.put(module)
    if (unwritten !== undefined) return fail(unwritten)
    if (++made === flags.count) break
  }
  const unwritten = sink.end()
  if (unwritten !== undefined) return fail(unwritten)
  if (made < flags.count)
    return fail(
      problem(
        'no-module',
        `${made} of ${counted(flags.count, 'module')}: none of the next ${mostInVain} fits`,
        'widen --text or --env: not every environment has every text',
      ),
    )
  if (flags.out !== undefined && !flags.json)
    console.log(`${counted(made, 'module')} in ${flags.out}`)
}

/** `smith`: writes random valid modules. */
export function command(): Command {
  return new Command('smith')
    .description('write random valid modules, by text, environment, size and seed')
    .option('--count <n>', 'number of modules', positiveInteger, 1)
    .option('--seed <n>', 'the same seed and options give the same modules', wholeNumber, 0)
    .option('--text <name...>', 'each module uses one of these texts')
    .option('--env <name...>', 'each module is valid in one of these environments')
    .addOption(
      new Option(
        '--size <size>',
        'small: tens of instructions; large: thousands; program: a compute shader that stores its results',
      )
        .choices(['small', 'large', 'program'])
        .default('small'),
    )
    .option(
      '--debug-information',
      'each module is described for debuggers: functions, lines, variables, values',
    )
    .option('--out <dir>', 'folder for SEED-INDEX.spv and environments.json; default: a stream')
    .option('--json', 'one line for each module: {seed, index, env, texts, words, module or file}')
    .action(start)
    .addHelpText(
      'after',
      `
The modules are those of fuzz before they are changed, and the reference confirms that each is valid in its environment. Without
--out they are written as assembly, one after another, each after comments that say where it is valid; with --json the
octets are in base64. environments.json says in which environment each file is valid; check reads it. A second run with the same --out adds to the folder and to
environments.json, and replaces only files of the same seed and index.

Examples:
  spirv-cts smith
  spirv-cts smith --count 1000 --seed 7 --env vulkan1.3 --out modules
  spirv-cts smith --count 20 --text SPV_KHR_untyped_pointers --size large --out large
  spirv-cts smith --count 20 --debug-information --size program --out described
  spirv-cts smith --count 100 --json`,
    )
}
