import { environmentsOf } from '../../builder/versions.ts'
import type { Generator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { operandWays, withOperand, withOperands } from './operands.ts'
import { otherTypes } from './other-types.ts'
import { type Kind, kinds, pointerInto, pointerType } from './pointer-into.ts'
import { sourcesFor, withPointer } from './pointer-sources.ts'
import {
  globalPointers,
  hasIdleResult,
  noPointerObjects,
  type Pointer,
  type PointerShape,
  pointerAt,
  pointerShape,
  ruledOrdinals,
  storageClass,
  storageClassName,
} from './pointers.ts'
import { noPointerTypes } from './things.ts'
import { objectType, objectTypeNames } from './types.ts'
import { createWorld, load, type World } from './world.ts'

/** Storage classes that pointers into Generic come from and go to. */
export const specificClasses = ['CrossWorkgroup', 'Workgroup', 'Function'] as const

/** The casts from Generic. */
const castsFromGeneric = ['OpGenericCastToPtr', 'OpGenericCastToPtrExplicit'] as const

type CastFromGeneric = (typeof castsFromGeneric)[number]

function integer({ plain }: World): number {
  return plain.scalar('uint').id
}

/** Adds a cast of a pointer into that storage class to Generic; its result. */
export function addCastToGeneric(world: World, storageClass: string, kind: Kind): number {
  const pointer = pointerInto(world, storageClass, kind, integer(world))
  const type = pointerType(world, 'Generic', kind, integer(world))
  return world.builder.add('OpPtrCastToGeneric', type, pointer)
}

/** Adds a cast of a pointer into Generic; its result. */
export function addCastFromGeneric(
  world: World,
  name: CastFromGeneric,
  storageClass: string,
  kind: Kind,
  pointer: number,
  add: World['builder']['add'] = world.builder.add,
): number {
  const type = pointerType(world, storageClass, kind, integer(world))
  const storage = name === 'OpGenericCastToPtrExplicit' ? [storageClass] : []
  return add(name, type, pointer, ...storage)
}

/** What a generator says of itself. */
type About = Omit<Generator, 'build' | 'environments'>

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

/** Places of words in casts to and from Generic, counted behind the instruction's first word. */
export const castWords = { resultType: 0, pointer: 2, storage: 3 } as const

/** A cast as it stands in a module. */
interface GenericCast {
  readonly resultType: number
  readonly result: PointerShape
  readonly pointer: Pointer
}

/** The cast with ordinal `at`; `undefined` where a side of it is no pointer. */
export function genericCastAt(module: Module, at: number): GenericCast | undefined {
  const resultType = module.instructions[at]?.words[castWords.resultType]
  const result = pointerShape(module, resultType)
  const pointer = pointerAt(module, at, castWords.pointer)
  return resultType === undefined || result === undefined || pointer === undefined
    ? undefined
    : { resultType, result, pointer }
}

/** Ordinals of casts by that instruction whose result nobody asks for. */
export function idleCasts(module: Module, name: string): readonly number[] {
  return ruledOrdinals(module, name).filter(
    (at) => genericCastAt(module, at) !== undefined && hasIdleResult(module, at),
  )
}

/** Ways that give a cast a result that is no pointer. */
export const noPointerResults = operandWays(castWords.resultType, noPointerTypes)

/** Ways that cast what is no pointer. */
export const noPointerCasts = operandWays(castWords.pointer, noPointerObjects)

/** A pointer type like the result type, but in another storage class. */
function elsewhere(into: string, and: Readonly<Record<number, () => number>> = {}): Way {
  return (module, at) => {
    const cast = genericCastAt(module, at)
    if (cast === undefined || storageClassName(cast.result.storageClass) === into) return undefined
    const pointee = definition(module, cast.resultType)?.words[2]
    return withOperands(module, at, {
      [castWords.resultType]: (graft) =>
        cast.result.kind === 'untyped'
          ? graft.add('OpTypeUntypedPointerKHR', into)
          : graft.add('OpTypePointer', into, pointee ?? 0),
      ...and,
    })
  }
}

/** Ways that give a cast a result in one of those storage classes. */
export function resultsInto(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into) => [`result-into-${hyphenated(into)}`, elsewhere(into)]),
  )
}

/** The same for explicit casts, Storage included. */
export function resultsAndStorageOf(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into) => [
      `cast-to-${hyphenated(into)}`,
      elsewhere(into, { [castWords.storage]: () => storageClass(into) }),
    ]),
  )
}

function hyphenated(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** Ways that cast a pointer into a storage class other than Generic: one of the same kind, to the same type. */
export function castsOfOthers(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into): [string, Way] => [
      `pointer-into-${hyphenated(into)}`,
      (module, at) => {
        const cast = genericCastAt(module, at)
        if (cast === undefined) return undefined
        const other = globalPointers(module).find(
          (each) =>
            each.kind === cast.pointer.kind &&
            each.pointee === cast.pointer.pointee &&
            storageClassName(each.storageClass) === into,
        )
        return other === undefined
          ? undefined
          : withOperand(module, at, castWords.pointer, () => other.id)
      },
    ]),
  )
}

/** Ways that make typed pointers point to something else than before. */
export const otherPointees: Readonly<Record<string, Way>> = Object.fromEntries(
  Object.entries(otherTypes)
    // There are no signed integers in kernels.
    .filter(([name]) => name !== 'other-signedness')
    .map(([name, other]): [string, Way] => [
      name,
      (module, at) => {
        const cast = genericCastAt(module, at)
        const before = cast?.pointer.pointee
        if (cast?.result.kind !== 'typed' || before === undefined) return undefined
        return withOperand(module, at, castWords.resultType, (graft, ...where) => {
          const type = other(before)(graft, ...where)
          return type === undefined
            ? undefined
            : graft.add('OpTypePointer', cast.result.storageClass, type)
        })
      },
    ]),
)
