import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { type Declare, withOperand } from './operands.ts'
import { type Kind, pointerInto } from './pointer-into.ts'
import { addressingOf, hasIdleResult, pointerShape, ruledOrdinals } from './pointers.ts'
import { of } from './things.ts'
import type { World } from './world.ts'

/** Places of words in an `OpBitcast`, counted behind the instruction's first word. */
const bitcastWords = { resultType: 0, operand: 2 } as const

/** One side of a bitcast. */
export interface BitcastSide {
  readonly type: number
  readonly isPointer: boolean
  readonly shape: TypeShape
  /** 1 of scalars and pointers; `undefined` where the type is none of those that a bitcast takes. */
  readonly count: number | undefined
  /** Of a component, in bits; `undefined` where nothing says so, as of logical pointers. */
  readonly width: number | undefined
}

const pointerWidths: Readonly<Record<string, number>> = {
  Physical32: 32,
  Physical64: 64,
  PhysicalStorageBuffer64: 64,
}

function sideOf(module: Module, type: number): BitcastSide {
  const isPointer = pointerShape(module, type) !== undefined
  const shape = typeShape(module, type)
  const component = shape.kind === 'vector' ? typeShape(module, shape.constituent) : shape
  const width = isPointer
    ? pointerWidths[addressingOf(module) ?? '']
    : 'width' in component
      ? component.width
      : undefined
  const count = shape.kind === 'vector' ? shape.size : width === undefined ? undefined : 1
  return { type, isPointer, shape, count: isPointer ? 1 : count, width }
}

/** The sides of the bitcast with ordinal `at`; `undefined` where there is none. */
export function bitcastAt(
  module: Module,
  at: number,
): { readonly result: BitcastSide; readonly operand: BitcastSide } | undefined {
  const { words = [] } = ordinalsOf(module, 'OpBitcast').includes(at)
    ? (module.instructions[at] ?? {})
    : {}
  const operand = typeOf(module, words[bitcastWords.operand] ?? 0)
  const result = words[bitcastWords.resultType]
  if (operand === undefined || result === undefined) return undefined
  return { result: sideOf(module, result), operand: sideOf(module, operand) }
}

/** Ordinals of bitcasts whose result nobody asks for. */
export function idleBitcasts(module: Module): readonly number[] {
  return ruledOrdinals(module, 'OpBitcast').filter(
    (at) => bitcastAt(module, at) !== undefined && hasIdleResult(module, at),
  )
}

/** A type for one side of a bitcast, said of the other side; `undefined` where there is none to be had. */
export type Opposite = (other: BitcastSide) => Declare | undefined

/** Gives the result another type. */
export function withResult(opposite: Opposite): Way {
  return (module, at) => {
    const sides = bitcastAt(module, at)
    const type = sides === undefined ? undefined : opposite(sides.operand)
    return type === undefined ? undefined : withOperand(module, at, bitcastWords.resultType, type)
  }
}

/** Casts an object of another type. */
export function withCast(opposite: Opposite, object = 'OpConstantNull'): Way {
  return (module, at) => {
    const sides = bitcastAt(module, at)
    const type = sides === undefined ? undefined : opposite(sides.result)
    return type === undefined
      ? undefined
      : withOperand(module, at, bitcastWords.operand, of(type, object))
  }
}

/** Both ways of each, where the side that stays is one that `which` holds of. */
export function bothWays(
  opposites: Readonly<Record<string, Opposite>>,
  which: (stays: BitcastSide) => boolean = () => true,
): Readonly<Record<string, Way>> {
  const where =
    (opposite: Opposite): Opposite =>
    (stays) =>
      which(stays) ? opposite(stays) : undefined
  return Object.fromEntries(
    Object.entries(opposites).flatMap(([variant, opposite]) => [
      [`result-is-${variant}`, withResult(where(opposite))],
      [`operand-is-${variant}`, withCast(where(opposite))],
    ]),
  )
}

const capabilities: Readonly<Record<string, string>> = {
  OpTypeInt8: 'Int8',
  OpTypeInt16: 'Int16',
  OpTypeInt64: 'Int64',
  OpTypeFloat16: 'Float16',
  OpTypeFloat64: 'Float64',
}

/** A numerical type of that many components, each that many bits wide, where the module can have it. */
export function numbers(
  count: number,
  width: number,
  name: 'OpTypeInt' | 'OpTypeFloat' = 'OpTypeInt',
): Declare {
  return (graft, module) => {
    const capability = capabilities[`${name}${width}`]
    if (width !== 32 && capability === undefined) return undefined
    if (capability !== undefined && !declaresCapability(module, capability)) return undefined
    if (count > 4 && !(declaresCapability(module, 'Vector16') && [8, 16].includes(count))) {
      return undefined
    }
    const component = name === 'OpTypeInt' ? graft.type(name, width, 0) : graft.type(name, width)
    if (component === undefined || count === 1) return component
    return graft.type('OpTypeVector', component, count)
  }
}

/** The type of that name: a scalar's name, with `x` and a number of components behind it for a vector. */
export function numericalType({ plain }: World, name: string): number {
  const [scalar = 'uint', count] = name.split('x')
  const component = plain.scalar(scalar)
  return count === undefined ? component.id : plain.vector(component, Number(count)).id
}

/** Adds an `OpBitcast` of an undefined or null object between types of those names; its result. */
export function addBitcast(world: World, from: string, to: string, object = 'OpUndef'): number {
  const { builder } = world
  const operand = builder.add(object, numericalType(world, from))
  return builder.add('OpBitcast', numericalType(world, to), operand)
}

/** Ends of a bitcast at least one of which is a pointer. */
export const pointerCasts = [
  'untyped-to-typed',
  'typed-to-untyped',
  'untyped-to-untyped',
  'typed-to-typed',
  'untyped-to-integer',
  'typed-to-integer',
  'integer-to-untyped',
  'integer-to-typed',
] as const

type PointerCast = (typeof pointerCasts)[number]

/** The name of the integer type that is as wide as the world's physical pointers. */
export function integerOf({ ground }: Pick<World, 'ground'>): 'uint' | 'ulong' {
  return ground === 'kernel-32' ? 'uint' : 'ulong'
}

function freshType({ builder, types }: World, storageClass: string, kind: Kind): number {
  return kind === 'untyped'
    ? builder.add('OpTypeUntypedPointerKHR', storageClass)
    : builder.add('OpTypePointer', storageClass, types(storageClass).scalar('float').id)
}

/** Adds an `OpBitcast` from or to a physical pointer; its result. */
export function addPointerCast(
  world: World,
  storageClass: string,
  cast: PointerCast,
  integer: number = world.plain.scalar(integerOf(world)).id,
): number {
  const { builder } = world
  const [from, to] = cast.split('-to-') as [Kind | 'integer', Kind | 'integer']
  const data = world.types(storageClass).scalar('uint').id
  const operand =
    from === 'integer'
      ? builder.add('OpConstantNull', integer)
      : pointerInto(world, storageClass, from, data)
  const resultType = to === 'integer' ? integer : freshType(world, storageClass, to)
  return builder.add('OpBitcast', resultType, operand)
}
