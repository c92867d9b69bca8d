import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { isProblem } from '../is-problem.ts'
import { openOpencl } from '../opencl/open-opencl.ts'
import { octets } from '../oracle/octets.ts'
import type { Oracle, Output, Question, Tool, Unrepeated } from '../oracle/oracle.ts'
import { probeByModule } from '../oracle/probe.ts'
import type { ToolSetup } from '../oracle/setup.ts'
import { type Problem, problem } from '../problem.ts'
import { openVulkan } from '../vulkan/open-vulkan.ts'
import { faultOf } from './fault-of.ts'
import { harnessOptions, harnessPasses, isJudged } from './harness-passes.ts'
import { createHarnessPool, type HarnessPool } from './harness-pool.ts'
import type { Hello } from './hello.ts'
import { namedHarness } from './named-harness.ts'
import { outputOf } from './output-of.ts'
import { unlikeProgram } from './unlike-program.ts'

const newest = environmentByName('spv1.6') as Environment

function verdict(output: Output<Uint8Array>): Verdict {
  return output.kind === 'output' ? { kind: 'valid' } : output
}

function text(output: Output<Uint8Array>): Output<string> {
  return output.kind === 'output'
    ? { kind: 'output', value: Buffer.from(output.value).toString('utf8') }
    : output
}

/** The validator of the same library, for what our harness of the optimiser writes. */
async function companionOf(
  [name = '']: readonly string[],
  setup: Omit<ToolSetup, 'start'>,
): Promise<Oracle | undefined> {
  if (!/^spirv-opt(@|$)/.test(name)) return undefined
  const validator = name.replace('spirv-opt', 'spirv-val')
  const tool = await openHarness([validator], { ...setup, name: `harness:${validator}` })
  return tool.kind === 'validator' ? tool : undefined
}

/** A harness that has greeted. */
interface Greeted {
  readonly hello: Hello
  readonly command: readonly string[]
  readonly setup: Omit<ToolSetup, 'start'>
  readonly pool: HarnessPool
  /** Opens more processes of it. */
  readonly poolOf: (jobs: number) => HarnessPool
}

/** The tool that a harness says it is. */
async function toolOf({ hello, command, setup, pool, poolOf }: Greeted): Promise<Tool> {
  const identity = {
    name: setup.name,
    tool: hello.tool,
    // The numeric part of a longer greeting; a version without dots is a version as well.
    version: /\d+(?:\.\d+)+\S*/.exec(hello.version)?.[0] ?? hello.version.trim(),
    command: setup.command,
    close: pool.close,
  }
  const reading = { tool: hello.tool, timeoutMs: setup.timeoutMs }
  const ask = async (
    questions: readonly Question[],
    { askAll }: Pick<HarnessPool, 'askAll'> = pool,
    unrepeated?: Unrepeated,
  ) => {
    const answers = await askAll(
      questions.map(({ module, environment, options = [] }) => ({
        environment: [environment.name, ...options].join(' '),
        input: octets(module),
      })),
    )
    for (const [index, answer] of answers.entries()) {
      if (answer.kind !== 'reply' || answer.died === undefined) continue
      const fault = faultOf(answer.died)
      // A process that has kept too much of what came before it says nothing about this module.
      if (fault.signal !== 'memory') unrepeated?.(index, { kind: 'crash', ...fault })
    }
    return answers.map((answer) => outputOf(answer, reading))
  }
  const only = (outputs: readonly Output<Uint8Array>[]): Output<Uint8Array> =>
    outputs[0] ?? { kind: 'error', why: 'no answer' }

  switch (hello.makes) {
    case 'verdict': {
      const judge: Oracle['judge'] = async (module, environment) =>
        verdict(only(await ask([{ module, environment }])))
      return {
        ...identity,
        kind: 'validator',
        judge,
        judgeAll: async (questions, unrepeated) =>
          (await ask(questions, pool, unrepeated)).map(verdict),
        fresh: () => {
          const alone = poolOf(1)
          return {
            judgeAll: async (questions, unrepeated) =>
              (await ask(questions, alone, unrepeated)).map(verdict),
            close: alone.close,
          }
        },
        probe: (text) => probeByModule(judge, text),
        ...(await harnessOptions(hello, command)),
      }
    }
    case 'text':
      return {
        ...identity,
        kind: 'disassembler',
        disassemble: async (module) => text(only(await ask([{ module, environment: newest }]))),
      }
    case 'assembly':
      return {
        ...identity,
        kind: 'assembler',
        assemble: async (source, environment) =>
          only(await ask([{ module: Buffer.from(source, 'utf8'), environment }])),
      }
    case 'module':
    case 'nothing': {
      const companion = await companionOf(command, setup)
      return {
        ...identity,
        kind: 'consumer',
        close: () => {
          companion?.close()
          pool.close()
        },
        takeAll: async (questions) =>
          (await ask(questions)).map((output) =>
            output.kind === 'output' && !isJudged(hello, command)
              ? { kind: 'output', value: null }
              : output,
          ),
        ...(await harnessPasses(hello, command)),
        ...(isJudged(hello, command) ? { writesModules: true } : {}),
        ...(companion === undefined ? {} : { companion }),
      }
    }
  }
}

/** Opens a harness as the tool that it says it is, whatever it answers. */
async function opened(
  command: readonly string[],
  setup: Omit<ToolSetup, 'start'>,
): Promise<Tool | Problem> {
  const [first = ''] = command
  const [, api, driver = ''] = /^(vulkan|opencl):(.*)$/s.exec(first) ?? []
  if (api === 'vulkan') return openVulkan(driver, setup, openHarness)
  if (api === 'opencl') return openOpencl(driver, setup, openHarness)
  const start = await namedHarness(command)
  if ('kind' in start) return start
  const limits = { timeoutMs: setup.timeoutMs, memoryMiB: setup.memoryMiB }
  const poolOf = (jobs: number) => createHarnessPool(start, jobs, limits)
  const pool = poolOf(setup.slots.count)
  const hello = await pool.hello()
  if (typeof hello === 'string') {
    pool.close()
    return problem(
      'no-tool',
      `${setup.name}: ${hello}`,
      'runner/harness/README.md has the protocol',
    )
  }
  return toolOf({ hello, command, setup, pool, poolOf })
}

/**
 * Opens a persistent harness as the tool that it says it is. `command` is a command line, in which `{env}` makes it one
 * process for each environment, or the name of one of our own: `spirv-val`, `spirv-opt@testing --ssa-rewrite`.
 *
 * @returns a problem with code `no-tool`, too, where it answers otherwise than its program ({@link unlikeProgram}).
 */
export async function openHarness(
  command: readonly string[],
  setup: Omit<ToolSetup, 'start'>,
): Promise<Tool | Problem> {
  const tool = await opened(command, setup)
  if (isProblem(tool)) return tool
  const { timeoutMs, memoryMiB, slots } = setup
  const unlike = await unlikeProgram(tool, command, { timeoutMs, memoryMiB, slots })
  if (unlike === undefined) return tool
  tool.close()
  return unlike
}
