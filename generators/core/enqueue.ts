import { tagIn } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** A kernel that enqueues another, asks for its sizes, and waits for events. */
const inEnqueueing = tagIn(kernel)`declarations: %queue_type = OpTypeQueue
%range_type = OpTypeStruct %uint %ulong_array3 %ulong_array3 %ulong_array3
%other_range_type = OpTypeStruct %uint %ulong_array3 %ulong_array3
%of_two = OpTypeFunction %void %pointer_CrossWorkgroup_uchar %pointer_Workgroup_uint
%param = OpConstantNull %pointer_CrossWorkgroup_uchar
%short_param = OpConstantNull %pointer_CrossWorkgroup_ushort
before: %void %invoked(%pointer_CrossWorkgroup_uchar %invoked_0, %pointer_Workgroup_uint %invoked_1) as %of_two
%void %short_invoked(%pointer_CrossWorkgroup_ushort %short_invoked_0, %pointer_Workgroup_uint %short_invoked_1)
%void %value_invoked(%uchar %value_invoked_0, %pointer_Workgroup_uint %value_invoked_1)
%void %global_invoked(%pointer_CrossWorkgroup_uchar %global_0, %pointer_CrossWorkgroup_uchar %global_1)
%void %nothing_invoked()
%uint %number_invoked(%pointer_CrossWorkgroup_uchar %number_0, %pointer_Workgroup_uint %number_1)
OpReturnValue %uint_1
body: %waited = OpVariable %pointer_Function_device_event Function
%returned = OpVariable %pointer_Function_device_event Function
%queue = OpGetDefaultQueue %queue_type
%user_event = OpCreateUserEvent %device_event
%range = OpBuildNDRange %range_type %ulong_8 %ulong_4 %ulong_0
%marked = OpEnqueueMarker %uint %queue %uint_1 %waited %returned
%enqueued = OpEnqueueKernel %uint %queue %uint_0 %range %uint_2 %waited %returned %invoked %param %uint_4 %uint_1 %uint_8
%groups = OpGetKernelNDrangeSubGroupCount %uint %range %invoked %param %uint_4 %uint_1
%largest = OpGetKernelNDrangeMaxSubGroupSize %uint %range %invoked %param %uint_4 %uint_1
%size = OpGetKernelWorkGroupSize %uint %invoked %param %uint_4 %uint_1
%multiple = OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoked %param %uint_4 %uint_1
%local_size = OpGetKernelLocalSizeForSubgroupCount %uint %uint_3 %invoked %param %uint_4 %uint_1
%most = OpGetKernelMaxNumSubgroups %uint %invoked %param %uint_4 %uint_1
%is_valid = OpIsValidEvent %bool %user_event
OpSetUserEventStatus %user_event %uint_0
%command = OpLoad %device_event %returned
OpCaptureEventProfilingInfo %command %uint_1 %param`

/** Pairs of the rules on enqueueing from a kernel. */
export const pairs = [
  inEnqueueing`enqueue-result/kernel in spv1.1, spv1.6
what enqueues and asks results in 32-bit integers, events, queues and a Boolean
changed: OpEnqueueMarker {%uint | marker-short: %ushort} {%queue | queue-number: %null_queue_type | queue-event: %null_queue_type}
changed: OpEnqueueKernel {%uint | kernel-long: %ulong | kernel-vector: %uint2} {%queue | queue-number: %null_queue_type
  | queue-event: %null_queue_type}
changed: OpGetKernelNDrangeSubGroupCount {%uint | count-float: %float} %range
changed: OpGetKernelNDrangeMaxSubGroupSize {%uint | largest-boolean: %bool} %range
changed: OpGetKernelWorkGroupSize {%uint | size-long: %ulong} %invoked
changed: OpGetKernelPreferredWorkGroupSizeMultiple {%uint | multiple-short: %ushort} %invoked
changed: OpGetKernelLocalSizeForSubgroupCount {%uint | local-size-structure: %range_type} %uint_3
changed: OpGetKernelMaxNumSubgroups {%uint | most-vector: %uint2} %invoked
changed: OpIsValidEvent {%bool | is-valid-number: %uint | is-valid-vector: %bool2} %user_event
changed: OpGetDefaultQueue {%queue_type | queue-number: %uint | queue-event: %device_event}
{| event-number: %user_number = OpCreateUserEvent %uint | event-of-a-group: %user_event_of_a_group = OpCreateUserEvent %event}`,
  inEnqueueing`enqueue-queue/kernel in spv1.1, spv1.6: commands are enqueued in queues
changed: OpEnqueueMarker %uint {%queue | marker-event: %user_event | marker-number: %uint_1}
changed: OpEnqueueKernel %uint {%queue | kernel-pointer: %returned | kernel-range: %range}`,
  inEnqueueing`enqueue-events/kernel in spv1.1, spv1.6: commands wait for events in memory, and leave one there
changed: OpEnqueueMarker %uint %queue %uint_1 {%waited | marker-waits-for-numbers: %variable_Function_uint
  | marker-waits-for-an-event: %user_event} {%returned | marker-returns-to-a-number: %variable_Function_uint}
changed: OpEnqueueKernel %uint %queue %uint_0 %range %uint_2 {%waited | kernel-waits-for-bytes: %variable_Function_uchar} {%returned
  | kernel-returns-to-bytes: %variable_Function_uchar | kernel-returns-to-an-event: %user_event}`,
  inEnqueueing`enqueue-event/kernel in spv1.1, spv1.6: events are events of devices
changed: OpIsValidEvent %bool {%user_event | is-a-number-valid: %uint_1 | is-an-event-of-a-group-valid: %null_event}
changed: OpSetUserEventStatus {%user_event | status-of-a-pointer: %returned}
changed: OpCaptureEventProfilingInfo {%command | times-of-a-queue: %queue | times-of-a-pointer: %returned}`,
  inEnqueueing`enqueue-number/kernel in spv1.1, spv1.6: numbers and sizes are 32-bit integers
changed: OpEnqueueMarker %uint %queue {%uint_1 | marker-waits-for-long: %ulong_1 | marker-waits-for-a-float: %float_1}
changed: OpEnqueueKernel %uint %queue %uint_0 %range {%uint_2 | kernel-waits-for-short: %ushort_2} %waited
changed: %returned %invoked %param {%uint_4 | kernel-size-long: %ulong_4} {%uint_1
  | kernel-alignment-a-vector: %a_uint2} %uint_8
changed: OpGetKernelNDrangeSubGroupCount %uint %range %invoked %param {%uint_4 | count-size-short: %ushort_4} %uint_1
changed: OpGetKernelNDrangeMaxSubGroupSize %uint %range %invoked %param %uint_4 {%uint_1 | largest-alignment-long: %ulong_1}
changed: OpGetKernelWorkGroupSize %uint %invoked %param {%uint_4 | size-size-a-float: %float_1} %uint_1
changed: OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoked %param %uint_4 {%uint_1 | multiple-alignment-short: %ushort_1}
changed: OpGetKernelLocalSizeForSubgroupCount %uint {%uint_3 | groups-long: %ulong_3 | groups-a-boolean: %true} %invoked
changed: OpGetKernelMaxNumSubgroups %uint %invoked %param {%uint_4 | most-size-long: %ulong_4} %uint_1
changed: OpSetUserEventStatus %user_event {%uint_0 | status-long: %ulong_0 | status-a-float: %float_1}`,
  inEnqueueing`enqueue-mask/kernel in spv1.1, spv1.6: masks are integers of any width
changed: OpEnqueueKernel %uint %queue {%uint_0 | flags-a-float: %float_1 | flags-a-vector: %a_uint2} %range
changed: OpCaptureEventProfilingInfo %command {%uint_1 | information-a-boolean: %true | information-a-vector: %a_uint2} %param`,
  inEnqueueing`enqueue-invoke/kernel in spv1.1, spv1.6
functions that take bytes, and memory of a workgroup, are enqueued
changed: %waited %returned {%invoked | kernel-of-shorts: %short_invoked | kernel-of-values: %value_invoked
  | kernel-of-globals: %global_invoked | kernel-with-a-result: %number_invoked | kernel-a-pointer: %param} %param
changed: OpGetKernelNDrangeSubGroupCount %uint %range {%invoked | count-of-shorts: %short_invoked} %param
changed: OpGetKernelNDrangeMaxSubGroupSize %uint %range {%invoked | largest-of-nothing: %nothing_invoked} %param
changed: OpGetKernelWorkGroupSize %uint {%invoked | size-with-a-result: %number_invoked} %param
changed: OpGetKernelPreferredWorkGroupSizeMultiple %uint {%invoked | multiple-of-globals: %global_invoked} %param
changed: OpGetKernelLocalSizeForSubgroupCount %uint %uint_3 {%invoked | local-size-of-values: %value_invoked} %param
changed: OpGetKernelMaxNumSubgroups %uint {%invoked | most-of-a-type: %of_two} %param`,
  inEnqueueing`enqueue-parameter/kernel in spv1.1, spv1.6: bytes are passed to the function
changed: %waited %returned %invoked {%param | kernel-shorts: %short_param | kernel-number: %uint_1} %uint_4
changed: OpGetKernelNDrangeSubGroupCount %uint %range %invoked {%param | count-of-numbers: %variable_Function_uint} %uint_4
changed: OpGetKernelNDrangeMaxSubGroupSize %uint %range %invoked {%param | largest-of-shorts: %short_param} %uint_4
changed: OpGetKernelWorkGroupSize %uint %invoked {%param | size-of-an-event: %returned} %uint_4
changed: OpGetKernelPreferredWorkGroupSizeMultiple %uint %invoked {%param | multiple-of-shorts: %short_param} %uint_4
changed: OpGetKernelLocalSizeForSubgroupCount %uint %uint_3 %invoked {%param | local-size-of-a-number: %uint_1} %uint_4
changed: OpGetKernelMaxNumSubgroups %uint %invoked {%param | most-of-numbers: %variable_Function_uint} %uint_4`,
  inEnqueueing`enqueue-local-size/kernel in spv1.1, spv1.6: there is a size for each parameter in Workgroup
changed: %returned %invoked %param %uint_4 %uint_1 {%uint_8 | one-less: | one-more: %uint_8 %uint_8}`,
  inEnqueueing`enqueue-local-size/counts in spv1.1, spv1.6
there is no size where no parameter is in Workgroup, and there are two where two are
+before: %void %alone(%pointer_CrossWorkgroup_uchar %alone_0)
%void %for_two(%pointer_CrossWorkgroup_uchar %for_two_0, %pointer_Workgroup_uint %for_two_1, %pointer_Workgroup_uint %for_two_2)
+body: %with_none = OpEnqueueKernel %uint %queue %uint_0 %range %uint_2 %waited %returned %alone %param %uint_4 %uint_1 {| one-for-none: %uint_8}
%with_two = OpEnqueueKernel %uint %queue %uint_0 %range %uint_2 %waited %returned %for_two %param %uint_4 %uint_1 %uint_8 {%uint_8
  | one-for-two: | three-for-two: %uint_8 %uint_8}`,
  inEnqueueing`enqueue-value/kernel in spv1.1, spv1.6: times are written to bytes in CrossWorkgroup
changed: OpCaptureEventProfilingInfo %command %uint_1 {%param | local-bytes: %variable_Function_uchar | shorts: %short_param
  | number: %uint_1}`,
  inEnqueueing`nd-range-operand/kernel in spv1.1, spv1.6
a kernel is enqueued, and asked about, with a structure of a number and three arrays
changed: OpEnqueueKernel %uint %queue %uint_0 {%range | kernel-with-two-arrays: %null_other_range_type | kernel-with-a-number: %uint_1} %uint_2
changed: OpGetKernelNDrangeSubGroupCount %uint {%range | count-with-two-arrays: %null_other_range_type} %invoked
changed: OpGetKernelNDrangeMaxSubGroupSize %uint {%range | largest-with-an-array: %null_ulong_array3} %invoked`,
  inEnqueueing`nd-range-result/kernel in spv1.1, spv1.6: a range is a structure of a number and three arrays
+body: %second_range = OpBuildNDRange {%range_type | two-arrays: %other_range_type | array: %ulong_array3 | long: %long_number
  | short-arrays: %short_arrays | narrow-arrays: %narrow_arrays | four-arrays: %four_arrays} %ulong_8 %ulong_4 %ulong_0
changed: {| long: %long_number = OpTypeStruct %ulong %ulong_array3 %ulong_array3 %ulong_array3
  | short-arrays: %short_arrays = OpTypeStruct %uint %ulongs %ulong_array3 %ulong_array3
  | narrow-arrays: %narrow_arrays = OpTypeStruct %uint %ulong_array3 %uint_array3 %ulong_array3
  | four-arrays: %four_arrays = OpTypeStruct %uint %ulong_array3 %ulong_array3 %ulong_array3 %ulong_array3}
%other_range_type = `,
  inEnqueueing`nd-range-size/kernel in spv1.1, spv1.6
sizes of ranges are integers as wide as addresses, or two or three of them
body: %one = OpBuildNDRange %range_type {%ulong_8 %ulong_4 %ulong_0 | narrow: %uint_8 %uint_4 %uint_0
  | float: %float_1 %float_1 %float_1 | vector: %a_ulong2 %a_ulong2 %a_ulong2}
%two = OpBuildNDRange %range_type {%null_ulongs %null_ulongs %null_ulongs
  | two-narrow: %null_uints %null_uints %null_uints | structure: %null_ulong_pair %null_ulong_pair %null_ulong_pair}
%three = OpBuildNDRange %range_type {%null_ulong_array3 %null_ulong_array3 %null_ulong_array3
  | four: %null_ulong_array4 %null_ulong_array4 %null_ulong_array4}`,
  inEnqueueing`nd-range-same/kernel in spv1.1, spv1.6: the sizes and the offset of a range have one type
body: %one = OpBuildNDRange %range_type %ulong_8 {%ulong_4 | local-narrow: %uint_4 | local-two: %null_ulongs} {%ulong_0
  | offset-narrow: %uint_0}
%three = OpBuildNDRange %range_type %null_ulong_array3 {%null_ulong_array3 | local-of-two: %null_ulongs} {%null_ulong_array3
  | offset-one: %ulong_0}`,
]
