import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from './access.ts'
import {
  addCastFromGeneric,
  addCastToGeneric,
  type CastFromGeneric,
  specificClasses,
} from './generic-casts.ts'
import { objectType, objectTypeNames } from './object-types.ts'
import { kinds, pointerInto, pointerType } from './pointer-into.ts'
import { sourcesFor, withPointer } from './pointer-sources.ts'
import { createWorld } from './world.ts'

/** What a generator says of itself. */
export type About = Omit<Generator, 'build' | 'environments'>

/** Casts between kinds of pointers, on every ground; what comes out is loaded through. */
export function castsBetweenKinds(about: About, cast: CastFromGeneric): Generator {
  return {
    ...about,
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'] as const)
      const from = choices.pick('generic', kinds)
      const to = choices.pick('result', kinds)
      const storageClass = choices.pick('storage-class', specificClasses)

      const world = createWorld(ground)
      const generic = addCastToGeneric(world, storageClass, from)
      const pointer = addCastFromGeneric(world, cast, storageClass, to, generic)
      load(world, storageClass, world.plain.scalar('uint'), pointer)
      return world.finish()
    },
  }
}

/** Casts to every storage class, in several versions. */
export function castsToEveryClass(about: About, cast: CastFromGeneric): Generator {
  return {
    ...about,
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const from = choices.pick('from', specificClasses)
      const to = choices.pick('to', specificClasses)
      const minor = choices.pick('minor', [6, 3, 0])

      const world = createWorld('kernel', { minor })
      const generic = addCastToGeneric(world, from, kind)
      addCastFromGeneric(world, cast, to, kind, generic)
      return world.finish()
    },
  }
}

/** Casts of generic pointers from everywhere. */
export function castsOfEveryPointer(about: About, cast: CastFromGeneric): Generator {
  const [ground, storageClass] = ['kernel', 'Generic'] as const
  return {
    ...about,
    build(choices) {
      const from = choices.pick('generic', kinds)
      const to = choices.pick('result', kinds)
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, from))

      const world = createWorld(ground)
      const type = world.plain.scalar('uint')
      withPointer(source, { world, storageClass, kind: from, type }, (add, pointer) => {
        addCastFromGeneric(world, cast, 'Workgroup', to, pointer, add)
      })
      return world.finish()
    },
  }
}

/** Casts of pointers to many types, which differ on both sides where one of them is untyped. */
export function castsOfManyTypes(about: About, cast: CastFromGeneric): Generator {
  return {
    ...about,
    build(choices) {
      const from = choices.pick('generic', kinds)
      const to = choices.pick('result', kinds)
      const pointee = choices.pick('pointee', objectTypeNames)
      const other = choices.pick('other', from === to ? [false] : [false, true])
      const classes = pointee === 'integer' ? specificClasses : specificClasses.slice(0, 1)
      const storageClass = choices.pick('storage-class', classes)

      const world = createWorld('kernel')
      const { id } = objectType(world.plain, pointee)
      const { id: seenAs } = other ? world.plain.scalar('float') : { id }
      const pointer = pointerInto(world, 'Generic', from, id)
      const type = pointerType(world, storageClass, to, seenAs)
      const storage = cast === 'OpGenericCastToPtrExplicit' ? [storageClass] : []
      world.builder.add(cast, type, pointer, ...storage)
      return world.finish()
    },
  }
}
