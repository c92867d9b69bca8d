import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addCastFromGeneric, addCastToGeneric, specificClasses } from '../shared/generic-casts.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'explicit-casts-beside-others',
  rule: 'generic-cast-explicit-pointer-is-into-generic',
  alsoApplies: ['generic-cast-to-ptr-pointer-is-into-generic'],
  summary: 'generic pointers are cast, beside pointers that no cast from Generic takes',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const kind = choices.pick('pointer', kinds)
    const storageClass = choices.pick('storage-class', specificClasses)
    const minor = choices.pick('minor', [6, 0])

    const world = createWorld('kernel', { minor })
    const integer = world.plain.scalar('uint').id
    for (const other of ['CrossWorkgroup', 'Workgroup', 'UniformConstant']) {
      for (const each of kinds) variableIn(world, other, each, integer)
    }
    const generic = addCastToGeneric(world, storageClass, kind)
    for (const name of ['OpGenericCastToPtrExplicit', 'OpGenericCastToPtr'] as const) {
      addCastFromGeneric(world, name, storageClass, kind, generic)
    }
    return world.finish()
  },
}
