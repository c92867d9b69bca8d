import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { declared, loaded, shader } from './shared/queries.ts'

const variables = `%other_query = OpVariable %to_query Private
%to_local = OpTypePointer Function %ray_query`

const interfaces =
  '%scene %query %other_query %variable_Private_float %second_variable_Private_float'

/** Pairs of the rules on the types of ray queries and acceleration structures. */
export const pairs = [
  pairOf`ray-query-pointer-is-into-private-or-function/types: pointers to ray queries are into Private and Function
${shader}
declarations: ${declared}
%unused = OpTypePointer {Private %uint | workgroup: Workgroup %ray_query | uniform: Uniform %ray_query
| uniform-constant: UniformConstant %ray_query | storage-buffer: StorageBuffer %ray_query
| input: Input %ray_query | output: Output %ray_query | push-constant: PushConstant %ray_query}
body: %local = OpVariable %pointer_Function_ray_query Function`,
  pairOf`ray-query-pointer-is-into-private-or-function/variables: a ray query is a variable in Private
${shader}
interfaces: %scene %query %more
declarations: ${declared}
%to_more = OpTypePointer {Private | workgroup: Workgroup | uniform-constant: UniformConstant} %ray_query
%more = OpVariable %to_more {Private | workgroup: Workgroup | uniform-constant: UniformConstant}`,
  pairOf`ray-query-is-not-loaded-or-stored/shader: acceleration structures and numbers are loaded, ray queries are not
${shader}
interfaces: ${interfaces}
declarations: ${declared}
${variables}
body: %local = OpVariable %to_local Function
${loaded}
%loaded = OpLoad {%float %variable_Private_float | load: %ray_query %query | load-of-a-local: %ray_query %local}
OpStore {%variable_Private_float %float_0 | store: %query %a_ray_query | store-into-a-local: %local %a_ray_query}`,
  pairIn(shader)`ray-query-is-not-copied/shader: numbers are copied, ray queries are not
interfaces: ${interfaces}
declarations: ${declared}
${variables}
body: %local = OpVariable %to_local Function
OpCopyMemory {%variable_Private_float %second_variable_Private_float | copy: %query %other_query | copy-of-a-local: %query %local
| copy-into-a-local: %local %query} Volatile`,
  pairIn(shader)`ray-query-is-not-copied/sized: bytes are copied, ray queries are not
capabilities: ${shader.capabilities}
OpCapability UntypedPointersKHR
extensions: ${shader.extensions}
OpExtension "SPV_KHR_untyped_pointers"
interfaces: ${interfaces} %bytes
declarations: ${declared}
${variables}
%bytes = OpUntypedVariableKHR %untyped_pointer_Private Private %uint2
body: OpCopyMemorySized {%bytes %variable_Private_float | source: %bytes %query | target: %query %bytes} %uint_4`,
  pairOf`converted-address-is-64-bits/shader: addresses of 64 bits are converted, in one number and in two
${shader}
declarations: ${declared}
body: %of_pair = OpConvertUToAccelerationStructureKHR %structure %a_uint2
%of_one = OpConvertUToAccelerationStructureKHR %structure {%a_ulong | signed: %a_long | narrow: %a_uint | short: %a_ushort
| double: %a_double | float-pair: %a_float2 | signed-pair: %a_int2 | three: %a_uint3 | four: %a_uint4 | wide-pair: %a_ulong2
| narrow-four: %a_ushort4 | structure: %a_uint_pair | array: %a_uints | boolean: %a_bool}`,
  pairOf`conversion-results-in-an-acceleration-structure/shader: an address is converted to an acceleration structure
${shader}
declarations: ${declared}
body: %converted = OpConvertUToAccelerationStructureKHR {%structure | integer: %ulong | pair: %uint2 | ray-query: %ray_query
| pointer: %to_query | structure: %uint_pair | boolean: %bool} %a_ulong`,
]
