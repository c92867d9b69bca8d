import { pairIn } from '../../pairs/pair-of.ts'
import { kinds, withCapabilities } from './pieces.ts'

const declarations = `%event = OpTypeEvent
%device_event = OpTypeDeviceEvent
%event_only = OpTypeStruct %event
%to_event = OpTypePointer Function %event
%no_event = OpConstantNull %event
%no_device_event = OpConstantNull %device_event
%to_local = OpTypeUntypedPointerKHR Workgroup
%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%to_function = OpTypeUntypedPointerKHR Function
%to_generic = OpTypeUntypedPointerKHR Generic
%sixteen_floats = OpTypeArray %float %uint_16
%no_floats = OpConstantNull %sixteen_floats
%to_typed_local = OpTypePointer Workgroup %sixteen_floats
%to_typed_global = OpTypePointer CrossWorkgroup %sixteen_floats
%local = OpUntypedVariableKHR %to_local Workgroup %sixteen_floats
%more_local = OpUntypedVariableKHR %to_local Workgroup %sixteen_floats
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %sixteen_floats %no_floats
%more_global = OpUntypedVariableKHR %to_global CrossWorkgroup %sixteen_floats %no_floats
%constant_bytes = OpUntypedVariableKHR %to_constant UniformConstant %sixteen_floats %no_floats
%typed_local = OpVariable %to_typed_local Workgroup
%typed_global = OpVariable %to_typed_global CrossWorkgroup %no_floats`

/** A kernel with 64-bit addresses, and untyped and typed memory of a group and of all groups. */
const copying = { ...withCapabilities(kinds.kernel, 'DeviceEnqueue'), declarations }

export const inWideCopying = pairIn(copying)

/** A copy into memory of the group. */
export const copy =
  '%copy = OpUntypedGroupAsyncCopyKHR %event %uint_2 %local %global %ulong_4 %ulong_8 %ulong_4 %no_event'

/** A copy out of it. */
export const copyBack =
  '%copy = OpUntypedGroupAsyncCopyKHR %event %uint_2 %global %local %ulong_4 %ulong_8 %ulong_4 %no_event'
