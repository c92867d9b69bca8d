import type { Module } from '../module.ts'
import type { Argument } from './argument.ts'
import type { Section } from './section.ts'

/**
 * Writes a module. Instructions may come in any order: each goes to its section of the logical layout, and within it
 * the order of adding is kept. Calls with an instruction's name hand out the result id; the arguments are the result
 * type, where there is one, and then the operands. Mistakes against the grammar throw a `MakerError`; validity is
 * not looked at.
 */
export interface Builder {
  /** A new id, for forward references. */
  readonly id: () => number
  /** Adds an instruction; its result id, or 0 where it has none. */
  readonly add: (name: string, ...args: readonly Argument[]) => number
  /** As `add`, with a result id that was handed out before. */
  readonly define: (result: number, name: string, ...args: readonly Argument[]) => number
  /** As `add`, unless the same declaration stands already, in `from` too: then the earlier result id. */
  readonly once: (name: string, ...args: readonly Argument[]) => number
  /** As `once`, to say that it is a type. Types that must stay apart, say by decorations, are made with `add`. */
  readonly type: (name: string, ...args: readonly Argument[]) => number
  /**
   * A constant of a scalar type that was added here: a truth value for `OpTypeBool`, else a number; integers may be
   * negative; for floating-point types a `bigint` gives the bits. Equal ones are added once.
   */
  readonly constant: (type: number, value: number | bigint | boolean) => number
  /** As `constant`, a new specialization constant each time. */
  readonly specConstant: (type: number, value: number | bigint | boolean) => number
  readonly capability: (name: Argument) => void
  readonly extension: (name: string) => void
  /** The id of an extended instruction set. */
  readonly instructionSet: (name: string) => number
  /** The id of an `OpString`. */
  readonly string: (text: string) => number
  readonly decorate: (target: number, decoration: Argument, ...args: readonly Argument[]) => void
  readonly name: (target: number, name: string) => void
  /** Adds to the end of that section, whether it is the right one or not; `function` is where `add` would put it. */
  readonly place: (section: Section, name: string, ...args: readonly Argument[]) => number
  /** Adds an instruction word by word (all after the first); nothing is looked at, no id is handed out. */
  readonly raw: (opcode: number, words: readonly number[], section?: Section) => void
  /** Goes on in the block with that label, of a function that may be closed: before its merge or its last instruction. */
  readonly enter: (label: number) => void
  /** Adds variables to the interface of every entry point of the module, those to come included. */
  readonly addToInterface: (...variables: readonly number[]) => void
  /** The result type of an id; `undefined` where it has none or is not known. */
  readonly typeOf: (id: number) => number | undefined
  /** The module as it stands; the builder may go on. */
  readonly module: () => Module
}
