import { isPhysical } from './addressing.ts'
import { boolType, floatType, pairType, uintType } from './things.ts'
import type { Declare } from './with-operand.ts'

const structure: Declare = (graft, module, at) => {
  const integer = uintType(graft, module, at)
  return integer === undefined ? undefined : graft.add('OpTypeStruct', integer)
}

const array: Declare = (graft, module, at) => {
  const integer = uintType(graft, module, at)
  if (integer === undefined) return undefined
  return graft.add('OpTypeArray', integer, graft.add('OpConstant', integer, 1))
}

/** Types that are no numerical scalars, nor contain pointers. */
export const notNumerical = {
  vector: pairType,
  structure,
  array,
  boolean: boolType,
} as const satisfies Readonly<Record<string, Declare>>

/** The same, and a pointer type where null pointers may be. */
export const notNumericalNorPointer: Readonly<Record<string, Declare>> = {
  ...notNumerical,
  'typed-pointer': (graft, module, at) => {
    const pointee = isPhysical(module) ? floatType(graft, module, at) : undefined
    return pointee === undefined ? undefined : graft.add('OpTypePointer', 'CrossWorkgroup', pointee)
  },
  'untyped-pointer': (graft, module) =>
    isPhysical(module) ? graft.add('OpTypeUntypedPointerKHR', 'CrossWorkgroup') : undefined,
}
