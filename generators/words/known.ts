import type { NumberType } from './number-type.ts'

/** What earlier instructions say about ids; all `undefined` where nothing is known. */
export interface Known {
  /** Of the id of an integer or floating-point type. */
  readonly numberType: (type: number) => NumberType | undefined
  /** The result type of an id. */
  readonly typeOf: (id: number) => number | undefined
  /** The import string of an instruction set's id. */
  readonly instructionSet: (id: number) => string | undefined
}
