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

/** The same with 32-bit addresses. */
export const inNarrowCopying = pairIn({
  ...copying,
  memoryModel: 'OpMemoryModel Physical32 OpenCL',
})

/** What comes first in a function that copies: memory of its own, and a pointer that says nothing about where it leads. */
export const elsewhere = `%own = OpUntypedVariableKHR %to_function Function %sixteen_floats
%anywhere = OpPtrCastToGeneric %to_generic %more_global`

/** Operands of a copy in order, with the usual ones; those with 32-bit addresses after a bar. */
const operands = {
  type: '%event',
  scope: '%uint_2',
  to: '%local',
  from: '%global',
  bytes: '%ulong_4|%uint_4',
  count: '%ulong_8|%uint_8',
  stride: '%ulong_4|%uint_4',
  event: '%no_event',
  memory: '',
} as const

/**
 * A copy: its name, then the operands that are not the usual ones, each after what it is (`to %global from %local`), and
 * `narrow` where addresses have 32 bits. Memory operands come last.
 */
export function copy(strings: TemplateStringsArray, ...values: readonly string[]): string {
  const text = String.raw(strings, ...values)
  const [, name = '', given = ''] = /^(%\w+)(.*)$/s.exec(text) ?? []
  const isNarrow = / narrow(?= |$)/.test(given)
  const found = Object.entries(operands).map(([what, usual]) => {
    const value = what === 'memory' ? '.*' : '\\{[^}]*\\}|%\\w+'
    const own = new RegExp(` ${what} (${value})`, 's').exec(given)?.[1]
    return own ?? usual.split('|').at(isNarrow ? -1 : 0)
  })
  return `${name} = OpUntypedGroupAsyncCopyKHR ${found.join(' ')}`.trimEnd()
}
