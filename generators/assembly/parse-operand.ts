import { enumerantByName, instructionByName, operandKindByName } from '#spec/grammar/grammar'
import type { Enumerant, Operand, OperandKind } from '#spec/grammar/types'
import { operandsOfRow } from '../words/operands-of.ts'
import { pushString, wordsOfString } from '../words/strings.ts'
import {
  floatLiteralWords,
  integerLiteral,
  integerLiteralWords,
  numberLiteralWords,
  single,
  stringLiteral,
} from './literals.ts'
import { type AssemblyToken, atBoundary, fail, here, type Parsing } from './parsing.ts'
import { specConstantOperations } from './spec-constant-operations.ts'

/** Takes the token at hand as those words, or says what is wrong with it. */
function take(parsing: Parsing, words: readonly number[] | string): boolean {
  if (typeof words === 'string') return fail(parsing, here(parsing), words)
  // One by one: a literal may have more words than a call takes arguments.
  for (const word of words) parsing.words.push(word)
  parsing.at++
  return true
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

function parseString(parsing: Parsing): boolean {
  const { text } = here(parsing)
  const string = stringLiteral(text)
  return take(
    parsing,
    string === undefined ? `Invalid literal string '${text}'` : wordsOfString(string),
  )
}

/** The word that `!` and an integer denote; `undefined` for any other token. */
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
  const { text } = here(parsing)
  const word = immediate(text)
  parsing.raw ||= word !== undefined
  return take(parsing, word === undefined ? `Invalid immediate integer: ${text}` : [word])
}

/** Takes what is left of an instruction after an immediate: numbers, strings, ids and immediates. */
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
  const { text } = here(parsing)
  if (!text.startsWith('%')) return take(parsing, 'Expected id to start with %.')
  const id = parsing.ids.idOf(text.slice(1))
  return take(parsing, id === undefined ? `Invalid ID ${text.slice(1)}` : [id])
}

/** The result: not at hand, but in front of the instruction. */
function parseResult(parsing: Parsing): boolean {
  parsing.words.push(parsing.ids.idOf(parsing.result?.text.slice(1) ?? '') ?? 0)
  return true
}

function parseExtendedInstruction(parsing: Parsing): boolean {
  const { text } = here(parsing)
  const imported = parsing.imports.get(parsing.words[2] as number)
  if (imported === undefined) return false
  const row = imported.set?.instructions.find(
    ({ name, aliases }) => name === text || aliases.includes(text),
  )
  const isNumber = imported.open && /^[0-9]+$/.test(text) && Number(text) <= 0xffff_ffff
  const number = isNumber ? Number(text) : undefined
  const opcode = row?.opcode ?? number
  if (opcode === undefined) return take(parsing, `Invalid extended instruction name '${text}'.`)
  parsing.set = imported.set
  const operands = [...(row?.operands ?? []), ...(imported.open ? [moreIds] : [])]
  return take(parsing, [opcode]) && parseOperands(parsing, operands)
}

function parseOperation(parsing: Parsing): boolean {
  const { text } = here(parsing)
  const row = specConstantOperations.has(text) ? instructionByName(`Op${text}`) : undefined
  if (row === undefined) return take(parsing, `Invalid OpSpecConstantOp opcode '${text}'.`)
  return take(parsing, [row.opcode]) && parseOperands(parsing, operandsOfRow(row))
}

const literals: Readonly<Record<string, Parse>> = {
  IdResult: parseResult,
  IdResultType: parseId,
  IdRef: parseId,
  IdScope: parseId,
  IdMemorySemantics: parseId,
  LiteralInteger: (parsing) => take(parsing, integerLiteralWords(here(parsing).text, 32, false)),
  LiteralString: parseString,
  LiteralFloat: (parsing) => take(parsing, floatLiteralWords(here(parsing).text, single)),
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
function withoutSet({ imports, words, tokens, at: index }: Parsing): AssemblyToken | undefined {
  return imports.has(words[2] as number) ? undefined : tokens[index - 1]
}

/** The enumerants that a token names, ascending by value; `undefined` where one of them is unknown. */
function enumerantsOf(
  parsing: Parsing,
  { kind, category, enumerants }: OperandKind,
  text: string,
): readonly Enumerant[] | undefined {
  const isOfSet = parsing.set?.operandKinds.some((row) => row.kind === kind) ?? false
  const names = category === 'BitEnum' ? text.split('|') : [text]
  const rows = new Set<Enumerant>()
  for (const name of names) {
    const row = isOfSet
      ? enumerants.find((each) => each.name === name || each.aliases.includes(name))
      : enumerantByName(kind, name)
    if (row === undefined) return undefined
    rows.add(row)
  }
  return [...rows].sort((a, b) => a.value - b.value)
}

function parseEnum(parsing: Parsing, kind: OperandKind): boolean {
  const { text } = here(parsing)
  const rows = enumerantsOf(parsing, kind, text)
  if (rows === undefined) return take(parsing, `Invalid ${kind.kind} '${text}'.`)
  const value = rows.reduce((sum, row) => (sum | row.value) >>> 0, 0)
  return (
    take(parsing, [value]) && rows.every(({ parameters }) => parseOperands(parsing, parameters))
  )
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
  const kindOfSet = parsing.set?.operandKinds.find((row) => row.kind === kind)
  const row = kindOfSet ?? operandKindByName(kind)
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
