import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { newest } from '../newest.ts'
import { compose, kernel, type Pieces } from './pieces.ts'

const shader: Pieces = {
  minor: 4,
  capabilities: [
    'Shader',
    'GroupNonUniformVote',
    'GroupNonUniformBallot',
    'GroupNonUniformShuffle',
    'GroupNonUniformArithmetic',
    'GroupNonUniformQuad',
    'GroupNonUniformPartitionedNV',
  ]
    .map((name) => `OpCapability ${name}`)
    .join('\n'),
  extensions: 'OpExtension "SPV_NV_shader_subgroup_partitioned"',
  declarations: `%u3 = OpConstant %u32 3
%u77 = OpConstant %u32 77
%null = OpConstantNull %u32
%spec = OpSpecConstant %u32 2
%pair = OpTypeStruct %u32 %u32
%ballot = OpConstantComposite %v4u %u1 %u0 %u0 %u0`,
}

const groups: Pieces = {
  ...kernel,
  minor: 3,
  capabilities: `${kernel.capabilities}\nOpCapability GroupNonUniform`,
  declarations: '%u3 = OpConstant %u32 3\n%u77 = OpConstant %u32 77\n%null = OpConstantNull %u32',
}

const copies: Pieces = {
  ...kernel,
  capabilities: 'OpCapability Kernel',
  memoryModel: 'OpMemoryModel Logical OpenCL',
  declarations: `%event = OpTypeEvent
%wf = OpTypePointer Workgroup %f32
%cf = OpTypePointer CrossWorkgroup %f32
%to = OpUndef %wf
%from = OpUndef %cf
%none = OpConstantNull %event`,
}

/** Modules whose fault is for another rule to tell, or that are no fault by the text, with the rules that are broken. */
const table: readonly (readonly [string, Pieces, string, readonly string[]])[] = [
  [
    'the operand of a partitioned operation is a ballot',
    shader,
    '%b = OpGroupNonUniformBallot %v4u %u3 %true\n%x = OpGroupNonUniformIAdd %u32 %u3 PartitionedReduceNV %u1 %b',
    [],
  ],
  [
    'a scope that does not exist',
    shader,
    '%x = OpGroupNonUniformAll %bool %u77 %true',
    ['core/scope-value'],
  ],
  [
    'a scope that does not exist, in a kernel',
    groups,
    '%x = OpGroupNonUniformElect %bool %u77',
    ['core/non-uniform-execution'],
  ],
  [
    'a scope that is null',
    shader,
    '%x = OpGroupNonUniformAll %bool %null %true',
    ['core/scope-constant'],
  ],
  [
    'a scope that is null, in a kernel',
    groups,
    '%x = OpGroupNonUniformElect %bool %null',
    ['core/non-uniform-execution'],
  ],
  [
    'a scope from specialization',
    shader,
    '%x = OpGroupNonUniformAll %bool %spec %true',
    ['core/scope-constant'],
  ],
  [
    'a scope of another type',
    shader,
    '%x = OpGroupNonUniformAll %bool %f1 %true',
    ['core/scope-type'],
  ],
  [
    'a device scope without its capability',
    {
      ...shader,
      capabilities: `${shader.capabilities}\nOpCapability VulkanMemoryModel`,
      extensions: `${shader.extensions}\nOpExtension "SPV_KHR_vulkan_memory_model"`,
      memoryModel: 'OpMemoryModel Logical Vulkan',
    },
    '%x = OpGroupNonUniformAll %bool %u1 %true',
    ['core/scope-device'],
  ],
  [
    'a value that is no object',
    shader,
    '%x = OpGroupNonUniformShuffle %u32 %u3 %u32 %u0',
    ['core/operand-is-object'],
  ],
  [
    'a lane that is a function',
    shader,
    '%x = OpGroupNonUniformBroadcast %u32 %u3 %u1 %main',
    ['core/operand-is-object'],
  ],
  [
    'a result of another kind than the value that is right',
    shader,
    '%x = OpGroupNonUniformFAdd %u32 %u3 Reduce %f1',
    ['core/non-uniform-arithmetic-result'],
  ],
  [
    'sizes of a copy without physical addressing',
    copies,
    '%x = OpGroupAsyncCopy %event %u2 %to %from %f1 %f1 %none',
    [],
  ],
]

describe.each(table)('%s', (_, pieces, body, broken) => {
  it('is for the rules that speak of it', () => {
    const verdict = validate(compose({ ...pieces, body }), newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames : []
    expect(blames.map(({ rule }) => rule)).toEqual(broken)
  })
})
