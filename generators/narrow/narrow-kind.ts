/** A narrow scalar type with the capabilities that enable it in memory. */
export interface NarrowKind {
  /** Lower-case word for the names of pairs. */
  readonly name: string
  /** The type in words, in the plural. */
  readonly summary: string
  /** Assembly of the type declaration, without the result. */
  readonly type: string
  /** The size in bytes. */
  readonly size: 1 | 2
  /** The name of the 32-bit type of the same kind in the stock. */
  readonly wide: 'uint' | 'int' | 'float'
  /** Conversion to the 32-bit type and back. */
  readonly convert: 'OpUConvert' | 'OpSConvert' | 'OpFConvert'
  /** The capability of a storage class. */
  readonly storage: Readonly<Record<'StorageBuffer' | 'Uniform' | 'PushConstant', string>>
  /** The capability for calculations with the type. */
  readonly arithmetic: 'Int8' | 'Int16' | 'Float16'
}

const access8 = {
  StorageBuffer: 'StorageBuffer8BitAccess',
  Uniform: 'UniformAndStorageBuffer8BitAccess',
  PushConstant: 'StoragePushConstant8',
}

const access16 = {
  StorageBuffer: 'StorageBuffer16BitAccess',
  Uniform: 'UniformAndStorageBuffer16BitAccess',
  PushConstant: 'StoragePushConstant16',
}

const unsigned = { name: 'unsigned', wide: 'uint', convert: 'OpUConvert' } as const
const signed = { name: 'signed', wide: 'int', convert: 'OpSConvert' } as const
const floating = { name: 'float', wide: 'float', convert: 'OpFConvert' } as const

const eight = { size: 1, storage: access8, arithmetic: 'Int8' } as const
const sixteen = { size: 2, storage: access16, arithmetic: 'Int16' } as const

/** 8-bit integers. */
export const kinds8: readonly NarrowKind[] = [
  { ...unsigned, ...eight, summary: 'unsigned 8-bit integers', type: 'OpTypeInt 8 0' },
  { ...signed, ...eight, summary: 'signed 8-bit integers', type: 'OpTypeInt 8 1' },
]

/** 16-bit integers and floating-point numbers. */
export const kinds16: readonly NarrowKind[] = [
  { ...unsigned, ...sixteen, summary: 'unsigned 16-bit integers', type: 'OpTypeInt 16 0' },
  { ...signed, ...sixteen, summary: 'signed 16-bit integers', type: 'OpTypeInt 16 1' },
  {
    ...floating,
    ...sixteen,
    summary: '16-bit floats',
    type: 'OpTypeFloat 16',
    arithmetic: 'Float16',
  },
]

/** Kinds of different contents: where signedness makes no difference, one kind of integers shows what both would. */
export function unlikeKinds(kinds: readonly NarrowKind[]): readonly NarrowKind[] {
  return kinds.filter(({ name }) => name !== 'signed')
}
