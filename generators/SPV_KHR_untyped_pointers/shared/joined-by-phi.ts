import { instruction } from '../../build/instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import type { Pointer } from './pointer-at.ts'

const opFunctionEnd = 56
const opLabel = 248

/** The label of the only block of the function that has the instruction with ordinal `at`. */
function onlyBlock({ instructions }: Module, at: number): Instruction | undefined {
  const end = instructions.findIndex(({ opcode }, each) => each > at && opcode === opFunctionEnd)
  const begin = instructions
    .slice(0, at)
    .map(({ opcode }) => opcode)
    .lastIndexOf(opFunctionEnd)
  const labels = instructions
    .slice(begin + 1, end < 0 ? at : end)
    .filter(({ opcode }) => opcode === opLabel)
  return labels.length === 1 ? labels[0] : undefined
}

/**
 * The module in which a new block begins in front of the instruction with ordinal `at`, with an `OpPhi` that takes the
 * pointer. `undefined` where the function has more blocks than one, or more words stand in its label than one.
 */
export function joinedByPhi(module: Module, at: number, pointer: Pointer): Module | undefined {
  const block = onlyBlock(module, at)?.words[0]
  if (block === undefined) return undefined
  const [next, phi] = [module.bound, module.bound + 1]
  const added = insertInstructions(
    module,
    at,
    instruction('OpBranch', next),
    instruction('OpLabel', next),
    instruction('OpPhi', pointer.type, phi, pointer.id, block),
  )
  return { ...added, bound: module.bound + 2 }
}
