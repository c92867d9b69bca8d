import { enumerantByName, instructionByName, operandKindByName } from '#spec/grammar/grammar'
import type { Enumerant, Operand, OperandKind } from '#spec/grammar/types'
import { pushString } from '../words/strings.ts'
import {
  floatLiteralWords,
  integerLiteral,
  integerLiteralWords,
  numberLiteralWords,
  single,
  stringLiteral,
} from './literals.ts'
import { atBoundary, fail, here, type Parsing, type Token } from './parsing.ts'
import { specConstantOperations } from './spec-constant-operations.ts'

function take(parsing: Parsing, words: readonly number[] | string): boolean {
  if (typeof words === 'string') return fail(parsing, here(parsing), words)
  parsing.words.push(...words)
  parsing.at++
  return true
}

/** An unsigned integer of one word. */
function parseInteger(parsing: Parsing): boolean {
  return take(parsing, integerLiteralWords(here(parsing).text, 32, false))
}

/** A floating-point number of one word. */
function parseFloat32(parsing: Parsing): boolean {
  return take(parsing, floatLiteralWords(here(parsing).text, single))
}

/** A number of the type with that id, which must have been declared before. */
function parseTypedNumber(parsing: Parsing, type: number | undefined): boolean {
  const numbers = type === undefined ? undefined : parsing.types.get(type)
  if (numbers === undefined) {
    const what = parsing.name === 'OpSwitch' ? 'the selector' : 'a constant'
    return fail(parsing, here(parsing), `The type of ${what} must be a known scalar of numbers`)
  }
  return take(parsing, numberLiteralWords(here(parsing).text, numbers))
}

/** A string between quotes. */
function parseString(parsing: Parsing): boolean {
  const { text } = here(parsing)
  const string = stringLiteral(text)
  if (string === undefined) return take(parsing, `Invalid literal string '${text}'`)
  const words: number[] = []
  pushString(words, string)
  // One by one: a literal may have more words than a call takes arguments.
  for (const word of words) parsing.words.push(word)
  parsing.at++
  return true
}

/** The word that `!` and an integer stand for; `undefined` for any other token. */
function immediate(text: string): number | undefined {
  const literal = text.startsWith('!') ? integerLiteral(text.slice(1)) : undefined
  if (literal === undefined || text[1] === '-' || literal.magnitude > 0xffff_ffffn) return undefined
  return Number(literal.magnitude)
}

/** A number without context: 32 bits, an integer where it is written without a point. */
function numberWord(text: string): number | undefined {
  if (text.includes('.')) {
    const words = floatLiteralWords(text, single)
    return typeof words === 'string' ? undefined : words[0]
  }
  const literal = integerLiteral(text)
  if (literal === undefined) return undefined
  const { magnitude, negative } = literal
  if (magnitude > (negative ? 0x8000_0000n : 0xffff_ffffn)) return undefined
  return Number(negative ? -magnitude : magnitude) >>> 0
}

/** Takes the token at hand, which begins with `!`, and turns the rest of the instruction raw. */
export function parseImmediate(parsing: Parsing): boolean {
  const token = here(parsing)
  const word = immediate(token.text)
  if (word === undefined) return fail(parsing, token, `Invalid immediate integer: ${token.text}`)
  parsing.at++
  parsing.words.push(word)
  parsing.raw = true
  return true
}

/** Takes what is left of an instruction in which an immediate stood: numbers, strings, ids and immediates. */
export function parseRaw(parsing: Parsing): boolean {
  while (!atBoundary(parsing)) {
    const token = here(parsing)
    const { text } = token
    const string = stringLiteral(text)
    if (text.startsWith('!')) {
      if (!parseImmediate(parsing)) return false
      continue
    }
    if (string !== undefined) pushString(parsing.words, string)
    else {
      const word = text.startsWith('%') ? parsing.ids.idOf(text.slice(1)) : numberWord(text)
      if (word === undefined) {
        return fail(parsing, token, `Invalid word following !<integer>: ${text}`)
      }
      parsing.words.push(word)
    }
    parsing.at++
  }
  return true
}

/** Takes one operand. False when the instruction goes no further: after a fault, or because the rest of it is raw. */
type Parse = (parsing: Parsing) => boolean

const moreIds: Operand = { kind: 'IdRef', quantifier: '*', name: '' }

/** An id; the name must be one. */
function parseId(parsing: Parsing): boolean {
  const token = here(parsing)
  if (!token.text.startsWith('%')) return fail(parsing, token, 'Expected id to start with %.')
  const id = parsing.ids.idOf(token.text.slice(1))
  if (id === undefined) return fail(parsing, token, `Invalid ID ${token.text.slice(1)}`)
  parsing.words.push(id)
  parsing.at++
  return true
}

/** The result: not at hand, but in front of the instruction. */
function parseResult(parsing: Parsing): boolean {
  parsing.words.push(parsing.ids.idOf(parsing.result?.text.slice(1) ?? '') ?? 0)
  return true
}

function parseExtendedInstruction(parsing: Parsing): boolean {
  const token = here(parsing)
  const imported = parsing.imports.get(parsing.words[2] as number)
  if (imported === undefined) return false
  const row = imported.set?.instructions.find(
    ({ name, aliases }) => name === token.text || aliases.includes(token.text),
  )
  const number =
    imported.open && /^[0-9]+$/.test(token.text) && Number(token.text) <= 0xffff_ffff
      ? Number(token.text)
      : undefined
  const opcode = row?.opcode ?? number
  if (opcode === undefined) {
    return fail(parsing, token, `Invalid extended instruction name '${token.text}'.`)
  }
  parsing.words.push(opcode)
  parsing.at++
  parsing.set = imported.set
  const operands = row?.operands ?? []
  return parseOperands(parsing, imported.open ? [...operands, moreIds] : operands)
}

function parseOperation(parsing: Parsing): boolean {
  const token = here(parsing)
  const row = specConstantOperations.has(token.text)
    ? instructionByName(`Op${token.text}`)
    : undefined
  if (row === undefined) {
    return fail(parsing, token, `Invalid OpSpecConstantOp opcode '${token.text}'.`)
  }
  parsing.words.push(row.opcode)
  parsing.at++
  return parseOperands(
    parsing,
    row.operands.filter(({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult'),
  )
}

const literals: Readonly<Record<string, Parse>> = {
  IdResult: parseResult,
  IdResultType: parseId,
  IdRef: parseId,
  IdScope: parseId,
  IdMemorySemantics: parseId,
  LiteralInteger: parseInteger,
  LiteralString: parseString,
  LiteralFloat: parseFloat32,
  LiteralContextDependentNumber: (parsing) => parseTypedNumber(parsing, parsing.words[0]),
  LiteralExtInstInteger: parseExtendedInstruction,
  LiteralSpecConstantOpInteger: parseOperation,
}

/** The number of a switch target is as wide as the selector's type, which has to be one of integers. */
function parseTargetNumber(parsing: Parsing): boolean {
  const type = parsing.typeOf.get(parsing.words[0] as number)
  const integers = type !== undefined && parsing.types.get(type)?.kind === 'integer'
  return parseTypedNumber(parsing, integers ? type : undefined)
}

/** The token of an instruction set that nothing imports. An instruction needs its set even as an immediate. */
function withoutSet({ imports, words, tokens, at }: Parsing): Token | undefined {
  return imports.has(words[2] as number) ? undefined : tokens[at - 1]
}

/** The enumerants that a token names, ascending by value; `undefined` where one of them is unknown. */
function enumerantsOf(
  parsing: Parsing,
  { kind, category, enumerants }: OperandKind,
  text: string,
): readonly Enumerant[] | undefined {
  const own = parsing.set?.operandKinds.some((row) => row.kind === kind) ?? false
  const names = category === 'BitEnum' ? text.split('|') : [text]
  const rows = new Set<Enumerant>()
  for (const name of names) {
    const row = own
      ? enumerants.find((each) => each.name === name || each.aliases.includes(name))
      : enumerantByName(kind, name)
    if (row === undefined) return undefined
    rows.add(row)
  }
  return [...rows].sort((a, b) => a.value - b.value)
}

function parseEnum(parsing: Parsing, kind: OperandKind): boolean {
  const token = here(parsing)
  const rows = enumerantsOf(parsing, kind, token.text)
  if (rows === undefined) return fail(parsing, token, `Invalid ${kind.kind} '${token.text}'.`)
  parsing.words.push(rows.reduce((sum, { value }) => (sum | value) >>> 0, 0))
  parsing.at++
  return rows.every(({ parameters }) => parseOperands(parsing, parameters))
}

function parseOne(parsing: Parsing, kind: string, parse?: Parse): boolean {
  const token = here(parsing)
  if (kind !== 'IdResult') {
    if (atBoundary(parsing)) {
      const found = token.text === '' ? 'the end of the stream' : 'the next instruction instead'
      return fail(
        parsing,
        token,
        `Expected operand for ${parsing.name} instruction, but found ${found}.`,
      )
    }
    const lacksSet = kind === 'LiteralExtInstInteger' ? withoutSet(parsing) : undefined
    if (lacksSet !== undefined) {
      return fail(parsing, lacksSet, `${lacksSet.text} is no imported extended instruction set`)
    }
    if (token.text.startsWith('!')) {
      if (parseImmediate(parsing) && kind === 'IdResultType') parseResult(parsing)
      return false
    }
  }
  const chosen = parse ?? literals[kind]
  if (chosen !== undefined) return chosen(parsing)
  const own = parsing.set?.operandKinds.find((row) => row.kind === kind)
  const row = own ?? operandKindByName(kind)
  if (row === undefined) return fail(parsing, token, `There is no operand kind ${kind}`)
  return parseEnum(parsing, row)
}

function parseOperand(parsing: Parsing, { kind, quantifier }: Operand): boolean {
  const bases = operandKindByName(kind)?.bases ?? []
  if (bases.length === 0) return parseOne(parsing, kind)
  // Pairs of ids need not be whole.
  if (quantifier === '*' && kind === 'PairIdRefIdRef') return parseOne(parsing, 'IdRef')
  if (kind === 'PairLiteralIntegerIdRef') {
    return parseOne(parsing, 'LiteralInteger', parseTargetNumber) && parseOne(parsing, 'IdRef')
  }
  return bases.every((base) => parseOne(parsing, base))
}

/** Takes operands as far as they go. False when the instruction goes no further. */
export function parseOperands(parsing: Parsing, operands: readonly Operand[]): boolean {
  for (const operand of operands) {
    const { quantifier } = operand
    if (quantifier === '*') {
      while (!atBoundary(parsing)) if (!parseOperand(parsing, operand)) return false
    } else if (quantifier === '' || !atBoundary(parsing)) {
      if (!parseOperand(parsing, operand)) return false
    }
  }
  return true
}
