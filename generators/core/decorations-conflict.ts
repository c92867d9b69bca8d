import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, physicalStorage } from '../pairs/pieces.ts'

const old = { environments: ['spv1.3'] }

const buffers = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %first %second',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
${bindingsOf(['first', 'second'])}`,
  declarations: `%block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%first = OpVariable %pointer_block StorageBuffer
%second = OpVariable %pointer_block StorageBuffer`,
}

const inputs = {
  ...fragment,
  capabilities: 'OpCapability Shader\nOpCapability SampleRateShading',
  entryPoints: 'OpEntryPoint Fragment %main "main" %first %second %third',
  annotations: `OpDecorate %members Block
OpMemberDecorate %members 0 Location 0
OpMemberDecorate %members 1 Location 1
OpDecorate %first Location 2
OpDecorate %second Location 3`,
  declarations: `%members = OpTypeStruct %float4 %float4
%pointer_input = OpTypePointer Input %float4
%pointer_members = OpTypePointer Input %members
%first = OpVariable %pointer_input Input
%second = OpVariable %pointer_input Input
%third = OpVariable %pointer_members Input`,
}

/** A block in a variable, and a structure that holds another. */
const nested = (annotations: string, storageClass: string) => ({
  annotations: `OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %middle 0 Offset 0
OpMemberDecorate %outer 0 Offset 0
${bindingOf('buffer')}
${annotations}`,
  declarations: `%inner = OpTypeStruct %uint
%middle = OpTypeStruct %inner
%outer = OpTypeStruct %middle
%lone = OpTypeStruct %uint
%pointer_outer = OpTypePointer ${storageClass} %outer
%buffer = OpVariable %pointer_outer ${storageClass}`,
})

/** Pairs of the rules on decorations that exclude each other. */
export const pairs = [
  pairOf`restrict-or-aliased/buffers
one buffer may alias, another does not
${buffers}
annotations: ${buffers.annotations}
OpDecorate %first Restrict
{| aliased: OpDecorate %first Aliased}
OpDecorate %second Aliased
{| restrict: OpDecorate %second Restrict
| by-a-group:
OpDecorate %group Restrict
%group = OpDecorationGroup
OpGroupDecorate %group %second}`,
  pairOf`restrict-or-aliased/stored-pointers
pointers that variables hold may alias, or do not, whatever the variables do
${physicalStorage}
annotations: OpDecorate %first AliasedPointer
{| both: OpDecorate %first RestrictPointer}
OpDecorate %first Restrict
OpDecorate %second RestrictPointer
{| other-both: OpDecorate %second AliasedPointer}
declarations: %physical = OpTypePointer PhysicalStorageBuffer %uint
%pointer_physical = OpTypePointer Function %physical
body: %first = OpVariable %pointer_physical Function
%second = OpVariable %pointer_physical Function`,
  pairOf`row-or-column-major/members
one member has its rows together, another its columns
entryPoints: OpEntryPoint GLCompute %main "main" %buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 MatrixStride 16
OpMemberDecorate %block 0 RowMajor
{| column-major-too: OpMemberDecorate %block 0 ColMajor}
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 1 MatrixStride 16
OpMemberDecorate %block 1 ColMajor
{| row-major-too: OpMemberDecorate %block 1 RowMajor
| by-a-group:
OpDecorate %group RowMajor
%group = OpDecorationGroup
OpGroupMemberDecorate %group %block 1}
OpDecorate %array ArrayStride 64
${bindingOf('buffer')}
declarations: %array = OpTypeArray %float4x4 %uint_2
%block = OpTypeStruct %float4x4 %array
%pointer_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer_block StorageBuffer`,
  pairOf`flat-or-noperspective/inputs
one input is flat, another without perspective
${inputs}
annotations: ${inputs.annotations}
{OpDecorate %first Flat
OpDecorate %second NoPerspective
| variable:
OpDecorate %first Flat
OpDecorate %first NoPerspective
OpDecorate %second NoPerspective
| both-in-a-group:

OpDecorate %group Flat
OpDecorate %group NoPerspective
%group = OpDecorationGroup
OpGroupDecorate %group %second}
{| by-a-group:
OpDecorate %group Flat
%group = OpDecorationGroup
OpGroupDecorate %group %second}
OpMemberDecorate %members 0 Flat
OpMemberDecorate %members 1 NoPerspective
{| member: OpMemberDecorate %members 1 Flat}`,
  pairOf`patch-centroid-or-sample/inputs
one input is sampled in the centroid, another for each sample, both also otherwise decorated
${inputs}
annotations: ${inputs.annotations}
OpDecorate %first Centroid
{| variable: OpDecorate %first Sample}
OpDecorate %first NoPerspective
OpDecorate %second Sample
{| other-variable: OpDecorate %second Centroid}
OpMemberDecorate %members 0 Centroid
{| member: OpMemberDecorate %members 0 Sample}
OpMemberDecorate %members 1 Sample
{| member-by-a-group:
OpDecorate %group Centroid
%group = OpDecorationGroup
OpGroupMemberDecorate %group %members 1}`,
  pairOf`patch-centroid-or-sample/patches
an input of the patch
capabilities: OpCapability Tessellation
OpCapability SampleRateShading
entryPoints: OpEntryPoint TessellationEvaluation %main "main" %input %output
modes: OpExecutionMode %main Triangles
OpExecutionMode %main SpacingEqual
OpExecutionMode %main VertexOrderCw
annotations: OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %input Patch
{| centroid: OpDecorate %input Centroid | sample: OpDecorate %input Sample}
OpDecorate %output Centroid
declarations: %pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output`,
  pair(
    'block-or-buffer-block',
    'of-the-old-kind',
    'one structure is a block, another a block of the old kind',
    {
      annotations: `OpDecorate %uniform Block
{| buffer-block: OpDecorate %uniform BufferBlock}
OpMemberDecorate %uniform 0 Offset 0
OpDecorate %storage BufferBlock
{| block: OpDecorate %storage Block
| by-a-group:
OpDecorate %group Block
%group = OpDecorationGroup
OpGroupDecorate %group %storage}
OpMemberDecorate %storage 0 Offset 0
${bindingsOf(['first', 'second'])}`,
      declarations: `%uniform = OpTypeStruct %uint
%storage = OpTypeStruct %uint
%pointer_uniform = OpTypePointer Uniform %uniform
%pointer_storage = OpTypePointer Uniform %storage
%first = OpVariable %pointer_uniform Uniform
%second = OpVariable %pointer_storage Uniform`,
    },
    {},
    old,
  ),
  pair(
    'block-not-nested',
    'storage-buffer',
    'the outermost structure is a block, and one that is nowhere inside it',
    {
      ...nested(
        `OpDecorate %outer Block
OpDecorate {%lone | middle: %middle | inner: %inner} Block`,
        'StorageBuffer',
      ),
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
    },
  ),
  pair(
    'block-not-nested',
    'buffer-block',
    'the outermost structure is a block of the old kind, and one that is nowhere inside it',
    nested(
      `OpDecorate %outer BufferBlock
OpDecorate {%lone Block | middle: %middle Block | inner: %inner Block
  | both-of-the-old-kind: %inner BufferBlock}`,
      'Uniform',
    ),
    {},
    old,
  ),
  pairOf`block-not-nested/array
a block holds an array of structures that are none, and no variable has the type
annotations: OpDecorate %outer Block
OpDecorate {%lone | inner: %inner} Block
declarations: %inner = OpTypeStruct %uint
%array = OpTypeArray %inner %uint_2
%outer = OpTypeStruct %uint %array
%lone = OpTypeStruct %uint`,
  pairOf`block-not-nested/behind-a-pointer
a block points to another block, which does not lie in it
${physicalStorage}
entryPoints: OpEntryPoint GLCompute %main "main" %pushed
annotations: OpDecorate %outer Block
OpMemberDecorate %outer 0 Offset 0
OpMemberDecorate %outer 1 Offset 8
OpDecorate %pointed Block
{| inner: OpDecorate %inner Block}
OpMemberDecorate %pointed 0 Offset 0
OpMemberDecorate %inner 0 Offset 0
declarations: %pointed = OpTypeStruct %uint
%inner = OpTypeStruct %uint
%physical = OpTypePointer PhysicalStorageBuffer %pointed
%outer = OpTypeStruct %physical %inner
%pointer_outer = OpTypePointer PushConstant %outer
%pushed = OpVariable %pointer_outer PushConstant`,
  pairOf`vulkan-memory-model-decorations/storage-buffer
a buffer of the Vulkan memory model is restricted and not written to
${buffers}
capabilities: OpCapability Shader
OpCapability VulkanMemoryModel
memoryModel: OpMemoryModel Logical Vulkan
annotations: ${buffers.annotations}
OpDecorate %first {NonWritable | coherent: Coherent | volatile: Volatile}
OpMemberDecorate %block 0 {NonReadable | coherent-member: Coherent | volatile-member: Volatile}
OpDecorate %group {NonWritable | by-a-group: Coherent}
%group = OpDecorationGroup
OpGroupDecorate %group %second`,
  pair(
    'buffer-block-or-storage-buffer',
    'storage-buffer',
    'a buffer in the storage class for it, beside a uniform block',
    {
      annotations: `OpDecorate %uniform {Block | buffer-block: BufferBlock}
OpMemberDecorate %uniform 0 Offset 0
OpDecorate %storage Block
OpMemberDecorate %storage 0 Offset 0
${bindingsOf(['first', 'second'])}`,
      declarations: `%uniform = OpTypeStruct %uint
%storage = OpTypeStruct %uint
%pointer_uniform = OpTypePointer Uniform %uniform
%pointer_storage = OpTypePointer StorageBuffer %storage
%first = OpVariable %pointer_uniform Uniform
%second = OpVariable %pointer_storage StorageBuffer`,
    },
    {},
    old,
  ),
  pair(
    'buffer-block-or-storage-buffer',
    'two-of-the-old-kind',
    'two buffers of the old kind',
    {
      annotations: `OpDecorate %one BufferBlock
OpMemberDecorate %one 0 Offset 0
OpDecorate %other {BufferBlock | storage-buffer: Block}
OpMemberDecorate %other 0 Offset 0
${bindingsOf(['first', 'second'])}`,
      declarations: `%one = OpTypeStruct %uint
%other = OpTypeStruct %uint
%pointer_one = OpTypePointer Uniform %one
%pointer_other = OpTypePointer {Uniform | storage-buffer: StorageBuffer} %other
%first = OpVariable %pointer_one Uniform
%second = OpVariable %pointer_other {Uniform | storage-buffer: StorageBuffer}`,
    },
    {},
    old,
  ),
]
