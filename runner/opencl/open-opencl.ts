import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { type Environment, environmentByName } from '#spec/environments'
import { askAbout, type HarnessQuestion } from '../harness/ask-about.ts'
import { buffersLeft } from '../harness/buffers-left.ts'
import { createHarnessPool } from '../harness/harness-pool.ts'
import { belowTheBar, objectionText, validHere } from '../harness/valid-here.ts'
import { hostOrder } from '../oracle/host-order.ts'
import type { ToolOptions } from '../oracle/open-tool.ts'
import type { Consumer, Dispatch, Output, Question } from '../oracle/oracle.ts'
import type { ToolSetup } from '../oracle/setup.ts'
import { type Problem, problem } from '../problem.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { buildComputeHarness } from './build-harness.ts'
import { kernelJobBytes } from './kernel-job.ts'
import { missingOf } from './missing.ts'

const newest = environmentByName('opencl2.2') as Environment

/** The environment that a module must be valid in: that of OpenCL, which ends at SPIR-V 1.2, or that of its version. */
function environmentOf({ version }: Module): Environment {
  if (version <= newest.version) return newest
  return environmentByName(`spv1.${(version >>> 8) & 0xff}`) ?? newest
}

/**
 * Opens an OpenCL driver as a tool that takes modules: it builds a program from each, and creates and runs its kernels.
 *
 * @param spec what follows `opencl:`.
 * @param openHarness opens the validator, which may be a harness, too.
 */
export async function openOpencl(
  spec: string,
  setup: Omit<ToolSetup, 'start'>,
  openHarness: NonNullable<ToolOptions['openHarness']>,
): Promise<Consumer | Problem> {
  const start = await buildComputeHarness(spec, toolDirectory())
  if ('kind' in start) return start
  const { timeoutMs, memoryMiB } = setup
  const pool = createHarnessPool(start, setup.slots.count, { timeoutMs, memoryMiB })
  const hello = await pool.hello()
  const device = typeof hello === 'string' ? undefined : hello.computeDevice
  if (typeof hello === 'string' || device === undefined || device.capabilities.length === 0) {
    pool.close()
    const why = typeof hello === 'string' ? hello : 'it does not answer what SPIR-V it takes'
    return problem(
      'no-tool',
      `${setup.name}: the driver does not open a device: ${why}`,
      'spirv-cts tools install --suite testing --with opencl --force',
    )
  }
  const valid = validHere({ ...setup, openHarness })

  const ask = async (
    questions: readonly Pick<Question, 'module' | 'evenInvalid'>[],
    runs: readonly Dispatch[] = [],
  ): Promise<readonly Output<Uint8Array>[]> => {
    const inOrder = questions.map((question) => ({
      ...question,
      module: hostOrder(question.module),
    }))
    const modules = inOrder.map(({ module }) => decode(module).module)
    const asked = inOrder.map((question, index) => ({
      ...question,
      environment: environmentOf(modules[index] as Module),
    }))
    const objections = await valid.objections(asked)
    const inputs = asked.map(({ module, environment, evenInvalid }, index): HarnessQuestion => {
      const objection = objections[index]
      if (objection !== undefined && !evenInvalid) return objectionText(objection, environment)
      const why = missingOf(modules[index] as Module, device)
      const input = kernelJobBytes(module, runs[index])
      return why ?? { environment: environment.name, input }
    })
    const outputs = await askAbout(pool, inputs, { tool: hello.tool, timeoutMs })
    return outputs.map((output, index) =>
      asked[index]?.evenInvalid ? belowTheBar(output, objections[index]) : output,
    )
  }

  return {
    ...{ kind: 'consumer', name: setup.name, tool: hello.tool },
    version: /\d+(?:\.\d+)+/.exec(hello.version)?.[0] ?? '',
    command: `${setup.command} (${device.name})`,
    device: device.name,
    takeAll: async (questions) =>
      (await ask(questions)).map((output) =>
        output.kind === 'output' ? { kind: 'output', value: null } : output,
      ),
    runAll: async (runs) => {
      const outputs = await ask(runs, runs)
      return outputs.map((output, index) => {
        const given = runs[index]?.arguments ?? []
        return buffersLeft(
          output,
          given.flatMap((argument) => (argument.kind === 'buffer' ? [argument] : [])),
        )
      })
    },
    close: () => {
      valid.close()
      pool.close()
    },
  }
}
