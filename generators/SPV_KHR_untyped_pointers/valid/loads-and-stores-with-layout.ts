import type { Generator } from '../../maker.ts'
import { isReadOnly, load, store } from '../shared/access.ts'
import { drawIn } from '../shared/draw-in.ts'
import { goodLayouts } from '../shared/good-layouts.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const grounds: Readonly<Record<string, GroundName>> = {
  StorageBuffer: 'shader',
  Uniform: 'shader',
  PushConstant: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
}

export const generator: Generator = {
  name: 'loads-and-stores-with-layout',
  rule: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
  alsoApplies: [
    'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    'data-type-is-explicitly-laid-out',
  ],
  summary: 'objects of explicitly laid out types are loaded, and some of them stored again',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(grounds))
    const layout = choices.pick('type', Object.keys(goodLayouts) as (keyof typeof goodLayouts)[])
    const stores = choices.pick('stored', isReadOnly(storageClass) ? [false] : [false, true])

    const world = createWorld(grounds[storageClass] ?? 'shader')
    const words = world.laid.array(world.laid.scalar('uint'), 32).id
    const pointer = pointerInto(world, storageClass, 'untyped', words)
    const type = { id: drawIn(world, goodLayouts[layout]), size: 16, alignment: 16 }
    const object = load(world, storageClass, type, pointer)
    if (stores) store(world, storageClass, type, pointer, object)
    return world.finish()
  },
}
