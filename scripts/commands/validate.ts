import { Command } from 'commander'
import type { BlockLayouts } from '#reference/block-layouts'
import { isProblem } from '#runner/is-problem'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { colours } from '../colours.ts'
import { collect, environmentNamed } from '../environment-option.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { isModule } from '../is-module.ts'
import { newestEnvironment } from '../newest-environment.ts'
import { type Input, readInput } from '../read-input.ts'
import { type Revisions, revisionsNamed, withRevisionOption } from '../revision-option.ts'
import type { ValidateLine } from '../validate-line.ts'

function line(
  file: string,
  env: string,
  verdict: Verdict,
  undecided: readonly string[] | undefined,
): ValidateLine {
  const head = { file, env, verdict: verdict.kind }
  if (verdict.kind === 'valid' && undecided !== undefined) return { ...head, blames: [], undecided }
  if (verdict.kind === 'invalid') return { ...head, blames: verdict.blames, phase: verdict.phase }
  return { ...head, blames: [], ...('why' in verdict ? { why: verdict.why } : {}) }
}

function print({ file, env, verdict, blames, phase, why }: ValidateLine): void {
  const colour = colours(process.stdout)
  const shade = { valid: colour.green, invalid: colour.red }[verdict as string] ?? colour.yellow
  const aside = phase ?? why
  console.log(`${file}: ${shade(verdict)} for ${env}${aside === undefined ? '' : ` (${aside})`}`)
  for (const { word, rule, message } of blames)
    console.log(`  word ${word}: ${message} ${colour.dim(`(${rule})`)}`)
}

interface Judged {
  readonly verdict: Verdict
  readonly undecided?: readonly string[]
}

/** The judge that follows these versions, built when it is first asked for: that costs more than judging a small module. */
function judgeOf(revisions: Revisions | undefined, layouts: BlockLayouts | undefined) {
  let judge: typeof import('#reference/validate').validate | undefined
  return async () => {
    if (judge !== undefined) return judge
    const { createValidator, validate } = await import('#reference/validate')
    judge =
      revisions === undefined && layouts === undefined
        ? validate
        : createValidator({
            ...(revisions !== undefined && { revisions }),
            ...(layouts !== undefined && { layouts }),
          })
    return judge
  }
}

/** Bytes from which memory counts for more than the time to start. */
const large = 1_000_000

/** Before the judge is loaded: its tables fill a small young generation many times. */
async function prepareFor(input: Input): Promise<void> {
  const size = input.kind === 'module' ? input.module.byteLength : input.text.length
  if (size >= large) await import('../small-young-generation.ts')
}

async function judged(
  input: Input,
  environment: Environment,
  asked: { readonly undecided: boolean; readonly judge: ReturnType<typeof judgeOf> },
): Promise<Judged> {
  // The assembler is loaded only if the input is text.
  const module =
    input.kind === 'module'
      ? input.module
      : (await import('../to-module.ts')).toModule(input, environment)
  if (!isModule(module)) {
    for (const problem of module) fail(problem)
    return { verdict: { kind: 'error', why: module[0]?.message ?? '' } }
  }
  const verdict = (await asked.judge())(module, environment)
  if (verdict.kind !== 'valid' || !asked.undecided) return { verdict }
  const { decode } = await import('#reference/decode/decode')
  const { undecidedIn } = await import('#reference/undecided-in')
  const parts = undecidedIn(decode(module, environment).module)
  return { verdict, undecided: parts.map(({ section }) => section) }
}

interface Flags {
  readonly env?: readonly string[]
  readonly json?: true
  readonly revision?: readonly string[]
  readonly relaxBlockLayout?: true
  readonly uniformBufferStandardLayout?: true
  readonly scalarBlockLayout?: true
  readonly workgroupScalarBlockLayout?: true
}

/** The layouts that the flags allow; `undefined` for none of them. */
function layoutsIn(flags: Flags): BlockLayouts | undefined {
  const layouts = {
    relaxed: flags.relaxBlockLayout === true,
    uniformStandard: flags.uniformBufferStandardLayout === true,
    scalar: flags.scalarBlockLayout === true,
    workgroupScalar: flags.workgroupScalarBlockLayout === true,
  }
  return Object.values(layouts).some((allowed) => allowed) ? layouts : undefined
}

async function judgeFiles(files: readonly string[], flags: Flags): Promise<void> {
  const named = (flags.env ?? [newestEnvironment.name]).map(environmentNamed)
  const wrong = named.find(isProblem)
  if (wrong !== undefined) {
    fail(wrong)
    return
  }
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return fail(revisions)
  const asked = {
    undecided: flags.json === true,
    judge: judgeOf(flags.revision === undefined ? undefined : revisions, layoutsIn(flags)),
  }
  const environments = named.flatMap((one) => (isProblem(one) ? [] : [one]))
  for (const file of files) {
    const input = await readInput(file)
    if (isProblem(input)) fail(input)
    else await prepareFor(input)
    for (const environment of environments) {
      const { verdict, undecided }: Judged = isProblem(input)
        ? { verdict: { kind: 'error', why: input.message } }
        : await judged(input, environment, asked)
      if (verdict.kind === 'invalid') process.exitCode ??= exitCode.found
      const one = line(file, environment.name, verdict, undecided)
      if (flags.json) console.log(JSON.stringify(one))
      // A file that could not be read has already been reported.
      else if (verdict.kind !== 'error') print(one)
    }
  }
}

/** `validate FILE...`: prints the verdict of the reference, with the broken rules. */
export function command(): Command {
  return withRevisionOption(new Command('validate'))
    .description('judge modules, and name the rules that they break')
    .argument('<file...>', '.spv, .spvasm or .spvhex; - is standard input')
    .option('--env <name>', 'target environment; may be repeated (default: spv1.6)', collect)
    .option('--relax-block-layout', 'allow VK_KHR_relaxed_block_layout, which vulkan1.1 has')
    .option('--uniform-buffer-standard-layout', 'allow uniformBufferStandardLayout')
    .option('--scalar-block-layout', 'allow scalarBlockLayout')
    .option(
      '--workgroup-scalar-block-layout',
      'allow workgroupMemoryExplicitLayoutScalarBlockLayout',
    )
    .option('--json', 'one line per file: {file, env, verdict, blames: [{rule, word, message}]}')
    .action(judgeFiles)
    .addHelpText(
      'after',
      `
Environments are named as in spirv-val --target-env. The exit code is 1 if a module is invalid. The verdict on a module that
uses something no known text defines is "unsupported", which is not an error. With --json, the result of a valid module
includes the sections of the core specification that concern it and are not fully decided, see \`rules --text core\`.

Examples:
  spirv-cts validate shader.spv
  spirv-cts validate --env vulkan1.3 --env vulkan1.4 shader.spv
  spirv-cts validate --json - <shader.spv`,
    )
}
