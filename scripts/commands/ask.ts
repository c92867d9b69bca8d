import { Command } from 'commander'
import { fromBytes } from '#generators/words/bytes'
import { toAssembly } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import type { Question, Tool } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { isModule } from '../cli/input/is-module.ts'
import { questionsIn } from '../cli/input/questions-in.ts'
import { readInput } from '../cli/input/read-input.ts'
import { toModule } from '../cli/input/to-module.ts'
import { environmentFor } from '../cli/options/environment-for.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'

interface AskCommandFlags {
  readonly tool: string
  readonly env?: string
  readonly options?: string
  readonly timeout: number
  readonly memory: number
  readonly after?: string
  readonly out?: string
  readonly json?: true
}

/** A tool's answer to one module. */
interface ToolAnswer {
  /** A kind of verdict, or `output` of a tool that makes something. */
  readonly answer: Verdict['kind'] | 'output'
  /** The message of a refusal, the signal and last words of a death, the reason of no answer. */
  readonly said: string
  /** The octets that were made; `null` for an output that is not kept. */
  readonly made?: Uint8Array | string | null
}

type GivenModule = Uint32Array | Uint8Array

function answerOf(
  verdict: Verdict | { readonly kind: 'output'; readonly value: Uint8Array | string | null },
): ToolAnswer {
  switch (verdict.kind) {
    case 'valid':
      return { answer: 'valid', said: '' }
    case 'output':
      return { answer: 'output', said: '', made: verdict.value }
    case 'invalid':
      return { answer: 'invalid', said: verdict.message }
    case 'crash':
      return { answer: 'crash', said: `${verdict.signal} ${verdict.message}`.trim() }
    case 'timeout':
      return { answer: 'timeout', said: `no answer within ${verdict.ms} ms` }
    case 'unsupported':
    case 'error':
      return { answer: verdict.kind, said: verdict.why }
  }
}

async function ask(
  tool: Tool,
  module: GivenModule,
  environment: Environment,
  options: readonly string[] | undefined,
  before: readonly Question[],
): Promise<ToolAnswer | Problem> {
  switch (tool.kind) {
    case 'validator': {
      const chosen = options === undefined ? {} : { options }
      const verdicts = await tool.judgeAll([...before, { module, environment, ...chosen }])
      return answerOf(verdicts.at(-1) ?? { kind: 'error', why: 'no answer' })
    }
    case 'disassembler':
      return answerOf(await tool.disassemble(module))
    case 'consumer': {
      const chosen = options === undefined ? {} : { options }
      const [output] = await tool.takeAll([{ module, environment, ...chosen }])
      return answerOf(output ?? { kind: 'error', why: 'no answer' })
    }
    case 'assembler': {
      const words = module instanceof Uint32Array ? module : fromBytes(module)
      const text = words && toAssembly(words, environment.name)
      if (text === undefined) return problem('no-text', 'the module cannot be written as assembly')
      return answerOf(await tool.assemble(text, environment))
    }
  }
}

function show(
  file: string,
  tool: Tool,
  environment: Environment,
  shown: ToolAnswer,
  flags: AskCommandFlags,
): void {
  const { answer, said: message } = shown
  const line = {
    file,
    tool: tool.name,
    version: tool.version,
    env: environment.name,
    answer,
    said: message,
  }
  if (flags.json) console.log(JSON.stringify(line))
  else console.log(`${file}: ${answer}${message === '' ? '' : `: ${message}`}`)
}

async function start(file: string, flags: AskCommandFlags): Promise<void> {
  const input = await readInput(file)
  if (isProblem(input)) return fail(input)
  const environment = environmentFor(input, flags.env)
  if (isProblem(environment)) return fail(environment)
  const module = input.kind === 'module' ? input.module : toModule(input, environment)
  if (!isModule(module)) {
    for (const problem of module) fail(problem)
    return
  }
  const before = flags.after === undefined ? [] : await questionsIn(flags.after)
  if (isProblem(before)) return fail(before)
  const { timeoutMs } = await paceOf(flags.timeout)
  const tools = await openTools([flags.tool], {
    jobs: 1,
    timeoutMs,
    memoryMiB: flags.memory,
  })
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  const [tool] = tools as readonly [Tool]
  try {
    const answer = await ask(tool, module, environment, flags.options?.split(/\s+/), before)
    if (isProblem(answer)) return fail(answer)
    if (answer.answer === 'error') process.exitCode = exitCode.noTool
    else if (!['valid', 'output', 'unsupported'].includes(answer.answer))
      process.exitCode = exitCode.found
    if (flags.out !== undefined && answer.made) {
      const unwritable = writeFile(flags.out, answer.made)
      if (unwritable !== undefined) return fail(unwritable)
    }
    show(file, tool, environment, answer, flags)
  } finally {
    tool.close()
  }
}

/** `ask FILE`: one tool's answer to one module. */
export function command(): Command {
  return new Command('ask')
    .description('ask one tool about one module, and print its answer')
    .argument('<file>', 'a module: .spv, .spvasm, .spvhex or - for standard input')
    .requiredOption('--tool <spec>', 'the tool to ask, see check')
    .option('--env <name>', "environment to ask for; default: that of the module's version")
    .option('--options <words>', 'of an optimiser or of spirv-val, instead of the usual ones')
    .option(
      '--timeout <ms>',
      'for the module, on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--memory <mib>', 'memory limit for the module; 0: none', wholeNumber, usualMemoryMiB)
    .option(
      '--after <list>',
      'modules that the process of a validator is asked before: lines of a file, an environment and options',
    )
    .option('--out <file>', 'where the module or text that the tool makes goes')
    .option('--json', 'one line: {file, tool, version, env, answer, said}')
    .action(start)
    .addHelpText(
      'after',
      `
The answer is valid, invalid, output, unsupported, crash, timeout or error. The exit code is 0 where the tool took the
module or does not know what it uses, 1 where it refused it, died or gave no answer in time, 3 where it could not be asked.

Examples:
  spirv-cts ask shader.spv --tool spirv-val@testing --env vulkan1.3
  spirv-cts ask shader.spv --tool spirv-val@testing --options=--scalar-block-layout
  spirv-cts ask shader.spv --tool 'harness:./my-harness' --json
  spirv-cts ask shader.spv --tool 'harness:spirv-opt@testing' --options=--ccp --out small.spv`,
    )
}
