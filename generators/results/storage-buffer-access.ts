/** The capability by which a storage buffer holds integers of a width in bits; absent where none is needed. */
export const storageBufferAccess: Readonly<Record<number, string>> = {
  8: 'StorageBuffer8BitAccess',
  16: 'StorageBuffer16BitAccess',
}
