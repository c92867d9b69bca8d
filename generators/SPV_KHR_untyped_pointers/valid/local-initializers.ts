import type { Generator } from '../../maker.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'local-initializers',
  rule: 'initializer-has-the-data-type',
  alsoApplies: [
    'initializer-is-a-constant-or-a-global-variable',
    'untyped-variable-in-a-block-comes-before-other-instructions',
    'data-type-is-a-type',
  ],
  summary: 'local variables that hold pointers begin with null or the address of a global variable',
  build(choices) {
    const kind = choices.pick('pointers', kinds)
    const pointee = choices.pick('pointee', ['Function', 'CrossWorkgroup'])
    const value = choices.pick(
      'initializer',
      pointee === 'Function' ? ['null'] : ['null', 'variable'],
    )

    const world = createWorld('kernel')
    const uint = world.plain.scalar('uint').id
    const type = pointerType(world, pointee, kind, uint)
    const nothing = world.builder.add('OpConstantNull', type)
    const address =
      value === 'null'
        ? nothing
        : kind === 'untyped'
          ? world.untypedVariable(type, pointee, uint)
          : world.globalVariable(type, pointee)
    const void_ = world.builder.type('OpTypeVoid')
    const callee = world.builder.id()
    world.builder.add('OpFunctionCall', void_, callee, nothing)
    const local = world.pointer('Function')
    return finishWithFunction(world, {
      id: callee,
      resultType: void_,
      parameterTypes: [type],
      body() {
        if (pointee === 'Function') {
          if (kind === 'untyped') world.builder.add('OpUntypedVariableKHR', type, 'Function', uint)
          else world.builder.add('OpVariable', type, 'Function')
        }
        world.builder.add('OpUntypedVariableKHR', local, 'Function', type, address)
        return undefined
      },
    })
  },
}
