import { instructionByOpcode } from '#spec/grammar/grammar'
import type { OperandKind } from '#spec/grammar/types'
import type { OperandPlace } from '../words/operands-of.ts'
import { pushStringBytes } from '../words/push-string.ts'
import { stringBytes } from '../words/string-bytes.ts'
import { single } from './float-format.ts'
import { floatText } from './float-text.ts'
import { numberText } from './number-text.ts'
import type { Parsing } from './parsing.ts'
import { quoted } from './quoted.ts'
import { specConstantOperations } from './spec-constant-operations.ts'

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
export function operandText(
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
      return floatText(own, single)
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
