import type { Generator } from '../../maker.ts'
import { store } from '../shared/access.ts'
import { drawIn } from '../shared/draw-in.ts'
import { goodLayouts } from '../shared/good-layouts.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const grounds: Readonly<Record<string, GroundName>> = {
  StorageBuffer: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
}

export const generator: Generator = {
  name: 'stores-with-layout',
  rule: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
  alsoApplies: [
    'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    'data-type-is-explicitly-laid-out',
  ],
  summary: 'constants of explicitly laid out types are stored',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(grounds))
    const layout = choices.pick('type', Object.keys(goodLayouts) as (keyof typeof goodLayouts)[])
    const value = choices.pick('object', ['OpConstantNull', 'OpUndef'])

    const world = createWorld(grounds[storageClass] ?? 'shader')
    const words = world.laid.array(world.laid.scalar('uint'), 32).id
    const pointer = pointerInto(world, storageClass, 'untyped', words)
    const type = { id: drawIn(world, goodLayouts[layout]), size: 16, alignment: 16 }
    store(world, storageClass, type, pointer, world.builder.place('declaration', value, type.id))
    return world.finish()
  },
}
