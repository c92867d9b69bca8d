import { Command } from 'commander'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { printable } from '#runner/printable'
import type { ModuleReflection } from '#runner/reflection/module-reflection'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { isModule } from '../cli/input/is-module.ts'
import { readInput } from '../cli/input/read-input.ts'
import { toModule } from '../cli/input/to-module.ts'
import type { ReflectLine } from '../cli/module/reflect-line.ts'
import { reflectionText } from '../cli/module/reflection-text.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { colours } from '../cli/output/colours.ts'

const nothing: ModuleReflection = {
  versions: [],
  kernels: [],
  arguments: [],
  resources: [],
  pushConstants: [],
  specConstants: [],
  constantData: [],
  printf: { buffers: [], strings: [] },
  mismatches: [],
}

function line(
  file: string,
  env: string,
  verdict: Verdict,
  reflection: ModuleReflection,
): ReflectLine {
  const blames = verdict.kind === 'invalid' ? verdict.blames : []
  const why = 'why' in verdict ? { why: verdict.why } : {}
  return { file, env, verdict: verdict.kind, blames, ...why, ...reflection }
}

function print(reflected: ReflectLine): void {
  const { file, env, verdict, blames, why, versions, mismatches } = reflected
  const colour = colours(process.stdout)
  const shade = { valid: colour.green, invalid: colour.red }[verdict as string] ?? colour.yellow
  const names = versions.map((version) => `NonSemantic.ClspvReflection.${version}`).join(', ')
  const count = counted(mismatches.length, 'mismatch', 'mismatches')
  const found = mismatches.length === 0 ? '' : `, ${colour.red(count)}`
  const aside = why === undefined ? '' : ` (${why})`
  const what = printable(names) || 'no reflection'
  console.log(`${file}: ${what}, ${shade(verdict)} for ${env}${aside}${found}`)
  for (const { word, rule, message } of blames)
    console.log(`  word ${word}: ${message} ${colour.dim(`(${rule})`)}`)
  const text = reflectionText(reflected, colour)
  if (text !== '') console.log(text)
}

async function reflection(file: string, environment: Environment): Promise<ReflectLine> {
  const input = await readInput(file)
  const module = isProblem(input) ? [input] : toModule(input, environment)
  if (!isModule(module)) {
    for (const problem of module) fail(problem)
    return line(file, environment.name, { kind: 'error', why: module[0]?.message ?? '' }, nothing)
  }
  const { decode } = await import('#reference/decode/decode')
  const { validate } = await import('#reference/validate')
  const { readReflection } = await import('#runner/reflection/read-reflection')
  const verdict = validate(module, environment)
  const whole = verdict.kind !== 'invalid' || verdict.phase !== 'decode'
  const read = readReflection(decode(module, environment).module, whole)
  return line(file, environment.name, verdict, read)
}

interface ReflectFlags {
  readonly env: string
  readonly json?: true
}

async function reflectFiles(files: readonly string[], flags: ReflectFlags): Promise<void> {
  const environment = environmentNamed(flags.env)
  if (isProblem(environment)) {
    fail(environment)
    return
  }
  for (const file of files) {
    const reflected = await reflection(file, environment)
    if (reflected.verdict === 'invalid' || reflected.mismatches.length > 0)
      process.exitCode ||= exitCode.found
    if (flags.json) console.log(JSON.stringify(reflected))
    // A file that could not be read has already been reported.
    else if (reflected.verdict !== 'error') print(reflected)
  }
}

/** `reflect FILE...`: prints the reflection of modules as a runtime reads it, and compares it with the modules. */
export function command(): Command {
  return new Command('reflect')
    .description('read NonSemantic.ClspvReflection and compare it with its module')
    .argument('<file...>', '.spv, .spvasm or .spvhex; - is standard input')
    .option('--env <name>', 'judge the module for this environment', newestEnvironment.name)
    .option(
      '--json',
      'one line per file: {file, env, verdict, blames, versions, kernels, arguments, resources, ' +
        'pushConstants, specConstants, constantData, printf, mismatches}',
    )
    .action(reflectFiles)
    .addHelpText(
      'after',
      `
A mismatch is information that would mislead a runtime: a binding without a variable, a push constant range outside the
block, a SpecId that no constant has. No rule forbids it, so it does not make a module invalid, and validate does not
report it. The exit code is 1 if there are mismatches or the module is invalid. A valid module without reflection is not
an error.

Examples:
  spirv-cts reflect kernels.spv
  spirv-cts reflect --env vulkan1.2 --json a.spv b.spv
  clspv kernels.cl -o - | spirv-cts reflect -`,
    )
}
