import { elementForms, inKind } from './shared/pieces.ts'

/** Memory with a layout: names, kinds of modules, storage classes, and the stride of the pointer. */
const places = [
  ['storage-buffer', 'addressed', 'StorageBuffer', 4],
  ['uniform', 'addressed', 'Uniform', 2],
  ['push-constant', 'addressed', 'PushConstant', 64],
  ['variable-pointers', 'counting', 'StorageBuffer', 4],
] as const

/** Memory without one. */
const others = [
  ['private', 'addressed', 'Private'],
  ['kernel', 'kernel', 'CrossWorkgroup'],
] as const

/** The pointer has its stride, by itself or through a group. */
const routes = {
  untyped: `{OpDecorate %strided ArrayStride STRIDE | removed:
  | on-the-result-type: OpDecorate %result ArrayStride STRIDE}`,
  typed: `{OpDecorate %group ArrayStride STRIDE | removed:}
%group = OpDecorationGroup
{OpGroupDecorate %group %strided | on-the-result-type: OpGroupDecorate %group %result}`,
} as const

/** Pairs of the rules on the stride of pointers that chains count on from. */
export const pairs = elementForms.flatMap(({ name, opcode }) => {
  const prefix = name === 'ptr-access' ? '' : 'in-bounds-'
  const rule = `${prefix}ptr-access-chain-base-has-array-stride`
  return [
    ...places
      .filter(([place]) => place !== (prefix === '' ? 'storage-buffer' : 'variable-pointers'))
      .flatMap(([place, module, storageClass, stride]) =>
        (['untyped', 'typed'] as const).map((kind) => {
          const pointers =
            kind === 'untyped'
              ? `%strided = OpTypeUntypedPointerKHR ${storageClass}
%data = OpUntypedVariableKHR %strided ${storageClass} %structure`
              : `%strided = OpTypePointer ${storageClass} %structure
%data = OpVariable %strided ${storageClass}`
          return inKind[
            module
          ]`${rule}/${place}-${kind}: the pointer from which a chain counts on has a stride
annotations: %structure 0 Offset 0, Block
${storageClass === 'PushConstant' ? '' : '%data DescriptorSet 0, Binding 0'}
${routes[kind].replaceAll('STRIDE', String(stride))}
declarations: %structure = OpTypeStruct %uint
%result = OpTypeUntypedPointerKHR ${storageClass}
${pointers}
body: %reached = ${opcode} %result %structure %data %uint_0
%plain = OpUntypedAccessChainKHR %result %structure %reached`
        }),
      ),
    inKind.physical`${rule}/physical-storage-buffer
addresses from which chains count on have a stride, one after the other
annotations: {OpDecorate %untyped_pointer_PhysicalStorageBuffer ArrayStride 4 | removed:
  | on-the-result-type: OpDecorate %second_untyped_pointer_PhysicalStorageBuffer ArrayStride 4}
OpDecorate %third ArrayStride 12
declarations: %third = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %start = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%reached = ${opcode} %third %uint %start %uint_1
%next = ${opcode} {%third | second-without: %second_untyped_pointer_PhysicalStorageBuffer} %uint %reached %uint_3
%last = ${opcode} %second_untyped_pointer_PhysicalStorageBuffer %uint %next %uint_3`,
    ...others.map(
      ([place, module, storageClass]) => inKind[module]`${rule}/${place}
chains count on from pointers without a stride where there is no layout
declarations: %data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_array4
body: %reached = ${opcode} %untyped_pointer_${storageClass} %uint %data %uint_0`,
    ),
    ...(prefix === ''
      ? [
          inKind.counting`${rule}/workgroup: a chain counts on in the memory of a workgroup
annotations: OpDecorate %untyped_pointer_Workgroup ArrayStride 4
body: %reached = ${opcode} %untyped_pointer_Workgroup %uint %untyped_Workgroup_stride4_uint_array4 %uint_3`,
        ]
      : []),
  ]
})
