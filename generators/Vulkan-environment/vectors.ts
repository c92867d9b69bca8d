import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const longVectors = { capabilities: ['LongVectorEXT'], extensions: ['SPV_EXT_long_vector'] }

const specialized = `%vector = OpTypeVectorIdEXT %float %spec_uint_4
%fixed = OpTypeVectorIdEXT %float %uint_4`

/** Pairs of the rules on vectors whose number of components is an id. */
export const pairs = [
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) => pairOf`specialized-vector/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is or contains a vector of specialized size
${stage('GLCompute', { ...longVectors, interfaces: '%variable %composite' })}
declarations: ${specialized}
%variable = OpVariable %pointer_${storageClass}_vector ${storageClass}
%composite = OpVariable %pointer_${storageClass}_structure_uint_and_vector ${storageClass}`,
  ),
  pairOf`specialized-vector/storage-buffer ${inVulkan}: a member of a storage buffer is a vector of fixed size
${stage('GLCompute', { ...longVectors, interfaces: '%variable_StorageBuffer_block_bound_0' })}
annotations: %block Block, 0 Offset 0
declarations: ${specialized}
%block = OpTypeStruct {%fixed | specialized: %vector}`,
  pairOf`specialized-vector/push-constant ${inVulkan}: a member of push constants is a vector of fixed size
${stage('GLCompute', { ...longVectors, interfaces: '%variable_PushConstant_block' })}
annotations: %block Block, 0 Offset 0
declarations: ${specialized}
%block = OpTypeStruct {%fixed | specialized: %vector}`,
  ...(['Vertex', 'Fragment'] as const).map(
    (model) => pairOf`specialized-vector/${model.toLowerCase()}-input ${inVulkan}
an array in Input holds vectors of fixed size
${stage(model, { ...longVectors, interfaces: '%variable_Input_array_at_0' })}
declarations: ${specialized}
%array = OpTypeArray {%fixed | specialized: %vector} %uint_2`,
  ),
  pairOf`long-vector-storage-class/pointers ${inVulkan}: a vector of eight components is in memory that has room for it
${stage('GLCompute', longVectors)}
declarations: %vector = OpTypeVectorIdEXT %float %uint_8
%to_vector = OpTypePointer {Private | input: Input | output: Output | uniform-constant: UniformConstant | image: Image} %vector
%local = OpTypePointer Function %vector
%shared = OpTypePointer Workgroup %vector`,
  pairIn(stage('GLCompute', longVectors))`long-vector-storage-class/contained ${inVulkan}
a structure in Private has a vector of five components, an array in Input vectors of four
declarations: %five = OpTypeVectorIdEXT %float %uint_5
%four = OpTypeVectorIdEXT %float %uint_4
%array = OpTypeArray {%four | array: %five} %uint_2
%to_structure = OpTypePointer {Private | structure: Output} %structure_uint_and_five
%to_array = OpTypePointer Input %array`,
]
