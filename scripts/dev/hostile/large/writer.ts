import { instructionByName } from '#spec/grammar/grammar'

/** Collects the instructions of a module by section, so that they can be written in any order. */
export interface ModuleWriter {
  /** A fresh id. */
  readonly id: () => number
  /** Writes an instruction before all types: an annotation or an entry point. */
  readonly before: (name: string, ...operands: readonly number[]) => void
  /** Writes a type, constant or variable. */
  readonly declare: (name: string, ...operands: readonly number[]) => void
  /** Writes an instruction into the functions. */
  readonly put: (name: string, ...operands: readonly number[]) => void
  /** How many words there are so far. */
  readonly size: () => number
  /** The module, after what `prologue` writes. */
  readonly words: (prologue: readonly number[]) => Uint32Array
}

/** Most words of an instruction. */
export const mostWords = 65_535

/** The words of an instruction; operands that do not fit are left out. */
export function instruction(name: string, ...operands: readonly number[]): readonly number[] {
  const opcode = instructionByName(name)?.opcode ?? 0
  const fitting = operands.slice(0, mostWords - 1)
  return [(((fitting.length + 1) << 16) | opcode) >>> 0, ...fitting]
}

/** The words of a literal string of ASCII characters. */
export function string(text: string): readonly number[] {
  const octets = [...text].map((character) => character.charCodeAt(0) & 0xff)
  const words: number[] = new Array(Math.floor(octets.length / 4) + 1).fill(0)
  for (const [index, octet] of octets.entries())
    words[index >>> 2] = (((words[index >>> 2] ?? 0) | (octet << (8 * (index & 3)))) >>>
      0) as number
  return words
}

/** An empty module for a version, as a header word has it. */
export function createWriter(version: number): ModuleWriter {
  let ids = 1
  const sections: [number[], number[], number[]] = [[], [], []]
  const into =
    (section: number[]) =>
    (name: string, ...operands: readonly number[]): void => {
      for (const word of instruction(name, ...operands)) section.push(word)
    }
  const [before, declarations, functions] = sections
  return {
    id: () => ids++,
    before: into(before),
    declare: into(declarations),
    put: into(functions),
    size: () => before.length + declarations.length + functions.length,
    words: (prologue) => {
      const header = [0x0723_0203, version, 0, ids, 0]
      return Uint32Array.from([...header, ...prologue].concat(before, declarations, functions))
    },
  }
}
