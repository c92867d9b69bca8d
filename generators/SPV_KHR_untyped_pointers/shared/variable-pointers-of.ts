import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { resultsOf } from '../../words/results-of.ts'
import { type Pointer, pointerWith } from './pointer-at.ts'
import { storageClassName } from './storage-class.ts'

const makers = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpUntypedPtrAccessChainKHR',
  'OpLoad',
  'OpConstantNull',
]

/** Pointers that are variable pointers by the instruction that yields them, in that storage class. */
export function variablePointersOf(module: Module, storageClass: string): readonly Pointer[] {
  return ordinalsOf(module, ...makers).flatMap((at) => {
    const { result = 0 } = resultsOf(module.instructions[at] ?? { opcode: 0, words: [] })
    const pointer = pointerWith(module, result)
    return storageClassName(pointer?.storageClass) === storageClass ? (pointer ?? []) : []
  })
}

/** The module that has variable pointers into storage buffers only; `undefined` where it had no others before. */
export function withStorageBufferOnly(module: Module): Module | undefined {
  const at = ordinalOfCapability(module, 'VariablePointers')
  if (at === undefined) return undefined
  const other = 'VariablePointersStorageBuffer'
  return declaresCapability(module, other)
    ? removeInstruction(module, at)
    : replaceInstruction(module, at, instruction('OpCapability', other))
}
