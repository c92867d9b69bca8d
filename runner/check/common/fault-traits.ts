import type { Instruction, Module } from '#generators/module'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { opcodeOf } from '#spec/grammar/opcodes'
import { nameOf } from './name-of.ts'

const [opFunction, opLabel, opFunctionCall, opEntryPoint, opDecorate] = [
  'OpFunction',
  'OpLabel',
  'OpFunctionCall',
  'OpEntryPoint',
  'OpDecorate',
].map(opcodeOf) as [number, number, number, number, number]

const highestBit = 0x8000_0000
/** Decorations of one target that may be too many for a tool. */
const manyDecorations = 3

/** The place of a fault: an instruction, and the word that differs from the same instruction of the control. */
interface FaultPlace {
  readonly ordinal: number
  /** Index in the words of the instruction; absent where the control has another instruction in that place. */
  readonly word?: number
}

function firstDifference(words: readonly number[], others: readonly number[]): number {
  const index = words.findIndex((word, place) => word !== others[place])
  return index < 0 ? words.length : index
}

/** The first difference between a module and its control; `undefined` where there is none. */
function placeOfFault(instructions: readonly Instruction[], sound: Module): FaultPlace | undefined {
  const ordinal = instructions.findIndex(({ opcode, words }, index) => {
    const other = sound.instructions[index]
    const isSame = opcode === other?.opcode && words.length === other.words.length
    return !isSame || firstDifference(words, other.words) < words.length
  })
  if (ordinal < 0) return undefined
  const [faulty, other] = [instructions[ordinal], sound.instructions[ordinal]]
  if (faulty === undefined || faulty.opcode !== other?.opcode) return { ordinal }
  return { ordinal, word: firstDifference(faulty.words, other.words) }
}

/** Traits of the function and the block that have the fault. */
function* placeTraits(instructions: readonly Instruction[], fault: number): Iterable<string> {
  const before = instructions.slice(0, fault + 1)
  const functions = before.filter(({ opcode }) => opcode === opFunction)
  const current = functions.at(-1)
  if (current === undefined) {
    yield 'have the fault before all functions'
    return
  }
  if (functions.length > 1) yield 'have the fault in a function after the first'
  if (functions.length > 2) yield 'have the fault in a function after the second'
  const id = current.words[1]
  const isUsed = instructions.some(
    ({ opcode, words }) =>
      (opcode === opFunctionCall && words[2] === id) ||
      (opcode === opEntryPoint && words[1] === id),
  )
  if (!isUsed) yield 'have the fault in a function that nothing calls'
  const inFunction = before.slice(before.lastIndexOf(current))
  const blocks = inFunction.filter(({ opcode }) => opcode === opLabel).length
  if (blocks > 1) yield 'have the fault in a block after the first'
  const inBlock = inFunction.slice(inFunction.findLastIndex(({ opcode }) => opcode === opLabel))
  for (const name of new Set(inBlock.slice(1, -1).map(nameOf)))
    yield `have the fault after ${name} in its block`
  for (const name of new Set(inFunction.slice(1, -1).map(nameOf)))
    if (/Merge$|^OpPhi$|^OpLabel$/.test(name)) yield `have the fault after ${name} in its function`
}

/** Traits of the operand that differs from the control. */
function* operandTraits(module: Module, { ordinal, word }: FaultPlace): Iterable<string> {
  const faulty = module.instructions[ordinal] as Instruction
  const name = nameOf(faulty)
  if (word === undefined) return
  const operand = operandsOf(faulty, knownOf(module)).findLast((place) => place.word <= word)
  if (operand === undefined) return
  yield `have the fault in a ${operand.kind}${operand.parameterOf === undefined ? '' : ` of ${operand.parameterOf}`}`
  if (word >= faulty.words.length - 1) {
    yield 'have the fault in the last word of an instruction'
    yield `have the fault in the last word of ${name}`
  }
}

/** Traits of what the faulty instruction uses. */
function* useTraits(instructions: readonly Instruction[], ordinal: number): Iterable<string> {
  const faulty = instructions[ordinal] as Instruction
  const used = new Set(faulty.words)
  for (const instruction of instructions) {
    const { result } = resultsOf(instruction)
    // A literal that looks like an id is met by chance, in right answers as well as in wrong ones.
    if (result !== 0 && used.has(result) && instruction !== faulty)
      yield `use the result of ${nameOf(instruction)} in the faulty instruction`
  }
  if (faulty.words.some((word) => word >= highestBit))
    yield 'have a word with its highest bit in the faulty instruction'
  if (faulty.opcode !== opDecorate) return
  const target = faulty.words[0]
  const decorations = instructions.filter(
    ({ opcode, words }) => opcode === opDecorate && words[0] === target,
  )
  if (decorations.length >= manyDecorations)
    yield `have ${manyDecorations} decorations or more of the target of the faulty one`
}

/**
 * Traits of the place of the fault, of its operand, and of what the faulty instruction uses, as predicates of a sentence; none where
 * a module does not differ from its control.
 */
export function* faultTraits(module: Module, control: Uint32Array | null): Iterable<string> {
  const sound = control === null ? undefined : read(control)
  const place = sound && placeOfFault(module.instructions, sound)
  if (place === undefined) return
  const { instructions } = module
  const { ordinal } = place
  yield* placeTraits(instructions, ordinal)
  yield `have the fault in ${nameOf(instructions[ordinal] as Instruction)}`
  const previous = instructions[ordinal - 1]
  if (previous !== undefined) yield `have the fault right after ${nameOf(previous)}`
  yield* operandTraits(module, place)
  yield* useTraits(instructions, ordinal)
}
