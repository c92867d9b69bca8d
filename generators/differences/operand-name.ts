import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../module.ts'
import { knownOf } from '../words/known.ts'
import type { OperandPlace } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'
import type { NumberedInstruction } from './changes.ts'
import { idInWords } from './ids-in-words.ts'
import { extendedName, operandText } from './operand-text.ts'

/** Where an operand is: its module, instruction and place in the list of all operands. */
export interface LocatedOperand {
  readonly module: Module
  readonly placed: NumberedInstruction
  readonly places: readonly OperandPlace[]
  readonly index: number
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function nameOf({ instruction: { opcode } }: NumberedInstruction): string {
  return instructionByOpcode(opcode)?.name ?? `instruction ${opcode}`
}

/** An id with its definition. */
export function idWithWords(module: Module, id: number): string {
  return `%${id} (${idInWords(module, id)})`
}

/**
 * An instruction by its name and result; where it has none and others of its name are there, by its number among them.
 *
 * @param isPlain whether the name is that of the instruction that has a set's or an operation's in it.
 */
export function instructionInWords(
  module: Module,
  placed: NumberedInstruction,
  isPlain = false,
): string {
  const { opcode, words } = placed.instruction
  const { result } = resultsOf(placed.instruction)
  const plain = nameOf(placed)
  const name = isPlain
    ? plain
    : plain === 'OpExtInst'
      ? extendedName(words, knownOf(module))
      : plain === 'OpSpecConstantOp'
        ? `${plain} ${instructionByOpcode(words[2] ?? 0)?.name.slice(2) ?? words[2]}`
        : plain
  if (result !== 0) return `${name} %${result}`
  const alike = module.instructions.flatMap((other, index) =>
    other.opcode === opcode ? [index] : [],
  )
  const number = alike.indexOf(placed.index)
  if (alike.length === 1) return name
  const ordinal = ordinals[number]
  return ordinal === undefined ? `${name} number ${number + 1}` : `the ${ordinal} ${name}`
}

/** `StorageClass` as "Storage Class". */
function spaced(kind: string): string {
  return kind.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
}

/** The grammar's label without its markup. */
function plainLabel(label: string): string {
  return label
    .replaceAll(/<<.*?,(.*?)>>/g, '$1')
    .replaceAll(/[~']/g, '')
    .replace(/^The name of .*\.$/, 'Name')
}

/**
 * The name of an operand; of several that the grammar gives one label, with its number as the label counts: "Argument 0",
 * else from 1 on.
 */
export function operandName({ placed, places, index }: LocatedOperand): string {
  const place = places[index]
  if (place === undefined) return 'operand'
  if (place.kind === 'IdResultType') return 'Result Type'
  const label = plainLabel(place.name)
  const alike = places.filter(
    ({ name, parameterOf }) => name === place.name && parameterOf === place.parameterOf,
  )
  const number = alike.indexOf(place)
  if (place.parameterOf !== undefined && label === '')
    return alike.length === 1 ? place.parameterOf : `Operand ${number + 1} of ${place.parameterOf}`
  if (label === '' && nameOf(placed) === 'OpExtInst' && place.kind === 'IdRef')
    return `operand ${number + 1}`
  if (label === '') return spaced(place.kind)
  const counted = /^(.*?)(\d+)(.*?),/.exec(label)
  if (counted !== null) {
    const [, start = '', first = '', end = ''] = counted
    return `${start}${Number(first) + number}${end}`
  }
  const pair = /^(\w+), (\w+), \.\.\.$/.exec(label)
  if (pair !== null) return `${pair[1 + (number % 2)]} ${Math.floor(number / 2) + 1}`
  const singular = label.replace(
    /(?<=Constituent|Component|Target|weight|Operand|[Aa]rgument|Feature)s$|(?<=Index)es$/,
    '',
  )
  return alike.length === 1 ? singular : `${singular} ${number + 1}`
}
/** The entry point, or what a decoration is applied to: what a reader looks for, rather than the instruction. */
function subjectOf(
  module: Module,
  placed: NumberedInstruction,
  mode: string | undefined,
): string | undefined {
  const [first = 0, second = 0] = placed.instruction.words
  switch (nameOf(placed)) {
    case 'OpEntryPoint':
      return `the entry point %${second}`
    case 'OpExecutionMode':
    case 'OpExecutionModeId':
      return `${mode === undefined ? '' : `${mode} of `}the entry point %${first}`
    case 'OpDecorate':
    case 'OpDecorateId':
    case 'OpDecorateString':
      return idWithWords(module, first)
    case 'OpMemberDecorate':
    case 'OpMemberDecorateString':
    case 'OpMemberDecorateIdEXT':
      return `member ${second} of ${idWithWords(module, first)}`
    default:
      return undefined
  }
}

/** The operands of a decoration after the target, as assembly has them. */
function restOf({ module, placed, places, index }: LocatedOperand): string {
  const texts = places
    .slice(index + 1)
    .map((place) => operandText(placed.instruction, place, knownOf(module)))
  return texts.join(' ')
}

/** The operand with whose it is: "Value of OpStore", "Array Stride of %7 (an array of two 32-bit floats)". */
export function operandInWords(located: LocatedOperand): string {
  const { module, placed, places, index } = located
  const place = places[index]
  const name = operandName(located)
  const isTarget = index === 0 && placed.instruction.words.length > 1
  if (/^Op(?:Member)?Decorate/.test(nameOf(placed)) && isTarget)
    return `${name} of ${nameOf(placed)} ${restOf(located)}`
  const isMember = index === 1 && nameOf(placed).startsWith('OpMemberDecorate')
  if (isMember)
    return `Member of ${nameOf(placed)} %${placed.instruction.words[0]} ${restOf(located)}`
  if (place?.kind === 'IdResult') return `the result of ${nameOf(placed)}`
  const isOperation = /^Literal(?:ExtInst|SpecConstantOp)Integer$/.test(place?.kind ?? '')
  if (isOperation) return `${name} of ${instructionInWords(module, placed, true)}`
  const subject = subjectOf(module, placed, place?.parameterOf)
  if (subject === undefined) return `${name} of ${instructionInWords(module, placed)}`
  return `${name} of ${subject}`
}
