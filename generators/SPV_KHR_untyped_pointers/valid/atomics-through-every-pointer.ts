import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addAtomic, atomics, isOfKernels } from '../shared/atomics.ts'
import { texelPointer } from '../shared/listed-uses.ts'
import { type Place, places } from '../shared/places.ts'
import { kinds } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

const image: Place = { ground: 'shader', storageClass: 'Image' }
const chosen: Readonly<Record<string, Place>> = {
  'storage-buffer': places['storage-buffer'],
  global: places.global,
  'physical-storage-buffer': places['physical-storage-buffer'],
  generic: places.generic,
  workgroup: places.workgroup,
  image,
}

/** The instruction for which all pointers are tried. */
const thorough = 'OpAtomicIAdd'

export const generator: Generator = {
  name: 'atomics-through-every-pointer',
  rule: 'atomic-pointer-is-a-pointer',
  alsoApplies: ['atomic-typed-pointer-points-to-the-result-type'],
  summary: 'every atomic instruction goes through pointers of either kind, from everywhere',
  environments: ({ minor = '6' }) => (minor === '3' ? ['spv1.3'] : environmentsOf(minor)),
  build(choices) {
    const name = choices.pick('instruction', [...atomics.keys()])
    const kind = choices.pick('pointer', kinds)
    const atomic = atomics.get(name)
    const kernels = atomic !== undefined && isOfKernels(atomic)
    const few = kernels ? ['global', 'generic'] : ['storage-buffer', 'global', 'image']
    const place = choices.pick('place', name === thorough ? Object.keys(chosen) : few)
    const { ground, storageClass } = chosen[place] ?? image
    const sources =
      storageClass === 'Image' || name !== thorough
        ? (['variable'] as const)
        : sourcesFor({ ground }, storageClass, kind)
    const source = choices.pick('source', sources)
    const minor = choices.pick('minor', [atomic?.until ?? 6])

    const world = createWorld(ground, { minor })
    const type = world.types(storageClass).scalar('uint')
    if (atomic === undefined) return world.finish()
    if (storageClass === 'Image') {
      addAtomic(world, world.builder.add, atomic, texelPointer(world, kind), type.id)
    } else {
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        addAtomic(world, add, atomic, pointer, type.id)
      })
    }
    return world.finish()
  },
}
