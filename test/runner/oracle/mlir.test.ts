import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { readerAsked } from '../../support/readers.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('opencl1.2') as Environment

describe.runIf(readerAsked('mlir-translate'))("MLIR's reader", () => {
  let reader: Consumer
  beforeAll(async () => {
    reader = await consumer('mlir-translate@testing')
  })
  afterAll(() => reader.close())

  it.each([
    [
      'images of kernels',
      'not supported yet',
      `%void = OpTypeVoid
%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly`,
    ],
    [
      'arrays of a specialized length',
      'right now',
      `%uint = OpTypeInt 32 0
%length = OpSpecConstant %uint 2
%array = OpTypeArray %uint %length`,
    ],
    [
      'coherent parameters',
      'unimplemented decoration',
      `OpDecorate %parameter Coherent
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%pointer = OpTypePointer CrossWorkgroup %uint
%signature = OpTypeFunction %void %pointer
%main = OpFunction %void None %signature
%parameter = OpFunctionParameter %pointer
%entry = OpLabel
OpReturn
OpFunctionEnd`,
    ],
    [
      'phis behind a loop',
      'unimplemented',
      `%void = OpTypeVoid
%bool = OpTypeBool
%true = OpConstantTrue %bool
%signature = OpTypeFunction %void
%main = OpFunction %void None %signature
%entry = OpLabel
OpBranch %header
%header = OpLabel
OpLoopMerge %merge %continue None
OpBranchConditional %true %continue %merge
%continue = OpLabel
OpBranch %header
%merge = OpLabel
%phi = OpPhi %bool %true %header
OpReturn
OpFunctionEnd`,
    ],
  ])('reports that its dialect does not have %s', async (_, words, rest) => {
    const module = assembly(
      `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
${rest}`,
    )
    expect(await reader.takeAll([{ module, environment }])).toEqual([
      { kind: 'unsupported', why: expect.stringContaining(words) },
    ])
  })
})
