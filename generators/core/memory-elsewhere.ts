import { pair } from '../pairs/pair.ts'
import { fragment } from '../pairs/pieces.ts'

/** A fragment shader with a block that no path reaches. */
const unreachable = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %from %to %own %number',
  annotations: 'OpDecorate %from Location 0\nOpDecorate %to Location 0',
  declarations: `%input = OpTypePointer Input %float4
%output = OpTypePointer Output %float4
%private_float4 = OpTypePointer Private %float4
%private_uint = OpTypePointer Private %uint
%from = OpVariable %input Input
%to = OpVariable %output Output
%own = OpVariable %private_float4 Private
%number = OpVariable %private_uint Private
%zeros = OpConstantNull %float4`,
  end: `OpReturn
%dead = OpLabel
%loaded = OpLoad %float4 %from
OpStore %own %zeros
OpCopyMemory %to %own
OpUnreachable`,
}

const summary = 'a block that no path reaches loads, stores and copies as all blocks do'

/** Pairs of the rules on accesses, at other places than the first block of the entry point. */
export const pairs = [
  pair('load-pointer', 'unreachable', summary, unreachable, {
    constant: [['OpLoad %float4 %from', 'OpLoad %float4 %zeros']],
  }),
  pair('load-type', 'unreachable', summary, unreachable, {
    'short-vector': [['OpLoad %float4 %from', 'OpLoad %float3 %from']],
  }),
  pair('store-pointer', 'unreachable', summary, unreachable, {
    constant: [['OpStore %own %zeros', 'OpStore %zeros %zeros']],
  }),
  pair('store-type', 'unreachable', summary, unreachable, {
    component: [['OpStore %own %zeros', 'OpStore %own %float_0']],
  }),
  pair('store-not-read-only', 'unreachable', summary, unreachable, {
    input: [['OpStore %own %zeros', 'OpStore %from %zeros']],
  }),
  pair('copy-memory-type', 'unreachable', summary, unreachable, {
    number: [['OpCopyMemory %to %own', 'OpCopyMemory %to %number']],
  }),
  pair('copy-memory-pointers', 'unreachable', summary, unreachable, {
    'loaded-value': [['OpCopyMemory %to %own', 'OpCopyMemory %to %loaded']],
  }),
  pair(
    'load-fixed-size',
    'descriptors',
    'from a run-time array of images one image is loaded',
    {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability RuntimeDescriptorArray',
      entryPoints: 'OpEntryPoint Fragment %main "main" %images',
      annotations: 'OpDecorate %images DescriptorSet 0\nOpDecorate %images Binding 0',
      declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%all = OpTypeRuntimeArray %image
%to_all = OpTypePointer UniformConstant %all
%to_image = OpTypePointer UniformConstant %image
%images = OpVariable %to_all UniformConstant`,
      body: `%third = OpAccessChain %to_image %images %uint_2
%loaded = OpLoad %image %third`,
    },
    { 'all-images': [['OpLoad %image %third', 'OpLoad %all %images']] },
  ),
  pair(
    'copy-memory-fixed-size',
    'untyped',
    'the typed pointer of a copy is to one element',
    {
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %untyped_buffer',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %untyped_buffer DescriptorSet 0
OpDecorate %untyped_buffer Binding 1`,
      declarations: `%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%to_block = OpTypePointer StorageBuffer %block
%to_elements = OpTypePointer StorageBuffer %elements
%to_uint = OpTypePointer StorageBuffer %uint
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%buffer = OpVariable %to_block StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block`,
      body: `%all = OpAccessChain %to_elements %buffer %uint_0
%one = OpAccessChain %to_uint %all %uint_1
OpCopyMemory %untyped_buffer %one
OpCopyMemory %one %untyped_buffer`,
    },
    {},
  ),
]
