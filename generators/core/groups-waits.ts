import { pair } from '../pairs/pair.ts'
import { copying } from './shared/copying.ts'

/** Before version 1.4 variables that are no inputs and outputs are not listed. */
const old = 'OpEntryPoint Kernel %main "main"'

const narrow = {
  ...copying,
  memoryModel: 'OpMemoryModel Physical32 OpenCL',
}

/** Pairs of the rules on waiting for the events of a group. */
export const pairs = [
  pair(
    'group-wait-count',
    'of-32-bits',
    'the number of events is of 32 bits, as wide as addresses may be',
    {
      ...copying,
      declarations: `%uchar = OpTypeInt 8 0
${copying.declarations}
%ushort = OpTypeInt 16 0
%wide = OpConstant %ulong 1
%short = OpConstant %ushort 1
%byte = OpConstant %uchar 1
%pair = OpConstantComposite %uint2 %uint_1 %uint_1`,
      body: `%kept = OpVariable %to_event Function
%number = OpLoad %uint %global_uint
%wide_number = OpLoad %ulong %global_ulong
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %wide | short: %short | byte: %byte | float: %float_1
  | boolean: %true | vector: %pair | event: %no_event} %kept
OpGroupWaitEvents %uint_2 {%number | wide-loaded: %wide_number | pointer: %global_uint} %kept`,
    },
  ),
  pair(
    'group-wait-count',
    'narrow-addresses',
    'the number of events is of 32 bits where addresses are',
    {
      ...narrow,
      entryPoints: old,
      declarations: `%uchar = OpTypeInt 8 0
${copying.declarations}\n%wide = OpConstant %ulong 1`,
      body: `%kept = OpVariable %to_event Function
OpGroupWaitEvents %uint_2 {%uint_1 | wide: %wide | float: %float_1} %kept`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  pair(
    'group-wait-list',
    'pointers-to-events',
    'events are in a variable, an array, a structure, and behind a generic pointer',
    {
      ...copying,
      declarations: `%uchar = OpTypeInt 8 0
${copying.declarations}
%events = OpTypeArray %event %uint_2
%to_events = OpTypePointer Function %events
%to_only = OpTypePointer Function %event_only
%to_device_event = OpTypePointer Function %device_event
%to_pointer = OpTypePointer Function %to_event
%to_reserved = OpTypePointer Function %reserved
%to_generic_event = OpTypePointer Generic %event`,
      body: `%kept = OpVariable %to_event Function
%all = OpVariable %to_events Function
%only = OpVariable %to_only Function
%other = OpVariable %to_device_event Function
%pointer = OpVariable %to_pointer Function
%reservation = OpVariable %to_reserved Function
%own = OpVariable %to_float Function
%element = OpInBoundsAccessChain %to_event %all %uint_1
%member = OpInBoundsAccessChain %to_event %only %uint_0
%generic = OpPtrCastToGeneric %to_generic_event %kept
%single = OpLoad %event %kept
OpGroupWaitEvents %uint_2 %uint_1 {%kept | device-event: %other | pointer: %pointer
  | reservation: %reservation | null: %no_event | integer: %uint_1
  | pointer-to-integer: %global_uint}
OpGroupWaitEvents %uint_2 %uint_2 {%element | array: %all}
OpGroupWaitEvents %uint_2 %uint_1 {%member | structure: %only}
OpGroupWaitEvents %uint_2 %uint_1 {%generic | generic-float: %own | event: %single}`,
    },
  ),
  pair(
    'group-wait-list',
    'handed-over',
    'a function is called with the events to wait for',
    {
      ...copying,
      entryPoints: old,
      declarations: `%uchar = OpTypeInt 8 0
${copying.declarations}
%of_events = OpTypeFunction %void %to_event %event %to_float`,
      before: `%wait = OpFunction %void None %of_events
%list = OpFunctionParameter %to_event
%one = OpFunctionParameter %event
%numbers = OpFunctionParameter %to_float
%begin = OpLabel
OpGroupWaitEvents %uint_2 %uint_1 {%list | event: %one | numbers: %numbers}
OpReturn
OpFunctionEnd`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
]
