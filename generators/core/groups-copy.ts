import { pairOf } from '../pairs/pair-of.ts'
import { copying } from './shared/copying.ts'

const narrow = {
  ...copying,
  memoryModel: 'OpMemoryModel Physical32 OpenCL',
}

const start = 'OpGroupAsyncCopy %event %uint_2'
const sized = '%a_ulong %a_ulong'

const places = `%own = OpVariable %to_float Function
%anywhere = OpPtrCastToGeneric %to_generic_float %global_float`

/** A kernel without a copy whose memory is not typed. */
const untyped = {
  ...copying,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  entryPoints: copying.entryPoints.concat(' %local_bytes %global_bytes'),
  declarations: `${copying.declarations}
%local_bytes = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %float
%global_bytes = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %float %no_float`,
}

/** Pairs of the rules on asynchronous copies. */
export const pairs = [
  pairOf`group-copy-event/results
copies result in events, also in blocks that are not reached
${copying}
body: %in = OpGroupAsyncCopy {%event | integer: %uint | device-event: %device_event
  | reservation: %reserved} %uint_2 %local_float %global_float ${sized} %no_event
%out = OpGroupAsyncCopy {%event | boolean: %bool | structure: %event_only
  | pointer: %to_event} %uint_2 %global_uint %local_uint ${sized} %no_event
OpReturn
%unreached: %nowhere = OpGroupAsyncCopy {%event
  | unreached: %float} %uint_2 %local_float %global_float ${sized} %no_event`,
  pairOf`group-copy-event/handed-on
one event is for copies in and out, null, handed on, loaded or undefined
${copying}
body: %kept = OpVariable %to_event Function
%first = ${start} %local_float %global_float ${sized} %no_event
%second = ${start} %global_uint %local_uint ${sized} {%first | integer: %uint_0 | device-event: %no_device_event}
%loaded = OpLoad %event %kept
%third = ${start} %local_float %global_float ${sized} {%loaded | pointer: %kept | boolean: %false}
%fourth = ${start} %local_float %global_float ${sized} {%a_event | structure: %a_event_only | reservation: %a_reserved}`,
  pairOf`group-copy-destination/numbers
scalars and vectors of numbers of all widths are copied into Workgroup and CrossWorkgroup
${copying}
body: ${places}
%one = ${start} {%local_uint %global_uint | boolean: %local_bool %global_bool} ${sized} %no_event
%two = ${start} {%global_float8 %local_float8 | array: %global_four %local_four} ${sized} %no_event
%three = ${start} {%local_half %global_half | structure: %local_both %global_both} ${sized} %no_event
%four_bits = ${start} {%global_uchar %local_uchar | boolean-out: %global_bool %local_bool} ${sized} %no_event
%five = ${start} {%local_ulong %global_ulong | array-in: %local_four %global_four} ${sized} %no_event
%six = ${start} {%global_float2 %local_float2 | structure-out: %global_both %local_both} ${sized} %no_event
%seven = ${start} {%local_float %global_float | function-storage: %own %global_float
  | function-storage-from-local: %own %local_float | generic-storage: %anywhere %global_float
  | constant-storage: %constant_float %local_float | value: %a_float %global_float
  | vector: %a_float2 %local_float} ${sized} %no_event`,
  pairOf`group-copy-destination/narrow-addresses
a function of a kernel with 32-bit addresses is handed where to copy to
${narrow}
declarations: ${copying.declarations}
%of_places = OpTypeFunction %void %to_local_float %to_global_float %to_local_bool %to_global_bool %to_float
before: %work = OpFunction %void None %of_places
%local = OpFunctionParameter %to_local_float
%global = OpFunctionParameter %to_global_float
%local_truth = OpFunctionParameter %to_local_bool
%global_truth = OpFunctionParameter %to_global_bool
%elsewhere = OpFunctionParameter %to_float
%begin: %done = OpGroupAsyncCopy %event %uint_2 {%local %global | boolean: %local_truth %global_truth
  | function-storage: %elsewhere %global} %uint_4 %uint_1 %no_event
OpReturn
OpFunctionEnd`,
  pairOf`group-copy-destination/beside-untyped-pointers
what is copied has a type, although there are pointers without one
${untyped}
body: %in = ${start} {%local_float | into-constant: %constant_float} %global_float ${sized} %no_event`,
  pairOf`group-copy-source/in-and-out
Workgroup is filled from CrossWorkgroup, and the other way round
${copying}
body: ${places}
%in = ${start} %local_float {%global_float | integer: %global_uint | vector: %global_float2 | narrower: %global_half
  | array: %global_four | local-to-local: %local_float | from-function: %own | from-generic: %anywhere
  | from-constant: %constant_float | value: %a_float} ${sized} %no_event
%out = ${start} %global_float2 {%local_float2 | out-of-scalar: %local_float | out-of-longer: %local_float8
  | global-to-global: %global_float2 | out-of-value: %a_float2} ${sized} %no_event
%bytes = ${start} %local_uchar {%global_uchar | wide-for-bytes: %global_ulong
  | boolean: %global_bool} ${sized} %no_event`,
  pairOf`group-copy-source/reached-through-a-chain
an element of an array is copied to
${copying}
body: %from = OpInBoundsAccessChain %to_global_float %global_four %uint_1
%member = OpInBoundsAccessChain %to_local_float %local_both %uint_1
%done = ${start} %member {%from | whole: %global_four | structure: %global_both
  | same-storage: %local_float} ${sized} %no_event`,
  pairOf`group-copy-source/beside-untyped-pointers
what is copied has a type, although there are pointers without one
${untyped}
body: %in = ${start} %local_float {%global_float | integer: %global_uint} ${sized} %no_event`,
  pairOf`group-copy-size/wide-addresses
with 64-bit addresses counts are of 64 bits
${copying}
body: ${places}
%copy = ${start} %local_float %global_float {%a_ulong %a_ulong | narrow-count: %uint_4 %a_ulong
  | narrow-stride: %a_ulong %uint_1 | short-count: %a_ushort %a_ulong | float-stride: %a_ulong %float_1
  | boolean-stride: %a_ulong %true | vector-count: %a_ulong2 %a_ulong | vector-stride: %a_ulong %a_uint2
  | structure-count: %a_ulong_pair %a_ulong | pointer-stride: %a_ulong %own} %no_event`,
  pairOf`group-copy-size/narrow-addresses
with 32-bit addresses counts are of 32 bits
${narrow}
body: %copy = ${start} %local_float %global_float {%uint_4 %a_uint | wide-count: %a_ulong %a_uint
  | wide-stride: %uint_4 %a_ulong | short-count: %a_ushort %a_uint | byte-stride: %uint_4 %a_uchar
  | float-count: %float_1 %a_uint | vector-stride: %uint_4 %a_uint2 | array-count: %a_uints %a_uint} %no_event`,
  pairOf`group-copy-size/oldest-version in spv1.0
a copy between loads in a module of version 1.0
${copying}
entryPoints: Kernel %main
body: %count = OpLoad %ulong %global_ulong
%number = OpLoad %uint %global_uint
%copy = ${start} %local_float %global_float {%count | narrow-count: %number} {%count | narrow-stride: %number} %no_event`,
]
