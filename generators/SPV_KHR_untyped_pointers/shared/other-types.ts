import { definition } from '../../mutate/definition.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import type { Declare } from './operands.ts'
import { isPhysical } from './pointers.ts'
import { boolType, floatType, of, pairType, type, uintType, unless, where } from './things.ts'

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

/** A type that differs from another one, which it is told. */
export type OtherType = (old: number) => Declare

function width(bits: number): Declare {
  const names: Readonly<Record<number, string>> = { 8: 'Int8', 16: 'Int16', 64: 'Int64' }
  const name = names[bits]
  const declare = type('OpTypeInt', bits, 0)
  return name === undefined ? declare : where(name, declare)
}

/** Types that an object does not have, in one respect each. */
export const otherTypes: Readonly<Record<string, OtherType>> = {
  'other-signedness': (old) =>
    unless('Kernel', (graft, module) => {
      const shape = typeShape(module, old)
      return shape.kind === 'integer'
        ? graft.type('OpTypeInt', shape.width, shape.signed ? 0 : 1)
        : undefined
    }),
  'other-width': (old) => (graft, module, at) => {
    const shape = typeShape(module, old)
    if (shape.kind !== 'integer' || shape.signed) return undefined
    return width(shape.width === 32 ? 64 : 32)(graft, module, at)
  },
  'floating-point-for-integer': (old) => (graft, module) => {
    const shape = typeShape(module, old)
    return shape.kind === 'integer' && shape.width === 32
      ? graft.type('OpTypeFloat', 32)
      : undefined
  },
  'integer-for-floating-point': (old) => (graft, module) => {
    const shape = typeShape(module, old)
    return shape.kind === 'float' && shape.width === 32 ? graft.type('OpTypeInt', 32, 0) : undefined
  },
  boolean: (old) => (graft, module, at) =>
    typeShape(module, old).kind === 'integer' ? boolType(graft, module, at) : undefined,
  'vector-for-scalar': (old) => (graft, module) =>
    ['integer', 'float'].includes(typeShape(module, old).kind)
      ? graft.type('OpTypeVector', old, 2)
      : undefined,
  'component-for-vector': (old) => (_, module) => {
    const shape = typeShape(module, old)
    return shape.kind === 'vector' ? shape.constituent : undefined
  },
  'fewer-components': (old) => (graft, module) => {
    const shape = typeShape(module, old)
    return shape.kind === 'vector' && (shape.size ?? 0) > 2
      ? graft.type('OpTypeVector', shape.constituent, (shape.size ?? 0) - 1)
      : undefined
  },
  'element-for-array': (old) => (_, module) => {
    const shape = typeShape(module, old)
    return shape.kind === 'array' ? shape.constituent : undefined
  },
  'same-array-again': (old) => (graft, module) => {
    const declaration = definition(module, old)
    return declaration !== undefined && typeShape(module, old).kind === 'array'
      ? graft.copy(declaration)
      : undefined
  },
  'same-structure-again': (old) => (graft, module) => {
    const declaration = definition(module, old)
    return declaration !== undefined && typeShape(module, old).kind === 'structure'
      ? graft.copy(declaration)
      : undefined
  },
  'structure-around-it': (old) => (graft, module) =>
    ['integer', 'float'].includes(typeShape(module, old).kind)
      ? graft.add('OpTypeStruct', old)
      : undefined,
}

/** Null objects of another type than that of the object in this word. */
export function nullOf(other: OtherType, word: number): Declare {
  return (graft, module, at) => {
    const old = typeOf(module, module.instructions[at]?.words[word] ?? 0)
    return old === undefined ? undefined : of(other(old), 'OpConstantNull')(graft, module, at)
  }
}
