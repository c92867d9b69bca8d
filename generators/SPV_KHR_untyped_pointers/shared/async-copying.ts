import { pairIn } from '../../pairs/pair-of.ts'
import { untypedKernel, withCapabilities } from './pieces.ts'

const variables =
  '%local %global %more_local %more_global %typed_local %typed_global %constant_bytes'

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
export const wideCopying = {
  ...withCapabilities(untypedKernel, 'DeviceEnqueue'),
  interfaces: variables,
  declarations,
}

export const inWideCopying = pairIn(wideCopying)

/** The same with 32-bit addresses. */
export const narrowCopying = { ...wideCopying, memoryModel: 'OpMemoryModel Physical32 OpenCL' }

export const inNarrowCopying = pairIn(narrowCopying)

/** The sizes of a copy with 32-bit addresses, which `asyncCopy` takes in the place of its own. */
export const narrowSizes = { bytes: '%uint_4', count: '%uint_8', stride: '%uint_4' }

/** What comes first in a function that copies: memory of its own, and a pointer that says nothing about where it leads. */
export const elsewhere = `%own = OpUntypedVariableKHR %to_function Function %sixteen_floats
%anywhere = OpPtrCastToGeneric %to_generic %more_global`

/** A copy, with the operands that a text names and the usual ones for the others. */
export function asyncCopy(
  name: string,
  {
    type = '%event',
    scope = '%uint_2',
    to = '%local',
    from = '%global',
    bytes = '%ulong_4',
    count = '%ulong_8',
    stride = '%ulong_4',
    event = '%no_event',
    memory = '',
  }: Readonly<
    Partial<
      Record<
        'type' | 'scope' | 'to' | 'from' | 'bytes' | 'count' | 'stride' | 'event' | 'memory',
        string
      >
    >
  > = {},
): string {
  return `${name} = OpUntypedGroupAsyncCopyKHR ${type} ${scope} ${to} ${from} ${bytes} ${count} ${stride} ${event} ${memory}`.trimEnd()
}
