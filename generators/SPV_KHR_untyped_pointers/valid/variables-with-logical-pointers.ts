import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

const shapes: Readonly<Record<string, (world: World, type: LaidType) => LaidType>> = {
  alone: (_, type) => type,
  array: ({ plain }, type) => plain.array(type, 2),
  structure: ({ plain }, type) => plain.structure(plain.scalar('uint'), type),
}

const besides = ['nothing', 'StorageBuffer', 'Workgroup', 'Uniform', 'PushConstant', 'Output']

export const generator: Generator = {
  name: 'variables-with-logical-pointers',
  rule: 'variable-with-logical-pointers-is-function-or-private',
  alsoApplies: ['data-type-is-a-type'],
  summary: 'with variable pointers, variables of Function and Private hold logical pointers',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['Function', 'Private'])
    const variable = choices.pick('variable', kinds)
    const content = choices.pick('content', kinds)
    const shape = choices.pick('shape', Object.keys(shapes))
    const plain = shape === 'alone' && content === 'untyped'
    const pointee = choices.pick('pointee', ['StorageBuffer', ...(plain ? ['Workgroup'] : [])])
    const beside = choices.pick('beside', plain ? besides : ['nothing'])

    const world = createWorld('variable-pointers')
    const element = world.types(pointee).scalar('uint')
    const type = pointerType(world, pointee, content, element.id)
    const pointer: LaidType = { id: type, size: 8, alignment: 8 }
    const holder = variableIn(
      world,
      storageClass,
      variable,
      shapes[shape]?.(world, pointer).id ?? type,
    )
    // Plain data, in a storage class where no pointer may stand.
    if (beside !== 'nothing') {
      for (const kind of kinds) variableIn(world, beside, kind, world.plain.scalar('float').id)
    }
    if (shape === 'alone') {
      world.builder.add('OpStore', holder, variableIn(world, pointee, content, element.id, type))
      world.builder.add('OpLoad', type, holder)
    }
    return world.finish()
  },
}
