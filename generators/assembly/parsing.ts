import type { InstructionSet } from '#spec/grammar/types'
import type { NumberType } from '../words/number-type.ts'
import type { AssemblyError } from './assembly-error.ts'
import { createIdTable, type IdTable } from './id-table.ts'
import type { Token } from './scan.ts'
import type { ImportedSet } from './set-of-import.ts'

/** Where the assembling of one text stands. */
export interface Parsing {
  readonly tokens: readonly Token[]
  /** Index of the next token. */
  at: number
  readonly ids: IdTable
  /** Version word that decides which instructions there are. */
  readonly version: number
  readonly errors: AssemblyError[]
  /** Words of the instruction at hand, without its first. */
  words: number[]
  /** Name of the instruction at hand. */
  name: string
  /** The token of its result, where one is given. */
  result: Token | undefined
  /** Set by `!`: what is left of the instruction is taken word by word. */
  raw: boolean
  /** The set whose operands are at hand. */
  set: InstructionSet | undefined
  /** Ids of type declarations, with the numbers of scalar types. */
  readonly types: Map<number, NumberType | undefined>
  /** Result types by id. */
  readonly typeOf: Map<number, number>
  readonly imports: Map<number, ImportedSet>
}

/** The beginning of a text. */
export function createParsing(
  tokens: readonly Token[],
  { version, preserveIds }: { readonly version: number; readonly preserveIds: boolean },
): Parsing {
  return {
    tokens,
    at: 0,
    ids: createIdTable(tokens, preserveIds),
    version,
    errors: [],
    words: [],
    name: '',
    result: undefined,
    raw: false,
    set: undefined,
    types: new Map(),
    typeOf: new Map(),
    imports: new Map(),
  }
}

/** The next token. */
export function here(parsing: Parsing): Token {
  return parsing.tokens[parsing.at] as Token
}

/** Notes what is wrong at a token; always false, which means that the instruction goes no further. */
export function fail(parsing: Parsing, { line, column }: Token, message: string): false {
  parsing.errors.push({ line, column, message })
  return false
}

/** True of what looks like an opcode's name; it need not be one. */
export function isOpcode(text = ''): boolean {
  return /^Op[A-Z]/.test(text)
}

/** True at the end of the text and at what can only be the beginning of an instruction. */
export function atBoundary({ tokens, at }: Parsing): boolean {
  const { text } = tokens[at] as Token
  if (text === '' || isOpcode(text)) return true
  return text.startsWith('%') && tokens[at + 1]?.text === '=' && isOpcode(tokens[at + 2]?.text)
}
