/** How often an operand may appear: once, `?` at most once, `*` any number of times. */
export type Quantifier = '' | '?' | '*'

/** Category of an operand kind, as in the machine-readable grammar. */
export type Category = 'BitEnum' | 'ValueEnum' | 'Id' | 'Literal' | 'Composite'

/** One logical operand of an instruction or parameter of an enumerant. `name` is the grammar's label, `''` where it has none. */
export interface Operand {
  readonly kind: string
  readonly quantifier: Quantifier
  readonly name: string
}

/**
 * When something may be used. Versions are header words (`0x00010300` is 1.3); `null` means that no core version
 * has it and that only one of `extensions` (or whatever enables one of `capabilities`) provides it.
 */
export interface Availability {
  readonly version: number | null
  /** The last core version that has it, as a header word; `null` if it was never removed. */
  readonly lastVersion: number | null
  /** Any one of these enables it; empty means that no capability is required. */
  readonly capabilities: readonly string[]
  /** Any one of these provides it if `version` does not. */
  readonly extensions: readonly string[]
  readonly provisional: boolean
}

export interface Instruction extends Availability {
  readonly opcode: number
  /** With the `Op` prefix for core instructions, bare for extended instruction sets. */
  readonly name: string
  readonly aliases: readonly string[]
  /** The grammar's class, for instance `Type-Declaration`; `''` in extended instruction sets. */
  readonly class: string
  readonly operands: readonly Operand[]
}

export interface Enumerant extends Availability {
  readonly name: string
  readonly value: number
  readonly aliases: readonly string[]
  readonly parameters: readonly Operand[]
}

export interface OperandKind {
  readonly kind: string
  readonly category: Category
  /** Empty unless the category is `BitEnum` or `ValueEnum`. */
  readonly enumerants: readonly Enumerant[]
  /** The parts of a `Composite` kind in order; empty otherwise. */
  readonly bases: readonly string[]
}

/** An extended instruction set of the grammar. */
export interface InstructionSet {
  /** The name in `OpExtInstImport`, or its fixed prefix if `versioned`. */
  readonly name: string
  /** True if a version number follows `name` in the import string. */
  readonly versioned: boolean
  readonly instructions: readonly Instruction[]
  /** Operand kinds that only this set uses. */
  readonly operandKinds: readonly OperandKind[]
}

/** Availability as a row: version, lastVersion, capabilities, extensions, provisional (1 or 0). */
export type AvailabilityRow = readonly [
  number | null,
  number | null,
  readonly string[],
  readonly string[],
  0 | 1,
]

/** `Kind`, `Kind?` or `Kind*`, then after a space the name if there is one. */
export type OperandRow = string

/** opcode, name, aliases, class, operands, availability. */
export type InstructionRow = readonly [
  number,
  string,
  readonly string[],
  string,
  readonly OperandRow[],
  AvailabilityRow?,
]

/** value, name, aliases, parameters, availability. */
export type EnumerantRow = readonly [
  number,
  string,
  readonly string[],
  readonly OperandRow[],
  AvailabilityRow?,
]

/** kind, category, bases, enumerants. */
export type OperandKindRow = readonly [string, Category, readonly string[], readonly EnumerantRow[]]

/** name, newest version that the rows describe (0 where the set is not versioned), instructions, operand kinds. */
export type InstructionSetRow = readonly [
  string,
  number,
  readonly InstructionRow[],
  readonly OperandKindRow[],
]
