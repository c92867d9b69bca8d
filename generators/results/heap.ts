import { hexOf, integerAt } from './bytes.ts'
import { storageAccess, typeOfWidth } from './widths.ts'

/** Storage classes of buffers in heaps. */
export const classes = ['StorageBuffer', 'Uniform'] as const

/** One of them. */
export type StorageClass = (typeof classes)[number]

/** Bytes of a buffer that no other buffer has. */
export function contents(seed: number, size = 32): Uint8Array {
  return Uint8Array.from({ length: size }, (_, n) => (seed * 61 + 13 * n + 7) & 0xff)
}

/** Descriptors of buffers in a storage class, and the integers of a width that the buffers hold. */
export function heapPart(size: number, width = 32, storage: StorageClass = 'StorageBuffer') {
  const isUniform = storage === 'Uniform'
  const capability = storageAccess[width]
  const access = isUniform && capability ? `UniformAndStorageBuffer${width}BitAccess` : capability
  const stride = isUniform ? 16 : width / 8
  return { size, width, storage, isUniform, access, stride, type: typeOfWidth(width) }
}

/** A buffer whose descriptor is at a byte of the heap, and its first two elements. */
export function bufferAt(
  byte: number,
  seed: number,
  { width, stride }: Pick<ReturnType<typeof heapPart>, 'width' | 'stride'>,
) {
  const bytes = contents(seed)
  return {
    byte,
    bytes: hexOf(bytes),
    first: integerAt(bytes, 0, width),
    second: integerAt(bytes, stride, width),
  }
}
