import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { bound, lines } from './lines.ts'
import { kernel, type Pieces } from './pieces.ts'

const combined: Pieces = {
  declarations: lines(
    '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
    '%depth = OpTypeImage %f32 2D 1 0 0 1 Unknown',
    '%three = OpTypeImage %f32 3D 0 0 0 1 Unknown',
    '%stored = OpTypeImage %f32 2D 0 0 0 2 Rgba8',
    '%later = OpTypeImage %f32 2D 0 0 0 0 Unknown',
    '%sampler = OpTypeSampler',
    ...['image', 'depth', 'three', 'stored', 'later'].map((name) =>
      lines(`%s_${name} = OpTypeSampledImage %${name}`, `%a_${name} = OpUndef %${name}`),
    ),
    '%s = OpUndef %sampler',
  ),
}

const sampledImages: readonly RuleCase[] = [
  body(
    'sampled-image-types-match',
    '%x = OpSampledImage %s_image %a_depth %s',
    '%x = OpSampledImage %s_image %a_three %s',
    combined,
    'Dim and Depth',
  ),
  body(
    'sampled-image-types-match',
    '%x = OpSampledImage %s_later %a_later %s',
    '%x = OpSampledImage %s_image %a_stored %s',
    combined,
    'Sampled',
  ),
  body(
    'sampled-image-sampled',
    '%x = OpSampledImage %s_image %a_image %s',
    '%x = OpSampledImage %s_stored %a_stored %s',
    combined,
  ),
  parts(
    'image-object-operand',
    { body: '%x = OpImage %image %y', locals: '%y = OpSampledImage %s_image %a_image %s' },
    { body: '%x = OpFunctionCall %void %callee %a_image' },
    {
      ...combined,
      declarations: lines(combined.declarations ?? '', '%takes = OpTypeFunction %void %image'),
      functions: lines(
        '%callee = OpFunction %void None %takes',
        '%parameter = OpFunctionParameter %image',
        '%l = OpLabel\nOpReturn\nOpFunctionEnd',
      ),
    },
    'an argument',
  ),
]

const sparse: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability SparseResidency',
  annotations: bound('v'),
  declarations: lines(
    '%image = OpTypeImage %u32 2D 0 0 0 1 Unknown',
    '%result = OpTypeStruct %u32 %v4u',
    '%pi = OpTypePointer UniformConstant %image',
    '%v = OpVariable %pi UniformConstant',
    '%ati = OpConstantComposite %v2u %u0 %u1',
  ),
}
const fetched = '%i = OpLoad %image %v\n%f = OpImageSparseFetch %result %i %ati'
const resident = (code: string) => `%x = OpImageSparseTexelsResident %bool ${code}`
const extracted = (...indexes: readonly number[]) =>
  lines(fetched, `%c = OpCompositeExtract %u32 %f ${indexes.join(' ')}`, resident('%c'))

const residentCodes: readonly RuleCase[] = [
  body('resident-code-origin', extracted(0), lines(fetched, resident('%u0')), sparse, 'a constant'),
  body('resident-code-origin', extracted(0), extracted(1, 0), sparse, 'a texel'),
  declared(
    'resident-code-origin',
    lines(sparse.declarations ?? '', '%c = OpUndef %u32'),
    lines(sparse.declarations ?? '', '%c = OpConstantNull %u32'),
    { ...sparse, body: resident('%c') },
    'no value',
  ),
]

const sampledInKernel: Pieces = {
  ...kernel,
  declarations: lines(
    '%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly',
    '%sampler = OpTypeSampler',
    '%sampled = OpTypeSampledImage %image',
    '%i = OpUndef %image',
    '%s = OpUndef %sampler',
    '%minus0 = OpConstant %f32 -0.0',
    '%at = OpConstantComposite %v2f %f0 %f1',
  ),
}
const withImages = lines(kernel.capabilities ?? '', 'OpCapability ImageBasic')
const level = (lod: string) =>
  lines(
    '%si = OpSampledImage %sampled %i %s',
    `%x = OpImageSampleExplicitLod %v4f %si %at Lod ${lod}`,
  )

const levels: readonly RuleCase[] = [
  body(
    'kernel-lod-capability',
    level('%f0'),
    level('%f1'),
    { ...sampledInKernel, capabilities: withImages },
    'a constant',
  ),
  body(
    'kernel-lod-capability',
    level('%minus0'),
    level('%f1'),
    { ...sampledInKernel, capabilities: withImages },
    'minus 0',
  ),
  parts(
    'kernel-lod-capability',
    { capabilities: lines(kernel.capabilities ?? '', 'OpCapability ImageMipmap') },
    { capabilities: withImages },
    { ...sampledInKernel, body: level('%f1') },
    'the capability',
  ),
]

const passed: Pieces = {
  ...kernel,
  capabilities: withImages,
  declarations: lines(
    '%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly',
    '%pi = OpTypePointer UniformConstant %image',
    '%v = OpVariable %pi UniformConstant',
    '%takes = OpTypeFunction %void %image',
  ),
  functions: lines(
    '%callee = OpFunction %void None %takes',
    '%parameter = OpFunctionParameter %image',
    '%l = OpLabel\nOpReturn\nOpFunctionEnd',
  ),
}
const loaded = '%i = OpLoad %image %v'
const next = 'OpBranch %next\n%next = OpLabel'
const call = '%x = OpFunctionCall %void %callee %i'

const inKernels: readonly RuleCase[] = [
  body(
    'sampled-image-consumed-in-its-block',
    lines(next, loaded, call),
    lines(loaded, next, call),
    passed,
    'an argument in a kernel',
  ),
]

/** What is made of images and samplers, and what kernels do with them. */
export const sampledImageCases: readonly RuleCase[] = [
  ...sampledImages,
  ...residentCodes,
  ...levels,
  ...inKernels,
]
