import type { Module } from '../../module.ts'
import { addChain } from './add-chain.ts'
import type { World } from './world.ts'

/** A variable to be decorated, and other untyped pointers around it that are not. */
export interface DecoratedPointers {
  readonly variable: number
  /** Of a function that is not called, and of the same type. */
  readonly parameter: number
  readonly finish: () => Module
}

/** Data that the variable and the chains over it are made of, and the storage class they are in. */
export interface DecoratedData {
  readonly storageClass: string
  readonly dataType: number
  /** How a chain walks the data type; the second of its elements when absent. */
  readonly indexes?: readonly number[]
}

/**
 * An untyped variable, a chain and a copy that come from it and a parameter; where pointers are physical, other origins
 * as well.
 */
export function decoratedPointers(
  world: World,
  { storageClass, dataType, indexes = [1] }: DecoratedData,
): DecoratedPointers {
  const { builder, plain } = world
  const type = world.pointer(storageClass)
  const variable =
    storageClass === 'Function'
      ? builder.add('OpUntypedVariableKHR', type, storageClass, dataType)
      : world.untypedVariable(type, storageClass, dataType)
  const chain = { resultType: type, baseType: dataType, base: variable }
  addChain(world, 'access', { ...chain, indexes: indexes.map(world.uint) })
  builder.add('OpCopyObject', type, variable)
  if (world.ground === 'kernel' || world.ground === 'library') {
    const holder = builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', type)
    const nothing = builder.add('OpConstantNull', type)
    const truth = builder.once('OpConstantTrue', plain.scalar('bool').id)
    builder.add('OpSelect', type, truth, variable, nothing)
    builder.add('OpLoad', type, holder)
  }
  const parameter = builder.id()
  return {
    variable,
    parameter,
    finish() {
      world.finish()
      const nothing = builder.type('OpTypeVoid')
      const signature = builder.type('OpTypeFunction', nothing, type)
      builder.add('OpFunction', nothing, 'None', signature)
      builder.define(parameter, 'OpFunctionParameter', type)
      builder.add('OpLabel')
      builder.add('OpReturn')
      builder.add('OpFunctionEnd')
      return builder.module()
    },
  }
}
