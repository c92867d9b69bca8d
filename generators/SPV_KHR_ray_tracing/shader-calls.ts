import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'
import { type Model, named, oneOf } from './shared/models.ts'

const intersection = stage('IntersectionKHR')

const report = '%accepted = OpReportIntersectionKHR'

const callers: readonly Model[] = ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR', 'CallableKHR']

/** Instructions that end a ray, and the functions that they end. */
const terminations = ['IgnoreIntersection', 'TerminateRay'] as const

/** A shader that calls others with data of theirs. */
function calling(model: Model, data = '%data') {
  return piecesIn(stage(model, { interfaces: `${data} %other %variable_Private_uint` }))`
declarations: %data = OpVariable %pointer_CallableDataKHR_uint CallableDataKHR
%other = OpVariable %pointer_CallableDataKHR_uint_pair CallableDataKHR`
}

/** Pairs of the rules on instructions that report hits, end rays and call shaders. */
export const pairs = [
  pairIn(intersection)`report-results-in-a-boolean/types: a reported intersection is accepted or not
body: ${report} {%bool | vector: %bool2 | integer: %uint | signed: %int | float: %float | structure: %bool_only} %float_1 %uint_0`,
  pairIn(intersection)`hit-is-a-32-bit-float/types: a hit is at a float, constant or not
body: ${report} %bool {%a_float | narrow: %a_half | wide: %a_double | integer: %a_uint | vector: %a_float2 | boolean: %true} %uint_0
%at_once = OpReportIntersectionKHR %bool %float_0 %uint_0`,
  pairOf`hit-kind-is-an-unsigned-32-bit-integer/types: the kind of a hit is an unsigned integer, constant or not
${intersection}
body: ${report} %bool %float_1 {%a_uint | signed: %int_1 | narrow: %a_ushort | wide: %a_ulong | float: %a_float
| vector: %a_uint2 | boolean: %true}
%usual = OpReportIntersectionKHR %bool %float_1 %uint_127`,
  pairOf`report-intersection-execution-model/itself: an intersection shader reports an intersection
${intersection}
entryPoints: OpEntryPoint ${oneOf(['IntersectionKHR'], 'IntersectionKHR', 'Vertex')} %main "main"
body: ${report} %bool %float_1 %uint_0`,
  pairOf`report-intersection-execution-model/by-a-call: a function reports an intersection for the shader that calls it
${intersection}
entryPoints: OpEntryPoint IntersectionKHR %main "main"
OpEntryPoint MissKHR %other "other"
before: %work = OpFunction %void None %signature
%begin = OpLabel
${report} %bool %float_1 %uint_0
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %work
after: %other = OpFunction %void None %signature
%start = OpLabel
{| called-by-a-miss-shader: %called_again = OpFunctionCall %void %work}
OpReturn
OpFunctionEnd`,
  ...terminations.flatMap((name, at) => [
    pairOf`ray-termination-execution-model/${named(name)}: an any-hit shader ends with ${name}
${stage('AnyHitKHR')}
entryPoints: OpEntryPoint ${at === 0 ? oneOf(['AnyHitKHR'], 'AnyHitKHR') : '{AnyHitKHR | in-intersection: IntersectionKHR}'} %main "main"
end: Op${name}KHR`,
    pairIn(stage('AnyHitKHR'))`ray-termination-execution-model/${named(name)}-by-a-call
a function ends with ${name} for the any-hit shader that calls it
entryPoints: OpEntryPoint {AnyHitKHR | in-a-closest-hit-shader: ClosestHitKHR} %main "main"
before: %work = OpFunction %void None %signature
%begin = OpLabel
Op${name}KHR
OpFunctionEnd
body: %called = OpFunctionCall %void %work`,
  ]),
  pairOf`sbt-index-is-an-unsigned-32-bit-integer/types: callable shaders have unsigned indexes, constant or not
${calling('RayGenerationKHR')}
body: OpExecuteCallableKHR {%a_uint | signed: %int_1 | narrow: %a_ushort | wide: %a_ulong | float: %a_float | vector: %a_uint2
| boolean: %true} %data
OpExecuteCallableKHR %uint_3 %data`,
  pairOf`callable-data-is-a-variable/of-a-caller: callable shaders are called with a variable in CallableDataKHR
${calling('ClosestHitKHR')}
body: %member = OpAccessChain %pointer_CallableDataKHR_uint %other %uint_0
%copy = OpCopyObject %pointer_CallableDataKHR_uint %data
OpExecuteCallableKHR %uint_0 {%data | member: %member | copy: %copy | private: %variable_Private_uint | integer: %uint_0
| undefined: %a_pointer_CallableDataKHR_uint}
OpExecuteCallableKHR %uint_1 %other`,
  pairOf`callable-data-is-a-variable/parameter: a function calls with a variable, not with its parameter
${calling('MissKHR')}
before: %work = OpFunction %void None %signature_void_of_pointer_CallableDataKHR_uint
%parameter = OpFunctionParameter %pointer_CallableDataKHR_uint
%begin = OpLabel
OpExecuteCallableKHR %uint_0 {%data | parameter: %parameter}
OpReturn
OpFunctionEnd
body: OpStore %data %uint_1`,
  pairOf`callable-data-is-a-variable/incoming: a callable shader hands on what it was called with
${stage('CallableKHR', { interfaces: '%variable_IncomingCallableDataKHR_uint %variable_Private_uint' })}
body: OpExecuteCallableKHR %uint_0 {%variable_IncomingCallableDataKHR_uint | private: %variable_Private_uint}`,
  ...callers.map(
    (model) => pairIn(calling(model))`execute-callable-execution-model/${named(model)}
a ${model} entry point calls a callable shader
entryPoints: OpEntryPoint ${model === callers[0] ? oneOf(callers, model) : model} %main "main" %data
body: OpExecuteCallableKHR %uint_0 %data`,
  ),
]
