import type { Instruction, Module } from '../../module.ts'
import { constituentType } from './composite-type.ts'

/** Types nested deeper than this are not followed: input must not choose how long we look. */
const deepest = 1024

/** Whether it declares an array type, with a length or without. */
export function isAnyArrayType(type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeArray' || type?.name === 'OpTypeRuntimeArray'
}

/** The type under any number of arrays; the type itself where it is no array. */
export function innermostElement(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  let inner = type
  for (let depth = 0; isAnyArrayType(inner) && depth < deepest; depth++)
    inner = constituentType(module, inner, 0)
  return inner
}
