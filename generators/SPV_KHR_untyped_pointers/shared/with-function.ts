import type { Builder } from '../../build/builder.ts'
import { createBuilder } from '../../build/create-builder.ts'
import type { Module } from '../../module.ts'

/** A function to be called. */
export interface Callee {
  /** Of the `OpFunction`, handed out before. */
  readonly id: number
  readonly resultType: number
  readonly parameterTypes: readonly number[]
  /** Writes what stands behind the parameters and the first label; returns what is given back, if anything. */
  readonly body: (builder: Builder, parameters: readonly number[]) => number | undefined
}

/** The module with that function behind the others. */
export function withFunction(module: Module, callee: Callee): Module {
  const { id, resultType, parameterTypes, body } = callee
  const builder = createBuilder({ from: module })
  const signature = builder.type('OpTypeFunction', resultType, ...parameterTypes)
  builder.define(id, 'OpFunction', resultType, 'None', signature)
  const parameters = parameterTypes.map((type) => builder.add('OpFunctionParameter', type))
  builder.add('OpLabel')
  const value = body(builder, parameters)
  if (value === undefined) builder.add('OpReturn')
  else builder.add('OpReturnValue', value)
  builder.add('OpFunctionEnd')
  return builder.module()
}
