import { pairIn, pairOf } from '../pairs/pair-of.ts'
import {
  declared,
  instructionsOf,
  type Kind,
  loaded,
  ofIntersections,
  results,
  shader,
} from './shared/queries.ts'

const kinds = Object.keys(results) as Kind[]

const initialize = 'OpRayQueryInitializeKHR %query %top'

const start = `${loaded}
${initialize} %uint_0 %uint_255 %a_float3 %float_0 %a_float3 %float_1`

/** Instructions with nothing but a query and, where they have some, fixed operands. */
const plain = {
  Initialize: ' %top %uint_0 %uint_255 %a_float3 %float_0 %a_float3 %float_1',
  Terminate: '',
  GenerateIntersection: ' %float_1',
  ConfirmIntersection: '',
}

const queried = [
  ...Object.entries(plain).map(([name, rest]) => `OpRayQuery${name}KHR @${name}@${rest}`),
  ...kinds
    .flatMap((kind) => instructionsOf(kind, results[kind], '@'))
    .map((line) => {
      const [, name = ''] = /^%of_(\w+)/.exec(line) ?? []
      return line.replace('@', `@${name}@`)
    }),
].map((line) =>
  line.replace(/@(\w+)@/, (_, name: string) => `{%query | ${name.toLowerCase()}: %real}`),
)

const intersections = kinds.flatMap((kind) =>
  ofIntersections[kind].map(
    (name) =>
      `%of_${name} = OpRayQueryGetIntersection${name}KHR ${results[kind]} %query {%uint_0 | ${name.toLowerCase()}: %a_uint}`,
  ),
)

/** Bits of Ray Flags that may be set together, and bits of which one excludes the other. */
const together = [1, 2, 64, 128, 16, 32, 4, 8, 1 + 16, 2 + 32 + 8, 64 + 16 + 4, 128 + 32]
const apart = [
  1 + 2,
  1 + 64,
  1 + 128,
  2 + 64,
  2 + 128,
  64 + 128,
  16 + 32,
  1 + 2 + 64 + 128,
  4 + 16 + 32,
]

function started(flags: string): string {
  return `${initialize} ${flags} %uint_255 %a_float3 %float_0 %a_float3 %float_1`
}

/** Pairs of the rules on operands of instructions on ray queries. */
export const pairs = [
  pairIn(shader)`ray-query-operand-points-to-a-ray-query/every-instruction
every instruction on ray queries takes a pointer to one
interfaces: %scene %query %real
declarations: ${declared}
%real = OpVariable %pointer_Private_float Private
body: ${loaded}
${queried.join('\n')}`,
  pairIn(shader)`ray-query-operand-points-to-a-ray-query/pointers
pointers to ray queries lead to variables, elements and members
interfaces: %scene %query %real %variable_Private_ray_query_array2 %variable_Private_ray_query_only
declarations: ${declared}
%real = OpVariable %pointer_Private_float Private
body: ${start}
%element = OpAccessChain %to_query %variable_Private_ray_query_array2 %uint_1
%member = OpAccessChain %to_query %variable_Private_ray_query_only %uint_0
%of_local = OpRayQueryProceedKHR %bool %variable_Function_ray_query
%of_element = OpRayQueryProceedKHR %bool {%element | array: %variable_Private_ray_query_array2 | integer: %a_uint | float: %a_float
| acceleration-structure: %top | structure-variable: %scene}
OpRayQueryTerminateKHR {%member | structure: %variable_Private_ray_query_only | query-itself: %a_ray_query}`,
  pairIn(shader)`acceleration-structure-is-one/shader
a ray query is initialized with an acceleration structure, loaded or converted
declarations: ${declared}
body: ${loaded}
%converted = OpConvertUToAccelerationStructureKHR %structure %a_ulong
OpRayQueryInitializeKHR %query %converted %uint_0 %uint_255 %a_float3 %float_0 %a_float3 %float_1
OpRayQueryInitializeKHR %query {%top | address: %a_ulong | address-pair: %a_uint2 | integer: %uint_0 | float: %a_float
| structure: %a_uint_only} %uint_0 %uint_255 %a_float3 %float_0 %a_float3 %float_1`,
  pairIn(shader)`ray-flags-and-cull-mask-are-32-bit-integers/shader
flags and masks are integers of either signedness, constant or not
declarations: ${declared}
body: ${start}
${initialize} %int_1 %a_int %a_float3 %float_0 %a_float3 %float_1
${initialize} {%a_uint | wide-flags: %a_ulong | narrow-flags: %a_ushort | float-flags: %a_float | vector-flags: %a_uint2
| boolean-flags: %a_bool} {%a_uint | wide-mask: %a_ulong | narrow-mask: %uchar_255 | float-mask: %a_float
| vector-mask: %a_uint2 | boolean-mask: %a_bool} %a_float3 %float_0 %a_float3 %float_1`,
  pairOf`ray-flags-do-not-conflict/shader: flags that do not exclude one another are set together
${shader}
declarations: ${declared}
body: ${loaded}
${together.map((flags) => started(`%uint_${flags}`)).join('\n')}
${started('%null_uint')}
${started(`{%uint_0 ${apart.map((flags) => `| flags-${flags}: %uint_${flags}`).join(' ')}}`)}
${started('{%int_1 | signed: %int_3}')}`,
  pairOf`ray-origin-and-direction-are-3-component-vectors/shader: rays have an origin and a direction of three floats
${shader}
declarations: ${declared}
body: ${loaded}
${initialize} %uint_0 %uint_255 {%a_float3 | longer-origin: %a_float4 | shorter-origin: %a_float2 | wide-origin: %a_double3
| narrow-origin: %a_half3 | integer-origin: %a_uint3 | array-origin: %a_float_array3 | scalar-origin: %a_float} %float_0
{%a_float3 | longer-direction: %a_float4 | shorter-direction: %a_float2 | wide-direction: %a_double3
| narrow-direction: %a_half3 | integer-direction: %a_int3 | array-direction: %a_float_array3 | scalar-direction: %a_float} %float_1`,
  pairIn(shader)`ray-tmin-and-tmax-are-32-bit-floats/shader: rays begin and end at floats
declarations: ${declared}
body: ${loaded}
${initialize} %uint_0 %uint_255 %a_float3 {%a_float | wide-tmin: %a_double | narrow-tmin: %a_half | integer-tmin: %uint_0
| vector-tmin: %a_float3} %a_float3 {%float_1 | wide-tmax: %double_1 | narrow-tmax: %half_1 | integer-tmax: %int_1
| vector-tmax: %a_float2 | boolean-tmax: %true}`,
  pairIn(shader)`hit-t-is-a-32-bit-float/shader: a generated intersection is at a float
declarations: ${declared}
body: ${start}
OpRayQueryGenerateIntersectionKHR %query %float_1
OpRayQueryGenerateIntersectionKHR %query {%a_float | wide: %a_double | narrow: %a_half | integer: %a_uint | vector: %a_float2
| boolean: %a_bool}`,
  pairIn(shader)`intersection-is-a-32-bit-integer-constant/every-instruction
every instruction on intersections says by a constant on which
declarations: ${declared}
body: ${start}
${intersections.join('\n')}`,
  pairIn(shader)`intersection-is-a-32-bit-integer-constant/constants
every constant instruction says which intersection is meant
declarations: ${declared}
%computed = OpSpecConstantOp %uint IAdd %spec_uint_0 %uint_0
body: ${start}
%sum = OpIAdd %uint %uint_0 %uint_0
${['%int_1', '%spec_uint_1', '%null_uint', '%computed', '%spec_int_0']
  .map((constant, at) => `%by_${at} = OpRayQueryGetIntersectionTypeKHR %uint %query ${constant}`)
  .join('\n')}
%type = OpRayQueryGetIntersectionTypeKHR %uint %query {%uint_1 | sum: %sum | undefined-signed: %a_int | wide: %ulong_0
| narrow: %ushort_1 | float: %float_0 | boolean: %true | wide-null: %null_ulong | specialized-float: %spec_float
| vector: %null_uint2}`,
]
