import { piecesIn } from '../../pairs/pair-of.ts'
import type { Pieces } from '../../pairs/pieces.ts'
import { shader, withUntyped } from './matrices.ts'

/** By way. */
export type Others = Readonly<Record<string, string>>

const loaded = '%loaded = OpCooperativeMatrixLoadKHR %float_c %first %uint_0 %uint_16'

/** A shader with an array in workgroup memory: `%first` points into it, `%loaded` is a matrix loaded from there. */
export function typed(body: string): Pieces {
  const first = '%first = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_array64'
  return { ...shader, body: `${first} %uint_4\n${loaded}\n${body}` }
}

const floats = 'block_stride4_float_runtime_array'

/** As `typed`, with a buffer and an untyped pointer. */
export function untyped(body: string): Pieces {
  const first = `%first = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %${floats}`
  return piecesIn(withUntyped(shader))`
body: ${first} %untyped_StorageBuffer_${floats}_bound_0 %uint_0 %uint_4\n${loaded}\n${body}`
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
