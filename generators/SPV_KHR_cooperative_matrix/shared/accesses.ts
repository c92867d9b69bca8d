import type { Pieces } from '../../pairs/pieces.ts'
import { shader, withUntyped } from './matrices.ts'

/** By way. */
export type Others = Readonly<Record<string, string>>

const loaded = '%loaded = OpCooperativeMatrixLoadKHR %float_c %first %uint_0 %uint_16'

/** A shader with an array in workgroup memory: `%first` points into it, `%loaded` is a matrix loaded from there. */
export function typed(body: string): Pieces {
  return {
    ...shader,
    interfaces: '%variable',
    declarations: `%array = OpTypeArray %float %uint_64
%to_array = OpTypePointer Workgroup %array
%variable = OpVariable %to_array Workgroup`,
    body: `%first = OpAccessChain %pointer_Workgroup_float %variable %uint_4\n${loaded}\n${body}`,
  }
}

/** As `typed`, with a buffer and an untyped pointer. */
export function untyped(body: string): Pieces {
  return {
    ...withUntyped(shader),
    interfaces: '%variable',
    annotations: `OpDecorate %array ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0`,
    declarations: `%array = OpTypeRuntimeArray %float
%block = OpTypeStruct %array
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpUntypedVariableKHR %untyped StorageBuffer %block`,
    body: `%first = OpUntypedAccessChainKHR %untyped %block %variable %uint_0 %uint_4\n${loaded}\n${body}`,
  }
}

function placeIn(side: string, valid: string, others: Others): string {
  const ways = Object.entries(others).map(([way, other]) => ` | ${side}-${way}: ${other}`)
  return `{${valid}${ways.join('')}}`
}

/** A load and a store of a matrix through `%first`, each with operands after the matrix that others replace. */
export function accessesOf(valid: string, rest: string, others: Others, suffix = ''): string {
  return `%value${suffix} = OpCooperativeMatrixLoadKHR %float_c %first ${placeIn('load', valid, others)} ${rest}
OpCooperativeMatrixStoreKHR %first %loaded ${placeIn('store', valid, others)} ${rest}`
}

/** A load and a store of a matrix through `%first`, which others replace. */
export function throughPointer(others: Others): string {
  return `%value = OpCooperativeMatrixLoadKHR %float_c ${placeIn('load', '%first', others)} %uint_0 %uint_16
OpCooperativeMatrixStoreKHR ${placeIn('store', '%first', others)} %a_float_c %uint_0 %uint_16`
}
