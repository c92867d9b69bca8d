import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addAtomic, atomics } from '../shared/atomics.ts'
import { texelPointer } from '../shared/listed-uses.ts'
import { type Kind, kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { type SourceName, sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld, type World } from '../shared/world.ts'
import { writtenWith } from '../shared/written-with.ts'

/** Instructions that yield physical pointers, and would yield logical ones in vain. */
const physical: Readonly<Record<string, (world: World, type: number) => number>> = {
  OpUndef: ({ builder }, type) => builder.add('OpUndef', type),
  OpConvertUToPtr: ({ builder, plain }, type) => {
    const address = builder.constant(plain.scalar('ulong').id, 4096)
    return builder.add('OpConvertUToPtr', type, address)
  },
  OpCompositeExtract: (world, type) => {
    const { builder, laid } = world
    const pair = laid.block(laid.scalar('ulong'), { id: type, size: 8, alignment: 8 }).id
    const buffer = variableIn(world, 'StorageBuffer', 'untyped', pair)
    const object = builder.add('OpLoad', pair, buffer)
    return builder.add('OpCompositeExtract', type, object, 1)
  },
}

const logicalClasses = ['StorageBuffer', 'Private', 'Function'] as const

function yieldPhysical(world: World, kind: Kind, name: string): void {
  const storageClass = 'PhysicalStorageBuffer'
  const type = world.laid.scalar('uint')
  const make = physical[name]
  if (make === undefined) {
    withPointer(name as SourceName, { world, storageClass, kind, type }, (add, pointer) => {
      load(writtenWith(world, add), storageClass, type, pointer)
    })
  } else {
    const pointer = make(world, pointerType(world, storageClass, kind, type.id))
    load(world, storageClass, type, pointer)
  }
}

export const generator: Generator = {
  name: 'listed-results',
  rule: 'logical-pointer-result-is-of-a-listed-instruction',
  alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
  summary: 'instructions that may yield logical pointers do so, others yield physical ones',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      ...logicalClasses,
      'Image',
      'PhysicalStorageBuffer',
    ])
    const kind = choices.pick('pointer', kinds)
    if (storageClass === 'Image') {
      const world = createWorld('shader')
      const increment = atomics.get('OpAtomicIIncrement')
      const pointer = texelPointer(world, kind)
      if (increment !== undefined) {
        addAtomic(world, world.builder.add, increment, pointer, world.plain.scalar('uint').id)
      }
      return world.finish()
    }
    if (storageClass === 'PhysicalStorageBuffer') {
      const ground = 'physical-storage-buffer'
      const name = choices.pick('result-of', [
        ...sourcesFor({ ground }, storageClass, kind),
        ...Object.keys(physical),
      ])
      const world = createWorld(ground)
      yieldPhysical(world, kind, name)
      return world.finish()
    }
    const ground = 'shader'
    const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))
    const world = createWorld(ground)
    const type = world.types(storageClass).scalar('uint')
    withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
      load(writtenWith(world, add), storageClass, type, pointer)
    })
    return world.finish()
  },
}
