import type { Generator } from '../../maker.ts'
import { addAtomic, isOfKernels, otherAtomics } from '../shared/atomics.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'other-atomics',
  rule: 'other-atomic-pointer-is-typed',
  summary: 'atomic instructions that the text does not name go through typed pointers',
  build(choices) {
    const name = choices.pick('instruction', [...otherAtomics.keys()])
    const atomic = otherAtomics.get(name)
    const kernel = atomic !== undefined && isOfKernels(atomic)
    const ground = kernel ? 'kernel' : 'shader'
    const storageClass = kernel ? 'CrossWorkgroup' : 'StorageBuffer'
    const source = choices.pick('source', sourcesFor({ ground }, storageClass, 'typed'))

    const world = createWorld(ground)
    const type = world.types(storageClass).scalar(kernel ? 'uint' : 'float')
    pointerInto(world, storageClass, 'untyped', type.id)
    withPointer(source, { world, storageClass, kind: 'typed', type }, (add, pointer) => {
      if (atomic !== undefined) addAtomic(world, add, atomic, pointer, type.id)
    })
    return world.finish()
  },
}
