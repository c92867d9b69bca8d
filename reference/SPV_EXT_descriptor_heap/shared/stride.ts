import { enumerant } from '../../core/shared/enumerant.ts'
import type { Module } from '../../module.ts'
import { arrayStrideId } from './enumerants.ts'
import { knownValue } from './known-value.ts'

const arrayStride = enumerant('Decoration', 'ArrayStride')

/** The strides that decorations give an array type. */
export interface Stride {
  /** Whether there is any, of either kind. */
  readonly isGiven: boolean
  /** The id, where one ArrayStrideIdEXT gives the stride and nothing else does. */
  readonly id: number | undefined
  /** In bytes, where one decoration gives it and it is known. */
  readonly known: number | undefined
}

/** The stride of an array type. */
export function strideOf(module: Module, array: number): Stride {
  const strides = module
    .decorations(array)
    .filter(({ decoration }) => decoration === arrayStride || decoration === arrayStrideId)
  const [only, ...others] = strides
  const value = others.length === 0 ? only?.operands[0]?.value : undefined
  const isGiven = only !== undefined
  if (value === undefined) return { isGiven, id: undefined, known: undefined }
  if (only?.decoration === arrayStride) return { isGiven, id: undefined, known: value }
  return { isGiven, id: value, known: knownValue(module, value) }
}
