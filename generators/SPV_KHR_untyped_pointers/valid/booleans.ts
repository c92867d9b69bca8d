import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import type { LaidType } from '../shared/laid-type.ts'
import type { Types } from '../shared/types.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

const shapes: Readonly<Record<string, (types: Types) => LaidType>> = {
  boolean: ({ scalar }) => scalar('bool'),
  vector: ({ scalar, vector }) => vector(scalar('bool'), 2),
  array: ({ scalar, array }) => array(scalar('bool'), 3),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('bool')),
  'array-of-structures': ({ scalar, structure, array }) => array(structure(scalar('bool')), 2),
}

/** Storage classes in which Booleans may be, with a ground that has them. */
const grounds = {
  Private: 'shader',
  Function: 'shader',
  Workgroup: 'kernel',
  CrossWorkgroup: 'kernel',
  UniformConstant: 'kernel',
  Input: 'fragment',
  Output: 'fragment',
} as const

export const generator: Generator = {
  name: 'booleans',
  rule: 'boolean-data-type-is-not-externally-visible',
  alsoApplies: ['data-type-is-a-type'],
  summary: 'Booleans are in variables of storage classes that nobody outside sees',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      'Private',
      'Function',
      'Workgroup',
      'CrossWorkgroup',
      'UniformConstant',
      'Input',
      'Output',
    ])
    const shape = choices.pick('data-type', Object.keys(shapes))
    const used = choices.pick('used', storageClass === 'Private' ? [true, false] : [false])

    const world = createWorld(grounds[storageClass])
    const type = shapes[shape]?.(world.plain) ?? world.plain.scalar('bool')
    const variable = addVariable(world, storageClass, world.pointer(storageClass), type.id)
    if (used) {
      store(world, storageClass, type, variable, load(world, storageClass, type, variable))
    }
    return world.finish()
  },
}
