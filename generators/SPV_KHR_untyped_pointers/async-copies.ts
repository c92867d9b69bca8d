import { copy, elsewhere, inNarrowCopying, inWideCopying } from './shared/async-copying.ts'

const sizes = {
  'async-copy-element-num-bytes-is-as-wide-as-an-address': 'bytes',
  'async-copy-num-elements-is-as-wide-as-an-address': 'count',
  'async-copy-stride-is-as-wide-as-an-address': 'stride',
} as const

/** For each of the three sizes of a copy, what it may be with either width of addresses. */
const widths = Object.entries(sizes).flatMap(([rule, size]) => [
  inWideCopying`${rule}/physical-64: with 64-bit addresses sizes and strides are 64-bit integers, constant or not
body: %read = OpLoad %ulong %global
%sum = OpIAdd %ulong %read %ulong_8
%read_int = OpLoad %uint %global
${copy`%first ${size} {%ulong_4 | narrow: %uint_4 | short: %ushort_4 | float: %float_4 | double: %a_double}`}
${copy`%second to %global from %local ${size} {%sum | vector: %a_ulong2 | structure: %a_ulong_only}`}
${copy`%third ${size} {%read | narrow-read: %read_int | boolean: %true | pointer: %global}`}
${copy`%fourth to %global from %local ${size} {%null_ulong | null-narrow: %null_uint | type: %ulong}`}`,
  inNarrowCopying`${rule}/physical-32: with 32-bit addresses sizes and strides are 32-bit integers, constant or not
body: %read = OpLoad %uint %global
%sum = OpIAdd %uint %read %uint_8
%read_long = OpLoad %ulong %global
${copy`%first narrow ${size} {%uint_4 | wide: %ulong_4 | short: %ushort_4 | byte: %uchar_4 | float: %float_4}`}
${copy`%second narrow to %global from %local ${size} {%sum | vector: %a_uint2 | structure: %a_uint_only}`}
${copy`%third narrow ${size} {%read | wide-read: %read_long | event: %no_event}`}`,
])

/** Pairs of the rules on asynchronous copies between untyped pointers. */
export const pairs = [
  inWideCopying`async-copy-result-type-is-an-event/in-and-out
copies in and out result in events, also where they are not reached
body: ${copy`%in type {%event | integer: %uint | boolean: %bool | pointer: %to_event | structure: %event_only}`}
${copy`%out to %global from %local type {%event | device-event: %device_event | float: %float}`}
OpReturn
%unreached: ${copy`%nowhere type {%event | unreached: %ulong}`}`,
  inWideCopying`async-copy-event-is-an-event/handed-on
the event of a copy is null, that of a copy before, loaded or undefined
body: %kept = OpVariable %to_event Function
${copy`%first event {%no_event | integer: %uint_0 | type: %event}`}
${copy`%second to %global from %local event {%first | device-event: %no_device_event | boolean: %false}`}
%loaded = OpLoad %event %kept
${copy`%third event {%loaded | pointer: %kept | long: %ulong_8}`}
${copy`%fourth event {%a_event | structure: %a_event_only}`}
OpGroupWaitEvents %uint_2 %uint_1 %kept`,
  inWideCopying`async-copy-event-is-an-event/handed-over in spv1.1
a function of a module of version 1.1 is called with an event
entryPoints: OpEntryPoint Kernel %main "main"
+declarations: %of_events = OpTypeFunction %void %event %to_event %device_event
before: %void %copy(%event %one, %to_event %list, %device_event %other) as %of_events
${copy`%done event {%one | list: %list | device-event: %other}`}`,
  inWideCopying`async-copy-execution-is-a-scope/workgroup: the group that copies is a scope: an integer of 32 bits
body: ${copy`%first scope {%uint_2 | wide: %ulong_2 | short: %ushort_2 | float: %float_2 | vector: %a_uint2}`}
${copy`%second to %global from %local scope {%null_uint | boolean: %true | null-long: %null_ulong | event: %no_event | type: %uint}`}`,
  inWideCopying`async-copy-destination-is-an-untyped-pointer/in-and-out
destinations are untyped pointers into Workgroup and CrossWorkgroup
body: ${elsewhere}
${copy`%in to {%local | typed: %typed_local | integer: %ulong_8 | type: %to_local | event: %no_event}`}
${copy`%out to {%global | typed-global: %typed_global | vector: %a_float2} from %local`}`,
  inWideCopying`async-copy-destination-is-an-untyped-pointer/reached-by-chains
destinations are reached by chains of every kind, from typed and untyped pointers
body: %from_untyped = OpUntypedAccessChainKHR %to_local %sixteen_floats %local %uint_1
%from_typed = OpUntypedInBoundsAccessChainKHR %to_local %sixteen_floats %typed_local %uint_2
%by_element = OpUntypedPtrAccessChainKHR %to_local %float %more_local %uint_3
%typed_element = OpInBoundsAccessChain %pointer_Workgroup_float %typed_local %uint_4
${copy`%first to {%from_untyped | element: %typed_element}`}
${copy`%second to {%from_typed | base: %typed_local}`}
${copy`%third to %by_element`}`,
  inWideCopying`async-copy-destination-is-into-workgroup-or-cross-workgroup/in-and-out
memory of a group is filled, and memory of all groups
body: ${elsewhere}
${copy`%in to {%local | own: %own | anywhere: %anywhere | constant: %constant_bytes}`}
${copy`%out to {%global | own-from-local: %own | anywhere-from-local: %anywhere} from %local`}`,
  inNarrowCopying`async-copy-destination-is-into-workgroup-or-cross-workgroup/handed-over
a function with 32-bit addresses is called with the destinations
+declarations: %of_places = OpTypeFunction %void %to_local %to_global %to_function %to_generic
before: %void %copy(%to_local %group, %to_global %all, %to_function %own_place, %to_generic %any_place) as %of_places
${copy`%in to {%group | function: %own_place} narrow`}
${copy`%out to {%all | generic: %any_place} from %group narrow`}`,
  inWideCopying`async-copy-source-is-an-untyped-pointer/in-and-out
sources are untyped pointers into CrossWorkgroup and Workgroup
body: ${copy`%in from {%global | typed: %typed_global | integer: %ulong_8 | type: %to_global | event: %no_event}`}
${copy`%out to %global from {%local | typed-local: %typed_local | vector: %a_float2}`}`,
  inWideCopying`async-copy-source-is-an-untyped-pointer/of-all-makings: sources are chosen, copied, cast or null
body: %chosen = OpSelect %to_global %true %global %more_global
%copied = OpCopyObject %to_local %local
%cast = OpBitcast %to_global %typed_global
%back = OpBitcast %to_typed_global %global
%null_place = OpConvertUToPtr %to_global %ulong_8
${copy`%first from {%chosen | choice: %true}`}
${copy`%second to %global from {%copied | typed-local: %typed_local}`}
${copy`%third from {%cast | before-the-cast: %typed_global | cast-back: %back}`}
${copy`%fourth from {%null_place | address: %ulong_8}`}`,
  inWideCopying`async-copy-into-workgroup-is-from-cross-workgroup/elsewhere
memory of a group is filled from that of all groups
body: ${elsewhere}
${copy`%in from {%global | local: %more_local | itself: %local | own: %own | anywhere: %anywhere | constant: %constant_bytes}`}`,
  inWideCopying`async-copy-into-workgroup-is-from-cross-workgroup/reached-by-chains
memory of a group is filled from elements of that of all groups
body: %here = OpUntypedAccessChainKHR %to_local %sixteen_floats %local %uint_1
%there = OpUntypedInBoundsPtrAccessChainKHR %to_global %float %global %uint_3
%near = OpUntypedPtrAccessChainKHR %to_local %float %more_local %uint_3
${copy`%in to %here from {%there | element: %near}`}`,
  inWideCopying`async-copy-into-cross-workgroup-is-from-workgroup/elsewhere
memory of all groups is filled from that of a group
body: ${elsewhere}
${copy`%out to %global from {%local | global: %more_global | itself: %global | own: %own | anywhere: %anywhere | constant: %constant_bytes}`}`,
  inNarrowCopying`async-copy-into-cross-workgroup-is-from-workgroup/with-physical-32
memory of all groups is filled from that of a group, with 32-bit addresses
body: ${copy`%out to %global from {%local | global: %more_global | constant: %constant_bytes} narrow`}`,
  ...widths,
  inWideCopying`async-copy-has-two-memory-operands-or-none/none-or-two
a copy has memory operands for both sides, or for neither
body: ${copy`%plain`}
${copy`%none memory None {None | one-none:}`}
${copy`%volatile to %global from %local memory Volatile {None | one-volatile:}`}
${copy`%aligned memory Aligned 4 {Aligned 16 | one-aligned:}`}
${copy`%several to %global from %local memory Volatile|Aligned 8 {Nontemporal | one-of-several:}`}
${copy`%last memory {None Nontemporal | one-nontemporal: Nontemporal}`}`,
]
