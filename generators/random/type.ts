/** A type that a module has declared. */
export interface Type {
  readonly id: number
  readonly kind:
    | 'void'
    | 'bool'
    | 'integer'
    | 'float'
    | 'vector'
    | 'matrix'
    | 'array'
    | 'runtime-array'
    | 'structure'
    | 'pointer'
    | 'untyped-pointer'
    | 'function'
    | 'image'
    | 'sampler'
    | 'sampled-image'
    | 'buffer'
    | 'cooperative-matrix'
    | 'opaque'
  /** In bits, of a scalar; of its components for a vector or matrix; else 0. */
  readonly width: number
  readonly signed: boolean
  /** Component, column, element or pointee. */
  readonly part: Type | undefined
  /** Components, columns or elements; members of a structure; 0 where there is no number. */
  readonly count: number
  readonly members: readonly Type[]
  /** Of a pointer type. */
  readonly storageClass: number
  /** In bytes as laid out by the rules for uniform buffers; 0 for what has no layout. */
  readonly size: number
  readonly alignment: number
  /** Arrays and structures: whether strides and offsets are set. */
  readonly explicit: boolean
  /** Of structures, byte offsets of members. */
  readonly offsets: readonly number[]
}
