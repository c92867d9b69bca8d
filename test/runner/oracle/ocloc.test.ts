import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { readerAsked } from '../../support/readers.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment

/** A kernel with a body, after its declarations. */
function kernel(capabilities: string, declarations: string, body: string) {
  return assembly(
    `OpCapability Kernel
OpCapability Addresses
${capabilities}
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
%void = OpTypeVoid
%signature = OpTypeFunction %void
%uint = OpTypeInt 32 0
${declarations}
%main = OpFunction %void None %signature
%entry = OpLabel
${body}
OpReturn
OpFunctionEnd`,
  )
}

describe.runIf(readerAsked('ocloc'))("Intel's offline compiler", () => {
  let compiler: Consumer
  beforeAll(async () => {
    compiler = await consumer('ocloc@testing')
  })
  afterAll(() => compiler.close())

  it('reports that its device does not have a type', async () => {
    const module = kernel(
      'OpCapability Float64',
      `%double = OpTypeFloat 64
%pointer = OpTypePointer CrossWorkgroup %double
%null = OpConstantNull %pointer`,
      `%value = OpLoad %double %null Aligned 8
%sum = OpFAdd %double %value %value
OpStore %null %sum Aligned 8`,
    )
    expect(await compiler.takeAll([{ module, environment }])).toEqual([
      { kind: 'unsupported', why: expect.stringContaining('is not supported on this platform.') },
    ])
  })

  it('reports that its device does not have a shape of matrices', async () => {
    const module = kernel(
      `OpCapability CooperativeMatrixKHR
OpExtension "SPV_KHR_cooperative_matrix"`,
      `%subgroup = OpConstant %uint 3
%sixteen = OpConstant %uint 16
%accumulator = OpConstant %uint 2
%row_major = OpConstant %uint 0
%float = OpTypeFloat 32
%matrix = OpTypeCooperativeMatrixKHR %float %subgroup %sixteen %sixteen %accumulator
%pointer = OpTypePointer CrossWorkgroup %float
%null = OpConstantNull %pointer`,
      `%value = OpCooperativeMatrixLoadKHR %matrix %null %row_major %sixteen
OpCooperativeMatrixStoreKHR %null %value %row_major %sixteen`,
    )
    expect(await compiler.takeAll([{ module, environment }])).toEqual([
      { kind: 'unsupported', why: expect.stringContaining('Unsupported JointMatrix operation') },
    ])
  })

  it('counts as crashed if it finds an error in itself', async () => {
    const module = kernel(
      `OpCapability Int8
%opencl = OpExtInstImport "OpenCL.std"`,
      `%uchar = OpTypeInt 8 0
%pointer = OpTypePointer UniformConstant %uchar
%format = OpUndef %pointer`,
      '%printed = OpExtInst %uint %opencl printf %format',
    )
    expect(await compiler.takeAll([{ module, environment }])).toEqual([
      { kind: 'crash', signal: 'none', message: expect.stringContaining('printf guard') },
    ])
  })
})
