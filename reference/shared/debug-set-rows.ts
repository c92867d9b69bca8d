import type { Instruction, Module, Operand } from '../module.ts'

/** An operand of an instruction of a debug set, as its text prints it. */
export interface DebugSetOperand<Kind extends string> {
  readonly name: string
  readonly kind: Kind
  /** Once, `?` for "Optional", `*` for a list. */
  readonly quantifier: '' | '?' | '*'
}

/** An instruction of a debug set. */
export interface DebugSetInstruction<Kind extends string> {
  readonly name: string
  readonly operands: readonly DebugSetOperand<Kind>[]
}

/** A word after the number of an instruction: an id or a literal. */
export type DebugWord = Pick<Operand, 'value' | 'word'>

/** An instruction of a debug set, as it is in a module. */
export interface DebugInfoOf<Row> {
  readonly instruction: Instruction
  /** Id of the import that it names. */
  readonly set: number
  /** The version that the import asks for; `undefined` where the text does not describe it. */
  readonly version: number | undefined
  readonly number: number
  /** Word of the number. */
  readonly numberWord: number
  /** Its row in the imported version; `undefined` where that has none, or where the text does not describe that. */
  readonly row: Row | undefined
  /** The operands after the number. */
  readonly operands: readonly DebugWord[]
}

/** The instruction that an operand names, and where. */
interface ReferencedInstruction<Row> {
  readonly definition: Instruction
  readonly module: Module
  readonly info: DebugInfoOf<Row>
  /** Index of the operand among those of the instruction. */
  readonly index: number
}

/** The fault of the instruction that an operand names; `undefined` if there is none. */
export type OperandFaultOf<Row> = (named: ReferencedInstruction<Row>) => string | undefined

/** The rows of a debug set and its imports. */
export interface DebugSetRows<Row> {
  readonly rows: readonly Row[]
  /** Versions that the imports of the set ask for, by their ids; a set without versions has one. */
  readonly imports: (module: Module) => ReadonlyMap<number, number | undefined>
  /** The row with a number in a version; `undefined` where that has none. */
  readonly rowOf: (version: number, number: number) => Row | undefined
  /** The operands after the number. */
  readonly operandsOf: (instruction: Instruction, module: Module) => readonly DebugWord[]
}
