import { instructionByOpcode } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { enumText, numberText, stringText } from '../assembly/literal-texts.ts'
import type { Instruction } from '../module.ts'
import type { IdFacts } from '../words/facts.ts'
import type { OperandPlace } from '../words/operands-of.ts'

/** Longer strings are cut. */
const longestString = 60

function shortString(words: readonly number[]): string | undefined {
  const text = stringText(words)
  if (text === undefined || text.length <= longestString) return text?.replaceAll(/\s+/g, ' ')
  return `${text.slice(0, longestString).replaceAll(/\s+/g, ' ')}..." (${words.length} words)`
}

/** The name of an instruction of an imported set; its number where the set is not known. */
export function extendedName(words: readonly number[], known: IdFacts): string {
  const [, , set = 0, opcode = 0] = words
  const rows = instructionSetByName(known.instructionSet(set) ?? '')?.instructions
  return rows?.find((row) => row.opcode === opcode)?.name ?? String(opcode)
}

/** A word in all of its digits. */
export function hexadecimal(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`
}

function literalText(
  { words }: Instruction,
  { kind, word, length, enumeration, inSwitch }: OperandPlace,
  known: IdFacts,
): string | undefined {
  const [first = 0, ...rest] = words.slice(word, word + length)
  const typed = (type: number | undefined) => {
    const number = type === undefined ? undefined : known.numberType(type)
    return number && numberText([first, ...rest], number)
  }
  if (enumeration !== undefined) return enumText(enumeration, first)
  switch (kind) {
    case 'LiteralString':
      return shortString([first, ...rest])
    case 'LiteralFloat':
      return numberText([first], { kind: 'float', width: 32, encoding: 'ieee' })
    case 'LiteralContextDependentNumber':
      return typed(words[0])
    case 'LiteralExtInstInteger':
      return extendedName(words, known)
    case 'LiteralSpecConstantOpInteger':
      return instructionByOpcode(first)?.name.slice(2)
    default:
      return inSwitch ? typed(known.typeOf(words[0] ?? 0)) : undefined
  }
}

/** An operand as assembly has it, or its words where it has none; long strings are cut. */
export function operandText(instruction: Instruction, place: OperandPlace, known: IdFacts): string {
  const { kind, word, length, enumeration } = place
  if (kind.startsWith('Id')) return `%${instruction.words[word]}`
  const text = literalText(instruction, place, known)
  if (text !== undefined) return text
  const isNumber = enumeration !== undefined || length === 1
  return isNumber
    ? String(instruction.words[word])
    : instruction.words
        .slice(word, word + length)
        .map(hexadecimal)
        .join(' ')
}
