/** Widths of integers in bits. */
export const widths = [8, 16, 32, 64] as const

/** The name of the unsigned integer type of a width. */
export function typeOfWidth(width: number): string {
  return width === 32 ? '%uint' : `%uint${width}`
}

/** The capability by which a storage buffer holds integers of a width; none for those of 32 and 64 bits. */
export const storageAccess: Readonly<Record<number, string>> = {
  8: 'StorageBuffer8BitAccess',
  16: 'StorageBuffer16BitAccess',
}
