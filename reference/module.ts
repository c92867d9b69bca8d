import type { Environment } from '#spec/environments'

/** One operand of a decoded instruction, in the order of the words; enumerant parameters follow their enumerant. */
export interface Operand {
  /** The grammar's kind: `IdRef`, `StorageClass`, `LiteralInteger`, ... The parts of a pair are separate operands. */
  readonly kind: string
  /** Index of its first word in the module. */
  readonly word: number
  /** How many words it takes. */
  readonly wordCount: number
  /** Its first word: the id, the enumerant, the mask, the literal's low word. */
  readonly value: number
}

/**
 * One decoded instruction: a view of its words. Type declarations have one view each, so types are compared by identity.
 * There may be several of any other instruction, for those of large modules are made when asked for and not kept: they
 * are compared by `index`.
 */
export interface Instruction {
  readonly opcode: number
  /** `OpLoad`; `Op<number>` where the grammar does not know the opcode. */
  readonly name: string
  /** Ordinal in the module, from 0. */
  readonly index: number
  /** Index of its first word in the module (5 for the first instruction). */
  readonly word: number
  /** Words it takes, the first word counted. */
  readonly wordCount: number
  /** Id of the result type; 0 where it has none. */
  readonly resultType: number
  /** Result id; 0 where it has none. */
  readonly result: number
  /** Operands after result type and result. Absent optional operands are not there. */
  readonly operands: readonly Operand[]
  /** Value of the operand at `index`, `undefined` where there is none: cheaper than to have all operands made. */
  valueAt(index: number): number | undefined
}

/** The instructions of a module in order, by ordinal. */
export interface Instructions extends Iterable<Instruction> {
  readonly length: number
  /** As of an array: `undefined` beyond the end, and from the end for negative ordinals. */
  at(index: number): Instruction | undefined
  map<Value>(value: (instruction: Instruction) => Value): readonly Value[]
  find(isWanted: (instruction: Instruction) => boolean): Instruction | undefined
}

/** A decoration that holds for an id or a member, groups and strings resolved. */
export interface Decoration {
  /** Value of the `Decoration` enumerant. */
  readonly decoration: number
  /** Member number; -1 where it decorates the id as a whole. */
  readonly member: number
  /** The annotation instruction that decorates it. */
  readonly instruction: Instruction
  /** The extra operands of the decoration. */
  readonly operands: readonly Operand[]
}

/** A function of the module with its body. One object per function, compared by identity. */
export interface Function {
  readonly definition: Instruction
  /** Ordinal of the instruction after its last one. */
  readonly end: number
  readonly parameters: readonly Instruction[]
  readonly blocks: readonly Block[]
}

/** A block of a function: from its `OpLabel` to its terminator. Blocks are compared by the index of their label. */
export interface Block {
  readonly label: Instruction
  /** Ordinal of the instruction after its last one. */
  readonly end: number
  /** All of it in order: the label first, the terminator last. Without a terminator it reaches to the next label. */
  readonly instructions: readonly Instruction[]
  readonly function: Function
}

/** A decoded module with the look-ups that checks need. Every look-up is total: an unknown id gives nothing. */
export interface Module {
  /** Words in host order, header included. */
  readonly words: Uint32Array
  /** Header version word: `0x00010600` is 1.6. */
  readonly version: number
  readonly bound: number
  /** The origin of the question: the environment that the verdict is for. */
  readonly environment: Environment
  /**
   * Its place among the modules that are judged side by side; 0 for one that is judged alone. A caller that keeps
   * something about the last module keeps it for each place.
   */
  readonly place: number
  readonly instructions: Instructions
  /** Opcode of the instruction with that ordinal: cheaper than to have its view made. */
  opcodeAt(index: number): number
  /** Index of its first word. */
  wordAt(index: number): number
  /** Visits the instructions with those opcodes, in order. */
  each(opcodes: ReadonlySet<number>, visit: (instruction: Instruction) => void): void
  /** Whether an instruction with that opcode is among them. */
  has(opcode: number): boolean
  /** Instructions with that name, in order. */
  all(name: string): readonly Instruction[]
  /** The (first) instruction whose result is `id`. */
  definition(id: number): Instruction | undefined
  /** Ordinal of that instruction; -1 where there is none. */
  definitionIndex(id: number): number
  /** The type-declaration instruction of the value `id`: the definition of its result type. */
  typeOf(id: number): Instruction | undefined
  /** Instructions that use `id` as an operand or result type, in order, each once. */
  uses(id: number): readonly Instruction[]
  /** Visits every id among the operands of the instruction with that ordinal, in order; its result type and result are not. */
  eachId(index: number, visit: (id: number, word: number) => void): void
  /** Capabilities that are declared, and all that those imply; under the grammar's names, not under aliases. */
  readonly capabilities: ReadonlySet<string>
  /** Strings of `OpExtension`. */
  readonly extensions: ReadonlySet<string>
  /** Import string of the extended instruction set `id`; `undefined` where `id` is not an import. */
  importName(id: number): string | undefined
  /** Decorations of `id` itself, groups resolved. */
  decorations(id: number): readonly Decoration[]
  /** Decorations of members of the structure type `id`, groups resolved. */
  memberDecorations(id: number): readonly Decoration[]
  /** Whether `id` itself carries the decoration with that enumerant name. */
  isDecorated(id: number, decoration: string): boolean
  /** The string that starts at word `word` (as in `OpString`, `OpExtension`). */
  string(word: number): string
  /**
   * Value of the integer constant `id`: `OpConstant`, `OpSpecConstant` (its default), or `OpConstantNull` of integer
   * type, sign- or zero-extended by the type's signedness. `undefined` otherwise, `OpSpecConstantOp` included.
   */
  integerValue(id: number): bigint | undefined
  readonly functions: readonly Function[]
  /** The function that holds the instruction; `undefined` at module scope. */
  functionOf(instruction: Pick<Instruction, 'index'>): Function | undefined
  /** The block that holds the instruction; `undefined` outside blocks. */
  blockOf(instruction: Pick<Instruction, 'index'>): Block | undefined
}
