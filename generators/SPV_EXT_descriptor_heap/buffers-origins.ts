import {
  constant,
  ids,
  inHeaps,
  inPhysicalHeaps,
  slotOf,
  texelPointer,
  throughGroup,
} from './shared/pieces.ts'
import { pathsTo } from './shared/uses.ts'

const slot = `%slot = ${slotOf('buffer_StorageBuffer')}`
const data = 'OpBufferPointerEXT %untyped_pointer_StorageBuffer'
const paths = pathsTo('buffer_StorageBuffer')

/** Functions to which pointers into the heap are handed: what their body does with the parameter. */
const callees = {
  parameter: '%data = OpBufferPointerEXT %untyped_pointer_Uniform %parameter',
  'chain-of-parameter': `%part = ${slotOf('buffer_Uniform', '%parameter')}
%data = OpBufferPointerEXT %untyped_pointer_Uniform %part`,
} as const

/** Pairs of the rules on where the buffers come from whose data is pointed to. */
export const pairs = [
  inHeaps`buffer-pointer-buffer-is-an-untyped-pointer/chain
the buffer is an untyped pointer of the same function, once or twice
declarations: %other = OpTypeStruct %uint
{ | buffer-undef: %undefined = OpUndef %buffer_StorageBuffer | structure-with-the-pointer: %pointer_only = OpTypeStruct ${constant}
  %undefined = OpUndef %pointer_only}
body: ${slot}
%data = ${data} %slot
%again = ${data} {%slot | buffer-undef: %undefined | structure-with-the-pointer: %undefined${ids(`
  %uint_1 %ulong_16 %float_1 %a_uint %null_uint_only %buffer_StorageBuffer ${constant}
  %size_of_buffer_StorageBuffer %main %variable_UniformConstant_sampler_bound_0`)}}`,
  inPhysicalHeaps`buffer-pointer-buffer-is-an-untyped-pointer/addresses
the buffer is an untyped pointer where pointers have addresses
body: ${slot}
%data = ${data} {%slot | typed-null: %null_pointer_UniformConstant_uint}`,
  ...Object.entries(callees).map(
    ([name, body]) => inHeaps`buffer-pointer-buffer-is-an-untyped-pointer/${name}
the buffer is an untyped pointer that is a parameter, or comes from one
before: %void %callee(${constant} %parameter)
${body}`,
  ),
  ...Object.entries(paths).map(
    ([name, { annotations = '', declarations = '', body }]) =>
      inHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/${name}
the buffer is reached from the resource heap, in one step or more
annotations: ${annotations}
declarations: ${declarations}
body: ${body}
%data = ${data} %reached`,
  ),
  inHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/beside-other-variables
the buffer is reached from the resource heap, beside the sampler heap and a variable that is no heap
declarations: %variable = OpUntypedVariableKHR ${constant} UniformConstant
body: ${slot}
%data = ${data} %slot
%again = ${slotOf('buffer_StorageBuffer', '{%resource_heap | other-heap: %sampler_heap | other-variable: %variable}')}
%other = ${data} {%again | pointer-of-pointer: %data}
${texelPointer('image %other')}`,
  inHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/heap-of-its-own
the buffer is reached from the only variable, which is the resource heap by itself
annotations: {OpDecorate %heap BuiltIn ResourceHeapEXT | no-heap:
  | sampler-heap-instead: OpDecorate %heap BuiltIn SamplerHeapEXT}
declarations: %heap = OpUntypedVariableKHR ${constant} UniformConstant
body: %slot = ${slotOf('buffer_StorageBuffer', '%heap')}
%data = ${data} %slot`,
  inHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/copies-of-heaps
the buffer is reached from a copy of the resource heap
body: %copy = OpCopyObject ${constant} {%resource_heap | of-the-sampler-heap: %sampler_heap}
%slot = ${slotOf('buffer_StorageBuffer', '%copy')}
%data = ${data} %slot`,
  inHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/heap-through-a-group
the buffer is reached from a variable that is the resource heap by a group
annotations: ${throughGroup('OpDecorate TARGET BuiltIn ResourceHeapEXT', '%heap')}
declarations: %heap = OpUntypedVariableKHR ${constant} UniformConstant
body: %slot = ${slotOf('buffer_StorageBuffer', '%heap')}
%data = ${data} %slot`,
  inPhysicalHeaps`buffer-pointer-buffer-comes-from-the-resource-heap/addresses
the buffer is reached from the resource heap where pointers have addresses and may be null
declarations: %null = OpConstantNull ${constant}
%undefined = OpUndef ${constant}
body: %slot = ${slotOf('buffer_StorageBuffer').replace(
    '%resource_heap',
    '{%resource_heap | chain-from-null: %null | chain-from-undef: %undefined}',
  )}
%data = ${data} {%slot | null: %null | undef: %undefined}`,
  inHeaps`buffer-pointer-buffer-is-in-the-heap/chain: the buffer is something in the heap
body: %copy = OpCopyObject ${constant} %resource_heap
${slot}
%data = ${data} {%slot | variable: %resource_heap | copy: %copy}`,
  inHeaps`buffer-pointer-buffer-reaches-a-buffer-type/chain: the chain reaches a buffer
body: ${slot}
%reached = OpUntypedAccessChainKHR ${constant} {%buffer_StorageBuffer | integer: %uint | sampler: %sampler
  | image: %image_uint_2D_0_0_0_2_R32ui} %slot
%copy = OpCopyObject ${constant} %reached
%data = ${data} %reached`,
]
