import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { deviceBuffers, runOnDevice } from '#runner/execute/run-on-device'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { computeDrivers } from '#runner/opencl/drivers'
import { kernelJobBytes } from '#runner/opencl/kernel-job'
import { openTool } from '#runner/oracle/open-tool'
import type { Dispatch } from '#runner/oracle/oracle'
import { toolDirectory } from '#runner/tools/tool-directory'
import { suitesWith } from '#runner/vulkan/target'
import { driversRequired } from '../../support/drivers-required.ts'
import '../../support/needs-tools.ts'

/** Adds a value to each number by way of memory of the workgroup, and multiplies it by a specialization constant. */
const text = `OpCapability Kernel
OpCapability Addresses
OpCapability Int64
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "scaled" %ids
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %factor SpecId 5
OpDecorate %ids BuiltIn GlobalInvocationId
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%ulong3 = OpTypeVector %ulong 3
%in = OpTypePointer Input %ulong3
%global = OpTypePointer CrossWorkgroup %uint
%local = OpTypePointer Workgroup %uint
%procedure = OpTypeFunction %void %global %uint %local
%factor = OpSpecConstant %uint 1
%mask = OpConstant %ulong 3
%ids = OpVariable %in Input
%main = OpFunction %void None %procedure
%numbers = OpFunctionParameter %global
%more = OpFunctionParameter %uint
%shared = OpFunctionParameter %local
%start = OpLabel
%three = OpLoad %ulong3 %ids Aligned 32
%id = OpCompositeExtract %ulong %three 0
%lane = OpBitwiseAnd %ulong %id %mask
%place = OpInBoundsPtrAccessChain %global %numbers %id
%own = OpInBoundsPtrAccessChain %local %shared %lane
%number = OpLoad %uint %place Aligned 4
%sum = OpIAdd %uint %number %more
OpStore %own %sum Aligned 4
%again = OpLoad %uint %own Aligned 4
%product = OpIMul %uint %again %factor
OpStore %place %product Aligned 4
OpReturn
OpFunctionEnd
`

function wordsOf(assembly: string): Uint32Array {
  const made = assemble(assembly, { version: 0x0001_0000 })
  if (made.kind === 'faulty') throw new Error(made.errors[0]?.message)
  return made.words
}

const numbers = Uint32Array.from({ length: 8 }, (_, n) => 10 * n)
const request: Request = {
  entryPoint: 'scaled',
  groups: [2, 1, 1],
  arguments: [
    { kind: 'buffer', bytes: new Uint8Array(numbers.buffer) },
    { kind: 'value', bytes: Uint8Array.of(7, 0, 0, 0) },
    { kind: 'workgroup', size: 16 },
  ],
  specialization: new Map([[5, 3n]]),
}

function defined() {
  const outcome = execute(wordsOf(text), request)
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
  return outcome
}

it('a job consists of the module, the constants, and a kernel with its arguments', () => {
  const run: Dispatch = {
    ...{ module: new Uint32Array(), entryPoint: 'k', groups: [2, 1, 1], buffers: [] },
    ...{ pushConstants: new Uint8Array(), specialization: [{ id: 5, bytes: Uint8Array.of(3) }] },
    arguments: [
      { kind: 'value', bytes: Uint8Array.of(9) },
      { kind: 'workgroup', size: 64 },
    ],
  }
  const bytes = kernelJobBytes(Uint8Array.of(1, 2, 3, 4), run)
  const words = [...new Uint32Array(bytes.buffer)]
  expect(words).toEqual([
    ...[4, 0x0403_0201, 1, 5, 1, 3, 1, 2, 'k'.charCodeAt(0)],
    ...[2, 1, 1, 1, 1, 1, 2, 0, 1, 9, 2, 64],
  ])
  expect([...new Uint32Array(kernelJobBytes(Uint8Array.of(1, 2, 3, 4)).buffer)]).toEqual([
    ...[4, 0x0403_0201, 0, 0],
  ])
})

it('a kernel runs in the interpreter', () => {
  const buffer = defined().buffers.get('argument,0')
  const bytes = buffer?.bytes.slice().buffer ?? new ArrayBuffer(0)
  expect([...new Uint32Array(bytes)]).toEqual([...numbers].map((number) => (number + 7) * 3))
})

it('buffers of a job are those of bindings, followed by those of arguments', () => {
  const bindings = new Map([['0,1', new Uint8Array(1)]])
  const left = deviceBuffers({ ...request, bindings }, [Uint8Array.of(1), Uint8Array.of(2)])
  expect([...left].map(([key, { bytes }]) => [key, bytes[0]])).toEqual([
    ['0,1', 1],
    ['argument,0', 2],
  ])
})

describe.each(computeDrivers.map((driver) => [driver.name, driver] as const))(
  'the device %s',
  (name, driver) => {
    const isThere = suitesWith(toolDirectory(), driver).length > 0
    it.runIf(isThere || driversRequired)(
      'leaves the same bytes as the interpreter, and reports a difference',
      async () => {
        const tool = await openTool(`opencl:${name}`, { openHarness, timeoutMs: 60_000 })
        if (isProblem(tool) || tool.kind !== 'consumer') throw new Error('no driver')
        const words = wordsOf(text)
        const other = wordsOf(text.replace('OpIAdd', 'OpISub'))
        const answers = await runOnDevice(tool, [
          { words, request, before: defined() },
          { words: other, request, before: defined() },
          { words, request: { ...request, entryPoint: 'absent' }, before: defined() },
        ])
        tool.close()
        expect(answers).toEqual([
          undefined,
          expect.objectContaining({ said: expect.stringContaining('buffer argument,0, byte 0') }),
          expect.objectContaining({
            kind: 'invalid',
            message: expect.stringContaining('clCreateKernel'),
          }),
        ])
      },
      120_000,
    )
  },
)
