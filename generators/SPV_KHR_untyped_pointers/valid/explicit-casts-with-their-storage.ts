import type { Generator } from '../../maker.ts'
import { addCastFromGeneric, addCastToGeneric, specificClasses } from '../shared/generic-casts.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'explicit-casts-with-their-storage',
  rule: 'generic-cast-explicit-result-type-has-the-storage-operand',
  alsoApplies: ['generic-cast-explicit-storage-is-a-target-storage-class'],
  summary: 'one generic pointer is tried for each storage class in turn',
  build(choices) {
    const from = choices.pick('generic', kinds)
    const first = choices.pick('first', specificClasses)
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)

    const world = createWorld(ground)
    const generic = addCastToGeneric(world, first, from)
    const order = [first, ...specificClasses.filter((each) => each !== first)]
    for (const [index, storageClass] of order.entries()) {
      const kind = kinds[index % kinds.length] ?? from
      addCastFromGeneric(world, 'OpGenericCastToPtrExplicit', storageClass, kind, generic)
    }
    return world.finish()
  },
}
