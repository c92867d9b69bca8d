import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What the memory of a structure that ends in a run-time array is loaded as. */
const views: Readonly<Record<string, (world: World) => LaidType>> = {
  integer: ({ laid }) => laid.scalar('uint'),
  'first-member': ({ laid }) => laid.vector(laid.scalar('float'), 4),
  array: ({ laid }) => laid.array(laid.scalar('uint'), 64),
  structure: ({ laid }) => laid.structure(laid.scalar('uint'), laid.array(laid.scalar('uint'), 3)),
}

export const generator: Generator = {
  name: 'loads-beside-run-time-arrays',
  rule: 'load-through-untyped-pointer-is-of-fixed-size',
  alsoApplies: ['load-through-untyped-pointer-is-of-an-explicitly-laid-out-type'],
  summary: 'memory that ends in a run-time array is loaded as something of a fixed size',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      'StorageBuffer',
      'PhysicalStorageBuffer',
      'Private',
    ])
    const view = choices.pick('loaded-as', Object.keys(views))
    const kind = choices.pick('base', storageClass === 'Private' ? (['untyped'] as const) : kinds)
    const member = choices.pick('from', ['block', 'element'])

    const physical = storageClass === 'PhysicalStorageBuffer'
    const world = createWorld(physical ? 'physical-storage-buffer' : 'shader')
    const { builder, laid } = world
    const vector = laid.vector(laid.scalar('float'), 4)
    const block = laid.block(vector, laid.runTimeArray(laid.scalar('uint')))
    pointerInto(world, 'StorageBuffer', 'untyped', block.id)
    const inside = storageClass === 'Private'
    const data = inside ? laid.array(laid.scalar('uint'), 64) : block
    const base = pointerInto(world, storageClass, kind, data.id)
    const indexes = inside ? [world.uint(8)] : [world.uint(1), world.uint(8)]
    const pointer = builder.add(
      'OpUntypedAccessChainKHR',
      world.pointer(storageClass),
      data.id,
      base,
      ...(member === 'block' ? [] : indexes),
    )
    load(world, storageClass, views[view]?.(world) ?? vector, pointer)
    return world.finish()
  },
}
