/** A row of a table of the core specification: an instruction or an enumerant. */
export interface SpecificationRow {
  readonly kind: 'instruction' | 'enumerant'
  /** Title of the table's chapter, as in `Storage Class`. */
  readonly table: string
  readonly names: readonly string[]
  /** Opcode or value, as printed; absent where the row has none. */
  readonly value?: string
  /** Word count as printed: `4`, `3 + variable`. Present for instructions. */
  readonly wordCount?: string
  /** Operands of an instruction; all other cells of an enumerant: operands, capabilities, versions. */
  readonly cells: readonly string[]
  /** Cell of an instruction with capabilities and versions. */
  readonly capability?: string
  /** Line of the file on which it begins, from 1. */
  readonly line: number
}
