/** Words of instructions, or ids among them. */
export type Words = readonly number[]

/** One instruction in the maker's form. */
export interface Instruction {
  readonly opcode: number
  /** The words after the first: result type, result id and operands, encoded. */
  readonly words: Words
}

/** A module in the maker's form: plain data, copied and never changed in place. */
export interface Module {
  /** Header version word: `0x00010600` is 1.6. */
  readonly version: number
  readonly generator: number
  readonly bound: number
  readonly schema: number
  readonly instructions: readonly Instruction[]
}
