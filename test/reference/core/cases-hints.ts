import type { RuleCase } from '../case-makers.ts'
import { annotated, body, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

/** Bits that exclude each other, bits of semantics, what decorates instructions. */
export const hintCases: readonly RuleCase[] = [
  ...loops(),
  ...scopes(),
  ...semantics(),
  ...conversions(),
  ...targets(),
]

function scopes(): readonly RuleCase[] {
  const barrier = (scope: number): Pieces => ({
    declarations: `%scope = OpConstant %u32 ${scope}\n%semantics = OpConstant %u32 264`,
    body: 'OpMemoryBarrier %scope %semantics',
  })
  const vulkan: Pieces = {
    capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
    memoryModel: 'OpMemoryModel Logical Vulkan',
  }
  const rays: Pieces = {
    capabilities: 'OpCapability Shader\nOpCapability RayTracingKHR',
    extensions: 'OpExtension "SPV_KHR_ray_tracing"',
  }
  return [
    parts('scope-capability', vulkan, {}, { minor: 5, ...barrier(5) }, 'QueueFamily'),
    parts(
      'scope-capability',
      { ...vulkan, extensions: 'OpExtension "SPV_KHR_vulkan_memory_model"' },
      {},
      { minor: 3, ...barrier(5) },
      'QueueFamily of the extension',
    ),
    parts('scope-capability', rays, {}, { minor: 4, ...barrier(6) }, 'ShaderCallKHR'),
  ]
}

function loops(): readonly RuleCase[] {
  const loop = (control: string): string => `OpBranch %head
%head = OpLabel
OpLoopMerge %done %next ${control}
OpBranchConditional %true %inner %done
%inner = OpLabel
OpBranch %next
%next = OpLabel
OpBranch %head
%done = OpLabel`
  const newer: Pieces = { minor: 4 }
  return [
    body('loop-control-unroll', loop('DontUnroll'), loop('Unroll|DontUnroll')),
    body(
      'loop-control-unroll',
      loop('DontUnroll|MinIterations 2'),
      loop('DontUnroll|PeelCount 2'),
      newer,
    ),
    body(
      'loop-control-unroll',
      loop('Unroll|PartialCount 2'),
      loop('DontUnroll|PartialCount 2'),
      newer,
    ),
    body('loop-control-multiple', loop('IterationMultiple 1'), loop('IterationMultiple 0'), newer),
    body(
      'loop-control-multiple',
      loop('DependencyLength|MaxIterations|IterationMultiple|PeelCount 0 0 4 0'),
      loop('DependencyLength|MaxIterations|IterationMultiple|PeelCount 1 1 0 1'),
      newer,
    ),
  ]
}

function semantics(): readonly RuleCase[] {
  const constants = [0, 2, 4, 8, 16, 0x48, 0x108, 0xd48, 0x1048, 0x8000]
    .map((value) => `%s${value} = OpConstant %u32 ${value}`)
    .join('\n')
  const barrier: Pieces = { declarations: constants }
  const exchange: Pieces = {
    declarations: `${constants}
%pw = OpTypePointer Workgroup %u32
%w = OpVariable %pw Workgroup`,
  }
  const pair = (equal: number, unequal: number): string =>
    `%x = OpAtomicCompareExchange %u32 %w %u1 %s${equal} %s${unequal} %u1 %u1`
  return [
    body(
      'memory-semantics-capability',
      'OpMemoryBarrier %u1 %s3400',
      'OpMemoryBarrier %u1 %s4168',
      barrier,
    ),
    body('memory-semantics-capability', 'OpMemoryBarrier %u1 %s264', 'OpMemoryBarrier %u1 %s72', {
      ...kernel,
      ...barrier,
    }),
    body(
      'memory-semantics-capability',
      '%x = OpAtomicLoad %u32 %w %u1 %s0',
      '%x = OpAtomicLoad %u32 %w %u1 %s32768',
      exchange,
    ),
    body('atomic-unequal-not-stronger', pair(2, 2), pair(0, 2), exchange),
    body('atomic-unequal-not-stronger', pair(8, 2), pair(8, 16), exchange),
    body('atomic-unequal-not-stronger', pair(16, 16), pair(4, 16), exchange),
    body('atomic-unequal-not-stronger', pair(16, 2), pair(0, 16), exchange),
    // Neither is said to be stronger.
    body('atomic-unequal-not-stronger', pair(4, 2), pair(0, 2), exchange),
  ]
}

function conversions(): readonly RuleCase[] {
  const operations = `%u = OpConvertFToU %u32 %f1
%w = OpSatConvertSToU %u32 %u1
%f = OpConvertUToF %f32 %u1
%a = OpIAdd %u32 %u1 %u1`
  const saturated = (target: string, common: Pieces = kernel): RuleCase =>
    annotated(
      'saturated-conversion-target',
      'OpDecorate %u SaturatedConversion',
      `OpDecorate %${target} SaturatedConversion`,
      { ...common, body: operations },
    )
  return [
    saturated('w'),
    saturated('f'),
    saturated('a'),
    saturated('u32'),
    annotated(
      'saturated-conversion-target',
      'OpDecorate %u SaturatedConversion',
      'OpMemberDecorate %s 0 SaturatedConversion',
      { ...kernel, declarations: '%s = OpTypeStruct %u32', body: operations },
    ),
  ]
}

function targets(): readonly RuleCase[] {
  const arithmetic: Pieces = {
    imports: '%glsl = OpExtInstImport "GLSL.std.450"',
    body: `%a = OpFAdd %f32 %f1 %f1
%fma = OpExtInst %f32 %glsl Fma %f1 %f1 %f1
%d = OpVectorTimesScalar %v2f %pair %f1
%less = OpFOrdLessThan %bool %f1 %f1
%shifted = OpShiftLeftLogical %u32 %u1 %u1`,
    declarations: '%pair = OpConstantComposite %v2f %f1 %f1',
  }
  const pointers: Pieces = {
    ...kernel,
    declarations: `%p = OpTypePointer CrossWorkgroup %u32
%v = OpVariable %p CrossWorkgroup
%s = OpTypeStruct %u32 %p`,
    body: '%x = OpLoad %u32 %v Aligned 4',
  }
  const varying: Pieces = {
    minor: 4,
    interface: '%in %private',
    declarations: `%pi = OpTypePointer Input %v3u
%in = OpVariable %pi Input
%private = OpVariable %pu Private
%s = OpTypeStruct %u32`,
    annotations: 'OpDecorate %in BuiltIn GlobalInvocationId',
  }
  const buffers = `OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0`
  const counters: Pieces = {
    minor: 4,
    interface: '%one %other %storage',
    declarations: `%s = OpTypeStruct %u32
%ps = OpTypePointer Uniform %s
%one = OpVariable %ps Uniform
%other = OpVariable %ps Uniform
%pb = OpTypePointer StorageBuffer %s
%storage = OpVariable %pb StorageBuffer`,
  }
  const captured: Pieces = {
    capabilities: 'OpCapability TransformFeedback',
    entryPoints: 'OpEntryPoint Vertex %main "main" %out',
    modes: 'OpExecutionMode %main Xfb',
    declarations: `%block = OpTypeStruct %f32
%po = OpTypePointer Output %block
%out = OpVariable %po Output`,
  }
  const capture = 'OpDecorate %block Block\nOpDecorate %out XfbBuffer 0\n'
  const builtIn = varying.annotations
  return [
    annotated(
      'no-contraction-target',
      'OpDecorate %a NoContraction',
      'OpDecorate %less NoContraction',
      arithmetic,
    ),
    annotated(
      'no-contraction-target',
      'OpDecorate %fma NoContraction',
      'OpDecorate %shifted NoContraction',
      arithmetic,
    ),
    annotated(
      'no-contraction-target',
      'OpDecorate %g NoContraction\n%g = OpDecorationGroup\nOpGroupDecorate %g %a %d',
      'OpDecorate %g NoContraction\n%g = OpDecorationGroup\nOpGroupDecorate %g %a %pair',
      arithmetic,
    ),
    annotated(
      'pointer-alignment-target',
      'OpDecorate %v Alignment 4',
      'OpDecorate %x Alignment 4',
      pointers,
    ),
    annotated(
      'pointer-alignment-target',
      'OpDecorate %v MaxByteOffset 4',
      'OpDecorate %p MaxByteOffset 4',
      pointers,
    ),
    annotated(
      'pointer-alignment-target',
      'OpDecorate %v Alignment 4',
      'OpMemberDecorate %s 0 Alignment 4',
      pointers,
    ),
    annotated(
      'user-semantic-target',
      `${builtIn}\nOpDecorateString %in UserSemantic "a"`,
      `${builtIn}\nOpDecorateString %private UserSemantic "a"`,
      varying,
    ),
    annotated(
      'user-semantic-target',
      `${builtIn}\nOpMemberDecorateString %s 0 UserSemantic "a"`,
      `${builtIn}\nOpDecorateString %s UserSemantic "a"`,
      varying,
    ),
    annotated(
      'counter-buffer-target',
      `${buffers}\nOpDecorateId %one CounterBuffer %other`,
      `${buffers}\nOpDecorateId %storage CounterBuffer %other`,
      counters,
    ),
    annotated(
      'counter-buffer-target',
      `${buffers}\nOpDecorateId %g CounterBuffer %other\n%g = OpDecorationGroup\nOpGroupDecorate %g %one`,
      `${buffers}\nOpDecorateId %g CounterBuffer %other\n%g = OpDecorationGroup\nOpGroupDecorate %g %s`,
      counters,
    ),
    annotated(
      'counter-buffer-target',
      `${buffers}\nOpDecorateId %one CounterBuffer %one`,
      `${buffers}\nOpDecorateId %one CounterBuffer %storage`,
      counters,
    ),
    annotated(
      'counter-buffer-target',
      `${buffers}\nOpDecorateId %one CounterBuffer %other`,
      `${buffers}\nOpDecorateId %one CounterBuffer %u1`,
      counters,
    ),
    parts(
      'stride-of-capture',
      { annotations: `${capture}OpDecorate %out XfbStride 8` },
      { annotations: `${capture}OpDecorate %out XfbStride 6` },
      captured,
    ),
    parts(
      'stride-of-capture',
      { annotations: `${capture}OpMemberDecorate %block 0 XfbStride 0` },
      { annotations: `${capture}OpMemberDecorate %block 0 XfbStride 2` },
      captured,
    ),
  ]
}
