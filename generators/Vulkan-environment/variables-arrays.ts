import { pairOf, piecesOf } from '../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Arrays whose lengths are a constant and a specialization constant. */
const lengths = `%fixed = OpTypeArray %uint %uint_4
%specialized = OpTypeArray %uint %spec_uint_4`

/** A buffer whose last member is a run-time array. */
function runTime(storageClass: string, decoration: string): Pieces {
  return piecesOf`interfaces: ${storageClass === 'StorageBuffer' ? '%buffer' : ''}
annotations: ${bindingOf('buffer')}
%numbers ArrayStride 16
%block ${decoration}, 0 Offset 0, 1 Offset 16
declarations: %numbers = OpTypeRuntimeArray %uint
%block = OpTypeStruct %uint %numbers
%to_block = OpTypePointer ${storageClass} %block
%buffer = OpVariable %to_block ${storageClass}`
}

/** Pairs of the rules on arrays in the types of variables. */
export const pairs = [
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) => pairOf`run-time-array-place/${storageClass.toLowerCase()} ${inVulkan}
an array in ${storageClass} has a length
interfaces: %variable
declarations: %structure = OpTypeStruct %uint {%uint | in-a-structure: %uint_runtime_array}
%variable = OpVariable {%pointer_${storageClass}_uints | run-time: %pointer_${storageClass}_uint_runtime_array | in-a-structure: %pointer_${storageClass}_structure} ${storageClass}`,
  ),
  pairOf`run-time-array-place/type-alone ${inVulkan}
no variable has the type of a run-time array, or of a structure with one
interfaces: %variable
declarations: %to_structure = OpTypePointer Private %structure_uint_runtime_array_and_uint
%variable = OpVariable {%pointer_Private_uint | variable: %to_structure} Private`,
  pairOf`run-time-array-place/function ${inVulkan}: an array in a function has a length
body: %variable = OpVariable {%pointer_Function_uints | run-time: %pointer_Function_uint_runtime_array} Function`,
  pairOf`run-time-array-place/storage-buffer ${inVulkan}: the last member of a storage buffer is a run-time array
${runTime('StorageBuffer', 'Block')}
changed: %block = OpTypeStruct %uint {%numbers | in-a-member: %inner}
declarations: %numbers = OpTypeRuntimeArray %uint
{| in-a-member: %inner = OpTypeStruct %numbers}
%block = OpTypeStruct %uint %numbers
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
annotations: ${runTime('StorageBuffer', 'Block').annotations ?? ''}
{| in-a-member: OpMemberDecorate %inner 0 Offset 0}`,
  pairOf`run-time-array-place/uniform ${inVulkan}: the last member of a uniform block is a run-time array
${runTime('Uniform', 'Block')}`,
  pairOf`run-time-array-place/push-constant ${inVulkan}: a block of push constants has no run-time array
interfaces: %variable_PushConstant_block
annotations: %block Block, 0 Offset 0, 1 Offset 4
declarations: %block = OpTypeStruct %uint {%stride4_uint_array4 | run-time: %stride4_uint_runtime_array}`,
  pairOf`run-time-array-place/descriptors ${inVulkan}: the outermost dimension of an array of descriptors has no length
capabilities: Shader RuntimeDescriptorArray
interfaces: %variable
annotations: ${bindingOf('variable')}
declarations: %fixed = OpTypeArray {%sampler | inner-dimension: %sampler_runtime_array} %uint_2
%outer = OpTypeRuntimeArray {%sampler | inner-dimension-of-two: %sampler_runtime_array}
%to_samplers = OpTypePointer UniformConstant {%sampler_runtime_array | inner-dimension: %fixed | inner-dimension-of-two: %outer}
%variable = OpVariable %to_samplers UniformConstant`,
  pairOf`specialized-array/private ${inVulkan}: arrays in Private may have specialized lengths anywhere
interfaces: %variable_Private_pair
declarations: ${lengths}
%pair = OpTypeStruct %structure_uint_and_specialized %specialized_array2
body: %local_array = OpVariable %pointer_Function_uint Function`,
  pairOf`specialized-array/workgroup ${inVulkan}: arrays in Workgroup may have specialized lengths
interfaces: %variable_Workgroup_structure_uint_and_specialized
declarations: ${lengths}`,
  ...(['StorageBuffer', 'Uniform', 'PushConstant'] as const).map(
    (storageClass) => pairOf`specialized-array/${storageClass.toLowerCase()} ${inVulkan}
arrays in blocks have constant lengths
interfaces: %variable_${storageClass}_block
annotations: ${storageClass === 'PushConstant' ? '' : bindingOf(`variable_${storageClass}_block`)}
%fixed %specialized ArrayStride 16
%block Block, 0 Offset 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | specialized: %specialized}`,
  ),
  pairOf`specialized-array/array-of-blocks ${inVulkan}: the length of an array of blocks may be specialized
interfaces: %variable_StorageBuffer_blocks_bound_0
annotations: %fixed %specialized ArrayStride 16
%block Block, 0 Offset 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | member: %specialized}
%blocks = OpTypeArray %block %spec_uint_4`,
  pairOf`specialized-array/input ${inVulkan}: a member of an input has a constant length
${stage('Fragment', { interfaces: '%variable_Input_block' })}
annotations: %variable_Input_block Flat
%block Block, 0 Location 0
declarations: ${lengths}
%block = OpTypeStruct {%fixed | specialized: %specialized}`,
  pairOf`specialized-array/array-of-arrays ${inVulkan}: the outer dimension of an input may have a specialized length
${stage('Vertex', { interfaces: '%variable_Input_outer_at_0' })}
declarations: ${lengths}
%outer = OpTypeArray {%fixed | inner-dimension: %specialized} %spec_uint_4`,
]
