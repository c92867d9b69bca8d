import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import { sectionOf, sections } from '../words/section-of.ts'
import { wordsOfString } from '../words/strings.ts'

/** True of equal instructions, where the word at index `apart` does not count. */
export function alike(left: Instruction, right: Instruction, apart = -1): boolean {
  return (
    left.opcode === right.opcode &&
    left.words.length === right.words.length &&
    left.words.every((word, index) => index === apart || word === right.words[index])
  )
}

/**
 * The module with instructions inserted before the one with ordinal `index`; at the end if there is no such ordinal.
 */
export function insertInstructions(module: Module, index: number, ...added: Instruction[]): Module {
  return { ...module, instructions: module.instructions.toSpliced(index, 0, ...added) }
}

/** The module with other instructions, any number of them, instead of the one with ordinal `index`. */
export function replaceInstruction(
  module: Module,
  index: number,
  ...replacements: Instruction[]
): Module {
  return { ...module, instructions: module.instructions.toSpliced(index, 1, ...replacements) }
}

const opFunction = opcodeOf('OpFunction')

/**
 * The module with an instruction added at the end of its section of the logical layout; what has no section of its own,
 * a global variable say, goes after the declarations. To put it elsewhere use `insertInstructions`.
 */
export function insertDeclaration(module: Module, added: Instruction): Module {
  const rank = sections.indexOf(sectionOf(added.opcode) ?? 'declaration')
  let position = 0
  for (let index = 0; index < module.instructions.length; index++) {
    const { opcode } = module.instructions[index] as Instruction
    if (opcode === opFunction) break
    if (sections.indexOf(sectionOf(opcode) ?? 'declaration') <= rank) position = index + 1
  }
  return insertInstructions(module, position, added)
}

/** Ordinals of the instructions with one of those names, ascending. */
export function ordinalsOf(module: Module, ...names: readonly string[]): readonly number[] {
  const opcodes = names.map((name) => instructionOf(name).opcode)
  const found: number[] = []
  module.instructions.forEach(({ opcode }, index) => {
    if (opcodes.includes(opcode)) found.push(index)
  })
  return found
}

/** The module with that declaration; unchanged where it has it already. */
function declaring(module: Module, added: Instruction): Module {
  const isThere = module.instructions.some((each) => alike(each, added))
  return isThere ? module : insertDeclaration(module, added)
}

/** The module that declares that capability; unchanged where it does already. */
export function addCapability(module: Module, name: string): Module {
  return declaring(module, instructionOf('OpCapability', enumerantOf('Capability', name)))
}

/** The module that declares that extension; unchanged where it does already. */
export function addExtension(module: Module, name: string): Module {
  return declaring(module, instructionOf('OpExtension', ...wordsOfString(name)))
}
