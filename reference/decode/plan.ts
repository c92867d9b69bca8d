import type { Quantifier } from '#spec/grammar/types'
import type { Shape } from './shape.ts'

/** One operand to expect. */
export interface OperandPlan {
  readonly kind: KindPlan
  readonly quantifier: Quantifier
  /** The grammar's label; `''` where it has none. */
  readonly name: string
}

/** An enumerant as the walk needs it. */
export interface EnumerantPlan {
  readonly name: string
  /** `name` in ASCII. */
  readonly octets: Uint8Array
  readonly value: number
  readonly parameters: readonly OperandPlan[]
}

/** Below lie the values of most enumerants: a look into a list is cheaper than one into a map. */
export const mostSmall = 64

/** An operand kind as the walk needs it. One object per kind of the grammar and per kind of an extended set. */
export interface KindPlan {
  readonly name: string
  readonly shape: Shape
  /** By value; for a mask the zero value and the single bits. Empty unless the kind is enumerated. */
  readonly enumerants: ReadonlyMap<number, EnumerantPlan>
  /** Those with values below {@link mostSmall}, by value; not there where there is none. */
  readonly small: readonly (EnumerantPlan | undefined)[]
  /** Bits that an enumerant of the mask names, as a signed number; 0 for other kinds. */
  readonly knownBits: number
  /** Bits whose enumerants take parameters. */
  readonly bitsWithParameters: number
  /** The two parts of a pair; empty otherwise. */
  readonly parts: readonly KindPlan[]
}

/** An instruction, core or extended, as the walk needs it. */
export interface InstructionPlan {
  readonly opcode: number
  readonly name: string
  /** `name` in ASCII. */
  readonly octets: Uint8Array
  /** 1 where the instruction begins with a result type, else 0. */
  readonly typeWords: 0 | 1
  /** 1 where the instruction has a result id, else 0. */
  readonly resultWords: 0 | 1
  /** What follows result type and result id. */
  readonly operands: readonly OperandPlan[]
  /**
   * From how many to how many words the operands after result type and result id can take and each be an id or an
   * integer, so that the word count alone tells that all is well. No count does where the words must be walked.
   */
  readonly plainLeast: number
  readonly plainMost: number
  /** How many of the first operands take one word each in every instruction that has no defect. */
  readonly fixed: number
  /** Bit n is set where the nth of such operands is an id. */
  readonly plainIds: number
}
