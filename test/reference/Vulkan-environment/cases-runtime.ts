import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { lines, parts } from './case.ts'

/** Where an instruction has the operands of its ray. */
interface Traced {
  readonly slug: string
  readonly base: Pieces
  readonly instruction: (ray: Ray) => string
}

interface Ray {
  readonly flags?: string
  readonly origin?: string
  readonly least?: string
  readonly most?: string
  readonly time?: string
}

const numbers = lines(
  '%f5 = OpConstant %f32 5',
  '%half = OpConstant %f32 0.5',
  '%minus = OpConstant %f32 -1',
  '%infinite = OpConstant %f32 Infinity',
  '%nan = OpConstant %f32 NaN',
  '%here = OpConstantComposite %v3f %f0 %f0 %f0',
  '%far = OpConstantComposite %v3f %f0 %infinite %f0',
  '%t = OpTypeAccelerationStructureKHR',
  '%pt = OpTypePointer UniformConstant %t',
  '%structure = OpVariable %pt UniformConstant',
  ...[3, 16, 272, 768, 272, 1024, 48, 127, 128].map(
    (value) => `%n${value} = OpConstant %u32 ${value}`,
  ),
)
  .split('\n')
  .filter((line, at, all) => all.indexOf(line) === at)
  .join('\n')

const described = 'OpDecorate %structure DescriptorSet 0\nOpDecorate %structure Binding 0'

const query: Traced = {
  slug: 'ray-query',
  base: {
    minor: 4,
    capabilities:
      'OpCapability Shader\nOpCapability RayQueryKHR\nOpCapability RayTraversalPrimitiveCullingKHR',
    extensions: 'OpExtension "SPV_KHR_ray_query"',
    interface: '%structure %query',
    annotations: described,
    declarations: lines(
      numbers,
      '%q = OpTypeRayQueryKHR',
      '%pq = OpTypePointer Private %q',
      '%query = OpVariable %pq Private',
    ),
  },
  instruction: ({ flags = '%u0', origin = '%here', least = '%f0', most = '%f5' }) =>
    lines(
      '%loaded = OpLoad %t %structure',
      `OpRayQueryInitializeKHR %query %loaded ${flags} %u1 ${origin} ${least} %here ${most}`,
    ),
}

const tracing: Pieces = {
  minor: 4,
  capabilities: 'OpCapability RayTracingKHR\nOpCapability RayTraversalPrimitiveCullingKHR',
  extensions: 'OpExtension "SPV_KHR_ray_tracing"',
  entryPoints: 'OpEntryPoint RayGenerationKHR %main "main" %structure %payload',
  annotations: described,
  declarations: lines(
    numbers,
    '%pp = OpTypePointer RayPayloadKHR %u32',
    '%payload = OpVariable %pp RayPayloadKHR',
  ),
}

const trace: Traced = {
  slug: 'trace-ray',
  base: tracing,
  instruction: ({ flags = '%u0', origin = '%here', least = '%f0', most = '%f5' }) =>
    lines(
      '%loaded = OpLoad %t %structure',
      `OpTraceRayKHR %loaded ${flags} %u1 %u0 %u0 %u0 ${origin} ${least} %here ${most} %payload`,
    ),
}

const motion: Traced = {
  slug: 'trace-ray-motion',
  base: {
    ...tracing,
    capabilities: 'OpCapability RayTracingKHR\nOpCapability RayTracingMotionBlurNV',
    extensions: 'OpExtension "SPV_KHR_ray_tracing"\nOpExtension "SPV_NV_ray_tracing_motion_blur"',
  },
  instruction: ({ flags = '%u0', origin = '%here', least = '%f0', most = '%f5', time = '%half' }) =>
    lines(
      '%loaded = OpLoad %t %structure',
      `OpTraceRayMotionNV %loaded ${flags} %u1 %u0 %u0 %u0 ${origin} ${least} %here ${most} ${time} %payload`,
    ),
}

function traced(slug: string, { base, instruction }: Traced, valid: Ray, invalid: Ray): RuleCase {
  return parts(slug, { body: instruction(valid) }, { body: instruction(invalid) }, base)
}

const rayCases: readonly RuleCase[] = [
  ...[query, trace, motion].flatMap((one) => [
    traced(`${one.slug}-finite`, one, {}, { origin: '%far' }),
    traced(`${one.slug}-finite`, one, { most: '%infinite' }, { most: '%nan' }),
    traced(`${one.slug}-interval-positive`, one, { least: '%f0' }, { least: '%minus' }),
    traced(
      `${one.slug}-interval-ordered`,
      one,
      { least: '%f1', most: '%f1' },
      { least: '%f5', most: '%f1' },
    ),
  ]),
  traced('trace-ray-motion-time', motion, { time: '%f1' }, { time: '%f5' }),
  ...(['%n768', '%n272'] as const).map((flags, index) => ({
    ...traced(
      index === 0 ? 'ray-query-flags-skip-one' : 'ray-query-flags-skip-or-cull',
      query,
      { flags: '%n16' },
      { flags },
    ),
    // Outside of Vulkan the text of ray queries itself keeps such flags apart.
    elsewhere: 'SPV_KHR_ray_query/ray-flags-do-not-conflict' as const,
  })),
  traced('trace-ray-flags-skip-one', trace, { flags: '%n16' }, { flags: '%n768' }),
  traced('trace-ray-flags-cull-one-face', trace, { flags: '%n16' }, { flags: '%n48' }),
  traced('trace-ray-flags-one-opacity', trace, { flags: '%u2' }, { flags: '%n3' }),
  traced('ray-flags-micromap', trace, { flags: '%u2' }, { flags: '%n1024' }),
  parts(
    'hit-kind-range',
    { body: '%r = OpReportIntersectionKHR %bool %f1 %n127' },
    { body: '%r = OpReportIntersectionKHR %bool %f1 %n128' },
    {
      ...tracing,
      entryPoints: 'OpEntryPoint IntersectionKHR %main "main"',
      declarations: '%n127 = OpConstant %u32 127\n%n128 = OpConstant %u32 128',
      annotations: '',
    },
  ),
]

/** A fragment shader with an array of subpass images. */
function subpass(annotation: string): Pieces {
  return {
    capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
    entryPoints: 'OpEntryPoint Fragment %main "main"',
    modes: 'OpExecutionMode %main OriginUpperLeft',
    annotations: lines('OpDecorate %v DescriptorSet 0', 'OpDecorate %v Binding 0', annotation),
    declarations: lines(
      '%image = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown',
      '%images = OpTypeArray %image %u2',
      '%p = OpTypePointer UniformConstant %images',
      '%v = OpVariable %p UniformConstant',
    ),
  }
}

/** A shader that writes a texel. */
function writing(format: string, texel: string): Pieces {
  return {
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    capabilities: 'OpCapability Shader\nOpCapability StorageImageExtendedFormats',
    declarations: lines(
      `%image = OpTypeImage %f32 2D 0 0 0 2 ${format}`,
      '%p = OpTypePointer UniformConstant %image',
      '%v = OpVariable %p UniformConstant',
      '%x = OpConstantNull %v2u',
      `%texel = OpConstantNull ${texel}`,
    ),
    body: '%loaded = OpLoad %image %v\nOpImageWrite %loaded %x %texel',
  }
}

/** A vertex shader with an output. */
function output(type: string): Pieces {
  return {
    capabilities: 'OpCapability Shader\nOpCapability Int8',
    entryPoints: 'OpEntryPoint Vertex %main "main" %v',
    modes: '',
    annotations: 'OpDecorate %v Location 0',
    declarations: lines(
      '%u8 = OpTypeInt 8 0',
      `%p = OpTypePointer Output %${type}`,
      '%v = OpVariable %p Output',
    ),
  }
}

/** Rules of runtime validation that a module alone decides. */
export const runtimeCases: readonly RuleCase[] = [
  ...rayCases,
  parts(
    'subpass-array-attachment-index',
    subpass('OpDecorate %v InputAttachmentIndex 0'),
    subpass(''),
  ),
  parts('written-texel-components', writing('Rg32f', '%v2f'), writing('Rg32f', '%f32')),
  parts(
    'written-texel-components',
    writing('R11fG11fB10f', '%v3f'),
    writing('R11fG11fB10f', '%v2f'),
  ),
  parts('interface-8-bit', output('u32'), output('u8')),
]
