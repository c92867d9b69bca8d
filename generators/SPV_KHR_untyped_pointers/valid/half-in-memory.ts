import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'half-in-memory',
  rule: 'half-through-untyped-pointer-has-float16',
  summary: 'halves are loaded and stored through untyped pointers where there is Float16 for them',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const shape = choices.pick('type', ['half', 'vector', 'array', 'structure'])
    const stored = choices.pick('stored', [false, true])
    const ground = choices.pick('ground', ['kernel', 'kernel-32'])

    const world = createWorld(ground)
    world.builder.capability('Float16Buffer')
    const { scalar, vector, array, structure } = world.plain
    const half = scalar('half')
    const type = {
      half: () => half,
      vector: () => vector(half, 4),
      array: () => array(half, 3),
      structure: () => structure(scalar('uint'), half),
    }[shape]()
    const bytes = array(scalar('uint'), 8).id
    const pointer = pointerInto(world, storageClass, 'untyped', bytes)
    const object = load(world, storageClass, type, pointer)
    if (stored) store(world, storageClass, type, pointer, object)
    return world.finish()
  },
}
