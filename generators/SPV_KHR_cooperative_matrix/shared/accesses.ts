import { tagIn } from '../../pairs/pair-of.ts'
import { shader, withUntyped } from './matrices.ts'

const loaded = '%loaded = OpCooperativeMatrixLoadKHR %float_c %first %uint_0 %uint_16'

const first = '%first = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_array64'

/** Pairs of a shader with an array in workgroup memory: `%first` points into it, `%loaded` is a matrix loaded from there. */
export const inTyped = tagIn(shader)`body: ${first} %uint_4\n${loaded}`

const floats = 'block_stride4_float_runtime_array'
const untyped = `%first = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %${floats}`

/** As `inTyped`, with a buffer and an untyped pointer. */
export const inUntyped = tagIn(withUntyped(shader))`
body: ${untyped} %untyped_StorageBuffer_${floats}_bound_0 %uint_0 %uint_4\n${loaded}`

function placeIn(side: string, valid: string, others: string): string {
  const ways = others.split(/\s*\|\s*/).map((way) => ` | ${side}-${way}`)
  return `{${valid}${ways.join('')}}`
}

/** A load and a store of a matrix through `%first`, each with operands after the matrix that alternatives replace. */
export function accessesOf(valid: string, rest: string, others: string, suffix = ''): string {
  return `%value${suffix} = OpCooperativeMatrixLoadKHR %float_c %first ${placeIn('load', valid, others)} ${rest}
OpCooperativeMatrixStoreKHR %first %loaded ${placeIn('store', valid, others)} ${rest}`
}

/** A load and a store of a matrix through `%first`, which alternatives replace. */
export function throughPointer(others: string): string {
  return `%value = OpCooperativeMatrixLoadKHR %float_c ${placeIn('load', '%first', others)} %uint_0 %uint_16
OpCooperativeMatrixStoreKHR ${placeIn('store', '%first', others)} %a_float_c %uint_0 %uint_16`
}
