import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { instructionClass } from './instruction-class.ts'
import { instructionOwner } from './ownership.ts'
import { perModule } from './per-module.ts'
import { section, sectionOf } from './section-of.ts'

/** An instruction of a section that ended before. */
export interface Misplaced {
  readonly instruction: Instruction
  /** Number of the section that it belongs to. */
  readonly own: number
  /** Number of the section in which it stands. */
  readonly reached: number
}

/** How the sections of 2.4 follow each other in a module. Instructions that stand elsewhere bound no section. */
export interface SectionWalk {
  readonly misplaced: readonly Misplaced[]
  /** By section number: ordinal of the first instruction that stands in it; `undefined` where it is empty. */
  readonly first: readonly (number | undefined)[]
  /** By section number: ordinal of the last one. */
  readonly last: readonly (number | undefined)[]
}

/** Both among the declarations and in function bodies; where in a function is a rule of its own. */
const bothSides: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpUndef',
  'OpLine',
  'OpNoLine',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])

/** Opcodes of what stands in a section, or may. */
const placed: ReadonlySet<number> = new Set(
  instructions
    .filter((row) => sectionOf(row) !== undefined || bothSides.has(row.name))
    .map(({ opcode }) => opcode),
)

/** That the declarations are the first section to allow non-semantic instructions keeps those in no section. */
const extendedInstructions: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])

/** Declarations whose text has a rule on every wrong place, not on those in functions alone. */
const judgedByOwner: ReadonlySet<string> = new Set(['OpTypeBufferEXT', 'OpConstantSizeOfEXT'])

/** Where annotations of an extension stand, and that its declarations stand in a function, is for its own rules. */
function isLeftToOwner(module: Module, instruction: Instruction): boolean {
  return (
    judgedByOwner.has(instruction.name) ||
    (instructionOwner(instruction.opcode) !== undefined &&
      (instructionClass(instruction) === 'Annotation' ||
        module.functionOf(instruction) !== undefined))
  )
}

/** The walk through the sections of a module, with which those who say where their instructions stand compare. */
export const sectionWalk = perModule((module): SectionWalk => {
  const misplaced: Misplaced[] = []
  const first: (number | undefined)[] = []
  const last: (number | undefined)[] = []
  let reached = 0
  const stand = (number: number, { index }: Instruction): void => {
    first[number] ??= index
    last[number] = index
  }
  module.each(placed, (instruction) => {
    const { name } = instruction
    let own = sectionOf(instruction)
    if (own === undefined && bothSides.has(name) && module.functionOf(instruction) === undefined) {
      // A line may precede the first function as well as one between two functions.
      if (name === 'OpLine' || name === 'OpNoLine') {
        if (reached >= section.annotations) return
        reached = section.declarations
        stand(reached, instruction)
        return
      }
      if (extendedInstructions.has(name) && reached > section.declarations) return
      own = section.declarations
    }
    if (own === undefined || isLeftToOwner(module, instruction)) return
    if (own < reached) misplaced.push({ instruction, own, reached })
    else {
      reached = own
      stand(own, instruction)
    }
  })
  return { misplaced, first, last }
})
