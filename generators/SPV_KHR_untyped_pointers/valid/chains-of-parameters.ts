import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

/** What may be passed to a function, by ground. */
const classes = {
  shader: ['Private', 'Function'],
  'variable-pointers': ['StorageBuffer'],
  kernel: ['CrossWorkgroup', 'Function', 'Workgroup'],
} as const

export const generator: Generator = {
  name: 'chains-of-parameters',
  rule: 'chain-base-type-is-a-type',
  alsoApplies: ['chain-has-the-storage-class-of-its-base', 'chain-base-is-a-pointer'],
  summary: 'the base of a chain is a parameter, and a pointer is given back where it may be',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'variable-pointers', 'kernel'])
    const storageClass = choices.pick('storage-class', classes[ground])
    const kind = choices.pick('parameter', kinds)
    const returned = choices.pick('returned', ground === 'shader' ? [false] : [false, true])
    const form = choices.pick('chain', ground === 'kernel' ? chainForms : accessForms)

    const world = createWorld(ground)
    const { builder } = world
    const types = world.types(storageClass)
    const data = types.array(types.scalar('uint'), 4)
    const parameterType = pointerType(world, storageClass, kind, data.id)
    const resultType = world.pointer(storageClass)
    const returnType = returned ? resultType : builder.type('OpTypeVoid')
    const walk = { resultType, baseType: data.id, indexes: [world.uint(2)] }
    const variable = variableIn(world, storageClass, kind, data.id)
    const callee = builder.id()
    const called = builder.add('OpFunctionCall', returnType, callee, variable)
    if (returned) addChain(world, form, { ...walk, base: called })
    return finishWithFunction(world, {
      id: callee,
      resultType: returnType,
      parameterTypes: [parameterType],
      body([base = 0]) {
        const reached = addChain(world, form, { ...walk, base })
        return returned ? reached : undefined
      },
    })
  },
}
