import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { instructionOwner } from '../shared/ownership.ts'
import { section, sectionOf } from '../shared/section-of.ts'

const sectionNames = new Map<number, string>(
  Object.entries(section).map(([name, number]) => [number, name]),
)

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

/** That the declarations are the first section to allow non-semantic instructions keeps those in no section. */
const extendedInstructions: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])

/** Where annotations of an extension stand, and that its declarations stand in a function, is for its own rules. */
function isLeftToOwner(module: Module, instruction: Instruction): boolean {
  return (
    instructionOwner(instruction.opcode) !== undefined &&
    (instructionClass(instruction) === 'Annotation' || module.functionOf(instruction) !== undefined)
  )
}

/** Checks of the order of sections. */
export const checks: readonly Check[] = [
  {
    rule: 'core/section-order',
    judgeModule: (module, report) => {
      let reached = 0
      for (const instruction of module.instructions) {
        const { name, word } = instruction
        let own = sectionOf(instruction)
        if (
          own === undefined &&
          bothSides.has(name) &&
          module.functionOf(instruction) === undefined
        ) {
          // A line may precede the first function as well as one between two functions.
          if (name === 'OpLine' || name === 'OpNoLine') {
            if (reached < section.annotations) reached = section.declarations
            continue
          }
          if (extendedInstructions.has(name) && reached > section.declarations) continue
          own = section.declarations
        }
        if (own === undefined || isLeftToOwner(module, instruction)) continue
        if (own < reached)
          report(
            word,
            `${name} belongs to the ${sectionNames.get(own)}, which ended before the ${sectionNames.get(reached)}`,
          )
        else reached = own
      }
    },
  },
  {
    rule: 'core/source-continued',
    at: ['OpSourceContinued'],
    judge: (instruction, module, report) => {
      const before = module.instructions[instruction.index - 1]?.name
      if (before !== 'OpSource' && before !== 'OpSourceContinued')
        report(instruction.word, `OpSourceContinued follows ${before ?? 'the header'}`)
    },
  },
]
