import { instructionByOpcode } from '#spec/grammar/grammar'
import type { OperandKind } from '#spec/grammar/types'
import type { Instruction, Module } from '../module.ts'
import { createFacts } from '../words/facts.ts'
import type { NumberType } from '../words/number-type.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { pushStringBytes, stringBytes } from '../words/strings.ts'
import {
  double,
  exactEncoding,
  exactValue,
  type FloatFormat,
  floatFormat,
  floatLiteralWords,
  numberLiteralWords,
  single,
} from './literals.ts'
import { parseInstruction } from './parse-instruction.ts'
import { createParsing, learn, type Parsing, scan } from './parsing.ts'
import { specConstantOperations } from './spec-constant-operations.ts'

const view = new DataView(new ArrayBuffer(8))

function hexadecimal(bits: bigint, { width, exponentBits, fractionBits }: FloatFormat): string {
  const sign = bits >> BigInt(width - 1) === 1n ? '-' : ''
  const field = Number((bits >> BigInt(fractionBits)) & ((1n << BigInt(exponentBits)) - 1n))
  const digits = Math.ceil(fractionBits / 4)
  const fraction = (bits & ((1n << BigInt(fractionBits)) - 1n)) << BigInt(digits * 4 - fractionBits)
  const part = fraction.toString(16).padStart(digits, '0').replace(/0+$/, '')
  const power = (field === 0 ? 1 : field) - (2 ** (exponentBits - 1) - 1)
  return `${sign}0x${field === 0 ? 0 : 1}${part && `.${part}`}p${power < 0 ? '' : '+'}${power}`
}

/** The number that a hexadecimal literal says, as far as 64 bits hold it; infinities and what is no number excepted. */
function doubleOf(bits: bigint, format: FloatFormat): number {
  const words = floatLiteralWords(hexadecimal(bits, format), double)
  const [low = 0, high = 0] = typeof words === 'string' ? [] : words
  view.setUint32(0, high)
  view.setUint32(4, low)
  return view.getFloat64(0)
}

/** Literals to try for a number, the most readable first. */
function* candidates(words: readonly number[], type: NumberType): Iterable<string> {
  const [low = 0, high = 0] = words
  const bits = BigInt(low) | (BigInt(high) << 32n)
  if (type.kind === 'integer') {
    yield String(type.signed ? BigInt.asIntN(type.width, bits) : bits)
    return
  }
  const { width, encoding } = type
  if (exactEncoding(encoding) !== undefined) yield String(exactValue(encoding, low))
  const format = floatFormat(width, encoding)
  // Hexadecimal literals of the narrowest widths have been seen to lose their subnormal numbers.
  if (format === undefined || width < 8) return
  // Assemblers have been seen to round decimals of the narrowest formats wrongly.
  if (width >= 16) {
    const value = doubleOf(bits, format)
    if (format === single)
      for (let digits = 1; digits < 9; digits++) yield String(Number(value.toPrecision(digits)))
    yield Object.is(value, -0) ? '-0' : String(value)
  }
  yield hexadecimal(bits, format)
}

/** A literal for exactly these words of a number of that type; `undefined` where there is none. */
function numberText(words: readonly number[], type: NumberType): string | undefined {
  for (const text of candidates(words, type)) {
    const said = numberLiteralWords(text, type)
    if (typeof said === 'string' || said.length !== words.length) continue
    if (said.every((word, at) => word === words[at])) return text
  }
  return undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The string literal for these bytes; `undefined` when they are not UTF-8. */
function quoted(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return undefined
  }
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** The names of a value of an enumeration; `undefined` where it has none, or has bits without a name. */
function enumText({ category, enumerants }: OperandKind, value: number): string | undefined {
  const exact = enumerants.find((row) => row.value === value)
  if (exact !== undefined || category === 'ValueEnum') return exact?.name
  let rest = value
  const names: string[] = []
  for (const row of enumerants) {
    if ((row.value & rest) === 0 || (row.value & ~value) !== 0) continue
    names.push(row.name)
    rest &= ~row.value
  }
  return rest === 0 ? names.join('|') : undefined
}

/** A string whose last word has nothing but zeros behind its end. */
function stringText(words: readonly number[]): string | undefined {
  const bytes = stringBytes(words, 0) ?? new Uint8Array()
  const again: number[] = []
  pushStringBytes(again, bytes)
  return again.every((word, at) => word === words[at]) ? quoted(bytes) : undefined
}

function typedText(parsing: Parsing, type: number | undefined, words: readonly number[]) {
  const numbers = type === undefined ? undefined : parsing.types.get(type)
  return numbers === undefined ? undefined : numberText(words, numbers)
}

function instructionText(parsing: Parsing, words: readonly number[], opcode: number) {
  const imported = parsing.imports.get(words[2] ?? 0)
  const name = imported?.set?.instructions.find((row) => row.opcode === opcode)?.name
  return name ?? (imported?.open ? String(opcode) : undefined)
}

function operationText(opcode: number): string | undefined {
  const name = instructionByOpcode(opcode)?.name.slice(2)
  return name !== undefined && specConstantOperations.has(name) ? name : undefined
}

/** The assembly of one operand of an instruction with these words; `undefined` where the syntax has none for it. */
function operandText(
  parsing: Parsing,
  words: readonly number[],
  { kind, word, length, enumeration, inSwitch }: OperandPlace,
): string | undefined {
  const first = words[word] as number
  const own = words.slice(word, word + length)
  if (kind.startsWith('Id')) return `%${first}`
  if (enumeration !== undefined) return enumText(enumeration, first)
  switch (kind) {
    case 'LiteralString':
      return stringText(own)
    case 'LiteralFloat':
      return numberText(own, { kind: 'float', width: 32, encoding: 'ieee' })
    case 'LiteralContextDependentNumber':
      return typedText(parsing, words[0], own)
    case 'LiteralExtInstInteger':
      return instructionText(parsing, words, first)
    case 'LiteralSpecConstantOpInteger':
      return operationText(first)
    default:
      return inSwitch ? typedText(parsing, parsing.typeOf.get(words[0] ?? 0), own) : String(first)
  }
}

function immediates(words: readonly number[]): string[] {
  return words.map((word) => `!${word}`)
}

/** Words in which only ids are told apart from anything else. */
function rawOperand(words: readonly number[], { kind, word, length }: OperandPlace): string[] {
  return kind.startsWith('Id') ? [`%${words[word]}`] : immediates(words.slice(word, word + length))
}

function rawText({ opcode, words }: Instruction, places: readonly OperandPlace[]): string {
  const last = places.at(-1)
  const covered = last === undefined ? 0 : last.word + last.length
  const operands = places.flatMap((place) => rawOperand(words, place))
  const first = `!0x${(((words.length + 1) << 16) | opcode).toString(16).padStart(8, '0')}`
  return [first, ...operands, ...immediates(words.slice(covered))].join(' ')
}

/** By name and with operands as they are meant, up to the first that the syntax cannot say. */
function plainText(
  parsing: Parsing,
  { opcode, words }: Instruction,
  places: readonly OperandPlace[],
): string | undefined {
  const name = instructionByOpcode(opcode)?.name
  const last = places.at(-1)
  if (name === undefined || (last === undefined ? 0 : last.word + last.length) < words.length) {
    return undefined
  }
  const parts: string[] = [name]
  let raw = false
  for (const place of places) {
    if (place.kind === 'IdResult') continue
    const text: string | undefined = raw ? undefined : operandText(parsing, words, place)
    raw = text === undefined
    parts.push(...(text === undefined ? rawOperand(words, place) : [text]))
  }
  const result = places.find(({ kind }) => kind === 'IdResult')
  return `${result === undefined ? '' : `%${words[result.word]} = `}${parts.join(' ')}`
}

/** True when the text assembles to exactly this instruction; what follows from it has been noted then. */
function proves(parsing: Parsing, text: string, { opcode, words }: Instruction): boolean {
  const line: Parsing = { ...parsing, tokens: scan(text), at: 0, errors: [] }
  const parsed = parseInstruction(line)
  if (parsed?.row?.opcode !== opcode || line.at + 1 < line.tokens.length) return false
  if (parsed.words.length !== words.length + 1) return false
  return words.every((word, at) => word === parsed.words[at + 1]) && learn(line, parsed.row)
}

/** True when immediates that follow the text would become operands of its instruction. */
function isOpen(parsing: Parsing, text: string): boolean {
  const line: Parsing = { ...parsing, tokens: scan(`${text} !0`), at: 0, errors: [] }
  parseInstruction(line)
  return line.at + 1 >= line.tokens.length
}

interface Lines {
  readonly lines: readonly string[]
  /** Ordinals of instructions that must be raw, because what follows them is. */
  readonly open: readonly number[]
}

/** The lines of a module, when those with an ordinal in `raw` are written word by word. */
function linesOf(module: Module, raw: ReadonlySet<number>): Lines {
  const facts = createFacts()
  const parsing = createParsing([], { version: module.version, preserveIds: true })
  const open: number[] = []
  let before: string | undefined
  const lines = module.instructions.map((instruction, at) => {
    const places = operandsOf(instruction, facts)
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
    const plain = raw.has(at) ? undefined : plainText(parsing, instruction, places)
    const proven = plain !== undefined && proves(parsing, plain, instruction)
    if (!proven && before !== undefined && isOpen(parsing, before)) open.push(at - 1)
    before = proven ? plain : undefined
    return proven ? plain : rawText(instruction, places)
  })
  return { lines, open }
}

/**
 * The assembly of a module, one line an instruction, ids by number. `assemble` and `spirv-as --preserve-numeric-ids`
 * make the module's words of it again, header apart: what the syntax cannot say is written in immediate words.
 */
export function print(module: Module): string {
  const raw = new Set<number>()
  let printed = linesOf(module, raw)
  while (printed.open.length > 0) {
    for (const at of printed.open) raw.add(at)
    printed = linesOf(module, raw)
  }
  const { version, bound, schema } = module
  return [
    '; SPIR-V',
    `; Version: ${version >>> 16}.${(version >>> 8) & 0xff}`,
    `; Bound: ${bound}`,
    `; Schema: ${schema}`,
    ...printed.lines,
    '',
  ].join('\n')
}
