import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { createFacts } from '../words/facts.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { enumText, numberText, stringText } from './literal-texts.ts'
import { parseInstruction } from './parse-instruction.ts'
import { createParsing, learn, type Parsing, scan } from './parsing.ts'
import { specConstantOperations } from './spec-constant-operations.ts'

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
  const encoded = words.slice(word, word + length)
  if (kind.startsWith('Id')) return `%${first}`
  if (enumeration !== undefined) return enumText(enumeration, first)
  switch (kind) {
    case 'LiteralString':
      return stringText(encoded)
    case 'LiteralFloat':
      return numberText(encoded, { kind: 'float', width: 32, encoding: 'ieee' })
    case 'LiteralContextDependentNumber':
      return typedText(parsing, words[0], encoded)
    case 'LiteralExtInstInteger':
      return instructionText(parsing, words, first)
    case 'LiteralSpecConstantOpInteger':
      return operationText(first)
    default:
      return inSwitch
        ? typedText(parsing, parsing.typeOf.get(words[0] ?? 0), encoded)
        : String(first)
  }
}

function immediates(words: readonly number[]): string[] {
  return words.map((word) => `!${word}`)
}

/** Words in which only ids are distinguished from anything else. */
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
  return words.every((word, index) => word === parsed.words[index + 1]) && learn(line, parsed.row)
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
  const parsing = createParsing([], { version: module.version, preserveIds: true, ids: new Map() })
  const open: number[] = []
  let before: string | undefined
  const lines = module.instructions.map((instruction, index) => {
    const places = operandsOf(instruction, facts)
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
    const plain = raw.has(index) ? undefined : plainText(parsing, instruction, places)
    const proven = plain !== undefined && proves(parsing, plain, instruction)
    if (!proven && before !== undefined && isOpen(parsing, before)) open.push(index - 1)
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
    for (const index of printed.open) raw.add(index)
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
