import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { fragment } from '../pairs/pieces.ts'
import { also } from './shared/decorated.ts'

const old = { environments: ['spv1.3'] }

const buffers = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %first %second',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %first DescriptorSet 0
OpDecorate %first Binding 0
OpDecorate %second DescriptorSet 0
OpDecorate %second Binding 1`,
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
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
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
  pair(
    'restrict-or-aliased',
    'buffers',
    'one buffer may alias, another does not',
    {
      ...buffers,
      annotations: `${buffers.annotations}\nOpDecorate %first Restrict\nOpDecorate %second Aliased`,
    },
    {
      restrict: also('OpDecorate %second Aliased', 'OpDecorate %second Restrict'),
      aliased: also('OpDecorate %first Restrict', 'OpDecorate %first Aliased'),
      'by-a-group': also(
        'OpDecorate %second Aliased',
        'OpDecorate %group Restrict\n%group = OpDecorationGroup\nOpGroupDecorate %group %second',
      ),
    },
  ),
  pair(
    'restrict-or-aliased',
    'stored-pointers',
    'pointers that variables hold may alias, or do not, whatever the variables do',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      annotations: `OpDecorate %first AliasedPointer
OpDecorate %first Restrict
OpDecorate %second RestrictPointer`,
      declarations: `%physical = OpTypePointer PhysicalStorageBuffer %uint
%pointer_physical = OpTypePointer Function %physical`,
      body: `%first = OpVariable %pointer_physical Function
%second = OpVariable %pointer_physical Function`,
    },
    {
      both: also('OpDecorate %first AliasedPointer', 'OpDecorate %first RestrictPointer'),
      'other-both': also('OpDecorate %second RestrictPointer', 'OpDecorate %second AliasedPointer'),
    },
  ),
  pair(
    'row-or-column-major',
    'members',
    'one member has its rows together, another its columns',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 0 MatrixStride 16
OpMemberDecorate %block 0 RowMajor
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 1 MatrixStride 16
OpMemberDecorate %block 1 ColMajor
OpDecorate %array ArrayStride 64
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
      declarations: `%array = OpTypeArray %float4x4 %uint_2
%block = OpTypeStruct %float4x4 %array
%pointer_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer_block StorageBuffer`,
    },
    {
      'column-major-too': also(
        'OpMemberDecorate %block 0 RowMajor',
        'OpMemberDecorate %block 0 ColMajor',
      ),
      'row-major-too': also(
        'OpMemberDecorate %block 1 ColMajor',
        'OpMemberDecorate %block 1 RowMajor',
      ),
      'by-a-group': also(
        'OpMemberDecorate %block 1 ColMajor',
        'OpDecorate %group RowMajor\n%group = OpDecorationGroup\nOpGroupMemberDecorate %group %block 1',
      ),
    },
  ),
  pair(
    'flat-or-noperspective',
    'inputs',
    'one input is flat, another without perspective',
    {
      ...inputs,
      annotations: `${inputs.annotations}
OpDecorate %first Flat
OpDecorate %second NoPerspective
OpMemberDecorate %members 0 Flat
OpMemberDecorate %members 1 NoPerspective`,
    },
    {
      variable: also('OpDecorate %first Flat', 'OpDecorate %first NoPerspective'),
      member: also('OpMemberDecorate %members 1 NoPerspective', 'OpMemberDecorate %members 1 Flat'),
      'by-a-group': also(
        'OpDecorate %second NoPerspective',
        'OpDecorate %group Flat\n%group = OpDecorationGroup\nOpGroupDecorate %group %second',
      ),
      'both-in-a-group': [
        ['OpDecorate %first Flat\n', ''],
        [
          'OpDecorate %second NoPerspective',
          `OpDecorate %group Flat
OpDecorate %group NoPerspective
%group = OpDecorationGroup
OpGroupDecorate %group %second`,
        ],
      ],
    },
  ),
  pair(
    'patch-centroid-or-sample',
    'inputs',
    'one input is sampled in the centroid, another for each sample, both also otherwise decorated',
    {
      ...inputs,
      annotations: `${inputs.annotations}
OpDecorate %first Centroid
OpDecorate %first NoPerspective
OpDecorate %second Sample
OpMemberDecorate %members 0 Centroid
OpMemberDecorate %members 1 Sample`,
    },
    {
      variable: also('OpDecorate %first Centroid', 'OpDecorate %first Sample'),
      'other-variable': also('OpDecorate %second Sample', 'OpDecorate %second Centroid'),
      member: also('OpMemberDecorate %members 0 Centroid', 'OpMemberDecorate %members 0 Sample'),
      'member-by-a-group': also(
        'OpMemberDecorate %members 1 Sample',
        'OpDecorate %group Centroid\n%group = OpDecorationGroup\nOpGroupMemberDecorate %group %members 1',
      ),
    },
  ),
  pair(
    'patch-centroid-or-sample',
    'patches',
    'an input of the patch',
    {
      capabilities: 'OpCapability Tessellation\nOpCapability SampleRateShading',
      entryPoints: 'OpEntryPoint TessellationEvaluation %main "main" %input %output',
      modes: `OpExecutionMode %main Triangles
OpExecutionMode %main SpacingEqual
OpExecutionMode %main VertexOrderCw`,
      annotations: `OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %input Patch
OpDecorate %output Centroid`,
      declarations: `%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output`,
    },
    {
      centroid: also('OpDecorate %input Patch', 'OpDecorate %input Centroid'),
      sample: also('OpDecorate %input Patch', 'OpDecorate %input Sample'),
    },
  ),
  pair(
    'block-or-buffer-block',
    'of-the-old-kind',
    'one structure is a block, another a block of the old kind',
    {
      annotations: `OpDecorate %uniform Block
OpMemberDecorate %uniform 0 Offset 0
OpDecorate %storage BufferBlock
OpMemberDecorate %storage 0 Offset 0
OpDecorate %first DescriptorSet 0
OpDecorate %first Binding 0
OpDecorate %second DescriptorSet 0
OpDecorate %second Binding 1`,
      declarations: `%uniform = OpTypeStruct %uint
%storage = OpTypeStruct %uint
%pointer_uniform = OpTypePointer Uniform %uniform
%pointer_storage = OpTypePointer Uniform %storage
%first = OpVariable %pointer_uniform Uniform
%second = OpVariable %pointer_storage Uniform`,
    },
    {
      block: also('OpDecorate %storage BufferBlock', 'OpDecorate %storage Block'),
      'buffer-block': also('OpDecorate %uniform Block', 'OpDecorate %uniform BufferBlock'),
      'by-a-group': also(
        'OpDecorate %storage BufferBlock',
        'OpDecorate %group Block\n%group = OpDecorationGroup\nOpGroupDecorate %group %storage',
      ),
    },
    old,
  ),
  pair(
    'block-not-nested',
    'storage-buffer',
    'the outermost structure is a block, and one that is nowhere inside it',
    {
      ...nested('OpDecorate %outer Block\nOpDecorate %lone Block', 'StorageBuffer'),
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
    },
    instead('OpDecorate %lone Block', {
      middle: 'OpDecorate %middle Block',
      inner: 'OpDecorate %inner Block',
    }),
  ),
  pair(
    'block-not-nested',
    'buffer-block',
    'the outermost structure is a block of the old kind, and one that is nowhere inside it',
    nested('OpDecorate %outer BufferBlock\nOpDecorate %lone Block', 'Uniform'),
    instead('OpDecorate %lone Block', {
      middle: 'OpDecorate %middle Block',
      inner: 'OpDecorate %inner Block',
      'both-of-the-old-kind': 'OpDecorate %inner BufferBlock',
    }),
    old,
  ),
  pair(
    'block-not-nested',
    'array',
    'a block holds an array of structures that are none, and no variable has the type',
    {
      annotations: 'OpDecorate %outer Block\nOpDecorate %lone Block',
      declarations: `%inner = OpTypeStruct %uint
%array = OpTypeArray %inner %uint_2
%outer = OpTypeStruct %uint %array
%lone = OpTypeStruct %uint`,
    },
    { inner: [['OpDecorate %lone Block', 'OpDecorate %inner Block']] },
  ),
  pair(
    'block-not-nested',
    'behind-a-pointer',
    'a block points to another block, which does not lie in it',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %pushed',
      annotations: `OpDecorate %outer Block
OpMemberDecorate %outer 0 Offset 0
OpMemberDecorate %outer 1 Offset 8
OpDecorate %pointed Block
OpMemberDecorate %pointed 0 Offset 0
OpMemberDecorate %inner 0 Offset 0`,
      declarations: `%pointed = OpTypeStruct %uint
%inner = OpTypeStruct %uint
%physical = OpTypePointer PhysicalStorageBuffer %pointed
%outer = OpTypeStruct %physical %inner
%pointer_outer = OpTypePointer PushConstant %outer
%pushed = OpVariable %pointer_outer PushConstant`,
    },
    { inner: also('OpDecorate %pointed Block', 'OpDecorate %inner Block') },
  ),
  pair(
    'vulkan-memory-model-decorations',
    'storage-buffer',
    'a buffer of the Vulkan memory model is restricted and not written to',
    {
      ...buffers,
      capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
      memoryModel: 'OpMemoryModel Logical Vulkan',
      annotations: `${buffers.annotations}
OpDecorate %first NonWritable
OpMemberDecorate %block 0 NonReadable
OpDecorate %group NonWritable
%group = OpDecorationGroup
OpGroupDecorate %group %second`,
    },
    {
      ...instead('OpDecorate %first NonWritable', {
        coherent: 'OpDecorate %first Coherent',
        volatile: 'OpDecorate %first Volatile',
      }),
      ...instead('OpMemberDecorate %block 0 NonReadable', {
        'coherent-member': 'OpMemberDecorate %block 0 Coherent',
        'volatile-member': 'OpMemberDecorate %block 0 Volatile',
      }),
      'by-a-group': [['OpDecorate %group NonWritable', 'OpDecorate %group Coherent']],
    },
  ),
  pair(
    'buffer-block-or-storage-buffer',
    'storage-buffer',
    'a buffer in the storage class for it, beside a uniform block',
    {
      annotations: `OpDecorate %uniform Block
OpMemberDecorate %uniform 0 Offset 0
OpDecorate %storage Block
OpMemberDecorate %storage 0 Offset 0
OpDecorate %first DescriptorSet 0
OpDecorate %first Binding 0
OpDecorate %second DescriptorSet 0
OpDecorate %second Binding 1`,
      declarations: `%uniform = OpTypeStruct %uint
%storage = OpTypeStruct %uint
%pointer_uniform = OpTypePointer Uniform %uniform
%pointer_storage = OpTypePointer StorageBuffer %storage
%first = OpVariable %pointer_uniform Uniform
%second = OpVariable %pointer_storage StorageBuffer`,
    },
    { 'buffer-block': [['OpDecorate %uniform Block', 'OpDecorate %uniform BufferBlock']] },
    old,
  ),
  pair(
    'buffer-block-or-storage-buffer',
    'two-of-the-old-kind',
    'two buffers of the old kind',
    {
      annotations: `OpDecorate %one BufferBlock
OpMemberDecorate %one 0 Offset 0
OpDecorate %other BufferBlock
OpMemberDecorate %other 0 Offset 0
OpDecorate %first DescriptorSet 0
OpDecorate %first Binding 0
OpDecorate %second DescriptorSet 0
OpDecorate %second Binding 1`,
      declarations: `%one = OpTypeStruct %uint
%other = OpTypeStruct %uint
%pointer_one = OpTypePointer Uniform %one
%pointer_other = OpTypePointer Uniform %other
%first = OpVariable %pointer_one Uniform
%second = OpVariable %pointer_other Uniform`,
    },
    {
      'storage-buffer': [
        ['OpDecorate %other BufferBlock', 'OpDecorate %other Block'],
        ['OpTypePointer Uniform %other', 'OpTypePointer StorageBuffer %other'],
        ['%pointer_other Uniform', '%pointer_other StorageBuffer'],
      ],
    },
    old,
  ),
]
