/** Bytes that say nothing, other ones for other numbers. */
export function noise(seed: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => (seed * 41 + index * 67 + 13) & 0xff)
}

/** Storage classes in which a kernel gets bytes. */
export type StorageOfKernel = 'StorageBuffer' | 'Uniform' | 'PushConstant'

/** The variable `%given` in a storage class. */
export function givenPart(storage: StorageOfKernel) {
  return {
    storage,
    isStorage: storage === 'StorageBuffer',
    isPushed: storage === 'PushConstant',
    pointer: storage === 'StorageBuffer' ? '%word' : '%given_word',
  }
}

/** The place of a word in `%given`. */
export function wordPart(word: number) {
  return { vector: word >> 2, component: word & 3 }
}
