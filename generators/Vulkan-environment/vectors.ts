import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

const longVectors = { capabilities: ['LongVectorEXT'], extensions: ['SPV_EXT_long_vector'] }

const specialized = `%count = OpSpecConstant %uint 4
%vector = OpTypeVectorIdEXT %float %count
%fixed = OpTypeVectorIdEXT %float %uint_4`

/** Pairs of the rules on vectors whose number of components is an id. */
export const pairs = [
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) => pairOf`specialized-vector/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is or contains a vector of specialized size
${stage('GLCompute', { ...longVectors, interfaces: '%variable %composite' })}
declarations: ${specialized}
%structure = OpTypeStruct %uint %vector
%to_vector = OpTypePointer ${storageClass} %vector
%to_structure = OpTypePointer ${storageClass} %structure
%variable = OpVariable %to_vector ${storageClass}
%composite = OpVariable %to_structure ${storageClass}`,
  ),
  pairOf`specialized-vector/storage-buffer ${inVulkan}
a member of a storage buffer is a vector of fixed size
${stage('GLCompute', { ...longVectors, interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: ${specialized}
%block = OpTypeStruct {%fixed | specialized: %vector}
%to_block = OpTypePointer StorageBuffer %block
%variable = OpVariable %to_block StorageBuffer`,
  pairOf`specialized-vector/push-constant ${inVulkan}
a member of push constants is a vector of fixed size
${stage('GLCompute', { ...longVectors, interfaces: '%variable' })}
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: ${specialized}
%block = OpTypeStruct {%fixed | specialized: %vector}
%to_block = OpTypePointer PushConstant %block
%variable = OpVariable %to_block PushConstant`,
  ...(['Vertex', 'Fragment'] as const).map(
    (model) => pairOf`specialized-vector/${model.toLowerCase()}-input ${inVulkan}
an array in Input holds vectors of fixed size
${stage(model, { ...longVectors, interfaces: '%variable' })}
annotations: OpDecorate %variable Location 0
declarations: ${specialized}
%array = OpTypeArray {%fixed | specialized: %vector} %uint_2
%to_array = OpTypePointer Input %array
%variable = OpVariable %to_array Input`,
  ),
  pairOf`long-vector-storage-class/pointers ${inVulkan}
a vector of eight components is in memory that has room for it
${stage('GLCompute', longVectors)}
declarations: %vector = OpTypeVectorIdEXT %float %uint_8
%to_vector = OpTypePointer {Private | input: Input | output: Output | uniform-constant: UniformConstant | image: Image} %vector
%local = OpTypePointer Function %vector
%shared = OpTypePointer Workgroup %vector`,
  pairOf`long-vector-storage-class/contained ${inVulkan}
a structure in Private has a vector of five components, an array in Input vectors of four
${stage('GLCompute', longVectors)}
declarations: %five = OpTypeVectorIdEXT %float %uint_5
%four = OpTypeVectorIdEXT %float %uint_4
%structure = OpTypeStruct %uint %five
%array = OpTypeArray {%four | array: %five} %uint_2
%to_structure = OpTypePointer {Private | structure: Output} %structure
%to_array = OpTypePointer Input %array`,
]
