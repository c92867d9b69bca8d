import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-beside-void',
  rule: 'data-type-is-not-void',
  alsoApplies: ['data-type-is-a-type'],
  summary: 'variables hold pointers to void and structures of such, or something else altogether',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const content = choices.pick('data-type', [
      'pointer-to-void',
      'array-of-pointers',
      'structure-of-pointers',
      'integer',
      'empty-structure',
    ])

    const world = createWorld('kernel')
    const { scalar, array, structure } = world.plain
    const nothing = world.builder.type('OpTypeVoid')
    const pointer: LaidType = {
      id: world.typedPointer('CrossWorkgroup', nothing),
      size: 8,
      alignment: 8,
    }
    const dataType = {
      'pointer-to-void': () => pointer,
      'array-of-pointers': () => array(pointer, 2),
      'structure-of-pointers': () => structure(pointer, scalar('uint')),
      integer: () => scalar('uint'),
      'empty-structure': () => structure(),
    }[content]().id
    addVariable(world, storageClass, world.pointer(storageClass), dataType)
    return world.finish()
  },
}
