import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { usesOf } from '../../mutate/uses-of.ts'

const opEntryPoint = 15

/** True of an id that only names, decorations and interfaces of entry points mention. */
export function isIdle(module: Module, id: number): boolean {
  return usesOf(module, id).every(({ at }) => {
    const { opcode } = module.instructions[at] ?? { opcode: 0 }
    const row = instructionByOpcode(opcode)
    return opcode === opEntryPoint || row?.class === 'Debug' || row?.class === 'Annotation'
  })
}
