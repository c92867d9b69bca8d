import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Arrays whose lengths are a constant and a specialization constant. */
const lengths = `%length = OpSpecConstant %uint 4
%fixed = OpTypeArray %uint %uint_4
%specialized = OpTypeArray %uint %length`

/** A buffer whose last member is a run-time array. */
function runTime(storageClass: string, decoration: string): Pieces {
  return {
    interfaces: storageClass === 'StorageBuffer' ? '%buffer' : '',
    annotations: `${bindingOf('buffer')}
OpDecorate %numbers ArrayStride 16
OpDecorate %block ${decoration}
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16`,
    declarations: `%numbers = OpTypeRuntimeArray %uint
%block = OpTypeStruct %uint %numbers
%to_block = OpTypePointer ${storageClass} %block
%buffer = OpVariable %to_block ${storageClass}`,
  }
}

/** Pairs of the rules on arrays in the types of variables. */
export const pairs = [
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) => pairOf`run-time-array-place/${storageClass.toLowerCase()} ${inVulkan}
an array in ${storageClass} has a length
interfaces: %variable
declarations: %numbers = OpTypeRuntimeArray %uint
%structure = OpTypeStruct %uint {%uint | in-a-structure: %numbers}
%to_numbers = OpTypePointer ${storageClass} %numbers
%to_structure = OpTypePointer ${storageClass} %structure
%variable = OpVariable {%pointer_${storageClass}_uints | run-time: %to_numbers | in-a-structure: %to_structure} ${storageClass}`,
  ),
  pairOf`run-time-array-place/type-alone ${inVulkan}
no variable has the type of a run-time array, or of a structure with one
interfaces: %variable
declarations: %numbers = OpTypeRuntimeArray %uint
%structure = OpTypeStruct %numbers %uint
%to_uint = OpTypePointer Private %uint
%to_structure = OpTypePointer Private %structure
%variable = OpVariable {%to_uint | variable: %to_structure} Private`,
  pairOf`run-time-array-place/function ${inVulkan}
an array in a function has a length
declarations: %numbers = OpTypeRuntimeArray %uint
%to_numbers = OpTypePointer Function %numbers
body: %variable = OpVariable {%pointer_Function_uints | run-time: %to_numbers} Function`,
  pairOf`run-time-array-place/storage-buffer ${inVulkan}
the last member of a storage buffer is a run-time array
${runTime('StorageBuffer', 'Block')}
changed: %block = OpTypeStruct %uint {%numbers | in-a-member: %inner}
declarations: %numbers = OpTypeRuntimeArray %uint
{| in-a-member: %inner = OpTypeStruct %numbers}
%block = OpTypeStruct %uint %numbers
%to_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %to_block StorageBuffer
annotations: ${runTime('StorageBuffer', 'Block').annotations ?? ''}
{| in-a-member: OpMemberDecorate %inner 0 Offset 0}`,
  pairOf`run-time-array-place/uniform ${inVulkan}
the last member of a uniform block is a run-time array
${runTime('Uniform', 'Block')}`,
  pairOf`run-time-array-place/push-constant ${inVulkan}
a block of push constants has no run-time array
interfaces: %pushed
annotations: OpDecorate %numbers ArrayStride 4
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
declarations: %numbers = OpTypeRuntimeArray %uint
%array = OpTypeArray %uint %uint_4
%block = OpTypeStruct %uint {%array | run-time: %numbers}
%to_block = OpTypePointer PushConstant %block
%pushed = OpVariable %to_block PushConstant`,
  pairOf`run-time-array-place/descriptors ${inVulkan}
the outermost dimension of an array of descriptors has no length
capabilities: OpCapability Shader
OpCapability RuntimeDescriptorArray
interfaces: %variable
annotations: ${bindingOf('variable')}
declarations: %sampler = OpTypeSampler
%samplers = OpTypeRuntimeArray %sampler
%fixed = OpTypeArray {%sampler | inner-dimension: %samplers} %uint_2
%outer = OpTypeRuntimeArray {%sampler | inner-dimension-of-two: %samplers}
%to_samplers = OpTypePointer UniformConstant {%samplers | inner-dimension: %fixed | inner-dimension-of-two: %outer}
%variable = OpVariable %to_samplers UniformConstant`,
  pairOf`specialized-array/private ${inVulkan}
arrays in Private may have specialized lengths anywhere
interfaces: %variable
declarations: ${lengths}
%structure = OpTypeStruct %uint %specialized
%arrays = OpTypeArray %specialized %uint_2
%pair = OpTypeStruct %structure %arrays
%to_pair = OpTypePointer Private %pair
%variable = OpVariable %to_pair Private
body: %local_array = OpVariable %pointer_Function_uint Function`,
  pairOf`specialized-array/workgroup ${inVulkan}
arrays in Workgroup may have specialized lengths
interfaces: %variable
declarations: ${lengths}
%structure = OpTypeStruct %uint %specialized
%to_structure = OpTypePointer Workgroup %structure
%variable = OpVariable %to_structure Workgroup`,
  ...(['StorageBuffer', 'Uniform', 'PushConstant'] as const).map(
    (storageClass) => pairOf`specialized-array/${storageClass.toLowerCase()} ${inVulkan}
arrays in blocks have constant lengths
interfaces: %buffer
annotations: ${storageClass === 'PushConstant' ? '' : bindingOf('buffer')}
OpDecorate %fixed ArrayStride 16
OpDecorate %specialized ArrayStride 16
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | specialized: %specialized}
%to_block = OpTypePointer ${storageClass} %block
%buffer = OpVariable %to_block ${storageClass}`,
  ),
  pairOf`specialized-array/array-of-blocks ${inVulkan}
the length of an array of blocks may be specialized
interfaces: %buffer
annotations: ${bindingOf('buffer')}
OpDecorate %fixed ArrayStride 16
OpDecorate %specialized ArrayStride 16
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | member: %specialized}
%blocks = OpTypeArray %block %length
%to_blocks = OpTypePointer StorageBuffer %blocks
%buffer = OpVariable %to_blocks StorageBuffer`,
  pairOf`specialized-array/input ${inVulkan}
a member of an input has a constant length
${stage('Fragment', { interfaces: '%in' })}
annotations: OpDecorate %in Flat
OpDecorate %block Block
OpMemberDecorate %block 0 Location 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | specialized: %specialized}
%to_block = OpTypePointer Input %block
%in = OpVariable %to_block Input`,
  pairOf`specialized-array/array-of-arrays ${inVulkan}
the outer dimension of an input may have a specialized length
${stage('Vertex', { interfaces: '%in' })}
annotations: OpDecorate %in Location 0
declarations: ${lengths}
%outer = OpTypeArray {%fixed | inner-dimension: %specialized} %length
%to_outer = OpTypePointer Input %outer
%in = OpVariable %to_outer Input`,
]
