import type { Generator } from '../../maker.ts'
import { specificClasses } from '../shared/generic-casts.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'casts-to-generic',
  rule: 'ptr-cast-to-generic-result-type-is-a-pointer-type',
  alsoApplies: [
    'ptr-cast-to-generic-result-type-is-generic',
    'ptr-cast-to-generic-keeps-the-kind-of-pointer',
  ],
  summary: 'pointers of either kind, from everywhere, become pointers into Generic',
  build(choices) {
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
    const storageClass = choices.pick('storage-class', specificClasses)
    const kind = choices.pick('pointer', kinds)
    const all = sourcesFor({ ground }, storageClass, kind)
    const source = choices.pick('source', ground === 'kernel' ? all : all.slice(0, 1))

    const world = createWorld(ground)
    const type = world.plain.scalar('uint')
    withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
      add('OpPtrCastToGeneric', pointerType(world, 'Generic', kind, type.id), pointer)
    })
    return world.finish()
  },
}
