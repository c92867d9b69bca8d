import { type Scalar, scalarsOf } from '../../build/scalars.ts'
import type { World } from './world.ts'

/** The integer types of a ground's setting, by name; unsigned 32 bits first. */
export function integersOf(ground: 'shader' | 'kernel'): readonly string[] {
  const setting = ground === 'shader' ? 'compute' : 'kernel'
  return scalarsOf(setting)
    .filter(({ kind }: Scalar) => kind === 'integer')
    .map(({ name }) => name)
}

type Make = (world: World, type: number, value: number) => number

/** Constant instructions with an integer type, plain or specialized. `value` is what it has, or has by default. */
export const constantSources = {
  constant: ({ builder }, type, value) => builder.constant(type, value),
  null: ({ builder }, type) => builder.once('OpConstantNull', type),
  'spec-constant': ({ builder }, type, value) => builder.specConstant(type, value),
  'spec-operation': ({ builder }, type, value) => {
    const specialized = builder.specConstant(type, value)
    const zero = builder.once('OpConstantNull', type)
    return builder.add('OpSpecConstantOp', type, 'BitwiseOr', specialized, zero)
  },
} as const satisfies Readonly<Record<string, Make>>

/** Objects of an integer type that are made in a function. */
export const computedSources = {
  undef: ({ builder }, type) => builder.add('OpUndef', type),
  loaded: (world, type) => {
    const variable = world.builder.add(
      'OpUntypedVariableKHR',
      world.pointer('Function'),
      'Function',
      type,
    )
    return world.builder.add('OpLoad', type, variable)
  },
  computed: ({ builder }, type, value) => {
    const constant = builder.constant(type, value)
    return builder.add('OpBitwiseAnd', type, constant, constant)
  },
} as const satisfies Readonly<Record<string, Make>>

const sources: Readonly<Record<string, Make>> = { ...constantSources, ...computedSources }

/** An object of that integer type, made in the way that has that name. */
export function integerFrom(source: string, world: World, type: number, value: number): number {
  return (sources[source] ?? constantSources.constant)(world, type, value)
}

/** Names of all the ways. */
export const integerSources: readonly string[] = Object.keys(sources)
