import { opcodeOf } from '#spec/grammar/opcodes'
import { sections } from '../builder/section.ts'
import { sectionOf } from '../builder/section-of.ts'
import type { Instruction, Module } from '../module.ts'
import { insertInstructions } from './insert-instructions.ts'

const opFunction = opcodeOf('OpFunction')

/**
 * The module with an instruction added at the end of its section of the logical layout; what has no section of its own,
 * a global variable say, goes behind the declarations. To put it elsewhere use `insertInstructions`.
 */
export function insertDeclaration(module: Module, added: Instruction): Module {
  const rank = sections.indexOf(sectionOf(added.opcode) ?? 'declaration')
  let at = 0
  for (let index = 0; index < module.instructions.length; index++) {
    const { opcode } = module.instructions[index] as Instruction
    if (opcode === opFunction) break
    if (sections.indexOf(sectionOf(opcode) ?? 'declaration') <= rank) at = index + 1
  }
  return insertInstructions(module, at, added)
}
