/** The statement of a table of a text about one instruction or enumerant. */
export interface FactRow {
  readonly kind: 'instruction' | 'enumerant'
  /** Operand kind of an enumerant, where the table says which. */
  readonly operandKind?: string
  readonly name: string
  /** Opcode, number in an instruction set, or value. */
  readonly number: number
  /** Fewest words of an instruction and whether it can have more; absent where the table has no word count. */
  readonly words?: { readonly count: number; readonly variable: boolean }
  /** Operands of an instruction as printed; absent where they are not to be compared. */
  readonly operands?: readonly string[]
  readonly capabilities: readonly string[]
  /** Line of the file on which it begins, from 1. */
  readonly line: number
}
