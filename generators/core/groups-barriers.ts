import { pairIn, piecesIn, tagIn, tagOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

/** A geometry shader with an output in each of two streams. */
const inStreams = tagOf`capabilities: GeometryStreams Int64 Int16 Float16
entryPoints: OpEntryPoint Geometry %main "main" %variable_Output_float_at_0 %variable_Output_float_at_1 %number
modes: %main InputPoints, OutputPoints, OutputVertices 2, Invocations 1
annotations: %variable_Output_float_at_0 Stream 0
%variable_Output_float_at_1 Stream 1
declarations: %number = OpVariable %pointer_Private_uint Private`

const initialized = '%barrier = OpNamedBarrierInitialize %named_barrier %uint_4'

/** A kernel with numbers of each type, and events. */
const copying = piecesIn(kernel)`
capabilities: ${kernel.capabilities}\nGenericPointer DeviceEnqueue Pipes Vector16 Int64 Int16 Int8 Float16`

const inNarrow = tagIn(copying)`memoryModel: OpMemoryModel Physical32 OpenCL`
const start = 'OpGroupAsyncCopy %event %uint_2'
const sized = '%a_ulong %a_ulong'

/** A kernel without a copy whose memory is not typed. */
const inUntyped = tagIn(copying)`extensions: OpExtension "SPV_KHR_untyped_pointers"
declarations: %bytes = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %float`

const inInitializing = tagIn(kernel)`body: ${initialized}`
const inCopyingPlaces = tagIn(copying)`body: %own = OpVariable %pointer_Function_float Function
%anywhere = OpPtrCastToGeneric %pointer_Generic_float %variable_CrossWorkgroup_float`
const inCopying = pairIn(copying)

/** Pairs of the rules on primitives, named barriers, asynchronous copies and waiting for them. */
export const pairs = [
  inStreams`primitive-stream/constants: streams are constants, signed or not
body: %loaded = OpLoad %uint %number
%copied = OpCopyObject %uint %uint_0
%added = OpIAdd %uint %uint_0 %uint_1
OpEmitStreamVertex {%uint_0 | emit-float: %float_0 | emit-boolean: %false | emit-vector: %uint2_0_0
  | emit-undefined: %a_uint | emit-copied: %copied}
OpEndStreamPrimitive %uint_0
OpEmitStreamVertex %int_1
OpEndStreamPrimitive {%int_1 | end-float: %float_1 | end-vector: %uint2_0_0 | end-loaded: %loaded | end-added: %added}`,
  inStreams`primitive-stream/other-widths in spv1.0: integers of 16 and 64 bits name streams in a module of version 1.0
entryPoints: Geometry %main %variable_Output_float_at_0 %variable_Output_float_at_1
body: OpEmitStreamVertex {%ulong_0 | emit-half: %half_0}
OpEndStreamPrimitive %ulong_0
OpEmitStreamVertex %short_1
OpEndStreamPrimitive {%short_1 | end-half: %half_0}`,
  inStreams`primitive-stream/specialized: specialization constants and null are constants too
+annotations: %spec_uint SpecId 0
%spec_float SpecId 1
%spec_bool SpecId 2
+declarations: %computed = OpSpecConstantOp %int ISub %uint_1 %spec_uint
%compared = OpSpecConstantOp %bool IEqual %uint_1 %spec_uint
body: OpEmitStreamVertex {%spec_uint | float: %spec_float | boolean: %spec_bool | computed-boolean: %compared}
OpEndStreamPrimitive %spec_uint
OpEmitStreamVertex %computed
OpEndStreamPrimitive {%null_uint | null-float: %null_float | null-vector: %null_uint2}`,
  inStreams`primitive-stream/in-a-function: a function that is called with a stream emits to a constant one
before: %uint %emit(%uint %stream)
OpEmitStreamVertex {%uint_1 | parameter: %stream}
OpReturnValue %stream
body: %returned = OpFunctionCall %uint %emit %uint_1
OpReturn
%unreached: OpEndStreamPrimitive {%uint_1 | unreached: %float_1}`,
  inInitializing`named-barrier-result/initialized: what is initialized is a named barrier
changed: OpNamedBarrierInitialize {%named_barrier | integer: %uint | event: %event | device-event: %device_event
  | reservation: %reserve_id | pointer-to-named-barrier: %pointer_Function_named_barrier} %uint_4`,
  inInitializing`named-barrier-result/oldest-version in spv1.1
the second of two barriers of a module of version 1.1 is not waited for
+body: %other = OpNamedBarrierInitialize {%named_barrier | boolean: %bool | float: %float} %uint_4
OpMemoryNamedBarrier %barrier %uint_2 %uint_0`,
  inKernel`named-barrier-subgroup-count/constants-and-values: the number of subgroups is a constant or computed
annotations: OpDecorate %spec_uint_4 SpecId 0
body: %loaded = OpLoad %uint %variable_Function_uint
${initialized}
%of_undefined = OpNamedBarrierInitialize %named_barrier {%a_uint | wide: %a_ulong | narrow: %a_ushort
  | one-byte: %a_uchar}
%of_chosen = OpNamedBarrierInitialize %named_barrier {%spec_uint_4 | boolean: %true}
%of_loaded = OpNamedBarrierInitialize %named_barrier {%loaded | pointer: %variable_Function_uint}
changed: %barrier = OpNamedBarrierInitialize %named_barrier {%uint_4 | float: %float_1}
changed: %of_undefined = OpNamedBarrierInitialize %named_barrier {%a_uint | vector: %a_uint2 | structure: %a_uint_only
  | array: %a_uints}
changed: %of_undefined = OpNamedBarrierInitialize %named_barrier {%a_uint | event: %a_event}`,
  inKernel`named-barrier-operand/as-it-comes: a barrier is waited for where it is made, handed over, loaded and chosen
before: %void %wait(%named_barrier %handed, %pointer_Function_named_barrier %place)
OpMemoryNamedBarrier {%handed | parameter-pointer: %place} %uint_2 %uint_0
body: %held = OpVariable %pointer_Function_named_barrier Function
${initialized}
%loaded = OpLoad %named_barrier %held
%copied = OpCopyObject %named_barrier %barrier
OpMemoryNamedBarrier {%barrier | integer: %uint_4 | null: %null_uint | event: %null_event
  | device-event: %null_device_event | float: %float_1 | function: %main | type: %named_barrier} %uint_2 %uint_0
OpMemoryNamedBarrier {%loaded | variable: %held} %uint_2 %uint_0
OpMemoryNamedBarrier {%copied | pointer-without-value: %a_pointer_Function_named_barrier} %uint_2 %uint_0`,
  inInitializing`named-barrier-operand/oldest-version in spv1.1
a barrier of a module of version 1.1 is waited for in a block that is not reached
+body: OpReturn
%unreached: OpMemoryNamedBarrier {%barrier | integer: %uint_4 | boolean: %true} %uint_2 %uint_0`,
  inCopying`group-copy-event/results: copies result in events, also in blocks that are not reached
body: %in = OpGroupAsyncCopy {%event | integer: %uint | device-event: %device_event
  | reservation: %reserve_id} %uint_2 %variable_Workgroup_float %variable_CrossWorkgroup_float ${sized} %null_event
%out = OpGroupAsyncCopy {%event | boolean: %bool | structure: %event_only
  | pointer: %pointer_Function_event} %uint_2 %variable_CrossWorkgroup_uint %variable_Workgroup_uint ${sized} %null_event
OpReturn
%unreached: %nowhere = OpGroupAsyncCopy {%event
  | unreached: %float} %uint_2 %variable_Workgroup_float %variable_CrossWorkgroup_float ${sized} %null_event`,
  inCopying`group-copy-event/handed-on: one event is for copies in and out, null, handed on, loaded or undefined
body: %kept = OpVariable %pointer_Function_event Function
%first = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float ${sized} %null_event
%second = ${start} %variable_CrossWorkgroup_uint %variable_Workgroup_uint ${sized} {%first | integer: %uint_0
  | device-event: %null_device_event}
%loaded = OpLoad %event %kept
%third = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float ${sized} {%loaded | pointer: %kept
  | boolean: %false}
%fourth = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float ${sized} {%a_event
  | structure: %a_event_only | reservation: %a_reserve_id}`,
  inCopyingPlaces`group-copy-destination/numbers
scalars and vectors of numbers of all widths are copied into Workgroup and CrossWorkgroup
+body: %one = ${start} {%variable_Workgroup_uint %variable_CrossWorkgroup_uint
  | boolean: %variable_Workgroup_bool %variable_CrossWorkgroup_bool} ${sized} %null_event
%two = ${start} {%variable_CrossWorkgroup_float8 %variable_Workgroup_float8
  | array: %variable_CrossWorkgroup_float_array4 %variable_Workgroup_float_array4} ${sized} %null_event
%three = ${start} {%variable_Workgroup_half %variable_CrossWorkgroup_half
  | structure: %variable_Workgroup_float_pair %variable_CrossWorkgroup_float_pair} ${sized} %null_event
%four_bits = ${start} {%variable_CrossWorkgroup_uchar %variable_Workgroup_uchar
  | boolean-out: %variable_CrossWorkgroup_bool %variable_Workgroup_bool} ${sized} %null_event
%five = ${start} {%variable_Workgroup_ulong %variable_CrossWorkgroup_ulong
  | array-in: %variable_Workgroup_float_array4 %variable_CrossWorkgroup_float_array4} ${sized} %null_event
%six = ${start} {%variable_CrossWorkgroup_float2 %variable_Workgroup_float2
  | structure-out: %variable_CrossWorkgroup_float_pair %variable_Workgroup_float_pair} ${sized} %null_event
%seven = ${start} {%variable_Workgroup_float %variable_CrossWorkgroup_float
  | function-storage: %own %variable_CrossWorkgroup_float
  | function-storage-from-local: %own %variable_Workgroup_float
  | generic-storage: %anywhere %variable_CrossWorkgroup_float
  | constant-storage: %variable_UniformConstant_float %variable_Workgroup_float
  | value: %a_float %variable_CrossWorkgroup_float
  | vector: %a_float2 %variable_Workgroup_float} ${sized} %null_event`,
  inNarrow`group-copy-destination/narrow-addresses
a function of a kernel with 32-bit addresses is handed where to copy to
before: %void %work(%pointer_Workgroup_float %local, %pointer_CrossWorkgroup_float %global, %pointer_Workgroup_bool %local_truth, %pointer_CrossWorkgroup_bool %global_truth, %pointer_Function_float %elsewhere)
%begin: %done = OpGroupAsyncCopy %event %uint_2 {%local %global | boolean: %local_truth %global_truth
  | function-storage: %elsewhere %global} %uint_4 %uint_1 %null_event`,
  inUntyped`group-copy-destination/beside-untyped-pointers
what is copied has a type, although there are pointers without one
body: %in = ${start} {%variable_Workgroup_float
  | into-constant: %variable_UniformConstant_float} %variable_CrossWorkgroup_float ${sized} %null_event`,
  inCopyingPlaces`group-copy-source/in-and-out: Workgroup is filled from CrossWorkgroup, and the other way round
+body: %in = ${start} %variable_Workgroup_float {%variable_CrossWorkgroup_float | integer: %variable_CrossWorkgroup_uint
  | vector: %variable_CrossWorkgroup_float2 | narrower: %variable_CrossWorkgroup_half
  | array: %variable_CrossWorkgroup_float_array4 | local-to-local: %variable_Workgroup_float | from-function: %own
  | from-generic: %anywhere
  | from-constant: %variable_UniformConstant_float | value: %a_float} ${sized} %null_event
%out = ${start} %variable_CrossWorkgroup_float2 {%variable_Workgroup_float2 | out-of-scalar: %variable_Workgroup_float
  | out-of-longer: %variable_Workgroup_float8
  | global-to-global: %variable_CrossWorkgroup_float2 | out-of-value: %a_float2} ${sized} %null_event
%bytes = ${start} %variable_Workgroup_uchar {%variable_CrossWorkgroup_uchar
  | wide-for-bytes: %variable_CrossWorkgroup_ulong
  | boolean: %variable_CrossWorkgroup_bool} ${sized} %null_event`,
  inCopying`group-copy-source/reached-through-a-chain: an element of an array is copied to
body: %from = OpInBoundsAccessChain %pointer_CrossWorkgroup_float %variable_CrossWorkgroup_float_array4 %uint_1
%member = OpInBoundsAccessChain %pointer_Workgroup_float %variable_Workgroup_float_pair %uint_1
%done = ${start} %member {%from | whole: %variable_CrossWorkgroup_float_array4
  | structure: %variable_CrossWorkgroup_float_pair
  | same-storage: %variable_Workgroup_float} ${sized} %null_event`,
  inUntyped`group-copy-source/beside-untyped-pointers
what is copied has a type, although there are pointers without one
body: %in = ${start} %variable_Workgroup_float {%variable_CrossWorkgroup_float
  | integer: %variable_CrossWorkgroup_uint} ${sized} %null_event`,
  inCopyingPlaces`group-copy-size/wide-addresses: with 64-bit addresses counts are of 64 bits
+body: %copy = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float {%a_ulong %a_ulong
  | narrow-count: %uint_4 %a_ulong
  | narrow-stride: %a_ulong %uint_1 | short-count: %a_ushort %a_ulong | float-stride: %a_ulong %float_1
  | boolean-stride: %a_ulong %true | vector-count: %a_ulong2 %a_ulong | vector-stride: %a_ulong %a_uint2
  | structure-count: %a_ulong_pair %a_ulong | pointer-stride: %a_ulong %own} %null_event`,
  inNarrow`group-copy-size/narrow-addresses: with 32-bit addresses counts are of 32 bits
body: %copy = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float {%uint_4 %a_uint
  | wide-count: %a_ulong %a_uint
  | wide-stride: %uint_4 %a_ulong | short-count: %a_ushort %a_uint | byte-stride: %uint_4 %a_uchar
  | float-count: %float_1 %a_uint | vector-stride: %uint_4 %a_uint2 | array-count: %a_uints %a_uint} %null_event`,
  inCopying`group-copy-size/oldest-version in spv1.0: a copy between loads in a module of version 1.0
body: %count = OpLoad %ulong %variable_CrossWorkgroup_ulong
%number = OpLoad %uint %variable_CrossWorkgroup_uint
%copy = ${start} %variable_Workgroup_float %variable_CrossWorkgroup_float {%count | narrow-count: %number} {%count
  | narrow-stride: %number} %null_event`,
  inCopying`group-wait-count/of-32-bits: the number of events is of 32 bits, as wide as addresses may be
body: %kept = OpVariable %pointer_Function_event Function
%number = OpLoad %uint %variable_CrossWorkgroup_uint
%wide_number = OpLoad %ulong %variable_CrossWorkgroup_ulong
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %ulong_1 | short: %ushort_1 | byte: %uchar_1 | float: %float_1
  | boolean: %true | vector: %uint2_1_1 | event: %null_event} %kept
OpGroupWaitEvents %uint_2 {%number | wide-loaded: %wide_number | pointer: %variable_CrossWorkgroup_uint} %kept`,
  inNarrow`group-wait-count/narrow-addresses in spv1.0: the number of events is of 32 bits where addresses are
body: %kept = OpVariable %pointer_Function_event Function
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %ulong_1 | float: %float_1} %kept`,
  inCopying`group-wait-list/pointers-to-events
events are in a variable, an array, a structure, and behind a generic pointer
body: %kept = OpVariable %pointer_Function_event Function
%own = OpVariable %pointer_Function_float Function
%element = OpInBoundsAccessChain %pointer_Function_event %variable_Function_event_array2 %uint_1
%member = OpInBoundsAccessChain %pointer_Function_event %variable_Function_event_only %uint_0
%generic = OpPtrCastToGeneric %pointer_Generic_event %kept
%single = OpLoad %event %kept
OpGroupWaitEvents %uint_2 %uint_1 {%kept | device-event: %variable_Function_device_event
  | pointer: %variable_Function_pointer_Function_event
  | reservation: %variable_Function_reserve_id | null: %null_event | integer: %uint_1
  | pointer-to-integer: %variable_CrossWorkgroup_uint}
OpGroupWaitEvents %uint_2 %uint_2 {%element | array: %variable_Function_event_array2}
OpGroupWaitEvents %uint_2 %uint_1 {%member | structure: %variable_Function_event_only}
OpGroupWaitEvents %uint_2 %uint_1 {%generic | generic-float: %own | event: %single}`,
  inCopying`group-wait-list/handed-over in spv1.0: a function is called with the events to wait for
before: %void %wait(%pointer_Function_event %list, %event %one, %pointer_Function_float %numbers)
OpGroupWaitEvents %uint_2 %uint_1 {%list | event: %one | numbers: %numbers}`,
]
