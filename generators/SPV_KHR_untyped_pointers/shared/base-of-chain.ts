import type { Module } from '../../module.ts'
import { type Pointer, pointerWith } from './pointer-at.ts'

const opAccessChain = 65

/** The pointer that a typed access chain with one index makes that pointer of; `undefined` where none does. */
export function baseOfChain(module: Module, pointer: number | undefined): Pointer | undefined {
  const chain = module.instructions.find(
    ({ opcode, words }) => opcode === opAccessChain && words[1] === pointer && words.length === 4,
  )
  return pointerWith(module, chain?.words[2])
}
