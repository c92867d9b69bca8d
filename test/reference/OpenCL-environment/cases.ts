import type { RuleCase } from '../case-makers.ts'
import { caseMakers } from '../case-makers.ts'
import { kernel, type Pieces } from '../core/pieces.ts'

const { parts } = caseMakers('OpenCL-environment')
const base: Pieces = { ...kernel, minor: 0 }

/** A kernel that also declares these capabilities. */
function having(...capabilities: readonly string[]): Pieces {
  const declared = ['Kernel', 'Addresses', ...capabilities].map((name) => `OpCapability ${name}`)
  return { ...base, capabilities: declared.join('\n') }
}

function made(slug: string, common: Pieces, valid: Pieces, invalid: Pieces): RuleCase {
  return parts(slug, valid, invalid, common)
}

/** The same case in OpenCL 1.2. */
function in12(row: RuleCase): RuleCase {
  return { ...row, environment: 'opencl1.2' }
}

const images = having(
  'ImageBasic',
  'Image1D',
  'Sampled1D',
  'ImageBuffer',
  'SampledBuffer',
  'ImageReadWrite',
)

/** An image type with these operands; `more` is of the invalid module alone. */
function image(slug: string, valid: string, invalid: string, more: Pieces = {}): RuleCase {
  return made(
    slug,
    images,
    { declarations: `%image = OpTypeImage ${valid}` },
    { ...more, declarations: `%image = OpTypeImage ${invalid}` },
  )
}

const moduleCases: readonly RuleCase[] = [
  made(
    'execution-model-kernel',
    having('Shader'),
    { capabilities: having().capabilities ?? '' },
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main"',
      modes: 'OpExecutionMode %main LocalSize 1 1 1',
    },
  ),
  made('addressing-model-physical', having(), {}, { memoryModel: 'OpMemoryModel Logical OpenCL' }),
  made(
    'memory-model-opencl',
    having(),
    {},
    {
      capabilities: having('Shader').capabilities ?? '',
      memoryModel: 'OpMemoryModel Physical64 GLSL450',
    },
  ),
  made('extension-of-spirv', having(), {}, { extensions: 'OpExtension "cl_khr_fp16"' }),
  made('capability-granted', base, having('Int64'), having('Matrix')),
  in12(made('capability-since-2-0', base, having('Groups'), having('GenericPointer'))),
]

const imageCases: readonly RuleCase[] = [
  image(
    'image-sampled-type-void',
    '%void 2D 0 0 0 0 Unknown ReadOnly',
    '%f32 2D 0 0 0 0 Unknown ReadOnly',
  ),
  image(
    'image-sampled-operand',
    '%void 2D 0 0 0 0 Unknown ReadOnly',
    '%void 2D 0 0 0 1 Unknown ReadOnly',
  ),
  image(
    'image-single-sampled',
    '%void 2D 0 0 1 0 Unknown ReadOnly',
    '%void 3D 0 0 1 0 Unknown ReadOnly',
  ),
  image(
    'image-arrayed-dim',
    '%void 1D 0 1 0 0 Unknown ReadOnly',
    '%void 3D 0 1 0 0 Unknown ReadOnly',
  ),
  image(
    'image-format-unknown',
    '%void 2D 0 0 0 0 Unknown ReadOnly',
    '%void 2D 0 0 0 0 Rgba8 ReadOnly',
    having('ImageBasic', 'Shader'),
  ),
  image(
    'image-access-qualifier',
    '%void 2D 0 0 0 0 Unknown ReadWrite',
    '%void 2D 0 0 0 0 Unknown',
    having('ImageBasic', 'ImageReadWrite'),
  ),
  image(
    'image-dim',
    '%void Buffer 0 0 0 0 Unknown ReadOnly',
    '%void Cube 0 0 0 0 Unknown ReadOnly',
    having('ImageBasic', 'ImageBuffer', 'SampledBuffer', 'Shader'),
  ),
  image('image-depth', '%void 2D 1 0 0 0 Unknown ReadOnly', '%void 2D 2 0 0 0 Unknown ReadOnly'),
  image('image-depth', '%void 3D 0 0 0 0 Unknown ReadOnly', '%void 3D 1 0 0 0 Unknown ReadOnly'),
]

const parameters = `%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%written = OpTypeImage %void 3D 0 0 0 0 Unknown WriteOnly
%layers = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%u64 = OpTypeInt 64 0
%v2l = OpTypeVector %u64 2
%repeating = OpConstantSampler %sampler Repeat 0 Nearest
%clamping = OpConstantSampler %sampler ClampToEdge 0 Nearest
%xf = OpConstantComposite %v2f %f0 %f0
%xu = OpConstantComposite %v2u %u0 %u0
%yu = OpConstantComposite %v3u %u0 %u0 %u0
%zu = OpConstantComposite %v4u %u0 %u0 %u0 %u0
%zf = OpConstantComposite %v4f %f0 %f0 %f0 %f0
%long = OpConstantNull %v2l
%small = OpConstantNull %v2u`
const reading: Pieces = {
  ...having('ImageBasic', 'LiteralSampler', 'Int64'),
  declarations: `${parameters}\n%takes = OpTypeFunction %void %image %written %layers`,
}

/** A function that has images, with instructions. */
function reads(lines: string): Pieces {
  return {
    functions: `%reader = OpFunction %void None %takes
%i = OpFunctionParameter %image
%w = OpFunctionParameter %written
%l = OpFunctionParameter %layers
%reader_entry = OpLabel
${lines}
OpReturn
OpFunctionEnd`,
  }
}

function sampling(sampler: string, rest: string): Pieces {
  return reads(`%s = OpSampledImage %sampled %i %${sampler}
%r = OpImageSampleExplicitLod %v4f %s ${rest}`)
}

const accessCases: readonly RuleCase[] = [
  made(
    'no-const-offset',
    reading,
    reads('%r = OpImageRead %v4f %i %xu'),
    reads('%r = OpImageRead %v4f %i %xu ConstOffset %small'),
  ),
  made(
    'no-const-offset-sampled',
    reading,
    sampling('clamping', '%xf Lod %f0'),
    sampling('clamping', '%xf Lod|ConstOffset %f0 %small'),
  ),
  made(
    'read-coordinate',
    reading,
    reads('%r = OpImageRead %v4f %l %zu'),
    reads('%r = OpImageRead %v4f %l %yu'),
  ),
  made(
    'read-coordinate',
    reading,
    reads('%r = OpImageRead %v4f %i %xf'),
    reads('%r = OpImageRead %v4f %i %long'),
  ),
  made(
    'sample-coordinate',
    reading,
    sampling('clamping', '%xf Lod %f0'),
    sampling('clamping', '%zf Lod %f0'),
  ),
  made(
    'write-coordinate',
    reading,
    reads('OpImageWrite %w %zu %zf'),
    reads('OpImageWrite %w %zf %zf'),
  ),
  made(
    'integer-coordinate-sampler',
    reading,
    sampling('clamping', '%xu Lod %f0'),
    sampling('repeating', '%xu Lod %f0'),
  ),
  made(
    'image-data-components',
    reading,
    reads('%r = OpImageRead %f32 %i %xu'),
    reads('%r = OpImageRead %v2f %i %xu'),
  ),
  made(
    'image-data-type',
    reading,
    reads('%r = OpImageRead %u32 %i %xu'),
    reads('%r = OpImageRead %u64 %i %xu'),
  ),
]

const atomics: Pieces = {
  ...having('Int64', 'Float64'),
  declarations: `%pw = OpTypePointer Workgroup %u32
%w = OpVariable %pw Workgroup
%pf = OpTypePointer Workgroup %f32
%f = OpVariable %pf Workgroup
%pi = OpTypePointer Image %u32
%u3 = OpConstant %u32 3
%u5 = OpConstant %u32 5
%relaxed = OpConstant %u32 0
%acquire = OpConstant %u32 2
%both = OpConstant %u32 6
%consistent = OpConstant %u32 16
%takes = OpTypeFunction %void %pi`,
}

const atomicCases: readonly RuleCase[] = [
  made(
    'atomic-integer-type',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
    { body: '%r = OpAtomicLoad %f32 %f %u1 %relaxed' },
  ),
  made(
    'atomic-storage-class',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
    {
      functions: `%taker = OpFunction %void None %takes
%p = OpFunctionParameter %pi
%taker_entry = OpLabel
%r = OpAtomicLoad %u32 %p %u1 %relaxed
OpReturn
OpFunctionEnd`,
    },
  ),
  made(
    'atomic-scope',
    atomics,
    { body: '%r = OpAtomicLoad %u32 %w %u3 %relaxed' },
    { body: '%r = OpAtomicLoad %u32 %w %u4 %relaxed' },
  ),
  in12(
    made(
      'atomic-scope-device',
      atomics,
      { body: '%r = OpAtomicLoad %u32 %w %u1 %relaxed' },
      { body: '%r = OpAtomicLoad %u32 %w %u2 %relaxed' },
    ),
  ),
  made(
    'atomic-memory-order',
    atomics,
    { body: '%r = OpAtomicIIncrement %u32 %w %u1 %acquire' },
    { body: '%r = OpAtomicIIncrement %u32 %w %u1 %both' },
  ),
  in12(
    made(
      'atomic-relaxed',
      atomics,
      { body: '%r = OpAtomicIIncrement %u32 %w %u1 %relaxed' },
      { body: '%r = OpAtomicIIncrement %u32 %w %u1 %consistent' },
    ),
  ),
]

const groups: Pieces = { ...atomics, ...having('Groups', 'Pipes') }
const shared = `${atomics.declarations}
%pg = OpTypePointer CrossWorkgroup %u32
%g = OpVariable %pg CrossWorkgroup
%event = OpTypeEvent
%null = OpConstantNull %event
%u64 = OpTypeInt 64 0
%n = OpConstant %u64 1`

const barrierCases: readonly RuleCase[] = [
  made(
    'async-copy-scope',
    { ...having('Int64'), declarations: shared },
    { body: '%e = OpGroupAsyncCopy %event %u2 %w %g %n %n %null' },
    { body: '%e = OpGroupAsyncCopy %event %u3 %w %g %n %n %null' },
  ),
  made(
    'group-scope',
    groups,
    { body: '%r = OpGroupAll %bool %u3 %true' },
    { body: '%r = OpGroupAll %bool %u1 %true' },
  ),
  in12(
    made(
      'group-scope-subgroup',
      { ...atomics, ...having('Groups') },
      { body: '%r = OpGroupAll %bool %u3 %true' },
      { body: '%r = OpGroupAll %bool %u2 %true' },
    ),
  ),
  made(
    'execution-scope',
    atomics,
    { body: 'OpControlBarrier %u2 %u2 %consistent' },
    { body: 'OpControlBarrier %u1 %u2 %consistent' },
  ),
  made(
    'barrier-memory-scope',
    atomics,
    { body: 'OpMemoryBarrier %u4 %acquire' },
    { body: 'OpMemoryBarrier %u5 %acquire' },
  ),
  in12(
    made(
      'barrier-memory-scope-workgroup',
      atomics,
      { body: 'OpMemoryBarrier %u2 %consistent' },
      { body: 'OpMemoryBarrier %u1 %consistent' },
    ),
  ),
  made(
    'barrier-memory-order',
    atomics,
    { body: 'OpMemoryBarrier %u2 %acquire' },
    { body: 'OpMemoryBarrier %u2 %both' },
  ),
  in12(
    made(
      'barrier-sequentially-consistent',
      atomics,
      { body: 'OpMemoryBarrier %u2 %consistent' },
      { body: 'OpMemoryBarrier %u2 %acquire' },
    ),
  ),
]

/** A kernel with an argument of a type. */
function takes(type: string): Pieces {
  return {
    ...base,
    entryPoints: 'OpEntryPoint Kernel %main "main"\nOpEntryPoint Kernel %other "other"',
    declarations: `%pg = OpTypePointer CrossWorkgroup %u32
%pair = OpTypeStruct %u32 %v2f
%listed = OpTypeStruct %arr4
%takes = OpTypeFunction %void %${type}`,
    functions: `%other = OpFunction %void None %takes
%p = OpFunctionParameter %${type}
%other_entry = OpLabel
OpReturn
OpFunctionEnd`,
  }
}

/** A kernel with a result of a type. */
function returns(type: string, end: string): Pieces {
  return {
    ...base,
    entryPoints: 'OpEntryPoint Kernel %main "main"\nOpEntryPoint Kernel %other "other"',
    declarations: type === 'void' ? '' : `%takes = OpTypeFunction %${type}`,
    functions: `%other = OpFunction %${type} None %${type === 'void' ? 'fn' : 'takes'}
%other_entry = OpLabel
${end}
OpFunctionEnd`,
  }
}

function calls(callee: string): Pieces {
  return {
    ...base,
    body: '%c = OpFunctionCall %void %first',
    functions: `%first = OpFunction %void None %fn
%first_entry = OpLabel
%d = OpFunctionCall %void %${callee}
OpReturn
OpFunctionEnd
%second = OpFunction %void None %fn
%second_entry = OpLabel
OpReturn
OpFunctionEnd`,
  }
}

const kernelCases: readonly RuleCase[] = [
  made('kernel-returns-void', {}, returns('void', 'OpReturn'), returns('u32', 'OpReturnValue %u0')),
  made('kernel-argument-type', {}, takes('u32'), takes('bool')),
  made('kernel-argument-type', {}, takes('v2f'), takes('arr4')),
  made('kernel-argument-member-type', {}, takes('pair'), takes('listed')),
  made('kernel-argument-storage-class', {}, takes('pg'), takes('fu')),
  made('no-recursion', {}, calls('second'), calls('first')),
]

/** A built-in variable. */
function builtIn(name: string, type: string, storage = 'Input'): Pieces {
  return {
    ...having('Int64'),
    annotations: `OpDecorate %b BuiltIn ${name}`,
    declarations: `%u64 = OpTypeInt 64 0
%v3l = OpTypeVector %u64 3
%pb = OpTypePointer ${storage} %${type}
%b = OpVariable %pb ${storage}`,
  }
}

const builtInCases: readonly RuleCase[] = [
  made(
    'built-in-input',
    {},
    builtIn('WorkDim', 'u32'),
    builtIn('WorkDim', 'u32', 'CrossWorkgroup'),
  ),
  made('built-in-integer-type', {}, builtIn('WorkDim', 'u32'), builtIn('WorkDim', 'u64')),
  made(
    'built-in-size-type',
    {},
    builtIn('GlobalLinearId', 'u64'),
    builtIn('GlobalLinearId', 'u32'),
  ),
  made('built-in-sizes-type', {}, builtIn('GlobalSize', 'v3l'), builtIn('GlobalSize', 'v3u')),
]

/** A case of each rule of the text at least. */
export const cases: readonly RuleCase[] = [
  ...moduleCases,
  ...imageCases,
  ...accessCases,
  ...atomicCases,
  ...barrierCases,
  ...kernelCases,
  ...builtInCases,
]
