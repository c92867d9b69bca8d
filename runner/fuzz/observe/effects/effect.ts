import type fc from 'fast-check'
import type { Instruction, Module } from '#generators/module'
import { instructionByOpcode } from '#spec/grammar/grammar'

/** What a module lacks that an optimiser made. */
interface EffectDefect {
  readonly message: string
  /** A module that has it, and the ordinal of the instruction there; absent where the output has more than it should. */
  readonly lacks?: { readonly expected: Module; readonly ordinal: number }
}

/** Looks at a module that an optimiser made; `undefined` where it is as an option promises. */
export type EffectFault = (output: Module) => EffectDefect | undefined

/** An option of an optimiser whose value, or whose effect, depends on the module at hand. */
export interface ModuleOption {
  /** The option without its value. */
  readonly name: string
  /** Draws the words for the command line; `undefined` where the module has nothing that the option is about. */
  readonly draw: (module: Module, random: fc.Random) => readonly string[] | undefined
  /** What the help promises of the output for such words; `undefined` where it promises nothing of this module. */
  readonly promised: (module: Module, options: readonly string[]) => EffectFault | undefined
}

/** The parts of the values of an option, each split at the last colon: `--name=from:to`. */
export function valuesOf(
  options: readonly string[],
  name: string,
): readonly { readonly left: string; readonly right: string }[] {
  return options.flatMap((option) => {
    if (!option.startsWith(`${name}=`)) return []
    const value = option.slice(name.length + 1)
    const colon = value.lastIndexOf(':')
    return [{ left: value.slice(0, colon), right: value.slice(colon + 1) }]
  })
}

function lineOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

/** Objects to the first instruction that is not the expected one. */
export function sameAs(expected: Module): EffectFault {
  return ({ instructions }) => {
    const ordinal = expected.instructions.findIndex((instruction, index) => {
      const other = instructions[index]
      return other === undefined || lineOf(other) !== lineOf(instruction)
    })
    if (ordinal < 0 && instructions.length === expected.instructions.length) return undefined
    const { opcode = -1 } =
      expected.instructions[ordinal] ?? instructions[expected.instructions.length] ?? {}
    const name = instructionByOpcode(opcode)?.name ?? 'an instruction'
    const message = `${name} is not as the option asks for`
    return ordinal < 0 ? { message } : { message, lacks: { expected, ordinal } }
  }
}
