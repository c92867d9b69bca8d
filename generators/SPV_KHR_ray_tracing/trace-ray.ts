import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'
import { type Model, named, oneOf } from './shared/models.ts'

const tracers: readonly Model[] = ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR']

/** Operands of a ray, by name, in order. */
const usual = {
  structure: '%top',
  flags: '%uint_0',
  mask: '%uint_255',
  offset: '%uint_0',
  stride: '%uint_0',
  miss: '%uint_0',
  origin: '%a_float3',
  tmin: '%float_0',
  direction: '%a_float3',
  tmax: '%float_1',
  payload: '%payload',
}

type Operands = Partial<Record<keyof typeof usual, string>>

/** An instruction that traces a ray with operands of its own. */
function traced(operands: Operands): string {
  return `OpTraceRayKHR ${Object.values({ ...usual, ...operands }).join(' ')}`
}

/** A shader that traces rays in a scene. */
function tracing(model: Model) {
  return piecesIn(stage(model, { interfaces: '%scene %payload %pair %variable_Private_uint' }))`
annotations: ${bindingOf('scene')}
declarations: %scene = OpVariable %pointer_UniformConstant_acceleration_structure UniformConstant
%payload = OpVariable %pointer_RayPayloadKHR_uint RayPayloadKHR
%pair = OpVariable %pointer_RayPayloadKHR_uint_pair RayPayloadKHR`
}

const load = '%top = OpLoad %acceleration_structure %scene'

/** An operand, and others by way, each under the name of the operand. */
function other(
  operand: keyof typeof usual,
  valid: string,
  others: Readonly<Record<string, string>>,
) {
  const ways = Object.entries(others).map(([way, value]) => ` | ${operand}-${way}: ${value}`)
  return { [operand]: `{${valid}${ways.join('')}}` }
}

const integers = ['flags', 'mask', 'offset', 'stride', 'miss'] as const

const noIntegers = [
  { wide: '%a_ulong', float: '%a_float', vector: '%a_uint2' },
  { narrow: '%a_ushort', boolean: '%true' },
  { 'wide-signed': '%a_long', float: '%float_1' },
  { vector: '%null_uint3', narrow: '%null_uchar' },
  { float: '%a_half', wide: '%ulong_1' },
]

const noPoints = {
  shorter: '%a_float2',
  longer: '%a_float4',
  narrow: '%a_half3',
  wide: '%a_double3',
  integers: '%a_uint3',
  scalar: '%a_float',
  array: '%a_float_array3',
}

const noFloats = { narrow: '%a_half', wide: '%a_double', integer: '%a_uint', vector: '%a_float2' }

/** Pairs of the rules on instructions that trace rays. */
export const pairs = [
  pairOf`acceleration-structure-is-one/not-a-value: a ray is traced into an acceleration structure that is a value
${tracing('RayGenerationKHR')}
before: %void %helper()
body: ${load}
%nothing = OpFunctionCall %void %helper
${traced(other('structure', '%top', { label: '%entry', type: '%acceleration_structure', function: '%main', 'void-call': '%nothing' }))}`,
  pairOf`acceleration-structure-is-one/shader: a ray is traced into an acceleration structure, loaded or converted
${tracing('RayGenerationKHR')}
body: ${load}
%converted = OpConvertUToAccelerationStructureKHR %acceleration_structure %a_uint2
${traced({ structure: '%converted' })}
${traced(other('structure', '%top', { address: '%a_ulong', words: '%a_uint2', integer: '%uint_0', float: '%a_float' }))}`,
  pairIn(tracing('RayGenerationKHR'))`trace-operands-are-32-bit-integers/shader
flags, masks and indexes are integers of either signedness, constant or not
body: ${load}
${traced({ flags: '%int_1', mask: '%a_int', offset: '%a_uint', stride: '%int_0', miss: '%a_int' })}
${traced(Object.assign({}, ...integers.map((name, at) => other(name, name === 'mask' ? '%a_int' : '%a_uint', noIntegers[at] ?? {}))))}`,
  pairOf`origin-and-direction-are-3-component-vectors/shader: rays have an origin and a direction of three floats
${tracing('ClosestHitKHR')}
body: ${load}
${traced({ ...other('origin', '%a_float3', noPoints), ...other('direction', '%null_float3', { shorter: '%a_float2', narrow: '%a_half3', integers: '%a_int3' }) })}`,
  pairIn(tracing('MissKHR'))`tmin-and-tmax-are-32-bit-floats/shader: rays begin and end at floats
body: ${load}
${traced({ ...other('tmin', '%a_float', noFloats), ...other('tmax', '%a_float', { wide: '%a_double', integer: '%int_1' }) })}`,
  pairOf`payload-is-a-variable/of-a-caller: rays carry a variable in RayPayloadKHR
${tracing('RayGenerationKHR')}
body: ${load}
%member = OpAccessChain %pointer_RayPayloadKHR_uint %pair %uint_1
%copy = OpCopyObject %pointer_RayPayloadKHR_uint %payload
${traced({ payload: '%pair' })}
${traced(
  other('payload', '%payload', {
    member: '%member',
    copy: '%copy',
    private: '%variable_Private_uint',
    integer: '%uint_0',
    undefined: '%a_pointer_RayPayloadKHR_uint',
  }),
)}`,
  pairOf`payload-is-a-variable/parameter: a function traces a ray with a variable, not with its parameter
${tracing('MissKHR')}
before: %void %work(%pointer_RayPayloadKHR_uint %parameter)
${load}
${traced(other('payload', '%payload', { parameter: '%parameter' }))}
body: OpStore %payload %uint_1`,
  pairOf`payload-is-a-variable/incoming: a closest-hit shader hands on the payload of its ray
${tracing('ClosestHitKHR')}
interfaces: %incoming
entryPoints: OpEntryPoint ClosestHitKHR %main "main" %scene %variable_IncomingRayPayloadKHR_uint %variable_HitAttributeKHR_uint
body: ${load}
${traced(other('payload', '%variable_IncomingRayPayloadKHR_uint', { attribute: '%variable_HitAttributeKHR_uint' }))}`,
  ...tracers.map(
    (model) => pairOf`trace-ray-execution-model/${named(model)}: a ${model} entry point traces a ray
${tracing(model)}
entryPoints: OpEntryPoint ${model === tracers[0] ? oneOf(tracers, model) : model} %main "main" %scene %payload
body: ${load}
${traced({})}`,
  ),
  pairIn(tracing('MissKHR'))`trace-ray-execution-model/with-its-own-payload
a shader that is called for a ray traces another one with the same payload
entryPoints: OpEntryPoint {MissKHR | in-any-hit: AnyHitKHR} %main "main" %scene %incoming
declarations: %scene = OpVariable %pointer_UniformConstant_acceleration_structure UniformConstant
%incoming = OpVariable %pointer_IncomingRayPayloadKHR_uint IncomingRayPayloadKHR
body: ${load}
${traced({ payload: '%incoming' })}`,
]
