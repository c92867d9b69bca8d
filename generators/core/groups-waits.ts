import { pairOf } from '../pairs/pair-of.ts'
import { copying } from './shared/copying.ts'

/** Before version 1.4 variables that are no inputs and outputs are not listed. */
const old = 'Kernel %main'

const narrow = {
  ...copying,
  memoryModel: 'OpMemoryModel Physical32 OpenCL',
}

/** Pairs of the rules on waiting for the events of a group. */
export const pairs = [
  pairOf`group-wait-count/of-32-bits
the number of events is of 32 bits, as wide as addresses may be
${copying}
body: %kept = OpVariable %to_event Function
%number = OpLoad %uint %global_uint
%wide_number = OpLoad %ulong %global_ulong
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %ulong_1 | short: %ushort_1 | byte: %uchar_1 | float: %float_1
  | boolean: %true | vector: %uint2_1_1 | event: %no_event} %kept
OpGroupWaitEvents %uint_2 {%number | wide-loaded: %wide_number | pointer: %global_uint} %kept`,
  pairOf`group-wait-count/narrow-addresses in spv1.0
the number of events is of 32 bits where addresses are
${narrow}
entryPoints: ${old}
body: %kept = OpVariable %to_event Function
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %ulong_1 | float: %float_1} %kept`,
  pairOf`group-wait-list/pointers-to-events
events are in a variable, an array, a structure, and behind a generic pointer
${copying}
body: %kept = OpVariable %to_event Function
%own = OpVariable %to_float Function
%element = OpInBoundsAccessChain %to_event %variable_Function_event_array2 %uint_1
%member = OpInBoundsAccessChain %to_event %variable_Function_event_only %uint_0
%generic = OpPtrCastToGeneric %pointer_Generic_event %kept
%single = OpLoad %event %kept
OpGroupWaitEvents %uint_2 %uint_1 {%kept | device-event: %variable_Function_device_event | pointer: %variable_Function_to_event
  | reservation: %variable_Function_reserved | null: %no_event | integer: %uint_1
  | pointer-to-integer: %global_uint}
OpGroupWaitEvents %uint_2 %uint_2 {%element | array: %variable_Function_event_array2}
OpGroupWaitEvents %uint_2 %uint_1 {%member | structure: %variable_Function_event_only}
OpGroupWaitEvents %uint_2 %uint_1 {%generic | generic-float: %own | event: %single}`,
  pairOf`group-wait-list/handed-over in spv1.0
a function is called with the events to wait for
${copying}
entryPoints: ${old}
before: %void %wait(%to_event %list, %event %one, %to_float %numbers)
OpGroupWaitEvents %uint_2 %uint_1 {%list | event: %one | numbers: %numbers}`,
]
