import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan, stage, vulkanMemory } from './shared/stages.ts'

/** Pairs of the rules on storage classes that instructions access. */
export const pairs = [
  ...(['RayPayloadKHR', 'CallableDataKHR', 'ShaderRecordBufferKHR'] as const).map(
    (storageClass) => pairOf`atomic-storage-class/${storageClass.toLowerCase()} ${inVulkan}
atomic instructions access a storage buffer
${stage('RayGenerationKHR')}
entryPoints: OpEntryPoint RayGenerationKHR %main "main" %variable_StorageBuffer_block_uint_bound_0 %variable_${storageClass}_block_uint
body: %chain = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block_uint_bound_0 %uint_0
%other_chain = OpAccessChain %pointer_${storageClass}_uint %variable_${storageClass}_block_uint %uint_0
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
interfaces: %variable_${storageClass}_float_array4_only %variable_Private_float_array3
annotations: ${storageClass === 'Workgroup' ? '' : `${bindingOf(`variable_${storageClass}_float_array4_only`)}\nOpDecorate %float_array4_only Block\nOpMemberDecorate %float_array4_only 0 Offset 0\nOpDecorate %float_array4 ArrayStride 4`}
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_4 %uint_4 %uint_2
body: %local = OpAccessChain %pointer_Function_float %variable_Function_float_array3 %uint_0
%chain = OpAccessChain %pointer_${storageClass}_float %variable_${storageClass}_float_array4_only %uint_0 %uint_0
%own_chain = OpAccessChain %pointer_Private_float %variable_Private_float_array3 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix {%chain | load-from-private: %own_chain | load-from-function: %local} %uint_0 %uint_4
OpCooperativeMatrixStoreKHR {%chain | store-to-private: %own_chain | store-to-function: %local} %loaded %uint_0 %uint_4`,
  ),
]
