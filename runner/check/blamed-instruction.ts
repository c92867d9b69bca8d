import type { Module } from '#generators/module'
import { extentsOf } from '#generators/words/extents-of'
import { instructionByName, instructionByOpcode } from '#spec/grammar/grammar'

/**
 * Ordinal of the instruction that spirv-val says is wrong: it prints the number of the instruction, from 1, as a line, and
 * mostly the instruction itself.
 *
 * @returns `undefined` where the message has no number, or the number and the instruction printed do not fit together.
 */
export function blamedInstruction(message: string, { instructions }: Module): number | undefined {
  const line = /^error: line (\d+): /.exec(message)?.[1]
  const printed = / \| (?:%\w+ = )?(Op\w+)/.exec(message)?.[1]
  if (line === undefined || printed === undefined) return undefined
  const instructionIndex = Number(line) - 1
  const instruction = instructions[instructionIndex]
  if (instruction === undefined) return undefined
  return instructionByOpcode(instruction.opcode)?.name === printed ? instructionIndex : undefined
}

/**
 * Name of the instruction that a message of spirv-val ends with, where the module has none with its opcode: it is about
 * another module.
 *
 * @returns `undefined` where the message ends with no instruction, or with one that the module may have.
 */
export function absentInstruction(message: string, words: Uint32Array): string | undefined {
  const [, printed = ''] = / \| (?:%\w+ = )?(Op\w+)[^|]*$/.exec(message) ?? []
  const opcode = instructionByName(printed)?.opcode
  if (opcode === undefined) return undefined
  return extentsOf(words).some((extent) => extent.opcode === opcode) ? undefined : printed
}
