import type { Builder } from '../../builder/builder.ts'
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
