import { join } from 'node:path'
import { Command } from 'commander'
import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import { type Request, type RunOutcome, usualLimits } from '#reference/execute/request'
import { validate } from '#reference/validate'
import { wrongResult } from '#runner/execute/compare-runs'
import { drawnRequest } from '#runner/execute/drawn-request'
import { wrongByDefaults } from '#runner/execute/wrong-by-defaults'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { kernelRequest } from '#runner/reflection/kernel-call'
import { readReflection } from '#runner/reflection/read-reflection'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { withRare } from '../cli/help/rare-options.ts'
import { isModule } from '../cli/input/is-module.ts'
import { readInput } from '../cli/input/read-input.ts'
import {
  bindingsOf,
  contentsOf,
  descriptorSizesOf,
  heapOf,
  threeCounts,
} from '../cli/input/run-inputs.ts'
import { specializationOf } from '../cli/input/specialization.ts'
import { toModule } from '../cli/input/to-module.ts'
import { compareWithDevice } from '../cli/module/run-on-tool.ts'
import { dump, outcomeData, outcomeText, printedLines, tracer } from '../cli/module/run-report.ts'
import { collect } from '../cli/options/environment-option.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface RunFlags {
  readonly dispatch: string
  readonly localSize?: string
  readonly subgroupSize?: string
  readonly entry?: string
  readonly kernel?: string
  readonly binding?: readonly string[]
  readonly heap?: readonly string[]
  readonly descriptorSize?: readonly string[]
  readonly push?: string
  readonly argument?: readonly string[]
  readonly specialize?: readonly string[]
  readonly steps: string
  readonly out?: string
  readonly drawn?: true
  readonly compare?: string
  readonly tool?: string
  readonly trace?: true
  readonly json?: true
}

type Arguments = NonNullable<Request['arguments']>

async function argumentsOf(options: readonly string[]): Promise<Arguments | Problem> {
  const given: Arguments[number][] = []
  for (const option of options) {
    const [, kind = '', source = ''] = /^(buffer|value|workgroup)=(.+)$/.exec(option) ?? []
    if (kind === '')
      return problem(
        'bad-argument',
        `--argument ${option}: not an argument`,
        'as in buffer=FILE, value=hex:2a000000 or workgroup=256',
      )
    if (kind === 'workgroup') {
      const size = Number(source)
      if (!Number.isInteger(size) || size < 1)
        return problem('bad-argument', `--argument ${option}: not a number of bytes`)
      given.push({ kind, size })
      continue
    }
    const bytes = await contentsOf('--argument', source)
    if (!(bytes instanceof Uint8Array)) return bytes
    given.push({ kind: kind as 'buffer' | 'value', bytes })
  }
  return given
}

async function requestOf(
  flags: RunFlags,
  module: Uint8Array | Uint32Array,
): Promise<Request | Problem> {
  const groups = threeCounts('--dispatch', flags.dispatch)
  if (isProblem(groups)) return groups
  const localSize =
    flags.localSize === undefined ? undefined : threeCounts('--local-size', flags.localSize)
  if (localSize !== undefined && isProblem(localSize)) return localSize
  const bindings = await bindingsOf(flags.binding ?? [])
  if (isProblem(bindings)) return bindings
  const heap = await heapOf(flags.heap ?? [])
  if (isProblem(heap)) return heap
  const sizes = descriptorSizesOf(flags.descriptorSize ?? [])
  if (isProblem(sizes)) return sizes
  const pushConstants =
    flags.push === undefined ? undefined : await contentsOf('--push', flags.push)
  if (pushConstants !== undefined && isProblem(pushConstants)) return pushConstants
  const given = await argumentsOf(flags.argument ?? [])
  if (isProblem(given)) return given
  const specialization = specializationOf(flags.specialize ?? [], module)
  if (isProblem(specialization)) return specialization
  const steps = Number(flags.steps)
  if (!Number.isInteger(steps) || steps < 1)
    return problem('bad-count', `--steps ${flags.steps}: not a positive number`)
  const drawn = flags.drawn === undefined ? undefined : drawnRequest(module)
  const call = {
    arguments: given,
    groups,
    ...(localSize === undefined ? {} : { localSize }),
  }
  const called =
    flags.kernel === undefined
      ? undefined
      : kernelRequest(readReflection(decode(module).module, true), {
          kernel: flags.kernel,
          ...call,
        })
  if (called !== undefined && isProblem(called)) return called
  return {
    ...drawn,
    groups,
    ...called,
    bindings: new Map(
      [drawn?.bindings, called?.bindings, bindings, heap].flatMap((each) => [...(each ?? [])]),
    ),
    descriptorSizes: new Map([...(drawn?.descriptorSizes ?? []), ...sizes]),
    arguments: given.length > 0 ? given : (drawn?.arguments ?? []),
    specialization: new Map(
      [drawn?.specialization, called?.specialization, specialization].flatMap((each) => [
        ...(each ?? []),
      ]),
    ),
    limits: { steps },
    ...(localSize === undefined || called !== undefined ? {} : { localSize }),
    ...(flags.subgroupSize === undefined ? {} : { subgroupSize: Number(flags.subgroupSize) }),
    ...(flags.entry === undefined ? {} : { entryPoint: flags.entry }),
    ...(pushConstants === undefined ? {} : { pushConstants }),
  }
}

/** A module that may be run; `undefined` after its problems have been reported. */
async function validModule(file: string): Promise<Uint8Array | Uint32Array | undefined> {
  const input = await readInput(file)
  if (isProblem(input)) {
    fail(input)
    return undefined
  }
  const module = toModule(input, newestEnvironment)
  if (!isModule(module)) {
    for (const each of module) fail(each)
    return undefined
  }
  const verdict = validate(module, newestEnvironment)
  if (verdict.kind !== 'invalid') return module
  const message = `${file}: the module is not valid: ${verdict.message}`
  fail(problem('invalid-module', message, 'see `spirv-cts validate`'))
  return undefined
}

/**
 * Runs another module with the same inputs, and with the defaults of specialization constants where their values are drawn. A result
 * that it computes differently gives exit code 1.
 */
async function compare(
  original: Uint8Array | Uint32Array,
  before: RunOutcome,
  file: string,
  request: Request,
  { json: isJson, drawn, specialize }: RunFlags,
): Promise<void> {
  const module = await validModule(file)
  if (module === undefined || before.kind !== 'finished') return
  const isDrawn = drawn !== undefined && specialize === undefined
  const wrong =
    wrongResult(before, module, request) ??
    (isDrawn ? wrongByDefaults(original, module, request) : undefined)
  if (isJson)
    console.log(
      JSON.stringify({ file, kind: wrong === undefined ? 'same' : 'wrong-result', ...wrong }),
    )
  else if (wrong === undefined) console.log(`${file}: the same`)
  else console.log(`${file}: ${'kind' in wrong ? outcomeText(wrong) : wrong.said}`)
  if (wrong !== undefined) process.exitCode ??= exitCode.found
}

async function runFile(file: string, flags: RunFlags): Promise<void> {
  // Nothing is run for a place that takes no results.
  const noPlace = flags.out === undefined ? undefined : outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const module = await validModule(file)
  if (module === undefined) return
  const request = await requestOf(flags, module)
  if (isProblem(request)) return fail(request)
  const trace =
    flags.trace === undefined ? {} : { watch: tracer(module, (line) => console.log(line)) }
  const outcome = execute(module, { ...request, ...trace })
  if (flags.compare !== undefined) {
    console.log(
      flags.json
        ? JSON.stringify({ file, kind: outcome.kind })
        : `${file}: ${outcomeText(outcome)}`,
    )
    await compare(module, outcome, flags.compare, request, flags)
  } else if (flags.json) console.log(JSON.stringify({ file, ...outcomeData(outcome) }))
  else console.log(`${file}: ${outcomeText(outcome)}`)
  if (outcome.kind === 'refused') process.exitCode = exitCode.badUsage
  if (outcome.kind !== 'finished') {
    process.exitCode ??= exitCode.found
    return
  }
  if (!flags.json && flags.compare === undefined)
    for (const line of printedLines(outcome)) console.log(line)
  for (const [key, buffer] of outcome.buffers) {
    if (!flags.json && flags.compare === undefined)
      console.log([`${key}: ${buffer.bytes.length} bytes`, ...dump(buffer)].join('\n'))
    const failed =
      flags.out === undefined
        ? undefined
        : writeFile(join(flags.out, `${key.replaceAll(',', '-')}.bin`), buffer.bytes)
    if (failed !== undefined) return fail(failed)
  }
  if (flags.tool !== undefined)
    await compareWithDevice(module, flags.tool, request, flags.json === true)
}

/** Options that few need: heaps of descriptors, and what compares and limits runs. */
const rareOptions = [...['heap', 'descriptor-size', 'subgroup-size', 'steps', 'drawn', 'compare']]

/** `run MODULE`: executes a compute shader or kernel in the reference interpreter. */
export function command(): Command {
  const run = new Command('run')
    .description('execute a compute shader or kernel and print what is in its buffers afterwards')
    .argument('<module>', '.spv, .spvasm or .spvhex; - is standard input')
    .option('--dispatch <x,y,z>', 'workgroups in each dimension', '1,1,1')
    .option('--entry <name>', 'entry point, if there are several')
    .option(
      '--kernel <name>',
      'call it with the arguments as NonSemantic.ClspvReflection describes it',
    )
    .option('--binding <set,binding=source>', 'contents of a buffer; may be repeated', collect)
    .option(
      '--heap <byte=source>',
      'contents of the buffer whose descriptor begins at that byte of the resource heap',
      collect,
    )
    .option(
      '--descriptor-size <type=bytes>',
      'size of descriptors, as in OpTypeBufferEXT=32',
      collect,
    )
    .option('--push <source>', 'push constants')
    .option(
      '--argument <kind=source>',
      'argument of a kernel: buffer=, value= or workgroup=BYTES; in order',
      collect,
    )
    .option(
      '--specialize <id=value>',
      'value of the specialization constant with that SpecId',
      collect,
    )
    .option('--local-size <x,y,z>', 'invocations of a workgroup, if the module does not say')
    .option('--subgroup-size <n>', 'invocations of a subgroup, 1 by default')
    .option('--steps <n>', 'instructions before the run is given up', String(usualLimits.steps))
    .option('--out <folder>', 'also write buffers, as SET-BINDING.bin')
    .option('--drawn', 'inputs that depend on bindings alone, where no others are given')
    .option('--compare <module>', 'also run this module and report the first difference of results')
    .option(
      '--tool <spec>',
      'also run it on this device and report the first difference of results; exit code 3: it was not run',
    )
    .option('--trace', 'print each instruction with its result')
    .option('--json', 'one line: {file, kind, buffers, steps}, or why there is no result')
    .action(runFile)
  return withRare(run, rareOptions).addHelpText(
    'after',
    `
A source is a file, zeros:N for N bytes, or hex:DIGITS. Bytes whose value the texts leave open are printed as ??. Undefined
behavior is named by the section that leaves it undefined, and anything that the interpreter does not know is named; both
result in exit code 1. Rounding is never chosen: a floating-point result is known if it is exact.

Examples:
  spirv-cts run shader.spv --dispatch 4,1,1 --binding 0,0=input.bin --binding 0,1=zeros:1024
  spirv-cts run shader.spvasm --binding 0,0=hex:0100000002000000 --specialize 3=0.5 --trace
  spirv-cts run shader.spv --descriptor-size OpTypeBufferEXT=32 --heap 0=zeros:64 --heap 32=input.bin
  spirv-cts run shader.spv --drawn --tool vulkan:lavapipe
  spirv-cts run kernel.spv --argument buffer=zeros:64 --argument value=hex:2a000000 --json
  spirv-cts run clspv.spv --kernel fill --argument buffer=zeros:64 --argument value=hex:0000803f --dispatch 4,1,1`,
  )
}
