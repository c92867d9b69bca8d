import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms } from '../shared/chain-forms.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-in-functions',
  rule: 'untyped-variable-in-a-function-is-in-function-storage',
  alsoApplies: [
    'untyped-variable-in-a-function-is-in-its-first-block',
    'global-untyped-variable-is-not-in-function-storage',
    'untyped-variable-has-the-storage-class-of-its-result-type',
  ],
  summary: 'each function has local untyped variables, beside those of module scope',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'fragment', 'kernel', 'library'])
    const outside = choices.pick('outside', [
      ground === 'kernel' || ground === 'library' ? 'CrossWorkgroup' : 'Private',
      ...(ground === 'fragment' ? [] : ['Workgroup']),
    ])
    const form = choices.pick('chain', accessForms)

    const world = createWorld(ground)
    const { builder, plain } = world
    const uint = plain.scalar('uint')
    const four = plain.array(uint, 4)
    const nothing = builder.type('OpTypeVoid')
    const global = world.untypedVariable(world.pointer(outside), outside, four.id)
    const local = builder.add(
      'OpUntypedVariableKHR',
      world.pointer('Function'),
      'Function',
      four.id,
    )
    const base = { baseType: four.id, indexes: [world.uint(3)] }
    const from = addChain(world, form, {
      ...base,
      resultType: world.pointer(outside),
      base: global,
    })
    const to = addChain(world, form, {
      ...base,
      resultType: world.pointer('Function'),
      base: local,
    })
    store(world, 'Function', uint, to, load(world, outside, uint, from))
    const callee = builder.id()
    builder.add('OpFunctionCall', nothing, callee)
    const pointer = world.pointer('Function')
    return finishWithFunction(world, {
      id: callee,
      resultType: nothing,
      parameterTypes: [],
      body() {
        const other = builder.add('OpUntypedVariableKHR', pointer, 'Function', uint.id)
        builder.add('OpUntypedVariableKHR', pointer, 'Function', four.id)
        builder.add('OpStore', other, builder.add('OpLoad', uint.id, other))
        return undefined
      },
    })
  },
}
