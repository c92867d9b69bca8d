import { instructionSetByName, versionedSetByName } from '#spec/grammar/instruction-sets'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, InstructionSet } from '#spec/grammar/types'
import { type NumberType, typeOfNumber } from '../words/number-type.ts'
import { stringBytes } from '../words/strings.ts'
import { integerLiteral, widthOfEncoding } from './literals.ts'

/** A fault of an assembly text with its place: line and column count from 1, columns in UTF-16 units. */
export interface AssemblyError {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** A word of assembly text, quotes and escapes unchanged. The last token of a text is empty and marks its end. */
export interface AssemblyToken {
  readonly text: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
}

const separators: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n', ';', ','])

/** Index after the token that begins at `from`: separators outside quotes end it. */
function endOf(text: string, from: number): number {
  let quoted = false
  let index = from
  for (; index < text.length; index++) {
    const character = text[index] as string
    if (character === '\\') index++
    else if (character === '"') quoted = !quoted
    else if (!quoted && separators.has(character)) break
  }
  return Math.min(index, text.length)
}

/**
 * The tokens of a text, comments left out. A zero character ends the text. A comma, which no syntax has a place for,
 * is a token by itself.
 */
export function scan(text: string): readonly AssemblyToken[] {
  const zero = text.indexOf('\0')
  const source = zero < 0 ? text : text.slice(0, zero)
  const tokens: AssemblyToken[] = []
  let line = 1
  let lineStart = 0
  let index = 0
  // A line may be long: its end is looked for once.
  let lineEnd = source.indexOf('\n')
  const newLine = (to: number) => {
    while (lineEnd >= 0 && lineEnd < to) {
      line++
      lineStart = lineEnd + 1
      lineEnd = source.indexOf('\n', lineStart)
    }
  }
  while (index < source.length) {
    const character = source[index] as string
    let end = index + 1
    if (character === ';') {
      end = source.indexOf('\n', index)
      if (end < 0) end = source.length
    } else if (character === ',' || !separators.has(character)) {
      if (character !== ',') end = endOf(source, index)
      tokens.push({ text: source.slice(index, end), line, column: index - lineStart + 1 })
    }
    newLine(end)
    index = end
  }
  tokens.push({ text: '', line, column: index - lineStart + 1 })
  return tokens
}

const namePattern = /^[0-9A-Za-z_]+$/

/** The id that a numeric name asks for; `undefined` for other names and for what does not fit in a word. */
function numericId(name: string): number | undefined {
  const literal = integerLiteral(name)
  return literal !== undefined && literal.magnitude <= 0xffff_ffffn
    ? Number(literal.magnitude)
    : undefined
}

/**
 * Ids from 1 up in order of first use; where `preserve` is set numeric names keep their number, names that are given have
 * theirs, and the other names fill the gaps between all numbers of the text.
 */
function createIdTable(
  tokens: readonly AssemblyToken[],
  preserve: boolean,
  given: ReadonlyMap<string, number>,
) {
  const ids = new Map<string, number>()
  const reserved = new Set<number>()
  const fixedId = (name: string) => given.get(name) ?? (preserve ? numericId(name) : undefined)
  if (preserve || given.size > 0) {
    for (const { text } of tokens) {
      const id = text.startsWith('%') ? fixedId(text.slice(1)) : undefined
      if (id !== undefined) reserved.add(id)
    }
  }
  let last = 0
  let bound = 1
  return {
    ids: ids as ReadonlyMap<string, number>,
    /** One more than the largest id so far, as a word. */
    bound: () => bound,
    isName: (name: string) => namePattern.test(name),
    /** The id of a name without its `%`, handed out at its first use; `undefined` when it is not a name. */
    idOf(name: string): number | undefined {
      const known = ids.get(name)
      if (known !== undefined) return known
      if (!namePattern.test(name)) return undefined
      let id = fixedId(name)
      if (id === undefined) {
        do last++
        while (reserved.has(last))
        id = last
      }
      ids.set(name, id)
      bound = Math.max(bound, (id + 1) >>> 0)
      return id
    },
  }
}

/** Instruction sets that the assembly syntax has no names for, although the grammar has. */
const nameless: ReadonlySet<string> = new Set([
  'NonSemantic.DebugBreak',
  'Arm.ExperimentalMLOperations',
])

/** An imported instruction set as the assembly syntax sees it. */
interface AssemblySet {
  /** Its rows, where it has names. */
  readonly set: InstructionSet | undefined
  /** True where instructions may be given by number too, and any ids may follow their operands. */
  readonly open: boolean
}

/** The meaning of an import string; `undefined` if the assembly syntax refuses it. */
function setOfImport(name: string): AssemblySet | undefined {
  const open = name.startsWith('NonSemantic.')
  const set = versionedSetByName(name) ?? instructionSetByName(name)
  if (set === undefined || nameless.has(set.name))
    return open ? { set: undefined, open } : undefined
  return { set, open }
}

interface ParsingOptions {
  readonly version: number
  readonly preserveIds: boolean
  /** Ids by name, without `%`. */
  readonly ids: ReadonlyMap<string, number>
}

/** The beginning of a text. */
export function createParsing(
  tokens: readonly AssemblyToken[],
  { version, preserveIds, ids }: ParsingOptions,
) {
  return {
    tokens,
    /** Index of the next token. */
    at: 0,
    ids: createIdTable(tokens, preserveIds, ids),
    /** Version word that decides which instructions there are. */
    version,
    errors: [] as AssemblyError[],
    /** Words of the instruction at hand, without its first. */
    words: [] as number[],
    /** Name of the instruction at hand. */
    name: '',
    /** The token of its result, where one is given. */
    result: undefined as AssemblyToken | undefined,
    /** Set by `!`: what is left of the instruction is taken word by word. */
    raw: false,
    /** The set whose operands are at hand. */
    set: undefined as InstructionSet | undefined,
    /** Ids of type declarations, with the numbers of scalar types. */
    types: new Map<number, NumberType | undefined>(),
    /** Result types by id. */
    typeOf: new Map<number, number>(),
    imports: new Map<number, AssemblySet>(),
  }
}

/** The state of assembling one text. */
export type Parsing = ReturnType<typeof createParsing>

/** The next token. */
export function here(parsing: Parsing): AssemblyToken {
  return parsing.tokens[parsing.at] as AssemblyToken
}

/** Notes what is wrong at a token; always false, which means that the instruction goes no further. */
export function fail(parsing: Parsing, { line, column }: AssemblyToken, message: string): false {
  parsing.errors.push({ line, column, message })
  return false
}

/** True of what looks like an opcode's name; it need not be one. */
export function isOpcode(text = ''): boolean {
  return /^Op[A-Z]/.test(text)
}

/** True at the end of the text and at what can only be the beginning of an instruction. */
export function atBoundary({ tokens, at: index }: Parsing): boolean {
  const { text } = tokens[index] as AssemblyToken
  if (text === '' || isOpcode(text)) return true
  return (
    text.startsWith('%') && tokens[index + 1]?.text === '=' && isOpcode(tokens[index + 2]?.text)
  )
}

const opExtInstImport = opcodeOf('OpExtInstImport')
const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')
const utf8 = new TextDecoder()

/** The fault of a type declaration; `undefined` if it can be recorded. */
function typeFault({ types, words }: Parsing, opcode: number): string | undefined {
  const id = words[0] as number
  if (types.has(id)) return `Value ${id} has already been used to generate a type`
  if (opcode === opTypeInt && words.length !== 3) return 'Invalid OpTypeInt instruction'
  if (opcode !== opTypeFloat) return undefined
  if (words.length < 2 || words.length > 3) return 'Invalid OpTypeFloat instruction'
  if (words.length === 2) return undefined
  const type = typeOfNumber(opcode, words)
  if (type?.kind !== 'float') return 'Invalid OpTypeFloat encoding'
  return type.width === widthOfEncoding(type.encoding)
    ? undefined
    : `Invalid bit width ${type.width} for floating point encoding ${type.encoding}`
}

/** Notes what later instructions ask for of the one that was taken. False after a fault. */
export function learn(parsing: Parsing, { opcode, name, operands }: Instruction): boolean {
  const { words, types, typeOf, imports } = parsing
  if (operands[0]?.kind === 'IdResultType') {
    const [type, result] = words
    if (type !== undefined && result !== undefined && !typeOf.has(result)) typeOf.set(result, type)
  } else if (name.startsWith('OpType') && operands[0]?.kind === 'IdResult') {
    const fault = typeFault(parsing, opcode)
    if (fault !== undefined) return fail(parsing, parsing.result ?? here(parsing), fault)
    types.set(words[0] as number, typeOfNumber(opcode, words))
  } else if (opcode === opExtInstImport && !parsing.raw) {
    const set = utf8.decode(stringBytes(words, 1) ?? new Uint8Array())
    const imported = setOfImport(set)
    const last = parsing.tokens[parsing.at - 1] as AssemblyToken
    if (imported === undefined) {
      return fail(parsing, last, `Invalid extended instruction import '${set}'`)
    }
    if (imports.has(words[0] as number)) {
      return fail(parsing, last, 'Import Id is being defined a second time')
    }
    imports.set(words[0] as number, imported)
  }
  return true
}
