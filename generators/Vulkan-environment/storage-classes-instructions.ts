import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan, stage, vulkanMemory } from './shared/stages.ts'

/** Pairs of the rules on storage classes that instructions access. */
export const pairs = [
  ...(['RayPayloadKHR', 'CallableDataKHR', 'ShaderRecordBufferKHR'] as const).map(
    (storageClass) => pairOf`atomic-storage-class/${storageClass.toLowerCase()} ${inVulkan}
atomic instructions access a storage buffer
${stage('RayGenerationKHR')}
entryPoints: OpEntryPoint RayGenerationKHR %main "main" %buffer %variable
annotations: ${bindingOf('buffer')}
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%to_other = OpTypePointer ${storageClass} %block
%to_other_uint = OpTypePointer ${storageClass} %uint
%buffer = OpVariable %to_block StorageBuffer
%variable = OpVariable %to_other ${storageClass}
body: %chain = OpAccessChain %to_uint %buffer %uint_0
%other_chain = OpAccessChain %to_other_uint %variable %uint_0
%atomic = OpAtomicLoad %uint {%chain | load: %other_chain} %uint_1 %uint_0
%old = OpAtomicIAdd %uint {%chain | add: %other_chain} %uint_1 %uint_0 %uint_1`,
  ),
  ...(['StorageBuffer', 'Workgroup'] as const).map(
    (
      storageClass,
    ) => pairOf`cooperative-matrix-storage-class/${storageClass.toLowerCase()} ${inVulkan}
a cooperative matrix is loaded from ${storageClass} and stored there
${vulkanMemory}
capabilities: ${vulkanMemory.capabilities}
OpCapability CooperativeMatrixKHR
extensions: OpExtension "SPV_KHR_cooperative_matrix"
interfaces: %buffer %own
annotations: ${storageClass === 'Workgroup' ? '' : `${bindingOf('buffer')}\nOpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\nOpDecorate %numbers ArrayStride 4`}
declarations: %numbers = OpTypeArray %float %uint_4
%own_numbers = OpTypeArray %float %uint_3
%block = OpTypeStruct %numbers
%matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_4 %uint_4 %uint_2
%to_block = OpTypePointer ${storageClass} %block
%to_number = OpTypePointer ${storageClass} %float
%to_own_numbers = OpTypePointer Private %own_numbers
%to_local_numbers = OpTypePointer Function %own_numbers
%buffer = OpVariable %to_block ${storageClass}
%own = OpVariable %to_own_numbers Private
body: %locals = OpVariable %to_local_numbers Function
%local = OpAccessChain %pointer_Function_float %locals %uint_0
%chain = OpAccessChain %to_number %buffer %uint_0 %uint_0
%own_chain = OpAccessChain %pointer_Private_float %own %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix {%chain | load-from-private: %own_chain | load-from-function: %local} %uint_0 %uint_4
OpCooperativeMatrixStoreKHR {%chain | store-to-private: %own_chain | store-to-function: %local} %loaded %uint_0 %uint_4`,
  ),
]
