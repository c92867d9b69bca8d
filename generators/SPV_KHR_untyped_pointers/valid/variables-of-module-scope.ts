import type { Generator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { asStage } from '../shared/as-stage.ts'
import { addVariable, variableClasses } from '../shared/variable-classes.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

const classes = Object.keys(variableClasses).filter((name) => name !== 'Function')

export const generator: Generator = {
  name: 'variables-of-module-scope',
  rule: 'global-untyped-variable-is-not-in-function-storage',
  alsoApplies: ['untyped-variable-in-a-function-is-in-function-storage'],
  summary: 'variables stand outside of functions, beside a pointer type for local ones',
  build(choices) {
    const storageClass = choices.pick('storage-class', classes)
    const inside = choices.pick('inside', ['variable', 'parameter'])

    const row = variableClasses[storageClass]
    const world = createWorld(row?.ground ?? 'shader')
    const { builder } = world
    row?.declare(world)
    const uint = world.types(storageClass).scalar('uint').id
    addVariable(world, storageClass, world.pointer(storageClass), uint)
    const local = world.pointer('Function')
    const variable = builder.add('OpUntypedVariableKHR', local, 'Function', uint)
    const staged = (module: Module) =>
      row?.stage === undefined ? module : asStage(module, row.stage)
    if (inside === 'variable') return staged(world.finish())
    const nothing = builder.type('OpTypeVoid')
    const callee = builder.id()
    builder.add('OpFunctionCall', nothing, callee, variable)
    const body = () => undefined
    const parameterTypes = [local]
    const function_ = { id: callee, resultType: nothing, parameterTypes, body }
    return staged(finishWithFunction(world, function_))
  },
}
