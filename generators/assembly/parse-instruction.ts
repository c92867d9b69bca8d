import { instructionByName } from '#spec/grammar/grammar'
import type { Instruction, Operand } from '#spec/grammar/types'
import { parseImmediate, parseOperands, parseRaw } from './parse-operand.ts'
import { type AssemblyToken, fail, here, isOpcode, type Parsing } from './parsing.ts'

const longest = 0xffff

/** True of instructions that the version has, or that some extension or capability may bring into it. */
function isThere({ version, extensions, capabilities }: Instruction, target: number): boolean {
  return (version !== null && version <= target) || extensions.length > 0 || capabilities.length > 0
}

/** The set of an extended instruction decides what follows its number. */
function operandsOfRow({ operands }: Instruction): readonly Operand[] {
  const last = operands.findIndex(({ kind }) => kind === 'LiteralExtInstInteger')
  return last < 0 ? operands : operands.slice(0, last + 1)
}

function parseBody(parsing: Parsing, row: Instruction, opcode: AssemblyToken): boolean {
  const { name, result } = parsing
  const hasResult = row.operands.some(({ kind }) => kind === 'IdResult')
  if (hasResult && result === undefined) {
    return fail(parsing, opcode, `Expected <result-id> in front of '${name}'.`)
  }
  if (!hasResult && result !== undefined) {
    return fail(parsing, opcode, `Cannot set ID ${result.text}: ${name} produces no result ID.`)
  }
  if (result !== undefined && !parsing.ids.isName(result.text.slice(1))) {
    return fail(parsing, result, `Invalid ID ${result.text.slice(1)}`)
  }
  const faults = parsing.errors.length
  if (!parseOperands(parsing, operandsOfRow(row))) {
    if (parsing.errors.length > faults || !parseRaw(parsing)) return false
  }
  if (parsing.words.length < longest) return true
  return fail(parsing, here(parsing), `Instruction too long: more than ${longest} words`)
}

/** The opcode's name at the beginning of an instruction, and the result's in front of it. */
function parseHead(parsing: Parsing): AssemblyToken | undefined {
  const token = here(parsing)
  if (!token.text.startsWith('%')) {
    parsing.at++
    if (isOpcode(token.text)) return token
    fail(
      parsing,
      token,
      `Expected <opcode> or <result-id> at the beginning of an instruction, found '${token.text}'.`,
    )
    return undefined
  }
  parsing.at++
  const equals = here(parsing)
  if (equals.text !== '=') {
    const found = equals.text === '' ? 'end of stream' : `'${equals.text}'`
    fail(parsing, equals, `Expected '=' after the result id, found ${found}.`)
    return undefined
  }
  parsing.at++
  const opcode = here(parsing)
  if (!isOpcode(opcode.text)) {
    const found = opcode.text === '' ? 'end of stream' : `'${opcode.text}'`
    fail(parsing, opcode, `Expected opcode, found ${found}.`)
    return undefined
  }
  parsing.at++
  parsing.result = token
  return opcode
}

/** Words whose first is an immediate: any number of them, up to the next instruction. */
function parseWords(parsing: Parsing): boolean {
  const first = here(parsing)
  if (!parseImmediate(parsing)) return false
  if (here(parsing).text === '=') {
    return fail(parsing, here(parsing), `${first.text} not allowed before =.`)
  }
  return parseRaw(parsing)
}

/** The part of a text that `parseInstruction` read. */
export interface ParsedInstruction {
  /** Its row; absent where an immediate replaced its opcode. */
  readonly row?: Instruction
  /** Its words, the first one included. */
  readonly words: readonly number[]
}

/**
 * Takes one instruction, without drawing conclusions for later ones. `undefined` after a fault, with tokens of the
 * instruction possibly left over.
 */
export function parseInstruction(parsing: Parsing): ParsedInstruction | undefined {
  parsing.words = []
  parsing.result = undefined
  parsing.raw = false
  parsing.set = undefined
  if (here(parsing).text.startsWith('!')) {
    return parseWords(parsing) ? { words: parsing.words } : undefined
  }
  const opcode = parseHead(parsing)
  if (opcode === undefined) return undefined
  parsing.name = opcode.text
  const row = instructionByName(opcode.text)
  if (row === undefined || !isThere(row, parsing.version)) {
    fail(parsing, opcode, `Invalid Opcode name '${opcode.text}'`)
    return undefined
  }
  if (!parseBody(parsing, row, opcode)) return undefined
  return { row, words: [((parsing.words.length + 1) << 16) | row.opcode, ...parsing.words] }
}
