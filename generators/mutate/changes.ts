import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../builder/instruction.ts'
import { sectionOf, sections } from '../builder/section-of.ts'
import { MakerError } from '../maker-error.ts'
import type { Instruction, Module } from '../module.ts'
import { pushString } from '../words/strings.ts'

/** The module with instructions in front of the one with ordinal `at`; at the end where there is none. */
export function insertInstructions(
  module: Module,
  at: number,
  ...added: readonly Instruction[]
): Module {
  const instructions = [...module.instructions]
  instructions.splice(at, 0, ...added)
  return { ...module, instructions }
}

/** The module with other instructions, any number of them, in the place of the one with ordinal `at`. */
export function replaceInstruction(
  module: Module,
  at: number,
  ...by: readonly Instruction[]
): Module {
  const instructions = [...module.instructions]
  instructions.splice(at, 1, ...by)
  return { ...module, instructions }
}

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

const opCapability = opcodeOf('OpCapability')

/** Ordinal of the first `OpCapability` with that capability; `undefined` when there is none. */
function ordinalOfCapability(module: Module, name: string): number | undefined {
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no capability ${name}`)
  const at = module.instructions.findIndex(
    ({ opcode, words }) => opcode === opCapability && words[0] === row.value,
  )
  return at < 0 ? undefined : at
}

const opExtension = opcodeOf('OpExtension')

/** Ordinal of the first `OpExtension` with that name; `undefined` when there is none. */
function ordinalOfExtension(module: Module, name: string): number | undefined {
  const wanted: number[] = []
  pushString(wanted, name)
  const at = module.instructions.findIndex(
    ({ opcode, words }) =>
      opcode === opExtension &&
      words.length === wanted.length &&
      words.every((word, index) => word === wanted[index]),
  )
  return at < 0 ? undefined : at
}

/** Ordinals of the instructions with one of those names, ascending. */
export function ordinalsOf(module: Module, ...names: readonly string[]): readonly number[] {
  const opcodes = names.map((name) => {
    const row = instructionByName(name)
    if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
    return row.opcode
  })
  const found: number[] = []
  module.instructions.forEach(({ opcode }, at) => {
    if (opcodes.includes(opcode)) found.push(at)
  })
  return found
}

/** The module that declares that capability; unchanged where it does already. */
export function addCapability(module: Module, name: string): Module {
  if (ordinalOfCapability(module, name) !== undefined) return module
  return insertDeclaration(module, instruction('OpCapability', name))
}

/** The module that declares that extension; unchanged where it does already. */
export function addExtension(module: Module, name: string): Module {
  if (ordinalOfExtension(module, name) !== undefined) return module
  return insertDeclaration(module, instruction('OpExtension', name))
}

/** The module with another version word in its header. */
export function withVersion(module: Module, version: number): Module {
  return { ...module, version }
}
