import type { Instruction, Module } from '../../module.ts'
import { constituentType } from './composite-type.ts'
import { opcodeSet } from './opcode-set.ts'
import { perModule } from './per-module.ts'

/** Arrays nested deeper than this are looked up: input must not choose how long we look. */
const usualDepth = 4

/** Whether it declares an array type, with a length or without. */
export function isAnyArrayType(type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeArray' || type?.name === 'OpTypeRuntimeArray'
}

const declaresArray = opcodeSet(['OpTypeArray', 'OpTypeRuntimeArray'])

/** By the ordinal of an array type, the type under it and all arrays in it. Elements are declared before their arrays. */
const underArrays = perModule((module): ReadonlyMap<number, Instruction | undefined> => {
  const found = new Map<number, Instruction | undefined>()
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    if (!declaresArray({ opcode: module.opcodeAt(index) })) continue
    const element = constituentType(module, instructions.at(index), 0)
    found.set(index, element && found.has(element.index) ? found.get(element.index) : element)
  }
  return found
})

/** The type under any number of arrays; the type itself where it is no array. */
export function innermostElement(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  let inner = type
  for (let depth = 0; isAnyArrayType(inner); depth++) {
    if (inner !== undefined && depth === usualDepth) return underArrays(module).get(inner.index)
    inner = constituentType(module, inner, 0)
  }
  return inner
}
