import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../module.ts'
import { usesOf } from './uses-of.ts'

/** True of an id that only names and decorations mention. */
export function isUnused(module: Module, id: number): boolean {
  return usesOf(module, id).every(({ at }) => {
    const row = instructionByOpcode(module.instructions[at]?.opcode ?? 0)
    return row?.class === 'Debug' || row?.class === 'Annotation'
  })
}
