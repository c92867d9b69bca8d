import type { Generator } from '../../maker.ts'
import { type Kind, kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'prefetches-of-parameters',
  rule: 'prefetch-pointer-is-a-pointer',
  alsoApplies: [
    'prefetch-pointer-is-into-cross-workgroup',
    'prefetch-num-bytes-is-a-scalar-integer',
  ],
  summary: 'a function prefetches through each of its parameters, of one kind or of both',
  build(choices) {
    const first = choices.pick('first', kinds)
    const second = choices.pick('second', kinds)
    const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])
    const pointee = choices.pick('pointee', ['scalar', 'vector', 'structure'])

    const world = createWorld(ground)
    const { builder, plain } = world
    const uint = plain.scalar('uint')
    const data = {
      scalar: () => uint,
      vector: () => plain.vector(uint, 4),
      structure: () => plain.structure(uint, plain.scalar('float')),
    }[pointee]().id
    const storageClass = 'CrossWorkgroup'
    const parameters: readonly Kind[] = [first, second]
    const nothing = builder.type('OpTypeVoid')
    const callee = builder.id()
    const passed = parameters.map((kind) => variableIn(world, storageClass, kind, data))
    builder.add('OpFunctionCall', nothing, callee, ...passed)
    return finishWithFunction(world, {
      id: callee,
      resultType: nothing,
      parameterTypes: parameters.map((kind) => pointerType(world, storageClass, kind, data)),
      body(pointers) {
        for (const pointer of pointers) {
          builder.add('OpUntypedPrefetchKHR', pointer, world.uint(16))
        }
        return undefined
      },
    })
  },
}
