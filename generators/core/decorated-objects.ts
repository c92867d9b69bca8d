import { type Pair, pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, fragment, type Pieces, vertex } from '../pairs/pieces.ts'

/** Variables that memory decorations are for, and others. `%stored` holds a block whose member may be decorated. */
const memory: Pieces = {
  capabilities: `OpCapability Shader
OpCapability InputAttachment`,
  entryPoints:
    'OpEntryPoint Fragment %main "main" %storage %storages %stored %buffers %own %sampled %attachment %uniform %pushed %shared %input %both %sampler',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %constants Block
OpMemberDecorate %constants 0 Offset 0
${bindingsOf(['storage', 'storages', 'stored', 'buffers', 'sampled', 'attachment', 'uniform', 'both', 'sampler'])}
OpDecorate %attachment InputAttachmentIndex 0
OpDecorate %input Location 0`,
  declarations: `%block = OpTypeStruct %float
%constants = OpTypeStruct %float
%blocks = OpTypeArray %block %uint_2
%storage_image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%sampled_image = OpTypeImage %float 2D 0 0 0 1 Unknown
%subpass_image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%combined = OpTypeSampledImage %sampled_image
%sampler_type = OpTypeSampler
%storage_images = OpTypeArray %storage_image %uint_2
%to_storage = OpTypePointer UniformConstant %storage_image
%to_storages = OpTypePointer UniformConstant %storage_images
%to_sampled = OpTypePointer UniformConstant %sampled_image
%to_subpass = OpTypePointer UniformConstant %subpass_image
%to_combined = OpTypePointer UniformConstant %combined
%to_sampler = OpTypePointer UniformConstant %sampler_type
%to_block = OpTypePointer StorageBuffer %block
%to_blocks = OpTypePointer StorageBuffer %blocks
%to_constants = OpTypePointer Uniform %constants
%to_pushed = OpTypePointer PushConstant %constants
%to_shared = OpTypePointer Workgroup %float
%to_input = OpTypePointer Input %float
%to_own = OpTypePointer Private %float
%to_local = OpTypePointer Function %float
%storage = OpVariable %to_storage UniformConstant
%storages = OpVariable %to_storages UniformConstant
%sampled = OpVariable %to_sampled UniformConstant
%attachment = OpVariable %to_subpass UniformConstant
%both = OpVariable %to_combined UniformConstant
%sampler = OpVariable %to_sampler UniformConstant
%stored = OpVariable %to_block StorageBuffer
%buffers = OpVariable %to_blocks StorageBuffer
%uniform = OpVariable %to_constants Uniform
%pushed = OpVariable %to_pushed PushConstant
%shared = OpVariable %to_shared Workgroup
%input = OpVariable %to_input Input
%own = OpVariable %to_own Private`,
  body: '%local = OpVariable %to_local Function',
}

/** A pair of a decoration on a variable of each kind that has it, moved to variables of other kinds. */
function memoryPair(decoration: string, ...others: readonly string[]): Pair {
  const ways = others.map((name) => `| ${name}: %${name}`).join(' ')
  return pairOf`memory-decoration-object/${decoration.replaceAll(/(?<=.)([A-Z])/g, '-$1').toLowerCase()}
${decoration} is for storage images, blocks in StorageBuffer, and arrays of them
${memory}
annotations: ${memory.annotations}
OpDecorate %storage ${decoration}
OpDecorate %stored ${decoration}
OpDecorate %buffers ${decoration}
OpDecorate {%storages ${ways}} ${decoration}`
}

/** A shader with attachments of one image and of several, and other images. */
const attachments: Pieces = {
  ...fragment,
  capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
  interfaces: '%one %several %sampled %sampled_both %sampler %number',
  annotations: `${bindingsOf(['one', 'several', 'sampled', 'sampled_both', 'sampler'])}
OpDecorate %several InputAttachmentIndex 1
OpDecorate {%one | image-of-another-dim: %sampled | sampled-image: %sampled_both | sampler: %sampler
  | number: %number} InputAttachmentIndex 0`,
  declarations: `%attachment = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%attachments = OpTypeArray %attachment %uint_2
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%both = OpTypeSampledImage %image
%sampler_type = OpTypeSampler
%to_attachment = OpTypePointer UniformConstant %attachment
%to_attachments = OpTypePointer UniformConstant %attachments
%to_image = OpTypePointer UniformConstant %image
%to_both = OpTypePointer UniformConstant %both
%to_sampler = OpTypePointer UniformConstant %sampler_type
%to_number = OpTypePointer Private %uint
%one = OpVariable %to_attachment UniformConstant
%several = OpVariable %to_attachments UniformConstant
%sampled = OpVariable %to_image UniformConstant
%sampled_both = OpVariable %to_both UniformConstant
%sampler = OpVariable %to_sampler UniformConstant
%number = OpVariable %to_number Private`,
}

/** A vertex shader with structures in structures in its interface. */
const nested: Pieces = {
  ...vertex,
  capabilities: 'OpCapability Shader\nOpCapability SampleRateShading',
  interfaces: '%output',
  annotations: `OpDecorate %outer Block
OpMemberDecorate %outer 0 Location 0
OpMemberDecorate %outer 1 Location 1
OpMemberDecorate %outer 2 Location 4
OpMemberDecorate %outer 0 Flat
OpMemberDecorate %outer 1 NoPerspective
OpMemberDecorate %outer 2 Centroid
{| flat: OpMemberDecorate %inner 0 Flat | no-perspective: OpMemberDecorate %inner 1 NoPerspective
  | centroid-in-an-array: OpMemberDecorate %element 0 Centroid | sample-two-deep: OpMemberDecorate %innermost 0 Sample}`,
  declarations: `%innermost = OpTypeStruct %float
%inner = OpTypeStruct %float %float %innermost
%element = OpTypeStruct %float
%elements = OpTypeArray %element %uint_2
%outer = OpTypeStruct %float %inner %elements
%to_outer = OpTypePointer Output %outer
%output = OpVariable %to_outer Output`,
}

/** Two vertex shaders that write the size of points, each in a variable of its own. */
const points: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability ClipDistance',
  entryPoints: `OpEntryPoint Vertex %main "main" %first %own %block {| through-a-helper: %second}
OpEntryPoint Vertex %other "other" %second`,
  modes: '',
  annotations: `OpDecorate %first BuiltIn PointSize
OpDecorate %second BuiltIn PointSize
OpDecorate %own {Location 0 | variable-and-member: BuiltIn Position}
OpDecorate %members Block
OpMemberDecorate %members 0 BuiltIn Position
OpMemberDecorate %members 1 BuiltIn {ClipDistance | two-members: Position}`,
  declarations: `%members = OpTypeStruct %float4 {%floats | two-members: %float4}
%to_float = OpTypePointer Output %float
%to_vector = OpTypePointer Output %float4
%to_members = OpTypePointer Output %members
%first = OpVariable %to_float Output
%second = OpVariable %to_float Output
%own = OpVariable %to_vector Output
%block = OpVariable %to_members Output`,
  before: `%stores = OpFunction %void None %signature
%store_block = OpLabel
OpStore %second %float_1
OpReturn
OpFunctionEnd
%returns = OpFunction %void None %signature
%return_block = OpLabel
OpReturn
OpFunctionEnd`,
  body: `OpStore %first %float_1
OpStore %own %null_float4
%position = OpAccessChain %to_vector %block %uint_0
OpStore %position %null_float4
%called = OpFunctionCall %void {%returns | through-a-helper: %stores}`,
  after: `%other = OpFunction %void None %signature
%other_block = OpLabel
%other_called = OpFunctionCall %void %stores
OpReturn
OpFunctionEnd`,
}

/** A shader with numbers of 32 bits everywhere that RelaxedPrecision may be, and other types beside them. */
const relaxed: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Int16\nOpCapability Float64',
  interfaces:
    '%float_variable %matrices %image_variable %double_variable %structure_variable %boolean_variable',
  annotations: `OpDecorate %image_variable DescriptorSet 0
OpDecorate %image_variable Binding 0
OpDecorate %matrices RelaxedPrecision
OpDecorate %image_variable RelaxedPrecision
OpDecorate {%float_variable | double-variable: %double_variable | structure-variable: %structure_variable
  | boolean-variable: %boolean_variable | short-local: %short_local} RelaxedPrecision
OpDecorate {%float_parameter | double-parameter: %double_parameter
  | pointer-to-double-parameter: %pointer_parameter} RelaxedPrecision
OpDecorate {%gives_float | function-of-doubles: %gives_double} RelaxedPrecision
OpDecorate {%float_call | call-of-doubles: %double_call} RelaxedPrecision
OpMemberDecorate %structure {0 | double-member: 1 | boolean-member: 2 | structure-member: 3
  | array-of-doubles-member: 4} RelaxedPrecision`,
  declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%structure = OpTypeStruct %uint %double %bool %float_pair %doubles
%matrix_array = OpTypeArray %float2x2 %uint_2
%to_image = OpTypePointer UniformConstant %image
%to_float = OpTypePointer Private %float
%to_matrices = OpTypePointer Private %matrix_array
%to_double = OpTypePointer Private %double
%to_structure = OpTypePointer Private %structure
%to_boolean = OpTypePointer Private %bool
%to_short = OpTypePointer Function %ushort
%to_local_double = OpTypePointer Function %double
%float_variable = OpVariable %to_float Private
%matrices = OpVariable %to_matrices Private
%image_variable = OpVariable %to_image UniformConstant
%double_variable = OpVariable %to_double Private
%structure_variable = OpVariable %to_structure Private
%boolean_variable = OpVariable %to_boolean Private
%takes_all = OpTypeFunction %void %float %double %to_local_double
%gives_float_type = OpTypeFunction %float
%gives_double_type = OpTypeFunction %double`,
  before: `%takes = OpFunction %void None %takes_all
%float_parameter = OpFunctionParameter %float
%double_parameter = OpFunctionParameter %double
%pointer_parameter = OpFunctionParameter %to_local_double
%take_block = OpLabel
OpReturn
OpFunctionEnd
%gives_float = OpFunction %float None %gives_float_type
%float_block = OpLabel
OpReturnValue %float_1
OpFunctionEnd
%gives_double = OpFunction %double None %gives_double_type
%double_block = OpLabel
OpReturnValue %double_1
OpFunctionEnd`,
  body: `%short_local = OpVariable %to_short Function
%float_call = OpFunctionCall %float %gives_float
%double_call = OpFunctionCall %double %gives_double`,
}

/** Pairs of the rules on what decorated objects are like. */
export const pairs = [
  memoryPair('NonWritable', 'sampled', 'attachment', 'uniform', 'both'),
  memoryPair('NonReadable', 'own', 'pushed', 'sampled'),
  memoryPair('Volatile', 'shared', 'attachment', 'local'),
  memoryPair('Coherent', 'uniform', 'input', 'sampler'),
  pairOf`memory-decoration-object/members
members of blocks in StorageBuffer are decorated, members of other structures are not
${memory}
annotations: ${memory.annotations}
OpMemberDecorate {%block | non-writable-in-uniform: %constants} 0 NonWritable
OpMemberDecorate {%block | coherent-in-uniform: %constants} 0 Coherent`,
  pairOf`memory-decoration-object/buffer-block in spv1.0, spv1.3
a block of a buffer in Uniform is not written, a uniform block does not have to be told
entryPoints: OpEntryPoint GLCompute %main "main"
annotations: OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
OpDecorate %constants Block
OpMemberDecorate %constants 0 Offset 0
${bindingsOf(['stored', 'uniform'])}
OpMemberDecorate {%block | member-of-a-uniform-block: %constants} 0 NonReadable
OpDecorate {%stored | uniform-block: %uniform | own-number: %own | local-number: %local} NonWritable
declarations: %block = OpTypeStruct %float
%constants = OpTypeStruct %float
%to_block = OpTypePointer Uniform %block
%to_constants = OpTypePointer Uniform %constants
%to_own = OpTypePointer Private %float
%to_local = OpTypePointer Function %float
%stored = OpVariable %to_block Uniform
%uniform = OpVariable %to_constants Uniform
%own = OpVariable %to_own Private
body: %local = OpVariable %to_local Function`,
  pairOf`memory-decoration-object/constant-tables in spv1.4, spv1.6
from version 1.4 on variables in Private and Function are marked as not written
interfaces: %table %shared
annotations: OpDecorate %table NonWritable
OpDecorate {%local | shared: %shared} NonWritable
declarations: %to_table = OpTypePointer Private %float4
%to_local = OpTypePointer Function %float4
%to_shared = OpTypePointer Workgroup %float4
%table = OpVariable %to_table Private %null_float4
%shared = OpVariable %to_shared Workgroup
body: %local = OpVariable %to_local Function %null_float4
changed: OpDecorate %table {NonWritable | not-read: NonReadable | coherent: Coherent}`,
  pair(
    'input-attachment-index-image',
    'attachments',
    'input attachments are images of subpass data, or arrays of them',
    attachments,
  ),
  pair(
    'interpolation-not-nested',
    'output-block',
    'members of the outermost structure say how they are interpolated',
    nested,
  ),
  pairOf`interpolation-not-nested/input
an input of a fragment shader is interpolated as the members of its structure say
${fragment}
interfaces: %input
annotations: OpDecorate %outer Block
OpMemberDecorate %outer 0 Location 0
OpMemberDecorate %outer 1 Location 1
OpMemberDecorate %outer 0 Flat
OpMemberDecorate %outer 1 Flat
{| flat: OpMemberDecorate %inner 0 Flat}
declarations: %inner = OpTypeStruct %uint
%outer = OpTypeStruct %uint %inner
%to_outer = OpTypePointer Input %outer
%input = OpVariable %to_outer Input`,
  pair(
    'built-in-once',
    'point-size',
    'each of two vertex shaders refers to one variable for the size of points',
    points,
  ),
  pairOf`built-in-once/sample-mask
a fragment shader has a mask of samples among its inputs, and one among its outputs
${fragment}
interfaces: %incoming %outgoing %another
annotations: OpDecorate %incoming BuiltIn SampleMask
OpDecorate %incoming Flat
OpDecorate %outgoing BuiltIn SampleMask
OpDecorate %another {Location 0 | two-outputs: BuiltIn SampleMask}
declarations: %mask = OpTypeArray %uint %uint_1
%from_mask = OpTypePointer Input %mask
%to_mask = OpTypePointer Output %mask
%incoming = OpVariable %from_mask Input
%outgoing = OpVariable %to_mask Output
%another = OpVariable %to_mask Output
body: %loaded = OpLoad %mask %incoming
OpStore %outgoing %loaded
OpStore %another %loaded`,
  pair(
    'relaxed-precision-type',
    'numbers',
    'what has 32-bit components, or is an image, is relaxed in its precision',
    relaxed,
  ),
]
