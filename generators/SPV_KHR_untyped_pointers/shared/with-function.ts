import type { Module } from '../../module.ts'
import type { World } from './world.ts'

/** A function to be called. */
export interface Callee {
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
