import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { base, having, in12, made } from './case.ts'
import { atomicCases, barrierCases } from './cases-groups.ts'

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

/** A kernel with an argument of a type. */
function takes(type: string): Pieces {
  return {
    ...base,
    entryPoints: 'OpEntryPoint Kernel %main "main"\nOpEntryPoint Kernel %other "other"',
    declarations: `%pg = OpTypePointer CrossWorkgroup %u32
%pair = OpTypeStruct %u32 %v2f
%listed = OpTypeStruct %arr4
%flagged = OpTypeStruct %bool
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
  made('kernel-argument-member-type', {}, takes('pair'), takes('flagged')),
  made('kernel-argument-member-array', {}, takes('pair'), takes('listed')),
  made('kernel-argument-storage-class', {}, takes('pg'), takes('fu')),
  made('kernel-argument-by-value', {}, takes('pg'), {
    ...takes('fu'),
    annotations: 'OpDecorate %p FuncParamAttr ByVal',
  }),
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
