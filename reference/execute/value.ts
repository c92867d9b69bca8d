import type { MemoryObject } from './memory-object.ts'

/** How the columns of a matrix lie in memory, where decorations say so. */
export interface MatrixLayout {
  /** Bytes between columns, or between rows if the matrix is row-major. */
  readonly stride: number
  readonly rowMajor: boolean
}

/** A place in a memory object. Two pointers are the same if object and offset are. */
export class Pointer {
  readonly object: MemoryObject
  /** In bytes from the beginning of the object; may lie outside of it until something is accessed. */
  readonly offset: number
  /** The layout of the matrix, the array of matrices or the column that it points to. */
  readonly layout: MatrixLayout | undefined

  constructor(object: MemoryObject, offset: number, layout?: MatrixLayout) {
    this.object = object
    this.offset = offset
    this.layout = layout
  }
}

/** A scalar whose value the texts leave open. Whatever is computed from it is open too. */
export class Unknown {
  /** Its origin, as a noun phrase without a full stop. */
  readonly why: string

  constructor(why: string) {
    this.why = why
  }
}

/** A NaN: its kind is known, its bits are not. */
export class NotANumber extends Unknown {
  constructor() {
    super('a NaN, whose bits may change')
  }
}

/**
 * A value of a run. Integers up to 32 bits are numbers and wider ones bigints, both sign-extended whatever the signedness of
 * the type; floats are numbers; composites are arrays; a null pointer is `null`.
 */
export type Value = number | bigint | boolean | null | Pointer | Unknown | readonly Value[]

/** The first operand that is open, as the result of an operation on them. Asked when an operation did not find what it takes. */
export function openAmong(...operands: readonly (Value | undefined)[]): Unknown {
  const found = operands.find((operand) => operand instanceof Unknown)
  if (found === undefined)
    throw new TypeError('an operand has a type that its operation does not take')
  return found
}
