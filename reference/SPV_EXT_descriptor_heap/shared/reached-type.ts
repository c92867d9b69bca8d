import { constituentType, isStructType } from '../../core/shared/composite-type.ts'
import { operandDefinition } from '../../core/shared/operand.ts'
import type { Instruction, Module } from '../../module.ts'
import { baseType, indexesOf } from '../../SPV_KHR_untyped_pointers/shared/chain.ts'
import { chains } from '../../SPV_KHR_untyped_pointers/shared/instructions.ts'
import { memberNumber, walkOf } from '../../SPV_KHR_untyped_pointers/shared/walk.ts'
import { originalOf } from './pointer-source.ts'

function reachedBy(module: Module, chain: Instruction): Instruction | undefined {
  const { steps, leftOver } = walkOf(module, chain)
  if (leftOver !== undefined || steps.length < indexesOf(chain).length) return undefined
  const last = steps.at(-1)
  if (last === undefined) return baseType(module, chain)
  if (!isStructType(last.into)) return constituentType(module, last.into, 0)
  const number = memberNumber(module, last.index)
  return number === undefined || number < 0n
    ? undefined
    : constituentType(module, last.into, Number(number))
}

/**
 * The type that Buffer of an OpBufferPointerEXT reaches. `undefined` where Buffer is no untyped access chain and no
 * copy of one, or where the chain is at fault.
 */
export function reachedType(module: Module, instruction: Instruction): Instruction | undefined {
  const buffer = operandDefinition(module, instruction, 0)
  const chain = buffer && originalOf(module, buffer)
  return chain !== undefined && chains.includes(chain.name) ? reachedBy(module, chain) : undefined
}
