import { instructionByName, instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

const copyObject = instructionByName('OpCopyObject')?.opcode

/** True of the untyped access chains without an element of their own. */
function isChain({ opcode }: Instruction): boolean {
  const name = instructionByOpcode(opcode)?.name
  return name === 'OpUntypedAccessChainKHR' || name === 'OpUntypedInBoundsAccessChainKHR'
}

/** The instruction that a pointer comes from when copies are looked through; `undefined` where there is none. */
export function withoutCopies(module: Module, id: number | undefined): Instruction | undefined {
  let found = definition(module, id)
  for (let steps = 0; found?.opcode === copyObject && steps < 64; steps++) {
    found = definition(module, found?.words[2])
  }
  return found
}

/** The chain that a pointer comes from when copies are looked through. */
export function chainOf(module: Module, id: number | undefined): Instruction | undefined {
  const found = withoutCopies(module, id)
  return found !== undefined && isChain(found) ? found : undefined
}

/** The instruction at the end of the way back through chains and copies. */
export function rootOf(module: Module, id: number | undefined): Instruction | undefined {
  let found = withoutCopies(module, id)
  for (let steps = 0; found !== undefined && isChain(found) && steps < 64; steps++) {
    found = withoutCopies(module, found.words[3])
  }
  return found
}
