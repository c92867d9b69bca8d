import type { Module } from '../../module.ts'
import { addChain } from './add-chain.ts'
import { finishWithFunction } from './with-function.ts'
import type { World } from './world.ts'

/** A global variable to be decorated, and other untyped pointers around it that are not. */
export interface DecoratedPointers {
  readonly variable: number
  /** Of the function that is called. */
  readonly parameter: number
  readonly finish: () => Module
}

/**
 * A kernel's untyped variable with pointers that come from it in every way, a local variable and a parameter.
 *
 * @param all false leaves out the ways that are more than a chain and a copy.
 */
export function decoratedPointers(
  world: World,
  storageClass: string,
  all = true,
): DecoratedPointers {
  const { builder, plain } = world
  const data = plain.array(plain.scalar('uint'), 4)
  const type = world.pointer(storageClass)
  const variable = world.untypedVariable(type, storageClass, data.id)
  const holder = builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', type)
  addChain(world, 'access', {
    resultType: type,
    baseType: data.id,
    base: variable,
    indexes: [world.uint(1)],
  })
  builder.add('OpCopyObject', type, variable)
  if (all) {
    const nothing = builder.add('OpConstantNull', type)
    const truth = builder.once('OpConstantTrue', plain.scalar('bool').id)
    builder.add('OpSelect', type, truth, variable, nothing)
    builder.add('OpLoad', type, holder)
  }
  const returned = builder.type('OpTypeVoid')
  const callee = builder.id()
  builder.add('OpFunctionCall', returned, callee, variable)
  return {
    variable,
    parameter: callee,
    finish: () =>
      finishWithFunction(world, {
        id: callee,
        resultType: returned,
        parameterTypes: [type],
        body: () => undefined,
      }),
  }
}
