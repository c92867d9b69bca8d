import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import type { LaidType } from '../shared/laid-type.ts'
import type { Types } from '../shared/types.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld, isExplicit } from '../shared/world.ts'

function matrix(columns: number, components: number): (types: Types) => LaidType {
  return (types) => types.matrix(types.vector(types.scalar('float'), components), columns)
}

const sizes = {
  'two-by-two': matrix(2, 2),
  'three-by-four': matrix(3, 4),
  'four-by-four': matrix(4, 4),
} as const

export const generator: Generator = {
  name: 'matrices-in-variables',
  rule: 'data-type-is-no-matrix',
  alsoApplies: ['data-type-is-explicitly-laid-out', 'data-type-is-a-type'],
  summary: 'variables with a layout have matrices in structures only, others are matrices too',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      'StorageBuffer',
      'Uniform',
      'PushConstant',
      'Private',
      'Function',
      'Workgroup',
      'Input',
      'Output',
    ])
    const wraps = ['structure', 'array-in-a-structure'] as const
    const wrap = choices.pick(
      'data-type',
      isExplicit(storageClass) ? wraps : (['matrix', 'array', ...wraps] as const),
    )
    const size = choices.pick('size', ['two-by-two', 'three-by-four', 'four-by-four'])
    const used = choices.pick('used', isExplicit(storageClass) ? [false] : [false, true])

    const world = createWorld('shader')
    const types = world.types(storageClass)
    const bare = sizes[size](types)
    const dataType = {
      matrix: () => bare,
      array: () => types.array(bare, 2),
      structure: () => types.structure(types.scalar('uint'), bare),
      'array-in-a-structure': () => types.structure(types.array(bare, 3)),
    }[wrap]().id
    const variable = addVariable(world, storageClass, world.pointer(storageClass), dataType)
    if (used) load(world, storageClass, bare, variable)
    return world.finish()
  },
}
