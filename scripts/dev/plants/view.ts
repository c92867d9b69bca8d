import type { Instruction, Module } from '#generators/module'
import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { groupBy } from '#runner/report/group-by'
import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Verdict } from '#spec/verdict'

/** An instruction, with its place in the module. */
export interface ViewedInstruction extends Instruction {
  /** `OpTypeInt`; empty where the grammar has no such opcode. */
  readonly name: string
  readonly ordinal: number
  /** 0 if it has none. */
  readonly result: number
  readonly resultType: number
  /** Ordinal of its function from 1; 0 before the first one. */
  readonly func: number
  /** Ordinal of the block within the function from 1; 0 outside blocks. */
  readonly block: number
}

/** The faulty instruction of a verdict of the reference, and how far into it the faulty word is. */
export interface BlamedPlace {
  readonly instruction: ViewedInstruction
  /** Index in the words of the instruction: the first one, with the opcode, is 0. */
  readonly word: number
  readonly message: string
}

/** A module as plants look at it; without instructions where the words are no module. */
export interface ModuleView {
  readonly words: Uint32Array
  readonly module: Module | undefined
  readonly instructions: readonly ViewedInstruction[]
  readonly has: (name: string) => boolean
  readonly all: (name: string) => readonly ViewedInstruction[]
  readonly definition: (id: number) => ViewedInstruction | undefined
  /** Instructions that the blames of a verdict are about; those that blame no instruction are left out. */
  readonly blamed: (verdict: Verdict) => readonly BlamedPlace[]
  /** Whether there are blames, and each is about an instruction that meets the condition. */
  readonly blames: (verdict: Verdict, meets: (place: BlamedPlace) => boolean) => boolean
}

function viewedInstructions({ instructions }: Module): readonly ViewedInstruction[] {
  let [func, block] = [0, 0]
  return instructions.map((instruction, ordinal) => {
    const name = instructionByOpcode(instruction.opcode)?.name ?? ''
    if (name === 'OpFunction') [func, block] = [func + 1, 0]
    if (name === 'OpLabel') block++
    return { ...instruction, ...resultsOf(instruction), name, ordinal, func, block }
  })
}

function newView(words: Uint32Array): ModuleView {
  const module = read(words)
  const instructions = module === undefined ? [] : viewedInstructions(module)
  const byName = groupBy(instructions, ({ name }) => name)
  const definitions = new Map(instructions.map((instruction) => [instruction.result, instruction]))
  definitions.delete(0)
  const placesOf = new Map<Verdict, readonly BlamedPlace[]>()
  const blamed = (verdict: Verdict): readonly BlamedPlace[] => {
    const found = placesOf.get(verdict) ?? blamedIn(verdict)
    placesOf.set(verdict, found)
    return found
  }
  const blamedIn = (verdict: Verdict): readonly BlamedPlace[] => {
    if (verdict.kind !== 'invalid') return []
    const extents = extentsOf(words)
    return verdict.blames.flatMap(({ word, message }) => {
      const ordinal = ordinalAt(extents, word)
      const instruction = instructions[ordinal]
      if (instruction === undefined) return []
      return [{ instruction, word: word - (extents[ordinal]?.start ?? 0), message }]
    })
  }
  return {
    ...{ words, module, instructions, blamed },
    has: (name) => byName.has(name),
    all: (name) => byName.get(name) ?? [],
    definition: (id) => definitions.get(id),
    blames: (verdict, meets) => {
      const places = blamed(verdict)
      return places.length > 0 && places.every(meets)
    },
  }
}

/**
 * Makes views of modules. Only the last one is kept: a module is asked about in several environments in a row, and the views of a
 * corpus take more memory than a process has.
 */
export function viewer(): (words: Uint32Array) => ModuleView {
  let last: ModuleView | undefined
  return (words) => {
    if (last?.words !== words) last = newView(words)
    return last
  }
}
