import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { type BaseName, bases } from '../shared/bases.ts'
import { chainForms } from '../shared/chain-forms.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

const storageClass = 'CrossWorkgroup'

export const generator: Generator = {
  name: 'prefetch-pointers',
  rule: 'prefetch-pointer-is-into-cross-workgroup',
  alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-num-bytes-is-a-scalar-integer'],
  summary:
    'the pointer is of either kind, wherever it comes from, beside pointers into other classes',
  build(choices) {
    const kind = choices.pick('pointer', kinds)
    const from = choices.pick('from', [
      ...(Object.keys(bases) as BaseName[]),
      'parameter',
      ...(kind === 'untyped' ? chainForms : []),
    ])

    const world = createWorld('kernel')
    const { builder, plain } = world
    const data = plain.array(plain.scalar('uint'), 16).id
    const type = pointerType(world, storageClass, kind, data)
    const prefetch = (pointer = 0): undefined => {
      builder.add('OpUntypedPrefetchKHR', pointer, world.uint(16), world.uint(1))
    }
    const origin = { world, kind, storageClass, type, dataType: data }
    const form = chainForms.find((each) => each === from)
    const name = (Object.keys(bases) as BaseName[]).find((each) => each === from)
    if (form !== undefined) {
      const base = bases.variable(origin)
      const indexes = [world.uint(3)]
      prefetch(addChain(world, form, { resultType: type, baseType: data, base, indexes }))
    } else if (name !== undefined) prefetch(bases[name](origin))
    else {
      const nothing = builder.type('OpTypeVoid')
      const callee = builder.id()
      builder.add('OpFunctionCall', nothing, callee, bases.variable(origin))
      return finishWithFunction(world, {
        id: callee,
        resultType: nothing,
        parameterTypes: [type],
        body: ([pointer]) => prefetch(pointer),
      })
    }
    return world.finish()
  },
}
