import type { Builder } from '../../builder/builder.ts'
import { type Scalar, scalarsOf } from '../../builder/scalars.ts'
import type { Module } from '../../module.ts'
import type { World } from './world.ts'

/** Adds an instruction where code is being written; arguments as for `Builder.add`. */
export type Add = Builder['add']

/**
 * Adds a function in front of the main one; its id.
 *
 * @param body writes its only block, the end included, with an `Add` that leads there.
 */
export function addFunction(
  { builder }: Pick<World, 'builder'>,
  returnType: number,
  parameterTypes: readonly number[],
  body: (add: Add, ...parameters: readonly number[]) => void,
): number {
  const add: Add = (name, ...args) => builder.place('function-declaration', name, ...args)
  const signature = builder.type('OpTypeFunction', returnType, ...parameterTypes)
  const result = add('OpFunction', returnType, 'None', signature)
  const parameters = parameterTypes.map((type) => add('OpFunctionParameter', type))
  add('OpLabel')
  body(add, ...parameters)
  add('OpFunctionEnd')
  return result
}

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
const computedSources = {
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

/** A function to be called. */
interface Callee {
  /** Of the `OpFunction`, handed out before. */
  readonly id: number
  readonly resultType: number
  readonly parameterTypes: readonly number[]
  /** Adds what stands behind the parameters and the first label; returns what is given back, if anything. */
  readonly body: (parameters: readonly number[]) => number | undefined
}

/** The module of that world with a function behind its first one. The world is not to be used afterwards. */
export function finishWithFunction(world: World, callee: Callee): Module {
  const { id, resultType, parameterTypes, body } = callee
  const { builder } = world
  world.finish()
  const signature = builder.type('OpTypeFunction', resultType, ...parameterTypes)
  builder.define(id, 'OpFunction', resultType, 'None', signature)
  const parameters = parameterTypes.map((type) => builder.add('OpFunctionParameter', type))
  builder.add('OpLabel')
  const value = body(parameters)
  if (value === undefined) builder.add('OpReturn')
  else builder.add('OpReturnValue', value)
  builder.add('OpFunctionEnd')
  return builder.module()
}

/** The world in which code goes where that `Add` puts it. */
export function writtenWith(world: World, add: Add): World {
  return { ...world, builder: { ...world.builder, add } }
}
