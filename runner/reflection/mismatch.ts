/**
 * The kinds of differences between reflection and its module. They are never renamed, because programs depend on them. None
 * of them is a rule of the text: a mismatch does not affect validity.
 */
export const mismatchCodes = [
  /** No variable has the descriptor set and binding. */
  'variable-missing',
  /** The variable there lies in a storage class in which no descriptor of that type does. */
  'storage-class-differs',
  /** The variable there is a descriptor of another type. */
  'descriptor-type-differs',
  /** Two uses of one binding, at least one of which must not share it. */
  'binding-shared',
  /** A kernel uses a descriptor that no instruction declares, so that no runtime would bind it. */
  'variable-not-reflected',
  /** A range of push constants, and no push constant block. */
  'push-constant-block-missing',
  /** A range ends or begins after the last byte of the block. */
  'range-outside-block',
  /** A range that has only bytes between members. */
  'range-between-members',
  /** A range begins or ends inside a scalar, or fills a part of a vector whose rest nothing fills. */
  'range-cuts-member',
  /** Two ranges of one kernel have a byte in common. */
  'ranges-overlap',
  /** No constant has the SpecId. */
  'spec-id-missing',
  /** One SpecId for two purposes. */
  'spec-id-shared',
  /** The WorkgroupSize built-in is made of other constants than those that are said to set it. */
  'workgroup-size-spec-id-differs',
  /** The elements of the Workgroup array have another size. */
  'workgroup-element-size-differs',
  /** The entry point has another workgroup size than the required one. */
  'workgroup-size-differs',
  /** One ordinal, two kinds of argument. */
  'ordinal-clash',
  /** The ordinal of an image or a sampler is that of another kind of argument. */
  'ordinal-of-other-kind',
  /** A format with fewer sizes than conversions. */
  'printf-sizes-missing',
  /** A printf argument of less than four bytes. */
  'printf-size-too-small',
  /** Relocations, and no program scope variables. */
  'relocation-without-data',
  /** A relocation's pointer or object lies beyond the program scope variables. */
  'relocation-beyond-data',
  /** The block is larger than the data that its buffer is made of. */
  'data-too-short',
] as const

/** One of {@link mismatchCodes}. */
export type MismatchCode = (typeof mismatchCodes)[number]

/** A contradiction between reflection and its module. */
export interface Mismatch {
  readonly class: 'semantics'
  readonly code: MismatchCode
  /** Index of the word at fault: of an operand of the reflection instruction, or the first one of an instruction. */
  readonly word: number
  /** Name of the kernel it concerns; absent where it concerns all. */
  readonly kernel?: string
  readonly message: string
}
