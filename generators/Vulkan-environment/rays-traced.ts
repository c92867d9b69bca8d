import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Operands of a ray; those of a valid one where they are absent. */
interface Ray {
  readonly flags?: string
  readonly origin?: string
  readonly least?: string
  readonly direction?: string
  readonly most?: string
  readonly time?: string
}

/** An instruction that traces rays, in a shader that may have it. */
interface Tracing {
  readonly slug: string
  readonly shader: Pieces
  readonly line: (flags: string, ray: string, time: string) => string
}

const scene = `%scene = OpVariable %pointer_UniformConstant_acceleration_structure UniformConstant
%nan = OpConstant %float 0x1.8p+128
%infinity = OpConstant %float 0x1p+128
%minus_infinity = OpConstant %float -0x1p+128
%greatest = OpConstant %float 0x1.fffffep+127
%tiny = OpConstant %float 0x1p-149
%minus_tiny = OpConstant %float -0x1p-149
%point = OpConstantComposite %float3 %float_0 %greatest %float_minus_1
%point_of_nan = OpConstantComposite %float3 %float_0 %nan %float_minus_1
%infinite_point = OpConstantComposite %float3 %infinity %greatest %float_minus_1
%minus_infinite_point = OpConstantComposite %float3 %float_0 %greatest %minus_infinity`

function generation(capability?: string, extension?: string): Pieces {
  const capabilities = ['RayTraversalPrimitiveCullingKHR', capability].filter(
    (one) => one !== undefined,
  )
  return {
    ...stage('RayGenerationKHR', {
      capabilities,
      extensions: extension === undefined ? [] : [extension],
      interfaces: '%scene %variable_RayPayloadKHR_uint',
    }),
    annotations: bindingOf('scene'),
    declarations: `${scene}`,
  }
}

const table = '%uint_255 %uint_0 %uint_0 %uint_0'

const query: Tracing = {
  slug: 'ray-query',
  shader: {
    ...stage('GLCompute', {
      capabilities: ['RayQueryKHR', 'RayTraversalPrimitiveCullingKHR'],
      extensions: ['SPV_KHR_ray_query'],
      interfaces: '%scene %variable_Private_ray_query',
    }),
    annotations: bindingOf('scene'),
    declarations: `${scene}`,
  },
  line: (flags, ray) =>
    `OpRayQueryInitializeKHR %variable_Private_ray_query %structure ${flags} %uint_255 ${ray}`,
}

const trace: Tracing = {
  slug: 'trace-ray',
  shader: generation(),
  line: (flags, ray) =>
    `OpTraceRayKHR %structure ${flags} ${table} ${ray} %variable_RayPayloadKHR_uint`,
}

const motion: Tracing = {
  slug: 'trace-ray-motion',
  shader: generation('RayTracingMotionBlurNV', 'SPV_NV_ray_tracing_motion_blur'),
  line: (flags, ray, time) =>
    `OpTraceRayMotionNV %structure ${flags} ${table} ${ray} ${time} %variable_RayPayloadKHR_uint`,
}

const tracings = [query, trace, motion]

/** The shader with one ray. */
function traced({ shader, line }: Tracing, ray: Ray): Pieces {
  const { flags = '%uint_0', origin = '%point', least = '%float_0' } = ray
  const { direction = '%point', most = '%float_1', time = '%float_0' } = ray
  const instruction = line(flags, `${origin} ${least} ${direction} ${most}`, time)
  return { ...shader, body: `%structure = OpLoad %acceleration_structure %scene\n${instruction}` }
}

/** A finite point, and ways in which it is not. */
function finite(operand: string): string {
  return `{%point | ${operand}-nan: %point_of_nan | ${operand}-infinite: %infinite_point | ${operand}-minus-infinite: %minus_infinite_point}`
}

function ofRays(tracing: Tracing) {
  const { slug } = tracing
  return [
    pairOf`${slug}-finite/points ${inVulkan}
a ray has finite coordinates
${traced(tracing, { origin: finite('origin'), direction: finite('direction') })}`,
    pairOf`${slug}-finite/interval ${inVulkan}
a ray has an interval without an end
${traced(tracing, { least: '{%float_0 | least-nan: %nan}', most: '{%infinity | most-nan: %nan}' })}`,
    pairOf`${slug}-interval-positive/numbers ${inVulkan}
a ray begins and ends at 0
${traced(tracing, {
  least: '{%float_0 | least: %minus_tiny | both: %float_minus_2}',
  most: '{%float_0 | both: %float_minus_1}',
})}`,
    pairOf`${slug}-interval-ordered/numbers ${inVulkan}
a ray begins where it ends
${traced(tracing, {
  least: '{%float_2 | from-infinity: %infinity}',
  most: '{%float_2 | ends-before: %float_1 | ends-at-0: %float_0}',
})}`,
  ]
}

/** Flags of one bit each or of bits that go together, and ways of setting bits that do not. */
function flags(rule: string, name: string, of: Tracing, valid: number, ways: readonly number[]) {
  const broken = ways.map((bits) => `| flags-${bits}: %uint_${bits}`).join(' ')
  return pairOf`${rule}/${name} ${inVulkan}: the flags of a ray go together
${traced(of, { flags: `{%uint_${valid} ${broken}}` })}`
}

const [opaque, notOpaque, back, front, cullOpaque, cullNotOpaque] = [1, 2, 16, 32, 64, 128]
const [triangles, boxes, micromap] = [256, 512, 1024]

/** Ray flags of opacity, of which a ray has one. */
const opacities = [
  opaque + notOpaque,
  opaque + cullOpaque,
  opaque + cullNotOpaque,
  notOpaque + cullOpaque,
  notOpaque + cullNotOpaque,
  cullOpaque + cullNotOpaque,
  opaque + notOpaque + cullOpaque + cullNotOpaque,
]

/** Pairs of the rules on constant operands of instructions that trace rays. */
export const pairs = [
  ...tracings.flatMap(ofRays),
  pairOf`trace-ray-motion-time/numbers ${inVulkan}: a ray is traced at the beginning
${traced(motion, { time: '{%float_0 | before: %minus_tiny | after: %float_2}' })}`,
  pairOf`trace-ray-motion-time/end ${inVulkan}: a ray is traced at the end
${traced(motion, { time: '{%float_1 | infinite: %infinity}' })}`,
  flags('ray-query-flags-skip-one', 'triangles', query, triangles, [triangles + boxes]),
  flags('ray-query-flags-skip-one', 'boxes', query, boxes + 4, [boxes + triangles + 4]),
  flags('ray-query-flags-skip-or-cull', 'triangles', query, triangles, [
    triangles + back,
    triangles + front,
  ]),
  flags('ray-query-flags-skip-or-cull', 'boxes', query, boxes + back, [triangles + back]),
  flags('trace-ray-flags-skip-one', 'triangles', trace, triangles, [triangles + boxes]),
  flags('trace-ray-flags-skip-one', 'boxes', trace, boxes + 4, [boxes + triangles + 4]),
  flags('trace-ray-flags-cull-one-face', 'triangles', trace, triangles, [
    triangles + back,
    triangles + front,
    triangles + back + front,
  ]),
  flags('trace-ray-flags-cull-one-face', 'back', trace, boxes + back, [boxes + back + front]),
  flags('trace-ray-flags-one-opacity', 'opaque', trace, opaque, opacities),
  flags('trace-ray-flags-one-opacity', 'cull', trace, back + cullNotOpaque, [
    back + cullNotOpaque + cullOpaque,
  ]),
  ...tracings.map((of) => flags('ray-flags-micromap', of.slug, of, 4, [micromap, micromap + 4])),
  pairIn(stage('IntersectionKHR'))`hit-kind-range/least ${inVulkan}: a hit is of the first kind
body: %accepted = OpReportIntersectionKHR %bool %float_1 {%uint_0 | beyond: %uint_128}`,
  pairIn(stage('IntersectionKHR'))`hit-kind-range/most ${inVulkan}: a hit is of the last kind
body: %accepted = OpReportIntersectionKHR %bool %float_1 {%uint_127 | far-beyond: %uint_255}`,
]
