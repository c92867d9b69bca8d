import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import type { BlockLayouts } from '#reference/block-layouts'
import type { Selection } from '#reference/selection'
import type { Validator } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { type Input, readInput } from '../cli/input/read-input.ts'
import type { SourceText } from '../cli/input/to-module.ts'
import type { PlacedInSource } from '../cli/module/in-source.ts'
import { type JudgedInput, validateLine, validateText } from '../cli/module/validate-text.ts'
import { environmentFor } from '../cli/options/environment-for.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { limitsNamed } from '../cli/options/limits-option.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { revisionsNamed, withRevisionOption } from '../cli/options/revision-option.ts'
import { writeOut } from '../cli/output/write-out.ts'

/** Modules for which building the table of all checks takes longer than looking for theirs. */
const few = 3

/** The judge with this selection of checks: a quick one for the first modules, then one that is built for many. */
function judgeOf(selection: Selection) {
  let asked = 0
  let judge: Validator | undefined
  return async () => {
    asked++
    if (judge !== undefined && asked !== few + 1) return judge
    const { createQuickValidator, createValidator, validate } = await import('#reference/validate')
    const isUsual = Object.keys(selection).length === 0
    const built = () => (isUsual ? validate : createValidator(selection))
    judge = asked <= few ? createQuickValidator(selection) : built()
    return judge
  }
}

/** Bytes from which memory counts for more than the time to start. */
const large = 1_000_000

/** Before the judge is loaded: its tables fill a small young generation many times. */
async function prepareFor(input: Input): Promise<void> {
  const size = input.kind === 'module' ? input.module.byteLength : input.text.length
  if (size >= large) await import('../cli/tools/small-heap.ts')
}

/** Asks for the open rules that a valid module breaks; made once, and only if a valid module is asked about. */
function openRulesOf(selection: Selection) {
  let made: ReturnType<typeof import('#reference/open-rules')['openRulesBrokenBy']> | undefined
  return async () => {
    made ??= (await import('#reference/open-rules')).openRulesBrokenBy(selection)
    return made
  }
}

interface AskedFor {
  readonly undecided: boolean
  readonly openRules: ReturnType<typeof openRulesOf>
  readonly judge: ReturnType<typeof judgeOf>
}

/** The places of violations in the text and in the listing of `decode`; loaded for invalid modules only. */
async function placesOf(
  module: Uint8Array | Uint32Array,
  { blames }: Extract<Verdict, { readonly kind: 'invalid' }>,
  { client }: Environment,
  source: SourceText | undefined,
): Promise<readonly PlacedInSource[] | undefined> {
  const { fromBytes } = await import('#generators/words/bytes')
  const words = module instanceof Uint32Array ? module : fromBytes(module)
  if (words === undefined) return undefined
  const { placedIn } = await import('#runner/foreign/placed')
  const listed = placedIn(words, blames)
  const places =
    source === undefined
      ? listed
      : (await import('../cli/module/in-source.ts')).inSource(listed, source)
  if (client !== 'vulkan') return places
  // The rules with all that is said of them; no judge loads them.
  return (await import('#runner/foreign/with-vuids')).withVuids(places, client)
}

async function judged(
  input: Input,
  environment: Environment,
  asked: AskedFor,
): Promise<JudgedInput> {
  // The assembler is loaded only if the input is text.
  const found =
    input.kind === 'module'
      ? { words: input.module, source: undefined }
      : (await import('../cli/input/to-module.ts')).assembledInput(input, environment)
  if (!('words' in found)) {
    for (const problem of found) fail(problem)
    return { verdict: { kind: 'error', why: found[0]?.message ?? '' } }
  }
  const { words: module, source } = found
  const verdict = (await asked.judge())(module, environment)
  if (verdict.kind === 'invalid') {
    const places = await placesOf(module, verdict, environment, source)
    return { verdict, ...(places === undefined ? {} : { places }) }
  }
  if (verdict.kind !== 'valid') return { verdict }
  const { decode } = await import('#reference/decode/decode')
  const { unknownExtensions } = await import('#reference/unknown-extensions')
  const decoded = decode(module, environment).module
  const left = { verdict, unknownExtensions: unknownExtensions(decoded) }
  if (!asked.undecided) return left
  const { undecidedIn } = await import('#reference/undecided-in')
  const parts = undecidedIn(decoded).map(({ section }) => section)
  const broken = (await asked.openRules())(module, environment)
  return { ...left, undecided: [...new Set([...parts, ...broken])] }
}

interface ValidateFlags {
  readonly env?: readonly string[]
  readonly json?: true
  readonly revision?: readonly string[]
  readonly relaxBlockLayout?: true
  readonly uniformBufferStandardLayout?: true
  readonly scalarBlockLayout?: true
  readonly workgroupScalarBlockLayout?: true
  readonly limits?: string
}

/** The layouts that the flags allow; `undefined` for none of them. */
function layoutsIn(flags: ValidateFlags): BlockLayouts | undefined {
  const layouts = {
    relaxed: flags.relaxBlockLayout === true,
    uniformStandard: flags.uniformBufferStandardLayout === true,
    scalar: flags.scalarBlockLayout === true,
    workgroupScalar: flags.workgroupScalarBlockLayout === true,
  }
  return Object.values(layouts).some((allowed) => allowed) ? layouts : undefined
}

function isFolder(file: string): boolean {
  return file !== '-' && existsSync(file) && statSync(file).isDirectory()
}

async function judgeFiles(files: readonly string[], flags: ValidateFlags): Promise<void> {
  const wrong = flags.env?.map(environmentNamed).find(isProblem)
  if (wrong !== undefined) {
    fail(wrong)
    return
  }
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return fail(revisions)
  const named = flags.env
    ?.map(environmentNamed)
    .flatMap((environment) => (isProblem(environment) ? [] : [environment]))
  const limits = flags.limits && (await limitsNamed(flags.limits, named ?? [newestEnvironment]))
  if (typeof limits === 'object' && isProblem(limits)) return fail(limits)
  const layouts = layoutsIn(flags)
  const selection = {
    ...(flags.revision && { revisions }),
    ...(layouts && { layouts }),
    ...(limits && { limits }),
  }
  const asked = {
    undecided: flags.json === true,
    judge: judgeOf(selection),
    openRules: openRulesOf(selection),
  }
  for (const file of files)
    if (isFolder(file)) await judgeFolder(file, asked, flags)
    else
      await judgeFile(file, asked, flags, (input) => {
        const found = (flags.env ?? [undefined]).map((name) => environmentFor(input, name))
        return found.flatMap((environment) => (isProblem(environment) ? [] : [environment]))
      })
}

/** All modules below a folder, in the environments that `check` would judge them in. */
async function judgeFolder(folder: string, asked: AskedFor, flags: ValidateFlags): Promise<void> {
  const { environmentsFor, modulePaths, whereIn } = await import('../cli/input/foreign-folder.ts')
  const where = whereIn(folder, flags.env)
  if (isProblem(where)) return fail(where)
  const paths = modulePaths(folder)
  if (paths.length === 0) {
    const why = `${folder}: holds no .spv, .spvasm or .spvhex`
    fail(problem('no-module', why))
    const verdict = { kind: 'error', why } as const
    if (flags.json)
      await writeOut(
        `${JSON.stringify(validateLine(folder, newestEnvironment.name, verdict, {}))}\n`,
      )
  }
  for (const path of paths)
    await judgeFile(join(folder, path), asked, flags, (input) =>
      environmentsFor(input, path, where),
    )
}

async function judgeFile(
  file: string,
  asked: AskedFor,
  flags: ValidateFlags,
  environmentsOf: (input: Input) => readonly Environment[] | Problem,
): Promise<void> {
  const input = await readInput(file)
  const environments = isProblem(input) ? [newestEnvironment] : environmentsOf(input)
  if (isProblem(input)) fail(input)
  else await prepareFor(input)
  if (isProblem(environments)) return fail(environments)
  for (const environment of environments) {
    const { verdict, ...rest }: JudgedInput = isProblem(input)
      ? { verdict: { kind: 'error', why: input.message } }
      : await judged(input, environment, asked)
    if (verdict.kind === 'invalid') process.exitCode ??= exitCode.found
    const answered = validateLine(file, environment.name, verdict, rest)
    if (flags.json) await writeOut(`${JSON.stringify(answered)}\n`)
    // A file that could not be read has already been reported.
    else if (verdict.kind !== 'error') await writeOut(`${validateText(answered)}\n`)
  }
}

/** `validate FILE...`: prints the verdict of the reference, with the broken rules. */
export function command(): Command {
  return withRevisionOption(new Command('validate'))
    .description('judge modules, and name the rules that they break')
    .argument('<file...>', '.spv, .spvasm or .spvhex; a folder of them; - is standard input')
    .option('--env <name...>', "target environments; default: that of the module's version")
    .option('--relax-block-layout', 'allow VK_KHR_relaxed_block_layout, which vulkan1.1 has')
    .option('--uniform-buffer-standard-layout', 'allow uniformBufferStandardLayout')
    .option('--scalar-block-layout', 'allow scalarBlockLayout')
    .option(
      '--workgroup-scalar-block-layout',
      'allow workgroupMemoryExplicitLayoutScalarBlockLayout',
    )
    .option(
      '--limits <file>',
      'limits and features of a device: JSON by the names of Vulkan, or the output of vulkaninfo --json',
    )
    .option(
      '--json',
      'one line per file: {file, env, verdict, blames: [{rule, word, message, line, ...}]}',
    )
    .action(judgeFiles)
    .addHelpText(
      'after',
      `
Environments are named as in spirv-val --target-env; assembly that states no version (; Version: 1.3) is for spv1.6. A
folder may say more, see check. A fault is at a line of FILE.spvasm, and at a line of the listing that decode prints. The exit code is 1 if a module is invalid. The verdict on a module that
uses something no known text defines is "unsupported", which is not an error, unless it breaks a rule that this cannot touch. With --json, the result of a valid module
includes the sections of the core specification that are not fully decided for it, see \`rules --text core\`, and the rules with two readings of
which the stricter refuses it, see \`explain\`.

Examples:
  spirv-cts validate shader.spv
  spirv-cts validate --env vulkan1.3 --env vulkan1.4 shader.spv
  spirv-cts validate --env vulkan1.3 --limits device.json shader.spv
  spirv-cts validate shaders/
  spirv-cts validate --json - <shader.spv`,
    )
}
