import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { rayTracingModels, stage } from '../Vulkan-environment/shared/stages.ts'
import { type Model, named, oneOf } from './shared/models.ts'

/** Storage classes, and the execution models that have variables in them. */
const places: Readonly<Record<string, readonly Model[]>> = {
  CallableDataKHR: ['RayGenerationKHR', 'ClosestHitKHR', 'CallableKHR', 'MissKHR'],
  IncomingCallableDataKHR: ['CallableKHR'],
  RayPayloadKHR: ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR'],
  HitAttributeKHR: ['AnyHitKHR', 'ClosestHitKHR'],
  IncomingRayPayloadKHR: ['AnyHitKHR', 'ClosestHitKHR', 'MissKHR'],
  ShaderRecordBufferKHR: rayTracingModels,
}

/** A variable, and how it is read as a number; records of shaders are blocks. */
function memory(storageClass: string) {
  const isRecord = storageClass === 'ShaderRecordBufferKHR'
  const chain = `%chain = OpAccessChain %pointer_${storageClass}_uint %variable %uint_0\n`
  return {
    type: isRecord ? 'block_uint' : 'uint',
    read: isRecord ? `${chain}%value = OpLoad %uint %chain` : '%value = OpLoad %uint %variable',
    further: isRecord ? ['Vertex'] : [],
  }
}

const variableOf = (storageClass: string) =>
  `%variable = OpVariable %pointer_${storageClass}_${memory(storageClass).type} ${storageClass}`

const ways = Object.entries(places).flatMap(([storageClass, allowed]) =>
  [...new Set([allowed[0], allowed.at(-1)])].map((model = 'MissKHR', at) => {
    const { read, further } = memory(storageClass)
    // An intersection shader may write its attributes, and not read them: it is no way of this rule.
    const known: readonly Model[] =
      storageClass === 'HitAttributeKHR' ? [...allowed, 'IntersectionKHR'] : allowed
    return pairOf`ray-storage-class-execution-model/${named(storageClass)}-${named(model)} in spv1.5
a ${model} entry point reads from ${storageClass}
${stage(model)}
entryPoints: OpEntryPoint ${at === 0 ? oneOf(known, model, ...further) : model} %main "main" %variable
declarations: ${variableOf(storageClass)}
body: ${read}`
  }),
)

const attribute = (model: Model) => piecesIn(stage(model, { interfaces: '%variable %own' }))`
declarations: %variable = OpVariable %pointer_HitAttributeKHR_uint_pair HitAttributeKHR
%own = OpVariable %pointer_Private_uint_pair Private`

/** Pointers that come from the attributes. */
const reached = `%member = OpAccessChain %pointer_HitAttributeKHR_uint %variable %uint_0
%copy = OpCopyObject %pointer_HitAttributeKHR_uint_pair %variable
%own_member = OpAccessChain %pointer_Private_uint %own %uint_0`

/** Pairs of the rules on variables of ray tracing. */
export const pairs = [
  ...Object.entries(places).map(
    ([storageClass, [model = 'MissKHR']]) =>
      pairIn(stage(model))`ray-variable-without-initializer/${named(storageClass)}
a variable in ${storageClass} begins without a value
entryPoints: OpEntryPoint ${model} %main "main" %variable
declarations: ${variableOf(storageClass)} {| null: %null_${memory(storageClass).type}}
body: ${memory(storageClass).read}`,
  ),
  ...ways,
  pairOf`ray-storage-class-execution-model/hit-attribute-intersection: an intersection shader writes its attributes
${stage('IntersectionKHR')}
entryPoints: OpEntryPoint IntersectionKHR %main "main" %variable
declarations: ${variableOf('HitAttributeKHR')}
body: OpStore %variable %uint_1`,
  pairOf`ray-storage-class-execution-model/by-a-call: a function reads the payload of the shaders that call it
${stage('MissKHR')}
entryPoints: OpEntryPoint MissKHR %main "main" %variable
OpEntryPoint CallableKHR %other "other" %variable
declarations: ${variableOf('RayPayloadKHR')}
before: %void %work()
%begin: ${memory('RayPayloadKHR').read}
body: %called = OpFunctionCall %void %work
after: %void %other()
%start: {| called-by-a-callable-shader: %called_again = OpFunctionCall %void %work}`,
  pairIn(attribute('IntersectionKHR'))`hit-attribute-is-not-read-in-intersection/itself
an intersection shader writes its attributes, whole and in part
body: OpStore %variable %null_uint_pair
${reached}
OpStore %member %uint_2
OpCopyMemory %variable %own
%accepted = OpReportIntersectionKHR %bool %float_1 %uint_0
{| variable: %read = OpLoad %uint_pair %variable
| member: %read = OpLoad %uint %member
| copy: %read = OpLoad %uint_pair %copy
| copied-memory: OpCopyMemory %own %variable
| copied-member: OpCopyMemory %own_member %member}`,
  pairIn(attribute('AnyHitKHR'))`hit-attribute-is-not-read-in-intersection/by-a-call
a function reads attributes for an any-hit shader, and an intersection shader writes them
entryPoints: OpEntryPoint AnyHitKHR %main "main" %variable
OpEntryPoint IntersectionKHR %other "other" %variable
before: %void %work()
%begin: %read = OpLoad %uint_pair %variable
body: %called = OpFunctionCall %void %work
after: %void %other()
%start: OpStore %variable %null_uint_pair
{| called-by-an-intersection-shader: %called_again = OpFunctionCall %void %work}`,
  ...(['AnyHitKHR', 'ClosestHitKHR'] as const).map(
    (model) => pairIn(attribute(model))`hit-attribute-is-written-in-intersection/${named(model)}
a ${model} entry point reads attributes
body: ${reached}
%value = OpLoad %uint_pair %variable
%other = OpLoad %uint %member
OpCopyMemory %own %variable
${
  model === 'AnyHitKHR'
    ? `{| variable: OpStore %variable %value
| copy: OpStore %copy %value
| copied-memory: OpCopyMemory %variable %own
| copied-member: OpCopyMemory %member %own_member}`
    : '{| member: OpStore %member %uint_1}'
}`,
  ),
  pairOf`shader-record-is-not-written/shader: the record of a shader is read
${stage('RayGenerationKHR', { interfaces: '%variable %own' })}
declarations: ${variableOf('ShaderRecordBufferKHR')}
%own = OpVariable %pointer_Private_uint Private
body: ${memory('ShaderRecordBufferKHR').read}
OpCopyMemory %own %chain
OpStore %own %value
{| member: OpStore %chain %uint_1
| whole: OpStore %variable %a_block_uint
| copied-memory: OpCopyMemory %chain %own}`,
  pairOf`shader-record-is-not-written/sized: bytes of the record of a shader are read
${stage('CallableKHR', {
  capabilities: ['UntypedPointersKHR'],
  extensions: ['SPV_KHR_untyped_pointers'],
  interfaces: '%variable %own',
})}
declarations: ${variableOf('ShaderRecordBufferKHR')}
%own = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
body: ${memory('ShaderRecordBufferKHR').read}
OpCopyMemorySized %own %chain %uint_4
{| copied: OpCopyMemorySized %chain %own %uint_4}`,
]
