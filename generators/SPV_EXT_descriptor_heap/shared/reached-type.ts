import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { chainOf } from './walked.ts'

/** The name of the instruction that declares the type which the chain behind a pointer reaches. */
export function reachedType(module: Module, pointer: number | undefined): string | undefined {
  const chain = chainOf(module, pointer)
  if (chain === undefined) return undefined
  let type = definition(module, chain.words[2])
  for (const index of chain.words.slice(4)) {
    const name = instructionByOpcode(type?.opcode ?? 0)?.name
    const member = definition(module, index)?.words[2] ?? 0
    const next = name === 'OpTypeStruct' ? type?.words[member + 1] : type?.words[1]
    type = definition(module, next)
  }
  return instructionByOpcode(type?.opcode ?? 0)?.name
}
