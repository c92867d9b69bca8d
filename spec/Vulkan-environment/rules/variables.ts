import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Variables: their types, initializers and decorations. */
export const rules: readonly RuleRow[] = [
  row(
    'storage-class',
    'initializer-storage-class',
    'OpVariable-04651',
    'A variable with an Initializer has storage class Output, Private, Function or Workgroup. Input and PushConstant are left to core.',
  ),
  row(
    'operand',
    'workgroup-initializer',
    'OpVariable-04734',
    'The Initializer of a variable with storage class Workgroup is an OpConstantNull.',
  ),
  row(
    'type',
    'uniform-constant-type',
    'UniformConstant-04655',
    'A variable with storage class UniformConstant holds, if its type is known, an OpTypeImage, OpTypeSampler, OpTypeSampledImage, OpTypeAccelerationStructureKHR or OpTypeTensorARM, or an array of any depth of these.',
  ),
  row(
    'type',
    'buffer-variable-type',
    'Uniform-06807',
    'A variable with storage class Uniform or StorageBuffer holds, if its type is known, an OpTypeStruct or an array of any depth of one.',
  ),
  row(
    'type',
    'push-constant-type',
    'PushConstant-06808',
    'A variable with storage class PushConstant holds, if its type is known, an OpTypeStruct.',
  ),
  row(
    'decoration',
    'buffer-block',
    'PushConstant-06675',
    'The structure that a variable with storage class PushConstant or StorageBuffer, or each element of its array, holds is decorated with Block.',
  ),
  row(
    'decoration',
    'uniform-block',
    'Uniform-06676',
    'The structure that a variable with storage class Uniform, or each element of its array, holds is decorated with Block or BufferBlock.',
  ),
  row(
    'decoration',
    'descriptor-set-and-binding',
    'UniformConstant-06677',
    'A variable with storage class UniformConstant, StorageBuffer or Uniform is decorated with DescriptorSet and with Binding, or with BuiltIn SamplerHeapEXT or ResourceHeapEXT. An untyped variable in UniformConstant without a Data Type is left to untyped-heap-variable.',
  ),
  row(
    'decoration',
    'descriptor-storage-class',
    'DescriptorSet-06491',
    'A variable decorated with DescriptorSet or Binding has storage class UniformConstant, Uniform, StorageBuffer or TileAttachmentQCOM.',
  ),
  row(
    'decoration',
    'input-attachment-index-storage-class',
    'InputAttachmentIndex-06678',
    'A variable decorated with InputAttachmentIndex has storage class UniformConstant.',
  ),
  row(
    'environment',
    'push-constant-interface',
    'OpVariable-06673',
    'The interface of an entry point lists at most one variable with storage class PushConstant, unless PushConstantBanksNV is declared.',
  ),
  row(
    'environment',
    'push-constant-used',
    'OpEntryPoint-06674',
    'An entry point whose interface lists fewer than two variables with storage class PushConstant statically uses at most one, unless PushConstantBanksNV is declared.',
  ),
  row(
    'type',
    'boolean-interface',
    'Input-07290',
    'A variable with storage class Input or Output whose type is or contains OpTypeBool is a built-in, or its structure has built-in members.',
  ),
  row(
    'type',
    'bfloat16-interface',
    'OpTypeFloat-10370',
    'The type of a variable with storage class Input or Output is not, and does not contain, an OpTypeFloat with the encoding BFloat16KHR.',
  ),
  row(
    'type',
    'physical-pointer-interface',
    'Input-09557',
    'The type of a variable with storage class Input or Output that is not a built-in neither is nor contains an OpTypePointer with storage class PhysicalStorageBuffer.',
  ),
  row(
    'semantics',
    'uniform-block-not-stored',
    'Uniform-06925',
    'OpStore, OpCopyMemory, OpCopyMemorySized, OpCooperativeMatrixStoreKHR and atomic instructions other than OpAtomicLoad do not write what access chains and copies reach from a variable with storage class Uniform whose structure is decorated with Block.',
  ),
  row(
    'semantics',
    'opaque-not-stored',
    'OpTypeImage-06924',
    'OpStore, OpCopyMemory and OpCopyMemorySized do not write an object whose type is OpTypeImage, OpTypeSampler, OpTypeSampledImage, OpTypeAccelerationStructureKHR or OpTypeTensorARM, or an array of any depth of these.',
  ),
  row(
    'type',
    'no-opaque-members',
    'None-04667',
    'If DescriptorHeapEXT is not declared, no member of an OpTypeStruct is or contains OpTypeImage, OpTypeSampler, OpTypeSampledImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeRayQueryKHR.',
  ),
  row(
    'type',
    'heap-opaque-members',
    'DescriptorHeapEXT-11482',
    'If DescriptorHeapEXT is declared, no member of an OpTypeStruct is or contains OpTypeSampledImage or OpTypeRayQueryKHR, the opaque types of shaders that are not descriptors.',
  ),
  row(
    'type',
    'run-time-array-place',
    'OpTypeRuntimeArray-04680',
    'The type of a variable has an OpTypeRuntimeArray only as the outermost dimension of a variable with storage class StorageBuffer, Uniform or UniformConstant, as the last member of its structure with Block in StorageBuffer or Uniform or with BufferBlock in Uniform, or in NodePayloadAMDX.',
  ),
  row(
    'type',
    'specialized-array',
    'Function-04681',
    'An OpTypeArray whose Length is a specialization constant is not contained in the type of a variable, unless it is that type itself, the variable has storage class Function or Private, or has storage class Workgroup and holds no structure with Block, or is an interface variable of an execution model with arrays per vertex and the array is the element type of its type.',
  ),
  row(
    'operand',
    'array-length-of-uniform',
    'OpArrayLength-11805',
    'The structure of OpArrayLength and OpUntypedArrayLengthKHR, if the pointer is into Uniform, is not decorated with Block.',
  ),
  row(
    'operand',
    'untyped-variable-data-type',
    'OpUntypedVariableKHR-11167',
    'An OpUntypedVariableKHR with a storage class other than UniformConstant has a Data Type. For Function, Private and Workgroup SPV_KHR_untyped_pointers says so.',
  ),
  row(
    'decoration',
    'untyped-heap-variable',
    'OpUntypedVariableKHR-11347',
    'An OpUntypedVariableKHR with storage class UniformConstant and without a Data Type is decorated with BuiltIn SamplerHeapEXT or ResourceHeapEXT.',
  ),
]
