import type { Generator } from '../../maker.ts'
import { addFunction } from '../shared/add-function.ts'
import { kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { addTexelPointer, texelImages, texelImageType } from '../shared/texels.ts'
import { createWorld } from '../shared/world.ts'

const storageClass = 'UniformConstant'

export const generator: Generator = {
  name: 'texels-of-every-image',
  rule: 'image-texel-pointer-image-is-a-typed-pointer',
  alsoApplies: [
    'image-texel-pointer-result-type-is-image',
    'logical-pointer-operand-is-of-a-listed-instruction',
  ],
  summary: 'images are variables, elements of arrays, copies and parameters, beside untyped ones',
  build(choices) {
    const from = choices.pick('image', ['variable', 'element', 'copy', 'parameter'])
    const kind = choices.pick('pointer', kinds)
    const beside = choices.pick('beside', ['nothing', 'untyped-image'])

    const world = createWorld('shader')
    const { builder, plain } = world
    const image = texelImages['2d']
    if (image === undefined) return world.finish()
    const type = texelImageType(world, image, 'uint')
    const pointer = pointerType(world, storageClass, 'typed', type)
    const data = from === 'element' ? plain.array({ id: type, size: 0, alignment: 1 }, 4).id : type
    const variable = variableIn(world, storageClass, 'typed', data)
    world.describe(variable)
    if (beside !== 'nothing') world.describe(variableIn(world, storageClass, 'untyped', type))
    if (from === 'parameter') {
      const nothing = builder.type('OpTypeVoid')
      const callee = addFunction(world, nothing, [pointer], (add, parameter = 0) => {
        addTexelPointer(world, image, 'uint', kind, parameter, add)
        add('OpReturn')
      })
      builder.add('OpFunctionCall', nothing, callee, variable)
      return world.finish()
    }
    const taken =
      from === 'element'
        ? builder.add('OpAccessChain', pointer, variable, world.uint(2))
        : from === 'copy'
          ? builder.add('OpCopyObject', pointer, variable)
          : variable
    addTexelPointer(world, image, 'uint', kind, taken)
    return world.finish()
  },
}
