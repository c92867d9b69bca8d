import type { Instruction, Module } from '../module.ts'
import type { Term } from '../terms.ts'

/** Whether an instruction is as a fact asks at an operand; `undefined` where nothing can be said. */
export type FactHolds = (
  instruction: Instruction,
  module: Module,
  index: number,
) => boolean | undefined

/** A fact about one slot of instructions with one opcode, ready to be asked. */
export interface CompiledFact {
  readonly holds: FactHolds
  /** First operand that it is asked of; `undefined` at once where it is asked of the instruction as a whole. */
  readonly firstIndex: (instruction: Instruction) => number
  readonly repeats: boolean
  /** Whether it is asked of an operand that is absent. */
  readonly ofAbsent: boolean
  /** Word at fault. */
  readonly word: (instruction: Instruction, module: Module, index: number) => number
  /** What is there and what is asked for, with names and ids. */
  readonly message: (instruction: Instruction, module: Module, index: number) => string
  /** The operands that it speaks of: it is not asked where the type of one is at fault. */
  readonly speaksOf: readonly string[]
}

/** The parts that all facts about an instruction as a whole have in common. */
export const aboutWhole = {
  firstIndex: () => 0,
  repeats: false,
  ofAbsent: true,
  speaksOf: [],
} satisfies Partial<CompiledFact>

/** A fact about an instruction as a whole, from its fault in words; `undefined` where there is none. */
export function factByFault(
  faultOf: (instruction: Instruction, module: Module) => string | undefined,
  word: CompiledFact['word'],
): CompiledFact {
  return {
    ...aboutWhole,
    holds: (instruction, module) => faultOf(instruction, module) === undefined,
    word,
    message: (instruction, module) => faultOf(instruction, module) ?? '',
  }
}

/** What differs between texts in how their sentences are read. */
export interface TextReading {
  /** Types with which the text does not deal: facts about slots of such types, or instructions that result in one, are not asked. */
  readonly isForeign?: (type: Instruction | undefined, module: Module) => boolean
  /** Whether an operand without a type (a label, a type) is left to another rule. */
  readonly ignoresTypeless?: boolean
  /** What a module needs of these in order to break any of the rules, as a check's `among`. */
  readonly among?: readonly Term[]
  /** Instructions that OpSpecConstantOp executes by the text, beside those of core. */
  readonly executed?: readonly string[]
}
